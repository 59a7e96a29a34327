"""What a step costs."""
# stub: merged from its chapter

from __future__ import annotations

from heraut.games.mage_knight.model import Game, HexId, is_day


def cost_of(t: Game, seat: int, hex: HexId) -> int | None:
    """MK-MOV-2 MK-MOV-11 MK-MOV-12 MK-MOV-13. The points that entering a hex takes; None where nobody can go."""
    tables = t.content.tables
    return (tables.day if is_day(t) else tables.night).get(t.content.hexes[hex].terrain)
