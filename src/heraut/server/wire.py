"""What travels between a screen and the server: docs/protocol.md as types.

Messages are msgspec structs; unknown fields are refused.  The scene has one truth, `heraut.tabletop.scene`: its types
on the wire are made from it, with every label a `Spoken` in both languages.

    client ──→ Upward (hello, say, undo, redo, ping)      server ──→ Downward (view, ack, refused, stale, pong)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from heraut.kernel import Refusal as KernelRefusal
from heraut.kernel.content import Text
from heraut.kernel.values import Part
from heraut.table.past import MarkName
from heraut.table.session import AnyGame
from heraut.table.words import Words
from heraut.tabletop import scene as shown
from heraut.tabletop.scene import Label

MOST_ANSWER, MOST_NAME, MOST_TOKENS, MOST_SEATS = 200, 40, 16, 32

Key: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$", max_length=64)]
Code: TypeAlias = Annotated[str, Meta(max_length=100)]  # a token, an invitation, a table's id
Number: TypeAlias = Annotated[int, Meta(ge=0, le=10**9)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=-1, le=999)]  # -1 is chance
Word: TypeAlias = Annotated[str, Meta(max_length=100)]


class Spoken(Struct, frozen=True):
    """A text in both languages."""

    en: str
    fr: str


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


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


Upward: TypeAlias = Hello | Say | UndoWish | RedoWish | Ping
Wish: TypeAlias = Say | UndoWish | RedoWish


# --- the socket, downward -------------------------------------------------------------------------------------------


class Seat(Struct):
    """Who sits where.  `here`: at the host's device; `you`: yours."""

    seat: int
    name: Spoken
    who: Literal["human", "bot", "open"]
    player: str
    here: bool
    you: bool
    connected: bool


class Told(Struct):
    """A line of the log, told after `after` answers; it speaks of the elements `touches`.

    `mark`: no fact, but something everybody should know about this evening.  `manual`: what a typed die did.
    """

    n: int
    after: int
    text: Spoken
    rules: Sequence[str]
    touches: Sequence[str]
    mark: MarkName | None
    manual: bool


class Answered(Struct):
    """An answer of the thread.  The text is empty where this seat may not know it."""

    n: int
    seat: int
    text: str
    seal: bool
    manual: bool


class Undo(Struct):
    """How many decisions can be taken back; when none can, what seals the last one, and whether it may be forced."""

    steps: int
    sealed: Spoken | None
    may_force: bool


class ScenarioName(Struct):
    id: str
    name: Spoken


class View(Struct):
    """A table as the holder of some tokens may see it."""

    table: str
    rev: int
    game: str
    scenario: ScenarioName
    settings: dict[str, str]
    dice: Literal["seeded", "typed"]
    hides: bool  # seats may know different things: a shared screen is handed over
    seats: list[Seat]
    you: list[int]
    asked: int | None
    over: bool
    scores: list[float] | None
    thinking: int | None
    scene: Any  # a Scene on the wire
    log: list[Told]
    thread: list[Answered]
    undo: Undo
    redo: bool


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
    text: Spoken
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


# --- REST -----------------------------------------------------------------------------------------------------------


class Scenario(Struct):
    id: str
    name: Spoken
    about: Spoken
    seats: list[Spoken]
    origin: str


class SettingValue(Struct):
    id: str
    name: Spoken


class Setting(Struct):
    id: str
    name: Spoken
    usual: str
    values: list[SettingValue]


class Bot(Struct):
    id: str
    name: Spoken
    about: Spoken


class Game(Struct):
    id: str
    name: Spoken
    about: Spoken
    scenarios: list[Scenario]
    settings: list[Setting]
    bots: list[Bot]


class Rule(Struct):
    """A rule of the ledger.  `official` says how the published rule differs, if it does."""

    id: str
    ref: str
    en: str
    fr: str
    official: str | None
    source: str


class SeatWish(Struct, forbid_unknown_fields=True):
    """`me` and `here` sit at this device."""

    who: Literal["me", "here", "bot", "invite"]
    bot: Word | None = None
    name: str | None = None


class Opening(Struct, forbid_unknown_fields=True):
    game: Word
    scenario: Word
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)]
    settings: Annotated[dict[Word, Word], Meta(max_length=50)] = {}
    dice: Literal["seeded", "typed"] = "seeded"


class OpenedSeat(Struct, omit_defaults=True):
    seat: int
    token: str | msgspec.UnsetType = msgspec.UNSET
    invite: str | msgspec.UnsetType = msgspec.UNSET


class Opened(Struct):
    """A table, the host's token, and the tokens or invitations of its seats: told once."""

    table: str
    host: str
    seats: list[OpenedSeat]


class Claim(Struct, forbid_unknown_fields=True):
    invite: Code
    name: str


class Claimed(Struct):
    seat: int
    token: str


class Invited(Struct):
    invite: str


class ForkWish(Struct, forbid_unknown_fields=True):
    at: Number


class HeldSeat(Struct, forbid_unknown_fields=True):
    table: Code
    token: Code


class Status(Struct):
    """How a table stands.  `gone`: there is no such table, or the token is dead."""

    table: str
    asked: int | None = None
    question: Spoken | None = None
    over: bool = False
    you: list[int] = []
    gone: bool = False


class ChoiceOdds(Struct):
    answer: str
    odds: Any  # Odds on the wire


class OddsSent(Struct):
    """The odds of the choices of the question put at `rev`; none where there is nothing to tell."""

    rev: int
    choices: list[ChoiceOdds]


class Hint(Struct):
    """An answer, what it is worth to whoever gives it (-1 lost, 1 won), and how often the coach tried it."""

    answer: str
    value: float
    visits: int


class HintSent(Struct):
    """What a strong player would answer to the question put at `rev`, the best first."""

    rev: int
    hints: list[Hint]


class SideLuck(Struct):
    """The dice of a side (`null`: nobody's): their sum, what was to be expected, how often as many show less (0–1)."""

    seat: int | None
    dice: int
    total: int
    expected: float
    lower: float


class LuckSent(Struct):
    """What each side rolled in a game that is over."""

    rev: int
    sides: list[SideLuck]


StatusWish: TypeAlias = Annotated[list[HeldSeat], Meta(max_length=60)]

REST: tuple[Any, ...] = (
    Game, Rule, Opening, Opened, Claim, Claimed, Invited, ForkWish, HeldSeat, Status, Refusal, View, OddsSent, HintSent,
    LuckSent,
)  # fmt: skip
# Made here, once, by one thread: msgspec 0.22 crashes when two threads are the first to decode the same struct.
read_frame = msgspec.json.Decoder(Upward).decode
BODIES: dict[Any, msgspec.json.Decoder[Any]] = {
    kind: msgspec.json.Decoder(kind) for kind in (Opening, Claim, ForkWish, StatusWish)
}
encode = msgspec.json.Encoder().encode


# --- the scene ------------------------------------------------------------------------------------------------------

Speak: TypeAlias = Callable[[Label], Spoken]
Reason: TypeAlias = Callable[[str], Spoken]


def wire_scene(game: AnyGame, scene: shown.Scene, words_en: Words, words_fr: Words) -> dict[str, Any]:
    """A scene as plain JSON, with its labels in both languages.  (`game` names the words that are missing.)"""
    from heraut.server.speech import Speech

    speech = Speech(game, words_en, words_fr)
    scene_on_wire: dict[str, Any] = plain(scene, speech.label, speech.reason)
    return scene_on_wire


PLAIN = frozenset((str, int, bool, float, type(None)))


def plain(thing: Any, speak: Speak, reason: Reason) -> Any:
    """The same thing as JSON has it: labels spoken, tuples as lists, records as objects."""
    kind: Any = type(thing)
    if kind in PLAIN:
        return thing
    if kind is Label:
        return speak(thing)
    if kind is Part:
        return {"layer": thing.layer, "amount": thing.amount, "reason": reason(thing.reason), "rules": thing.rules}
    if kind is Text:
        return Spoken(thing.en, thing.fr)
    if isinstance(thing, (tuple, list)):
        return [one if type(one) in PLAIN else plain(one, speak, reason) for one in thing]
    if isinstance(thing, Mapping):
        return {str(name): plain(one, speak, reason) for name, one in thing.items()}
    values = [(name, getattr(thing, name)) for name in _fields(kind)]
    return {name: one if type(one) in PLAIN else plain(one, speak, reason) for name, one in values}


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} cannot travel: it is neither plain nor a record of the scene")
    return tuple([field.name for field in fields(kind)])


# --- the schema -----------------------------------------------------------------------------------------------------


def schema() -> dict[str, Any]:
    """JSON Schema of every message and of the scene; each is a definition of its own."""
    components = _components("#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": "Generated by python -m heraut.server.schema: what travels between screen and server.",
        "$defs": {name: components[name] for name in sorted(components)},
    }


def openapi_components() -> dict[str, Any]:
    """The same definitions, as an OpenAPI page refers to them."""
    return _components("#/components/schemas/{name}")


def _components(template: str) -> dict[str, Any]:
    scene_type = _on_wire(shown.Scene)
    kinds = [Upward, Downward, *REST, scene_type]
    (upward, downward, *_), found = msgspec.json.schema_components(kinds, ref_template=template)
    components: dict[str, Any] = dict(found)
    for name in ("View", "Seen"):
        components[name]["properties"]["scene"] = {"$ref": template.format(name="Scene")}
    components["ChoiceOdds"]["properties"]["odds"] = {"$ref": template.format(name="Odds")}
    for name in ("Refusal", "Refused", "Status"):  # whatever the server sends, it sends whole
        components[name]["required"] = list(components[name]["properties"])
    return {**components, "Upward": upward, "Downward": downward}


@cache
def _on_wire(kind: Any) -> type[Any]:
    """The struct that a record of the scene becomes; every field is always there."""
    if kind is Label or kind is Text:
        return Spoken
    hints = get_type_hints(kind)
    names = Part._fields if kind is Part else _fields(kind)
    made = [(name, Spoken if (kind, name) == (Part, "reason") else _type_on_wire(hints[name])) for name in names]
    return msgspec.defstruct(kind.__name__, made, namespace={"__doc__": kind.__doc__})


def _type_on_wire(hint: Any) -> Any:
    origin, args = get_origin(hint), get_args(hint)
    if origin is tuple:
        if len(args) == 2 and args[1] is ...:
            return list[_type_on_wire(args[0])]  # type: ignore[misc]
        return tuple[tuple(_type_on_wire(arg) for arg in args)]  # type: ignore[misc]
    if origin in (Union, UnionType):
        return Union[tuple(_type_on_wire(arg) for arg in args)]  # noqa: UP007
    if isinstance(hint, type) and (is_dataclass(hint) or hint is Part):
        return _on_wire(hint)
    return hint


# --- reading --------------------------------------------------------------------------------------------------------


def read_body(kind: Any, data: bytes) -> Any:
    """A message of this kind; anything else is refused."""
    try:
        return BODIES[kind].decode(data)
    except (msgspec.MsgspecError, RecursionError, ValueError) as mistake:
        raise KernelRefusal("bad-body", "What was sent cannot be understood: {why}", why=_why(mistake)) from mistake


def read_upward(data: bytes | str) -> Upward:
    try:
        frame: Upward = read_frame(data)
        return frame
    except (msgspec.MsgspecError, RecursionError, ValueError) as mistake:
        raise KernelRefusal("bad-frame", "This message cannot be understood: {why}", why=_why(mistake)) from mistake


def _why(mistake: Exception) -> str:
    if isinstance(mistake, RecursionError):
        return "it is nested too deep"
    return str(mistake)[:200].encode("utf-8", "replace").decode()
