"""3. Combat."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import NO_CARD, OFF_BOARD, CardId, Game, SpaceId
from heraut.games.wow_adventure.rules.ch4_moments import Moment
from heraut.games.wow_adventure.rules.ch4_named import NAMED, Named
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Combat(Section):
    """WW-CMB-1 WW-CMB-2 WW-CMB-20. Sets `Realm.fight`, and takes it away at its end.

    BEFORE THE DICE (flee → the track) → red, black → AFTER THE DICE → ENCOUNTER'S POWER → POWERS → ranged step
    → melee step of survivors → after the melee → AFTERMATH

    `card`: a challenge card, drawn (`Realm.drawn`) or on the track; or `printed`: the encounter of that space.
    """

    seat: int
    card: CardId = NO_CARD
    printed: SpaceId = OFF_BOARD
    raised: int = 0

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class BeforeTheDice(Moment):
    """WW-MAI-13. Question `before_dice`, moment `before_dice`: plays ⟲ → done."""

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class AfterTheDice(Moment):
    """WW-CMB-2. Question `dice`, moment `dice`, before the encounter's power: plays ⟲ → done."""

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class Flee(Named):
    """WW-MAI-13 WW-CMB-8. The combat does not take place: `leave(Combat, "fled")`."""

    def start(self, t: Game) -> Arrow:
        return None  # stub


NAMED["flee"] = Flee


SECTIONS: tuple[type[Section], ...] = (Combat, BeforeTheDice, AfterTheDice, Flee)
