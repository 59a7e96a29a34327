"""The tile deck and the box, as far as anybody knows them."""
# stub: merged from its chapter

from __future__ import annotations

from heraut.games.mage_knight.model import Game

COUNTRYSIDE, CORE, BOX_COUNTRYSIDE, BOX_CORE = "tiles_countryside", "tiles_core", "box_countryside", "box_core"


def next_pile(t: Game) -> str:
    """MK-SET-6 MK-EXP-4 MK-EXP-15. Where the next tile comes from: the deck, then the box; "" if none is left."""
    for name in (COUNTRYSIDE, CORE, BOX_COUNTRYSIDE, BOX_CORE):
        if name in t.state.decks and t.state.decks[name].size():
            return name
    return ""
