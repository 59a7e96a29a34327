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
from heraut.kernel.content import Folder, check_needed, folder_of, read_entries, read_one, toml_files, version_of

SECTIONS_WANTED: dict[str, str] = {
    # ── cards on the map ──
    "hire_neutrals": "Diplomacy: a neutral card per Dwelling owned (azure too with a golden one), recruit one of them",
    "talk_guards_away": "Diplomacy: skip a combat of a field as hard as the hero's level, explore it, no experience",
    "raise_the_dead": "Necromancy: after a combat won, reinforce a unit of `tiers` for half its gold, rounded down",
    "free_step": "Logistics: at the end of the turn a hero moves to an adjacent empty field",
    "fly_over_the_map": "Angel Wings: move over any field and border, resolve only the last field",
    "town_portal": "Put the hero on an own town or settlement, with the movement of the line reached",
    "discover_tile": "Reveal a face-down tile next to the hero's, or place one from the own supply",
    "reroll_each_die_once": "Luck: until the end of the turn each die rolled may be rerolled once",
    # ── cards in hand and piles ──
    "spell_from_discard": "Rib Cage: a spell of the own discard to hand, then the discard goes into the deck",
    "sour_morale": "An enemy with Positive Morale gets Negative Morale",
    "die_for_morale": "Roll an attack die; on 0 gain Positive Morale",
    # ── cards in combat ──
    "cast_first": "Intelligence: before any activation, cast a spell",
    "swap_two_units": "Tactics: two own units change places",
    "cancel_spell": "Resistance: the enemy spell just cast (of power up to `max_power`) has no effect",
    "cancel_lethal_attack": "An attack that would bring down an own unit of the tiers of the line is cancelled",
    "overlay_unit": "Lay the overlay on the unit: its numbers hold, without abilities, until its health is spent",
    "no_escape": "The enemy hero neither retreats nor surrenders in this combat",
    "ignore_rolled_die": "After the attack roll: the die and what it triggered do not count",
    "chain_lightning": "Damage to a unit and the two closest to it, in the order of the line",
    "fireball": "Damage to the units on two adjacent spaces",
    "retaliate_again": "A unit of the tiers of the line that has retaliated may do so again",
    "lift_an_effect": "Take one ongoing effect or the paralysis off a unit, and heal by the line",
    "teleport_unit": "An own unit of the tiers of the line goes to any free space",
    # ── buildings ──
    "summon_neutral": "Portal of Summoning: draw a neutral of the tier of an own Dwelling (not azure), may recruit it",
    "stir_own_deck": "Mana Vortex: discard into the deck, then search it",
    "change_two_cards": "Cover of Darkness: discard up to 2 cards, draw as many",
    "enemy_loses_a_card": "Cover of Darkness: the enemy hero discards a random card",
    "find_necromancy": "Necromancy Amplifier: a Necromancy card of the ability deck to hand",
    "specialty_from_discard": "Necromancy Amplifier: a specialty card of the own discard to hand",
    "reinforce_bronze_free": "Necropolis City Hall: reinforce a bronze unit for free",
    # ── sites ──
    "capture_town": "A town is taken: cube of its owner, what the scenario gives",
    "settlement_income": "One step of income, a token on the field, gained at once by the first to flag it",
    "settlement_reinforce": "Reinforce a bronze or silver unit at half price rounded up, free for the first",
    "scenario_site": "Obelisk and Dragon Utopia: what the scenario says (`obelisk`, `utopia`)",
    "look_at_top_ability": "Witch Hut: look at the top ability, take it or discard it",
    "dip_in_discard": "Magic Spring: of the top 3 of the own discard take 1, put 2 back in any order",
    "take_the_grail": "The Grail token, if it is still there",
    "trade": "Exchange resources by the table, any number of times",
    # ── proclamations and bonuses ──
    "reshuffle_spells_and_artifacts": "Each hand's artifacts and spells go into the deck, as many cards are drawn",
    "first_spell_comes_back": "While it lasts: the first spell each player casts returns to hand",
    "first_spell_stronger": "While it lasts: the first spell of each player's turn has 1 more power",
    "clear_black_cubes": "All black cubes leave the map; redrawn if it comes in the first Astrologers round",
    "redraw_a_guard": "While it lasts: one neutral drawn for a combat may be replaced by another of its tier",
    "reinforce_at_half_price": "Each player may reinforce one unit at half price, rounded up",
    "plague": "Each player turns one pack to few",
    "first_minor_artifact": "Hard bonus: artifacts are revealed until a minor one, which goes to hand",
    # ── scenarios ──
    "clear_cubes_of_sites": "Event: black cubes leave the sites it names",
    "seat_gains_movement": "Event: one seat gains movement",
    "gain_a_site_again": "Event: each player gains again what one field with a black cube gives",
    "enemy_grows": "Event: a few unit of the AI becomes a pack, or a beaten one returns as few",
    "no_talking_at_sites": "Clause: Diplomacy does not skip the combat of the sites of the goals",
    "corner_guards": "Clause: the hero's units in the middle row, the guards in the corners",
    "starts_are_open": "Clause: closed edges between two starting tiles do not count",
    "last_guard": "Clause: one more golden neutral, no round limit and no Diplomacy at the last mine or settlement",
    "level_four_twice": "Clause: at the first level 4 the second specialty is taken and the hero is level 3 again",
    "units_are_lent": "Clause: units may be given to a player near by",
    "players_at_peace": "Clause: no attacks between players, nothing is retaken",
    "trading_posts_hire": "Clause: a Trading Post shows a neutral of three tiers to recruit from",
    "archangel_clue": "Obelisk: the last one visited brings the archangels into the army",
    "azure_ally": "Utopia: a random azure neutral joins the army",
    "enemy_at_utopia": "Clause: an AI that reaches the utopia first turns its Dread Knights to few, adds Ghost Dragons",
}
"""The sections the rules must have for the content to be played: the name a card uses, and what it does."""


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
    content = Content(
        units=read_entries(home / "units.toml", Unit),
        neutrals=read_entries(home / "neutrals.toml", Neutral),
        traits=read_entries(home / "traits.toml", Trait),
        abilities=read_entries(home / "abilities.toml", TwoLevels),
        statistics=read_entries(home / "statistics.toml", TwoLevels),
        artifacts=read_entries(home / "artifacts.toml", Artifact),
        spells=read_entries(home / "spells.toml", Spell),
        specialties=read_entries(home / "specialties.toml", Specialty),
        heroes=read_entries(home / "heroes.toml", Hero),
        ai_cards=read_entries(home / "ai_cards.toml", AiCard),
        proclamations=read_entries(home / "astrologers.toml", Proclamation),
        difficulties=read_entries(home / "difficulty.toml", Difficulty),
        towns=read_entries(home / "towns.toml", Town),
        sites=read_entries(home / "sites.toml", Site),
        tiles=read_entries(home / "tiles.toml", Tile),
        siege=read_entries(home / "siege.toml", SiegePiece),
        dice=read_entries(home / "dice.toml", Die),
        tables=read_one(home / "tables.toml", Tables),
        variants=read_entries(home / "variants.toml", Variant),
        scenarios={path.stem: read_one(path, Scenario) for path in toml_files(home / "scenarios")},
        version=version_of(home),
    )
    _check(content)
    return content


def by_file(content: Content) -> dict[str, dict[str, Any]]:
    """The entries of each content file, by the name of the file."""
    return {
        "units.toml": content.units,
        "neutrals.toml": content.neutrals,
        "abilities.toml": content.abilities,
        "statistics.toml": content.statistics,
        "artifacts.toml": content.artifacts,
        "spells.toml": content.spells,
        "specialties.toml": content.specialties,
        "heroes.toml": content.heroes,
        "ai_cards.toml": content.ai_cards,
        "astrologers.toml": content.proclamations,
        "difficulty.toml": content.difficulties,
        "towns.toml": content.towns,
        "sites.toml": content.sites,
        "tiles.toml": content.tiles,
        "siege.toml": content.siege,
        "dice.toml": content.dice,
        "variants.toml": content.variants,
    }


def _check(content: Content) -> None:
    """H3-COM-3 H3-COM-5. The files against one another and against the box."""
    for file, entries in {**by_file(content), "traits.toml": content.traits}.items():
        check_needed(file, entries, NEEDED.get(file, ()))
    named = {*content.units, *(one.unit for one in content.neutrals.values())}
    for file, entries in by_file(content).items():
        check_gains(file, entries, SECTIONS_WANTED, named)
        check_unsure(file, entries)
    for scenario in content.scenarios.values():
        check_gains(f"{scenario.id}.toml", {"": scenario}, SECTIONS_WANTED, named)
        check_unsure(f"{scenario.id}.toml", {"": scenario})
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
        check_scenario(scenario, content, SECTIONS_WANTED)
