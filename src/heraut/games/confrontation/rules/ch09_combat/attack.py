"""IX-E. An attack, from announcement to wound."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from heraut.games.confrontation.answers import (
    ENDURE,
    KEEP,
    SUSTAIN,
    TRADE,
    Counter,
    Endure,
    Feint,
    Keep,
    Parry,
    Skip,
    Sustain,
    ThrowDie,
    Trade,
    Wound,
)
from heraut.games.confrontation.model import OFFICIAL, Battle
from heraut.games.confrontation.numbers.values import value
from heraut.games.confrontation.rules.ch02_tests import FAILED, Test, ones_fail
from heraut.games.confrontation.rules.ch02_wounds import WoundRoll, uses
from heraut.kernel import Arrow, Section, ask, call, play

Defence = Endure | Parry | Counter | Sustain
DEFAULT_MARGIN = 2  # CF-K-3
OFFICIAL_AMBIDEXTROUS_MARGIN = 2  # CF-K-1
TRADES: tuple[Keep | Trade, ...] = (KEEP, TRADE)
THROWS: tuple[Skip | ThrowDie, ...] = (Skip(), ThrowDie())


@dataclass(slots=True)
class Attack(Section):
    """IX-E. One attack.

    IX-E-1 announce the defence (IX-E-5: it may be sustained)
       ↓
    IX-E-2 attack test ── 0 or less → IX-E-4 the attack fails → end
       ↓
    IX-E-3 defence test ── parried → end
       ↓
    IX-E-6 wound roll → end
    """

    attacker: int
    target: int
    lone: int
    others: tuple[int, ...]
    master: bool = False
    parry_dice: int = 0
    held: int = 0
    counter: bool = False
    sustained: bool = False
    difficulty: int = 0

    def foes(self, t: Battle, who: int) -> tuple[int, ...]:
        """CF-K-34. Whom a fighter faces alone in this combat; only the Desperate count them."""
        figures = t.state.figures
        if "desperate" not in t.content.fighters[figures[who].fighter].skill:
            return ()
        others = []
        for other in self.others:
            if not figures[other].down:
                others.append(other)
        if who == self.lone:
            return tuple(others)
        return (self.lone,) if len(others) == 1 else ()

    def start(self, t: Battle) -> Arrow:
        """CF-E-1 CF-E1-1 CF-E1-2 CF-E1-3 CF-E5-5. Before any die is thrown the defender says how the attack is met."""
        if t.listener is not None:
            t.tell("attack", who=self.attacker, target=self.target, master=self.master)
        target = t.state.figures[self.target]
        if not target.defence and not target.unplaced:
            return self.throw_attack(t)
        return ask(target.side, "announce_defence", defences(t, self.target), self.hear_defence)

    def hear_defence(self, t: Battle, choice: Defence) -> Arrow:
        """CF-E1-2 CF-E5-3 CF-E5-4 CF-E5-8. DEF−2 from the announcement, once and for all."""
        if isinstance(choice, (Parry, Counter)):
            self.parry_dice, self.held, self.counter = choice.dice, choice.held, isinstance(choice, Counter)
        elif isinstance(choice, Sustain):
            self.parry_dice, self.sustained = 1, True
            if not t.state.has(self.target, "sustained_defence"):
                t.state.gain(self.target, "sustained_defence", "combat")
        if t.listener is not None:
            t.tell("defence", who=self.target, dice=self.parry_dice, counter=self.counter, sustained=self.sustained)
        return self.throw_attack(t)

    def throw_attack(self, t: Battle) -> Arrow:
        """CF-F-4 CF-F-15. A die that cannot fail may be skipped when the table plays so; whoever likes still rolls."""
        if t.state.quick and not self.parry_dice and cannot_fail(t, self.attacker):
            return ask(t.state.figures[self.attacker].side, "throw_or_skip", THROWS, self.hear_throw)
        return self.test_attack(t)

    def hear_throw(self, t: Battle, choice: Skip | ThrowDie) -> Arrow:
        """CF-F-4."""
        return self.hit if isinstance(choice, Skip) else self.test_attack

    def test_attack(self, t: Battle) -> Arrow:
        """CF-E2-1 CF-E2-2 CF-E2-3. One die, no difficulty, and all its rerolls before any defence test."""
        test = Test(self.attacker, "ATT", "attack_test")
        test.foes = self.foes(t, self.attacker)
        return play(t, test, self.read_attack)

    def read_attack(self, t: Battle, result: int) -> Arrow:
        """CF-E2-1 CF-E2-4 CF-E3-3 CF-E3-4. Its final result is what the parry has to reach."""
        if result == FAILED:
            return self.fail
        if not self.parry_dice:
            return self.hit(t)
        self.difficulty = result
        test = Test(self.target, "DEF", "defence_test", self.parry_dice)
        test.foes = self.foes(t, self.target)
        return play(t, test, self.read_defence)

    def fail(self, t: Battle) -> Arrow:
        """CF-E4-1 CF-E5-11 CF-K-2 CF-K-4 CF-E5-10. The defender keeps its dice; the Ambidextrous may trade one."""
        t.tell("attack_fails", who=self.attacker, target=self.target)
        if self.parry_dice and not self.counter and ambidextrous(t, self.target):
            return ask(t.state.figures[self.target].side, "trade_die", TRADES, self.hear_trade)
        return None

    def hear_trade(self, t: Battle, choice: Keep | Trade) -> Arrow:
        """CF-K-2."""
        if isinstance(choice, Trade):
            spend_defence(t, self.target, 1, min(self.held, 1))
            gain_attack_die(t, self.target)
        return None

    def read_defence(self, t: Battle, result: int) -> Arrow:
        """CF-E3-1 CF-E3-2 CF-E5-9. Equal is enough; dice used are lost, save that of a sustained defence."""
        if not self.sustained:
            spend_defence(t, self.target, self.parry_dice, self.held)
        difficulty, self.difficulty = self.difficulty, 0  # it has served: what is alike from here on is equal
        if result < difficulty:
            return self.hit(t)
        if t.listener is not None:
            t.tell("parried", who=self.target, by=self.attacker, result=result, difficulty=difficulty)
        return self.riposte(t, result - difficulty)

    def riposte(self, t: Battle, margin: int) -> Arrow:
        """CF-K-1 CF-K-3 CF-K-4 CF-K-5 CF-E5-6 CF-E5-10. What a parry may win: one attack die, by one of two skills.

        By the published rule Ambidextrous wants a parry 2 above the attack, and strikes back at once.
        """
        skill = t.content.fighters[t.state.figures[self.target].fighter].skill
        if self.counter:
            if margin >= (int(skill["counter_attack"]) or DEFAULT_MARGIN):
                gain_attack_die(t, self.target)
        elif ambidextrous(t, self.target):
            if t.state.edition != OFFICIAL:
                gain_attack_die(t, self.target)
            elif margin >= OFFICIAL_AMBIDEXTROUS_MARGIN:
                return call(Attack(self.target, self.attacker, self.lone, self.others), self.after_riposte)
        return None

    def after_riposte(self, t: Battle) -> Arrow:
        """CF-K-1."""
        return None

    def hit(self, t: Battle) -> Arrow:
        """CF-E3-3 CF-K-9. The attack hits; one who knows the Feint may strike off a die instead of wounding."""
        if t.listener is not None:
            t.tell("hit", who=self.attacker, target=self.target)
        target = t.state.figures[self.target]
        if (target.attack or target.defence) and uses(t, self.attacker, "feint", self.target):
            options: list[Wound | Feint] = [Wound()]
            options += [Feint(die) for die in ("attack", "defence") if getattr(target, die)]
            return ask(t.state.figures[self.attacker].side, "wound_or_feint", options, self.hear_feint)
        return self.wound(t)

    def hear_feint(self, t: Battle, choice: Wound | Feint) -> Arrow:
        """CF-K-9."""
        if isinstance(choice, Wound):
            return self.wound
        target = t.state.figures[self.target]
        if choice.die == "attack":
            target.attack -= 1
        else:
            target.defence -= 1
        t.tell("feint", who=self.attacker, target=self.target, die=choice.die)
        return None

    def wound(self, t: Battle) -> Arrow:
        """CF-E6-1 CF-K-8 CF-K-24. One wound roll for one hit."""
        master = self.master and uses(t, self.attacker, "master_strike", self.target)
        assassin = t.state.has(self.attacker, "charging") and uses(t, self.attacker, "assassin", self.target)
        assassin = assassin and not t.state.has(self.attacker, "assassin_used")
        if assassin:
            t.state.gain(self.attacker, "assassin_used", "turn")
        return play(t, WoundRoll(self.attacker, self.target, master, False, assassin), self.after_wound)

    def after_wound(self, t: Battle, severity: str) -> Arrow:
        """CF-D-4 CF-E6-2. Whoever dies, nobody recounts dice."""
        return None


def cannot_fail(t: Battle, who: int) -> bool:
    """CF-F-4 CF-T-8. ATT above 0, unless a natural 1 fails."""
    return value(t, who, "ATT") > 0 and not ones_fail(t, who, "ATT")


def defences(t: Battle, who: int) -> tuple[Defence, ...]:
    """CF-E5-7. Every defence open to a fighter; sustained, no other."""
    if t.state.has(who, "sustained_defence"):
        return (SUSTAIN,)
    figure = t.state.figures[who]
    counters = "counter_attack" in t.content.fighters[figure.fighter].skill
    return parries(figure.defence, figure.unplaced > 0, counters, may_sustain(t, who))


@cache
def parries(dice: int, held: bool, counters: bool, sustains: bool) -> tuple[Defence, ...]:
    """CF-E1-1 CF-E1-2 CF-E5-5 CF-E5-6 CF-K-3 CF-K-6. So many dice, one held back, a counter-attack, the last die."""
    found: list[Defence] = [ENDURE, *[Parry(used) for used in range(1, dice + 1)]]
    if held:
        found += [Parry(used + 1, 1) for used in range(dice + 1)]
    if counters:
        found += [Counter(option.dice, option.held) for option in found if isinstance(option, Parry)]
    if sustains:
        found.append(SUSTAIN)
    return tuple(found)


def may_sustain(t: Battle, who: int) -> bool:
    """CF-E5-1 CF-E5-2 CF-E5-3 CF-E5-12. Judged on the placement as it was made, with the last die and none unplaced."""
    figure = t.state.figures[who]
    return figure.defence == 1 and not figure.unplaced and figure.placed_defence >= figure.placed_attack


def ambidextrous(t: Battle, who: int) -> bool:
    """CF-K-1 CF-E5-10. The skill is dead for this combat once a sustained defence is announced."""
    card = t.content.fighters[t.state.figures[who].fighter]
    return "ambidextrous" in card.skill and not t.state.has(who, "sustained_defence")


def spend_defence(t: Battle, who: int, dice: int, held: int) -> None:
    """CF-E3-2 CF-K-33 CF-K-44. A die held back that parries was not put in attack."""
    figure = t.state.figures[who]
    figure.defence -= dice - held
    figure.unplaced -= held
    if held:
        t.state.gain(who, "parried_with_held", "combat")


def gain_attack_die(t: Battle, who: int) -> None:
    """CF-K-5 CF-E5-12. It goes to attack, and does not count as placed."""
    t.state.figures[who].attack += 1
    t.tell("gains_die", who=who)
