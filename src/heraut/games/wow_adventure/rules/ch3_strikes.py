"""3. The ranged and the melee step: who hits whom, and what comes of it."""

from __future__ import annotations

from heraut.games.wow_adventure.model import Game


def strike(t: Game, step: str) -> None:
    """WW-CMB-3 WW-CMB-4 WW-CMB-12 WW-CMB-13. Both sides strike at once (`numbers.fight`), then what waited for it."""
    # stub


def deal(t: Game, side: int, amount: int, source: str) -> None:
    """WW-CMB-30 WW-CMB-23. Damage to this side of the combat, less what is prevented."""
    # stub
