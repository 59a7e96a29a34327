"""The scene: what a table looks like, as plain data, for any screen.

A game's `scene.py` turns a view into a scene; the terminal, the browser and the screen reader all draw from it and know
no game.  Every element has an id; every option names the elements it touches, so that clicking the board is choosing.
Texts are labels: a message and its arguments; the reader's language decides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache
from operator import is_not
from typing import Any, Literal, TypeAlias, TypeVar

from heraut.kernel.content import Text
from heraut.kernel.options import write
from heraut.kernel.sections import Decision
from heraut.kernel.values import Part

Tint: TypeAlias = Literal["", "gueules", "azur", "sinople", "argent", "or", "sable", "tenne"]
Badge: TypeAlias = Literal["", "attack", "defence", "initiative", "health", "score"]
Outcome: TypeAlias = Literal["good", "calm", "mild", "faint", "warn", "hurt", "bad", "dire", "dead"]


@dataclass(frozen=True, slots=True)
class Label:
    """A message of the game's words with its arguments, or a name printed in both languages.

    Arguments are numbers, words to choose by, labels, or texts in both languages: no screen asks a game what they mean.
    """

    id: str
    args: Mapping[str, object] = field(default_factory=dict)
    text: Text | None = None


def named(text: Text) -> Label:
    """A label that is simply a printed name."""
    return Label("", text=text)


@dataclass(frozen=True, slots=True)
class Number:
    """A number somebody may ask "why?" about.

    `badge`: what it is to whoever looks at the board; a piece wears those of its numbers that say so.
    """

    id: str
    label: Label
    value: int
    parts: tuple[Part, ...] = ()
    usual: int | None = None
    badge: Badge = ""


@dataclass(frozen=True, slots=True)
class Token:
    """Something that lies on a piece: a state, a wound, a die.

    One with an icon is drawn with it, once for each that lies there; the others with a letter, in the colour of `tone`.
    `text`: what it means, to whoever opens it.
    """

    id: str
    label: Label
    count: int = 1
    rules: tuple[str, ...] = ()
    icon: str = ""
    tone: Outcome = "mild"
    text: Label | None = None


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure, unit, hero or counter.

    `more` and `traits`: what is printed on its card besides, numbers and skills; read by whoever presses it.
    """

    id: str
    label: Label
    seat: int | None
    x: int = 0
    y: int = 0
    cell: str = ""
    level: int = 0
    size: int = 0
    out: bool = False
    icon: str = ""
    note: Label | None = None
    tokens: tuple[Token, ...] = ()
    numbers: tuple[Number, ...] = ()
    more: tuple[Number, ...] = ()
    traits: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class Cell:
    """A place of a board: a hex (axial x, y), a square (column x, row y), or an area (its outline in board units;
    x, y: the point where its pieces stand, if it names one).

    `note`: what there is to know of it, told to whoever points at it.  `pips`: who guards it, each in its tincture.
    """

    id: str
    x: int = 0
    y: int = 0
    label: Label | None = None
    ground: str = ""
    icon: str = ""
    level: str = ""
    seat: int | None = None
    hidden: bool = False
    blocked: bool = False
    outline: tuple[tuple[int, int], ...] = ()
    tile: str = ""
    note: Label | None = None
    pips: tuple[Tint, ...] = ()


@dataclass(frozen=True, slots=True)
class Link:
    """Two cells joined by a door, a path or a line of sight; or parted by a blocked edge."""

    a: str
    b: str
    kind: Literal["path", "sight", "door", "wall"] = "path"


@dataclass(frozen=True, slots=True)
class Arrow:
    """One piece acts on another: the attack under way, drawn on the board with its formula."""

    a: str
    b: str
    label: Label
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """Where pieces stand: a free table in millimetres, or cells (hexes, squares, areas).

    `pointed`: hexes with a point on top; else with a flat side.  `order`: in which its pieces act, the next one first.
    """

    id: str
    kind: Literal["free", "hex", "square", "areas"]
    label: Label
    x: int = 0
    y: int = 0
    width: int = 0
    height: int = 0
    pieces: tuple[str, ...] = ()
    cells: tuple[Cell, ...] = ()
    links: tuple[Link, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    inset: bool = False
    pointed: bool = False
    order: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A card: face up with its words, or face down.  `tint`: the tincture of its head, else that of its kind.

    Of its numbers the one whose id ends with `.price` stands at its head, where it is seen however cards overlap.
    """

    id: str
    label: Label
    kind: str = ""
    icon: str = ""
    seat: int | None = None
    text: tuple[Label, ...] = ()
    numbers: tuple[Number, ...] = ()
    foot: Label | None = None
    face_down: bool = False
    sideways: bool = False
    tint: Tint = ""


@dataclass(frozen=True, slots=True)
class Zone:
    """Where cards lie: a hand, a row, a pile, a grid.  `count` is known to all even when the cards are not shown."""

    id: str
    kind: Literal["fan", "row", "pile", "grid"]
    label: Label
    cards: tuple[Card, ...] = ()
    count: int = 0
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Track:
    """A row of steps with markers on it.  `numbers`: those behind it, each with its reasons."""

    id: str
    label: Label
    steps: tuple[Label, ...]
    at: int = 0
    marks: tuple[Token, ...] = ()
    events: tuple[int, ...] = ()
    seat: int | None = None
    numbers: tuple[Number, ...] = ()


@dataclass(frozen=True, slots=True)
class Pool:
    """A supply of tokens of one kind; `after` is what a preview would leave.

    `tint`: the tincture that it is drawn in, where tokens of one shape differ by it.  `group`: those of one group lie
    in one row under its name, each token by itself.  `numbers`: those behind it, each with its reasons.
    """

    id: str
    label: Label
    count: int
    shape: Literal["disc", "square", "lozenge", "hexagon", "drop", "die"] = "disc"
    spent: int = 0
    after: int | None = None
    seat: int | None = None
    tint: Tint = ""
    group: Label | None = None
    numbers: tuple[Number, ...] = ()


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice of one side of a test: the faces that lie there (empty ones are still to fall) and what is added.

    `tint`: the tincture that they are drawn in, where there are dice of several colours.
    """

    id: str
    label: Label
    faces: tuple[str, ...]
    waiting: int = 0
    numbers: tuple[Number, ...] = ()
    seat: int | None = None
    tint: Tint = ""


@dataclass(frozen=True, slots=True)
class Share:
    """One thing that may come of an option: `over` times out of `of`."""

    label: Label
    outcome: Outcome
    over: int
    of: int


@dataclass(frozen=True, slots=True)
class Headline:
    """The number to know first."""

    label: Label
    over: int
    of: int


@dataclass(frozen=True, slots=True)
class Odds:
    """What an option leads to, in the order in which it is drawn, and how that was found."""

    shares: tuple[Share, ...]
    headline: tuple[Headline, ...]
    exact: bool
    how: Label


@dataclass(frozen=True, slots=True)
class Alike:
    """An option that differs from another in nothing but which of several pieces, as like as twins, it names."""

    answer: str
    label: Label
    touches: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """So many dice or gems in one place, as an answer lays them."""

    label: Label
    count: int
    icon: str = ""
    tint: Tint = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of the question: its written form, what it says, what it leads to, what it touches.

    Odds take a while to reckon: a scene is made without them, and whoever shows it fills them in.  `seat`: whose it is,
    where several are asked.  `alike`: options that need not be shown beside this one (see `alike.py`).  `group`: with
    which others it stands under one heading.  `ends`: it lets the question go, or ends the turn.  `ghost`: cells as
    they would lie then, drawn for whoever thinks of it.  `laid`: how it lays what is laid between places, so that hands
    can lay it.  `merits`: which of the consequences, counted from 0, speak for it.  `weighed`: odds can be told of it.
    """

    answer: str
    label: Label
    consequences: tuple[Label, ...] = ()
    numbers: tuple[Number, ...] = ()
    touches: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    odds: Odds | None = None
    seat: int | None = None
    alike: tuple[Alike, ...] = ()
    group: Label | None = None
    ends: bool = False
    ghost: tuple[Cell, ...] = ()
    laid: tuple[Laid, ...] = ()
    merits: tuple[int, ...] = ()
    weighed: bool = False


@dataclass(frozen=True, slots=True)
class Walk:
    """Several answers in a row that a screen may give by itself, as long as each is among those put: a way there.

    `path`: what each of them touches, one after the other.
    """

    answers: tuple[str, ...]
    label: Label
    consequences: tuple[Label, ...] = ()
    numbers: tuple[Number, ...] = ()
    touches: tuple[str, ...] = ()
    path: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Further:
    """A question that will be put as soon as the one before it is answered, and what may be answered to it then.

    Some of its answers may be taken away by those before it.  `touches`: what it is about.
    """

    label: Label
    choices: tuple[Choice, ...]
    touches: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RefusedWish:
    """What is no option: its written form, what it says, why it may not be, and the elements to blame for that."""

    answer: str
    label: Label
    why: Label
    touches: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()

    def said(self) -> Label:
        """The wish and its reason in one sentence."""
        return Label("refused-wish", {"wish": self.label, "why": self.why})


@dataclass(frozen=True, slots=True)
class Question:
    """Who must answer, what about, and the choices.  `notes` holds for all of them; `refused` are not among them.

    `proposed`: the answer that needs no thought, "" where each does.  `walks`: what several answers in a row lead to.
    `further`: the questions that follow it, so that hands may answer all in one gesture; `usual`: the answers to all of
    them that need no thought.
    """

    seat: int
    kind: str
    label: Label
    choices: tuple[Choice, ...]
    touches: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    notes: tuple[Label, ...] = ()
    refused: tuple[RefusedWish, ...] = ()
    proposed: str = ""
    walks: tuple[Walk, ...] = ()
    further: tuple[Further, ...] = ()
    usual: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Player:
    seat: int
    label: Label
    numbers: tuple[Number, ...] = ()


@dataclass(frozen=True, slots=True)
class Tip:
    """A rule told to whoever learns the game, at the moment it is first needed.  A screen shows each one once.

    `setting`: the one by which a table is laid otherwise.  `at`: the elements, or answers, that it points at.
    """

    id: str
    label: Label
    rules: tuple[str, ...] = ()
    setting: str = ""
    at: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a screen needs.

    `goal`: what the game is about.  `notes`: what holds now.  `caveats`: what is not read in a published source.
    """

    title: Label
    path: tuple[Label, ...]
    players: tuple[Player, ...]
    boards: tuple[Board, ...]
    pieces: tuple[Piece, ...]
    notes: tuple[Label, ...] = ()
    question: Question | None = None
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    pools: tuple[Pool, ...] = ()
    dice: tuple[Dice, ...] = ()
    tips: tuple[Tip, ...] = ()
    goal: Label | None = None
    caveats: tuple[Label, ...] = ()

    def ids(self) -> frozenset[str]:
        """Everything that is shown and may be touched."""
        cells = [cell.id for board in self.boards for cell in board.cells]
        zones = [id for zone in self.zones for id in (zone.id, *[card.id for card in zone.cards])]
        return frozenset((*cells, *zones, *[piece.id for piece in self.pieces if not piece.out]))

    def to_know(self) -> tuple[Label, ...]:
        """All that there is to know of this table, for a screen that tells it in one place."""
        return (*([self.goal] if self.goal is not None else []), *self.notes, *self.caveats)


def owned(scene: Scene, asked: Decision | None) -> Scene:
    """The same scene with whose each choice is, where several are asked: each seat's stand together."""
    question = scene.question
    if question is None or asked is None or asked.owners is None:
        return scene
    whose = {write(option): seat for option, seat in zip(asked.options, asked.owners, strict=True)}
    choices = sorted(question.choices, key=lambda one: asked.seats.index(whose[one.answer]))
    owned = tuple([replace(one, seat=whose[one.answer]) for one in choices])
    return replace(scene, question=replace(question, choices=owned))


Thing = TypeVar("Thing")


def worded(thing: Thing, said: Callable[[str, object], object]) -> Thing:
    """The same scene, or part of one, with every argument of its labels put into words: `said(name, value)`.

    What holds no such label is not copied.
    """
    put: Any = thing
    if isinstance(put, Label):
        if put.args:
            put = Label(put.id, {name: said(name, value) for name, value in put.args.items()}, put.text)
    elif type(put) is tuple:
        parts = [one if type(one) in PLAIN else worded(one, said) for one in put]
        if any(map(is_not, parts, put)):
            put = tuple(parts)
    else:
        changed, kind = {}, put.__class__
        for name in _parts_of(kind):
            old = getattr(put, name)
            new = worded(old, said) if old and type(old) not in PLAIN else old
            if new is not old:
                changed[name] = new
        if changed:
            put = replace(put, **changed)
    words: Thing = put
    return words


PLAIN = frozenset((str, int, bool, type(None), Part, Text))


@cache
def _parts_of(kind: type) -> tuple[str, ...]:
    """The fields of a thing of the scene; whatever else there is has none."""
    return tuple([one.name for one in fields(kind)]) if is_dataclass(kind) and kind is not Text else ()
