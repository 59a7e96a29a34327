"""5. Combat, 3: after the combat."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import HexId
from heraut.games.mage_knight.rules import ch6_sites
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class AfterCombat(Section):
    """Was the last enemy of the site beaten? its sheet says what follows: victory or failure → end."""

    seat: int
    hex: HexId
    kind: str

    def start(self, t: Game) -> Arrow:
        """MK-FIN-1 MK-FIN-2 MK-FIN-3 MK-FIN-4 MK-FIN-6 MK-FIN-8 MK-FIN-10 MK-CMB-21.

        A shared assault is judged when all have fought.
        """
        t.state.battle = None
        if self.kind == ch6_sites.SHARED:
            return None
        beaten = not t.state.foes.get(self.hex)
        (ch6_sites.won if beaten else ch6_sites.lost)(t, self.seat, self.hex, self.kind)
        return None


SECTIONS: tuple[type[Section], ...] = (AfterCombat,)
