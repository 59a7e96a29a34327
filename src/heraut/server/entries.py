"""What the entries of a table's journal say, and the table that they make.

open ──→ say, say, undo, seat, say …        a table is its entries replayed, nothing else
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from heraut.kernel import Refusal
from heraut.server.evening import Evening
from heraut.server.journal import Entry
from heraut.server.seats import Place
from heraut.server.wire import Rhythm
from heraut.table.past import Answer, Mark, MarkName
from heraut.table.session import HUMAN, AnyGame

OPEN, SAY, UNDO, REDO, SEAT = "open", "say", "undo", "redo", "seat"
MOVES = (OPEN, SAY, UNDO, REDO)
T = TypeVar("T")


class OpenBody(Struct):
    """How the table was laid; `answers` are those it began with: what fell at once, or a save's, or a fork's."""

    game: str
    content: str
    scenario: str
    settings: dict[str, str]
    dice: str  # with its seed, which never leaves the server while somebody could profit
    places: list[Place]
    answers: list[tuple[int, str]] = []
    marks: list[Mark] = []
    thrown: int = 0
    rhythm: Rhythm = "usual"


class SayBody(Struct):
    """An answer, and what chance answered to it."""

    answers: list[tuple[int, str]]


class UndoBody(Struct):
    seat: int
    force: bool


class RedoBody(Struct):
    seat: int


class SeatBody(Struct):
    """Somebody sat down, or a seat was freed for somebody else."""

    seat: int
    what: Literal["claimed", "reset"]
    player: str = ""


def write_body(body: Struct) -> str:
    return msgspec.json.encode(body).decode()


# Made here, once, by one thread: msgspec 0.22 crashes when two threads are the first to decode the same struct.
DECODERS: dict[Any, msgspec.json.Decoder[Any]] = {
    kind: msgspec.json.Decoder(kind) for kind in (OpenBody, SayBody, UndoBody, RedoBody, SeatBody)
}


def read_body(kind: type[T], entry: Entry) -> T:
    body: T = DECODERS[kind].decode(entry.body)
    return body


class Record:
    """A table made of its entries."""

    def __init__(self, games: Mapping[str, AnyGame], entries: Sequence[Entry]) -> None:
        first, *later = entries
        opened = read_body(OpenBody, first)
        if opened.game not in games:
            raise _outdated(first.table)
        self.table = first.table
        self.game = games[opened.game]
        self.places = opened.places
        self.freed: set[int] = set()  # seats that somebody had to leave and nobody has taken since
        self.rev = self.moved = first.n
        self.keys: dict[str, Entry] = {first.key: first}
        try:
            self.evening = Evening(
                self.game,
                opened.scenario,
                opened.settings,
                [HUMAN if place.who != "bot" else place.player for place in opened.places],
                opened.dice,
                answers=[Answer(*answer) for answer in opened.answers],
                marks=opened.marks,
                thrown=opened.thrown,
                steady=opened.rhythm == "steady",
            )
            if opened.content != self.game.version:
                self.evening.marks.append(Mark("replayed", len(self.evening.answers)))
        except Refusal as wrong:
            raise _outdated(first.table) from wrong
        self.take_up(later)

    def take_up(self, entries: Iterable[Entry]) -> None:
        """Go on with what was written since."""
        for entry in entries:
            try:
                self._take_up(entry)
            except Refusal as wrong:
                raise _outdated(entry.table) from wrong
            self.note(entry)

    def _take_up(self, entry: Entry) -> None:
        match entry.kind:
            case "say":
                self.evening.say_again([Answer(*answer) for answer in read_body(SayBody, entry).answers])
            case "undo":
                undo = read_body(UndoBody, entry)
                self.evening.undo(undo.seat, undo.force)
            case "redo":
                self.evening.redo()
            case "seat":
                self.seat(read_body(SeatBody, entry))

    def note(self, entry: Entry) -> None:
        """This entry is durable, and done."""
        self.rev = entry.n
        self.keys[entry.key] = entry
        if entry.kind in MOVES:
            self.moved = entry.n

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
        self.evening.marks.append(Mark(what, len(self.evening.answers), name=name))

    def everybody_here(self) -> bool:
        """Nobody plays from elsewhere, now or later."""
        return all(place.who != "away" for place in self.places)


def opening(evening: Evening, places: Sequence[Place]) -> OpenBody:
    """The first entry of a table that begins with this evening."""
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
        rhythm="steady" if evening.steady else "usual",
    )


def _outdated(table: str) -> Refusal:
    sentence = "Table {table} was played with other rules or content, and cannot be taken up with today's."
    return Refusal("outdated", sentence, table=table)
