"""What lies before the players and between them, as a screen shows it: cards, units, skills, mana, offers, tracks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from heraut.games.mage_knight.model.heroes import Hero, UnitCard, cards_left
from heraut.games.mage_knight.model.land import Game, layout
from heraut.games.mage_knight.model.names import TOP_REPUTATION, WOUND
from heraut.games.mage_knight.numbers import limits, units
from heraut.games.mage_knight.numbers.statuses import held
from heraut.games.mage_knight.printed.effects import COLOURS, MANA
from heraut.games.mage_knight.rules import ch7_score
from heraut.games.mage_knight.screen.card_text import card_text, skill_text, unit_text
from heraut.games.mage_knight.screen.signs import sign_of
from heraut.games.mage_knight.screen.wording import name_text, seat_text, status_text, unit_state
from heraut.kernel.values import total
from heraut.tabletop.cards import HIDDEN
from heraut.tabletop.scene import Card, Label, Number, Player, Pool, Tint, Track, Zone, named
from heraut.tabletop.vocabulary import signed

OFFERS = ("advanced", "spells", "monastery")
KINDS = {"basic": "action", "hero": "action"}
TINTS: dict[str, Tint] = {
    "red": "gueules", "blue": "azur", "green": "sinople", "white": "argent", "gold": "or", "black": "sable", "": "",
}  # fmt: skip


# ── ids ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def hand_card(seat: int, place: int) -> str:
    return f"c{seat}-{place}"


def offer_card(offer: str, place: int) -> str:
    return f"o-{offer}-{place}"


def unit_card(unit: int) -> str:
    return f"u{unit}"


def skill_card(seat: int, skill: str) -> str:
    return f"s{seat}-{skill}"


def tactic_card(tactic: str) -> str:
    return f"tactic-{tactic}"


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def card(t: Game, id: str, name: str, seat: int | None) -> Card:
    """A deed or a Wound, with what it does."""
    if name == HIDDEN:
        return Card(id, named(name_text(t.content, name)), seat=seat, face_down=True)
    deed = t.content.deeds.get(name)
    colour = deed.colour if deed is not None else ""
    return Card(
        id,
        named(name_text(t.content, name)),
        kind=KINDS.get(deed.kind, deed.kind) if deed is not None else WOUND,
        icon=sign_of(t.content, name),
        seat=seat,
        text=card_text(t.content, name),
        foot=Label("foot-colour", {"colour": colour}) if colour else None,
        tint=TINTS[colour],
    )


def zones(t: Game, seat: int | None) -> Iterator[Zone]:
    """What each player has, then the offers; whoever looks sees the cards of the own hand."""
    for number, hero in enumerate(t.state.heroes):
        if hero.hero:
            yield from _of_hero(t, number, hero, number == seat)
    yield from _offers(t)


def _of_hero(t: Game, seat: int, hero: Hero, own: bool) -> Iterator[Zone]:
    hand = tuple([card(t, hand_card(seat, place), name, seat) for place, name in enumerate(hero.hand)])
    yield Zone(f"hand{seat}", "fan", Label("zone-hand"), hand if own else (), len(hand), seat)
    army = tuple([_unit(t, seat, unit) for unit in hero.units])
    yield Zone(f"army{seat}", "row", Label("zone-army"), army, len(army), seat)
    skills = tuple([_skill(t, seat, skill) for skill in hero.skills])
    yield Zone(f"skills{seat}", "grid", Label("zone-skills"), skills, len(skills), seat)
    if hero.tactic:
        yield Zone(f"tactic{seat}", "grid", Label("zone-tactic"), (_tactic(t, hero.tactic, hero.tactic_used),), 1, seat)
    if hero.played:
        yield _pile(t, f"played{seat}", "zone-played", hero.played, seat)
    yield Zone(f"deck{seat}", "pile", Label("zone-deck"), (), cards_left(hero), seat)
    yield _pile(t, f"discard{seat}", "zone-discard", hero.discard, seat)
    if hero.aside:
        yield _pile(t, f"aside{seat}", "zone-aside", [*hero.aside], seat)


def _pile(t: Game, id: str, label: str, cards: list[str], seat: int | None) -> Zone:
    shown = tuple([card(t, f"{id}-{place}", name, seat) for place, name in enumerate(cards)])
    return Zone(id, "pile", Label(label), shown, len(shown), seat)


def _unit(t: Game, seat: int, unit: UnitCard) -> Card:
    """A unit of an army: ready or spent, wounded, with its banner."""
    parts = tuple(units.armour_of(t, seat, unit))
    return Card(
        unit_card(unit.id),
        Label("card-unit", {"unit": unit.id, "state": unit_state(unit)}),
        kind="unit",
        icon=sign_of(t.content, unit.kind),
        seat=seat,
        text=unit_text(t.content, t.content.units[unit.kind]),
        numbers=(Number(f"u{unit.id}.armour", Label("number-armour"), total(parts), parts), *_level(t, unit.kind)),
        foot=Label("foot-unit", {
            "wounds": unit.wounds, "banner": "yes" if unit.banner else "no", "card": unit.banner or WOUND,
            "resists": tuple(sorted(units.resists(t, seat, unit))),
        }),
        sideways=unit.spent,
    )  # fmt: skip


def _level(t: Game, kind: str) -> tuple[Number, ...]:
    return (Number(f"{kind}.level", Label("number-level"), t.content.units[kind].level),)


def _skill(t: Game, seat: int | None, skill: str) -> Card:
    hero = t.state.heroes[seat] if seat is not None else None
    return Card(
        skill_card(seat, skill) if seat is not None else f"common-{skill}",
        named(name_text(t.content, skill)),
        kind="skill",
        icon=sign_of(t.content, skill),
        seat=seat,
        text=skill_text(t.content, t.content.skills[skill]),
        sideways=hero is not None and skill in (*hero.tired, *hero.turned),
    )


def _tactic(t: Game, tactic: str, used: bool = False) -> Card:
    printed = t.content.tactics[tactic]
    return Card(
        tactic_card(tactic),
        named(name_text(t.content, tactic)),
        kind="tactic",
        icon=sign_of(t.content, tactic),
        text=(Label(f"tactic-{tactic.replace('_', '-')}"),),
        numbers=(Number(f"{tactic}.number", Label("number-order"), printed.number),),
        sideways=used,
    )


# ── offers ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _offers(t: Game) -> Iterator[Zone]:
    """Units, advanced actions, spells, those of monasteries, common skills, tactics to choose from."""
    if t.state.units:
        cards = tuple([_offered_unit(t, place, kind) for place, kind in enumerate(t.state.units)])
        yield Zone("units", "row", Label("zone-units"), cards, len(cards))
    for offer in OFFERS:
        names: tuple[str, ...] = getattr(t.state, offer)
        if names:
            cards = tuple([card(t, offer_card(offer, place), name, None) for place, name in enumerate(names)])
            yield Zone(offer, "row", Label(f"zone-{offer}"), cards, len(cards))
    if t.state.common:
        cards = tuple([_skill(t, None, skill) for skill in t.state.common])
        yield Zone("common", "row", Label("zone-common"), cards, len(cards))
    if t.state.tactics:
        cards = tuple([_tactic(t, tactic) for tactic in t.state.tactics])
        yield Zone("tactics", "row", Label("zone-tactics"), cards, len(cards))


def _offered_unit(t: Game, place: int, kind: str) -> Card:
    printed = t.content.units[kind]
    return Card(
        offer_card("units", place),
        named(name_text(t.content, kind)),
        kind="unit",
        icon=sign_of(t.content, kind),
        text=unit_text(t.content, printed),
        numbers=(
            Number(f"o{place}.cost", Label("number-influence"), printed.cost),
            Number(f"o{place}.armour", Label("number-armour"), printed.armour),
            *_level(t, kind),
        ),
        foot=Label("foot-sites", {"sites": printed.sites}),
    )


def looked_at(t: Game, seat: int, cards: tuple[str, ...]) -> Zone:
    """Cards or skills that a seat looks at, to choose among."""
    shown = tuple(
        [
            _seen_skill(t, place, name) if name in t.content.skills else card(t, f"look-{place}", name, seat)
            for place, name in enumerate(cards)
        ]
    )
    return Zone("looked", "row", Label("zone-looked"), shown, len(shown), seat)


def _seen_skill(t: Game, place: int, skill: str) -> Card:
    text = skill_text(t.content, t.content.skills[skill])
    return Card(f"look-{place}", named(name_text(t.content, skill)), "skill", sign_of(t.content, skill), text=text)


# ── mana, tracks, players ────────────────────────────────────────────────────────────────────────────────────────────


def pools(t: Game) -> Iterator[Pool]:
    """The dice of the Source by their colours; of each hero mana, crystals, command tokens, points not yet spent."""
    for colour in MANA:
        count = t.state.source.count(colour)
        if count:
            yield _mana(f"source-{colour}", "source", colour, count, "die", None)
    for seat, hero in enumerate(t.state.heroes):
        if not hero.hero:
            continue
        for colour, count in zip(COLOURS, hero.crystals, strict=True):
            if count:
                yield _mana(f"crystal-{colour}{seat}", "crystal", colour, count, "lozenge", seat)
        for colour, count in zip(MANA, hero.mana, strict=True):
            if count:
                yield _mana(f"mana-{colour}{seat}", "mana", colour, count, "disc", seat)
        for name in ("move", "influence", "heal"):
            points: int = getattr(hero, name)
            if points > 0:
                yield Pool(f"{name}{seat}", Label(f"pool-{name}"), points, "hexagon", seat=seat)
        free = max(0, limits.free_command(t, seat))
        parts = tuple(limits.command_tokens(t, seat))
        tokens = Number("command", Label("pool-command"), total(parts), parts)
        spent = max(0, tokens.value - free)
        yield Pool(f"command{seat}", Label("pool-command"), free, "disc", spent, seat=seat, numbers=(tokens,))


def _mana(
    id: str, what: str, colour: str, count: int, shape: Literal["die", "lozenge", "disc"], seat: int | None
) -> Pool:
    label, group = Label(f"pool-{what}", {"colour": colour}), Label(f"group-{what}")
    return Pool(id, label, count, shape, seat=seat, tint=TINTS[colour], group=group)


def tracks(t: Game, seat: int | None) -> Iterator[Track]:
    """Rounds; and, of whoever looks, fame with its levels and reputation."""
    plan = layout(t)
    rounds = range(plan.days + plan.nights)
    steps = [Label("step-night" if number % 2 else "step-day", {"number": number // 2 + 1}) for number in rounds]
    yield Track("round", Label("track-round"), tuple(steps), max(0, t.state.round - 1))
    whose = seat if seat is not None else max(0, t.state.active)
    hero = t.state.heroes[whose]
    levels = t.content.tables.levels
    now = max([place for place, one in enumerate(levels) if one.fame <= hero.fame])
    fame = [Label("step-level", {"level": n + 1, "fame": one.fame}) for n, one in enumerate(levels)]
    if now + 1 < len(levels):
        fame[now] = Label("step-level-next", {"level": now + 1, "fame": levels[now + 1].fame})
    yield Track("fame", Label("track-fame"), tuple(fame), now, seat=whose)
    numbers = [Label("step", {"number": signed(n)}) for n in range(-TOP_REPUTATION, TOP_REPUTATION + 1)]
    yield Track("reputation", Label("track-reputation"), tuple(numbers), hero.reputation + TOP_REPUTATION, seat=whose)


def players(t: Game) -> Iterator[Player]:
    """Who plays, with the numbers that count; at the end with the points, and what they are made of."""
    for seat, hero in enumerate(t.state.heroes):
        label = named(seat_text(t.content, t.state, seat))
        if not hero.hero:
            yield Player(seat, label)
            continue
        if not t.state.agenda:
            yield Player(seat, label, tuple(_points(t, seat)))
            continue
        armour, limit = tuple(limits.armour(t, seat)), tuple(limits.hand_limit(t, seat))
        yield Player(
            seat,
            label,
            (
                Number(f"fame{seat}", Label("number-fame"), hero.fame, badge="score"),
                Number(f"reputation{seat}", Label("number-reputation"), hero.reputation),
                Number(f"level{seat}", Label("number-level"), hero.level),
                Number(f"armour{seat}", Label("number-armour"), total(armour), armour),
                Number(f"limit{seat}", Label("number-hand-limit"), total(limit), limit),
                Number(f"cards{seat}", Label("number-cards"), len(hero.hand)),
            ),
        )


def _points(t: Game, seat: int) -> Iterator[Number]:
    yield Number(f"points{seat}", Label("number-points"), ch7_score.total_of(t, seat))
    for name, points in ch7_score.points_of(t, seat):
        if points:
            yield Number(f"{name}{seat}", Label(f"score-{name.replace('_', '-')}"), points)


def lasting(t: Game) -> Iterator[Label]:
    """What lasts for whoever is at turn."""
    seat = t.state.active
    if 0 <= seat < len(t.state.heroes) and t.state.heroes[seat].hero:
        for name in dict.fromkeys([one.status.id for one in held(t, seat)]):
            yield Label("note-lasting", {"seat": seat, "what": named(status_text(t.content, name))})
