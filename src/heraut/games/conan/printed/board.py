"""What is printed on a board: areas with their outlines and dots, borders of fifteen kinds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from heraut.games.conan.printed.effects import Dice
from heraut.kernel.content import Count, Size, Text
from heraut.tabletop import areas
from heraut.tabletop.areas import Crossing

BorderKind = Literal[
    "open", "arch", "door", "locked", "gate", "portcullis", "flap", "wood_wall", "wall", "boulders", "slope", "stairs",
    "cliff", "shore", "leap",
]  # fmt: skip
CLOSED: tuple[BorderKind, ...] = ("door", "locked", "gate", "portcullis", "wood_wall")  # until somebody opens them
HIDING: tuple[BorderKind, ...] = ("door", "locked", "gate", "wood_wall")  # sight passes once they are open
NARROW: tuple[BorderKind, ...] = ("arch", "door", "locked", "gate", "portcullis")  # an opening in a wall
OPENING = 0.6  # how much of such a wall is the opening, in the middle of its longest piece


@dataclass(frozen=True, slots=True, kw_only=True)
class Area:
    """An area: how many places it has, how high it lies.

    `ground`: what it looks like, where its kind does not tell.
    """

    name: Text
    dot: tuple[float, float]
    outline: tuple[tuple[float, float], ...]
    places: Size
    kind: Literal["ground", "water", "pit", "hut", "house"] = "ground"
    ground: Literal["plain", "forest", "sand", "marsh", "rock", "hills", "waste"] = "plain"
    level: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Border:
    """Where two areas touch.

    `name`: of what can be opened.  `up`: the higher end of a slope, stairs or cliff; `fall`: the dice of whoever jumps
    down; `difficulty`: of its lock, or of the leap.  `blind`: its ends do not see each other although nothing stands
    between them.
    """

    ends: tuple[str, str]
    kind: BorderKind = "open"
    name: str = ""
    up: str = ""
    fall: Dice = ()
    difficulty: Count = 0
    blind: bool = False

    def beyond(self, area: str) -> str:
        """The other end."""
        return self.ends[1] if self.ends[0] == area else self.ends[0]


def pair(one: str, other: str) -> tuple[str, str]:
    """Two areas in alphabetical order."""
    return (one, other) if one < other else (other, one)


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A board, as it is printed.  `corners`: areas that meet at a corner, where nobody crosses but sight does."""

    id: str
    name: Text
    size: tuple[int, int]
    areas: dict[str, Area]
    borders: tuple[Border, ...]
    corners: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Chart:
    """CN-LOS-1. What follows from a board, worked out once from dots, outlines and borders.

    `near`: the neighbours of each area; `between`: the border of two neighbours; `named`: what can be opened, by name.
    `sees`: whom an area sees whatever is shut; `sees_if`: two areas that see each other once all of these are open.
    """

    areas: dict[str, Area]
    near: dict[str, tuple[str, ...]]
    between: dict[tuple[str, str], Border]
    named: dict[str, Border]
    sees: dict[str, frozenset[str]]
    sees_if: dict[tuple[str, str], frozenset[str]]


def chart_of(board: Board) -> Chart:
    """The chart of a board whose areas and borders agree."""
    between = {pair(*border.ends): border for border in board.borders}
    corners = {pair(*ends): Border(ends=ends) for ends in board.corners}
    seen = _sight(board.areas, between, corners)
    return Chart(
        areas=board.areas,
        near=neighbours(board),
        between=between,
        named={border.name: border for border in board.borders if border.name},
        sees={area: frozenset(_seen_from(seen, area)) for area in board.areas},
        sees_if={ends: needed for ends, needed in seen.items() if needed},
    )


def neighbours(board: Board) -> dict[str, tuple[str, ...]]:
    """The areas beside each area, whatever lies between."""
    beside: dict[str, list[str]] = {area: [] for area in board.areas}
    for border in board.borders:
        for end in border.ends:
            beside[end].append(border.beyond(end))
    return {area: tuple(sorted(near)) for area, near in beside.items()}


def _seen_from(seen: dict[tuple[str, str], frozenset[str]], area: str) -> Iterator[str]:
    """CN-LOS-3. An area sees itself."""
    yield area
    for ends, needed in seen.items():
        if area in ends and not needed:
            yield ends[1] if ends[0] == area else ends[0]


# ── sight ────────────────────────────────────────────────────────────────────────────────────────────────────────────


Borders = dict[tuple[str, str], Border]


def _sight(printed: dict[str, Area], between: Borders, corners: Borders) -> dict[tuple[str, str], frozenset[str]]:
    """CN-LOS-1 CN-LOS-3. From dot to dot; neighbours see each other unless what stands between them hides them."""
    pieces = areas.frontiers({id: area.outline for id, area in printed.items()})
    walls, crossed = _longest(pieces), {**between, **corners}

    def passes(one: str, other: str, crossing: Crossing) -> str | None:
        """CN-LOS-2 CN-LOS-4 CN-LOS-5. Walls cut sight, closed doors until they are open, and ground above both ends."""
        piece = crossing.frontier
        border = crossed.get(pair(piece.one, piece.other))
        if border is None or border.kind in ("wall", "flap"):
            return None
        top = max(printed[one].level, printed[other].level)
        if printed[piece.one].level > top or printed[piece.other].level > top:
            return None
        if border.kind in NARROW and (piece not in walls or abs(crossing.at - 0.5) > OPENING / 2):
            return None
        return border.name if border.kind in HIDING else ""

    dots = {id: area.dot for id, area in printed.items()}
    found = areas.sight(dots, pieces, passes)
    for ends, border in between.items():
        if border.blind:
            found.pop(ends, None)
        elif border.kind not in ("wall", "flap"):
            found[ends] = frozenset({border.name} if border.kind in HIDING else ())
    return found


def _longest(pieces: list[areas.Frontier]) -> set[areas.Frontier]:
    """Of each two areas the longest piece that they share: there is the opening, if there is one."""
    found: dict[tuple[str, str], areas.Frontier] = {}
    for piece in sorted(pieces, key=_length):
        found[pair(piece.one, piece.other)] = piece
    return set(found.values())


def _length(piece: areas.Frontier) -> float:
    (x, y), (right, down) = piece.start, piece.end
    return abs(right - x) + abs(down - y)
