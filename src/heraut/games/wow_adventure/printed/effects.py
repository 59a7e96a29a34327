"""The words in which a component of the adventure game says what it does.

An effect is a list of clauses, all of which are done, in this order.  `one_of` is a choice, `may` a price that need not
be paid; what no word says is a `play`: the name of a section of the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Colour = Literal["gray", "green", "yellow", "red"]
Creature = Literal["beast", "humanoid", "undead", "demon", "spirit", "overlord"]
Moment = Literal["turn_start", "movement", "explore", "before_dice", "dice", "powers", "own_turn", "attach"]
After = Literal[
    "", "hit_ranged", "hurts", "missed", "enemy_missed", "enemy_missed_melee", "enemy_hit_melee", "enemy_stands",
]  # fmt: skip
PlayName = Literal["", "bury", "leap", "ambush", "lay", "peek", "flee", "reroll", "turn_card", "stay_up"]

COLOURS: tuple[Colour, ...] = ("gray", "green", "yellow", "red")
"""The levels, from the lowest to the highest (WW-LVL-5)."""
CREATURES: tuple[Creature, ...] = ("beast", "humanoid", "undead", "demon", "spirit", "overlord")
GRANTS = ("grants_melee", "grants_ranged")
"""An attack for who has none of that kind."""
VALUES = (
    "melee", "ranged", "attack", "defence", "damage", "melee_damage", "ranged_damage", "health", "die", "prevent",
    "prevent_ranged", *GRANTS,
)  # fmt: skip
"""The numbers of a fighter that a clause changes, or gives."""
SWITCHES = ("strikes_first", "no_melee", "ignore_special")
"""What a clause says of a fighter without a number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """One clause.

    When it counts.  `from_die`: one's own die shows at least so much.  `against`: encounters of these kinds.  `after`:
    looked at after a step.  ranged step: `hit_ranged` (one's shot hit and hurt), `hurts` (one dealt damage in it);
    melee step: `missed` (no attack of one's own hit), `enemy_missed` (none of the opponent's), `enemy_missed_melee` (he
    struck and missed), `enemy_hit_melee`, `enemy_stands`.
    Numbers of a fighter, one's own or the opponent's (`to`).  `attack`: every attack he has.  `damage`: in both steps.
    `die`: it stays 1 to 6.  `prevent`: so much damage is not suffered in this combat; `prevent_ranged`: of the ranged
    step.  `grants_ranged`: a ranged attack of melee value plus this, if he has none; `grants_melee`: the reverse.
    Switches.  `strikes_first`: the melee attack is made in the ranged step.  `no_melee`: none is made.
    `ignore_special`: the opponent's special does nothing.  `ignore_aggro`: red markers neither hold nor stop this turn.
    `lose_energy`: all of it.  `no_duels`: no character attacks another.
    Deeds.  `move`, `energy`: of this turn.  `deal` damage to the opponent, `take` it; `heal`, `heal_all`; `draw`
    ability cards; `discard` at random, `discard_chosen`, `discard_bag`: items; `pay_energy`; `find`: draw markers, keep
    the green ones.
    Frame.  `until`: to the end of one's next turn.  `amount`, `colours`: what the section of `play` needs to know.
    """

    from_die: int = 0
    against: tuple[Creature, ...] = ()
    after: After = ""

    to: Literal["own", "enemy"] = "own"
    melee: int = 0
    ranged: int = 0
    attack: int = 0
    defence: int = 0
    damage: int = 0
    melee_damage: int = 0
    ranged_damage: int = 0
    health: int = 0
    die: int = 0
    prevent: int = 0
    prevent_ranged: int = 0
    grants_melee: int | None = None
    grants_ranged: int | None = None

    strikes_first: bool = False
    no_melee: bool = False
    ignore_special: bool = False
    ignore_aggro: bool = False
    lose_energy: bool = False
    no_duels: bool = False

    move: int = 0
    energy: int = 0
    deal: int = 0
    take: int = 0
    heal: int = 0
    heal_all: bool = False
    draw: int = 0
    discard: int = 0
    discard_chosen: int = 0
    discard_bag: int = 0
    pay_energy: int = 0
    find: int = 0

    one_of: tuple[Effect, ...] = ()
    may: Effect | None = None
    until: Literal["", "next_turn_end"] = ""
    play: PlayName = ""
    amount: int = 0
    colours: tuple[Colour, ...] = ()
