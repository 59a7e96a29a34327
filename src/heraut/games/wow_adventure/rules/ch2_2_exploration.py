"""2.2 Phase d'exploration."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Explore(Section):
    """WW-EXP-1 WW-EXP-3 WW-EXP-6. Markers here: REVEAL each ⟲ → over.  None: a resource of the space → over."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class Reveal(Section):
    """WW-EXP-1 WW-EXP-2 WW-EXP-4. The oldest marker of the space: red → its effect; green → keep it or leave it."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


SECTIONS: tuple[type[Section], ...] = (Explore, Reveal)
