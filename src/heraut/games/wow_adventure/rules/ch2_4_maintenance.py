"""2.4 Phase de maintenance."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Game
from heraut.games.wow_adventure.rules.ch4_moments import Moment
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Maintenance(Section):
    """Completed quests → EQUIPMENT → over."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class Equipment(Moment):
    """WW-MAI-2 WW-MAI-8 WW-MAI-11 WW-MAI-14. Question `equip`: equip, stow, throw away ⟲ → done.

    Moment `own_turn`.  `moved`: each item moves at most once a phase.
    """

    moved: tuple[str, ...] = ()

    def start(self, t: Game) -> Arrow:
        return None  # stub


SECTIONS: tuple[type[Section], ...] = (Maintenance, Equipment)
