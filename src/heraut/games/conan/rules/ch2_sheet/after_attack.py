"""2. The sheet of a hero, 4A: what follows an attack."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.model import FigureId, Game
from heraut.kernel import Arrow, Section
from heraut.tabletop.throws import Fallen


@dataclass(slots=True)
class AfterAttack(Section):
    """Wounds have been settled.

    constriction → death → circular strike ⟲ → counterattack
    """

    seat: int
    attacker: FigureId
    target: FigureId
    way: str
    rolled: Fallen
    excess: int
    free: bool = False
    two_handed: bool = False

    def start(self, t: Game) -> Arrow:
        """CN-SKL-3 CN-SKL-4 CN-SKL-7 CN-ZON-7."""
        return None  # stub: B


SECTIONS = (AfterAttack,)
