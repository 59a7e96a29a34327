"""The tile deck and the box, as far as anybody knows them.

Which tiles a scenario uses is not drawn before they are seen.  The deck is a stack of names of bags, mixed; a tile of
the deck is such a name, and then a tile of that bag.  What the bags hold when the stack is out is the box.
"""

from __future__ import annotations

from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import TileId

STACKS = ("stack_countryside", "stack_core")
COUNTRYSIDE, CORE, BOX_COUNTRYSIDE, BOX_CORE = "tiles_countryside", "tiles_core", "box_countryside", "box_core"
CITY_TILES = "tiles_city"
MUST = "_must"


def next_pile(t: Game) -> str:
    """MK-SET-6 MK-EXP-4 MK-EXP-15. Where the next tile comes from: the deck, then the box; "" if none is left."""
    decks = t.state.decks
    if decks["stack_countryside"].size():
        return COUNTRYSIDE
    if decks["stack_core"].size():
        return CORE
    if decks[COUNTRYSIDE].size():
        return BOX_COUNTRYSIDE
    return BOX_CORE if decks[CORE].size() else ""


def all_revealed(t: Game) -> bool:
    """MK-SCN-21 MK-SCN-27. Is the scenario's tile deck out?"""
    return not any(t.state.decks[stack].size() for stack in STACKS)


def core_revealed(t: Game) -> bool:
    """MK-RND-12 MK-RND-13. Does a core tile lie on the map?"""
    return any(is_core(t, TileId(tile)) for tile in t.state.tiles.values())


def is_core(t: Game, tile: TileId) -> bool:
    return t.content.tiles[tile].kind in ("core", "core_city")


def city_tiles(t: Game) -> list[TileId]:
    """The city tiles on the map, in the order in which they were revealed."""
    return [TileId(tile) for tile in t.state.tiles.values() if t.content.tiles[tile].kind == "core_city"]
