"""2. The sheet of a hero, 4C: defence, active and passive; and the guard of the overlord."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.model import FigureId, Game
from heraut.kernel import Gives, Section, give


@dataclass(slots=True)
class Defence(Section):
    """What stands against an attack of this total; gives the defence.

    hero: endure, dodge, parry, or a bodyguard → gems → roll with the armour → sum
    unit: guard → roll → sum

    `way`: melee, ranged, spell or area.  `undefended`: no active defence at all.
    """

    attacker: FigureId
    target: FigureId
    way: str
    total: int
    undefended: bool = False

    def start(self, t: Game) -> Gives[int]:
        """CN-DEF-1 CN-DEF-3 CN-OVL-6."""
        return give(0)  # stub: B


SECTIONS = (Defence,)
