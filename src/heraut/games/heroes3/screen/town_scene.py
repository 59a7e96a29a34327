"""What lies before the players, as a screen shows it: hands, decks, armies, town boards, supplies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from heraut.games.heroes3.model import FEW, HIDDEN, NEUTRAL, PACK, RESOURCES, Game, main_hero, mission, second_hero
from heraut.games.heroes3.numbers import values
from heraut.games.heroes3.printed.board import Building
from heraut.games.heroes3.printed.cards import Artifact, Specialty, Spell, Stats
from heraut.games.heroes3.printed.effects import Resource
from heraut.games.heroes3.rules.ch03_play.hero_moves import movement_points
from heraut.games.heroes3.rules.ch07_town import town
from heraut.games.heroes3.rules.ch12_settings import point_parts
from heraut.games.heroes3.screen.card_text import abilities_text, card_foot, card_text, effect_label, sentence
from heraut.games.heroes3.screen.signs import sign_of
from heraut.games.heroes3.screen.wording import building_text, entry, name_text, seat_text
from heraut.kernel.values import total
from heraut.tabletop.scene import Card, Label, Number, Player, Pool, Track, Zone, named

STATS = ("attack", "defense", "health", "initiative")
SHAPES: dict[Resource, Literal["disc", "square", "lozenge"]] = {
    "gold": "disc", "materials": "square", "valuables": "lozenge",
}  # fmt: skip
TOWN_TOKENS = 3


def hand_card(seat: int, place: int) -> str:
    return f"c{seat}-{place}"


def unit_card(seat: int, unit: str) -> str:
    return f"u{seat}-{unit}"


def building_card(seat: int, building: str) -> str:
    return f"b{seat}-{building}"


# ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def card(t: Game, id: str, name: str, seat: int | None) -> Card:
    """A card of a hand or a pile, with what it does."""
    if name == HIDDEN:
        return Card(id, named(name_text(t.content, name)), seat=seat, face_down=True)
    return Card(
        id,
        named(name_text(t.content, name)),
        kind=kind_of(t, name),
        icon=sign_of(t.content, name),
        seat=seat,
        text=card_text(t.content, name),
        foot=card_foot(t.content, name),
    )


def kind_of(t: Game, name: str) -> str:
    """What the head of a card says."""
    printed = entry(t.content, name)
    if isinstance(printed, Spell):
        return "spell"
    if isinstance(printed, Artifact):
        return "artifact"
    if isinstance(printed, Specialty):
        return "specialty"
    return "statistic" if name in t.content.statistics else "ability"


def zones(t: Game, seat: int | None) -> Iterator[Zone]:
    """Hands, decks and discards, armies and towns of all; whoever looks sees the cards of its own hand."""
    for number, player in enumerate(t.state.players):
        own = number == seat
        cards = [card(t, hand_card(number, place), name, number) for place, name in enumerate(player.hand)]
        yield Zone(f"hand{number}", "fan", Label("zone-hand"), tuple(cards) if own else (), len(cards), number)
        yield Zone(f"army{number}", "grid", Label("zone-army"), army := tuple(_army(t, number)), len(army), number)
        yield Zone(f"town{number}", "grid", Label("zone-town"), tuple(_town(t, number)), len(player.buildings), number)
        yield Zone(f"deck{number}", "pile", Label("zone-deck"), (), player.deck.size(), number)
        pile = [card(t, f"d{number}-{place}", name, number) for place, name in enumerate(player.discard)]
        yield Zone(f"discard{number}", "pile", Label("zone-discard"), tuple(pile), len(pile), number)


def shared_zone(t: Game, deck: str) -> Zone:
    """The discard of a shared deck, which everybody may look through."""
    pile = [card(t, f"{deck}-{place}", name, None) for place, name in enumerate(t.state.discards[deck])]
    return Zone(f"pile-{deck}", "pile", Label("zone-shared", {"deck": deck}), tuple(pile), len(pile))


def looked_at(t: Game, seat: int, cards: tuple[str, ...]) -> Zone:
    """Cards that a seat looks at, to choose among."""
    shown = tuple([card(t, f"look-{place}", name, seat) for place, name in enumerate(cards)])
    return Zone("looked", "row", Label("zone-looked"), shown, len(shown), seat)


# ── armies and towns ───────────────────────────────────────────────────────────────────────────────────────────────


def _army(t: Game, seat: int) -> Iterator[Card]:
    player = t.state.players[seat]
    for unit, form in player.army.items():
        printed = t.content.units[unit]
        stats = printed.pack if form == PACK else printed.few
        price = values.cost_of_unit(t, seat, unit, values.REINFORCE) if form == FEW else {}
        foot = Label("foot-reinforce", {"cost": tuple(price.items())}) if price else None
        yield _unit_card(t, seat, unit, form, stats, foot)
    for unit in player.hired:
        yield _unit_card(t, seat, unit, NEUTRAL, t.content.neutrals[unit].stats, None)


def _unit_card(t: Game, seat: int, unit: str, form: str, stats: Stats, foot: Label | None) -> Card:
    return Card(
        unit_card(seat, unit),
        Label("card-unit", {"unit": unit, "form": form}),
        kind="unit",
        icon=sign_of(t.content, unit),
        seat=seat,
        text=abilities_text(t.content, stats),
        numbers=tuple([Number(f"{unit}.{name}", Label(f"number-{name}"), getattr(stats, name)) for name in STATS]),
        foot=foot,
    )


def _town(t: Game, seat: int) -> Iterator[Card]:
    """The eight buildings of a town: what some cost or wait for; those that stand lie on top."""
    player = t.state.players[seat]
    if not player.faction:
        return
    may = set(town.buildable(t, seat))
    for building in sorted(t.content.towns[player.faction].buildings, key=lambda one: one.id in player.buildings):
        stands = building.id in player.buildings
        yield Card(
            building_card(seat, building.id),
            named(building_text(t.content, player.faction, building.id)),
            kind="building",
            icon=sign_of(t.content, building.id),
            seat=seat,
            text=(building_label(building),),
            foot=Label("foot-built") if stands else _price(building, building.id in may),
            sideways=stands,
        )


def _price(building: Building, may: bool) -> Label:
    return Label("foot-cost" if may else "foot-cost-not", {"cost": tuple(building.cost.items())})


def building_label(building: Building) -> Label:
    """What a building is good for."""
    parts: list[Label] = []
    if building.recruits:
        parts.append(Label("building-recruits", {"tier": building.recruits[0]}))
    if building.reinforces:
        parts.append(Label("building-reinforces"))
    if building.walls:
        parts.append(Label("building-walls"))
    if building.sells_spells:
        parts.append(Label("building-sells-spells"))
    parts += [Label("building-offer", {"when": one.when, "what": effect_label(one)}) for one in building.offers]
    return sentence(parts)


# ── supplies, tracks, players ──────────────────────────────────────────────────────────────────────────────────────


def pools(t: Game) -> Iterator[Pool]:
    for seat, player in enumerate(t.state.players):
        for resource in RESOURCES:
            parts = tuple(values.income(t, seat, resource)) if player.faction else ()
            comes = total(parts)
            label = Label("pool-resource", {"resource": resource, "income_now": comes})
            income = (Number("income", Label("number-income"), comes, parts),) if parts else ()
            held = getattr(player, resource)
            yield Pool(f"{resource}{seat}", label, held, SHAPES[resource], seat=seat, numbers=income)
        for number, name in ((main_hero(seat), "pool-moves"), (second_hero(seat), "pool-second-moves")):
            hero = t.state.heroes.get(number)
            if hero is not None:
                left = hero.movement + hero.extra
                spent = max(0, movement_points(t, number) - left)
                yield Pool(f"moves{number}", Label(name), left, "hexagon", spent, seat=seat)
        tokens = len(player.spent)
        yield Pool(f"tokens{seat}", Label("pool-tokens"), TOWN_TOKENS - tokens, "square", tokens, seat=seat)
        if player.morale:
            yield Pool(f"morale{seat}", Label("pool-morale"), player.morale, "drop", seat=seat)


def tracks(t: Game) -> Iterator[Track]:
    state = t.state
    rounds = tuple([Label("step", {"number": number + 1}) for number in range(state.rounds)])
    events = tuple(
        sorted({number - 1 for event in t.content.scenarios[state.scenario].events for number in event.rounds})
    )
    yield Track("round", Label("track-round"), rounds, max(0, state.round - 1), events=events)


def players(t: Game) -> Iterator[Player]:
    for seat, player in enumerate(t.state.players):
        held = tuple(point_parts(t, seat))
        score = Number(f"points{seat}", Label("number-points"), total(held), held, badge="score")
        numbers = [score] if mission(t).points else []
        numbers.append(Number(f"level{seat}", Label("number-level"), player.level))
        numbers += [
            Number(f"{name}{seat}", Label("number-resource", {"resource": name}), getattr(player, name))
            for name in RESOURCES
        ]
        numbers.append(Number(f"cards{seat}", Label("number-cards"), len(player.hand)))
        numbers.append(Number(f"units{seat}", Label("number-units"), len(player.army) + len(player.hired)))
        yield Player(seat, named(seat_text(t.content, t.state, seat)), tuple(numbers))
