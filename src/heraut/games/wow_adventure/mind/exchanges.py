"""One exchange of blows in plain numbers: what both dice lead to, once it is known what works in the combat.

The same as the steps of the rules, for what is said in numbers: lines, triggers, damage and healing.  Cards lost at
random, dice rolled again and whatever has a section of its own are left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from heraut.games.wow_adventure.mind import memory
from heraut.games.wow_adventure.model import BLACK, RED, Fight, Game, Line, Trigger
from heraut.games.wow_adventure.numbers.fight import (
    MELEE,
    OTHER,
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
from heraut.games.wow_adventure.printed.cards import Stats
from heraut.games.wow_adventure.printed.effects import GRANTS, SWITCHES, VALUES, Effect
from heraut.games.wow_adventure.rules.ch3_combat.strikes import BETWEEN_THE_STEPS

DIE = range(1, 7)
THROWS = [(red, black) for red in DIE for black in DIE]  # equally likely
OTHER_DEEDS = (
    "lose_energy", "move", "energy", "heal_all", "draw", "discard", "discard_chosen", "discard_bag", "pay_energy",
    "find", "one_of", "may", "play",
)  # fmt: skip
NOTHING = dict.fromkeys((*VALUES, *SWITCHES), 0)
Hits = tuple[bool, ...]
HURT = 0.04  # a damage token, as a part of a victory
FELLED = 0.6


class Help(NamedTuple):
    """Something that may be played in a combat."""

    source: str
    energy: int
    price: float
    effect: tuple[Effect, ...]


def is_reckoned(effect: tuple[Effect, ...]) -> bool:
    """Is all of it said in numbers here?"""
    return not any(getattr(clause, word) for clause in effect for word in OTHER_DEEDS)


class Exchange(NamedTuple):
    """How one throw ended."""

    beaten: bool
    felled: bool
    damage: int  # below 0: he is healed
    worth: float  # as a part of a victory


def exchange_of(beaten: bool, felled: bool, damage: int) -> Exchange:
    return Exchange(beaten, felled, damage, (beaten and not felled) - FELLED * felled - HURT * damage)


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


class Ground:
    """What a combat hangs on before anything more is played in it; gathered once for all that may be.

    `laid`: the encounter's special works already.
    """

    def __init__(self, t: Game, fight: Fight, damage: int | None = None, laid: bool = False) -> None:
        power = () if laid else special(t, fight)
        if power and Reckoning(t, fight).is_so(RED, "ignore_special"):
            power = ()
        self.kind = kind_of(t, fight, BLACK)
        self.lines = [*lines(t, fight), *lines_of(power, BLACK, fight.card, "")]
        self.triggers = [*triggers(t, fight), *triggers_of(power, BLACK, fight.card)]
        self.deals = [(clause.from_die, clause.deal) for clause in power if clause.deal and not clause.after]
        self.stats = stats(t, fight, RED), stats(t, fight, BLACK)
        self.health = health(t, fight.seat)
        self.damage = t.state.heroes[fight.seat].damage if damage is None else damage
        rival = fight.rival
        self.foe = (
            self.stats[BLACK].health - fight.wounds if rival < 0 else health(t, rival) - t.state.heroes[rival].damage
        )
        self.known = memory.part_of(t, "throws")


class Sheet:
    """A combat with these plays: `Sheet(ground, reply).exchange((3, 5))`.

    Dice matter only through lines that ask for so much of a die, and through who hits: numbers are worked out once for
    all throws that are alike in the one, exchanges once for all that are alike in both.
    """

    def __init__(self, ground: Ground, reply: tuple[Help, ...] = ()) -> None:
        self.ground = ground
        self.lines, self.triggers = ground.lines, ground.triggers
        for one in reply:
            self.lines = [*self.lines, *lines_of(one.effect, RED, one.source, ground.kind)]
            self.triggers = [*self.triggers, *triggers_of(one.effect, RED, one.source)]
        played = [clause for one in reply for clause in one.effect if not clause.after]
        self.dealt, self.healed = sum([clause.deal for clause in played]), sum([clause.heal for clause in played])
        self.taken = sum([clause.take for clause in played])
        asked = {(line.owner, line.from_die) for line in self.lines if line.from_die}
        self.asked = sorted(asked | {(BLACK, least) for least, _ in ground.deals if least})
        self.faces = [self.faces_of(side) for side in SIDES]
        self.known: dict[Hits, tuple[Fighter, Fighter]] = {}
        self.ended: dict[tuple[Hits, Hits, Hits], Exchange] = {}

    def faces_of(self, side: int) -> list[int]:
        """What each face of his die counts as."""
        shift = sum([line.amount for line in self.lines if line.word == "die" and line.side == side])
        return [max(1, min(6, die + shift)) for die in DIE]

    def every(self) -> list[Exchange]:
        """How each of the 36 throws ends, in the order of `THROWS`."""
        return [self.exchange(thrown) for thrown in THROWS] if self.asked else self.plain()

    def plain(self) -> list[Exchange]:
        """Where no line asks for a die, each die counts by itself: throws are alike where the same blows hit.

        Without triggers all hangs on a few numbers, the same for many cards and enemies: these are remembered.
        """
        pair, ground = self.fighters(()), self.ground
        if self.triggers or ground.deals:
            return self.thrown(pair)
        left = ground.health, ground.damage, ground.foe, self.dealt, self.healed, self.taken
        key = pair, left, self.faces[RED][0], self.faces[BLACK][0], self.faces[RED][-1], self.faces[BLACK][-1]
        found: list[Exchange] | None = ground.known.get(key)
        if found is None:
            found = ground.known[key] = self.thrown(pair)
        return found

    def thrown(self, pair: tuple[Fighter, Fighter]) -> list[Exchange]:
        first, second = [
            [(die, pair[side].hits(die, pair[1 - side].defence)) for die in self.faces[side]] for side in SIDES
        ]
        rows: dict[Hits, list[Exchange]] = {}
        for die, one in first:
            if one not in rows:
                rows[one] = [self.end((), pair, (die, other), one, two) for other, two in second]
        return [end for _, one in first for end in rows[one]]

    def exchange(self, thrown: tuple[int, int]) -> Exchange:
        """One throw, fought to its end."""
        dice = self.faces[RED][thrown[RED] - 1], self.faces[BLACK][thrown[BLACK] - 1]
        shown = tuple([dice[owner] >= least for owner, least in self.asked])
        first, second = pair = self.fighters(shown)
        return self.end(
            shown, pair, dice, first.hits(dice[RED], second.defence), second.hits(dice[BLACK], first.defence)
        )

    def fighters(self, shown: Hits) -> tuple[Fighter, Fighter]:
        """Both sides where the dice show so much of what is asked for."""
        if shown not in self.known:
            met = {asked for asked, is_met in zip(self.asked, shown, strict=True) if is_met}
            working = [line for line in self.lines if not line.from_die or (line.owner, line.from_die) in met]
            self.known[shown] = (
                fighter(self.ground.stats[RED], working, RED),
                fighter(self.ground.stats[BLACK], working, BLACK),
            )
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
        for least, amount in self.ground.deals:
            if dice[BLACK] >= least:
                tally.deal(RED, amount)
        tally.left[RED] -= self.taken
        tally.deal(BLACK, self.dealt)
        tally.heal(RED, self.healed)
        for number, step in enumerate(STEPS):
            tally.strike(number, step)
        taken = self.ground.health - self.ground.damage - tally.left[RED]
        return exchange_of(tally.left[BLACK] <= 0, tally.left[RED] <= 0, taken)


def fighter(printed: Stats, working: Iterable[Line], side: int) -> Fighter:
    """The numbers of a side, as `Reckoning` has them, added up at once."""
    sums = NOTHING.copy()
    grants: dict[str, int] = {}
    for line in working:
        if line.side == side:
            sums[line.word] += line.amount
            if line.word in GRANTS:
                grants[line.word] = max(line.amount, grants.get(line.word, line.amount))
    values: dict[str, int | None] = {}
    own = {MELEE: printed.melee, RANGED: printed.ranged}
    for attack, other in OTHER.items():
        base, from_other, granted = own[attack], own[other], grants.get(f"grants_{attack}")
        if base is not None:
            values[attack] = max(0, base + sums[attack] + sums["attack"])
        elif from_other is not None and granted is not None:
            values[attack] = max(0, from_other + sums[other] + sums["attack"] + granted)
        else:
            values[attack] = None
    melee = [] if sums["no_melee"] else [MELEE]
    first, then = ([RANGED, *melee], []) if sums["strikes_first"] else ([RANGED], melee)
    dealt = printed.damage + sums["damage"]
    blows = {
        attack: Blow(attack, value, max(0, dealt + sums[f"{attack}_damage"]))
        for attack, value in values.items()
        if value is not None
    }
    steps = tuple([blows[one] for one in first if one in blows]), tuple([blows[one] for one in then if one in blows])
    return Fighter(
        steps, max(0, printed.defence + sums["defence"]), sums["prevent"], sums["prevent_ranged"], values[RANGED]
    )


class Tally:
    """What both sides have left while one throw is fought out."""

    __slots__ = ("dice", "fighters", "left", "sheet", "spared")

    def __init__(self, sheet: Sheet, fighters: tuple[Fighter, Fighter], dice: tuple[int, int]) -> None:
        self.sheet, self.fighters, self.dice = sheet, fighters, dice
        self.left = [sheet.ground.health - sheet.ground.damage, sheet.ground.foe]
        self.spared = [fighters[RED].prevent, fighters[BLACK].prevent]

    def deal(self, side: int, amount: int) -> int:
        spared = max(0, min(amount, self.spared[side]))
        self.spared[side] -= spared
        self.left[side] -= amount - spared
        return amount - spared

    def heal(self, side: int, amount: int) -> None:
        whole = (self.sheet.ground.health, self.sheet.ground.foe)[side]
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
