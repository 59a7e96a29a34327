"""IX-E. An attack, from announcement to wound."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.confrontation.answers import (
    KEEP,
    TRADE,
    Counter,
    Feint,
    Keep,
    Parry,
    Skip,
    Sustain,
    ThrowDie,
    Trade,
    Wound,
)
from heraut.games.confrontation.model import OFFICIAL, Battle, FigureId, Figures
from heraut.games.confrontation.numbers.values import value
from heraut.games.confrontation.rules.ch02_tests import FAILED, Test, ones_fail
from heraut.games.confrontation.rules.ch02_wounds import WoundRoll, uses
from heraut.games.confrontation.rules.ch09_combat.defence import Defence, cannot_defend, defences, odd_defences
from heraut.games.confrontation.rules.requirements import asked
from heraut.kernel import Arrow, Option, Reason, Section, ask, call, play

DEFAULT_MARGIN = 2  # CF-K-3
OFFICIAL_AMBIDEXTROUS_MARGIN = 2  # CF-K-1
TRADES: tuple[Keep | Trade, ...] = (KEEP, TRADE)
THROWS: tuple[Skip | ThrowDie, ...] = (Skip(), ThrowDie())
FEINTS = (Feint("attack"), Feint("defence"))


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

    attacker: FigureId
    target: FigureId
    lone: FigureId
    others: Figures
    master: bool = False
    parry_dice: int = 0
    held: int = 0
    counter: bool = False
    sustained: bool = False
    difficulty: int = 0

    def foes(self, t: Battle, who: FigureId) -> Figures:
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
        t.tell("attack", who=self.attacker, target=self.target, master=self.master)
        target = t.state.figures[self.target]
        if not target.defence and not target.unplaced:
            return self.throw_attack
        return ask(target.side, "announce_defence", self.defences, self.hear_defence)

    def defences(self, t: Battle) -> tuple[Defence, ...]:
        """CF-E1-1 CF-E1-2 CF-E5-5. None, so many dice, or whatever skills and the last die allow."""
        return defences(t, self.target)

    def hear_defence(self, t: Battle, choice: Defence) -> Arrow:
        """CF-E1-2 CF-E5-3 CF-E5-4 CF-E5-8. DEF−2 from the announcement, once and for all."""
        if isinstance(choice, (Parry, Counter)):
            self.parry_dice, self.held, self.counter = choice.dice, choice.held, isinstance(choice, Counter)
        elif isinstance(choice, Sustain):
            self.parry_dice, self.sustained = 1, True
            if not t.state.has(self.target, "sustained_defence"):
                t.state.gain(self.target, "sustained_defence", "combat")
        t.tell("defence", who=self.target, dice=self.parry_dice, counter=self.counter, sustained=self.sustained)
        return self.throw_attack

    def throw_attack(self, t: Battle) -> Arrow:
        """CF-F-4 CF-F-15. A die that cannot fail may be skipped when the table plays so; whoever likes still rolls."""
        if t.state.quick and not self.parry_dice and cannot_fail(t, self.attacker):
            return ask(t.state.figures[self.attacker].side, "throw_or_skip", self.throws, self.hear_throw)
        return self.test_attack

    def throws(self, t: Battle) -> tuple[Skip | ThrowDie, ...]:
        """CF-F-4 CF-F-15. It hits, thrown or not."""
        return THROWS

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
            return self.hit
        self.difficulty = result
        test = Test(self.target, "DEF", "defence_test", self.parry_dice)
        test.foes = self.foes(t, self.target)
        return play(t, test, self.read_defence)

    def fail(self, t: Battle) -> Arrow:
        """CF-E4-1 CF-E5-11 CF-K-2 CF-K-4 CF-E5-10. The defender keeps its dice; the Ambidextrous may trade one."""
        t.tell("attack_fails", who=self.attacker, target=self.target)
        if self.parry_dice and not self.counter and ambidextrous(t, self.target):
            return ask(t.state.figures[self.target].side, "trade_die", self.trades, self.hear_trade)
        return None

    def trades(self, t: Battle) -> tuple[Keep | Trade, ...]:
        """CF-K-2. The defence die is kept, or traded for one in attack."""
        return TRADES

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
            return self.hit
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
                return call(Attack(self.target, self.attacker, self.lone, self.others))
        return None

    def hit(self, t: Battle) -> Arrow:
        """CF-E3-3 CF-K-9. The attack hits; one who knows the Feint may strike off a die instead of wounding."""
        t.tell("hit", who=self.attacker, target=self.target)
        target = t.state.figures[self.target]
        if (target.attack or target.defence) and uses(t, self.attacker, "feint", self.target):
            return ask(t.state.figures[self.attacker].side, "wound_or_feint", self.feints, self.hear_feint)
        return self.wound

    def feints(self, t: Battle) -> list[Wound | Feint]:
        """CF-K-9. The wound roll, or one die that the target has."""
        return [Wound(), *[feint for feint in FEINTS if no_die_to_lose(t, self.target, feint) is None]]

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
        return play(t, WoundRoll(self.attacker, self.target, master, False, assassin), self.after_wound)

    def after_wound(self, t: Battle, severity: str) -> Arrow:
        """CF-D-4 CF-E6-2. Whoever dies, nobody recounts dice."""
        return None

    def wishes(self, t: Battle) -> Sequence[Option]:
        if asked(t, "announce_defence"):
            return odd_defences(t, self.target)
        return FEINTS if asked(t, "wound_or_feint") else ()

    def forbids(self, t: Battle, wish: Option) -> Reason | None:
        """CF-E1-2 CF-K-9."""
        if asked(t, "announce_defence"):
            return cannot_defend(t, self.target, wish)
        feints = isinstance(wish, Feint) and asked(t, "wound_or_feint")
        return no_die_to_lose(t, self.target, wish) if feints else None


def cannot_fail(t: Battle, who: FigureId) -> bool:
    """CF-F-4 CF-T-8. ATT above 0, unless a natural 1 fails."""
    return value(t, who, "ATT") > 0 and not ones_fail(t, who, "ATT")


def no_die_to_lose(t: Battle, who: FigureId, wish: Feint) -> Reason | None:
    """CF-K-9."""
    figure = t.state.figures[who]
    has_one = figure.attack if wish.die == "attack" else figure.defence
    return None if has_one else Reason("no-die-to-lose", ("CF-K-9",), who=who, die=wish.die)


def ambidextrous(t: Battle, who: FigureId) -> bool:
    """CF-K-1 CF-E5-10. The skill is dead for this combat once a sustained defence is announced."""
    card = t.content.fighters[t.state.figures[who].fighter]
    return "ambidextrous" in card.skill and not t.state.has(who, "sustained_defence")


def spend_defence(t: Battle, who: FigureId, dice: int, held: int) -> None:
    """CF-E3-2 CF-K-33 CF-K-44. A die held back that parries was not put in attack."""
    figure = t.state.figures[who]
    figure.defence -= dice - held
    figure.unplaced -= held
    if held:
        t.state.gain(who, "parried_with_held", "combat")


def gain_attack_die(t: Battle, who: FigureId) -> None:
    """CF-K-5 CF-E5-12. It goes to attack, and does not count as placed."""
    t.state.figures[who].attack += 1
    t.tell("gains_die", who=who)
