"""1. The sections that a `play` of an effect names.

Each is told whose it is, the source of the effect and the number it counts with, and says beforehand whether it may be
played.  The chapters `ch1_plays_…` put theirs into the register.
"""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import Cause
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Named(Section):
    """A section that an effect names."""

    seat: int
    source: Cause
    amount: int = 0

    def start(self, t: Game) -> Arrow:
        raise NotImplementedError

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        """MK-CRD-21. May it be played now?"""
        return True

    @classmethod
    def tempts(cls, t: Game, seat: int) -> bool:
        """MK-CRD-2. Where the effect gives points too: is this reason enough to play it when those are of no use?"""
        return False

    def over(self, t: Game) -> Arrow:
        """There is nothing (more) to choose from."""
        return None


NAMED: dict[str, type[Named]] = {}


def playable(t: Game, seat: int, name: str, amount: int) -> bool:
    """MK-CRD-21. May the section of this name be played now?"""
    return NAMED[name].playable(t, seat, amount)


def tempts(t: Game, seat: int, name: str) -> bool:
    """MK-CRD-2. Is the section of this name reason enough to play an effect whose points are of no use?"""
    return NAMED[name].tempts(t, seat)


def origin(source: str) -> str:
    """The card or skill that a source names."""
    return source.split()[1]


def others(t: Game, seat: int) -> tuple[int, ...]:
    """MK-SCN-30. The other seats that are still in the game, in the order in which they sit."""
    count = len(t.state.heroes)
    seats = [(seat + step) % count for step in range(1, count)]
    return tuple([other for other in seats if other in t.state.order])
