"""What has been said and has fallen so far, and dice that take it up again.

Every answer is kept, chance's included: the same answers make the same evening, whatever generator threw the dice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from heraut.kernel import CHANCE, Die, Fact, Refusal, write
from heraut.players.dice import Seeded


class Answer(NamedTuple):
    """What a seat said, or what fell (seat CHANCE)."""

    seat: int
    text: str


class Told(NamedTuple):
    """A fact of the tale, and how many answers had been given when it was told."""

    after: int
    fact: Fact


MarkName: TypeAlias = Literal["crossed", "forked", "replayed", "freed", "taken"]


class Mark(NamedTuple):
    """Something everybody should know about this evening, after `at` answers.

    `lost` counts the answers that were taken back or left behind; `name`: whose seat was freed, or who took it.
    """

    what: MarkName
    at: int
    lost: int = 0
    name: str = ""


class Moment(NamedTuple):
    """A question put (or the end): the whole state, and how much had been said and told by then.

    `shown`: on the way here chance answered, or somebody saw what was hidden before.
    """

    state: Any
    answers: int
    told: int
    shown: bool = False


class Impossible(Refusal):
    """An answer of the past that cannot be given again."""


class Past:
    """Answers given before, read one by one."""

    def __init__(self, answers: Iterable[Answer]) -> None:
        self.answers = list(answers)
        self.read = 0

    @property
    def over(self) -> bool:
        return self.read == len(self.answers)

    def next(self) -> Answer:
        self.read += 1
        return self.answers[self.read - 1]

    def impossible(self) -> Impossible:
        """The answer just read does not fit here."""
        seat, text = self.answers[self.read - 1]
        sentence = "Answer {number}, '{given}', is not possible here."
        return Impossible("impossible-answer", sentence, number=self.read, given=text, seat=seat)


class Dealt:
    """What fell in the past, first; then new dice.  Counts what it threw: no result is ever thrown twice."""

    def __init__(self, past: Past, seed: int | str, thrown: int) -> None:
        self.past = past
        self.seeded = Seeded(seed)
        self.thrown = max(thrown, sum(answer.seat == CHANCE for answer in past.answers))
        # Seeded takes one number for each face or card: an evening taken up again goes on with the dice it would
        # have had without the pause.
        for _ in range(self.thrown):
            self.seeded.random()

    def roll(self, die: Die, why: str) -> Any:
        if self.past.over:
            self.thrown += 1
            return self.seeded.roll(die, why)
        return self._fallen(die.values)

    def pick(self, bag: list[str], deck: str) -> str:
        if self.past.over:
            self.thrown += 1
            return self.seeded.pick(bag, deck)
        return str(self._fallen(bag))

    def _fallen(self, possible: Sequence[Any]) -> Any:
        seat, text = self.past.next()
        for result in possible:
            if seat == CHANCE and write(result) == text:
                return result
        raise self.past.impossible()


def read_seed(dice: str) -> int | str:
    """`seeded:7` → 7."""
    kind, _, seed = dice.partition(":")
    if kind != "seeded" or not seed:
        sentence = "There are no dice '{given}'. There are: typed, seeded, seeded:<number>."
        raise Refusal("unknown-dice", sentence, given=dice)
    return int(seed) if seed.isdecimal() and len(seed) < 20 else seed
