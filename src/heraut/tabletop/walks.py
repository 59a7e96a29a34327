"""Walks: where several answers in a row lead to, found by playing them on twins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from itertools import count
from typing import Any, NamedTuple

from heraut.kernel import Decision, Option, Table
from heraut.tabletop.differences import after

Strides = Callable[[Table[Any, Any], Option], int | None]


def no_stride(t: Table[Any, Any], option: Option) -> int | None:
    """No answer of this game is one of several in a row."""
    return None


class Walk(NamedTuple):
    """Answers in a row, the table that each was given at, and what they cost together."""

    answers: tuple[Option, ...]
    tables: tuple[Table[Any, Any], ...]
    cost: int


def walks(world: Table[Any, Any], strides: Strides) -> Iterator[Walk]:
    """The cheapest walk to everything that takes more than one answer.

    `strides`: what an answer costs that may be one of several; None for any other.
    """
    asked, order, reached = world.decision, count(), set[Option]()
    assert asked is not None
    queue = [(cost, next(order), Walk((option,), (world,), cost)) for option, cost in _strides(world, strides)]
    while queue:
        _, _, walk = heappop(queue)
        if walk.answers[-1] in reached:
            continue
        reached.add(walk.answers[-1])
        if walk.answers[-1] not in asked.options:
            yield walk
        twin = after(walk.tables[-1], walk.answers[-1])
        if twin is None or not _goes_on(asked, twin.decision):
            continue
        for option, more in _strides(twin, strides):
            cost = walk.cost + more
            heappush(queue, (cost, next(order), Walk((*walk.answers, option), (*walk.tables, twin), cost)))


def _strides(t: Table[Any, Any], strides: Strides) -> Iterator[tuple[Option, int]]:
    for option in t.decision.options if t.decision is not None else ():
        cost = strides(t, option)
        if cost is not None:
            yield option, cost


def _goes_on(before: Decision, now: Decision | None) -> bool:
    """The same is asked of the same seat."""
    return now is not None and (now.seat, now.kind) == (before.seat, before.kind)
