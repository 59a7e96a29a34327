"""4. Niveau."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class LevelUp(Section):
    """WW-LVL-1 WW-LVL-2 WW-LVL-3 WW-LVL-6 WW-LVL-8. No damage → the next card, start side up → 3 ability cards."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


SECTIONS: tuple[type[Section], ...] = (LevelUp,)
