"""1. What lasts: what happens when something else does.  # stub: merged from its chapter"""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model import Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Happen(Section):
    """Something happened to a seat; `about`: the card or unit."""

    seat: int
    event: str
    about: str = ""

    def start(self, t: Game) -> Arrow:
        return None
