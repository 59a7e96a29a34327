"""The words of what lasts (`statuses.toml`): of what kind it is, until when, and what it changes.

Of each kind there is a record with its words, and one small function that reads them; none knows a card by its name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from heraut.games.mage_knight.printed.cards import Kind
from heraut.games.mage_knight.printed.effects import Colour, Element, Mana, Reach, Terrain
from heraut.kernel.content import Text

Event = Literal[
    "start_of_turn", "end_of_turn", "recruited", "blocked", "foe_defeated", "spell_cast", "unit_fights",
    "healing_spent", "wound_healed", "mana_used",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class OfTerrain:
    """What entering costs: on these terrains (none named: on all), or how far a step reaches.

    `cost`: it costs this, if that is less; `opens`: it may be entered for that cost.  `less`, but not below `floor`;
    `at_most`.  `more`, but not above `ceiling`.  `time`: only by day, or by night.  `stride`: steps and exploring reach
    so far; `calm`: nobody is provoked.
    """

    on: tuple[Terrain, ...] = ()
    cost: int | None = None
    opens: bool = False
    at_most: int | None = None
    less: int = 0
    floor: int = 0
    more: int = 0
    ceiling: int = 0
    time: Literal["", "day", "night"] = ""
    stride: int = 1
    calm: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OfSource:
    """Which mana may be used.

    So many `dice` more, or `no_dice`; `special_dice`: black and gold ones as any basic colour.  `endless`: mana without
    end.  `works`: gold or black at the wrong time of the day.  `opposite`: one mana as its opposite.  `reveals`:
    garrisons and ruins are turned up as by day.
    """

    dice: int = 0
    no_dice: bool = False
    special_dice: bool = False
    endless: tuple[Mana, ...] = ()
    works: Literal["", "gold", "black"] = ""
    opposite: bool = False
    reveals: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Trigger:
    """What happens `when` something else does.

    `of`: only of this colour (`another`: any but the marked one).  `in_talk`: only laid in an interaction.  `by_card`:
    if the card of the status did it.  `may`: if its player likes.  `once` a turn or a round for each colour, or unit.
    `fame`, `reputation`, `draw`, `wound`, `mana`: gained.  Of the enemy blocked: `soften` its armour, `destroy` it.
    `lays`: another status.  `card_to`: its card goes on `top` or to the `bottom` of the deck.  `crystals_return`: those
    spent this turn.  `wounds_leave`: those received this turn.  `cards_return`: those played this turn, to hand.
    `crystal_of_die`: of a basic colour that a die of the Source shows.
    """

    when: Event
    of: Literal["", "red", "blue", "green", "white", "another"] = ""
    in_talk: bool = False
    by_card: bool = False
    may: bool = False
    once: Literal["", "turn", "round"] = ""
    fame: int = 0
    reputation: int = 0
    draw: int = 0
    wound: int = 0
    mana: tuple[Colour, ...] = ()
    soften: int = 0
    destroy: bool = False
    lays: str = ""
    card_to: Literal["", "top", "bottom"] = ""
    crystals_return: bool = False
    wounds_leave: bool = False
    cards_return: bool = False
    crystal_of_die: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Convert:
    """In combat, `rate` points of `spends` are one point of `gives`."""

    spends: Literal["move", "influence"]
    gives: Literal["attack", "block"]
    rate: int = 1
    element: Element = "physical"
    reach: Reach = "melee"


@dataclass(frozen=True, slots=True, kw_only=True)
class OfUnits:
    """What units have more: one that bears the banner, or all of an army.  `unhurt`: no damage goes to them."""

    armour: int = 0
    attack: int = 0
    block: int = 0
    resists: tuple[Element, ...] = ()
    unhurt: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OfPoints:
    """What attacks and blocks played `by` cards or units (or both) are: more, or of another kind.

    `attack`, `ranged`, `siege`, `block`: so many more.  `doubles`: attacks of this element in phase 4.
    `element`: attacks are of it; `reach`: they reach so far.
    """

    by: Literal["", "card", "unit"] = ""
    attack: int = 0
    ranged: int = 0
    siege: int = 0
    block: int = 0
    doubles: Literal["", "physical"] = ""
    element: Literal["", "coldfire"] = ""
    reach: Literal["", "siege"] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfFoes:
    """What enemies lose: the walls of their site (`no_walls`), resistances."""

    no_walls: bool = False
    strips: tuple[Element, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Something that may be done while it lasts, `at` a moment.

    `influence`: its price, for an advanced action of the offer, `to` a place.  `stop`: the unit is spent, an enemy does
    not attack, and there is `fame`.  `ready`: the unit is ready again.  `attack` of an `element`.
    """

    at: Literal["interaction", "block", "not_combat", "attack"]
    influence: int = 0
    to: Literal["", "discard", "hand"] = ""
    stop: bool = False
    fame: int = 0
    ready: bool = False
    attack: int = 0
    element: Element = "physical"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sideways:
    """What one card is `worth` sideways.

    `better`: what it is worth if it is of these `kinds`, or `coloured` like the mana paid, or if its player does
    `without` the dice of the Source.  `wounds`: it is a Wound.
    """

    worth: int
    better: int = 0
    kinds: tuple[Kind, ...] = ()
    coloured: bool = False
    without: str = ""
    wounds: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Status:
    """Something that lasts: until when, of what kind it is, what it does, told to people and in words.

    `times`: it is used up by being used so often; 0: it lasts.  `card`: the one whose effect it is.
    """

    id: str
    until: Literal["turn", "combat", "next_draw", "banner", "round", "centre"]
    kind: Literal[
        "trigger", "source", "terrain", "units", "points", "convert", "offer", "sideways", "foes", "limit",
    ]  # fmt: skip
    does: Text
    times: int = 0
    card: str = ""
    terrain: OfTerrain | None = None
    source: OfSource | None = None
    trigger: Trigger | None = None
    convert: Convert | None = None
    units: OfUnits | None = None
    points: OfPoints | None = None
    foes: OfFoes | None = None
    offer: Offer | None = None
    sideways: Sideways | None = None
    limit: int = 0
