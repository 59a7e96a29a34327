"""The scene: what a table looks like, as plain data, for any screen.

A game's `scene.py` turns a view into a scene; the terminal, the browser and the screen reader all draw from it and know
no game.  Every element has an id; every option names the elements it touches, so that clicking the board is choosing.
Texts are labels: a message and its arguments; the reader's language decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from heraut.kernel.content import Text
from heraut.kernel.values import Part


@dataclass(frozen=True, slots=True)
class Label:
    """A message of the game's words with its arguments, or a name printed in both languages."""

    id: str
    args: Mapping[str, object] = field(default_factory=dict)
    text: Text | None = None


def named(text: Text) -> Label:
    """A label that is simply a printed name."""
    return Label("", text=text)


@dataclass(frozen=True, slots=True)
class Number:
    """A number somebody may ask "why?" about."""

    id: str
    label: Label
    value: int
    parts: tuple[Part, ...] = ()
    usual: int | None = None


@dataclass(frozen=True, slots=True)
class Token:
    """Something that lies on a piece: a state, a wound, a die."""

    id: str
    label: Label
    count: int = 1
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure, unit, hero or counter."""

    id: str
    label: Label
    seat: int | None
    x: int = 0
    y: int = 0
    cell: str = ""
    level: int = 0
    size: int = 0
    out: bool = False
    note: Label | None = None
    tokens: tuple[Token, ...] = ()
    numbers: tuple[Number, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """Where pieces stand: a free table in millimetres for now; hexes, squares and areas name their cells."""

    id: str
    kind: Literal["free", "hex", "square", "areas"]
    label: Label
    x: int = 0
    y: int = 0
    width: int = 0
    height: int = 0
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of the question: its written form, what it says, what it leads to, what it touches."""

    answer: str
    label: Label
    consequences: tuple[Label, ...] = ()
    numbers: tuple[Number, ...] = ()
    touches: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """Who must answer, what about, and the choices."""

    seat: int
    kind: str
    label: Label
    choices: tuple[Choice, ...]
    touches: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Player:
    seat: int
    label: Label
    numbers: tuple[Number, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a screen needs."""

    title: Label
    path: tuple[Label, ...]
    players: tuple[Player, ...]
    boards: tuple[Board, ...]
    pieces: tuple[Piece, ...]
    notes: tuple[Label, ...] = ()
    question: Question | None = None
