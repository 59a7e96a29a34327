"""1. The sections that a `play` names.  # stub: merged from its chapter"""

from __future__ import annotations

from typing import Any

from heraut.games.mage_knight.model import Game

NAMED: dict[str, Any] = {}


def playable(t: Game, seat: int, name: str, amount: int) -> bool:
    """May this section be played now?"""
    return name in NAMED and bool(NAMED[name].playable(t, seat, amount))
