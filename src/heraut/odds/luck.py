"""After a game: what each side rolled, against what was expected.

Every die of the answers is counted, whoever threw it.  How rare a sum is, is exact: of all the ways in which as many
dice can fall, how many have a lower sum, and how many the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from heraut.kernel import CHANCE
from heraut.table.session import Session

Chances = tuple[tuple[int, int], ...]  # (face, weight)


@dataclass
class Luck:
    """The dice of one side, or of one side for one reason."""

    seat: int | None
    why: str = ""
    total: int = 0
    thrown: dict[Chances, int] = field(default_factory=dict)  # kinds of dice, and how many of each

    def add(self, face: int, die: Chances) -> None:
        self.total += face
        self.thrown[die] = self.thrown.get(die, 0) + 1

    @property
    def dice(self) -> int:
        return sum(self.thrown.values())

    @property
    def expected(self) -> Fraction:
        return sum((count * mean(die) for die, count in self.thrown.items()), Fraction(0))

    @property
    def lower(self) -> Fraction:
        """How often as many dice have a lower sum; half of those with the same sum count."""
        sums = {0: 1}
        for die, count in self.thrown.items():
            for _ in range(count):
                sums = add_die(sums, die)
        whole = sum(sums.values())
        below = sum([ways for total, ways in sums.items() if total < self.total])
        return (below + Fraction(sums.get(self.total, 0), 2)) / whole

    def json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "why": self.why,
            "dice": self.dice,
            "total": self.total,
            "expected": float(self.expected),
            "lower": float(self.lower),
        }


def mean(die: Chances) -> Fraction:
    return Fraction(sum(face * weight for face, weight in die), sum(weight for _, weight in die))


def add_die(sums: dict[int, int], die: Chances) -> dict[int, int]:
    """In how many ways each sum can fall with one die more."""
    found: dict[int, int] = {}
    for total, ways in sums.items():
        for face, weight in die:
            found[total + face] = found.get(total + face, 0) + ways * weight
    return found


def is_number(faces: Sequence[Any], others: Sequence[Sequence[Any]]) -> bool:
    """Do these faces show numbers that count, not those of some `others`?"""
    return all(isinstance(face, int) for face in faces) and not any(faces is other for other in others)


def luck_of(session: Session) -> list[Luck]:
    """Each side's luck with all its dice, followed by its luck for each reason; dice that nobody threw come last."""
    sides: dict[int | None, Luck] = {}
    reasons: dict[tuple[int | None, str], Luck] = {}
    for seat, why, face, die in dice_of(session):
        sides.setdefault(seat, Luck(seat)).add(face, die)
        reasons.setdefault((seat, why), Luck(seat, why)).add(face, die)
    order = sorted(sides, key=lambda seat: (seat is None, seat))
    return [
        luck for seat in order for luck in (sides[seat], *[one for (whose, _), one in reasons.items() if whose == seat])
    ]


def dice_of(session: Session) -> Iterable[tuple[int | None, str, int, Chances]]:
    """Every die with a number that counts: who threw it, why, what it showed, what it could have shown."""
    game = session.game
    others = [die.values for die in game.dice.values() if not die.counts]
    table = game.table(session.scenario, None, session.settings)
    for seat, text in session.answers:
        decision = table.decision
        if seat == CHANCE and decision is not None and is_number(decision.options, others):
            weights = decision.weights or [1] * len(decision.options)
            die = tuple(zip(decision.options, weights, strict=True))
            yield game.roller(table), decision.kind, int(text), die
        table.say(seat, text)
