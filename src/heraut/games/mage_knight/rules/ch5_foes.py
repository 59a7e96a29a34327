"""5. What may be done to an enemy of the combat.  # stub: merged from its chapter"""

from __future__ import annotations

from heraut.games.mage_knight.model import FoeId, Game
from heraut.games.mage_knight.printed.effects import Effect


def aims(t: Game, seat: int, effect: Effect, colour: str) -> list[FoeId]:
    """MK-CMB-3 MK-CMB-23. The enemies at which this effect of this colour may be aimed now."""
    return []


def foes_now(t: Game) -> int:
    """How many enemies the hero faces."""
    return 0


def icons_now(t: Game) -> int:
    """How many abilities, coloured attacks and resistances the token of the enemy being blocked shows."""
    return 0


def soften(t: Game, foe: FoeId, effect: Effect) -> None:
    """MK-CMB-56. Its armour is less by what the effect says."""


def stop_attack(t: Game, foe: FoeId) -> None:
    """MK-CMB-63. It does not attack in this combat."""


def strip(t: Game, foe: FoeId, what: str) -> None:
    """It loses its fortification, or resistances."""


def destroy(t: Game, seat: int, foe: FoeId) -> None:
    """MK-CMB-64. It is defeated."""
