"""What leaves the server: a table as the holder of some tokens may see it.

Everything here starts from `evening.view_at`, that is from `game.view` for one seat; facts and answers are filtered for
the same seat.  Nothing else may read the state of a table for a screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from heraut.kernel import CHANCE, Decision, Refusal, State
from heraut.kernel.content import Text
from heraut.server.entries import Record
from heraut.server.evening import Given, Looker, ToldLine
from heraut.server.live import LiveTable
from heraut.server.rest import Status
from heraut.server.seats import NOBODY, Holder
from heraut.server.speech import plain
from heraut.server.wire import (
    Answered,
    Attending,
    Ordered,
    Outdated,
    ScenarioName,
    Seat,
    Seen,
    Told,
    Undo,
    View,
    encode,
)
from heraut.server.wishes import may_force, sealed, speakers
from heraut.table.speech import BothLanguages
from heraut.tabletop.alike import merged
from heraut.tabletop.scene import RefusedWish, Scene, owned

NOTHING = Undo(0, None, False)
MOST_KEPT = 100_000  # bytes of a frame


class Eyes(NamedTuple):
    """Whose sight of the table, and whether the question is theirs to answer."""

    looker: Looker
    answers: bool


class Shown(NamedTuple):
    """What these eyes see."""

    asked: tuple[int, ...]
    waits: bool
    scene: dict[str, Any]
    log: list[ToldLine]
    thread: list[Given]
    names: list[Text]


class Parts(NamedTuple):
    """The heavy parts of a view: the same for all who hold the same.  `first`: of those asked, who sits there."""

    first: int | None
    asked: tuple[int, ...]
    waits: bool
    title: Text
    scene: msgspec.Raw
    log: list[ToldLine]
    thread: list[Given]
    undo: Undo
    names: list[Text]

    def weight(self) -> int:
        return len(bytes(self.scene)) + 8 * (len(self.log) + len(self.thread))


class Sent(NamedTuple):
    """What a socket has of the log and the thread, and as whom it was sent them."""

    who: Holder = NOBODY
    log: Sequence[ToldLine] = ()
    thread: Sequence[Given] = ()


NOTHING_SENT = Sent()


def seen(
    live: LiveTable, record: Record, who: Holder, speech: BothLanguages, sent: Sent = NOTHING_SENT
) -> tuple[bytes, Sent]:
    """The view as a frame of a socket that has been sent so much; and what it has then."""
    parts = _remembered(live, record, who, speech)
    has = sent if sent.who == who else NOTHING_SENT
    log_from, thread_from = _alike(has.log, parts.log), _alike(has.thread, parts.thread)
    key = (who, log_from, thread_from, live.connected(), live.thinking)
    if key not in live.frames:
        view = _fill(live, record, who, parts, None, log_from, thread_from)
        frame = encode(Seen(**view, log_from=log_from, thread_from=thread_from))
        if len(frame) > MOST_KEPT:  # the whole story of a long game: whoever comes next gets it made anew
            return frame, Sent(who, parts.log, parts.thread)
        live.frames[key] = frame
    return live.frames[key], Sent(who, parts.log, parts.thread)


def is_ready(live: LiveTable, record: Record, who: Holder) -> bool:
    """Is a frame for this holder only a matter of putting its parts together?"""
    return live.remembered_rev == record.rev and who in live.remembered


def view(live: LiveTable, record: Record, who: Holder, speech: BothLanguages, answers: int | None = None) -> bytes:
    """The view as REST gives it; with `answers`, as it was after that many."""
    at = None if answers is None else record.evening.moment_after(answers)
    parts = _remembered(live, record, who, speech) if at is None else _parts(record, who, speech, at, {})
    return encode(View(**_fill(live, record, who, parts, at)))


def status(live: LiveTable, record: Record, who: Holder, speech: BothLanguages) -> Status:
    """Whose turn it is and what is asked: no scene is made for that."""
    evening = record.evening
    eyes = _eyes(record, who, evening.here)
    view, asked, waits = _sight(record, eyes, evening.here)
    question = record.game.asks(view, eyes.looker)
    words = None if question is None else speech.label(question)
    outdated = record.outdated is not None
    first = _first(asked, speakers(record, who))
    return Status(live.id, first, list(asked), words, evening.over, list(who.seats), waits, outdated=outdated)


def refusal_text(error: Refusal, record: Record, speech: BothLanguages) -> Text:
    """Why not; a seal is named by who broke in, never by what was answered."""
    if error.id == "sealed":
        by: str = error.details["by"]
        return _seal_of_seat(record, error.details["seat"], speech) if by == "seat" else speech(f"seal-{by}")
    return speech.refusal(error)


def why_not(error: Refusal, record: Record, who: Holder, speech: BothLanguages) -> tuple[Text, list[str]]:
    """Why not, and the rules behind it; of an answer that is none, what the game itself says of that wish."""
    evening = record.evening
    looker = _looker(record, who, evening.here)
    view = evening.view_at(evening.here, looker)
    asked = view.pending
    if error.id == "illegal-answer" and asked is not None and speakers(record, who).intersection(asked.seats):
        wish: RefusedWish | None = record.game.why_not(view, looker, error.details["given"])
        if wish is not None:
            return speech.label(wish.said()), list(wish.rules)
    return refusal_text(error, record, speech), []


# --- one view -------------------------------------------------------------------------------------------------------


def _fill(
    live: LiveTable, record: Record, who: Holder, parts: Parts, at: int | None, log_from: int = 0, thread_from: int = 0
) -> dict[str, Any]:
    """The fields of a view."""
    evening = record.evening
    over = not evening.state_at(evening.here if at is None else at).agenda
    return {
        "table": live.id,
        "rev": record.rev,
        "game": record.game.name,
        "scenario": ScenarioName(evening.scenario, parts.title),
        "settings": evening.settings,
        "dice": "typed" if evening.typed else "seeded",
        "seals": [leg.seal for leg in evening.fallen.legs],
        "hides": record.game.hides,
        "seats": _seats(live, record, who, parts.names),
        "you": list(who.seats),
        "asked": parts.first,
        "asked_all": list(parts.asked),
        "over": over,
        "scores": list(record.game.scores(record.evening.table)) if over else None,
        # A bot that has just answered in secret is not named while its successor is asked.
        "thinking": live.thinking if at is None and live.thinking in parts.asked else None,
        "waits": parts.waits,
        "rhythm": "steady" if evening.steady else "usual",
        "herald": _attending(record, who, parts.first, at is None),
        "scene": parts.scene,
        "log": [Told(n, *line) for n, line in enumerate(parts.log[log_from:], start=log_from)],
        "thread": _thread(record, who, parts.thread, thread_from),
        "undo": parts.undo if at is None else NOTHING,
        "redo": at is None and _may_redo(record, who),
        "outdated": _outdated(record, who),
    }


def _may_redo(record: Record, who: Holder) -> bool:
    undone = record.evening.undone
    return record.outdated is None and undone is not None and undone.seat in speakers(record, who)


def _outdated(record: Record, who: Holder) -> Outdated | None:
    if record.outdated is None:
        return None
    may = record.evening.can_go_on and bool({*who.seats} - {*record.outdated.agreed})
    return Outdated(record.outdated.lost, record.outdated.agreed, may)


def _remembered(live: LiveTable, record: Record, who: Holder, speech: BothLanguages) -> Parts:
    """Parts are made once for all who hold the same; whoever comes first makes those of all who watch."""
    if live.remembered_rev != record.rev:
        live.remembered.clear()
        live.frames.clear()
        live.remembered_rev = record.rev
    if who not in live.remembered:
        shown: dict[Eyes, Shown] = {}
        for holder in {who, *[watcher.holder for watcher in tuple(live.watchers)]}:
            if holder not in live.remembered:
                live.remembered[holder] = _parts(record, holder, speech, record.evening.here, shown)
    parts: Parts = live.remembered[who]
    return parts


def _parts(record: Record, who: Holder, speech: BothLanguages, at: int, shown: dict[Eyes, Shown]) -> Parts:
    eyes = _eyes(record, who, at)
    if eyes not in shown:
        shown[eyes] = _shown(record, eyes, speech, at)
    asked, waits, scene, log, thread, names = shown[eyes]
    mine = frozenset[int]() if _herald_answers(record, at) else speakers(record, who)
    if asked:
        scene = {**scene, "question": _own(scene["question"], asked, mine)}
    undo = _undo(record, who, speech) if at == record.evening.here else NOTHING
    return Parts(
        _first(asked, mine), asked, waits, scene["title"], msgspec.Raw(encode(scene)), log, thread, undo, names
    )


def _first(asked: tuple[int, ...], mine: frozenset[int]) -> int | None:
    """Of those asked, the first that sits here; else the first."""
    return next((seat for seat in asked if seat in mine), asked[0] if asked else None)


def _own(question: dict[str, Any], asked: tuple[int, ...], mine: frozenset[int]) -> dict[str, Any]:
    """The question with the choices of whoever sits here, and of nobody else."""
    if not mine.intersection(asked):
        return {**question, "choices": (), "refused": ()}
    if len(asked) == 1:
        return question
    own = [choice for choice in question["choices"] if choice["seat"] in mine]
    return {**question, "seat": _first(asked, mine), "choices": own}


def _shown(record: Record, eyes: Eyes, speech: BothLanguages, at: int) -> Shown:
    evening = record.evening
    scene, asked, waits, view = _scene(record, eyes, at)
    return Shown(
        asked,
        waits,
        plain(scene, speech),
        evening.log_at(at, eyes.looker, speech),
        evening.thread_at(at, eyes.looker),
        [speech.seat(view, seat, name) for seat, name in enumerate(record.game.seats(evening.scenario))],
    )


def _herald_answers(record: Record, at: int) -> bool:
    """Does the herald think about the question put then?"""
    duty = record.evening.duty() if at == record.evening.here else None
    return duty is not None and duty.herald


def _attending(record: Record, who: Holder, asked: int | None, now: bool) -> Attending:
    """What the herald does; nobody is told what others have ordered."""
    evening = record.evening
    herald, busy = evening.herald, now and asked is not None and _herald_answers(record, evening.here)
    may = (
        herald.may_order(evening.table, asked) if now and not busy and asked is not None and asked in who.seats else []
    )
    orders = [
        Ordered(one.seat, one.what, one.kind) for seat in who.seats for one in herald.holding(evening.given, seat)
    ]
    return Attending(list(herald.errands), orders, may, busy)


def _alike(sent: Sequence[Any], now: Sequence[Any]) -> int:
    """How much of what was sent is still so."""
    for n, (one, other) in enumerate(zip(sent, now, strict=False)):
        if one != other:
            return n
    return min(len(sent), len(now))


def _looker(record: Record, who: Holder, at: int) -> Looker:
    """Whose eyes: of several seats at one device, the one that is asked; else the first."""
    pending: Decision | None = record.evening.state_at(at).pending
    asked = () if pending is None else pending.seats
    return next((seat for seat in (*asked, *who.seats) if seat in who.seats), None)


def _eyes(record: Record, who: Holder, at: int) -> Eyes:
    """Where nothing is hidden, everybody looks through the same eyes."""
    if not record.game.hides:
        return Eyes(None, True)
    pending: Decision | None = record.evening.state_at(at).pending
    return Eyes(
        _looker(record, who, at), pending is not None and bool(speakers(record, who).intersection(pending.seats))
    )


def _scene(record: Record, eyes: Eyes, at: int) -> tuple[Scene, tuple[int, ...], bool, State]:
    """The scene, who is asked, whether the table waits for somebody in secret, and the view that it shows."""
    view, asked, waits = _sight(record, eyes, at)
    scene: Scene = record.game.scene(view, eyes.looker)
    return merged(owned(scene, view.pending)), asked, waits, view


def _sight(record: Record, eyes: Eyes, at: int) -> tuple[State, tuple[int, ...], bool]:
    """What these eyes may know, who is asked, and whether the table waits for somebody in secret.

    Whoever does not answer gets none of the options, not even in the view: what a game says of them is not made.
    Of what is asked in secret they get nothing at all.
    """
    view = record.evening.view_at(at, eyes.looker)
    if record.outdated is not None and at == record.evening.here:
        view.pending = None  # nobody is asked until all agree to go on
    asked = view.pending
    waits = asked is not None and asked.secret and not eyes.answers
    if asked is not None and not eyes.answers:
        view.pending = None if waits else Decision(asked.seat, asked.kind, ())
    return view, () if asked is None or waits else asked.seats, waits


def _thread(record: Record, who: Holder, thread: Sequence[Given], start: int) -> list[Answered]:
    evening = record.evening
    return [
        Answered(
            n,
            seat,
            text,
            seal=seat == CHANCE or (seat not in who.seats and (record.game.hides or evening.played_by_person(seat))),
            manual=seat == CHANCE and evening.typed,
            herald=herald,
        )
        for n, seat, text, herald in thread[start:]
    ]


def _undo(record: Record, who: Holder, speech: BothLanguages) -> Undo:
    steps, seal = record.evening.free_steps(speakers(record, who))
    text = refusal_text(sealed(seal), record, speech) if seal is not None and not steps else None
    ended = seal is not None and seal.by == "end"
    return Undo(steps, text, may_force(record, who) and not ended)


def _seal_of_seat(record: Record, seat: int, speech: BothLanguages) -> Text:
    view = record.evening.view_at(record.evening.here, None)
    name = record.game.seats(record.evening.scenario)[seat]
    return speech("seal-seat", seat=speech.seat(view, seat, name))


def _seats(live: LiveTable, record: Record, who: Holder, names: list[Text]) -> list[Seat]:
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
