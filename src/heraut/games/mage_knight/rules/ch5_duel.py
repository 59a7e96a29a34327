"""5. Heroes against heroes."""
# stub: merged from its chapter

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model import Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Duel(Section):
    """A hero attacks the one he shares his hex with."""

    seat: int
    other: int

    def start(self, t: Game) -> Arrow:
        return None


SECTIONS: tuple[type[Section], ...] = (Duel,)
