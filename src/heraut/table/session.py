"""One evening: a game, who sits where, and every answer given so far, chance's included.

The evening is a line of moments, one for each question put, and a place on it:

    moment ── answer, dice ──→ moment ── answer ──→ moment ── answer, dice ──→ moment
                                 ↑ here                (undone, kept until something else is said)

Undo and redo only move the place.  Answers of chance and of other people seal what lies before them: whoever goes
back beyond has learnt something, so that is refused, or forced and then marked for everybody to see.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

from heraut.kernel import CHANCE, Decision, Fact, Game, Refusal, write
from heraut.kernel.options import choose
from heraut.players.dice import Recorded
from heraut.players.sight import Sight
from heraut.players.simple import Player
from heraut.table.past import Answer, Dealt, Impossible, Mark, Moment, Past, Told, read_seed

HUMAN = "human"
TYPED = "typed"
SOMEBODY = -2  # in a seal: whoever answered what was asked in secret
FORMAT = 1

AnyGame: TypeAlias = Game[Any, Any]


class Session:
    """One evening at the table.  A refusal leaves it exactly as it was."""

    def __init__(
        self,
        game: AnyGame,
        scenario: str,
        settings: Mapping[str, str] | None = None,
        seats: Sequence[str] | None = None,
        dice: str = "seeded",
        *,
        answers: Iterable[Answer] = (),
        marks: Iterable[Mark] = (),
        thrown: int = 0,
        steady: bool = False,
    ) -> None:
        """`seats`: who plays each of them, "human" or a bot's name.  `dice`: "seeded:7", "seeded" or "typed".

        `steady`: everybody who might hold something is asked, so that being asked tells nothing.
        """
        self.game = game
        self.scenario = scenario
        self.settings = game.choose_settings(scenario, settings or {})
        self.seats = _seated(game, scenario, seats)
        self.dice = f"seeded:{secrets.randbelow(10**9)}" if dice == "seeded" else dice
        self.steady = steady
        self.marks = list(marks)
        self._answers: list[Answer] = []
        self._told: list[Told] = []
        self._line: list[Moment] = []
        self._here = -1
        self._new_answers: list[Answer] = []
        self._new_told: list[Told] = []
        past = Past(answers)
        self._dealt = None if dice == TYPED else Dealt(past, read_seed(self.dice), thrown)
        chance = self._dealt and Recorded(self._dealt, self._note)
        self._revealed = 0
        self.table = game.table(scenario, chance, self.settings, self._hear, steady=steady)
        self._keep()
        while not past.over:
            answer = past.next()
            number = past.read
            try:
                self.say(*answer)
            except Impossible:
                raise
            except Refusal as refusal:
                past.read = number
                raise past.impossible() from refusal

    @classmethod
    def start(
        cls,
        game: AnyGame,
        scenario: str,
        settings: Mapping[str, str] | None = None,
        seats: Sequence[str] | None = None,
        dice: str = "seeded",
    ) -> Session:
        """Lay the table and play on to the first question."""
        return cls(game, scenario, settings, seats, dice)

    # How the evening stands.

    @property
    def decision(self) -> Decision | None:
        """Who must answer, what about, the legal answers; None when the game is over."""
        return self.table.decision

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def answers(self) -> list[Answer]:
        """Every answer so far, in the order they were given or fell."""
        return self._answers[: self._line[self._here].answers]

    @property
    def tale(self) -> list[Told]:
        """Every fact so far."""
        return self._told[: self._line[self._here].told]

    @property
    def thrown(self) -> int:
        """How many results the seeded dice have ever given, the undone ones included."""
        return self._dealt.thrown if self._dealt else 0

    @property
    def digest(self) -> str:
        return self.game.records.digest(self.table.state)

    def played_by_person(self, seat: int) -> bool:
        """Does somebody at the table answer for this seat?  Typed dice are somebody's too."""
        return self.dice == TYPED if seat == CHANCE else self.seats[seat] == HUMAN

    # Answering.

    def say(self, seat: int, text: str) -> None:
        """Answer in writing, and play on to the next question."""
        decision = self.decision
        if decision is not None and decision.seat == seat:
            text = write(choose(decision, text))
        self._new_answers = [Answer(seat, text)]
        self._new_told = []
        try:
            self.table.say(seat, text)
        except BaseException:
            self._go(self._here)
            raise
        self._keep()

    def step_bot(self, players: Mapping[int, Player]) -> Answer | None:
        """Let the bot that must answer do so once; None when a person must, or nobody."""
        decision = self.decision
        if decision is None or self.played_by_person(decision.seat):
            return None
        seat = decision.seat
        if seat not in players:
            sentence = "Nobody plays for seat {seat}: there is no player '{name}' at this table."
            raise Refusal("no-player", sentence, seat=seat, name=self.seats[seat])
        option = players[seat].answer(Sight(self.table, seat))
        self.say(seat, write(option))
        return Answer(seat, write(option))

    def play_bots(self, players: Mapping[int, Player]) -> list[Answer]:
        """Let the bots answer until a person must, or the game is over."""
        given: list[Answer] = []
        while (answer := self.step_bot(players)) is not None:
            given.append(answer)
        return given

    # Undo and redo.

    def undo(self, seat: int | None = None, force: bool = False) -> None:
        """Back to the last decision of this seat (None: of any person), unless it is sealed."""
        target = self._before(seat)
        seal = self._seal(target)
        if seal is not None:
            if not force:
                raise self._sealed(seal)
            kept = self._line[target].answers
            self.marks.append(Mark("crossed", kept, self._line[self._here].answers - kept))
        self._go(target)

    def redo(self) -> None:
        """Forward again to the next decision of a person, or as far as was played."""
        last = len(self._line) - 1
        if self._here == last:
            raise Refusal("nothing-to-redo", "There is nothing to redo.")
        people = [at for at in range(self._here + 1, last) if self._asks_person(at)]
        self._go(people[0] if people else last)

    def sealed(self, seat: int | None = None) -> bool:
        """Would an undo be refused unless it is forced?"""
        return self._seal(self._before(seat)) is not None

    def _before(self, seat: int | None) -> int:
        for at in range(self._here - 1, -1, -1):
            if self._asks_person(at) and seat in (None, self._line[at].state.pending.seat):
                return at
        raise Refusal("nothing-to-undo", "There is nothing to undo.")

    def _asks_person(self, at: int) -> bool:
        pending: Decision | None = self._line[at].state.pending
        return pending is not None and self.played_by_person(pending.seat)

    def _seal(self, target: int) -> Answer | None:
        """The first answer after this moment that is chance's or another person's."""
        return self._sealing(target, self._here, [self._line[target].state.pending.seat])

    def _sealing(self, before: int, at: int, seats: Collection[int]) -> Answer | None:
        """The first answer between two moments that is chance's or that of a person in none of these seats."""
        for one, moment in pairwise(self._line[before : at + 1]):
            given = self._answers[one.answers : moment.answers]
            for answer in given:
                if answer.seat == CHANCE or (answer.seat not in seats and self.played_by_person(answer.seat)):
                    return Answer(SOMEBODY, "") if answer is given[0] and one.state.pending.secret else answer
            if moment.shown:
                return Answer(CHANCE, "")
        return None

    def _sealed(self, seal: Answer) -> Refusal:
        if seal.seat == SOMEBODY:
            return Refusal("sealed", "That is sealed: somebody has answered since.", by="somebody", given="", seat="")
        if not seal.text:
            return Refusal("sealed", "That is sealed: something hidden was seen.", by="shown", given="", seat="")
        if seal.seat == CHANCE:
            sentence = "That is sealed: chance has answered '{given}' since."
            return Refusal("sealed", sentence, by="chance", given=seal.text, seat="")
        sentence = "That is sealed: {seat} has answered '{given}' since."
        name = self.game.seats(self.scenario)[seal.seat]
        return Refusal("sealed", sentence, by="seat", given=seal.text, seat=name)

    # Other evenings made of this one.

    def replay(self, answers: Iterable[Answer]) -> Session:
        """Another evening, the same but for its answers.  Where dice are missing, new ones are thrown."""
        return Session(
            self.game,
            self.scenario,
            self.settings,
            self.seats,
            self.dice,
            answers=answers,
            thrown=self.thrown,
            steady=self.steady,
        )

    def fork(self, at: int) -> Session:
        """Another evening that begins with the first answers of this one, and goes on with dice nobody has seen."""
        answers = self.answers
        if not 0 <= at <= len(answers):
            sentence = "There is no answer {at} to go on from: {count} have been given."
            raise Refusal("no-such-answer", sentence, at=at, count=len(answers))
        twin = self.replay(answers[:at])
        twin.marks = [mark for mark in self.marks if mark.at <= at] + [Mark("forked", at, len(answers) - at)]
        return twin

    def save(self) -> dict[str, Any]:
        """The whole evening as plain data.  What was undone is not kept; dice that people typed are marked manual."""
        manual = ["manual"] if self.dice == TYPED else []
        return {
            "heraut": FORMAT,
            "game": self.game.name,
            "content": self.game.version,
            "scenario": self.scenario,
            "settings": dict(self.settings),
            "seats": list(self.seats),
            "dice": self.dice,
            "thrown": self.thrown,
            **({"steady": True} if self.steady else {}),
            "answers": [[*answer, *(manual if answer.seat == CHANCE else [])] for answer in self.answers],
            "marks": [list(mark) for mark in self.marks],
            "state": self.game.records.dump(self.table.state),
            "digest": self.digest,
        }

    # The line of moments.

    def _note(self, text: str) -> None:
        self._new_answers.append(Answer(CHANCE, text))

    def _hear(self, fact: Fact) -> None:
        given = self._line[self._here].answers if self._line else 0
        self._new_told.append(Told(given + len(self._new_answers), fact))

    def _keep(self) -> None:
        """The question now put is the next moment; what was undone is forgotten."""
        del self._line[self._here + 1 :]
        kept = self._line[-1] if self._line else Moment(None, 0, 0)
        self._answers[kept.answers :] = self._new_answers
        self._told[kept.told :] = self._new_told
        state = self.game.records.clone(self.table.state)
        self._line.append(Moment(state, len(self._answers), len(self._told), self.table.revealed > self._revealed))
        self._revealed = self.table.revealed
        self._here += 1

    def _go(self, at: int) -> None:
        self._here = at
        self.table.state = self.game.records.clone(self._line[at].state)


def _seated(game: AnyGame, scenario: str, seats: Sequence[str] | None) -> tuple[str, ...]:
    names = game.seats(scenario)
    if seats is None:
        return (HUMAN,) * len(names)
    if len(seats) != len(names):
        sentence = "{game} seats {wanted} here, not {given}: {names}."
        raise Refusal(
            "wrong-seats", sentence, game=game.name, wanted=len(names), given=len(seats), names=", ".join(names)
        )
    return tuple(seats)
