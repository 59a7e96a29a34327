"""Gestures: questions of one kind that follow one another, so that hands answer them all in one go.

    the question put ──→ its usual answer ──→ the next one ──→ its usual answer ──→ …
           └───────────→ its last answer ───→ the next one: what the usual answers have taken away is still there

It ends before the next die, before anything is shown, and where something else or somebody else is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from heraut.kernel import Decision, Option, Table
from heraut.tabletop.differences import after

AnyTable = Table[Any, Any]
Choosing = Callable[[AnyTable, Decision], Option | None]
MOST = 12  # questions of one gesture


class Coming(NamedTuple):
    """A question that comes when the one before it was answered as usual; and all that may be answered to it."""

    table: AnyTable
    options: tuple[Option, ...]


def coming(imagined: Sequence[AnyTable], usual: Choosing) -> list[Coming]:
    """The questions that follow the one put, as far as they are the same whatever is hidden."""
    first, *others = [list(_following(world, usual)) for world in imagined]
    sure = 0
    while sure < len(first) and all(
        sure < len(other) and other[sure].options == first[sure].options for other in others
    ):
        sure += 1
    return first[:sure]


def usual_answers(world: AnyTable, usual: Choosing, following: Sequence[Coming]) -> tuple[Option, ...]:
    """The usual answers to all of them; none where one has none."""
    found = [usual(table, table.decision) for table in (world, *[one.table for one in following]) if table.decision]
    return tuple([one for one in found if one is not None]) if None not in found else ()


def _following(world: AnyTable, usual: Choosing) -> Iterator[Coming]:
    """Two ways at once: the usual one says what is asked, the other what else there would be."""
    assert world.decision is not None
    first, given = world.decision.options, set[Option]()
    way, other = world, world
    for _ in range(MOST):
        step = _step(way, usual)
        if step is None:
            return
        way = step.table
        given.add(step.answer)
        elsewhere = _step(other, _last)
        other = other if elsewhere is None else elsewhere.table
        assert way.decision is not None
        assert other.decision is not None
        put = way.decision.options
        more = other.decision.options if set(put).intersection(other.decision.options) else ()
        again = first if set(first).difference(put, way.game.declining) <= given else ()
        yield Coming(way, tuple(dict.fromkeys((*put, *_going_on(way, (*more, *again))))))


class Step(NamedTuple):
    """An answer, and the table at the next question of the same kind."""

    table: AnyTable
    answer: Option


def _step(t: AnyTable, choosing: Choosing) -> Step | None:
    """None where the answer leads elsewhere, to chance, or to something shown."""
    asked = t.decision
    if asked is None:
        return None
    answer = choosing(t, asked) or next(iter(_going_on(t, asked.options)), None)
    twin = None if answer is None or answer in t.game.declining else after(t, answer)
    if twin is None or twin.revealed or twin.decision is None:
        return None
    same = (twin.decision.seats, twin.decision.kind) == (asked.seats, asked.kind)
    return Step(twin, answer) if same else None


def _going_on(t: AnyTable, options: Sequence[Option]) -> list[Option]:
    """The answers that do not let the question go."""
    return [one for one in options if one not in t.game.declining]


def _last(t: AnyTable, asked: Decision) -> Option | None:
    return next(reversed(_going_on(t, asked.options)), None)
