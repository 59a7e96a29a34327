"""The land: where tiles may lie, where their hexes are, which ones are neighbours, what is printed on them.

Tiles lie on a lattice of positions (x, y); the centre of a tile is x · A + y · B in axial hexes (MK-EXP-11).  A hex is
its tile and its spot, so no coordinates are stored.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from heraut.games.mage_knight.model.land import Game, layout
from heraut.games.mage_knight.model.names import HexId, Position, TileId
from heraut.games.mage_knight.printed import board
from heraut.tabletop.hexes import AROUND, STEPS, Hex, plus

A: Hex = (3, -2)
B: Hex = (1, -3)
BESIDE = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # positions next to one, clockwise from A
CHARTS_KEPT = 500  # thinking ahead lays many maps that never come
COLUMNS = {"open_5": (-2, 2), "open_4": (-2, 1), "open_3": (-1, 1)}


@dataclass(slots=True)
class Chart:
    """A map worked out.  `empty`: the empty positions that touch the tile of a hex, next to that hex."""

    where: dict[HexId, Hex] = field(default_factory=dict)
    at: dict[Hex, HexId] = field(default_factory=dict)
    near: dict[HexId, tuple[HexId, ...]] = field(default_factory=dict)
    empty: dict[HexId, tuple[Position, ...]] = field(default_factory=dict)


# ── the lattice ──────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def read(position: str) -> tuple[int, int]:
    x, _, y = position.partition(",")
    return int(x), int(y)


def position(x: int, y: int) -> Position:
    return Position(f"{x},{y}")


def centre(place: tuple[int, int]) -> Hex:
    """MK-EXP-11. The middle hex of a tile that lies there."""
    x, y = place
    return x * A[0] + y * B[0], x * A[1] + y * B[1]


@cache
def beside(place: str) -> tuple[Position, ...]:
    """MK-EXP-11. The six positions next to one."""
    x, y = read(place)
    return tuple([position(x + dx, y + dy) for dx, dy in BESIDE])


def touched(t: Game, place: str) -> list[Position]:
    """The tiles that a tile there would touch."""
    return [one for one in beside(place) if one in t.state.tiles]


def within(t: Game, place: str) -> bool:
    """MK-EXP-12 MK-EXP-14. Does the scenario's map reach so far?"""
    x, y = read(place)
    shape = layout(t).shape
    if shape in ("wedge", "free_wedge"):
        return x >= 0 and y >= 0
    if shape == "plan":
        return True
    low, high = COLUMNS[shape]
    return x >= 0 and low <= y <= high and (y >= 0 or x >= -y)


def off_the_coast(t: Game, place: str) -> bool:
    """MK-EXP-13. Core tiles do not lie on the coast lanes of a wedge, but in First Reconnaissance."""
    x, y = read(place)
    return layout(t).shape != "wedge" or (x >= 1 and y >= 1)


# ── the map as it lies ───────────────────────────────────────────────────────────────────────────────────────────────


def chart(t: Game) -> Chart:
    """The map of this moment, worked out once for each way that tiles may lie."""
    tiles, charts = t.state.tiles, t.content.memo.part("charts", CHARTS_KEPT)
    key = tuple(tiles.items())
    known: Chart | None = charts.get(key)
    if known is None:
        known = charts[key] = _draw(tiles)
    return known


def _draw(tiles: dict[str, str]) -> Chart:
    drawn = Chart()
    for place, tile in tiles.items():
        middle = centre(read(place))
        for spot, step in (("C", (0, 0)), *STEPS.items()):
            hex = HexId(f"{tile}.{spot}")
            drawn.where[hex] = plus(middle, step)
            drawn.at[drawn.where[hex]] = hex
    holes: dict[Hex, Position] = {}
    for place in tiles:
        for hole in beside(place):
            if hole not in tiles:
                middle = centre(read(hole))
                holes.update(dict.fromkeys([middle, *[plus(middle, step) for step in AROUND]], hole))
    for hex, at in drawn.where.items():
        around = [plus(at, step) for step in AROUND]
        drawn.near[hex] = tuple([drawn.at[one] for one in around if one in drawn.at])
        drawn.empty[hex] = tuple(dict.fromkeys([holes[one] for one in around if one in holes]))
    return drawn


def reached(t: Game, here: HexId, hexes: int, barred: tuple[str, ...] = ()) -> dict[HexId, int]:
    """How far the hexes are that so many steps lead to, over revealed land but not through `barred` terrain."""
    near, far, edge = chart(t).near, {here: 0}, [here]
    for distance in range(1, hexes + 1):
        beyond = dict.fromkeys([hex for one in edge for hex in near[one] if hex not in far])
        edge = [hex for hex in beyond if t.content.hexes[hex].terrain not in barred]
        far.update(dict.fromkeys(edge, distance))
    del far[here]
    return far


def tile_of(hex: HexId) -> TileId:
    return TileId(hex.partition(".")[0])


def printed(t: Game, hex: HexId) -> board.Hex:
    """What is printed on a hex."""
    return t.content.hexes[hex]
