"""One evening: a game, who sits where, and every answer given so far, chance's included.

The evening is a line of moments, one for each question put, and a place on it:

    moment ── answer, dice ──→ moment ── answer ──→ moment ── answer, dice ──→ moment
                                 ↑ here                (undone, kept until something else is said)

Undo and redo only move the place.  What chance or others have answered, and what was shown, seals what lies before:
whoever goes back beyond has learnt something, so that is refused, or forced and then marked for everybody to see.  The
end seals for good: it lays everything open.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from hashlib import sha256
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

from heraut.kernel import CHANCE, Decision, Game, Listener, Refusal, write
from heraut.kernel.chance import Chance
from heraut.players.registry import bot
from heraut.players.simple import Player
from heraut.table.fate import SEALED, TYPED, Leg, new_dice, read_dice
from heraut.table.herald import NOT_ATTENDED, Attendance, Duty, Herald, Order, OrderName
from heraut.table.line import AnyTable, Line
from heraut.table.past import Answer, Dealt, Forged, Impossible, Mark, Past, Told, leaps, numbers_of
from heraut.table.seals import Seals, sealed

HUMAN = "human"
FORMAT = 2
UNKNOWN = Duty(CHANCE)  # until somebody asks
SHORT = 4  # letters of a trail that a save keeps for each question

AnyGame: TypeAlias = Game[Any, Any]


class Fallen(NamedTuple):
    """What is known of dice thrown before: how many, what proves them, and where they did not simply go on."""

    thrown: int = 0
    legs: Sequence[Leg] = ()
    leaps: Sequence[tuple[int, int]] = ()


NOTHING_FELL = Fallen()


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
        answers: Sequence[Answer] = (),
        marks: Iterable[Mark] = (),
        fallen: Fallen = NOTHING_FELL,
        attendance: Attendance = NOT_ATTENDED,
        steady: bool = False,
        so_far: bool = False,
    ) -> None:
        """`seats`: who plays each of them, "human" or a bot's name.

        `dice`: "seeded" (nobody can foresee them), "seeded:7" or "typed".  `answers`: those of the past; `so_far`: as
        many of them as today's rules allow, then `stuck` says which is the first that they do not.  `attendance`: what
        the herald does.  `steady`: everybody who might hold something is asked, so that being asked tells nothing.
        """
        self.game = game
        self.scenario = scenario
        self.settings = game.choose_settings(scenario, settings or {})
        self.seats = _seated(game, scenario, seats)
        self.dice = new_dice(dice)
        self.steady = steady
        self.marks = list(marks)
        self.stuck: Impossible | None = None
        self._new: list[Answer] = []
        self._new_numbers: list[int] = []
        self._here = -1
        self._duty: Duty | None = UNKNOWN
        self.herald = Herald(game, attendance.errands, attendance.orders)
        self._line = Line(game.records, self._lay, self.typed)
        self._seals = Seals(self._line, game.hides, self.played_by_person, self.herald.ordered_at)
        self.past_legs = tuple(fallen.legs)
        self.fate = read_dice(self.dice, fallen.legs, max(fallen.thrown, _dice_in(answers)))
        past = Past(answers, numbers_of(answers, fallen.leaps))
        self._dealt = None if self.fate is None else Dealt(self.fate, past, self._note)
        try:
            self.table = self._lay(None, self._dealt)
            self._keep(bool(self._new))
            self._take_up(past, attendance.answered)
        except Impossible as wrong:
            if not so_far:
                raise
            self._stop(wrong, answers)

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

    def _lay(self, state: Any, chance: Chance | None, listener: Listener | None = None) -> AnyTable:
        if state is None:
            return self.game.table(self.scenario, chance, self.settings, listener, steady=self.steady)
        return AnyTable(self.game, state, chance, listener, steady=self.steady)

    def _take_up(self, past: Past, by_herald: Collection[int]) -> None:
        """Play the answers of the past again, to the last one."""
        while not past.over:
            answer = past.next()
            number = past.read
            try:
                self.say(*answer, herald=number in by_herald)
            except Impossible:
                raise
            except Refusal as refusal:
                past.read = number
                raise past.impossible() from refusal

    def _stop(self, wrong: Impossible, answers: Sequence[Answer]) -> None:
        """Today's rules go no further.  If not even the table can be laid, it stands where chance is asked in vain."""
        self.stuck = wrong
        if self._dealt is not None:
            self._dealt.past.put(())
        if not self._line.moments:
            self.table = self._lay(None, None)
            self._new, self._new_numbers = [], []
            for seat, text in answers[: wrong.details["number"] - 1]:
                self.table.say(seat, text)
                self._new.append(Answer(seat, text))
                self._new_numbers.append(0)
            self._keep(True)

    # How the evening stands.

    @property
    def decision(self) -> Decision | None:
        """Who must answer, what about, the legal answers; None when the game is over."""
        return self.table.decision

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def typed(self) -> bool:
        return self.dice == TYPED

    @property
    def answers(self) -> list[Answer]:
        """Every answer so far, in the order they were given or fell."""
        return self._line.answers[: self.given]

    @property
    def given(self) -> int:
        """How many answers that are."""
        return self._line.moments[self._here].answers

    @property
    def tale(self) -> list[Told]:
        """Every fact so far."""
        return self.told_since(0)

    def told_since(self, answers: int) -> list[Told]:
        """The facts told since so many answers had been given."""
        first = next((at for at in range(self._here + 1) if self._line.moments[at].answers >= answers), self._here)
        return [one for step in self._line.walk(first, self._here) for one in step.told if one.after >= answers]

    @property
    def thrown(self) -> int:
        """How many results the dice have ever given, the undone ones included."""
        return self.fate.thrown if self.fate else 0

    @property
    def false_dice(self) -> list[Forged]:
        """Results of the past that are not what the dice gave: somebody changed them."""
        return self._dealt.false if self._dealt else []

    @property
    def digest(self) -> str:
        return self.game.records.digest(self.table.state)

    @property
    def trail(self) -> str:
        """A fingerprint of the questions put until here."""
        return self._line.moments[self._here].trail

    def played_by_person(self, seat: int) -> bool:
        """Does somebody at the table answer for this seat?  Typed dice are somebody's too."""
        return self.typed if seat == CHANCE else self.seats[seat] == HUMAN

    # Answering.

    def say(self, seat: int, text: str, herald: bool = False) -> None:
        """Answer in writing, and play on to the next question; `herald`: it answers for the seat."""
        option = self.table.read(seat, text)
        self._new, self._new_numbers = [Answer(seat, write(option))], [0]
        revealed = self.table.revealed
        try:
            self.table.answer(option)
        except BaseException:
            self._go(self._here)
            raise
        self._keep(self.table.revealed != revealed, herald)

    def duty(self) -> Duty | None:
        """Who answers in the place of a person: a bot that is asked, or the herald; None when a person must, or nobody.

        Bots asked together with people wait for them; of several the foremost answers.
        """
        if self._duty == UNKNOWN:
            self._duty = self._find_duty()
        return self._duty

    def _find_duty(self) -> Duty | None:
        decision = self.decision
        if decision is None or decision.seat == CHANCE:
            return None
        if not any(map(self.played_by_person, decision.seats)):
            seat = decision.seat if decision.owners is None else self.game.foremost(self.table, decision)
            return Duty(seat, self.seats[seat], herald=False)
        return self.herald.duty(self.table, self.given)

    def step_bot(self, players: Mapping[int, Player]) -> Answer | None:
        """Let the bot that must answer, or the herald, do so once; None when a person must, or nobody."""
        duty = self.duty()
        if duty is None:
            return None
        text = duty.text or write(self._player(duty, players).answer(duty.sight(self.table)))
        self.say(duty.seat, text, duty.herald)
        return Answer(duty.seat, text)

    def _player(self, duty: Duty, players: Mapping[int, Player]) -> Player:
        if duty.herald:
            return bot(duty.mind, "herald")
        if duty.seat not in players:
            sentence = "Nobody plays for seat {seat}: there is no player '{name}' at this table."
            raise Refusal("no-player", sentence, seat=duty.seat, name=duty.mind)
        return players[duty.seat]

    def play_bots(self, players: Mapping[int, Player]) -> list[Answer]:
        """Let the bots answer until a person must, or the game is over."""
        given: list[Answer] = []
        while (answer := self.step_bot(players)) is not None:
            given.append(answer)
        return given

    def order(self, seat: int, what: OrderName, kind: str = "", on: bool = True) -> None:
        """A person tells the herald what to answer; that is a decision, and can be undone like one."""
        self.herald.order(self.table, Order(seat, what, kind, on, self.given))
        self._duty = UNKNOWN

    # Undo and redo.

    def undo(self, seat: int | None = None, force: bool = False) -> None:
        """Back to the last decision of this seat (None: of any person), unless it is sealed.

        What the herald has answered since goes with it, and what it was told.
        """
        target = self._before(seat)
        seal = self._seals.between(target, self._here)
        if seal is not None:
            if not force or seal.by == "end":
                raise sealed(seal, self.game.seats(self.scenario))
            self._mark_crossing(target)
        self._go_back(target)

    def _go_back(self, target: int) -> None:
        ordered = target == self._here or not self._seals.by_person(target)
        self._go(target)
        self.herald.forget(self.given, ordered)
        self._duty = UNKNOWN

    def _mark_crossing(self, target: int) -> None:
        kept = self._line.moments[target].answers
        self.marks.append(Mark("crossed", kept, self.given - kept))

    @property
    def undone(self) -> Answer | None:
        """The answer that a redo would give again; None if there is none."""
        last = self._here == len(self._line.moments) - 1
        return None if last else self._line.answers[self.given]

    def redo(self) -> None:
        """Forward again to the next decision of a person, or as far as was played."""
        if self.undone is None:
            raise Refusal("nothing-to-redo", "There is nothing to redo.")
        last = len(self._line.moments) - 1
        self._go(next(filter(self._seals.by_person, range(self._here + 1, last)), last))

    def sealed(self, seat: int | None = None) -> bool:
        """Would an undo be refused unless it is forced?"""
        return self._seals.between(self._before(seat), self._here) is not None

    def _before(self, seat: int | None) -> int:
        at = self._seals.last_of(None if seat is None else (seat,), self._here + 1, self._here)
        if at is None:
            raise Refusal("nothing-to-undo", "There is nothing to undo.")
        return at

    # Other evenings made of this one.

    @property
    def fallen(self) -> Fallen:
        """What another evening must know of the dice of this one."""
        legs = self.fate.legs() if self.fate else []
        return Fallen(self.thrown, legs, leaps(self._line.numbers[: self.given]))

    @property
    def attendance(self) -> Attendance:
        """What another evening must know of the herald."""
        moments = self._line.moments[: self._here + 1]
        answered = [before.answers + 1 for before, moment in pairwise(moments) if moment.herald]
        return Attendance(self.herald.errands, self.herald.orders, frozenset(answered))

    def fork(self, at: int) -> Session:
        """Another evening that begins with the first answers of this one, and goes on with dice nobody has seen."""
        marks = forked(self, at)
        dice = TYPED if self.typed else "seeded"
        return Session(
            self.game, self.scenario, self.settings, self.seats, dice,
            answers=self.answers[:at], marks=marks, fallen=self.fallen, attendance=self.attendance.until(at),
            steady=self.steady,
        )  # fmt: skip

    def save(self) -> dict[str, Any]:
        """The whole evening as plain data.  What was undone is not kept; dice that people typed are marked manual.

        Sealed dice are saved with what proves them, never with what they will show.
        """
        fallen, attendance = self.fallen, self.attendance
        data = {
            "heraut": FORMAT,
            "game": self.game.name,
            "content": self.game.version,
            "scenario": self.scenario,
            "settings": dict(self.settings),
            "seats": list(self.seats),
            "dice": SEALED if self.dice.startswith(SEALED) else self.dice,
            **({"steady": True} if self.steady else {}),
            "thrown": fallen.thrown,
            "legs": [list(leg) for leg in fallen.legs],
            "leaps": [list(leap) for leap in fallen.leaps],
            **attendance.written(),
            "answers": [[*answer, *self._by(attendance, n, answer)] for n, answer in enumerate(self.answers, start=1)],
            "marks": [list(mark) for mark in self.marks],
            "trail": "".join([moment.trail[:SHORT] for moment in self._line.moments[: self._here + 1]]),
            "shape": self.game.records.shape,
            "state": self.game.records.dump(self.table.state),
            "digest": self.digest,
        }
        return {**data, "sum": sum_of(data)}

    def _by(self, answered: Attendance, n: int, answer: Answer) -> list[str]:
        """Who gave answer number `n`, if neither seat nor seeded dice did."""
        if answer.seat == CHANCE:
            return ["manual"] if self.typed else []
        return ["herald"] if n in answered.answered else []

    def first_other(self, trail: str) -> int | None:
        """After how many answers another question was put than this trail (of a save) tells; None if it never was."""
        for at, moment in enumerate(self._line.moments[: self._here + 1]):
            then = trail[at * SHORT : (at + 1) * SHORT]
            if then and then != moment.trail[:SHORT]:
                return moment.answers
        return None

    # The line of moments.

    def _note(self, text: str, number: int) -> None:
        self._new.append(Answer(CHANCE, text))
        self._new_numbers.append(number)

    def _keep(self, shown: bool, herald: bool = False) -> None:
        """The question now put is the next moment; what was undone is forgotten."""
        self._line.cut(self._here)
        self._line.add(self.table, self._new, self._new_numbers, shown, herald)
        self._here += 1
        self.herald.come_to(self.table, self.given)
        self._duty = UNKNOWN

    def _go(self, at: int) -> None:
        self._here = at
        self.table.state = self.game.records.clone(self._line.state(at))
        self.herald.go_to(self.table)
        self._duty = UNKNOWN


def sum_of(data: Mapping[str, Any]) -> str:
    """A fingerprint of a save, so that one can tell a changed file from changed rules."""
    text = json.dumps({name: value for name, value in data.items() if name != "sum"}, sort_keys=True)
    return sha256(text.encode()).hexdigest()[:16]


def forked(past: Session, at: int) -> list[Mark]:
    """The marks of an evening that begins with the first answers of another."""
    count = past.given
    if not 0 <= at <= count:
        sentence = "There is no answer {at} to go on from: {count} have been given."
        raise Refusal("no-such-answer", sentence, at=at, count=count)
    return [mark for mark in past.marks if mark.at <= at] + [Mark("forked", at, count - at)]


def _dice_in(answers: Iterable[Answer]) -> int:
    return sum([answer.seat == CHANCE for answer in answers])


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
