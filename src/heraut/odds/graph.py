"""Everything that can happen from a question to the horizon, equal situations merged.

A node is a question somebody must answer (chance included), or an end.  Dice that are rolled again lead back to where
they were thrown, so this is a graph, not a tree.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from sys import float_info
from typing import Any

from heraut.kernel import CHANCE, Decision, Die, Option, Table
from heraut.kernel.chance import Throwing, outcomes
from heraut.kernel.stakes import UNSEEN, Stakes

AnyTable = Table[Any, Any]
Edges = tuple[tuple[int, int], ...]  # (node, weight)
Pick = Callable[[AnyTable, Decision], Option]


class TooMuch(Exception):
    """There is more to follow than the budget allows."""


class Graph:
    """`edges[n]`: where node n leads, None while it has not been followed.  An end leads nowhere and has an outcome."""

    def __init__(self, stakes: Stakes, pick: Pick | None, valued: bool, fine: float) -> None:
        self.stakes = stakes
        self.pick = pick  # what everybody answers, if that can be said at once
        self.valued = valued  # are ends and questions to be judged, to choose by?
        self.fine = max(fine, float_info.min)  # what is less likely than this is not followed
        self.numbers: dict[Any, int] = {}
        self.edges: list[Edges | None] = []
        self.seats: list[int] = []
        self.owners: dict[tuple[int, int], int] = {}  # who leads from a node to another, where several are asked
        self.entries: list[int] = []
        self.ends: dict[int, str] = {}
        self.looks: dict[int, AnyTable] = {}  # the ends and questions to judge
        self.followed = 0
        self._hope: list[float] = []
        self._tables: list[AnyTable | None] = []
        self._queue: deque[int] = deque()

    def enter(self, table: AnyTable, moment: Any) -> int:
        """A question to begin from, or where an answer led that was given at this moment."""
        node = self._node(table, moment, table.clone())
        self._expect(node, 1.0)
        self.entries.append(node)
        return node

    @property
    def waiting(self) -> int:
        """How many states are known to be worth following, and have not been."""
        return len(self._queue)

    def follow(self, most_states: int, stop: Callable[[], bool]) -> None:
        """Follow everything that is likely enough.  What waits must be followed too, so too much of it ends this."""
        queue, tables = self._queue, self._tables
        while queue:
            if self.followed + self.waiting > most_states or stop():
                raise TooMuch
            node = queue.popleft()
            table, tables[node] = tables[node], None
            assert table is not None
            self.followed += 1
            self.edges[node] = self._lead(node, table, self._hope[node])

    def _lead(self, origin: int, table: AnyTable, hope: float) -> Edges:
        moment = self.stakes.moment(table)
        found: dict[int, int] = {}
        if self.seats[origin] == CHANCE:
            before = table.clone()
            falls = every_fall(table)
            whole = sum([weight for _, _, weight in falls])
            for faces, twin, weight in falls:
                node = self._node(twin, moment, before, faces)
                found[node] = found.get(node, 0) + weight
                self._expect(node, hope * weight / whole)
            return tuple(found.items())
        decision = table.state.pending
        assert decision is not None
        options = self.stakes.considers(table, decision)
        if self.pick is not None:
            options = (self.pick(table, decision.among(options)),)
        for option in options:
            twin = table.clone()
            twin.answer(option)
            node = self._node(twin, moment, table, (option,))
            found[node] = found.get(node, 0) + 1
            if decision.owners is not None:
                self.owners[origin, node] = decision.owner(option)
            self._expect(node, hope)
        return tuple(found.items())

    def _expect(self, node: int, hope: float) -> None:
        """More of what can happen leads here; follow it once it is worth while."""
        before = self._hope[node]
        self._hope[node] = before + hope
        if before < self.fine <= before + hope and self.edges[node] is None:
            self._queue.append(node)

    def _node(
        self, table: AnyTable, moment: Any, before: AnyTable | None = None, answers: Sequence[Option] = ()
    ) -> int:
        """Where this table is in the graph, to which these answers led from the one before.

        What lies at the ends is told apart only if somebody chooses by it.
        """
        over = self._answer_what_is_clear(table)
        state = table.state
        decision = state.pending
        key: tuple[Any, ...]
        if decision is not None and not over:
            self.stakes.simplify(table)
            # The key of a state leaves out the question: two of them may differ in their options alone.
            asked = decision.kind if decision.seat == CHANCE else (decision.kind, tuple(decision.options))
            key, outcome = (asked, table.game.records.key(state)), None
        else:
            outcome = self.stakes.read(moment, table)
            if outcome == UNSEEN and before is not None:
                outcome = self.stakes.read(moment, in_time(self.stakes, before.clone(), answers))
            key = ("end", outcome, table.game.records.key(state) if self.valued else None)
        node = self.numbers.get(key)
        if node is None:
            node = self.numbers[key] = len(self.edges)
            self.edges.append(None if outcome is None else ())
            self.seats.append(CHANCE if decision is None or outcome is not None else decision.seat)
            self._hope.append(0.0)
            self._tables.append(table if outcome is None else None)
            if outcome is not None:
                self.ends[node] = outcome
            if self.valued and (outcome is not None or self.seats[node] != CHANCE):
                self.looks[node] = table
        return node

    def _answer_what_is_clear(self, table: AnyTable) -> bool:
        """Play on through questions to which there is a single answer to consider; is the horizon reached?"""
        while (decision := table.state.pending) is not None and not self.stakes.over(table):
            if decision.seat == CHANCE:
                return False
            options = self.stakes.considers(table, decision)
            if len(options) > 1:
                return False
            table.answer(options[0])
        return True


def in_time(stakes: Stakes, table: AnyTable, answers: Sequence[Option]) -> AnyTable:
    """Give these answers step by step, up to the horizon: what lies there may be gone at the next question."""
    for answer in answers:
        while table.decision is None:
            table.step()
        table.step(answer)
    while not table.over and not stakes.over(table):
        decision = table.decision
        table.step(None if decision is None else stakes.considers(table, decision)[0])
    return table


# --- chance ---------------------------------------------------------------------------------------------------------


def every_fall(table: AnyTable) -> list[tuple[tuple[Any, ...], AnyTable, int]]:
    """What chance may answer, a table after it, and its weight.  The table given is one of them: it is used up."""
    section = table.state.agenda[-1]
    if type(section) is Throwing:
        die, got = table.game.dice[section.die], section.got
        falls = throws(die, section.count - len(got))
        twins = [*[table.clone() for _ in falls[1:]], table]
        for twin, (faces, _) in zip(twins, falls, strict=True):
            twin.fall(tuple(sorted((*got, *faces))) if got else faces)
        return [(faces, twin, weight) for twin, (faces, weight) in zip(twins, falls, strict=True)]
    decision = table.decision
    assert decision is not None
    found = []
    for face, weight in outcomes(decision):
        twin = table.clone()
        twin.answer(face)
        found.append(((face,), twin, weight))
    return found


@cache
def throws(die: Die, count: int) -> tuple[tuple[tuple[Any, ...], int], ...]:
    """Every throw of so many dice as a multiset, with its weight."""
    weights = dict(zip(die.values, die.weights, strict=True))
    return tuple(
        (
            tuple(sorted(faces)),
            factorial(count)
            // prod(factorial(faces.count(face)) for face in set(faces))
            * prod(weights[face] for face in faces),
        )
        for faces in combinations_with_replacement(die.values, count)
    )
