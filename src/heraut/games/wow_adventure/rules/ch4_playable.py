"""4. What may be played now: abilities, items, kept markers, the power of the character card, turning it."""

from __future__ import annotations

from heraut.games.wow_adventure.model import Game
from heraut.kernel import Option, Reason


def plays(t: Game, seat: int, moment: str) -> list[Option]:
    """WW-ABL-2 WW-EXP-8 WW-MAI-13 WW-LVL-7 WW-LVL-9. Those of the wishes that nothing speaks against at this moment.

    In one's own turn outside a combat also those of the moments `own_turn` and `attach`.
    """
    return []  # stub


def wishes(t: Game, seat: int) -> list[Option]:
    """WW-ABL-2. Each thing in hand, in the bag, worn or kept once; the power; turning the card."""
    return []  # stub


def forbids(t: Game, seat: int, moment: str, wish: Option) -> Reason | None:
    """WW-ABL-1 WW-CMB-11 WW-MAI-3 WW-MAI-10. Moment, energy, second copy, level and icons, nothing to do."""
    return None  # stub
