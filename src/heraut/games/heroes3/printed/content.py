"""Everything printed of Heroes III, read from TOML, checked, and shared by all tables and clones.

    units.toml  neutrals.toml  traits.toml          the units and what they can do
    abilities.toml  statistics.toml  artifacts.toml
    spells.toml  specialties.toml  heroes.toml      the heroes and their cards
    ai_cards.toml  astrologers.toml                 the AI deck, the proclamations
    towns.toml  sites.toml  tiles.toml  siege.toml  the map and the towns
    dice.toml  tables.toml  difficulty.toml  variants.toml
    scenarios/*.toml                                        who plays, where, with what, until when

The records are in `effects.py` (what anything may do), `cards.py`, `board.py` and `missions.py`; what they must agree
on is checked by `check_cards.py`, `check_board.py` and `check_missions.py`.
"""

from dataclasses import dataclass, field
from typing import Any

from heraut.games.heroes3.printed.board import (
    Building,
    Die,
    Difficulty,
    Field,
    FieldId,
    Site,
    Tables,
    Tile,
    Town,
    Variant,
    field_on,
)
from heraut.games.heroes3.printed.cards import (
    AiCard,
    Artifact,
    Hero,
    Neutral,
    Proclamation,
    SiegePiece,
    Specialty,
    Spell,
    Stats,
    Trait,
    TwoLevels,
    Unit,
)
from heraut.games.heroes3.printed.check_board import check_siege, check_sites, check_tables, check_tiles, check_towns
from heraut.games.heroes3.printed.check_cards import (
    check_box,
    check_count,
    check_gains,
    check_heroes,
    check_proclamations,
    check_units,
    check_unsure,
)
from heraut.games.heroes3.printed.check_missions import check_scenario
from heraut.games.heroes3.printed.effects import Gain
from heraut.games.heroes3.printed.missions import Scenario
from heraut.games.heroes3.printed.needed import NEEDED
from heraut.kernel.content import Folder, check_needed, folder_of, read_fields

ENTRIES = (
    "units", "neutrals", "abilities", "statistics", "artifacts", "spells", "specialties", "heroes", "ai_cards",
    "proclamations", "difficulties", "towns", "sites", "tiles", "siege", "dice", "variants",
)  # fmt: skip
FILES = {"proclamations": "astrologers", "difficulties": "difficulty"}  # those that are not named after their entries
PLAYS = (
    # cards on the map, in hand and piles
    "hire_neutrals", "talk_guards_away", "raise_the_dead", "free_step", "fly_over_the_map", "town_portal",
    "discover_tile", "reroll_one_of_each", "reroll_each_die_once", "spell_from_discard", "sour_morale",
    "die_for_morale", "then_discard",
    # cards in combat
    "cast_first", "swap_two_units", "no_escape", "cancel_spell", "cancel_weak_spell", "one_more_spell",
    "cancel_lethal_attack", "ignore_rolled_die", "die_times", "no_die", "discard_for_each", "draw_for_a_spell",
    "enemy_hero_discards", "overlay_unit", "heal_or_lift", "lift_an_effect", "retaliate_again", "teleport_unit",
    "fireball", "chain_lightning",
    # buildings
    "summon_neutral", "stir_own_deck", "change_two_cards", "enemy_loses_a_card", "find_necromancy",
    "specialty_from_discard", "reinforce_bronze_free",
    # sites
    "capture_town", "settlement_income", "settlement_reinforce", "scenario_site", "look_at_top_ability",
    "dip_in_discard", "take_the_grail", "trade",
    # proclamations and bonuses
    "reshuffle_spells_and_artifacts", "first_spell_comes_back", "first_spell_stronger", "clear_black_cubes",
    "redraw_a_guard", "reinforce_at_half_price", "plague", "first_minor_artifact",
    # events, clauses, obelisks and utopias of scenarios
    "clear_cubes_of_sites", "seat_gains_movement", "gain_a_site_again", "enemy_grows", "no_talking_at_sites",
    "corner_guards", "starts_are_open", "last_guard", "level_four_twice", "units_are_lent", "players_at_peace",
    "trading_posts_hire", "archangel_clue", "azure_ally", "enemy_at_utopia",
)  # fmt: skip
"""What content may name by `play`: the rules must have it; `text`, and the section itself, say what it does."""


@dataclass(frozen=True, slots=True)
class Content:
    """Everything printed, checked."""

    units: dict[str, Unit]
    neutrals: dict[str, Neutral]
    traits: dict[str, Trait]
    abilities: dict[str, TwoLevels]
    statistics: dict[str, TwoLevels]
    artifacts: dict[str, Artifact]
    spells: dict[str, Spell]
    specialties: dict[str, Specialty]
    heroes: dict[str, Hero]
    ai_cards: dict[str, AiCard]
    proclamations: dict[str, Proclamation]
    difficulties: dict[str, Difficulty]
    towns: dict[str, Town]
    sites: dict[str, Site]
    tiles: dict[str, Tile]
    siege: dict[str, SiegePiece]
    dice: dict[str, Die]
    tables: Tables
    variants: dict[str, Variant]
    scenarios: dict[str, Scenario]
    version: str
    fields: dict[FieldId, Field] = field(init=False, repr=False, compare=False)  # every field of every tile, by its id
    places: dict[str, tuple[FieldId, ...]] = field(init=False, repr=False, compare=False)  # site → its fields
    boards: dict[str, dict[str, Building]] = field(init=False, repr=False, compare=False)  # by faction
    sides: dict[str, dict[str, Stats]] = field(init=False, repr=False, compare=False)  # form → card → what lies up
    charts: dict[Any, Any] = field(default_factory=dict, init=False, repr=False, compare=False)  # maps worked out
    hands: dict[Any, Any] = field(default_factory=dict, init=False, repr=False, compare=False)  # hands looked through
    standings: dict[Any, Any] = field(default_factory=dict, init=False, repr=False, compare=False)  # towns looked at
    gains: dict[str, Gain] = field(default_factory=dict, init=False, repr=False, compare=False)  # by their paths

    def __post_init__(self) -> None:
        fields = {field_on(tile.id, one.spot): one for tile in self.tiles.values() for one in tile.fields}
        object.__setattr__(self, "fields", fields)
        places = {site: tuple([name for name, one in fields.items() if one.site == site]) for site in self.sites}
        object.__setattr__(self, "places", places)
        boards = {town.id: {building.id: building for building in town.buildings} for town in self.towns.values()}
        object.__setattr__(self, "boards", boards)
        sides = {
            "few": {unit.id: unit.few for unit in self.units.values()},
            "pack": {unit.id: unit.pack for unit in self.units.values()},
            "neutral": {card.id: card.stats for card in self.neutrals.values()},
            "tower": {piece.id: piece.stats for piece in self.siege.values() if piece.stats is not None},
        }
        object.__setattr__(self, "sides", sides)


def load(folder: Folder | None = None) -> Content:
    """Read and check a folder of these files; by default the one of this module."""
    home = folder_of(__file__) if folder is None else folder
    content = Content(**read_fields(home, Content, FILES))
    _check(content)
    return content


def by_file(content: Content) -> dict[str, dict[str, Any]]:
    """The entries of each content file, by the name of the file."""
    return {f"{FILES.get(kind, kind)}.toml": getattr(content, kind) for kind in ENTRIES}


def _check(content: Content) -> None:
    """H3-COM-3 H3-COM-5. The files against one another and against the box."""
    for file, entries in {**by_file(content), "traits.toml": content.traits}.items():
        check_needed(file, entries, NEEDED.get(file, ()))
    named = {*content.units, *(one.unit for one in content.neutrals.values())}
    for file, entries in by_file(content).items():
        check_gains(file, entries, PLAYS, named)
        check_unsure(file, entries)
    for scenario in content.scenarios.values():
        check_gains(f"scenarios/{scenario.id}.toml", {"": scenario}, PLAYS, named)
        check_unsure(f"scenarios/{scenario.id}.toml", {"": scenario})
    check_units(content.units, content.neutrals, content.traits)
    check_count("units.toml", "units", len(content.units), 21)
    check_proclamations(content.proclamations)
    check_count("specialties.toml", "specialties", len(content.specialties), 18)
    check_count("variants.toml", "variants", len(content.variants), 14)
    check_box(
        content.abilities,
        content.statistics,
        content.artifacts,
        content.spells,
        content.neutrals,
        content.ai_cards,
    )
    check_heroes(content.heroes, content.specialties, content.abilities, content.statistics)
    check_sites(content.sites)
    check_tiles(content.tiles, content.sites)
    check_towns(content.towns, content.tiles)
    check_tables(content.dice, content.tables, content.difficulties)
    check_siege(content.siege)
    for scenario in content.scenarios.values():
        check_scenario(scenario, content, PLAYS)
