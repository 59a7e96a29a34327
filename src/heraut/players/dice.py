"""Who sits at CHANCE: seeded, scripted or recorded dice, or every outcome at once.

Typed dice need no class: a table without a `Chance` puts each die and card as a question to seat CHANCE.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, TypeVar

from heraut.kernel import CHANCE, Die, OutOfDice, State, Table, write
from heraut.kernel.chance import Chance, Doubtful, outcomes

S = TypeVar("S", bound=State)


class Seeded:
    """Ordinary play: the same seed, the same dice.  Never part of the state, so no bot can foresee it."""

    __slots__ = ("random",)

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed).random

    def roll(self, die: Die, why: str) -> Any:
        random = self.random
        return die.faces[int(random() * die.size)]

    def pick(self, bag: list[str], deck: str) -> str:
        return bag[int(self.random() * len(bag))]


class Scripted(Doubtful):
    """The dice of an example, in the order they fell.  Complains when they run out, do not fit, or are left over."""

    def __init__(self, *results: Any) -> None:
        self.left: deque[Any] = deque(results)

    def roll(self, die: Die, why: str) -> Any:
        return self._next(die.values, why)

    def pick(self, bag: list[str], deck: str) -> str:
        return str(self._next(bag, deck))

    def _next(self, possible: Iterable[Any], why: str) -> Any:
        if not self.left:
            raise OutOfDice("out-of-dice", "The script has no result left for '{why}'.", why=why)
        if self.left[0] not in possible:
            raise OutOfDice(
                "impossible-result",
                "The script says {given} for '{why}', which cannot come up.",
                given=self.left[0],
                why=why,
            )
        return self.left.popleft()

    def left_over(self) -> tuple[Any, ...]:
        return tuple(self.left)

    def put_back(self, results: tuple[Any, ...]) -> None:
        self.left = deque(results)

    def add(self, *results: Any) -> None:
        """More results, after those still left."""
        self.left.extend(results)

    def finish(self) -> None:
        """Nothing may be left."""
        if self.left:
            raise OutOfDice(
                "dice-left",
                "The script has results left over: {left}.",
                left=list(self.left),
            )


class Recorded:
    """Another chance's results, each noted as it falls."""

    def __init__(self, chance: Chance, note: Callable[[str], None]) -> None:
        self.chance = chance
        self.note = note

    def roll(self, die: Die, why: str) -> Any:
        face = self.chance.roll(die, why)
        self.note(write(face))
        return face

    def pick(self, bag: list[str], deck: str) -> str:
        card = self.chance.pick(bag, deck)
        self.note(card)
        return card


def every_outcome(table: Table[S, Any]) -> Iterator[tuple[int, Table[S, Any]]]:
    """Each answer of chance to the question now put, with its exact weight: a twin of the table for each."""
    decision = table.decision
    if decision is None or decision.seat != CHANCE:
        raise ValueError("chance is not asked")
    for face, weight in outcomes(decision):
        twin = table.clone()
        twin.answer(face)
        yield weight, twin
