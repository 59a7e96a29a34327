"""3. Special powers."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Game
from heraut.games.wow_adventure.rules.ch4_moments import Moment
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class EncounterPower(Section):
    """WW-CMB-2. What the special says: lines and triggers are laid in `Realm.fight`, deeds are done."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class Powers(Moment):
    """WW-CMB-2 WW-CMB-11 WW-PVP-2. Question `powers`, moment `powers`: plays ⟲ → done."""

    def start(self, t: Game) -> Arrow:
        return None  # stub


SECTIONS: tuple[type[Section], ...] = (EncounterPower, Powers)
