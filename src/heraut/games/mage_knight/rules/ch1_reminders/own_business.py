"""1. Whose turn it is, for what hangs on that."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model.land import Game
from heraut.kernel import Section


@dataclass(slots=True)
class OwnBusiness(Section):
    """Whatever asks a hero about his own business: a moment, which stands above all that hangs on it."""

    seat: int


def in_own_turn(t: Game, seat: int) -> bool:
    """MK-PVP-1 MK-PVP-12 MK-COO-3. His turn; or he fights in another's as in his own, and his token lies face down."""
    if t.state.active == seat:
        return True
    asked = t.nearest(OwnBusiness) if seat in t.state.face_down else None
    return asked is not None and asked.seat == seat
