"""What lies before the players and between them, as a screen shows it: cards, items, quests, decks, tracks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from heraut.games.wow_adventure.model import OFF_BOARD, TRACK, Game, Hero, Quest, side_of, stats_of
from heraut.games.wow_adventure.numbers import fight
from heraut.games.wow_adventure.numbers.valor import valor_parts
from heraut.games.wow_adventure.printed.cards import Side
from heraut.games.wow_adventure.screen.card_text import (
    ability_text,
    encounter_text,
    event_text,
    goal_label,
    item_lines,
    marker_text,
    power_text,
)
from heraut.games.wow_adventure.screen.map_scene import stats_numbers
from heraut.games.wow_adventure.screen.signs import CHARACTERS, SLOTS, sign_of
from heraut.games.wow_adventure.screen.wording import item_text, level_text, name_text, seat_text
from heraut.kernel.values import total
from heraut.tabletop.cards import HIDDEN
from heraut.tabletop.scene import Card, Label, Number, Player, Pool, Token, Track, Zone, named
from heraut.tabletop.vocabulary import typeset

Shape = Literal["fan", "row", "pile", "grid"]


# ── ids ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def hand_card(seat: int, place: int) -> str:
    return f"c{seat}-{place}"


def item_card(card: str) -> str:
    return f"i-{card}"


def quest_card(quest: str) -> str:
    return f"q-{quest}"


def kept_card(seat: int, place: int) -> str:
    return f"k{seat}-{place}"


def character_card(character: str) -> str:
    return f"ch-{character}"


def challenge_card(card: str) -> str:
    return f"e-{card}"


def deck_zone(colour: str) -> str:
    return f"deck-{colour}"


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def ability(t: Game, id: str, name: str, seat: int) -> Card:
    if name == HIDDEN:
        return Card(id, named(name_text(t.content, name)), seat=seat, face_down=True)
    printed = t.content.abilities[name]
    cost = Number(f"{id}.energy", Label("number-energy"), printed.energy)
    icon, text = sign_of(t.content, name), ability_text(printed)
    return Card(id, named(name_text(t.content, name)), "capacity", icon, seat, text, (cost,))


def item(t: Game, card: str, seat: int | None) -> Card:
    printed = t.content.items[card]
    foot = Label("foot-item", {"slot": printed.slot, "colour": t.content.encounters[card].level})
    label, icon = named(item_text(t.content, card)), SLOTS[printed.slot]
    return Card(item_card(card), label, "item", icon, seat, item_lines(printed), foot=foot)


def quest(t: Game, open: Quest, seat: int) -> Card:
    printed = t.content.quests[open.kind]
    id = quest_card(open.kind)
    worth = Number(f"{id}.valor", Label("number-valor"), printed.valor)
    text = (goal_label(t.content, open),)
    return Card(
        id, named(name_text(t.content, open.kind)), "quest", sign_of(t.content, open.kind), seat, text, (worth,)
    )


def marker(t: Game, id: str, kind: str, seat: int | None) -> Card:
    if kind == HIDDEN:
        return Card(id, Label("piece-marker"), seat=seat, face_down=True)
    text = marker_text(t.content.markers[kind])
    return Card(id, named(name_text(t.content, kind)), "marker", sign_of(t.content, kind), seat, text)


def challenge(t: Game, card: str) -> Card:
    """An encounter with its numbers and its special, or an event."""
    id, label, icon = challenge_card(card), named(name_text(t.content, card)), sign_of(t.content, card)
    if card in t.content.events:
        return Card(id, label, "event", icon, text=event_text(t.content.events[card]))
    encounter = t.content.encounters[card]
    foot = Label("foot-encounter", {"creature": encounter.kind, "aggro": encounter.aggro})
    return Card(id, label, "encounter", icon, None, encounter_text(encounter), stats_numbers(id, encounter), foot)


def character(t: Game, name: str, side: Side, level: int, seat: int | None) -> Card:
    """The side of the card that is up: its power, its numbers."""
    id, printed = character_card(name), t.content.characters[name]
    foot = Label("foot-character", {"race": typeset(printed.race), "craft": typeset(printed.craft)})
    title = Label("card-character", {"who": typeset(printed.name), "side": typeset(side.name)})
    return Card(
        id,
        title,
        "character",
        CHARACTERS[name],
        seat,
        power_text(side.power),
        stats_numbers(id, side.levels[level]),
        foot,
    )


# ── zones ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def zones(t: Game, seat: int | None) -> Iterator[Zone]:
    """What each player has, then what lies between them; whoever looks sees the cards of the own hand."""
    for number, hero in enumerate(t.state.heroes):
        if hero.character:
            yield from _of_hero(t, number, hero, number == seat)
    if not t.state.round:
        taken = [hero.character for hero in t.state.heroes]
        free = [(id, one) for id, one in t.content.characters.items() if id not in taken]
        yield _zone("characters", "row", [character(t, id, one.start, 0, None) for id, one in free])
    yield from _shared(t)


def _zone(id: str, kind: Shape, cards: Iterable[Card], seat: int | None = None) -> Zone:
    shown = tuple(cards)
    name = id if seat is None else id.removesuffix(str(seat))
    return Zone(id, kind, Label(f"zone-{name}"), shown, len(shown), seat)


def _of_hero(t: Game, seat: int, hero: Hero, own: bool) -> Iterator[Zone]:
    hand = tuple([ability(t, hand_card(seat, place), name, seat) for place, name in enumerate(hero.hand)])
    yield Zone(f"hand{seat}", "fan", Label("zone-hand"), hand if own else (), len(hand), seat)
    yield _zone(f"character{seat}", "row", [character(t, hero.character, side_of(t, seat), hero.level, seat)], seat)
    yield _zone(f"worn{seat}", "row", [item(t, card, seat) for card in (hero.weapon, hero.armour) if card], seat)
    yield _zone(f"bag{seat}", "grid", [item(t, card, seat) for card in hero.bag], seat)
    yield _zone(f"quests{seat}", "row", [quest(t, one, seat) for one in hero.quests], seat)
    lying = [one for one in (hero.playing, *hero.attached) if one]
    if lying:
        cards = [ability(t, f"a{seat}-{place}", name, seat) for place, name in enumerate(lying)]
        yield _zone(f"attached{seat}", "row", cards, seat)
    if hero.kept:
        cards = [marker(t, kept_card(seat, place), kind, seat) for place, kind in enumerate(hero.kept)]
        yield _zone(f"kept{seat}", "row", cards, seat)
    won = [_won(t, id, seat) for id in (*hero.log, *hero.trophies)]
    if won:
        yield _zone(f"won{seat}", "pile", won, seat)
    yield Zone(f"deck{seat}", "pile", Label("zone-deck"), (), hero.deck.size(), seat)
    if hero.discard:
        spent = [ability(t, f"d{seat}-{place}", name, seat) for place, name in enumerate(hero.discard)]
        yield _zone(f"discard{seat}", "pile", spent, seat)


def _won(t: Game, id: str, seat: int) -> Card:
    """A quest completed, or a trophy."""
    kind, won = ("quest", t.content.quests) if id in t.content.quests else ("trophy", t.content.trophies)
    worth = won[id].valor
    numbers = (Number(f"won-{id}.valor", Label("number-valor"), worth),)
    return Card(f"won-{id}", named(name_text(t.content, id)), kind, sign_of(t.content, id), seat, numbers=numbers)


def _shared(t: Game) -> Iterator[Zone]:
    """The event, what was drawn or turned up, the unbeaten encounters, the deck of where who is at turn stands."""
    if t.state.event:
        yield _zone("event", "row", [challenge(t, t.state.event)])
    if t.state.drawn:
        yield _zone("drawn", "row", [challenge(t, t.state.drawn)])
    if t.state.turned_up:
        yield _zone("turned-up", "row", [marker(t, "turned-up-marker", t.state.turned_up, None)])
    yield _zone("unbeaten", "row", [challenge(t, left.card) for left in t.state.track])
    here = t.state.heroes[t.state.active].space
    if here != OFF_BOARD:
        colour = t.content.board[here].level
        label = Label("zone-challenges", {"colour": colour})
        yield Zone(deck_zone(colour), "pile", label, (), t.state.decks[colour].size())


# ── pools, tracks, players ───────────────────────────────────────────────────────────────────────────────────────────


def pools(t: Game) -> Iterator[Pool]:
    """Health left and damage taken; energy and movement of this turn."""
    for seat, hero in enumerate(t.state.heroes):
        if hero.character:
            left = max(0, fight.health(t, seat) - hero.damage)
            yield Pool(f"health{seat}", Label("pool-health"), left, "drop", hero.damage, seat=seat)
            yield Pool(f"energy{seat}", Label("pool-energy"), hero.energy, "lozenge", seat=seat)
            if hero.moves > 0:
                yield Pool(f"moves{seat}", Label("pool-moves"), hero.moves, "hexagon", seat=seat)


def tracks(t: Game) -> Iterator[Track]:
    """WW-END-1 WW-CMB-8. Valor up to what wins; the track of unbeaten encounters, the oldest first."""
    numbers = tuple([_valor(t, seat) for seat in range(len(t.state.heroes))])
    steps = tuple([Label("step", {"number": number}) for number in range(t.state.valor + 1)])
    marks = tuple([Token(one.id, one.label, one.value) for one in numbers])
    best = max([one.value for one in numbers])
    yield Track("valor", Label("track-valor"), steps, min(best, t.state.valor), marks, numbers=numbers)
    lying = t.state.track
    slots = tuple([Label("step", {"number": number}) for number in range(TRACK + 1)])
    left = tuple([Token(f"left-{one.card}", Label("mark-left", {"unbeaten": one})) for one in lying])
    yield Track("unbeaten-track", Label("track-unbeaten"), slots, len(lying), left)


def _valor(t: Game, seat: int) -> Number:
    """WW-VAL-1."""
    parts = tuple(valor_parts(t, seat))
    return Number(f"valor{seat}", Label("mark-valor", {"seat": seat}), total(parts), parts)


def players(t: Game) -> Iterator[Player]:
    for seat, hero in enumerate(t.state.heroes):
        label = named(seat_text(t.content, t.state, seat))
        if not hero.character:
            yield Player(seat, label)
            continue
        valor, health = tuple(valor_parts(t, seat)), tuple(fight.health_parts(t, seat))
        numbers = (
            Number(f"valor{seat}", Label("number-valor"), total(valor), valor, badge="score"),
            Number(f"level{seat}", Label("number-level", {"level": level_text(hero.level)}), hero.level + 1),
            Number(f"health{seat}", Label("number-health"), total(health), health),
            Number(f"damage{seat}", Label("number-damage-taken"), hero.damage),
            Number(f"cards{seat}", Label("number-cards"), len(hero.hand)),
        )
        yield Player(seat, label, (*numbers, *stats_numbers(f"player{seat}", stats_of(t, seat))[:-1]))
