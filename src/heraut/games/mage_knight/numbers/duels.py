"""Fights between heroes: what gets through, what it buys, what a victory is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from heraut.games.mage_knight.model.fights import Bout
from heraut.games.mage_knight.model.heroes import UnitCard
from heraut.games.mage_knight.model.land import Game, is_day
from heraut.games.mage_knight.model.names import OFF_MAP, OFFICIAL, HexId, SeatId
from heraut.games.mage_knight.numbers import foe_numbers, limits, statuses, units
from heraut.games.mage_knight.numbers.geography import chart
from heraut.games.mage_knight.numbers.points import Points
from heraut.games.mage_knight.numbers.sites import FORTIFIED, safe, site_of
from heraut.kernel.values import ADDED, MULTIPLIED, PRINTED, Part, total

RANGED_PHASE, MELEE_PHASE = 1, 4
QUARTERS = 4


def bout(t: Game) -> Bout:
    """The fight that must be under way."""
    found = t.state.duel
    assert found is not None, "no fight between heroes is under way"
    return found


def rival_of(t: Game, seat: int) -> int:
    """The opponent of this seat."""
    here = bout(t)
    return here.defender if seat == here.aggressor else here.aggressor


# ── what gets through ────────────────────────────────────────────────────────────────────────────────────────────────


def walled(t: Game, seat: int) -> bool:
    """MK-PVP-14 MK-PVP-24. Is this blocker fortified: the defender in a fortified site, in phase 1?"""
    here = bout(t)
    if here.phase != RANGED_PHASE or seat != here.defender:
        return False
    return site_of(t, t.state.heroes[seat].hex) in FORTIFIED and not statuses.walls_fall(t, here.aggressor)


def serves(t: Game, blocker: int, reach: str) -> bool:
    """MK-PVP-14 MK-PVP-24 MK-CMB-32. Does such an attack count now?"""
    if bout(t).phase == MELEE_PHASE or reach == "siege":
        return True
    return reach == "ranged" and not walled(t, blocker)


def counting(t: Game, blocker: int, attack: Iterable[Points]) -> tuple[Points, ...]:
    """MK-PVP-14 MK-PVP-24. What of an attack counts now."""
    return tuple([one for one in attack if serves(t, blocker, one.reach)])


def strength(t: Game, blocker: int, attack: Iterable[Points]) -> int:
    """MK-PVP-14 MK-CRD-22. The attack that counts; in phase 4 an effect may double it."""
    twice = statuses.doubled(t, rival_of(t, blocker)) if bout(t).phase == MELEE_PHASE else ()
    return sum(one.amount * (1 + (one.element in twice)) for one in counting(t, blocker, attack))


def parried(t: Game, block: Points) -> int:
    """MK-PVP-3. What a block amounts to: in phase 1 every attack is swift, against which some count twice."""
    return 2 * block.amount if block.twice_if_swift and bout(t).phase == RANGED_PHASE else block.amount


def suits(block: Points, attack: Iterable[Points], edition: str) -> bool:
    """MK-PVP-16. Does it suit one or more of the attack's types?"""
    return any(foe_numbers.efficient(block.element, one.element, edition) for one in attack)


def through(t: Game, blocker: int, attack: tuple[Points, ...], block: tuple[Points, ...]) -> int:
    """MK-PVP-3 MK-PVP-7 MK-PVP-15 MK-PVP-16 MK-PVP-23. The damage: counted in quarters, rounded once for the blocker.

    Published, each half is rounded down, against the blocker.
    """
    edition, counted = t.state.edition, counting(t, blocker, attack)
    full = sum(parried(t, one) for one in block if suits(one, counted, edition))
    half = sum(parried(t, one) for one in block) - full
    swift = bout(t).phase == RANGED_PHASE
    if edition == OFFICIAL:
        stopped = full + half // 2
        return max(0, strength(t, blocker, attack) - (stopped // 2 if swift else stopped))
    quarters = (QUARTERS * full + QUARTERS // 2 * half) // (2 if swift else 1)
    return max(0, (QUARTERS * strength(t, blocker, attack) - quarters) // QUARTERS)


# ── what damage buys ─────────────────────────────────────────────────────────────────────────────────────────────────


def price_of_unit(t: Game, seat: int, unit: UnitCard, elements: Iterable[str]) -> Iterator[Part]:
    """MK-PVP-17 MK-PVP-18 MK-PVP-6. Its armour, twice if it resists one of the damage types."""
    yield Part(PRINTED, total(units.armour_of(t, seat, unit)), unit.kind, ("MK-PVP-17",))
    resistances = units.resists(t, seat, unit) - statuses.stripped(t, rival_of(t, seat))
    if any(foe_numbers.resisted(element, resistances) for element in elements):
        yield Part(MULTIPLIED, 2, "resists", ("MK-PVP-18",))


def price_of_hero(t: Game, seat: int) -> Iterator[Part]:
    """MK-PVP-17. A Wound for his armour."""
    yield from limits.armour(t, seat)


def ways_out(t: Game, seat: int) -> list[tuple[HexId, int]]:
    """MK-PVP-20 MK-PVP-40. The adjacent safe hexes to which this hero may be driven, and what each costs."""
    here = t.state.heroes[seat].hex
    costs = t.content.tables.day if is_day(t) else t.content.tables.night
    near = chart(t).near.get(here, ()) if here != OFF_MAP else ()
    return [(hex, costs[t.content.hexes[hex].terrain]) for hex in near if safe(t, seat, hex)]


def glory(t: Game, winner: int, loser: int) -> Iterator[Part]:
    """MK-PVP-8 MK-PVP-32 MK-PVP-33. The fame for a retreat: by the levels, and by the fame where they are equal."""
    won, lost = t.state.heroes[winner], t.state.heroes[loser]
    worth = 1 + 2 * (lost.level - won.level)
    if worth > 1 or (worth == 1 and won.fame < lost.fame):
        yield Part(ADDED, worth, "retreat", ("MK-PVP-8", "MK-PVP-33"))


def seats(t: Game) -> tuple[SeatId, SeatId]:
    here = bout(t)
    return SeatId(here.aggressor), SeatId(here.defender)
