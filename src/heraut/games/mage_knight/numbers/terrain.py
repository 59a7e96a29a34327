"""What entering a hex costs, and why; how far a step reaches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from heraut.games.mage_knight.model.land import Game, is_day
from heraut.games.mage_knight.model.names import HexId
from heraut.games.mage_knight.numbers.statuses import of_terrain
from heraut.games.mage_knight.printed.effects import Terrain
from heraut.games.mage_knight.printed.statuses import OfTerrain
from heraut.kernel.values import ADDED, PRINTED, REPLACED, Part, total

KEPT = 5000  # thinking ahead lays many effects that never come
TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
Words = Sequence[tuple[str, OfTerrain]]


def cost_of(t: Game, seat: int, hex: HexId) -> int | None:
    """MK-MOV-2 MK-MOV-13. The points that entering a hex takes; None where nobody may go."""
    return costs(t, seat).get(t.content.hexes[hex].terrain)


def costs(t: Game, seat: int) -> Mapping[Terrain, int]:
    """MK-MOV-11 MK-MOV-12 MK-MOV-13 MK-MOV-27. What each terrain costs a hero now, if he can enter it."""
    state = t.state
    if seat not in state.modifiers and not state.centre:  # as nearly always
        return printed_costs(t)
    key = (state.round % 2, state.modifiers.get(seat), state.centre, seat if state.centre else 0)
    known: dict[object, dict[Terrain, int]] = t.content.memo.part("terrain", KEPT)
    found = known.get(key)
    if found is None:
        parts = {terrain: parts_on(t, seat, terrain) for terrain in TERRAINS}
        found = known[key] = {terrain: total(some) for terrain, some in parts.items() if some is not None}
    return found


def printed_costs(t: Game) -> Mapping[Terrain, int]:
    """MK-MOV-11 MK-MOV-12. By day and by night."""
    return t.content.tables.day if is_day(t) else t.content.tables.night


def parts_of_cost(t: Game, seat: int, hex: HexId) -> tuple[Part, ...] | None:
    """MK-MOV-2 MK-MOV-13. The cost of a hex with its reasons; None where nobody may go."""
    return parts_on(t, seat, t.content.hexes[hex].terrain)


def parts_on(t: Game, seat: int, terrain: Terrain) -> tuple[Part, ...] | None:
    """MK-MOV-11 MK-MOV-12 MK-MOV-13 MK-MOV-27. The cost of a terrain with its reasons."""
    time = "day" if is_day(t) else "night"
    words = [
        (name, one) for name, one in of_terrain(t, seat) if (not one.on or terrain in one.on) and one.time in ("", time)
    ]
    printed = printed_costs(t).get(terrain)
    if printed is None:
        opened = [(one.cost or 0, name) for name, one in words if one.opens]
        if not opened:
            return None
        printed, terrain_reason = min(opened)
    else:
        terrain_reason = terrain
    return tuple(_parts(printed, terrain_reason, words))


def _parts(printed: int, reason: str, words: Words) -> Iterator[Part]:
    """MK-MOV-27. Increases, then what it costs instead, then reductions, those with the highest floor first.

    So each floor bounds its own reduction only: this is the best order for the mover.
    """
    yield Part(PRINTED, printed, reason, ("MK-MOV-11", "MK-MOV-12"))
    cost = printed
    increases: list[Part] = []
    for name, one in words:
        more = min(one.more, max(0, one.ceiling - cost))
        if more:
            increases.append(Part(ADDED, more, name, ("MK-MOV-27",)))
            cost += more
    lower, by = min([(cost, ""), *_instead(words)])
    if lower < cost:
        yield Part(REPLACED, lower, by, ("MK-MOV-27",))
        cost = lower
    else:
        yield from increases
    for name, one in sorted(words, key=lambda held: -held[1].floor):
        less = min(one.less, max(0, cost - one.floor))
        if less:
            yield Part(ADDED, -less, name, ("MK-MOV-27",))
            cost -= less


def _instead(words: Words) -> list[tuple[int, str]]:
    """MK-MOV-27. What it costs instead, or at most."""
    costs = [(one.cost, name) for name, one in words] + [(one.at_most, name) for name, one in words]
    return [(cost, name) for cost, name in costs if cost is not None]


def stride(t: Game, seat: int) -> int:
    """MK-MOV-2 MK-EXP-7. How many hexes away the hex of a step, or the edge explored from, may be."""
    words = of_terrain(t, seat)
    return max([1, *[one.stride for _, one in words]]) if words else 1


def calm(t: Game, seat: int) -> bool:
    """MK-MOV-6. Does nobody feel provoked by this hero's moves?"""
    return any(one.calm for _, one in of_terrain(t, seat))
