"""Ways over a board of places that lie beside one another: hexes, fields, areas.

`near` says which places one may step onto from a place; what a step costs, and where one may not pass, its caller says.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from heapq import heappop, heappush
from typing import Any, TypeVar

Place = TypeVar("Place")
Near = Mapping[Place, Iterable[Place]]


def distances(near: Near[Place], *starts: Place) -> dict[Place, int]:
    """The fewest steps from the nearest of these places to every other that can be reached."""
    far, fresh = dict.fromkeys(starts, 0), list(starts)
    for here in fresh:
        for there in near.get(here, ()):
            if there not in far:
                far[there] = far[here] + 1
                fresh.append(there)
    return far


def route(
    near: Near[Place], start: Place, goals: Container[Place], passes: Callable[[Place], bool]
) -> tuple[Place, ...]:
    """A shortest way to the nearest goal, place by place without `start`; through places that `passes` allows."""
    came: dict[Place, Place] = {}
    fresh = [start]
    while fresh:
        later: list[Place] = []
        for here in fresh:
            for there in near[here]:
                if there in came or there == start:
                    continue
                came[there] = here
                if there in goals:
                    return _back_along(came, there, start)
                if passes(there):
                    later.append(there)
        fresh = later
    return ()


def _back_along(came: Mapping[Place, Place], goal: Place, start: Place) -> tuple[Place, ...]:
    way = [goal]
    while came[way[-1]] != start:
        way.append(came[way[-1]])
    return tuple(reversed(way))


def reach(near: Near[Place], start: Place, points: int, cost: Callable[[Place, Place], int | None]) -> dict[Place, int]:
    """What the cheapest way to each place costs, as far as the points go; a step that costs None cannot be made."""
    spent, left, number = {start: 0}, [(0, 0, start)], 0
    settled: set[Place] = set()
    while left:
        so_far, _, here = heappop(left)
        if here in settled:
            continue
        settled.add(here)
        for there in near[here]:
            step: Any = cost(here, there)
            if step is not None and so_far + step <= points and so_far + step < spent.get(there, points + 1):
                spent[there] = so_far + step
                number += 1  # places need not be comparable
                heappush(left, (so_far + step, number, there))
    return spent
