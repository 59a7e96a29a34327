"""1. What a hero may play now: cards, cards sideways, units, skills, banners, healing."""

from __future__ import annotations

from heraut.games.mage_knight.model import Game
from heraut.kernel import Option, Reason
from heraut.kernel.sections import Ends


def plays(t: Game, seat: int, uses: frozenset[str]) -> list[Option]:
    """MK-CRD-2 MK-CRD-6. What is of use now and can be paid for."""
    return []


def section_for(t: Game, seat: int, choice: Option) -> Ends | None:
    """The section that plays this answer, if it is a play."""
    return None


def forbids(t: Game, seat: int, uses: frozenset[str], wish: Option) -> Reason | None:
    """Why this may not be played now."""
    return None
