"""4. The plays that effects name."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Game
from heraut.games.wow_adventure.rules.ch4_named import NAMED, Named
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Bury(Named):
    """WW-ABL-6. Choose a challenge deck → look at its next card → bury it or not."""

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class Leap(Named):
    """WW-MOV-9 WW-CHA-20. To a space at most `amount` away, or of these `colours`, not above one's level."""

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class Peek(Named):
    """WW-EXP-7. Look at `amount` markers that lie face down ⟲."""

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class Reroll(Named):
    """WW-CMB-1. One's own die of the combat is rolled again; the new face stands."""

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class TurnIt(Named):
    """WW-LVL-7. The character card is turned."""

    def start(self, t: Game) -> Arrow:
        return None  # stub


NAMED.update({"bury": Bury, "leap": Leap, "peek": Peek, "reroll": Reroll, "turn_card": TurnIt})


SECTIONS: tuple[type[Section], ...] = (Bury, Leap, Peek, Reroll, TurnIt)
