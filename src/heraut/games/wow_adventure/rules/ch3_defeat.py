"""3. Perso vaincu."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Cause, Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Suffer(Section):
    """WW-CMB-29. Damage outside a combat → fallen: DEFEAT.

    While a combat is under way (`Realm.fight`) the tokens are laid and no more: its own steps look who has fallen.
    """

    seat: int
    amount: int
    source: Cause

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class Defeat(Section):
    """WW-CMB-6 WW-CMB-14 WW-CMB-15 WW-CMB-16 WW-CMB-24 WW-CMB-25 WW-CMB-27 WW-CMB-29. The one way down.

    stay up? (Soul Jar, Ancestor's Watch) → the nearest city → no damage, start side, attached cards discarded
    → in one's own turn `leave(OwnTurn, "over")`
    """

    seat: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


SECTIONS: tuple[type[Section], ...] = (Suffer, Defeat)
