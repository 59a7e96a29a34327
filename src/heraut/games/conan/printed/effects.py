"""The words in which a spell or an object of Conan says what it does.

Inside an effect everything is done, in the order of the words below; what no word says is a `play`: the name of a
section of the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from heraut.kernel.content import Count

DieKind = Literal["Y", "O", "R", "Y*", "O*", "R*"]  # yellow, orange, red; a star: it has the reroll mark
Dice = tuple[DieKind, ...]
Box = Literal["melee", "ranged", "move", "manipulation"]
Zone = Literal["available", "fatigue", "wounds"]
Until = Literal["", "turn", "side", "next", "stance"]
Target = Literal["self", "one", "hero", "caster", "enemy", "area", "place", "own_area", "object"]
Skill = Literal[
    "alchemy", "ambidextrous", "attack_from_beyond", "blocking", "bodyguard", "circular_strike", "climb",
    "concentration", "constriction", "counterattack", "elite_shooter", "evasive", "fascination", "feline_grace",
    "flying", "horror", "intangible", "jinx", "leadership", "leap", "lock_picking", "poison", "precision_shot",
    "precision_strike", "protected", "reach", "sacrifice", "spell_caster", "support", "swimming", "untouchable",
    "wall_wrecker", "web_projection",
]  # fmt: skip

KINDS: tuple[DieKind, ...] = ("Y", "O", "R", "Y*", "O*", "R*")
BOXES: tuple[Box, ...] = ("melee", "ranged", "move", "manipulation")


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """One thing a spell or an object does.

    `gems`: so many of the target (`of` the caster) go `out_of` one zone `into` another; `heal`: as many as these dice
    show, from wounds to available; `give`: up to so many available gems of the caster go to the target.  `split`:
    whoever drinks takes them from wounds or fatigue as he likes. `attack`: the dice; `bare`: no defence at all;
    `spares` whom it does not touch.  `suffer`: wounds of the caster. `gain` a skill, `lose` one, `armour`, `tax` on
    casting: `until` the end of the turn, of the side's turn, the target's next turn or activation, or (`stance`) until
    a hero is active again after a turn of recovery.
    """

    gems: Count = 0
    of: Literal["target", "caster"] = "target"
    out_of: Zone = "fatigue"
    into: Zone = "available"
    split: bool = False
    heal: Dice = ()
    give: Count = 0
    attack: Dice = ()
    bare: bool = False
    spares: Literal["", "undead"] = ""
    suffer: Count = 0
    gain: Skill | None = None
    lose: Skill | None = None
    armour: Count = 0
    tax: Count = 0
    until: Until = ""
    play: str = ""
