"""What the boards must agree on: tiles and their fields, towns and their buildings, dice, tracks, sites."""

from collections import Counter
from itertools import pairwise
from typing import get_args

from heraut.games.heroes3.printed.board import Building, Die, Difficulty, Field, Site, Tables, Tile, Town
from heraut.games.heroes3.printed.cards import SiegePiece
from heraut.games.heroes3.printed.check_cards import check_count
from heraut.games.heroes3.printed.effects import OFFSETS, Group, Level, Resource
from heraut.kernel.content import ContentError
from heraut.tabletop.hexes import STEPS, plus

GROUPS: dict[Group, tuple[int, tuple[int, int]]] = {
    "starting": (3, (1, 1)),
    "far": (9, (2, 3)),
    "near": (6, (4, 5)),
    "center": (2, (6, 7)),
}
BUILDINGS = 8
TILES_OF_A_TOWN = 7
ARMY_ON_BOARD = 5
FACES = 6
LEVELS = 7


def check_tiles(tiles: dict[str, Tile], sites: dict[str, Site]) -> None:
    """H3-COM-2 H3-TIL-1 H3-TIL-6. Twenty tiles of seven fields, guarded as their back says."""
    for group, (expected, _) in GROUPS.items():
        check_count("tiles.toml", group, sum(tile.group == group for tile in tiles.values()), expected)
    for tile in tiles.values():
        if sorted(one.spot for one in tile.fields) != sorted(OFFSETS):
            raise ContentError("tiles.toml", tile.id, "fields", f"needs each of {', '.join(OFFSETS)} once")
        if sum(one.site == "blocked" for one in tile.fields) != 1:
            raise ContentError("tiles.toml", tile.id, "fields", "one field, and only one, is blocked")
        for one in tile.fields:
            _check_field(tile, one, sites)
        for spot, directions in tile.closed.items():
            for direction in directions:
                if plus(OFFSETS[spot], STEPS[direction]) in OFFSETS.values():
                    raise ContentError("tiles.toml", tile.id, f"closed {spot}", f"{direction} is no outer edge")


def _check_field(tile: Tile, one: Field, sites: dict[str, Site]) -> None:
    file, place = "tiles.toml", f"fields {one.spot}"
    if one.at != OFFSETS[one.spot]:
        raise ContentError(file, tile.id, f"{place} at", f"{one.spot} lies at {list(OFFSETS[one.spot])}")
    if one.site not in sites:
        raise ContentError(file, tile.id, f"{place} site", f"unknown site '{one.site}'")
    lowest, highest = GROUPS[tile.group][1]
    if one.level and not lowest <= one.level <= highest:
        raise ContentError(file, tile.id, f"{place} level", f"a {tile.group} tile has levels {lowest} to {highest}")
    if bool(one.dice) != bool(sites[one.site].dice) or one.keep > one.dice:
        raise ContentError(file, tile.id, f"{place} dice", "the sites that roll dice, and only they, say how many")
    if (one.site == "mine") != bool(one.resource and one.mine):
        raise ContentError(
            file, tile.id, f"{place} resource", "a mine, and only a mine, says its resource and its kind"
        )
    if one.site == "mine" and not one.level:
        raise ContentError(file, tile.id, f"{place} level", "a mine is always guarded")
    if one.site == "town" and not one.faction:
        raise ContentError(file, tile.id, f"{place} faction", "whose town?")


def check_sites(sites: dict[str, Site]) -> None:
    """A site gives what it says, or what its field says, or nothing."""
    for site in sites.values():
        gives = bool(site.either) + bool(site.dice) + site.income + site.safe
        if gives != (0 if site.category == "none" else 1):
            raise ContentError(
                "sites.toml", site.id, "either", "needs one of either, dice, income, safe; none if empty"
            )


def check_towns(towns: dict[str, Town], tiles: dict[str, Tile]) -> None:
    """H3-BLD-9. Eight buildings on seven tiles; what is needed first is there to be built."""
    file = "towns.toml"
    check_count(file, "towns", len(towns), 3)
    common: dict[str, dict[Resource, int]] = {}
    for town in towns.values():
        check_count(file, f"{town.id} buildings", len(town.buildings), BUILDINGS)
        check_count(file, f"{town.id} building tiles", sum(not one.behind for one in town.buildings), TILES_OF_A_TOWN)
        known = [one.id for one in town.buildings]
        for building in town.buildings:
            _check_building(town, building, known)
            if common.setdefault(building.id, building.cost) != building.cost:
                raise ContentError(file, town.id, f"{building.id} cost", "this building costs the same in every town")
        dwellings = [f"dwelling_{tier}" for tier in ("bronze", "silver", "golden")]
        for before, after in pairwise(dwellings):
            if before not in _building(town, after).requires:
                raise ContentError(file, town.id, f"{after} requires", f"'{before}' comes first")
        home = tiles.get(town.starting_tile)
        if home is None or not any(one.site == "town" and one.faction == town.id for one in home.fields):
            raise ContentError(file, town.id, "starting_tile", f"'{town.starting_tile}' has no {town.id} town")


def _building(town: Town, id: str) -> Building:
    for one in town.buildings:
        if one.id == id:
            return one
    raise ContentError("towns.toml", town.id, "buildings", f"there is no '{id}'")


def _check_building(town: Town, building: Building, known: list[str]) -> None:
    for word in (*building.requires, *([building.behind] if building.behind else [])):
        if word not in known or word == building.id:
            raise ContentError("towns.toml", town.id, f"{building.id} requires", f"unknown building '{word}'")
    if building.behind and building.behind not in building.requires:
        raise ContentError("towns.toml", town.id, f"{building.id} requires", "the front of its tile comes first")
    if known.count(building.id) > 1:
        raise ContentError("towns.toml", town.id, building.id, "is there twice")


def check_tables(dice: dict[str, Die], tables: Tables, difficulties: dict[str, Difficulty]) -> None:
    """H3-COM-4 H3-RES-5 H3-LVL-9. Dice of six faces, tracks that rise, four difficulties of seven levels."""
    for id, count in (("attack", 2), ("resource", 3), ("treasure", 3)):
        check_count("dice.toml", id, dice[id].count if id in dice else 0, count)
    for die in dice.values():
        if bool(die.numbers) == bool(die.faces) or len(die.numbers) + len(die.faces) != FACES:
            raise ContentError("dice.toml", die.id, "faces", f"a die has {FACES} numbers, or {FACES} faces")
    for resource in {*get_args(Resource), *tables.income, *tables.income_step}:
        if resource not in get_args(Resource):
            raise ContentError("tables.toml", "", f"income {resource}", "there is no such resource")
        if not tables.income.get(resource) or resource not in tables.income_step:
            raise ContentError("tables.toml", "", f"income {resource}", "this resource has no track, or no step")
    for resource, track in tables.income.items():
        if any(after - before != tables.income_step[resource] for before, after in pairwise(track)):
            raise ContentError("tables.toml", "", f"income {resource}", f"rises by {tables.income_step[resource]}")
    if len(tables.levels) != LEVELS:
        raise ContentError("tables.toml", "", "levels", f"there are {LEVELS} levels")
    for id in get_args(Level):
        if id not in difficulties:
            raise ContentError("difficulty.toml", "", id, "this difficulty has no entry")
    check_count("difficulty.toml", "difficulties", len(difficulties), 4)
    for one in difficulties.values():
        if len(one.guards) != LEVELS:
            raise ContentError("difficulty.toml", one.id, "guards", f"needs a line for each of the {LEVELS} levels")
        for number, guards in enumerate(one.guards, start=1):
            if not 1 <= sum(guards.values()) <= ARMY_ON_BOARD:
                raise ContentError(
                    "difficulty.toml", one.id, f"guards {number}", f"1 to {ARMY_ON_BOARD} units guard a field"
                )


def check_siege(siege: dict[str, SiegePiece]) -> None:
    """H3-COM-3. Three walls, a gate, and a tower that shoots."""
    found = Counter({id: piece.copies for id, piece in siege.items()})
    for id, expected in (("wall", 3), ("gate", 1), ("arrow_tower", 1)):
        check_count("siege.toml", id, found[id], expected)
    if siege["arrow_tower"].stats is None:
        raise ContentError("siege.toml", "arrow_tower", "stats", "the tower shoots: it needs its numbers")
