"""2. The sheet of a hero, 4E: chests."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.model import Game, HeroId
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class ForceChest(Section):
    """A complex manipulation; who succeeds draws the content and takes it.

    manipulation → draw → taken, or it stays in the area
    """

    hero: HeroId

    def start(self, t: Game) -> Arrow:
        """CN-CHE-1 CN-CHE-2 CN-MAN-6."""
        return None  # stub: D


SECTIONS = (ForceChest,)
