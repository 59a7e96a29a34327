"""Seals: what was answered or shown since, so that going back beyond it would be going back with what was learnt."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal, NamedTuple

from heraut.kernel import CHANCE, Refusal
from heraut.table.line import Line
from heraut.table.past import Answer


class Seal(NamedTuple):
    """Why not to go back: chance or a seat (somebody: in secret) has answered, something was shown, all is over."""

    by: Literal["chance", "seat", "somebody", "shown", "end"]
    answer: Answer | None = None


class Seals:
    """The seals of one evening.  `is_person`: does somebody at the table answer for this seat?

    `ordered`: who last told the herald to answer for them after so many answers, if anybody did.
    Where a game `hides` anything, a computer's answer tells something too.
    """

    def __init__(
        self, line: Line, hides: bool, is_person: Callable[[int], bool], ordered: Callable[[int], int | None]
    ) -> None:
        self.line, self.hides, self.is_person, self.ordered = line, hides, is_person, ordered

    def speaker(self, at: int) -> int:
        """Who answered the question put at this moment: of several who were asked, the one that did."""
        return self.line.answers[self.line.moments[at].answers].seat

    def by_person(self, at: int) -> bool:
        return self.is_person(self.speaker(at)) and not self.line.moments[at + 1].herald

    def decider(self, at: int, here: int) -> int | None:
        """The person who answered at this moment or, where none did, told the herald to."""
        if at < here and self.by_person(at):
            return self.speaker(at)
        return self.ordered(self.line.moments[at].answers)

    def last_of(self, seats: Collection[int] | None, before: int, here: int) -> int | None:
        """The last moment before that one at which a person decided: of these seats, or of any."""
        for at in range(before - 1, -1, -1):
            decider = self.decider(at, here)
            if decider is not None and (seats is None or decider in seats):
                return at
        return None

    def between(self, target: int, here: int, seats: Collection[int] | None = None) -> Seal | None:
        """What happened between two moments that these seats (else: whoever answered at the first) may not unlearn."""
        line = self.line
        if line.moments[here].over:
            return Seal("end")
        own = (self.decider(target, here),) if seats is None else seats
        for at in range(target, here):
            for answer in line.answers[line.moments[at].answers : line.moments[at + 1].answers]:
                if answer.seat == CHANCE:
                    return Seal("chance", answer)
                if answer.seat not in own and (self.hides or self.by_person(at)):
                    return Seal("somebody") if line.moments[at].secret else Seal("seat", answer)
            if line.moments[at + 1].shown:
                return Seal("shown")
        return None


def sealed(seal: Seal, names: tuple[str, ...]) -> Refusal:
    """Why not, in words; `names`: of the seats."""
    sentence = {
        "end": "That is sealed: the game is over. A fork goes on from any of its answers.",
        "somebody": "That is sealed: somebody has answered since.",
        "shown": "That is sealed: something hidden has been shown since.",
        "chance": "That is sealed: chance has answered '{given}' since.",
        "seat": "That is sealed: {seat} has answered '{given}' since.",
    }[seal.by]
    given = seal.answer.text if seal.answer else ""
    name = names[seal.answer.seat] if seal.answer and seal.by == "seat" else ""
    return Refusal("sealed", sentence, by=seal.by, given=given, seat=name)
