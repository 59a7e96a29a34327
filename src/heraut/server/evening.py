"""A session as a server needs it: taken up from a journal answer by answer, and looked at by any seat at any moment.

line     moment 0 ── answers ──→ moment 1 ── answers ──→ moment 2 …       (see heraut.table.session)
told         facts that led here, in words that fit what the seat saw then
known        which of those answers this seat may read
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from heraut.kernel import CHANCE, Refusal, State, Table
from heraut.kernel.options import choose
from heraut.server.speech import Speech
from heraut.server.wire import Spoken
from heraut.table.past import Answer, Impossible, MarkName, Moment, Past
from heraut.table.session import TYPED, Session

Looker = int | None  # a seat, or a spectator


class Given(NamedTuple):
    """Answer number `n`, as somebody may read it; the text is empty where they may not know it."""

    n: int
    seat: int
    text: str


class ToldLine(NamedTuple):
    """A fact in words, or a mark of this evening."""

    after: int
    text: Spoken
    rules: tuple[str, ...] = ()
    touches: tuple[str, ...] = ()
    mark: MarkName | None = None
    manual: bool = False


class Evening(Session):
    """One evening, whose past other nodes may have written."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self._lines: dict[tuple[Looker, int], tuple[Moment, list[ToldLine]]] = {}
        self._threads: dict[tuple[Looker, int], tuple[Moment, list[Given]]] = {}
        self._flags: dict[int, tuple[Moment, list[list[Looker]]]] = {}
        super().__init__(*args, **kwargs)

    # Answering.

    @property
    def just_said(self) -> list[Answer]:
        """The answer just given, and what chance answered to it."""
        return list(self._new_answers)

    def say_again(self, answers: Sequence[Answer]) -> None:
        """An answer of the past, with the results that fell then."""
        (seat, text), *fallen = answers
        dealt = self._dealt
        if dealt is None:
            if fallen:
                raise Impossible("impossible-answer", "Chance has answered where people type.", number=0, given=text)
            self.say(seat, text)
            return
        thrown = dealt.thrown
        dealt.past = Past([Answer(*answer) for answer in fallen])
        self.say(seat, text)
        if not dealt.past.over or dealt.thrown != thrown:
            raise Impossible("impossible-answer", "Other dice fall today after '{given}'.", number=0, given=text)
        dealt.thrown += len(fallen)
        for _ in fallen:
            dealt.seeded.random()

    def end(self) -> None:
        """This evening is needed no more.  Nothing leads from it back to itself any longer, so it is gone at once."""
        self.table.listener = self.table.chance = None

    # Taking back.

    def target(self, seats: Collection[int]) -> int | None:
        """The seat whose decision an undo by these seats would take back: the last one that any of them made."""
        at = self._last_of(seats, self._here)
        return None if at is None else self._line[at].state.pending.seat

    def free_steps(self, seats: Collection[int]) -> tuple[int, Answer | None]:
        """How many decisions these seats can take back, and the first seal beyond them."""
        steps, at = 0, self._here
        while True:
            before = self._last_of(seats, at)
            if before is None:
                return steps, None
            seal = self._sealing(before, at, seats)
            if seal is not None:
                return steps, seal
            steps, at = steps + 1, before

    def _last_of(self, seats: Collection[int], at: int) -> int | None:
        for before in range(at - 1, -1, -1):
            if self._asks_person(before) and self._line[before].state.pending.seat in seats:
                return before
        return None

    @property
    def can_redo(self) -> bool:
        return self._here < len(self._line) - 1

    # Looking.

    @property
    def here(self) -> int:
        return self._here

    def moment_after(self, answers: int) -> int:
        """The last moment with at most so many answers given."""
        given = self._line[self._here].answers
        if not 0 <= answers <= given:
            sentence = "There is no answer {at} to go on from: {count} have been given."
            raise Refusal("no-such-answer", sentence, at=answers, count=given)
        for at in range(self._here, 0, -1):
            if self._line[at].answers <= answers:
                return at
        return 0

    def state_at(self, at: int) -> Any:
        return self._line[at].state

    def view_at(self, at: int, looker: Looker) -> State:
        """What this seat may know of that moment.  Nothing else leaves the server."""
        state = self._line[at].state
        view: State = self.game.view(Table(self.game, state), looker)
        return self.game.records.clone(state) if view is state else view

    def thread_at(self, at: int, looker: Looker) -> list[Given]:
        """Every answer until that moment, but others' to what they were asked in secret."""
        thread: list[Given] = []
        for step in range(at + 1):
            moment = self._line[step]
            kept = self._threads.get((looker, step))
            if kept is None or kept[0] is not moment:
                kept = self._threads[looker, step] = (moment, self._read_by(looker, step))
            thread += kept[1]
        return thread

    def _read_by(self, looker: Looker, step: int) -> list[Given]:
        moment = self._line[step]
        before = self._line[step - 1].answers if step else 0
        secret = step > 0 and self._line[step - 1].state.pending.secret
        kept = self._flags.get(step)
        if kept is None or kept[0] is not moment:
            kept = self._flags[step] = (moment, self._known(step))
        given = self._answers[before : moment.answers]
        return [
            Given(n, seat, text if looker in knowing else "")
            for n, ((seat, text), knowing) in enumerate(zip(given, kept[1], strict=True), start=before + 1)
            if looker in knowing or not (secret and n == before + 1)
        ]

    def _known(self, step: int) -> list[list[Looker]]:
        """Who may know each of the answers that led to this moment.

        Results of seeded dice are asked for again one by one, as if they were typed, to see who would see them.
        """
        if step == 0:
            before, table = 0, self.game.table(self.scenario, None, self.settings, steady=self.steady)
        else:
            moment = self._line[step - 1]
            before = moment.answers
            table = Table(self.game, self.game.records.clone(moment.state), steady=self.steady)
        lookers: tuple[Looker, ...] = (None, *range(len(self.seats)))
        answers = self._answers[before : self._line[step].answers]
        knowing: list[list[Looker]] = []
        for number, (seat, text) in enumerate(answers, start=1):
            assert table.decision is not None
            option = choose(table.decision, text)
            knowing.append([looker for looker in lookers if self.game.knows(table, looker, option)])
            if number < len(answers):
                table.say(seat, text)
        return knowing

    def log_at(self, at: int, looker: Looker, speech: Speech) -> list[ToldLine]:
        """What this seat was told until that moment, and between it what everybody should know about this evening."""
        lines = self._told_to(looker, at, speech)
        given = self._line[at].answers
        marks = [mark for mark in self.marks if mark.at <= given or at == self._here]  # undo takes no mark away
        for mark in sorted(marks, key=lambda mark: mark.at):
            place = next((n for n, line in enumerate(lines) if line.after > mark.at), len(lines))
            lines.insert(place, ToldLine(min(mark.at, given), speech.mark(mark), mark=mark.what))
        return lines

    def _told_to(self, looker: Looker, at: int, speech: Speech) -> list[ToldLine]:
        lines: list[ToldLine] = []
        told = 0
        for step in range(at + 1):
            moment = self._line[step]
            kept = self._lines.get((looker, step))
            if kept is None or kept[0] is not moment:
                kept = self._lines[looker, step] = (moment, self._tell(step, told, looker, speech))
            lines += kept[1]
            told = moment.told
        return lines

    def _tell(self, step: int, told: int, looker: Looker, speech: Speech) -> list[ToldLine]:
        facts = [one for one in self._told[told : self._line[step].told] if one.fact.known_to(looker)]
        if not facts:
            return []
        view = self.view_at(step, looker)
        lines: list[ToldLine] = []
        for after, fact in facts:
            # What is told first after a die that somebody typed is what that die did.
            first = not lines or lines[-1].after < after
            manual = first and after > 0 and self.typed and self._answers[after - 1].seat == CHANCE
            touches = self.game.touches(view, fact)
            lines.append(ToldLine(after, speech.fact(view, fact), speech.rules(fact), touches, manual=manual))
        return lines

    @property
    def typed(self) -> bool:
        return self.dice == TYPED
