"""What a scenario must agree on: a map that holds together and fits the box, armies that exist, an end."""

from collections import Counter
from collections.abc import Collection
from typing import TYPE_CHECKING

from heraut.games.heroes3.printed.board import Tile
from heraut.games.heroes3.printed.check_board import ARMY_ON_BOARD, GROUPS
from heraut.games.heroes3.printed.effects import OFFSETS
from heraut.games.heroes3.printed.missions import Enemy, Layout, Mode, Place, Scenario, Start, Troop
from heraut.kernel.content import ContentError
from heraut.tabletop.hexes import Hex, distance

if TYPE_CHECKING:
    from heraut.games.heroes3.printed.content import Content

TOUCHING = 3
# Two against one: a fourth player would need a faction that is not in the box.
PLAYERS = {"clash": (2, 3), "cooperative": (1, 3), "campaign": (1, 1), "alliance": (3, 3)}


def check_scenario(scenario: Scenario, content: "Content", sections: Collection[str]) -> None:
    """Everything a scenario names is in the box."""
    file = f"scenarios/{scenario.id}.toml"
    if scenario.rounds < 1:
        raise ContentError(file, "", "rounds", "a game lasts at least one round")
    if not scenario.goals:
        raise ContentError(file, "", "goals", "nobody can win")
    if (scenario.limit == "most_points") != bool(scenario.points):
        raise ContentError(file, "", "points", 'needed with limit = "most_points", and only then')
    if not scenario.layouts:
        raise ContentError(file, "", "layouts", "there is no map")
    _check_names(file, scenario, content, sections)
    _check_start(file, scenario.start, scenario.mode, content)
    for number, layout in enumerate(scenario.layouts, start=1):
        _check_layout(file, f"layouts {number}", layout, scenario, content)
    if (scenario.mode == "campaign") != (scenario.enemy is not None):
        raise ContentError(file, "", "enemy", "a campaign, and only a campaign, has an AI enemy")
    if scenario.enemy:
        _check_enemy(file, scenario.enemy, scenario, content)


def _check_names(file: str, scenario: Scenario, content: "Content", sections: Collection[str]) -> None:
    goals = tuple(
        (f"goals {number} sites", site) for number, goal in enumerate(scenario.goals, 1) for site in goal.sites
    )
    events = tuple(
        (f"events {number} sites", site) for number, one in enumerate(scenario.events, 1) for site in one.sites
    )
    named = tuple(("points", site) for site in scenario.points) + tuple(("guards", site) for site in scenario.guards)
    for word, site in (*goals, *events, *named):
        if site not in content.sites:
            raise ContentError(file, "", word, f"unknown site '{site}'")
    for number, goal in enumerate(scenario.goals, start=1):
        if (goal.kind in ("flag", "flag_every", "beat_guards")) != bool(goal.sites):
            raise ContentError(file, "", f"goals {number} sites", "needed to flag or to beat guards, and only then")
        if goal.needs and goal.needs not in content.units:
            raise ContentError(file, "", f"goals {number} needs", f"unknown unit '{goal.needs}'")
    plays = [(f"events {number} play", one.play) for number, one in enumerate(scenario.events, start=1)]
    plays += [(f"clauses {number} play", one.play) for number, one in enumerate(scenario.clauses, start=1)]
    for word, play in plays:
        if play not in sections:
            raise ContentError(file, "", word, f"there is no section '{play}' (content.py lists them)")
    for number, event in enumerate(scenario.events, start=1):
        if not all(1 < one <= scenario.rounds for one in event.rounds):
            raise ContentError(file, "", f"events {number} rounds", f"rounds go from 2 to {scenario.rounds}")
    for hero in scenario.heroes:
        if hero not in content.heroes:
            raise ContentError(file, "", "heroes", f"unknown hero '{hero}'")
    for site, guards in scenario.guards.items():
        if set(guards) != set(content.difficulties):
            raise ContentError(file, "", f"guards {site}", f"needs {', '.join(content.difficulties)}")
        if not all(1 <= sum(one.values()) <= ARMY_ON_BOARD for one in guards.values()):
            raise ContentError(file, "", f"guards {site}", f"1 to {ARMY_ON_BOARD} units guard a field")
    for line in scenario.unguarded:
        tile, _, spot = line.partition(" ")
        if tile not in content.tiles or spot not in OFFSETS:
            raise ContentError(file, "", "unguarded", f"'{line}' is no field (write tile and spot: 'F3 W')")
    if scenario.after and scenario.after not in content.scenarios:
        raise ContentError(file, "", "after", f"unknown scenario '{scenario.after}'")
    _check_buildings(file, "forbids", tuple(one for one in scenario.forbids if one != "all"), content)


def _check_buildings(file: str, word: str, named: tuple[str, ...], content: "Content") -> None:
    everywhere = [{one.id for one in town.buildings} for town in content.towns.values()]
    for building in named:
        if not all(building in known for known in everywhere):
            raise ContentError(file, "", word, f"'{building}' is not a building of every town")


def _check_start(file: str, start: Start, mode: Mode, content: "Content") -> None:
    _check_buildings(file, "start buildings", start.buildings, content)
    for resource, amount in start.income.items():
        if amount not in content.tables.income[resource]:
            raise ContentError(file, "", f"start income {resource}", f"{amount} is no step of the income track")
    if not start.units and not start.carried:
        raise ContentError(file, "", "start units", "an army starts with a unit")
    _check_army(file, "start units", start.units, content)
    if start.alone and mode != "alliance":
        raise ContentError(file, "", "start alone", "only in an alliance have others an ally")


def _check_army(file: str, word: str, army: tuple[Troop, ...], content: "Content") -> None:
    for number, troop in enumerate(army, start=1):
        if bool(troop.unit) == bool(troop.pick):
            raise ContentError(file, "", f"{word} {number}", "either unit or pick")
        if troop.unit and troop.unit not in content.units:
            raise ContentError(file, "", f"{word} {number} unit", f"unknown unit '{troop.unit}'")


def _check_layout(file: str, place: str, layout: Layout, scenario: Scenario, content: "Content") -> None:
    """Tiles neither overlap nor lie apart, and the box has as many."""
    fewest, most = PLAYERS[scenario.mode]
    if not fewest <= layout.players <= most:
        raise ContentError(file, "", f"{place} players", f"a {scenario.mode} is played by {fewest} to {most}")
    centres = [one.at for one in layout.tiles]
    for number, one in enumerate(layout.tiles, start=1):
        _check_place(file, f"{place} tiles {number}", one, content)
        if any(distance(one.at, other) < TOUCHING for other in centres[: number - 1]):
            raise ContentError(file, "", f"{place} tiles {number} at", "this tile overlaps another")
        if one.seat and not all(map(_is_home, _may_lie(one, content))):
            raise ContentError(file, "", f"{place} tiles {number}", "a player starts on a town or an empty field")
    if len(_together(centres)) != len(centres):
        raise ContentError(file, "", f"{place} tiles", "the map falls apart: some tiles touch no other")
    used = Counter(one.group for one in layout.tiles)
    used["far"] += scenario.start.supply * layout.players
    for group, (available, _) in GROUPS.items():
        if used[group] > available:
            raise ContentError(file, "", f"{place} tiles", f"{used[group]} {group} tiles, the box holds {available}")
    named = [one.tile for one in layout.tiles if one.tile]
    if len(set(named)) != len(named):
        raise ContentError(file, "", f"{place} tiles", "the same tile lies there twice")
    seats = sorted(one.seat for one in layout.tiles if one.seat)
    if seats[: layout.players] != list(range(1, layout.players + 1)):
        raise ContentError(file, "", f"{place} tiles", "each player needs a tile to start on (seat = 1, 2…)")


def _may_lie(place: Place, content: "Content") -> list[Tile]:
    """Every tile that may lie there."""
    named = (*([place.tile] if place.tile else []), *place.among)
    group = [tile for tile in content.tiles.values() if tile.group == place.group]
    return [content.tiles[name] for name in named] or group


def _is_home(tile: Tile) -> bool:
    return any(field.site in ("town", "empty") for field in tile.fields)


def _check_place(file: str, word: str, place: Place, content: "Content") -> None:
    for name in (*([place.tile] if place.tile else []), *place.among):
        if name not in content.tiles:
            raise ContentError(file, "", f"{word} tile", f"unknown tile '{name}'")
        if content.tiles[name].group != place.group:
            raise ContentError(file, "", f"{word} tile", f"'{name}' is a {content.tiles[name].group} tile")
    if place.group == "starting" and not place.seat:
        raise ContentError(file, "", f"{word} seat", "whose starting tile?")


def _together(centres: list[Hex]) -> set[Hex]:
    """The tiles that hang together with the first."""
    reached = {centres[0]} if centres else set()
    fresh = list(reached)
    while fresh:
        here = fresh.pop()
        near = [one for one in centres if one not in reached and distance(here, one) == TOUCHING]
        reached.update(near)
        fresh += near
    return reached


def _check_enemy(file: str, enemy: Enemy, scenario: Scenario, content: "Content") -> None:
    """The AI has the cards its decks ask for, and a field to stand on."""
    _check_army(file, "enemy army", enemy.army, content)
    if not 1 <= len(enemy.army) <= ARMY_ON_BOARD or any(troop.pick for troop in enemy.army):
        raise ContentError(file, "", "enemy army", f"1 to {ARMY_ON_BOARD} named units")
    for troop in enemy.army:
        if content.units[troop.unit].faction != enemy.faction:
            raise ContentError(file, "", "enemy army", f"'{troop.unit}' is no unit of {enemy.faction}")
    for kind, count in enemy.deck.items():
        available = sum(card.copies for card in content.ai_cards.values() if card.kind == kind)
        if not 0 <= count <= available:
            raise ContentError(file, "", f"enemy deck {kind}", f"there are {available} such cards")
    for spell in enemy.spells:
        if spell not in content.spells:
            raise ContentError(file, "", "enemy spells", f"unknown spell '{spell}'")
    for skill in enemy.skills:
        if skill not in content.specialties and skill not in content.abilities:
            raise ContentError(file, "", "enemy skills", f"unknown specialty or ability '{skill}'")
    if bool(enemy.deck.get("magic")) != bool(enemy.spells):
        raise ContentError(file, "", "enemy spells", "needed with magic cards, and only then")
    if bool(enemy.deck.get("skill")) != bool(enemy.skills):
        raise ContentError(file, "", "enemy skills", "needed with skill cards, and only then")
    if not all(any(one.tile == enemy.tile for one in layout.tiles) for layout in scenario.layouts):
        raise ContentError(file, "", "enemy tile", f"'{enemy.tile}' is not on the map")
    here = next(one for one in content.tiles[enemy.tile].fields if one.spot == enemy.spot)
    if here.site == "blocked":
        raise ContentError(file, "", "enemy spot", "this field is blocked")
    if enemy.towards and enemy.towards not in content.sites:
        raise ContentError(file, "", "enemy towards", f"unknown site '{enemy.towards}'")
