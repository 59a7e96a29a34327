"""The pieces on the table.

Ids: a figure is a number of the scenario, from 1 on; its card is the name it has in `fighters.toml`.  Seats and sides
are bare numbers, since they come from `range` everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, NewType, TypeAlias

from heraut.games.confrontation.printed.content import Content
from heraut.kernel import Die, State, Table

D6 = Die("d6", [(1, face) for face in range(1, 7)])
SHEET, OFFICIAL = "sheet", "official"
# What a figure is still worth, in quarters of its PA (the chapter does not say how a fight is won: a ruling does).
WORTH = {"": 4, "light": 3, "serious": 2, "critical": 1}

FigureId = NewType("FigureId", int)
Figures: TypeAlias = tuple[FigureId, ...]
CardId = NewType("CardId", str)
NOBODY = FigureId(0)


class Fight(NamedTuple):
    """A combat to be resolved: one figure against one or several.  Of two, the lower number comes first."""

    lone: FigureId
    others: Figures


def fight_between(lone: FigureId, others: Figures) -> Fight:
    if len(others) == 1 and others[0] < lone:
        return Fight(others[0], (lone,))
    return Fight(lone, tuple(sorted(others)))


@dataclass(slots=True)
class Figure:
    """A figure, where the centre of its base stands (whole millimetres), and the dice on its card."""

    fighter: CardId
    side: int
    x: int
    y: int
    level: int = 0
    wound: str = ""
    down: bool = False
    unplaced: int = 0
    attack: int = 0
    defence: int = 0
    placed_attack: int = 0
    placed_defence: int = 0
    pursuits: int = 0
    points: int = 0


@dataclass(slots=True)
class Field(State):
    """The battlefield."""

    scenario: str
    sides: int
    turns: int
    edition: str = SHEET
    one_fails: bool = False
    quick: bool = False
    turn: int = 0
    tactics: tuple[int, ...] = ()
    figures: dict[FigureId, Figure] = field(default_factory=dict)
    combats: list[Fight] = field(default_factory=list)


Battle: TypeAlias = Table[Field, Content]
