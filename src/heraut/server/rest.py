"""What travels over REST: the bodies and answers of docs/protocol.md as types.  A view and a refusal are in `wire`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from heraut.kernel import Refusal as KernelRefusal
from heraut.kernel.attended import Errand
from heraut.kernel.content import Text
from heraut.server.wire import Code, Number, Rhythm, Word, why

MOST_NAME, MOST_SEATS = 40, 32


class Scenario(Struct):
    """`family`: those that are one to a player, called `title`; `count` and `how` tell them apart.

    `errands`: what the herald does against bots, where nobody says otherwise.
    """

    id: str
    name: Text
    about: Text
    seats: list[Text]
    origin: str
    family: str
    title: Text
    count: int
    how: Text
    errands: list[Errand]


class SettingValue(Struct):
    id: str
    name: Text


class Setting(Struct):
    id: str
    name: Text
    usual: str
    values: list[SettingValue]


class Bot(Struct):
    """`for_trials`: it is no opponent for people, but something to measure others by."""

    id: str
    name: Text
    about: Text
    for_trials: bool


class Arms(Struct):
    """What a game is known by at a glance; empty where it does not say."""

    tincture: str
    icon: str


class Game(Struct):
    """`counted`: who is counted in a scenario, `how`: what is chosen then; empty where it does not say.

    `errands`: what the herald may do at its tables.
    """

    id: str
    name: Text
    about: Text
    arms: Arms
    scenarios: list[Scenario]
    counted: Text
    how: Text
    settings: list[Setting]
    bots: list[Bot]
    hides: bool
    errands: list[Errand]


class Rule(Struct):
    """A rule of the ledger.  `official` says how the published rule differs, if it does."""

    id: str
    section: str
    ref: str
    en: str
    fr: str
    official: Text | None
    source: str


class RuleSection(Struct):
    """A section of the book.  `flow`: the way through it, `box → box (aside) ⟲`; an id stands for its title."""

    id: str
    name: Text
    flow: Text | None


class Book(Struct):
    """The rules of a game, by section, in the order of the book."""

    sections: list[RuleSection]
    rules: list[Rule]


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
    rhythm: Rhythm = "usual"
    errands: Annotated[list[Errand], Meta(max_length=10)] | None = None


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
    """How a table stands.

    `asked`: of several, the first of `you`.  `gone`: there is no such table, or the token is dead.  `outdated`: it
    waits for people to agree to today's rules.
    """

    table: str
    asked: int | None = None
    asked_all: list[int] = []
    question: Text | None = None
    over: bool = False
    you: list[int] = []
    waits: bool = False
    gone: bool = False
    outdated: bool = False


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


class SettleSent(Struct):
    """How likely the seat that is asked at `rev` wins the fight under way (0–1), and what may come of it.

    `sure`: as good as won, so that the herald may be told to settle it.
    """

    rev: int
    won: float
    sure: bool
    odds: Any  # Odds on the wire, or null


class SideLuck(Struct):
    """The dice of a side (`null`: nobody's): their sum, what was to be expected, how often as many show less (0–1)."""

    seat: int | None
    dice: int
    total: int
    expected: float
    lower: float


class Standing(Struct):
    """After so many answers, what bots expect of the game for each seat: -1 all is lost, 1 all is won."""

    after: int
    values: Sequence[float]


class LuckSent(Struct):
    """What each side rolled in a game that is over, and how it stood on the way."""

    rev: int
    sides: list[SideLuck]
    course: list[Standing]


StatusWish: TypeAlias = Annotated[list[HeldSeat], Meta(max_length=60)]

REST: tuple[Any, ...] = (
    Game, Book, Opening, Opened, Claim, Claimed, Invited, ForkWish, HeldSeat, Status, OddsSent, HintSent, SettleSent,
    LuckSent,
)  # fmt: skip

# Made once, by one thread: see `wire.read_frame`.
BODIES: dict[Any, msgspec.json.Decoder[Any]] = {
    kind: msgspec.json.Decoder(kind) for kind in (Opening, Claim, ForkWish, StatusWish)
}


def read_body(kind: Any, data: bytes) -> Any:
    """A message of this kind; anything else is refused."""
    try:
        return BODIES[kind].decode(data)
    except (msgspec.MsgspecError, RecursionError, ValueError) as mistake:
        raise KernelRefusal("bad-body", "What was sent cannot be understood: {why}", why=why(mistake)) from mistake
