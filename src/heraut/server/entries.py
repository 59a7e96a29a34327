"""What the entries of a table's journal say, and the table that they make.

open ──→ say, say, undo, seat, say …        a table is its entries replayed, nothing else
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from heraut.kernel import Refusal
from heraut.kernel.attended import Errand
from heraut.kernel.own_content import is_other
from heraut.server.evening import Evening
from heraut.server.journal import Entry
from heraut.server.seats import Place
from heraut.server.wire import Rhythm
from heraut.table.fate import Leg
from heraut.table.herald import Attendance, Order, OrderName
from heraut.table.past import Answer, Mark, MarkName
from heraut.table.session import HUMAN, AnyGame, Fallen

OPEN, SAY, UNDO, REDO, SEAT, AGREE, ORDER = "open", "say", "undo", "redo", "seat", "agree", "order"
MOVES = (OPEN, SAY, UNDO, REDO)
T = TypeVar("T")


class OpenBody(Struct):
    """How the table was laid; `answers` are those it began with: what fell at once, or a save's, or a fork's.

    `legs`, `leaps`: what proves the dice among them (see heraut.table.fate).
    `errands`, `orders`, `by_herald`: what the herald does, what it was told, which of the answers it gave.
    """

    game: str
    content: str
    scenario: str
    settings: dict[str, str]
    dice: str  # with its secret, which never leaves the server
    places: list[Place]
    answers: list[tuple[int, str]] = []
    marks: list[Mark] = []
    thrown: int = 0
    legs: list[tuple[str, str, int]] = []
    leaps: list[tuple[int, int]] = []
    proof: str = ""
    rhythm: Rhythm = "usual"
    errands: list[Errand] = []
    orders: list[Order] = []
    by_herald: list[int] = []


class SayBody(Struct):
    """An answer, what chance answered to it, and what the rules of that day made of it; `herald`: it answered."""

    answers: list[tuple[int, str]]
    proof: str = ""
    over: bool = False
    herald: bool = False


class UndoBody(Struct):
    seat: int
    force: bool


class RedoBody(Struct):
    seat: int


class OrderBody(Struct):
    """A seat has told the herald something."""

    seat: int
    what: OrderName
    kind: str
    on: bool


class SeatBody(Struct):
    """Somebody sat down, or a seat was freed for somebody else."""

    seat: int
    what: Literal["claimed", "reset"]
    player: str = ""


class AgreeBody(Struct):
    """These seats agree to go on after an entry, without those that today's rules do not allow.  `done`: all agree."""

    seats: list[int]
    after: int
    done: bool


def write_body(body: Struct) -> str:
    return msgspec.json.encode(body).decode()


# Made here, once, by one thread: msgspec 0.22 crashes when two threads are the first to decode the same struct.
DECODERS: dict[Any, msgspec.json.Decoder[Any]] = {
    kind: msgspec.json.Decoder(kind) for kind in (OpenBody, SayBody, UndoBody, RedoBody, OrderBody, SeatBody, AgreeBody)
}


def read_body(kind: type[T], entry: Entry) -> T:
    body: T = DECODERS[kind].decode(entry.body)
    return body


class Outdated(Struct):
    """Today's rules do not allow what was said after this entry.  People may look, and agree to go on from there."""

    after: int
    lost: int = 0  # answers
    over: bool = False  # was the game over by the rules of then?
    agreed: list[int] = []


class Crossing(NamedTuple):
    """A question put to several seats since an entry, and who of them answered it; None while it is put."""

    n: int
    kind: str
    by: int | None = None


class Record:
    """A table made of its entries, as far as today's rules allow."""

    def __init__(self, games: Mapping[str, AnyGame], entries: Sequence[Entry]) -> None:
        first, *later = entries
        opened = read_body(OpenBody, first)
        if opened.game not in games:
            raise Refusal("game-gone", "The game of this table is not here.")
        self.table = first.table
        self.game = games[opened.game]
        if is_other(opened.content, self.game.version):
            raise Refusal("cards-gone", "This table was played with other cards than lie here.")
        self.places = opened.places
        self.freed: set[int] = set()  # seats that somebody had to leave and nobody has taken since
        self.rev = self.moved = first.n
        self.crossing: list[Crossing] = []  # while nothing but questions to several seats is answered
        self.keys: dict[str, Entry] = {first.key: first}
        self.outdated: Outdated | None = None
        self.evening = self._open(opened)
        if self.evening.stuck is not None:
            self.outdated = Outdated(first.n, len(opened.answers) - self.evening.given)
        self._compare(opened.proof)
        self._ask(first.n)
        self.take_up(later)

    def _open(self, opened: OpenBody) -> Evening:
        return Evening(
            self.game,
            opened.scenario,
            opened.settings,
            [HUMAN if place.who != "bot" else place.player for place in opened.places],
            # Before dice were sealed nothing was kept that could prove them.
            opened.dice.replace("seeded:", "unproved:", 1),
            answers=[Answer(*answer) for answer in opened.answers],
            marks=opened.marks,
            fallen=Fallen(opened.thrown, [Leg(*leg) for leg in opened.legs], opened.leaps),
            attendance=Attendance(tuple(opened.errands), tuple(opened.orders), frozenset(opened.by_herald)),
            steady=opened.rhythm == "steady",
            so_far=True,
        )

    def take_up(self, entries: Sequence[Entry]) -> None:
        """Go on with what was written since; what people agreed to leave out is left out."""
        agreed = [(read_body(AgreeBody, entry), entry.n) for entry in entries if entry.kind == AGREE]
        skipped = [range(body.after + 1, n) for body, n in agreed if body.done]
        for entry in entries:
            if entry.kind in (SEAT, AGREE) or not any(entry.n in one for one in skipped):
                self._take_up(entry)
            self.note(entry)

    def _take_up(self, entry: Entry) -> None:
        if entry.kind == SEAT:
            self.seat(read_body(SeatBody, entry))
        elif entry.kind == AGREE:
            self.agree(read_body(AgreeBody, entry))
        elif self.outdated is not None:
            self._leave_out(entry)
        else:
            try:
                self._move(entry)
            except Refusal:
                self.outdated = Outdated(self.rev)
                self._leave_out(entry)

    def _move(self, entry: Entry) -> None:
        match entry.kind:
            case "say":
                body = read_body(SayBody, entry)
                self.evening.say_again([Answer(*answer) for answer in body.answers], body.herald)
                self._compare(body.proof)
            case "undo":
                undo = read_body(UndoBody, entry)
                self.evening.undo_again(undo.seat, undo.force)
            case "redo":
                self.evening.redo()
            case "order":
                order = read_body(OrderBody, entry)
                self.evening.order(order.seat, order.what, order.kind, order.on)

    def _compare(self, proof: str) -> None:
        """Where today's rules lead elsewhere, everybody is told since when."""
        evening = self.evening
        if proof and not evening.proves(proof) and not any(mark.what == "differs" for mark in evening.marks):
            evening.marks.append(Mark("differs", evening.given))

    def _leave_out(self, entry: Entry) -> None:
        assert self.outdated is not None
        if entry.kind == SAY:
            body = read_body(SayBody, entry)
            self.outdated.lost += len(body.answers)
            self.outdated.over = self.outdated.over or body.over

    def agree(self, body: AgreeBody) -> None:
        """Somebody agrees to go on from where today's rules stop; when all do, it goes on."""
        lost = 0 if self.outdated is None else self.outdated.lost
        if body.done:
            self.outdated = None
            self.evening.marks.append(Mark("replayed", self.evening.given, lost))
        elif self.outdated is not None:
            self.outdated.agreed = sorted({*self.outdated.agreed, *body.seats})

    def note(self, entry: Entry) -> None:
        """This entry is durable, and done."""
        self.rev = entry.n
        self.keys[entry.key] = entry
        if entry.kind in MOVES:
            if entry.kind == SAY and self.crossing and self.crossing[-1].n == self.moved:
                self.crossing[-1] = self.crossing[-1]._replace(by=self.evening.just_said[0].seat)
            else:
                self.crossing.clear()
            self.moved = entry.n
            self._ask(entry.n)

    def _ask(self, n: int) -> None:
        decision = self.evening.decision
        if decision is not None and decision.owners is not None:
            self.crossing.append(Crossing(n, decision.kind))

    def overtaken(self, seat: int, rev: int) -> str:
        """What this seat and others were asked at that revision, if nobody but the others has answered since; or ''."""
        seen = [one for one in self.crossing if one.n <= rev][-1:]
        since = self.crossing[self.crossing.index(seen[0]) :] if seen else []
        return since[0].kind if since and all(one.by != seat for one in since) else ""

    def seat(self, body: SeatBody) -> None:
        """Who takes a seat that was somebody else's sees what it holds: everybody is told."""
        claimed = body.what == "claimed"
        left = self.places[body.seat]
        self.places[body.seat] = Place("away", body.player, claimed)
        if claimed and body.seat in self.freed:
            self.freed.remove(body.seat)
            self._mark("taken", body.player)
        elif not claimed and left.claimed:
            self.freed.add(body.seat)
            self._mark("freed", left.player or self.game.seats(self.evening.scenario)[body.seat])

    def _mark(self, what: MarkName, name: str) -> None:
        self.evening.marks.append(Mark(what, self.evening.given, name=name))

    def people(self) -> set[int]:
        """The seats where somebody sits."""
        return {seat for seat, place in enumerate(self.places) if place.who != "bot" and place.claimed}

    def everybody_here(self) -> bool:
        """Nobody plays from elsewhere, now or later."""
        return all(place.who != "away" for place in self.places)


def opening(evening: Evening, places: Sequence[Place]) -> OpenBody:
    """The first entry of a table that begins with this evening."""
    attendance = evening.attendance
    return OpenBody(
        game=evening.game.name,
        content=evening.game.version,
        scenario=evening.scenario,
        settings=dict(evening.settings),
        dice=evening.dice,
        places=list(places),
        answers=[(seat, text) for seat, text in evening.answers],
        marks=list(evening.marks),
        thrown=evening.thrown,
        legs=[(leg.seal, leg.key, leg.thrown) for leg in evening.past_legs],
        leaps=[(answer, n) for answer, n in evening.fallen.leaps],
        proof=evening.proof(),
        rhythm="steady" if evening.steady else "usual",
        errands=list(attendance.errands),
        orders=list(attendance.orders),
        by_herald=sorted(attendance.answered),
    )


def said(evening: Evening, herald: bool = False) -> SayBody:
    """The entry of the answer just given."""
    return SayBody([(seat, text) for seat, text in evening.just_said], evening.proof(), evening.over, herald)
