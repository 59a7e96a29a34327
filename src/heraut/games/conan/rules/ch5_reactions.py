"""5. Before the dice: sacrifice, and spells of reaction."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.model import FigureId, Game
from heraut.kernel import Gives, Section, give
from heraut.kernel.sections import Ends


@dataclass(slots=True)
class BeforeDice(Section):
    """An attack has been declared; gives whom it strikes now.

    sacrifice, asked of the target's side → reaction, asked of the target → target

    It is called only if somebody could use it (`wanted`).
    """

    attacker: FigureId
    target: FigureId
    way: str

    def start(self, t: Game) -> Gives[FigureId]:
        """CN-SKL-28 CN-SPL-3 CN-SPL-12."""
        return give(self.target)  # stub: B


def wanted(t: Game, attacker: FigureId, target: FigureId, way: str) -> bool:
    """CN-SKL-28 CN-SPL-12. Could anybody interrupt this attack?"""
    return False  # stub: B


def after_move(t: Game, figure: FigureId) -> Ends | None:
    """CN-SPL-12. An enemy has ended its movement in a caster's area: may he react?"""
    return None  # stub: B


SECTIONS = (BeforeDice,)
