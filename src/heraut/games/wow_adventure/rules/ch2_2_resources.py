"""2.2 The resources of a space."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Game
from heraut.games.wow_adventure.rules.ch4_moments import Moment
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class TakeResource(Moment):
    """WW-EXP-3 WW-RES-5. Question `resource`, moment `explore`: one of the space's, or none → what it gives."""

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class Fly(Section):
    """WW-RES-4 WW-MOV-9. Choose a city → the figure stands there; no second exploration."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class TakeQuest(Section):
    """WW-RES-3 WW-QST-1 WW-QST-7. With two open quests give one up → draw an elite quest."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


SECTIONS: tuple[type[Section], ...] = (TakeResource, Fly, TakeQuest)
