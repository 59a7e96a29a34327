"""Round bases on a free table, in whole millimetres.

Every yes or no is judged with integers, so the same table gives the same answer on every machine. Floats only propose
a place to land: it is rounded to whole millimetres and judged again like any other.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import cos, isqrt, radians, sin, sqrt
from typing import Generic, NamedTuple, TypeVar

Foe = TypeVar("Foe", bound=int)

CONTACT_SLACK = 3
"""Bases parted by no more than this still count as in contact."""

OVERLAP_SLACK = 1
"""Bases that bite into each other by no more than this merely stand side by side: places are rounded."""

# Gaps to aim at: base against base first; a gap within the slack only where that finds no room or is just out of reach.
AIMS = (0, 2)

# Every 10° on the side that faces the mover (the way to the other side runs over the foe itself).
# Rounded, so that no machine's sine differs from another's.
TURNS = tuple((round(cos(radians(turn)), 9), round(sin(radians(turn)), 9)) for turn in range(-90, 91, 10))


class Disc(NamedTuple):
    """A round base: the centre, the diameter (at least 1), and the level of the table it stands on."""

    x: int
    y: int
    diameter: int
    level: int = 0


class Landing(NamedTuple, Generic[Foe]):
    """A place where a move may end, and the foes in contact there (rising ids)."""

    x: int
    y: int
    touches: tuple[Foe, ...]


def distance(a: Disc, b: Disc) -> int:
    """From centre to centre, to the nearest millimetre, whatever the levels."""
    return (isqrt(4 * _square(a, b)) + 1) // 2


def gap(a: Disc, b: Disc) -> int:
    """From edge to edge, rounded down, never below 0, whatever the levels."""
    return max(0, (isqrt(4 * _square(a, b)) - a.diameter - b.diameter) // 2)


def touching(a: Disc, b: Disc) -> bool:
    """In contact: on the same level, edges parted by no more than the slack."""
    return a.level == b.level and 4 * _square(a, b) <= (a.diameter + b.diameter + 2 * CONTACT_SLACK) ** 2


def overlapping(a: Disc, b: Disc) -> bool:
    """On the same level and one upon the other, by more than rounding explains."""
    return a.level == b.level and 4 * _square(a, b) < _room(a, b) ** 2


def sweeps_into(mover: Disc, x: int, y: int, obstacle: Disc) -> bool:
    """Does the mover's base run over the obstacle on its straight way to (x, y)?

    Both on the mover's level. What it only moves away from does not stop it, not even if they overlap at the start.
    """
    if mover.level != obstacle.level:
        return False
    way_x, way_y = x - mover.x, y - mover.y
    to_x, to_y = obstacle.x - mover.x, obstacle.y - mover.y
    ahead = way_x * to_x + way_y * to_y
    if ahead <= 0:
        return False
    room = _room(mover, obstacle) ** 2
    length = way_x * way_x + way_y * way_y
    if ahead >= length:  # nearest at the end of the way
        return 4 * ((obstacle.x - x) ** 2 + (obstacle.y - y) ** 2) < room
    aside = way_x * to_y - way_y * to_x  # how far aside it passes, times the length of the way
    return 4 * aside * aside < room * length


def landings(
    mover: Disc, reach: int, foes: Mapping[Foe, Disc], others: Sequence[Disc], level: int
) -> list[Landing[Foe]]:
    """The sets of foes the mover can be in contact with after one straight move, each with its shortest move.

    The move is at most `reach` from centre to centre and ends on `level`. If that is not the mover's own level it is a
    dive: only what stands on `level` is in the way. Neither the foes nor the others include the mover.
    The places tried are those a hand would try: straight at a foe, around its base every 10°, snug between it and
    another base, and against two foes at once. To stand still is no move; to drop straight down a level is one.
    """
    walker = mover._replace(level=level)
    near = [(foe, foes[foe]) for foe in sorted(foes) if _in_range(walker, foes[foe], reach)]
    in_the_way = [disc for _, disc in near] + [other for other in others if _in_range(walker, other, reach)]
    in_the_way.sort(key=lambda disc: _square(walker, disc))  # the nearest bar the most ways
    shortest: dict[tuple[Foe, ...], Landing[Foe]] = {}
    for aim in AIMS:
        places = set(_places(walker, near, in_the_way, aim))
        for length, x, y in sorted(((x - mover.x) ** 2 + (y - mover.y) ** 2, x, y) for x, y in places):
            if length > reach * reach:
                break
            if (length == 0 and level == mover.level) or not _is_free(walker, x, y, in_the_way):
                continue
            there = Disc(x, y, mover.diameter, level)
            touched = tuple([foe for foe, disc in near if touching(there, disc)])
            if touched:
                shortest.setdefault(touched, Landing(x, y, touched))
    return [shortest[touched] for touched in sorted(shortest)]


def _square(a: Disc, b: Disc) -> int:
    """The square of the distance between the centres."""
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


def _room(a: Disc, b: Disc) -> int:
    """Twice the distance the two centres must keep."""
    return a.diameter + b.diameter - 2 * OVERLAP_SLACK


def _in_range(mover: Disc, disc: Disc, reach: int) -> bool:
    """Could a move of that length come into contact with the disc at all?"""
    return touching(mover._replace(diameter=mover.diameter + 2 * reach), disc)


def _is_free(mover: Disc, x: int, y: int, in_the_way: Sequence[Disc]) -> bool:
    """Nothing is run over on the way to (x, y), and nobody stood upon there."""
    for disc in in_the_way:
        if sweeps_into(mover, x, y, disc):
            return False
    there = mover._replace(x=x, y=y)
    return not any(overlapping(there, disc) for disc in in_the_way)


def _places(
    mover: Disc, foes: Sequence[tuple[Foe, Disc]], in_the_way: Sequence[Disc], aim: int
) -> Iterator[tuple[int, int]]:
    """Where to try to stand: around each foe, and between it and each base beside it."""
    for _, foe in foes:
        yield from _places_around(mover, foe, aim)
        for other in in_the_way:
            yield from _places_between(mover, foe, other, aim)


def _places_around(mover: Disc, foe: Disc, aim: int) -> Iterator[tuple[int, int]]:
    """Against the foe, straight ahead on the line of centres and at every turn from there."""
    far = sqrt(_square(mover, foe))
    radius = (mover.diameter + foe.diameter) / 2 + aim
    if far:
        sides = [(radius * (mover.x - foe.x) / far, radius * (mover.y - foe.y) / far)]
    else:  # a dive from right above: it faces every side
        sides = [(radius, 0.0), (-radius, 0.0)]
    for x, y in sides:
        for along, across in TURNS:
            yield round(foe.x + along * x - across * y), round(foe.y + across * x + along * y)


def _places_between(mover: Disc, a: Disc, b: Disc, aim: int) -> Iterator[tuple[int, int]]:
    """Against both: the two points where the circles of contact around them cross, if they do."""
    square = _square(a, b)
    if square == 0 or 4 * square > (a.diameter + b.diameter + 2 * mover.diameter + 4 * aim) ** 2:
        return
    from_a, from_b = (mover.diameter + a.diameter) / 2 + aim, (mover.diameter + b.diameter) / 2 + aim
    along = (from_a**2 - from_b**2 + square) / (2 * square)
    across = from_a**2 / square - along**2
    if across < -1e-9:  # one within the other (circles that just meet may come out a hair below 0)
        return
    off = sqrt(max(0.0, across))
    for side in (off, -off):
        yield (
            round(a.x + along * (b.x - a.x) - side * (b.y - a.y)),
            round(a.y + along * (b.y - a.y) + side * (b.x - a.x)),
        )
