"""Ways over the board: how far it is, and how far a character gets."""

from __future__ import annotations

from collections.abc import Mapping

from heraut.games.wow_adventure.model import Game, SpaceId
from heraut.games.wow_adventure.printed.effects import COLOURS
from heraut.tabletop import ways

FREE = "ignore_aggro"  # the status of whoever red markers neither hold nor stop


def near(t: Game) -> Mapping[SpaceId, tuple[SpaceId, ...]]:
    """The spaces beside each space."""
    if "near" not in t.content.memo:
        board = t.content.board.values()
        t.content.memo["near"] = {SpaceId(space.id): tuple([SpaceId(id) for id in space.near]) for space in board}
    found: Mapping[SpaceId, tuple[SpaceId, ...]] = t.content.memo["near"]
    return found


def distances(t: Game, space: SpaceId) -> Mapping[SpaceId, int]:
    """How many spaces it is to every other, colours and markers aside."""
    key = "distances", space
    if key not in t.content.memo:
        t.content.memo[key] = ways.distances(near(t), space)
    found: Mapping[SpaceId, int] = t.content.memo[key]
    return found


def within(t: Game, space: SpaceId, steps: int) -> list[SpaceId]:
    """The spaces so far away at most, this one among them, colours and markers aside."""
    return [there for there, far in distances(t, space).items() if far <= steps]


def cities(t: Game) -> list[SpaceId]:
    """WW-SET-5 WW-CMB-26. The three cities, which are also called towns."""
    return [SpaceId(space.id) for space in t.content.board.values() if space.kind == "city"]


def is_city(t: Game, space: SpaceId) -> bool:
    return t.content.board[space].kind == "city"


def nearest_cities(t: Game, space: SpaceId) -> list[SpaceId]:
    """WW-CMB-6 WW-CMB-27. Counted in spaces; several where they are equally near."""
    far = distances(t, space)
    best = min([far[city] for city in cities(t)])
    return [city for city in cities(t) if far[city] == best]


def level_of(t: Game, space: SpaceId) -> int:
    """WW-LVL-5. The level of a space by its colour, 0 to 3."""
    return COLOURS.index(t.content.board[space].level)


# ── walking ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def red_spaces(t: Game) -> frozenset[SpaceId]:
    """WW-MOV-3 WW-CMB-18. Where an unbeaten encounter with aggro lies."""
    return frozenset([left.space for left in t.state.track if left.red])


def stopping(t: Game, seat: int) -> frozenset[SpaceId]:
    """WW-MOV-3 WW-MOV-5. The spaces that hold or stop this character; none once a card has freed him."""
    return frozenset() if not t.state.track or t.state.has(seat, FREE) else red_spaces(t)


def is_held(t: Game, seat: int) -> bool:
    """WW-MOV-3 WW-MOV-8. Does a red marker hold him where he stands?"""
    return t.state.heroes[seat].space in stopping(t, seat)


def reach(t: Game, seat: int) -> Mapping[SpaceId, int]:
    """WW-MOV-1 WW-MOV-2 WW-MOV-3 WW-MOV-5. Where he may walk with the movement left, and how far it is."""
    hero, far = t.state.heroes[seat], distances(t, t.state.heroes[seat].space)
    walls = frozenset([space for space in stopping(t, seat) if far[space] <= hero.moves])
    key = "reach", hero.space, hero.level, hero.moves, walls
    if key not in t.content.memo:
        t.content.memo[key] = reach_from(t, hero.space, hero.level, hero.moves, walls)
    found: Mapping[SpaceId, int] = t.content.memo[key]
    return found


def reach_from(t: Game, start: SpaceId, level: int, moves: int, walls: frozenset[SpaceId]) -> dict[SpaceId, int]:
    """WW-MOV-1 WW-MOV-2 WW-MOV-5. How far each space is; a wall is entered, not left."""

    def cost(here: SpaceId, there: SpaceId) -> int | None:
        return None if here in walls or level_of(t, there) > level else 1

    return ways.reach(near(t), start, moves, cost)
