"""2.3 Événements."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import EventId, Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class ResolveEvent(Section):
    """WW-CHA-5 WW-CHA-8 WW-CHA-16. It takes the place of the event in play → its effect for each whom it touches ⟲."""

    seat: int
    event: EventId

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class Toll(Section):
    """WW-CHA-8. Bandit Tax: whoever leaves a green space pays an energy, or takes a damage (`ch3_defeat.Suffer`)."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


SECTIONS: tuple[type[Section], ...] = (ResolveEvent, Toll)
