"""What leaves the server: a table as the holder of some tokens may see it.

Everything here starts from `evening.view_at`, that is from `game.view` for one seat; facts and answers are filtered for
the same seat.  Nothing else may read the state of a table for a screen.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from heraut.kernel import CHANCE, Decision, Refusal
from heraut.server.entries import Record
from heraut.server.evening import Looker
from heraut.server.seats import Holder
from heraut.server.speech import Speech
from heraut.server.tables import LiveTable, may_force, sealed, speakers
from heraut.server.wire import Answered, ScenarioName, Seat, Seen, Spoken, Status, Told, Undo, View, encode, plain
from heraut.tabletop.scene import Scene

NOTHING = Undo(0, None, False)


class Parts(NamedTuple):
    """The heavy parts of a view, ready to send."""

    asked: int | None
    title: Spoken
    scene: msgspec.Raw
    log: msgspec.Raw
    thread: msgspec.Raw
    undo: Undo
    names: list[Spoken]


def seen(live: LiveTable, record: Record, who: Holder, speech: Speech, at: int | None = None) -> bytes:
    """The view as a frame of a socket."""
    return encode(_fill(Seen, live, record, who, speech, at))


def view(live: LiveTable, record: Record, who: Holder, speech: Speech, answers: int | None = None) -> bytes:
    """The view as REST gives it; with `answers`, as it was after that many."""
    at = None if answers is None else record.evening.moment_after(answers)
    return encode(_fill(View, live, record, who, speech, at))


def status(live: LiveTable, record: Record, who: Holder, speech: Speech) -> Status:
    """Whose turn it is and what is asked."""
    evening = record.evening
    scene, asked = _scene(record, who, evening.here)
    question = None if scene.question is None else speech.label(scene.question.label)
    return Status(live.id, asked, question, evening.over, list(who.seats))


def refusal_text(error: Refusal, record: Record, speech: Speech) -> Spoken:
    """Why not; a seal is named by who broke in, never by what was answered."""
    if error.id == "sealed":
        seat: int = error.details["seat"]
        if seat == CHANCE:
            return speech.words("seal-chance")
        return _seal_of_seat(record, seat, speech)
    return speech.refusal(error)


# --- one view -------------------------------------------------------------------------------------------------------


def _fill(kind: type[Any], live: LiveTable, record: Record, who: Holder, speech: Speech, at: int | None) -> Any:
    evening = record.evening
    parts = _remembered(live, record, who, speech) if at is None else _parts(record, who, speech, at)
    over = not evening.state_at(evening.here if at is None else at).agenda
    return kind(
        table=live.id,
        rev=record.rev,
        game=record.game.name,
        scenario=ScenarioName(evening.scenario, parts.title),
        settings=evening.settings,
        dice="typed" if evening.typed else "seeded",
        seats=_seats(live, record, who, parts.names),
        you=list(who.seats),
        asked=parts.asked,
        over=over,
        scores=_scores(record) if over else None,
        thinking=live.thinking if at is None else None,
        scene=parts.scene,
        log=parts.log,
        thread=parts.thread,
        undo=parts.undo if at is None else NOTHING,
        redo=at is None and evening.can_redo and parts.asked in speakers(record, who),
    )


def _remembered(live: LiveTable, record: Record, who: Holder, speech: Speech) -> Parts:
    """Parts are made once for all who see the same."""
    if live.remembered_rev != record.rev:
        live.remembered.clear()
        live.remembered_rev = record.rev
    if who not in live.remembered:
        live.remembered[who] = _parts(record, who, speech, record.evening.here)
    parts: Parts = live.remembered[who]
    return parts


def _parts(record: Record, who: Holder, speech: Speech, at: int) -> Parts:
    evening = record.evening
    looker = _looker(record, who, at)
    scene, asked = _scene(record, who, at)
    on_wire = plain(scene, speech.label, speech.reason)
    called = {piece["label"].en: piece["id"] for piece in on_wire["pieces"]}
    state = evening.view_at(at, looker)
    seats = range(len(record.places))
    return Parts(
        asked,
        on_wire["title"],
        msgspec.Raw(encode(on_wire)),
        msgspec.Raw(encode(_log(record, looker, speech, at, called))),
        msgspec.Raw(encode(_thread(record, who, looker, at))),
        _undo(record, who, speech) if at == evening.here else NOTHING,
        [speech.seat(state, evening.scenario, seat) for seat in seats],
    )


def _looker(record: Record, who: Holder, at: int) -> Looker:
    """Whose eyes: of several seats at one device, the one that is asked; else the first."""
    pending = record.evening.state_at(at).pending
    if pending is not None and pending.seat in who.seats:
        seat: int = pending.seat
        return seat
    return who.seats[0] if who.seats else None


def _scene(record: Record, who: Holder, at: int) -> tuple[Scene, int | None]:
    """The scene, with the options only of the seats that this holder answers for; and who is asked.

    For the others the options are left out of the view itself: what a game says of them is not even made.
    """
    looker = _looker(record, who, at)
    view = record.evening.view_at(at, looker)
    asked = view.pending
    if asked is None:
        return record.game.scene(view, looker), None
    if asked.seat not in speakers(record, who):
        view.pending = Decision(asked.seat, asked.kind, ())
    scene: Scene = record.game.scene(view, looker)
    return scene, asked.seat


def _log(record: Record, looker: Looker, speech: Speech, at: int, called: dict[str, str]) -> list[Told]:
    """What happened, and between it what everybody should know about this evening."""
    lines = record.evening.log_at(at, looker, speech)
    given = record.evening.thread_length(at)
    marks = sorted([mark for mark in record.evening.marks if mark.at <= given], key=lambda mark: mark.at)
    told: list[Told] = []
    for line in lines:
        while marks and marks[0].at < line.after:
            mark = marks.pop(0)
            told.append(Told(len(told), mark.at, speech.mark(mark), [], []))
        touches = list(dict.fromkeys([called[name] for name in line.names if name in called]))
        told.append(Told(len(told), line.after, line.text, line.rules, touches))
    for mark in marks:
        told.append(Told(len(told), mark.at, speech.mark(mark), [], []))
    return told


def _thread(record: Record, who: Holder, looker: Looker, at: int) -> list[Answered]:
    evening = record.evening
    return [
        Answered(
            n,
            seat,
            text,
            seal=seat == CHANCE or (seat not in who.seats and evening.played_by_person(seat)),
            manual=seat == CHANCE and evening.typed,
        )
        for n, (seat, text) in enumerate(evening.thread_at(at, looker), start=1)
    ]


def _undo(record: Record, who: Holder, speech: Speech) -> Undo:
    steps, seal = record.evening.free_steps(speakers(record, who))
    text = refusal_text(sealed(record, seal), record, speech) if seal is not None and not steps else None
    return Undo(steps, text, may_force(record, who))


def _seal_of_seat(record: Record, seat: int, speech: Speech) -> Spoken:
    view = record.evening.view_at(record.evening.here, None)
    name = speech.seat(view, record.evening.scenario, seat)
    return Spoken(speech.words("seal-seat", seat=name.en).en, speech.words("seal-seat", seat=name.fr).fr)


def _seats(live: LiveTable, record: Record, who: Holder, names: list[Spoken]) -> list[Seat]:
    connected = live.connected()
    return [
        Seat(
            seat=seat,
            name=names[seat],
            who="bot" if place.who == "bot" else "human" if place.claimed else "open",
            player=place.player,
            here=place.who == "here",
            you=seat in who.seats,
            connected=place.who == "bot" or seat in connected,
        )
        for seat, place in enumerate(record.places)
    ]


def _scores(record: Record) -> list[float] | None:
    try:
        return list(record.game.scores(record.evening.table))
    except NotImplementedError:
        return None
