"""Line of sight, and how far a throw flies."""

from __future__ import annotations

from heraut.games.conan.model import AreaId, Game, chart_of
from heraut.games.conan.printed.board import HIDING, Border, pair
from heraut.kernel import Reason
from heraut.tabletop import ways


def sees(t: Game, one: AreaId, other: AreaId) -> bool:
    """CN-LOS-1 CN-LOS-3. From dot to dot; what was shut and is open does not cut it any more."""
    chart = chart_of(t)
    if other in chart.sees[one]:
        return True
    needed = chart.sees_if.get(pair(one, other))
    return needed is not None and needed.issubset(t.state.opened)


def seen_from(t: Game, area: AreaId) -> frozenset[AreaId]:
    """CN-LOS-1. Every area in sight, one's own included, as doors are now."""
    memo, key = t.content.memo, ("seen from", t.state.scenario, t.state.opened, area)
    found: frozenset[AreaId] | None = memo.get(key)
    if found is None:
        found = memo[key] = frozenset(seen_areas(t, area))
    return found


def out_of_sight(t: Game, one: AreaId, other: AreaId) -> Reason | None:
    """CN-LOS-1. An area can be targeted only in sight."""
    return None if sees(t, one, other) else Reason("out-of-sight", ("CN-LOS-1",), area=other)


def seen_areas(t: Game, area: AreaId) -> list[AreaId]:
    """Every area in sight, one's own included, in the order of the board."""
    memo, key = t.content.memo, ("seen", t.state.scenario, t.state.opened, area)
    found: list[AreaId] | None = memo.get(key)
    if found is None:
        chart, open = chart_of(t), bool(t.state.opened)
        surely = chart.sees[area]
        found = memo[key] = [
            AreaId(other) for other in chart.areas if other in surely or (open and sees(t, area, AreaId(other)))
        ]
    return found


def apart(t: Game, one: AreaId, other: AreaId) -> int:
    """How many areas away it is, whatever lies between."""
    return distances(t, one)[other]


def distances(t: Game, one: AreaId) -> dict[str, int]:
    """How many areas away each is."""
    memo, key = t.content.memo, ("apart", t.state.scenario, one)
    found: dict[str, int] | None = memo.get(key)
    if found is None:
        found = memo[key] = ways.distances(chart_of(t).near, one)
    return found


def lets_through(t: Game, border: Border) -> bool:
    """CN-MAN-13. Can sight cross this border?"""
    if border.kind in ("wall", "flap"):
        return False
    return border.kind not in HIDING or border.name in t.state.opened


def throws_from(t: Game, area: AreaId) -> dict[str, int]:
    """CN-MAN-13. How many borders away each area is for a throw."""
    memo, key = t.content.memo, ("throws", t.state.scenario, t.state.opened, area)
    found: dict[str, int] | None = memo.get(key)
    if found is None:
        chart = chart_of(t)
        near = {
            here: [there for there in beside if lets_through(t, chart.between[pair(here, there)])]
            for here, beside in chart.near.items()
        }
        found = memo[key] = ways.distances(near, area)
    return found


def is_higher(t: Game, one: AreaId, other: AreaId) -> bool:
    """CN-ATT-7. Does one area lie above the other?"""
    areas = chart_of(t).areas
    return areas[one].level > areas[other].level
