"""What is printed on the boards of Heroes III: towns, tiles, sites, dice, tracks and tables."""

from dataclasses import dataclass, field
from typing import Literal, NewType

from heraut.games.heroes3.printed.cards import Printed
from heraut.games.heroes3.printed.effects import Direction, Gain, Group, Origin, Resource, Spot, Tier
from heraut.kernel.content import Text

FieldId = NewType("FieldId", str)


def field_on(tile: str, spot: str) -> FieldId:
    """`F3`, `W` → `F3.W`."""
    return FieldId(f"{tile}.{spot}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer(Gain):
    """What a building does at a moment; of several at one moment its owner takes one."""

    when: Literal["built", "resource_round", "turn_start", "own_turn", "hero_combat_start"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Building:
    """A building tile. `behind`: the building on the front of the same tile."""

    id: str
    name: Text
    cost: dict[Resource, int]
    unsure: tuple[str, ...] = ()
    note: Text | None = None
    rules: tuple[str, ...] = ()
    requires: tuple[str, ...] = ()
    behind: str = ""
    recruits: tuple[Tier, ...] = ()
    reinforces: bool = False
    walls: bool = False
    sells_spells: bool = False
    offers: tuple[Offer, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Town(Printed):
    """A town board: one per faction, with its eight buildings."""

    colour: str
    starting_tile: str
    spell_price: int
    buildings: tuple[Building, ...]
    ignores_morale: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Site(Printed):
    """A kind of field. `may`: its visitor may decline. `dice`: the field says how many of these are rolled."""

    category: Literal["visitable", "flaggable", "revisitable", "none"]
    may: bool = False
    either: tuple[Gain, ...] = ()
    dice: Literal["", "resource", "treasure"] = ""
    income: bool = False
    safe: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One of the seven fields of a tile. `level`: its difficulty, 0 is unguarded."""

    spot: Spot
    at: tuple[int, int]
    site: str
    level: int = 0
    dice: int = 0
    keep: int = 0
    resource: Literal["", "gold", "materials", "valuables"] = ""
    mine: Literal["", "ore_pit", "gold_mine", "alchemist_lab", "gem_pond", "crystal_cavern"] = ""
    faction: Literal["", "castle", "dungeon", "necropolis"] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """A map tile. `closed`: outer edges of a field that nobody crosses."""

    id: str
    group: Group
    terrain: Literal["dirt", "grass", "subterranean"]
    origin: Origin
    fields: tuple[Field, ...]
    closed: dict[Spot, tuple[Direction, ...]] = field(default_factory=dict)
    unsure: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Die:
    """A die: six numbers, or six faces that give something."""

    id: str
    name: Text
    origin: Origin
    count: int
    rules: tuple[str, ...]
    unsure: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    faces: tuple[Gain, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Difficulty(Printed):
    """A difficulty: the bonus taken at the start (one of `bonus`), and who guards a field of levels 1 to 7."""

    bonus: tuple[Gain, ...]
    guards: tuple[dict[Tier, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant(Printed):
    """One line of the table of variants, off unless a table switches it on."""

    kind: Literal["harder", "easier", "other"]
    text: Text


@dataclass(frozen=True, slots=True)
class LevelRow:
    """One step of the level track. `specialty`: the card gained; `search`: abilities looked at."""

    hand: int
    experts: int
    specialty: Literal[0, 1, 4, 6] = 0
    search: int = 0


@dataclass(frozen=True, slots=True)
class Trade:
    """One line of the table of exchange: so much given, so much taken."""

    give: dict[Resource, int]
    take: dict[Resource, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tables:
    """The tracks and small tables printed on boards and player aids."""

    rules: tuple[str, ...]
    origin: Origin
    income: dict[str, tuple[int, ...]]  # by resource
    income_step: dict[str, int]
    levels: tuple[LevelRow, ...]
    experience_per_level: int
    trades: tuple[Trade, ...]
