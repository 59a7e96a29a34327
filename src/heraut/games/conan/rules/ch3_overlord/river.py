"""3. The river: slots, dead tiles, cleaning."""

from __future__ import annotations

from heraut.games.conan.model import EVENT_TILE, Game, GroupId, Reserve, TileId
from heraut.games.conan.numbers.figures import of_group
from heraut.games.conan.printed.missions import group_on
from heraut.kernel import Reason

CLEANING = 2  # gems, lost for good


def slot_of(t: Game, tile: TileId) -> int:
    """CN-OVL-10. Its place from the left, which is its price."""
    return t.state.river.index(tile) + 1


def dead_tiles(t: Game) -> list[TileId]:
    """CN-RIV-1 CN-OVL-26. The tiles of whose groups no figure is left."""
    groups: set[str] = {unit.group for unit in t.state.units.values()}
    others = [tile for tile in t.state.river if tile not in groups and tile != EVENT_TILE]
    return [tile for tile in others if group_on(tile) not in groups]


def is_dead_tile(t: Game, tile: TileId) -> bool:
    """CN-RIV-1 CN-OVL-26. No figure of its group is left."""
    return tile != EVENT_TILE and not of_group(t, GroupId(group_on(tile)))


def too_dear(t: Game, tile: TileId) -> Reason | None:
    """CN-OVL-2 CN-OVL-10. The price of its slot, in available gems."""
    slot, available = slot_of(t, tile), t.state.overlord.available
    return Reason("too-dear", ("CN-OVL-10",), gems=slot, available=available) if slot > available else None


def not_cleaned(t: Game, tile: TileId) -> Reason | None:
    """CN-RIV-3. Only dead tiles leave the game, for 2 gems each."""
    if not is_dead_tile(t, tile):
        return Reason("alive", ("CN-RIV-3",), tile=tile)
    owned = t.state.overlord.available + t.state.overlord.fatigue
    return Reason("too-dear", ("CN-RIV-3",), gems=CLEANING, available=owned) if owned < CLEANING else None


def clean(t: Game, tile: TileId) -> None:
    """CN-RIV-3 CN-RIV-7. The gems are lost for good, those in fatigue first."""
    available, fatigue, recovery = t.state.overlord
    tired = min(CLEANING, fatigue)
    t.state.overlord = Reserve(available - (CLEANING - tired), fatigue - tired, recovery)
    t.state.river = tuple([other for other in t.state.river if other != tile])
    t.tell("cleaned", tile=tile)


def to_the_end(t: Game, tile: TileId) -> None:
    """CN-OVL-3 CN-OVL-11. It goes to the right end, the others slide to the left."""
    t.state.river = (*[other for other in t.state.river if other != tile], tile)


SECTIONS = ()
