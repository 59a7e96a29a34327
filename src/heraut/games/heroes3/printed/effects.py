"""The words in which a component of Heroes III says what it does.

A card says its effects in a closed vocabulary: `Gain` is what anything may give (a place, a building, a die, a card),
`Effect` is a `Gain` with the moment it is played and what it changes in a combat. Where several stand in a list their
player takes one of them. What no word says is a `play`: the name of a section of the rules, told in `text`.
"""

from dataclasses import dataclass, field
from typing import Literal

from heraut.kernel.content import Text

Origin = Literal["published", "house", "guess"]
"""Where an entry comes from: read in a public source, invented for this project, or guessed to let the game be played.

`unsure` names the words of a published entry that no source gives ("name.fr": the French name is ours)."""

Faction = Literal["castle", "dungeon", "necropolis"]
Resource = Literal["gold", "materials", "valuables"]
Tier = Literal["bronze", "silver", "golden", "azure"]
UnitType = Literal["ground", "flying", "ranged"]
Side = Literal["few", "pack"]
Deck = Literal["abilities", "artifacts", "spells", "own"]
DieName = Literal["attack", "resource", "treasure"]
Level = Literal["easy", "normal", "hard", "impossible"]
Spot = Literal["NW", "NE", "W", "C", "E", "SW", "SE"]
Direction = Literal["E", "NE", "NW", "W", "SW", "SE"]
Group = Literal["starting", "far", "near", "center"]

OFFSETS: dict[Spot, tuple[int, int]] = {
    "NW": (0, -1),
    "NE": (1, -1),
    "W": (-1, 0),
    "C": (0, 0),
    "E": (1, 0),
    "SW": (-1, 1),
    "SE": (0, 1),
}
"""Axial coordinates (q, r) of the seven fields of a tile: pointed tops, r grows downwards."""


# ── what anything may give ─────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class Gain:
    """Something given, after something paid.

    `pay`, `discard`, `remove`: the price, in resources, in cards discarded, in a card removed from the game.
    `morale`: + positive, - negative, that many times.  `movement`: points for the hero concerned.
    `search`: deck → how many cards are looked at, `times` over.  `roll`: die → how many; `keep`: results (or cards
    drawn) that are kept, 0 is all.  `play`: the section that does the rest, `amount`: the number it counts with,
    `text`: what it does.
    """

    pay: dict[Resource, int] = field(default_factory=dict)
    discard: int = 0
    remove: Literal["", "self", "artifact", "ability", "any"] = ""
    gold: int = 0
    materials: int = 0
    valuables: int = 0
    experience: int = 0
    morale: int = 0
    movement: int = 0
    draw: int = 0
    search: dict[Deck, int] = field(default_factory=dict)
    times: int = 1
    roll: dict[DieName, int] = field(default_factory=dict)
    keep: int = 0
    play: str = ""
    amount: int = 0
    text: Text | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What an effect does when at least so much power is put into it."""

    power: int
    damage: int | None = None
    attack: int | None = None
    defense: int | None = None
    initiative: int | None = None
    heal: int | None = None
    movement: int | None = None
    tiers: tuple[Tier, ...] | None = None


@dataclass(frozen=True, slots=True)
class Overlay:
    """New numbers laid over a unit until its health is spent. `over`: the sides of the unit it may cover."""

    name: Text
    unit: str
    over: tuple[Literal["few", "pack", "overlay"], ...]
    attack: int
    defense: int
    health: int
    initiative: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect(Gain):
    """One effect of a card.

    `when`: the four timings of the book.  `at`: a moment narrower than that.  `until`: how long an ongoing one lasts.
    `on`: whose numbers change (a plain attack or defense is that of the unit now fighting); the attack of ranged units
    only in a shot.  `choose`: only one of its numbers counts.  `doubled_for`: units for which the numbers count twice.
    `lines`: more with more power.  `price`: gold on what is being bought.  `returns`: what comes back to hand.
    """

    when: Literal["instant", "activation", "map", "ongoing"]
    at: Literal[
        "",
        "combat_start",
        "attack_rolled",
        "lethal_attack",
        "own_spell_cast",
        "enemy_spell_cast",
        "neutral_combat",
        "combat_won",
        "turn_end",
        "buying_spell",
        "buying_unit",
    ] = ""
    until: Literal["", "combat_round", "next_combat_round", "combat", "turn"] = ""
    on: Literal["", "own_unit", "any_unit", "any_but_ranged", "own_ranged"] = ""
    attack: int = 0
    defense: int = 0
    power: int = 0
    initiative: int = 0
    health: int = 0
    heal: int = 0
    choose: bool = False
    doubled_for: tuple[str, ...] = ()
    status: Literal["", "paralysed", "silenced", "warded", "fire_shield"] = ""
    returns: Literal["", "self", "spell", "spell_and_boosts"] = ""
    price: int = 0
    lines: tuple[Line, ...] = ()
    overlay: Overlay | None = None
