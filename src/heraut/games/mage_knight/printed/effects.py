"""The words in which a component of Mage Knight says what it does.

Where several effects stand in a list their player takes one of them; inside an effect everything is done, prices
first.  What lasts is a status (`statuses.toml`); what no word says is a `play`: the name of a section of the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Colour = Literal["red", "blue", "green", "white"]
Mana = Literal["red", "blue", "green", "white", "gold", "black"]
Element = Literal["physical", "fire", "ice", "coldfire"]
Reach = Literal["melee", "ranged", "siege"]
Terrain = Literal[
    "plains", "hills", "forest", "wasteland", "desert", "swamp", "lake", "mountain", "sea", "city",
]  # fmt: skip

COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "white")
MANA: tuple[Mana, ...] = (*COLOURS, "gold", "black")


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """One thing a card, unit or skill does.

    `at`: a moment narrower than what it gives would say.
    Prices.  `pay`: mana besides the card's own (`basic`: any one basic colour).  `discard`: cards of the hand, no
    Wounds; `discard_any`: as many as one likes; `discard_wound`: Wounds.  `throw`: a card of the hand leaves the game.
    `wound`: Wounds taken to hand.
    Points.  `attack` and `block` with their `element` and `reach`; `twice_if_swift`: such a block counts twice.
    `more` points for each `per`, `at_most` so many.
    Gains.  `mana` (`any`: of any colour, `noon`: gold by day, black by night), `crystal` (`owned`: a colour one has
    already, `thrown`: that of the card thrown, `others`: the three others), `take` a card of an offer, `of` a colour,
    `to` a place; `if_least_fame`: such mana too for whoever has the least fame.
    Units.  `ready`: units up to so many levels; `heal_unit`: one unit; `wounds_itself`: the unit that does this.
    Enemies.  `on` whom; `stop`: it does not attack; `strips`: what it loses; `armour` and its variants; `destroy`.
    `then`: a further choice.  `amount`: what the section of `play` counts with.
    """

    at: Literal["", "combat_start", "attack", "interaction", "movement", "not_combat"] = ""

    pay: tuple[Literal["red", "blue", "green", "white", "black", "basic"], ...] = ()
    discard: int = 0
    discard_any: bool = False
    discard_wound: int = 0
    throw: Literal["", "action"] = ""
    wound: int = 0

    move: int | None = None
    influence: int | None = None
    heal: int = 0
    draw: int = 0
    attack: int | None = None
    block: int | None = None
    element: Element = "physical"
    reach: Reach = "melee"
    twice_if_swift: bool = False
    more: int = 0
    per: Literal["", "wound", "foe", "icon", "discarded", "ready_unit", "crystal_colour", "forest"] = ""
    at_most: int = 0

    fame: int = 0
    reputation: int = 0
    mana: tuple[Literal["red", "blue", "green", "white", "gold", "black", "any", "noon"], ...] = ()
    crystal: tuple[Literal["red", "blue", "green", "white", "any", "owned", "thrown", "others"], ...] = ()
    take: Literal["", "advanced", "spell"] = ""
    of: Literal["", "thrown", "paid"] = ""
    to: Literal["", "hand", "discard"] = ""
    if_least_fame: Literal["", "red", "blue", "green", "white"] = ""

    ready: int = 0
    heal_unit: int = 0
    wounds_itself: bool = False

    on: Literal["", "one", "all", "unfortified", "up_to_3"] = ""
    stop: bool = False
    strips: tuple[Literal["fortified", "fire", "all"], ...] = ()
    armour: int = 0
    armour_if_fortified: int = 0
    armour_per_resistance: int = 0
    others_armour: int = 0
    destroy: bool = False

    status: tuple[str, ...] = ()
    then: tuple[Effect, ...] = ()
    play: str = ""
    amount: int = 0
