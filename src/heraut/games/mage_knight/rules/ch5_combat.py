"""5. A combat."""
# stub: merged from its chapter

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model import Game, HexId
from heraut.kernel import Arrow, Section


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
