"""The cards of Mage Knight: deeds, units, skills, heroes, tactics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from heraut.games.mage_knight.printed.effects import Colour, Effect, Element
from heraut.kernel.content import Count, Size, Text

Kind = Literal["basic", "hero", "advanced", "spell", "artifact"]
Use = Literal["turn", "round", "permanent"]
Icon = Literal["move", "influence", "combat", "healing", "special"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """A card of a deed deck.

    `colour`: that of the mana that powers it; artifacts have none.  `copies`: in the deck of a hero.  `hero`, and which
    card of the deck it `replaces`.  `number`: on spells and artifacts.  `competitive`: not used alone or together.
    `banner`: what a unit has while it lies on it.
    """

    id: str
    name: Text
    kind: Kind
    colour: Literal["", "red", "blue", "green", "white"] = ""
    icons: tuple[Icon, ...] = ()
    copies: Size = 1
    hero: str = ""
    replaces: str = ""
    number: int = 0
    strong_name: Text | None = None
    competitive: bool = False
    basic: tuple[Effect, ...] = ()
    strong: tuple[Effect, ...] = ()
    banner: tuple[str, ...] = ()
    unsure: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """A unit card: its numbers, the sites where it is recruited, and its abilities, one of which is used a round."""

    id: str
    name: Text
    tier: Literal["regular", "elite"]
    level: Size
    cost: Count
    armour: Size
    resistances: tuple[Element, ...]
    sites: tuple[Literal["village", "monastery", "keep", "mage_tower", "city"], ...]
    copies: Size
    abilities: tuple[tuple[Effect, ...], ...]
    unsure: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Skill:
    """A skill token.  `anyones_turn`: also in the turn of another.  `night`: what it does by night if not the same.

    `others`: the status that other players have while it lies in the centre.
    """

    id: str
    name: Text
    hero: str
    use: Use
    day: tuple[Effect, ...]
    night: tuple[Effect, ...] = ()
    anyones_turn: bool = False
    competitive: bool = False
    others: str = ""
    unsure: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Hero:
    """A hero.  `crystals`: those of the dummy that plays it.  `card`: the deed that only this hero has."""

    id: str
    name: Text
    colour: Colour
    crystals: tuple[Colour, ...]
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Tactic:
    """A tactic: for the day or the night, its number in the order of the round."""

    id: str
    name: Text
    time: Literal["day", "night"]
    number: int
    unsure: tuple[str, ...] = ()
