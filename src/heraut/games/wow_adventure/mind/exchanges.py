"""One exchange of blows in plain numbers: what both dice lead to, once it is known what works in the combat.

The same as the steps of the rules, for what is said in numbers: lines, triggers, damage and healing.  Cards lost at
random, dice rolled again and whatever has a section of its own are left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from heraut.games.wow_adventure.model import BLACK, RED, Fight, Game, Trigger
from heraut.games.wow_adventure.numbers.fight import (
    MELEE,
    RANGED,
    SIDES,
    STEPS,
    Reckoning,
    health,
    kind_of,
    lines,
    lines_of,
    special,
    stats,
    triggers,
    triggers_of,
)
from heraut.games.wow_adventure.printed.effects import Effect
from heraut.games.wow_adventure.rules.ch3_combat.strikes import BETWEEN_THE_STEPS

DIE = range(1, 7)
THROWS = [(red, black) for red in DIE for black in DIE]  # equally likely
Hits = tuple[bool, ...]
HURT = 0.04  # a damage token, as a part of a victory
FELLED = 0.6


class Help(NamedTuple):
    """Something that may be played in a combat."""

    source: str
    energy: int
    price: float
    effect: tuple[Effect, ...]


class Exchange(NamedTuple):
    """How one throw ended."""

    beaten: bool
    felled: bool
    damage: int

    def worth(self) -> float:
        return (self.beaten and not self.felled) - FELLED * self.felled - HURT * self.damage


class Blow(NamedTuple):
    """An attack that is made: what it adds to the die, and what it deals."""

    attack: str
    value: int
    damage: int


class Fighter(NamedTuple):
    """A side, as the dice lie."""

    steps: tuple[tuple[Blow, ...], tuple[Blow, ...]]
    defence: int
    prevent: int
    prevent_ranged: int
    shot: int | None

    def hits(self, die: int, defence: int) -> Hits:
        """Which of his blows hit, of both steps."""
        return tuple([blow.value + die >= defence for step in self.steps for blow in step])


class Sheet:
    """A combat with these plays: `Sheet(t, fight, plays, price).exchange((3, 5))`.

    Dice matter only through lines that ask for so much of a die, and through who hits: numbers are worked out once for
    all throws that are alike in the one, exchanges once for all that are alike in both.
    """

    def __init__(
        self, t: Game, fight: Fight, reply: tuple[Help, ...] = (), price: float = 0.0, damage: int | None = None
    ) -> None:
        self.t, self.price = t, price
        power = special(t, fight)
        if power and Reckoning(t, fight).is_so(RED, "ignore_special"):
            power = ()
        kind = kind_of(t, fight, BLACK)
        fight = with_effect(fight, power, BLACK, fight.card, "")
        for one in reply:
            fight = with_effect(fight, one.effect, RED, one.source, kind)
        self.fight = fight
        self.triggers = triggers(t, fight)
        self.deals = [(clause.from_die, clause.deal) for clause in power if clause.deal and not clause.after]
        played = [clause for one in reply for clause in one.effect if not clause.after]
        self.dealt, self.healed = sum([clause.deal for clause in played]), sum([clause.heal for clause in played])
        self.taken = sum([clause.take for clause in played])
        working = lines(t, fight)
        asked = {(line.owner, line.from_die) for line in working if line.from_die}
        self.asked = sorted(asked | {(BLACK, least) for least, _ in self.deals if least})
        shift = [sum([line.amount for line in working if line.word == "die" and line.side == side]) for side in SIDES]
        self.faces = [[max(1, min(6, die + shift[side])) for die in DIE] for side in SIDES]
        self.health = health(t, fight.seat)
        self.damage = t.state.heroes[fight.seat].damage if damage is None else damage
        self.foe = self.left_to_foe(t)
        self.known: dict[tuple[bool, ...], tuple[Fighter, Fighter]] = {}
        self.ended: dict[tuple[Any, ...], Exchange] = {}
        self.all: list[Exchange] = []

    def left_to_foe(self, t: Game) -> int:
        rival = self.fight.rival
        return stats(t, self.fight, BLACK).health if rival < 0 else health(t, rival) - t.state.heroes[rival].damage

    def every(self) -> list[Exchange]:
        """How each of the 36 throws ends, in the order of `THROWS`."""
        if not self.all:
            self.all = [self.exchange(thrown) for thrown in THROWS] if self.asked else self.plain()
        return self.all

    def plain(self) -> list[Exchange]:
        """Where no line asks for a die, each die counts by itself."""
        pair, (reds, blacks) = self.fighters((1, 1), ()), self.faces
        first, second = [[pair[side].hits(die, pair[1 - side].defence) for die in self.faces[side]] for side in SIDES]
        return [
            self.end((), pair, (reds[i], blacks[j]), one, two)
            for i, one in enumerate(first)
            for j, two in enumerate(second)
        ]

    def exchange(self, thrown: tuple[int, int]) -> Exchange:
        """One throw, fought to its end."""
        dice = self.faces[RED][thrown[RED] - 1], self.faces[BLACK][thrown[BLACK] - 1]
        shown = tuple([dice[owner] >= least for owner, least in self.asked])
        first, second = pair = self.fighters(thrown, shown)
        return self.end(
            shown, pair, dice, first.hits(dice[RED], second.defence), second.hits(dice[BLACK], first.defence)
        )

    def fighters(self, thrown: tuple[int, int], shown: tuple[bool, ...]) -> tuple[Fighter, Fighter]:
        if shown not in self.known:
            values = Reckoning(self.t, self.fight._replace(dice=thrown))
            self.known[shown] = fighter(values, RED), fighter(values, BLACK)
        return self.known[shown]

    def end(
        self, shown: Hits, pair: tuple[Fighter, Fighter], dice: tuple[int, int], red: Hits, black: Hits
    ) -> Exchange:
        key = shown, red, black
        if key not in self.ended:
            self.ended[key] = self.fought(pair, dice)
        return self.ended[key]

    def fought(self, fighters: tuple[Fighter, Fighter], dice: tuple[int, int]) -> Exchange:
        tally = Tally(self, fighters, dice)
        for least, amount in self.deals:
            if dice[BLACK] >= least:
                tally.deal(RED, amount)
        tally.left[RED] -= self.taken
        tally.deal(BLACK, self.dealt)
        tally.heal(RED, self.healed)
        for number, step in enumerate(STEPS):
            tally.strike(number, step)
        taken = max(0, self.health - self.damage - tally.left[RED])
        return Exchange(tally.left[BLACK] <= 0, tally.left[RED] <= 0, taken)


def with_effect(fight: Fight, effect: Iterable[Effect], side: int, source: str, opponent: str) -> Fight:
    """The combat with the lines and triggers of an effect."""
    effect = tuple(effect)
    return fight._replace(
        lines=(*fight.lines, *lines_of(effect, side, source, opponent)),
        triggers=(*fight.triggers, *triggers_of(effect, side, source)),
    )


def fighter(values: Reckoning, side: int) -> Fighter:
    made = [
        tuple(
            [Blow(one, values.attack(side, one) or 0, values.damage(side, one)) for one in values.attacks(side, step)]
        )
        for step in STEPS
    ]
    spared = [sum([line.amount for line in values.holding(side, word)]) for word in ("prevent", "prevent_ranged")]
    return Fighter((made[0], made[1]), values.defence(side), spared[0], spared[1], values.attack(side, RANGED))


class Tally:
    """What both sides have left while one throw is fought out."""

    __slots__ = ("dice", "fighters", "left", "sheet", "spared")

    def __init__(self, sheet: Sheet, fighters: tuple[Fighter, Fighter], dice: tuple[int, int]) -> None:
        self.sheet, self.fighters, self.dice = sheet, fighters, dice
        self.left = [sheet.health - sheet.damage, sheet.foe]
        self.spared = [fighters[RED].prevent, fighters[BLACK].prevent]

    def deal(self, side: int, amount: int) -> int:
        spared = max(0, min(amount, self.spared[side]))
        self.spared[side] -= spared
        self.left[side] -= amount - spared
        return amount - spared

    def heal(self, side: int, amount: int) -> None:
        whole = (self.sheet.health, self.sheet.foe)[side]
        self.left[side] = min(whole, self.left[side] + amount)

    def hits(self, side: int, value: int) -> bool:
        return value + self.dice[side] >= self.fighters[1 - side].defence

    def aimed(self, side: int, number: int) -> int:
        """The damage of all that hits in a step, less what the other is spared in it."""
        amount = sum([blow.damage for blow in self.fighters[side].steps[number] if self.hits(side, blow.value)])
        return max(0, amount - self.fighters[1 - side].prevent_ranged) if number == 0 else amount

    def strike(self, number: int, step: str) -> None:
        """Both at once, unless one has fallen; then what waited for this step."""
        if min(self.left) <= 0:
            return
        aimed = [self.aimed(side, number) for side in SIDES]
        hurt = [self.deal(1 - side, aimed[side]) for side in SIDES]
        if not self.sheet.triggers:
            return
        between = step == RANGED
        true = [
            trigger
            for trigger in self.sheet.triggers
            if (trigger.after in BETWEEN_THE_STEPS) == between
            and not (between and self.left[trigger.side] <= 0)
            and self.is_true(trigger, hurt)
        ]
        for trigger in true:
            self.deal(1 - trigger.side, trigger.deal)
            self.heal(trigger.side, trigger.heal)

    def is_true(self, trigger: Trigger, hurt: list[int]) -> bool:
        side, enemy = trigger.side, 1 - trigger.side
        if trigger.after == "hurts":
            return hurt[side] > 0
        if trigger.after == "hit_ranged":
            shot = self.fighters[side].shot
            return hurt[side] > 0 and shot is not None and self.hits(side, shot)
        if trigger.after == "missed":
            return not any(self.hits(side, blow.value) for blow in self.blows(side))
        if trigger.after == "enemy_missed":
            return not any(self.hits(enemy, blow.value) for blow in self.blows(enemy))
        if trigger.after == "enemy_stands":
            return self.left[enemy] > 0
        struck = [self.hits(enemy, blow.value) for blow in self.blows(enemy) if blow.attack == MELEE]
        return bool(struck) and struck[0] == (trigger.after == "enemy_hit_melee")

    def blows(self, side: int) -> tuple[Blow, ...]:
        return (*self.fighters[side].steps[0], *self.fighters[side].steps[1])
