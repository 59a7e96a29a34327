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
from typing import Any, Literal, NamedTuple, TypeAlias

from heraut.kernel import CHANCE, Decision, Game, Listener, Refusal, write
from heraut.kernel.chance import Chance
from heraut.kernel.options import choose
from heraut.players.sight import Sight
from heraut.players.simple import Player
from heraut.table.fate import SEALED, TYPED, Leg, new_dice, read_dice
from heraut.table.line import AnyTable, Line
from heraut.table.past import Answer, Dealt, Forged, Impossible, Mark, Past, Told, leaps, numbers_of

HUMAN = "human"
FORMAT = 2
SHORT = 4  # letters of a trail that a save keeps for each question

AnyGame: TypeAlias = Game[Any, Any]


class Fallen(NamedTuple):
    """What is known of dice thrown before: how many, what proves them, and where they did not simply go on."""

    thrown: int = 0
    legs: Sequence[Leg] = ()
    leaps: Sequence[tuple[int, int]] = ()


NOTHING_FELL = Fallen()


class Seal(NamedTuple):
    """Why not to go back: chance or a seat (somebody: in secret) has answered, something was shown, all is over."""

    by: Literal["chance", "seat", "somebody", "shown", "end"]
    answer: Answer | None = None


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
        steady: bool = False,
        so_far: bool = False,
    ) -> None:
        """`seats`: who plays each of them, "human" or a bot's name.

        `dice`: "seeded" (nobody can foresee them), "seeded:7" or "typed".  `answers`: those of the past; `so_far`: as
        many of them as today's rules allow, then `stuck` says which is the first that they do not.  `steady`: everybody
        who might hold something is asked, so that being asked tells nothing.
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
        self._line = Line(game.records, self._lay, self.typed)
        self.past_legs = tuple(fallen.legs)
        self.fate = read_dice(self.dice, fallen.legs, max(fallen.thrown, _dice_in(answers)))
        past = Past(answers, numbers_of(answers, fallen.leaps))
        self._dealt = None if self.fate is None else Dealt(self.fate, past, self._note)
        try:
            self.table = self._lay(None, self._dealt)
            self._keep(bool(self._new))
            self._take_up(past)
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

    def _take_up(self, past: Past) -> None:
        """Play the answers of the past again, to the last one."""
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

    def say(self, seat: int, text: str) -> None:
        """Answer in writing, and play on to the next question."""
        decision = self.decision
        if decision is not None and decision.seat == seat:
            text = write(choose(decision, text))
        self._new, self._new_numbers = [Answer(seat, text)], [0]
        revealed = self.table.revealed
        try:
            self.table.say(seat, text)
        except BaseException:
            self._go(self._here)
            raise
        self._keep(self.table.revealed != revealed)

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
            if not force or seal.by == "end":
                raise self._sealed(seal)
            self._mark_crossing(target)
        self._go(target)

    def _mark_crossing(self, target: int) -> None:
        kept = self._line.moments[target].answers
        self.marks.append(Mark("crossed", kept, self.given - kept))

    def redo(self) -> None:
        """Forward again to the next decision of a person, or as far as was played."""
        last = len(self._line.moments) - 1
        if self._here == last:
            raise Refusal("nothing-to-redo", "There is nothing to redo.")
        people = [at for at in range(self._here + 1, last) if self._asks_person(at)]
        self._go(people[0] if people else last)

    def sealed(self, seat: int | None = None) -> bool:
        """Would an undo be refused unless it is forced?"""
        return self._seal(self._before(seat)) is not None

    def _before(self, seat: int | None) -> int:
        seats = None if seat is None else (seat,)
        at = self._last_of(seats, self._here)
        if at is None:
            raise Refusal("nothing-to-undo", "There is nothing to undo.")
        return at

    def _last_of(self, seats: Collection[int] | None, before: int) -> int | None:
        """The last moment before this one at which a person was asked: of these seats, or of any."""
        for at in range(before - 1, -1, -1):
            if self._asks_person(at) and (seats is None or self._line.moments[at].asked in seats):
                return at
        return None

    def _asks_person(self, at: int) -> bool:
        asked = self._line.moments[at].asked
        return asked is not None and self.played_by_person(asked)

    def _seal(self, target: int, here: int | None = None, seats: Collection[int] | None = None) -> Seal | None:
        """What happened between two moments that these seats (else: whoever is asked at the first) may not unlearn.

        Where a game hides anything, a computer's answer tells something too.
        """
        line = self._line
        here = self._here if here is None else here
        if line.moments[here].asked is None:
            return Seal("end")
        own = (line.moments[target].asked,) if seats is None else seats
        for at in range(target, here):
            for answer in line.answers[line.moments[at].answers : line.moments[at + 1].answers]:
                if answer.seat == CHANCE:
                    return Seal("chance", answer)
                if answer.seat not in own and (self.game.hides or self.played_by_person(answer.seat)):
                    return Seal("somebody") if line.moments[at].secret else Seal("seat", answer)
            if line.moments[at + 1].shown:
                return Seal("shown")
        return None

    def _sealed(self, seal: Seal) -> Refusal:
        given, name = (seal.answer.text, "") if seal.answer else ("", "")
        if seal.by == "end":
            sentence = "That is sealed: the game is over. A fork goes on from any of its answers."
        elif seal.by == "somebody":
            sentence = "That is sealed: somebody has answered since."
        elif seal.by == "shown":
            sentence = "That is sealed: something hidden has been shown since."
        elif seal.by == "chance":
            sentence = "That is sealed: chance has answered '{given}' since."
        else:
            sentence = "That is sealed: {seat} has answered '{given}' since."
            name = self.game.seats(self.scenario)[seal.answer.seat] if seal.answer else ""
        return Refusal("sealed", sentence, by=seal.by, given=given, seat=name)

    # Other evenings made of this one.

    @property
    def fallen(self) -> Fallen:
        """What another evening must know of the dice of this one."""
        legs = self.fate.legs() if self.fate else []
        return Fallen(self.thrown, legs, leaps(self._line.numbers[: self.given]))

    def fork(self, at: int) -> Session:
        """Another evening that begins with the first answers of this one, and goes on with dice nobody has seen."""
        marks = forked(self, at)
        dice = TYPED if self.typed else "seeded"
        return Session(
            self.game, self.scenario, self.settings, self.seats, dice,
            answers=self.answers[:at], marks=marks, fallen=self.fallen, steady=self.steady,
        )  # fmt: skip

    def save(self) -> dict[str, Any]:
        """The whole evening as plain data.  What was undone is not kept; dice that people typed are marked manual.

        Sealed dice are saved with what proves them, never with what they will show.
        """
        manual = ["manual"] if self.typed else []
        fallen = self.fallen
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
            "answers": [[*answer, *(manual if answer.seat == CHANCE else [])] for answer in self.answers],
            "marks": [list(mark) for mark in self.marks],
            "trail": "".join([moment.trail[:SHORT] for moment in self._line.moments[: self._here + 1]]),
            "shape": self.game.records.shape,
            "state": self.game.records.dump(self.table.state),
            "digest": self.digest,
        }
        return {**data, "sum": sum_of(data)}

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

    def _keep(self, shown: bool) -> None:
        """The question now put is the next moment; what was undone is forgotten."""
        self._line.cut(self._here)
        self._line.add(self.table, self._new, self._new_numbers, shown)
        self._here += 1

    def _go(self, at: int) -> None:
        self._here = at
        self.table.state = self.game.records.clone(self._line.state(at))


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
