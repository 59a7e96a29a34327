"""The shape of each space: all of the board that lies nearer to its middle than to any other, but not too far off.

The board is printed upright and lies on its side here: screens are wider than high.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import TypeAlias

from heraut.games.wow_adventure.printed.board import Space
from heraut.games.wow_adventure.printed.content import Content

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[tuple[int, int], ...]

UPRIGHT_WIDTH = 1000
SCALE = 1.0  # so that names stand in their spaces
REACH = 112.0
GAP = 3.0  # left free at each edge
CORNERS = 14


def outline_of(content: Content, space: str) -> Outline:
    """The corners of a space, reckoned once."""
    if "outlines" not in content.memo:
        middles = {id: middle(one) for id, one in content.board.items()}
        content.memo["outlines"] = {id: _outline(id, middles) for id in middles}
    found: Outline = content.memo["outlines"][space]
    return found


def middle(space: Space) -> Point:
    return space.y * SCALE, (UPRIGHT_WIDTH - space.x) * SCALE


def _outline(id: str, middles: dict[str, Point]) -> Outline:
    x, y = middles[id]
    turns = [2 * pi * corner / CORNERS for corner in range(CORNERS)]
    shape = [(x + REACH * cos(turn), y + REACH * sin(turn)) for turn in turns]
    for other, there in middles.items():
        if other != id:
            shape = _cut(shape, (x, y), there)
    return tuple([(round(px), round(py)) for px, py in shape])


def _cut(shape: list[Point], here: Point, there: Point) -> list[Point]:
    """The part of a shape that is nearer to here, less the gap."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    far = hypot(dx, dy)

    def beyond(point: Point) -> float:
        return ((point[0] - here[0]) * dx + (point[1] - here[1]) * dy) / far - (far / 2 - GAP)

    kept: list[Point] = []
    for point, follows in zip(shape, [*shape[1:], shape[0]], strict=True):
        a, b = beyond(point), beyond(follows)
        if a <= 0:
            kept.append(point)
        if (a <= 0) != (b <= 0):
            part = a / (a - b)
            kept.append((point[0] + part * (follows[0] - point[0]), point[1] + part * (follows[1] - point[1])))
    return kept
