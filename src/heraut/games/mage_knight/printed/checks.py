"""What the files of Mage Knight must agree on: the numbers of the box, names that exist, effects that say something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING

from heraut.games.mage_knight.printed.board import Tile
from heraut.games.mage_knight.printed.cards import Deed
from heraut.games.mage_knight.printed.effects import COLOURS, Effect
from heraut.games.mage_knight.printed.missions import Scenario
from heraut.kernel.content import ContentError, check_needed

if TYPE_CHECKING:
    from heraut.games.mage_knight.printed.content import Content

PLAYS = (
    "attack_from_below", "bind_a_unit", "borrow_a_unit", "cast_from_the_offer", "chosen_cards_back",
    "claim_a_die", "claim_and_curse", "crystal_of_a_die", "exploit_mana", "fly", "freeze_the_source",
    "hold_back_many", "invoke", "melt_crystals", "pass_on_a_wound", "power_another_action", "pray_for_weather",
    "radiate", "random_cards_back", "read_and_steal", "read_minds", "ready_by_levels", "recruit_for_free",
    "repeat_another_action", "repeat_another_action_strong", "reroll_the_source", "risk_a_wound", "risk_for_more",
    "roll_for_crystals", "set_a_die", "tire_others", "tire_others_and_heal", "travel_underground",
    "turn_again_with_these_cards",
)  # fmt: skip
"""The sections of the rules that a `play` may name."""

LAID = (
    "fair_weather",
    "no_dice",
    "bent_time",
    "thaw",
    *[f"{laid}_{colour}" for laid in ("claimed", "cursed") for colour in COLOURS],
)
"""The statuses that sections of the rules lay by name."""

DECK = 16  # cards of a hero
COPIES = {"advanced": 28, "spell": 20, "artifact": 16}
FILES = {"spell": "spells.toml", "artifact": "artifacts.toml", "advanced": "advanced.toml"}  # by the kind of a card
TOKENS = {"green": 12, "grey": 10, "brown": 10, "violet": 10, "red": 8, "white": 10}
TILES = {"start": 2, "countryside": 11, "core": 4, "core_city": 4}
SPOTS = ("C", "NE", "E", "SE", "SW", "W", "NW")
UNITS, SKILLS_OF_A_HERO, RUINS, CITY_LEVELS = 20, 10, 12, 11
NEEDED_SITES = (
    "village", "monastery", "keep", "mage_tower", "city", "dungeon", "tomb", "monster_den", "spawning_grounds",
    "ruins", "mine", "magical_glade", "portal", "rampaging_orc", "rampaging_draconum",
)  # fmt: skip


def check(content: Content) -> None:
    """MK-SET-1. The files against one another and against the box."""
    check_needed("sites.toml", content.sites, NEEDED_SITES)
    _check_effects(content)
    _check_statuses(content)
    _check_deeds(content)
    _check_armies(content)
    _check_land(content)
    for scenario in content.scenarios.values():
        _check_scenario(scenario, content)


def count(file: str, word: str, found: int, expected: int) -> None:
    if found != expected:
        raise ContentError(file, "", word, f"the box has {expected}, these are {found}")


# ── effects ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def effects_of(content: Content) -> Iterator[tuple[str, str, Effect]]:
    """Every effect written anywhere: the file, the entry, the effect."""
    for deed in content.deeds.values():
        for effect in _all((*deed.basic, *deed.strong)):
            yield file_of(deed), deed.id, effect
    for unit in content.units.values():
        for ability in unit.abilities:
            for effect in _all(ability):
                yield "units.toml", unit.id, effect
    for skill in content.skills.values():
        for effect in _all((*skill.day, *skill.night)):
            yield "skills.toml", skill.id, effect


def file_of(deed: Deed) -> str:
    return FILES.get(deed.kind, "actions.toml")


def _all(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        yield from _all(effect.then)


def _check_effects(content: Content) -> None:
    for file, entry, effect in effects_of(content):
        for problem in _wrong(effect, content.statuses):
            raise ContentError(file, entry, "", problem)


def _wrong(effect: Effect, statuses: Collection[str]) -> Iterator[str]:
    if effect.play and effect.play not in PLAYS:
        yield f"play: there is no section '{effect.play}'"
    for status in effect.status:
        if status not in statuses:
            yield f"status: '{status}' is not in statuses.toml"
    if bool(effect.more) != bool(effect.per):
        yield "more: for each what? (per)"
    points = [effect.attack, effect.block, effect.move, effect.influence]
    if (effect.element, effect.reach) != ("physical", "melee") and effect.attack is None and effect.block is None:
        yield "element: neither an attack nor a block"
    if sum(one is not None for one in points) > 1:
        yield "attack, block, move, influence: one of them, or several effects to choose from"
    aims = effect.stop or effect.strips or effect.armour or effect.armour_per_resistance or effect.destroy
    if bool(aims) != bool(effect.on):
        yield "on: whom does it touch?"
    if effect.take and not (effect.of and effect.to):
        yield "take: of which colour, and where to?"


def _check_statuses(content: Content) -> None:
    """MK-CRD-22. Each says what its kind needs, of cards and statuses that there are; what the rules lay is there."""
    check_needed("statuses.toml", content.statuses, LAID)
    for status in content.statuses.values():
        if not getattr(status, status.kind):
            raise ContentError("statuses.toml", status.id, status.kind, "its kind, and no word of it")
        if status.card and status.card not in content.deeds:
            raise ContentError("statuses.toml", status.id, "card", f"there is no card '{status.card}'")
        if status.trigger is not None:
            if (status.trigger.by_card or status.trigger.card_to) and not status.card:
                raise ContentError("statuses.toml", status.id, "card", "whose?")
            if status.trigger.lays and status.trigger.lays not in content.statuses:
                raise ContentError("statuses.toml", status.id, "trigger lays", f"'{status.trigger.lays}' is no status")
    for skill in content.skills.values():
        if skill.others and skill.others not in content.statuses:
            raise ContentError("skills.toml", skill.id, "others", f"'{skill.others}' is not in statuses.toml")


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _check_deeds(content: Content) -> None:
    """MK-SET-1. Sixteen cards a hero, 28 advanced actions, 20 spells, 16 artifacts."""
    kinds = Counter("actions" if deed.kind in ("basic", "hero") else deed.kind for deed in content.deeds.values())
    for kind, copies in COPIES.items():
        count(FILES[kind], "entries", kinds[kind], copies)
    own = sum(deed.copies for deed in content.deeds.values() if deed.kind == "basic")
    count("actions.toml", "copies", own, DECK)
    for hero in content.heroes.values():
        card = content.deeds.get(hero.card)
        if card is None or card.hero != hero.id or card.replaces not in content.deeds:
            raise ContentError("heroes.toml", hero.id, "card", f"'{hero.card}' is not a card of this hero")


def _check_armies(content: Content) -> None:
    """MK-SET-1. 20 regular and 20 elite units, ten skills a hero, six tactics for the day and six for the night."""
    for tier in ("regular", "elite"):
        count("units.toml", tier, sum(one.copies for one in content.units.values() if one.tier == tier), UNITS)
    skills = Counter(skill.hero for skill in content.skills.values())
    for hero in content.heroes:
        count("skills.toml", hero, skills[hero], SKILLS_OF_A_HERO)
    numbers = Counter((tactic.time, tactic.number) for tactic in content.tactics.values())
    if sorted(numbers) != [(time, number) for time in ("day", "night") for number in range(1, 7)]:
        raise ContentError("tactics.toml", "", "number", "six for the day and six for the night, from 1 to 6")


# ── the land ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _check_land(content: Content) -> None:
    """MK-SET-1. The tiles with their hexes, the tokens by their backs, the ruins, the garrisons."""
    kinds: Counter[str] = Counter(tile.kind for tile in content.tiles.values())
    for kind, expected in TILES.items():
        count("tiles.toml", kind, kinds[kind], expected)
    for tile in content.tiles.values():
        _check_tile(tile, content)
    tokens: Counter[str] = Counter()
    for enemy in content.enemies.values():
        tokens[enemy.colour] += enemy.copies
    for colour, expected in TOKENS.items():
        count("enemies.toml", colour, tokens[colour], expected)
    count("ruins.toml", "copies", sum(ruin.copies for ruin in content.ruins.values()), RUINS)
    for city in content.cities.values():
        if city.tile not in content.tiles or len(city.garrison) != CITY_LEVELS:
            raise ContentError("cities.toml", city.id, "garrison", "a tile of the box, and eleven levels")


def _check_tile(tile: Tile, content: Content) -> None:
    if [one.spot for one in tile.hexes] != [*SPOTS]:
        raise ContentError("tiles.toml", tile.id, "hexes", f"needs {', '.join(SPOTS)}, in this order")
    for one in tile.hexes:
        if one.site and one.site not in content.sites:
            raise ContentError("tiles.toml", tile.id, one.spot, f"site: '{one.site}' is not in sites.toml")
        if bool(one.colour) != (one.site in ("mine", "city")):
            raise ContentError("tiles.toml", tile.id, one.spot, "colour: a mine or a city has one, nothing else")


def _check_scenario(scenario: Scenario, content: Content) -> None:
    """MK-SCN-1. A map for each number of players, with tiles that the box has."""
    file = f"scenarios/{scenario.id}.toml"
    if not scenario.layouts:
        raise ContentError(file, "", "layouts", "there is no map")
    for layout in scenario.layouts:
        if layout.players > len(content.heroes):
            raise ContentError(file, "", "layouts", f"{layout.players} players: there are {len(content.heroes)} heroes")
        wanted: dict[str, int] = {
            "countryside": layout.countryside,
            "core": layout.cores,
            "core_city": layout.cities,
        }
        for kind, number in wanted.items():
            if number > TILES[kind]:
                raise ContentError(file, "", "layouts", f"{layout.players} players: {number} tiles of kind '{kind}'")
        if (layout.shape == "plan") != (scenario.plan is not None):
            raise ContentError(file, "", "plan", 'needed with shape = "plan", and only then')
    for tile in scenario.tiles:
        if tile not in content.tiles:
            raise ContentError(file, "", "tiles", f"'{tile}' is not in tiles.toml")
