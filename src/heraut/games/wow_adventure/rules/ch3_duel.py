"""3. Attaquer un Perso."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Duel(Section):
    """WW-PVP-1 WW-PVP-2 WW-PVP-4 WW-PVP-5 WW-PVP-7 WW-PVP-9. Sets `Realm.fight` with a rival.

    1 energy for the defender → red, black → POWERS of the defender → POWERS of the attacker → ranged → melee
    → one down: LOOT → DEFEAT; both: DEFEAT of the defender, then of the attacker; none: nothing
    """

    seat: int
    rival: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class Loot(Section):
    """WW-PVP-3 WW-PVP-10 WW-MAI-4. The winner chooses an item of the loser's bag."""

    seat: int
    loser: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


SECTIONS: tuple[type[Section], ...] = (Duel, Loot)
