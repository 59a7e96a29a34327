"""3. The river: slots, dead tiles, cleaning, the event tile."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.model import EVENT_TILE, Game, GroupId, TileId
from heraut.games.conan.numbers.figures import of_group
from heraut.games.conan.printed.missions import group_on
from heraut.kernel import Arrow, Section


def slot_of(t: Game, tile: TileId) -> int:
    """CN-OVL-10. Its place from the left, which is its price."""
    return t.state.river.index(tile) + 1


def is_dead_tile(t: Game, tile: TileId) -> bool:
    """CN-RIV-1 CN-OVL-26. No figure of its group is left."""
    return tile != EVENT_TILE and not of_group(t, GroupId(group_on(tile)))


@dataclass(slots=True)
class EventTile(Section):
    """The event tile: one of its options.

    choose → it happens
    """

    def start(self, t: Game) -> Arrow:
        """CN-OVL-24 CN-RIV-4."""
        return None  # stub: C


SECTIONS = (EventTile,)
