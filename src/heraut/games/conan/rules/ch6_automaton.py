"""The automaton: nobody plays the overlord."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.model import FigureId, Game
from heraut.kernel import Arrow, Section


def rerolls(kind: str, face: int) -> bool:
    """CN-AUT-4. A marked die is rerolled once: red on 0 or 1, the others on 0."""
    return kind.endswith("*") and face <= (1 if kind.startswith("R") else 0)


def guards(t: Game, target: FigureId, wounds: int) -> int:
    """CN-AUT-5. Two gems, or what is left, for a leader or monster that would be wounded."""
    return 0  # stub: C


@dataclass(slots=True)
class AutomatonTurn(Section):
    """Tiles are drawn, and act by the book.

    draw ⟲ → each unit
    """

    drawn: tuple[str, ...] = ()

    def start(self, t: Game) -> Arrow:
        """CN-AUT-1 CN-AUT-2 CN-AUT-3."""
        return None  # stub: C


SECTIONS = (AutomatonTurn,)
