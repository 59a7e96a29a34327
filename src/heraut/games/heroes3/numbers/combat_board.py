"""The combat board: 4 columns, 5 rows; who is next to whom, and where a unit may go.

A space is `4 × row + column`.  Rows 0 and 1 are the attacker's back and front row, 2 the middle row, 3 and 4 the
defender's front and back row.  Sets of spaces are masks of bits, so that ways once found are found for good.
"""

from __future__ import annotations

from functools import lru_cache

from heraut.games.heroes3.model import BESIDE, COLUMNS, MIDDLE, ROWS, Battle, Fighter, SpaceId

SPACES = tuple([SpaceId(space) for space in range(COLUMNS * ROWS)])
FAR_AWAY = 99
STEPS = {"ground": 3, "flying": 3, "ranged": 1}
CORNERS = (SPACES[0], SPACES[COLUMNS - 1], SPACES[-COLUMNS], SPACES[-1])


def _neighbours(space: SpaceId) -> tuple[SpaceId, ...]:
    row, column = divmod(space, COLUMNS)
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple([SPACES[COLUMNS * r + c] for r, c in near if 0 <= r < ROWS and 0 <= c < COLUMNS])


NEIGHBOURS: tuple[tuple[SpaceId, ...], ...] = tuple([_neighbours(space) for space in SPACES])


def row_of(space: SpaceId) -> int:
    return space // COLUMNS


def column_of(space: SpaceId) -> int:
    return space % COLUMNS


ROW_SPACES = tuple([SPACES[COLUMNS * row : COLUMNS * (row + 1)] for row in range(ROWS)])


def row_spaces(row: int) -> tuple[SpaceId, ...]:
    return ROW_SPACES[row]


def back_row(side: int) -> int:
    """H3-CMB-2."""
    return 0 if side == 0 else ROWS - 1


def front_row(side: int) -> int:
    """H3-CMB-2."""
    return 1 if side == 0 else ROWS - 2


def distance(one: SpaceId, other: SpaceId) -> int:
    """Steps between two spaces if nothing stood in the way; the tower beside the board is near nobody."""
    if one == BESIDE or other == BESIDE:
        return FAR_AWAY
    return abs(one // COLUMNS - other // COLUMNS) + abs(one % COLUMNS - other % COLUMNS)


def adjacent(one: SpaceId, other: SpaceId) -> bool:
    """H3-CMB-11. One space away, never diagonally; the tower beside the board is adjacent to nobody."""
    return one != BESIDE and other != BESIDE and other in NEIGHBOURS[one]


def standing(battle: Battle, space: SpaceId) -> str:
    """The wall or gate that stands on a space, or ""."""
    return battle.walls[space % COLUMNS] if space // COLUMNS == MIDDLE else ""


def obstacles(battle: Battle, side: int) -> int:
    """H3-CMB-12 H3-CMB-31 H3-CMB-32 H3-SIE-17. The spaces where a unit of this side may not stop.

    Every card is in the way; the gate is not in that of the defender.
    """
    mask = 0
    for fighter in battle.fighters.values():
        if fighter.space != BESIDE:
            mask |= 1 << fighter.space
    for column, piece in enumerate(battle.walls):
        if piece == "wall" or (piece and side == 0):
            mask |= 1 << (COLUMNS * MIDDLE + column)
    return mask


@lru_cache(maxsize=8192)
def walks(space: SpaceId, blocked: int, steps: int) -> dict[SpaceId, int]:
    """H3-UNI-34 H3-CMB-12. Free spaces a unit on foot reaches in so many steps, with the steps; its own for 0."""
    reached = {space: 0}
    edge = [space]
    for step in range(1, steps + 1):
        beyond = []
        for here in edge:
            for near in NEIGHBOURS[here]:
                if near not in reached and not blocked >> near & 1:
                    reached[near] = step
                    beyond.append(near)
        edge = beyond
    return reached


@lru_cache(maxsize=8192)
def flights(space: SpaceId, blocked: int, steps: int) -> dict[SpaceId, int]:
    """H3-UNI-10 H3-UNI-34. Free spaces a flying unit reaches: it passes over anything."""
    reached = {space: 0}
    for other in SPACES:
        if other != space and not blocked >> other & 1 and distance(space, other) <= steps:
            reached[other] = distance(space, other)
    return reached


def reach(battle: Battle, fighter: Fighter, kind: str) -> dict[SpaceId, int]:
    """H3-UNI-9 H3-UNI-10 H3-UNI-30. Where a unit of this type may go, with the steps; the tower goes nowhere."""
    if fighter.space == BESIDE:
        return {BESIDE: 0}
    blocked = obstacles(battle, fighter.side)
    if kind == "flying":
        return flights(fighter.space, blocked, STEPS[kind])
    return walks(fighter.space, blocked, STEPS[kind])


def path_length(space: SpaceId, target: SpaceId, blocked: int) -> int:
    """Steps on foot until one stands on `target`, whoever may stand there now; FAR_AWAY if there is no way."""
    if target == BESIDE or space == BESIDE:
        return FAR_AWAY
    ways = walks(space, blocked & ~(1 << target), len(SPACES))
    return ways.get(target, FAR_AWAY)


def behind_wall(battle: Battle, shooter: SpaceId, target: Fighter) -> bool:
    """H3-SIE-18. A defender on its own side, in the column of a standing piece, shot at from the other side."""
    if target.side != 1 or target.space == BESIDE or shooter == BESIDE:
        return False
    across = target.space // COLUMNS > MIDDLE > shooter // COLUMNS
    return across and battle.walls[target.space % COLUMNS] != ""
