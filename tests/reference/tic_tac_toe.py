"""Tic-tac-toe: nothing hidden, no chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from heraut.kernel import Arrow, Game, Section, State, Table, ask, write
from heraut.kernel.chance import Chance
from heraut.kernel.content import Text
from heraut.tabletop.scene import Board, Cell, Choice, Label, Piece, Player, Question, Scene, named

NOBODY = -1
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
# For each cell, the two other cells of every line through it.
THROUGH = [[tuple(sorted({*line} - {cell})) for line in LINES if cell in line] for cell in range(9)]


class Mark(NamedTuple):
    cell: int
    word: str = "mark"


MARKS = [Mark(cell) for cell in range(9)]


@dataclass(slots=True)
class Grid(State):
    cells: list[int] = field(default_factory=lambda: [NOBODY] * 9)
    free: list[Mark] = field(default_factory=MARKS.copy)  # the marks that may still be made
    winner: int = NOBODY


Paper: TypeAlias = Table[Grid, None]


@dataclass(slots=True)
class Turns(Section):
    """mark → three in a line? → the other marks."""

    seat: int = 0

    def start(self, t: Paper) -> Arrow:
        return ask(self.seat, "mark", t.state.free[:], self.hear, self.drawn)

    def hear(self, t: Paper, mark: Mark) -> Arrow:
        seat, cells, cell = self.seat, t.state.cells, mark.cell
        cells[cell] = seat
        t.state.free.remove(mark)
        for one, other in THROUGH[cell]:
            if cells[one] == seat and cells[other] == seat:
                t.state.winner = seat
                return None
        self.seat = 1 - seat
        return self.start(t)

    def drawn(self, t: Paper) -> Arrow:
        return None


class TicTacToe(Game[Grid, None]):
    hides = False

    def __init__(self) -> None:
        super().__init__("tic_tac_toe", None, "1", Grid, [Turns], [Mark], [])

    def scenarios(self) -> Sequence[str]:
        return ("usual",)

    def seats(self, scenario: str) -> tuple[str, ...]:
        return ("crosses", "noughts")

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Grid, Section]:
        return Grid(), Turns()

    def scores(self, t: Paper) -> tuple[float, ...]:
        winner = t.state.winner
        return (0.0, 0.0) if winner == NOBODY else (1.0 - 2 * winner, 2 * winner - 1.0)

    def view(self, t: Paper, seat: int | None) -> Grid:
        return self.records.clone(t.state)

    def determinise(self, view: Grid, seat: int | None, chance: Chance) -> Grid:
        return view

    def pieces(self, state: Grid) -> Mapping[str, int]:
        return {"cells": len(state.cells)}

    def scene(self, view: Grid, seat: int | None) -> Scene:
        cells = tuple([Cell(f"c{cell}", cell % 3, cell // 3) for cell in range(9)])
        marks = tuple([
            Piece(f"m{cell}", called("×○"[owner]), owner, cell=f"c{cell}")
            for cell, owner in enumerate(view.cells) if owner != NOBODY
        ])  # fmt: skip
        board = Board("grid", "square", called("grid"), pieces=tuple([mark.id for mark in marks]), cells=cells)
        players = tuple([Player(number, called(name)) for number, name in enumerate(self.seats("usual"))])
        return Scene(called("Tic-tac-toe"), (), players, (board,), marks, question=asked(view))


def called(word: str) -> Label:
    """A label for screens; the reference games speak one language."""
    return named(Text(en=word, fr=word))


def asked(view: State) -> Question | None:
    if view.pending is None:
        return None
    choices = tuple([Choice(write(option), called(write(option))) for option in view.pending.options])
    return Question(view.pending.seat, view.pending.kind, called(view.pending.kind), choices)
