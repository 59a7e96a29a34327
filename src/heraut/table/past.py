"""What has been said and has fallen so far, and dice that take it up again.

Every answer is kept, chance's included: the same answers make the same evening, whatever threw the dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from heraut.kernel import CHANCE, Die, Fact, Refusal, write
from heraut.table.fate import Fate


class Answer(NamedTuple):
    """What a seat said, or what fell (seat CHANCE)."""

    seat: int
    text: str


class Told(NamedTuple):
    """A fact of the tale, and how many answers had been given when it was told."""

    after: int
    fact: Fact


MarkName: TypeAlias = Literal["crossed", "forked", "replayed", "differs", "freed", "taken"]


class Mark(NamedTuple):
    """Something everybody should know about this evening, after `at` answers.

    `lost` counts the answers that were taken back or left behind; `name`: whose seat was freed, or who took it.
    """

    what: MarkName
    at: int
    lost: int = 0
    name: str = ""


class Impossible(Refusal):
    """An answer of the past that cannot be given again."""


class Forged(NamedTuple):
    """A result in the past that is not what the dice gave: which answer, what it says, what fell."""

    answer: int
    given: str
    fell: str


class Past:
    """Answers given before, read one by one.  `numbers`: of the dice, by which each result fell; 0 if nobody knows."""

    def __init__(self, answers: Iterable[Answer] = (), numbers: Sequence[int] = ()) -> None:
        self.put(answers, numbers)

    def put(self, answers: Iterable[Answer], numbers: Sequence[int] = ()) -> None:
        """Read these next."""
        self.answers = list(answers)
        self.numbers = list(numbers) or [0] * len(self.answers)
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

    def fallen(self, possible: Sequence[Any]) -> Any:
        """What fell then, among what can fall here."""
        seat, text = self.next()
        for result in possible:
            if seat == CHANCE and write(result) == text:
                return result
        raise self.impossible()

    # As chance that only repeats.

    def roll(self, die: Die, why: str) -> Any:
        return self._repeat(die.values)

    def pick(self, bag: list[str], deck: str) -> str:
        return str(self._repeat(bag))

    def _repeat(self, possible: Sequence[Any]) -> Any:
        if self.over:
            raise Impossible("impossible-answer", "More dice fall today than then.", number=self.read, given="")
        return self.fallen(possible)


class Dealt:
    """What fell in the past, first; then new dice.  Each result is noted with the number it fell by."""

    def __init__(self, fate: Fate, past: Past, note: Callable[[str, int], None]) -> None:
        self.fate = fate
        self.past = past
        self.note = note
        self.false: list[Forged] = []

    def roll(self, die: Die, why: str) -> Any:
        return self._result(die.faces)

    def pick(self, bag: list[str], deck: str) -> str:
        return str(self._result(bag))

    def _result(self, faces: Sequence[Any]) -> Any:
        past = self.past
        if past.over:
            result = faces[int(self.fate.next() * len(faces))]
            self.note(write(result), self.fate.thrown)
            return result
        result = past.fallen(faces)
        self._check(faces, write(result), past.numbers[past.read - 1])
        self.note(write(result), past.numbers[past.read - 1])
        return result

    def _check(self, faces: Sequence[Any], given: str, n: int) -> None:
        number = self.fate.number(n) if n else None
        if number is not None:
            fell = write(faces[int(number * len(faces))])
            if fell != given:
                self.false.append(Forged(self.past.read, given, fell))


def leaps(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Where the dice did not simply go on: (answer, the number it fell by).  Answers of people have no number."""
    found, last = [], 0
    for answer, n in enumerate(numbers, start=1):
        if n and n != last + 1:
            found.append((answer, n))
        last = n or last
    return found


def numbers_of(answers: Sequence[Answer], leaped: Iterable[tuple[int, int]]) -> list[int]:
    """By which number each answer of chance fell."""
    jumps: dict[int, int] = dict(leaped)
    numbers, last = [], 0
    for answer, (seat, _) in enumerate(answers, start=1):
        if seat == CHANCE:
            last = jumps.get(answer, last + 1)
            numbers.append(last)
        else:
            numbers.append(0)
    return numbers
