"""Hexes, in axial coordinates (q, r): q grows to the right, r downwards along the slope.

The names of the steps are those of hexes with pointed tops.  A flower is a hex and the six around it.
"""

from __future__ import annotations

Hex = tuple[int, int]

SIXTHS = 6
STEPS: dict[str, Hex] = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1), "NE": (1, -1)}
AROUND: tuple[Hex, ...] = tuple(STEPS.values())  # clockwise


def plus(one: Hex, other: Hex) -> Hex:
    return one[0] + other[0], one[1] + other[1]


def turned(at: Hex, turn: int) -> Hex:
    """A hex after so many sixths of a turn, clockwise, around (0, 0)."""
    for _ in range(turn % SIXTHS):
        at = -at[1], at[0] + at[1]
    return at


def distance(one: Hex, other: Hex) -> int:
    """Steps between two hexes."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def ring(centre: Hex, away: int) -> list[Hex]:
    """The hexes so many steps from this one, row by row."""
    span = range(-away, away + 1)
    return [plus(centre, (q, r)) for r in span for q in span if distance((q, r), (0, 0)) == away]


def flower(centre: Hex) -> list[Hex]:
    """A hex and the six around it."""
    return [centre, *[plus(centre, step) for step in AROUND]]
