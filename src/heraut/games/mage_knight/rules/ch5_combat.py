"""5. A combat."""
# stub: merged from its chapter

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model import Game, HexId
from heraut.games.mage_knight.rules.ch5_foes import aims as aims
from heraut.games.mage_knight.rules.ch5_foes import destroy as destroy
from heraut.games.mage_knight.rules.ch5_foes import foes_now as foes_now
from heraut.games.mage_knight.rules.ch5_foes import soften as soften
from heraut.games.mage_knight.rules.ch5_foes import stop_attack as stop_attack
from heraut.games.mage_knight.rules.ch5_foes import strip as strip
from heraut.kernel import Arrow, Section


def icons_now(t: Game) -> int:
    """How many abilities, coloured attacks and resistances the token of the enemy being blocked shows."""
    return 0


@dataclass(slots=True)
class Combat(Section):
    """A hero fights the tokens that lie at these places of these hexes."""

    seat: int
    foes: tuple[tuple[HexId, int], ...]
    hex: HexId
    kind: str

    def ends(self) -> str:
        return "combat"

    def start(self, t: Game) -> Arrow:
        return None


SECTIONS: tuple[type[Section], ...] = (Combat,)
