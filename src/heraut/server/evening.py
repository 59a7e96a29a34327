"""A session as a server needs it: taken up from a journal answer by answer, and looked at by any seat at any moment.

line     moment 0 ── answers ──→ moment 1 ── answers ──→ moment 2 …       (see heraut.table.line)
told         facts that led here, in words that fit what the seat saw then
known        which of those answers this seat may read
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from heraut.kernel import CHANCE, Fact, Refusal, State, Table
from heraut.kernel.content import Text
from heraut.kernel.options import choose
from heraut.server import wire
from heraut.table.line import Step
from heraut.table.past import Answer, Impossible, MarkName
from heraut.table.seals import Seal
from heraut.table.session import Session
from heraut.table.speech import BothLanguages
from heraut.tabletop.beats import Beat

Looker = int | None  # a seat, or a spectator
LINE = 1_200  # bytes of a told line, in both languages
OFTEN = 16  # moments from one proof of the whole state to the next


class Given(NamedTuple):
    """Answer number `n`, as somebody may read it; the text is empty where they may not know it."""

    n: int
    seat: int
    text: str
    herald: bool = False


class Known(NamedTuple):
    """Who may know an answer; `secret`: others may not even know that there was one."""

    to: frozenset[Looker]
    secret: bool


class ToldLine(NamedTuple):
    """A fact in words, or a mark of this evening."""

    after: int
    text: Text
    rules: tuple[str, ...] = ()
    touches: tuple[str, ...] = ()
    mark: MarkName | None = None
    manual: bool = False
    beat: wire.Beat | None = None


class Evening(Session):
    """One evening, whose past other nodes may have written."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self._lines: dict[Looker, list[list[ToldLine]]] = {}  # for each moment
        self._knowing: list[Known] = []  # for each answer
        self._known_at = -1  # the moment until which that was found out
        self._told_lines = 0
        super().__init__(*args, **kwargs)

    # Answering.

    @property
    def just_said(self) -> list[Answer]:
        """The answer just given, and what chance answered to it."""
        return list(self._new)

    def say_again(self, answers: Sequence[Answer], herald: bool = False) -> None:
        """An answer of the past, with the results that fell then."""
        (seat, text), *fallen = answers
        dealt, fate = self._dealt, self.fate
        if dealt is None or fate is None:
            if fallen:
                raise Impossible("impossible-answer", "Chance has answered where people type.", number=0, given=text)
            self.say(seat, text, herald)
            return
        thrown = fate.thrown
        dealt.past.put(fallen, range(thrown + 1, thrown + 1 + len(fallen)))
        try:
            self.say(seat, text, herald)
            if not dealt.past.over or fate.thrown != thrown:
                raise Impossible("impossible-answer", "Other dice fall today after '{given}'.", number=0, given=text)
        finally:
            dealt.past.put(())
        fate.skip(len(fallen))

    def proof(self) -> str:
        """What the rules made of the answers until here: whoever plays them again compares.

        Always the questions put; now and then, and at the end, the whole state with the shape of its records.
        """
        if self._here % OFTEN and not self.over:
            return self.trail
        return f"{self.trail} {self.game.records.shape} {self.digest}"

    def proves(self, proof: str) -> bool:
        """Do today's rules lead to the same?  States of another shape cannot be compared, their questions can."""
        trail, *whole = proof.split()
        return trail == self.trail and (not whole or whole[0] != self.game.records.shape or whole[1] == self.digest)

    @property
    def can_go_on(self) -> bool:
        """Not where today's rules could not even lay the table as it was."""
        return self.typed or self.table.chance is not None

    def end(self) -> None:
        """This evening is needed no more.  Nothing leads from it back to itself any longer, so it is gone at once."""
        self.table.chance = self._dealt = None
        del self._line.lay, self._seals

    # Taking back.

    def target(self, seats: Collection[int]) -> int | None:
        """The seat whose decision an undo by these seats would take back: the last one that any of them made."""
        at = self._seals.last_of(seats, self._here + 1, self._here)
        return None if at is None else self._seals.decider(at, self._here)

    def free_steps(self, seats: Collection[int]) -> tuple[int, Seal | None]:
        """How many decisions these seats can take back, and the first seal beyond them."""
        steps, at = 0, self._here
        before = self._seals.last_of(seats, at + 1, self._here)
        while before is not None:
            seal = self._seals.between(before, at, seats)
            if seal is not None:
                return steps, seal
            steps, at, before = steps + 1, before, self._seals.last_of(seats, before, self._here)
        return steps, None

    def undo_again(self, seat: int, crossing: bool) -> None:
        """An undo of the past: it was judged then."""
        target = self._before(seat)
        if crossing:
            self._mark_crossing(target)
        self._go_back(target)

    def _keep(self, shown: bool, herald: bool = False) -> None:
        """What was made of moments that are now forgotten is forgotten with them."""
        kept = self._here + 1
        for lines in self._lines.values():
            self._told_lines -= sum(map(len, lines[kept:]))
            del lines[kept:]
        if self._known_at > self._here >= 0:
            self._known_at = self._here
            del self._knowing[self.given :]
        super()._keep(shown, herald)

    # Looking.

    @property
    def here(self) -> int:
        return self._here

    def moment_after(self, answers: int) -> int:
        """The last moment with at most so many answers given."""
        given = self.given
        if not 0 <= answers <= given:
            sentence = "There is no answer {at} to go on from: {count} have been given."
            raise Refusal("no-such-answer", sentence, at=answers, count=given)
        moments = self._line.moments
        return next((at for at in range(self._here, 0, -1) if moments[at].answers <= answers), 0)

    def state_at(self, at: int) -> Any:
        return self.table.state if at == self._here else self._line.state(at)

    def view_at(self, at: int, looker: Looker) -> State:
        """What this seat may know of that moment.  Nothing else leaves the server."""
        return self._view(self.state_at(at), looker)

    def _view(self, state: Any, looker: Looker) -> State:
        view: State = self.game.view(Table(self.game, state), looker)
        return self.game.records.clone(state) if view is state else view

    def thread_at(self, at: int, looker: Looker) -> list[Given]:
        """Every answer until that moment, but others' to what they were asked in secret."""
        self._find_out(at)
        answers, by_herald = self._line.answers[: self._line.moments[at].answers], self.attendance.answered
        return [
            Given(n, seat, text if looker in known.to else "", n in by_herald)
            for n, ((seat, text), known) in enumerate(zip(answers, self._knowing, strict=False), start=1)
            if looker in known.to or not known.secret
        ]

    def _find_out(self, until: int) -> None:
        """Who may know each of the answers until this moment.

        Results of seeded dice are asked for again one by one, as if they were typed, to see who would see them.
        """
        if self._known_at >= until:
            return
        lookers: tuple[Looker, ...] = (None, *range(len(self.seats)))
        answers = self._line.answers[len(self._knowing) : self._line.moments[until].answers]
        if not self.game.hides:
            self._knowing += [Known(frozenset(lookers), False)] * len(answers)
        else:
            known = self._known_at
            table = self._lay(None if known < 0 else self.game.records.clone(self._line.state(known)), None)
            for seat, text in answers:
                assert table.decision is not None
                option = choose(table.decision, text)
                knowing = frozenset([looker for looker in lookers if self.game.knows(table, looker, option)])
                self._knowing.append(Known(knowing, table.decision.secret))
                table.say(seat, text)
        self._known_at = until

    def course(self, most: int) -> list[tuple[int, tuple[float, ...]]]:
        """What bots expect for each seat, after so many answers: at no more than so many moments.

        They may play on in thought, and must not be handed the dice that have yet to fall again on the way.
        """
        every = 1 + self._here // most
        return [
            (self._line.moments[step.at].answers, tuple(self.game.evaluate(Table(self.game, step.table.state))))
            for step in self._line.walk(0, self._here)
            if step.at % every == 0 and step.table.decision is not None
        ]

    def log_at(self, at: int, looker: Looker, speech: BothLanguages) -> list[ToldLine]:
        """What this seat was told until that moment, and between it what everybody should know about this evening."""
        lines = self._told_to(looker, at, speech)
        given = self._line.moments[at].answers
        marks = [mark for mark in self.marks if mark.at <= given or at == self._here]  # undo takes no mark away
        for mark in sorted(marks, key=lambda mark: mark.at):
            place = next((n for n, line in enumerate(lines) if line.after > mark.at), len(lines))
            lines.insert(place, ToldLine(min(mark.at, given), speech.mark(mark), mark=mark.what))
        return lines

    def _told_to(self, looker: Looker, at: int, speech: BothLanguages) -> list[ToldLine]:
        kept = self._lines.setdefault(looker, [])
        if len(kept) <= at:
            before: list[ToldLine] = []
            for step in self._line.walk(max(0, len(kept) - 1), at):
                if step.at == len(kept):
                    kept.append([*before, *self._tell(step, looker, speech)])
                    self._told_lines += len(kept[-1])
                before = self._tell_of_herald(step, looker, speech)
        return [line for lines in kept[: at + 1] for line in lines]

    def _tell(self, step: Step, looker: Looker, speech: BothLanguages) -> list[ToldLine]:
        facts = [one for one in step.told if one.fact.known_to(looker)]
        if not facts:
            return []
        view = self._view(step.table.state, looker)
        lines: list[ToldLine] = []
        for after, fact in facts:
            # What is told first after a die that somebody typed is what that die did.
            first = not lines or lines[-1].after < after
            manual = first and after > 0 and self.typed and self._line.answers[after - 1].seat == CHANCE
            touches = self.game.touches(view, fact)
            text, rules, beat = speech.fact(view, fact), speech.rules(fact), self._beat(view, fact, speech)
            lines.append(ToldLine(after, text, rules, touches, manual=manual, beat=beat))
        return lines

    def _tell_of_herald(self, step: Step, looker: Looker, speech: BothLanguages) -> list[ToldLine]:
        """What the herald answers to the question put at this moment, for whoever may know the answer."""
        moments, state = self._line.moments, step.table.state
        if step.at + 1 >= len(moments) or not moments[step.at + 1].herald:
            return []
        self._find_out(step.at + 1)
        given = moments[step.at].answers
        seat, text = self._line.answers[given]
        if looker not in self._knowing[given].to:
            return []
        view, name = self._view(state, looker), self.game.seats(self.scenario)[seat]
        said = speech.option(view, choose(state.pending, text))
        return [ToldLine(given + 1, speech("herald-answered", seat=speech.seat(view, seat, name), answer=said))]

    def _beat(self, view: State, fact: Fact, speech: BothLanguages) -> wire.Beat | None:
        beat: Beat | None = self.game.beat(fact)
        if beat is None:
            return None
        where = fact._replace(about={beat.on: fact.about[beat.on]}) if beat.on else fact
        on = self.game.touches(view, where)[: None if beat.on else 1]
        faces = speech.faces(view, fact, beat)
        said, tints = tuple([face for face, _ in faces]), tuple([tint for _, tint in faces])
        return wire.Beat(beat.kind, on, speech.stamp(view, fact), said, tints)

    def weight(self) -> int:
        """About how many bytes this takes."""
        moments = sum(map(len, self._lines.values()))
        return self._line.weight() + 90 * moments + LINE * self._told_lines + 200 * len(self._knowing)
