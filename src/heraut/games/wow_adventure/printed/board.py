"""The board and the dice of the adventure game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from heraut.games.wow_adventure.printed.cards import Stats
from heraut.games.wow_adventure.printed.effects import Colour
from heraut.kernel.content import Count, Size, Text

Resource = Literal["heal1", "heal2", "heal_all", "ability1", "ability2", "quest", "flight", "discovery"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Printed(Stats):
    """The encounter printed on a space; only overlords are of a kind."""

    name: Text
    kind: Literal["", "overlord"] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    """A space of the board, the spaces `near` it, and where its middle lies on the picture.

    Beating the encounter of a `level_up` space raises the level; that of a `port` or an `overlord` earns a trophy.
    """

    id: str
    name: Text
    level: Colour
    kind: Literal["city", "wild", "level_up", "port", "overlord"]
    x: int
    y: int
    near: tuple[str, ...]
    resources: tuple[Resource, ...] = ()
    encounter: Printed | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dice:
    """The faces of the dice.  `origin`: `house`, or `own`: an owner of the game has put in those of his box."""

    origin: Literal["house", "own"]
    movement: tuple[tuple[Count, Count], ...]  # spaces, energy
    combat: tuple[Size, ...]
