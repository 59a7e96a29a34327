"""The map of Mage Knight: tiles, sites, cities, enemy tokens, ruins, tracks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from heraut.games.mage_knight.printed.effects import Element, Terrain
from heraut.kernel.content import Count, Size, Text

Spot = Literal["C", "NE", "E", "SE", "SW", "W", "NW"]
Back = Literal["green", "grey", "brown", "violet", "red", "white"]
Ability = Literal["fortified", "swift", "brutal", "poison", "paralyses", "summons"]
Reward = Literal["artifact", "spell", "advanced", "unit", "crystals"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hex:
    """A hex of a tile: its terrain, and the site or the roaming enemy there; `colour`: of a mine or a city."""

    spot: Spot
    terrain: Terrain
    site: str = ""
    colour: Literal["", "red", "blue", "green", "white"] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    id: str
    kind: Literal["start", "countryside", "core", "core_city"]
    hexes: tuple[Hex, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """A kind of site.  What happens there is in the rules."""

    id: str
    name: Text
    kind: Literal["inhabited", "fortified", "adventure", "special", "rampaging"]
    unsure: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class City:
    """A city: the tile it lies on, and the backs of its garrison at each level, from 1."""

    id: str
    name: Text
    tile: str
    garrison: tuple[tuple[Back, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Enemy:
    """An enemy token."""

    id: str
    name: Text
    colour: Back
    copies: Size
    armour: Size
    attack: Count
    fame: Count
    element: Element = "physical"
    abilities: tuple[Ability, ...] = ()
    resists: tuple[Element, ...] = ()
    unsure: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruin:
    """A token of ancient ruins: an altar that takes so much mana of a colour for fame, or enemies with a reward."""

    id: str
    copies: Size
    tribute: Literal["", "red", "blue", "green", "white"] = ""
    amount: Count = 0
    fame: Count = 0
    enemies: tuple[Back, ...] = ()
    rewards: tuple[Reward, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """A level of a hero: the fame it begins at, armour, hand limit, command tokens."""

    fame: Count
    armour: Size
    hand: Size
    command: Count


@dataclass(frozen=True, slots=True, kw_only=True)
class Tables:
    """Costs of terrain by day and by night, influence by reputation from −6, the levels."""

    day: dict[Terrain, Count]
    night: dict[Terrain, Count]
    influence: tuple[int, ...]
    levels: tuple[Level, ...]
