"""3. Tactics."""
# stub: merged from its chapter

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model import Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class BeforeTurn(Section):
    """MK-PRE-1. Tactics that are used before the own turn."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return None


@dataclass(slots=True)
class LongNight(Section):
    """MK-TAC-12. Three cards of the discard pile are the new deck."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return None


def usable(t: Game, seat: int) -> bool:
    """MK-TAC-3. May this seat use its tactic now, in its turn?"""
    return False


@dataclass(slots=True)
class UseTacticNow(Section):
    """The tactic of a seat is used in its turn."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return None


SECTIONS: tuple[type[Section], ...] = (BeforeTurn, LongNight, UseTacticNow)
