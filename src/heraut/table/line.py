"""The line of moments, one for each question put: of some the whole state is kept, the rest is played again from there.

    moment 0 ── answer, dice ──→ moment 1 ── answer ──→ moment 2 … moment 32 …
      state                                                          state

An evening of a thousand answers would hold a thousand states.  It holds thirty, packed, and the last few as they are;
any other is a few answers away from one of them.  What was told is not held at all: the same answers tell the same.
"""

from __future__ import annotations

import marshal
import zlib
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, TypeAlias

from heraut.kernel import Decision, Fact, Listener, Table, write
from heraut.kernel.chance import Chance
from heraut.kernel.records import Records
from heraut.table.past import Answer, Past, Told

EVERY = 32  # moments from one kept state to the next
RECENT = 3
AnyTable: TypeAlias = Table[Any, Any]
Lay: TypeAlias = Callable[[Any, Chance | None, Listener | None], AnyTable]


class Moment(NamedTuple):
    """A question put, or the end.

    `over`: it is the end.  `secret`: others may not know who is asked.  `shown`: chance answered on the way here, or
    something was shown.  `herald`: the answer that led here was the herald's.
    `trail`: a fingerprint of all questions until here and of what could be answered to them.
    """

    answers: int
    over: bool
    secret: bool
    shown: bool
    trail: str
    kept: bytes | None
    herald: bool


class Step(NamedTuple):
    """A moment come to again: the table, which goes on afterwards, and what was told on the way."""

    at: int
    table: AnyTable
    told: list[Told]


class Line:
    """The moments of one evening, and the answers between them.

    `lay` lays the table, anew or as a state has it, with a chance and a listener.
    """

    def __init__(self, records: Records[Any], lay: Lay, typed: bool) -> None:
        self.records, self.lay, self.typed = records, lay, typed
        self.moments: list[Moment] = []
        self.answers: list[Answer] = []
        self.numbers: list[int] = []  # of the dice, by which each answer of chance fell
        self._recent: dict[int, Any] = {}
        self._texts: dict[str, str] = {}  # the same text is kept once

    # Going on.

    def cut(self, after: int) -> None:
        """Forget what comes after this moment."""
        del self.moments[after + 1 :]
        given = self.moments[-1].answers if self.moments else 0
        del self.answers[given:], self.numbers[given:]
        self._recent = {at: state for at, state in self._recent.items() if at <= after}

    def add(
        self, table: AnyTable, answers: Sequence[Answer], numbers: Sequence[int], shown: bool, herald: bool = False
    ) -> None:
        """These answers have led to the question that the table now puts; `herald`: the first was the herald's."""
        text = self._texts.setdefault
        self.answers += [Answer(seat, text(said, said)) for seat, said in answers]
        self.numbers += numbers
        at, state = len(self.moments), self.records.clone(table.state)
        asked: Decision | None = state.pending
        self.moments.append(
            Moment(
                len(self.answers),
                asked is None,
                asked is not None and asked.secret,
                shown,
                trail(self.moments[-1].trail if at else "", asked),
                pack(self.records.dump(state)) if at % EVERY == 0 else None,
                herald,
            )
        )
        self._recent[at] = state
        for old in [old for old in self._recent if old <= at - RECENT]:
            del self._recent[old]

    # Looking back.

    def state(self, at: int) -> Any:
        """The state of that moment: to look at, not to touch."""
        if at in self._recent:
            return self._recent[at]
        if self.moments[at].kept is not None:
            return self._stand(at, None, None).state
        for step in self.walk(at, at):
            return step.table.state
        raise AssertionError("every moment can be walked to")

    def walk(self, first: int, last: int) -> Iterator[Step]:
        """The moments from `first` to `last` once more, one after the other."""
        told: list[Told] = []
        past, before = Past(()), 0

        def hear(fact: Fact) -> None:
            told.append(Told(before + past.read, fact))

        chance = None if self.typed else past
        at = self._start(first)
        if at is None:
            past.put(self.answers[: self.moments[0].answers])
            table, at = self.lay(None, chance, hear), 0
            if first == 0:
                yield Step(0, table, told)
        else:
            table = self._stand(at, chance, hear)
        while at < last:
            told, before = [], self.moments[at].answers
            at += 1
            past.put(self.answers[before : self.moments[at].answers])
            table.say(*past.next())
            if at >= first:
                yield Step(at, table, told)

    def _start(self, first: int) -> int | None:
        """The last moment before this one whose state is at hand; None: the table must be laid."""
        for at in range(first - 1, -1, -1):
            if at in self._recent or self.moments[at].kept is not None:
                return at
        return None

    def _stand(self, at: int, chance: Chance | None, listener: Listener | None) -> AnyTable:
        kept = self.moments[at].kept
        if at in self._recent or kept is None:
            return self.lay(self.records.clone(self._recent[at]), chance, listener)
        return self.lay(self.records.load(marshal.loads(zlib.decompress(kept))), chance, listener)

    def weight(self) -> int:
        """About how many bytes this takes."""
        kept = sum([len(moment.kept) for moment in self.moments if moment.kept is not None])
        return kept + 220 * len(self.moments) + 100 * len(self.answers) + 120 * len(self._texts) + 100_000


def pack(state: dict[str, Any]) -> bytes:
    return zlib.compress(marshal.dumps(state), 1)


def trail(before: str, asked: Decision | None) -> str:
    """What was put until now, in a few letters: the same while the rules mean the same."""
    put: list[Any] = []
    if asked is not None:
        put = [asked.owners or asked.seat, asked.kind, *[write(option) for option in asked.options]]
    return blake2b(f"{before} {put}".encode(), digest_size=6).hexdigest()
