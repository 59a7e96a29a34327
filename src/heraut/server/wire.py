"""What travels over the socket between a screen and the server: docs/protocol.md as types.

Messages are msgspec structs; unknown fields are refused.  What REST sends besides is in `rest`.

    client ──→ Upward (hello, say, undo, redo, order, agree, ping)
    server ──→ Downward (view, ack, refused, stale, pong)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from heraut.kernel import Refusal as KernelRefusal
from heraut.kernel.attended import Errand
from heraut.kernel.content import Text
from heraut.table.herald import OrderName
from heraut.table.past import MarkName
from heraut.tabletop.beats import BeatKind
from heraut.tabletop.scene import Tint

MOST_ANSWER, MOST_TOKENS = 200, 16

Key: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$", max_length=64)]
Code: TypeAlias = Annotated[str, Meta(max_length=100)]  # a token, an invitation, a table's id
Number: TypeAlias = Annotated[int, Meta(ge=0, le=10**9)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=-1, le=999)]  # -1 is chance
Word: TypeAlias = Annotated[str, Meta(max_length=100)]
Rhythm: TypeAlias = Literal["usual", "steady"]  # steady: all who hold cards are asked, so that waiting tells nothing


# --- the socket, upward ---------------------------------------------------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """Which table, and the tokens of the seats held here (none: a spectator)."""

    table: Code
    tokens: Annotated[list[Code], Meta(max_length=MOST_TOKENS)] = []


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """An answer to the question seen at `rev`."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=MOST_ANSWER)]
    rev: Number
    key: Key


class UndoWish(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the last decision made at this device."""

    seat: SeatNumber
    rev: Number
    key: Key
    force: bool = False


class RedoWish(Struct, tag_field="type", tag="redo", forbid_unknown_fields=True):
    """Play again what was taken back."""

    seat: SeatNumber
    rev: Number
    key: Key
    force: bool = False


class OrderWish(Struct, tag_field="type", tag="order", forbid_unknown_fields=True):
    """Tell the herald what to answer for this seat, or (not `on`) no longer to.

    `decline`: let go all questions of the kind now put, until the turn ends; `kind` names it where that is taken back.
    `settle`: fight the fight under way to its end.  `same`: answer whatever comes to the same.
    """

    seat: SeatNumber
    what: OrderName
    rev: Number
    key: Key
    kind: Word = ""
    on: bool = True


class Agree(Struct, tag_field="type", tag="agree", forbid_unknown_fields=True):
    """Whoever sits at this device agrees to go on with today's rules from where they stop."""

    seat: SeatNumber
    rev: Number
    key: Key


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


Upward: TypeAlias = Hello | Say | UndoWish | RedoWish | OrderWish | Agree | Ping
Wish: TypeAlias = Say | UndoWish | RedoWish | OrderWish | Agree


# --- the socket, downward -------------------------------------------------------------------------------------------


class Seat(Struct):
    """Who sits where.  `here`: at the host's device; `you`: yours."""

    seat: int
    name: Text
    who: Literal["human", "bot", "open"]
    player: str
    here: bool
    you: bool
    connected: bool


class Beat(Struct):
    """How a fact is shown: on which elements, the word that is stamped there, the faces of the dice that fall.

    `tints`: of each die its own, where it has one; a face without words is told by it.
    """

    kind: BeatKind
    on: Sequence[str]
    stamp: Text | None
    faces: Sequence[Text]
    tints: Sequence[Tint]


class Told(Struct):
    """A line of the log, told after `after` answers; it speaks of the elements `touches`.

    `mark`: no fact, but something everybody should know about this evening.  `manual`: what a typed die did.  `beat`:
    how it is shown on the table; null if it is only told.
    """

    n: int
    after: int
    text: Text
    rules: Sequence[str]
    touches: Sequence[str]
    mark: MarkName | None
    manual: bool
    beat: Beat | None


class Answered(Struct):
    """An answer of the thread.  The text is empty where this seat may not know it; secret answers are left out.

    `herald`: it answered for the seat.
    """

    n: int
    seat: int
    text: str
    seal: bool
    manual: bool
    herald: bool = False


class Undo(Struct):
    """How many decisions can be taken back; when none can, what seals the last one, and whether it may be forced."""

    steps: int
    sealed: Text | None
    may_force: bool


class Outdated(Struct):
    """Today's rules allow no more than this of the table: so many answers are beyond; these seats agree to go on."""

    lost: int
    agreed: list[int]
    may_agree: bool


class Ordered(Struct):
    """An order of a seat that holds."""

    seat: int
    what: OrderName
    kind: str


class Attending(Struct):
    """What the herald does at this table, and for `you`; `may`: what may be ordered now for the seat that is asked.

    `answers`: it thinks about the question now put.
    """

    errands: list[Errand]
    orders: list[Ordered]
    may: list[OrderName]
    answers: bool


class ScenarioName(Struct):
    id: str
    name: Text


class View(Struct):
    """A table as the holder of some tokens may see it."""

    table: str
    rev: int
    game: str
    scenario: ScenarioName
    settings: dict[str, str]
    dice: Literal["seeded", "typed"]
    seals: list[str]  # of the dice: they prove afterwards that nobody could choose them
    hides: bool  # seats may know different things: a shared screen is handed over
    seats: list[Seat]
    you: list[int]
    asked: int | None  # of several, the first of `you`
    asked_all: list[int]
    over: bool
    scores: list[float] | None
    thinking: int | None
    waits: bool  # for somebody else's answer to a question put in secret
    rhythm: Rhythm
    herald: Attending
    scene: Any  # a Scene on the wire
    log: list[Told]
    thread: list[Answered]
    undo: Undo
    redo: bool
    outdated: Outdated | None


class Seen(View, tag_field="type", tag="view"):
    """The view, whenever something changed.

    Of the log and the thread it holds what this socket has not been sent: the lines from `log_from` on come in place of
    those it has, the answers from `thread_from` on likewise.
    """

    log_from: int
    thread_from: int


class Ack(Struct, tag_field="type", tag="ack"):
    """It is durable."""

    key: str
    rev: int


class Refusal(Struct):
    """Why not."""

    id: str
    text: Text
    rules: list[str] = []


class Refused(Refusal, tag_field="type", tag="refused", kw_only=True):
    """What was wished with this key is refused; without a key, something else about this socket is."""

    key: str = ""


class Stale(Struct, tag_field="type", tag="stale"):
    """The answer was to a question no longer put; a fresh view follows."""

    key: str


class Pong(Struct, tag_field="type", tag="pong"):
    pass


Downward: TypeAlias = Seen | Ack | Refused | Stale | Pong


# --- reading and writing --------------------------------------------------------------------------------------------

# Made here, once, by one thread: msgspec 0.22 crashes when two threads are the first to decode the same struct.
read_frame = msgspec.json.Decoder(Upward).decode
encode = msgspec.json.Encoder().encode


def read_upward(data: bytes | str) -> Upward:
    try:
        frame: Upward = read_frame(data)
        return frame
    except (msgspec.MsgspecError, RecursionError, ValueError) as mistake:
        raise KernelRefusal("bad-frame", "This message cannot be understood: {why}", why=why(mistake)) from mistake


def why(mistake: Exception) -> str:
    """What msgspec found wrong, in a line that can be sent back."""
    if isinstance(mistake, RecursionError):
        return "it is nested too deep"
    return str(mistake)[:200].encode("utf-8", "replace").decode()
