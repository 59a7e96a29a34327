"""What is printed on the cards of Heroes III: one record for each kind of card."""

from dataclasses import dataclass
from typing import Literal

from heraut.games.heroes3.printed.effects import Effect, Faction, Gain, Level, Origin, Resource, Tier, UnitType
from heraut.kernel.content import Text

STATISTICS = ("attack", "defense", "power", "knowledge")  # there is a card of each, and a number on every hero board

# ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class Printed:
    """What every entry says of itself."""

    id: str
    name: Text
    origin: Origin
    unsure: tuple[str, ...] = ()
    note: Text | None = None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoLevels(Printed):
    """An ability or a statistic: its basic effect or its expert effect is played. `faction`: who alone may play it."""

    copies: int
    basic: Effect
    expert: Effect
    faction: Literal["", "castle", "dungeon", "necropolis"] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Artifact(Printed):
    """An artifact: one of its effects is played."""

    level: Literal["minor", "major", "relic"]
    either: tuple[Effect, ...]
    copies: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Spell(Printed):
    """A spell. `helps`: whom an AI aims it at; `ai`: the group of spells that an AI casts in a way of their own."""

    school: Literal["any", "air", "earth", "fire", "water"]
    level: Literal["basic", "expert"]
    copies: int
    helps: bool
    effect: Effect
    ai: Literal["", "several_targets", "instant_defense", "healing", "one_round_buff", "weakening"] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Specialty(Printed):
    """One of the three specialty cards of a hero, gained at its level."""

    hero: str
    level: Literal[1, 4, 6]
    effect: Effect


@dataclass(frozen=True, slots=True, kw_only=True)
class Hero(Printed):
    """A hero board: the statistic cards of the starting deck, its Magic Arrows and its ability."""

    faction: Faction
    title: Text
    kind: Literal["might", "magic"]
    attack: int
    defense: int
    power: int
    knowledge: int
    magic_arrows: int
    ability: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AiCard(Printed):
    """A card of the AI deck. `by_level`: its number by difficulty. `goes_back`: shuffled back in combat round 1."""

    kind: Literal["might", "magic", "skill"]
    does: Literal["attack", "defense", "cast", "skill"]
    copies: int
    by_level: dict[Level, int]
    goes_to: Literal["", "next_attacker", "most_health", "next_activated"] = ""
    goes_back: tuple[Level, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Proclamation(Printed):
    """What the astrologers proclaim, for every player alike.

    While it lasts: `every_hero` is added to movement, `hand` to the hand limit, and so many treasure or resource dice
    may be rerolled in a turn (`rerolls`).
    """

    lasts: Literal["nothing", "at_once", "next_resource_round", "until_next"]
    gain: Gain | None = None
    every_hero: int = 0
    hand: int = 0
    rerolls: int = 0
    copies: int = 1


# ── units ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Trait:
    """A kind of unit ability. `takes`: the words that a unit which has it must say beside it."""

    id: str
    text: Text
    takes: tuple[Literal["amount", "attack", "faces", "gold", "valuables", "versus"], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """A trait of one unit, with its numbers. `faces`: the attack die results it looks for. `may`: by choice."""

    trait: str
    when: Literal["activation", "attack", "retaliation", "passive", "map"]
    may: bool = False
    repeat: bool = False
    only_if: Literal["", "target_not_adjacent", "moved", "hero_on_stables"] = ""
    amount: int | None = None
    attack: int | None = None
    gold: int | None = None
    valuables: int | None = None
    faces: tuple[Literal[-1, 0, 1], ...] | None = None
    versus: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Stats:
    """The numbers of one side of a unit."""

    attack: int
    defense: int
    health: int
    initiative: int
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit(Printed):
    """A faction unit: few of them, or a pack."""

    faction: Faction
    rank: int
    tier: Tier
    type: UnitType
    recruit: dict[Resource, int]
    reinforce: dict[Resource, int]
    few: Stats
    pack: Stats


@dataclass(frozen=True, slots=True, kw_only=True)
class Neutral(Printed):
    """A neutral unit card. `unit`: what it is called by cards that name a unit."""

    unit: str
    tier: Tier
    type: UnitType
    recruit: dict[Resource, int]
    stats: Stats
    copies: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class SiegePiece(Printed):
    """A wall, the gate or the tower. `bars`: whose ground units it stops."""

    copies: int
    bars: Literal["everyone", "attacker", "nobody"]
    type: Literal["", "ranged"] = ""
    tier: Literal["", "silver"] = ""
    stats: Stats | None = None
