"""1. What lasts: what happens by itself or is offered when something happens."""
# stub: merged from its chapter

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model import Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Happen(Section):
    """What lies on a seat answers to this event."""

    seat: int
    event: str
    about: str = ""

    def start(self, t: Game) -> Arrow:
        return None


SECTIONS: tuple[type[Section], ...] = (Happen,)
