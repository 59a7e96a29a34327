"""What scenarios add to the rules."""
# stub: merged from its chapter

from __future__ import annotations

from heraut.games.mage_knight.model import Game, TileId


def revealed(t: Game, seat: int, tile: TileId) -> None:
    """MK-SCN-6. A tile was revealed."""
