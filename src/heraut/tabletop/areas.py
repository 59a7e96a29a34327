"""Boards cut into areas: which areas touch, who sees whom from dot to dot, what the cheapest way to each costs.

An area is an outline with a dot in it.  Where two outlines run along one another there is a frontier; where an outline
runs alone, the board ends or is solid.  What a frontier lets through, and what a step costs, the game says.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from heapq import heappop, heappush
from typing import NamedTuple, TypeAlias, TypeVar

Place = TypeVar("Place")
Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Point, ...]

HAIR = 0.5  # how far beside the straight line one looks as well: a corner alone hides nobody and shows nobody
NEAR = 1e-6  # what is nearer than this is the same


# ── outlines ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Frontier(NamedTuple):
    """A straight piece of outline: of `one` and `other`, or of `one` alone (`other` is "")."""

    one: str
    other: str
    start: Point
    end: Point


def frontiers(outlines: Mapping[str, Outline]) -> list[Frontier]:
    """Every outline, cut into the pieces that it shares with each of its neighbours and those that it has alone."""
    found: list[Frontier] = []
    names = list(outlines)
    for place, one in enumerate(names):
        for start, end in _edges(outlines[one]):
            shared: list[tuple[float, float]] = []
            for later, other in enumerate(names):
                for low, high in _overlaps(start, end, outlines[other]) if other != one else ():
                    shared.append((low, high))
                    if later > place:
                        found.append(Frontier(one, other, _along(start, end, low), _along(start, end, high)))
            found += [
                Frontier(one, "", _along(start, end, low), _along(start, end, high)) for low, high in _gaps(shared)
            ]
    return found


def touching(pieces: Iterable[Frontier]) -> set[tuple[str, str]]:
    """Every two areas that share a piece of outline, in alphabetical order."""
    return {(min(one, other), max(one, other)) for one, other, _, _ in pieces if other}


def _edges(outline: Outline) -> Iterator[tuple[Point, Point]]:
    return zip(outline, (*outline[1:], outline[0]), strict=True)


def _along(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _overlaps(start: Point, end: Point, outline: Outline) -> Iterator[tuple[float, float]]:
    """The parts of an edge along which an outline runs."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    for first, last in _edges(outline):
        if abs(_side(start, end, first)) < NEAR * length and abs(_side(start, end, last)) < NEAR * length:
            ends = sorted([((x - start[0]) * dx + (y - start[1]) * dy) / length for x, y in (first, last)])
            low, high = max(ends[0], 0.0), min(ends[1], 1.0)
            if high - low > NEAR:
                yield low, high


def _gaps(shared: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """What these parts leave of a whole edge."""
    reached = 0.0
    for low, high in sorted(shared):
        if low - reached > NEAR:
            yield reached, low
        reached = max(reached, high)
    if 1.0 - reached > NEAR:
        yield reached, 1.0


def _side(start: Point, end: Point, point: Point) -> float:
    """On which side of a line a point lies: positive, negative, or 0 on it."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


# ── sight ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class Crossing(NamedTuple):
    """Where a line of sight crosses a piece of outline: `at` 0 to 1 along it."""

    frontier: Frontier
    at: float


Passes: TypeAlias = Callable[[str, str, Crossing], str | None]
"""May one look from dot to dot across this?  "" yes, None no, else what must be open for it."""


def sight(dots: Mapping[str, Point], pieces: list[Frontier], passes: Passes) -> dict[tuple[str, str], frozenset[str]]:
    """Who sees whom, in alphabetical order, and what must be open for it (nothing, mostly)."""
    names = sorted(dots)
    found = {}
    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            needed = _look(one, other, dots, pieces, passes)
            if needed is not None:
                found[one, other] = needed
    return found


def _look(
    one: str, other: str, dots: Mapping[str, Point], pieces: list[Frontier], passes: Passes
) -> frozenset[str] | None:
    """Along two lines a hair apart: whichever needs less."""
    (ax, ay), (bx, by) = dots[one], dots[other]
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    x, y = HAIR * (ay - by) / length, HAIR * (bx - ax) / length
    lines = [((ax + s * x, ay + s * y), (bx + s * x, by + s * y)) for s in (1, -1)]
    looks = [_along_line(one, other, line, pieces, passes) for line in lines]
    free = [needed for needed in looks if needed is not None]
    return min(free, key=lambda needed: (len(needed), sorted(needed)), default=None)


def _along_line(
    one: str, other: str, line: tuple[Point, Point], pieces: list[Frontier], passes: Passes
) -> frozenset[str] | None:
    needed = set()
    for piece in pieces:
        at = _crossed(line, piece)
        if at is not None:
            answer = passes(one, other, Crossing(piece, at))
            if answer is None:
                return None
            needed.add(answer)
    return frozenset(needed - {""})


def _crossed(line: tuple[Point, Point], piece: Frontier) -> float | None:
    """How far along a piece the line crosses it, if it does."""
    before, after = _side(*line, piece.start), _side(*line, piece.end)
    if before * after > 0 or before == after:
        return None
    here, there = _side(piece.start, piece.end, line[0]), _side(piece.start, piece.end, line[1])
    return before / (before - after) if here * there < 0 else None


# ── ways ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def cheapest(
    near: Mapping[Place, Iterable[Place]],
    start: Place,
    cost: Callable[[Place, Place, int], int | None],
    stops: Container[Place] = (),
) -> dict[Place, int]:
    """What the cheapest way to each area costs.

    `cost`: what a step costs somebody who has spent so much before it, None if it cannot be made; to have spent less is
    never worse.  From `stops` one does not go on.
    """
    spent, left, number = {start: 0}, [(0, 0, start)], 0
    settled: set[Place] = set()
    while left:
        so_far, _, here = heappop(left)
        if here in settled:
            continue
        settled.add(here)
        if here in stops and here != start:
            continue
        for there in near[here]:
            if there in settled:
                continue
            step = cost(here, there, so_far)
            if step is not None and (there not in spent or so_far + step < spent[there]):
                spent[there] = so_far + step
                number += 1  # areas need not be comparable
                heappush(left, (so_far + step, number, there))
    return spent
