"""Answers of the overlord."""

from __future__ import annotations

from typing import Any, NamedTuple

from heraut.games.conan.model import AreaId, FigureId, GroupId, TileId


class Activate(NamedTuple):
    """CN-OVL-2. A tile, for the price of its place."""

    tile: TileId
    word: str = "activate"


class Clean(NamedTuple):
    """CN-RIV-3. A dead tile leaves the game."""

    tile: TileId
    word: str = "clean"


class EndTurn(NamedTuple):
    """CN-OVL-2. No more activations."""

    word: str = "end"


class Figure(NamedTuple):
    """CN-OVL-20. This unit acts now."""

    figure: FigureId
    word: str = "figure"


class Wait(NamedTuple):
    """CN-OVL-29. This unit is done."""

    word: str = "wait"


class Happen(NamedTuple):
    """CN-OVL-24. One option of the event tile."""

    event: str
    word: str = "happen"


class HappenAt(NamedTuple):
    """CN-OVL-24. One option of the event tile, in this area."""

    event: str
    area: AreaId
    word: str = "happen_at"


class Bring(NamedTuple):
    """CN-RIV-4. A figure comes back."""

    group: GroupId
    area: AreaId
    word: str = "bring"


OPTIONS: tuple[type[Any], ...] = (
    Activate, Clean, EndTurn, Figure, Wait, Happen, HappenAt, Bring,
)  # fmt: skip
