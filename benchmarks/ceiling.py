"""How well can the duel be played at all?  The best answers to an opponent who answers at random, worked out in full.

`python -m benchmarks.ceiling` (three minutes).  The duel is small enough: two fighters, six turns, four dice each at
most.  Its rules are written here once more, as sums over dice, for the two cards of the scenario.  That it is the same
game is not taken on trust: games played by the rules themselves, at random and with the best answers, must end as often
as reckoned.

A worth is how likely Danil wins.  Arrays of it are indexed by what lies on the figures: dice bought by Danil, and by
Arkeon; wound and stun of Danil, and of Arkeon; whether Danil's Resolution is still there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heraut.games import game
from heraut.games.confrontation.answers import Counter, Endure, MasterStrike, Parry, Place, Resolution, Sustain
from heraut.games.confrontation.model import WORTH
from heraut.games.confrontation.numbers.values import value
from heraut.games.confrontation.printed.cards import WOUND_LEVELS
from heraut.games.confrontation.rules.ch02_tests import Opposition, Test
from heraut.games.confrontation.rules.ch09_combat.attack import Attack
from heraut.games.confrontation.rules.ch09_combat.defence import Defence, parries
from heraut.games.confrontation.rules.ch09_combat.passes import MASTER_DICE, Pass
from heraut.games.confrontation.rules.ch09_combat.placing import shares
from heraut.kernel import Option, Table
from heraut.players.dice import Seeded
from heraut.study.statistics import wilson

Worth = NDArray[np.float64]
Numbers = NDArray[np.int64]
Choose = Callable[[Sequence[Any]], Any]

GAME = game("confrontation")
DUEL = GAME.content.scenarios["duel"]
CARDS = [GAME.content.fighters[figure.fighter] for figure in DUEL.figures]
DANIL, ARKEON = 0, 1
LEVELS = ("", *WOUND_LEVELS)
DEAD = len(LEVELS)
DICE = 2  # of a fighter against one opponent
BOUGHT = range(int(CARDS[DANIL].skill["sequence"]) + 1)
MARGIN = int(CARDS[DANIL].skill["counter_attack"])
RESOLUTION = int(CARDS[DANIL].skill["resolution"])
RIGHTEOUS = CARDS[DANIL].all_attack["ATT"]
SUSTAINED = GAME.content.states["sustained_defence"].modifies["DEF"]
SPENT, READY = 0, 1  # Resolution
HIGHEST = 41  # a die whose 6 is rolled again ends beyond this once in 280,000 times


def best(options: Sequence[Any]) -> Any:
    return np.maximum.reduce(list(options))


def worst(options: Sequence[Any]) -> Any:
    return np.minimum.reduce(list(options))


def any_(options: Sequence[Any]) -> Any:
    return sum(options[1:], options[0]) / len(options)


# ── dice and numbers ─────────────────────────────────────────────────────────────────────────────────────────────────

DIE = np.array([6.0 ** -(total // 6 + 1) if total % 6 else 0.0 for total in range(HIGHEST + 1)])
DIE /= DIE.sum()
FACES = np.flatnonzero(DIE)
AT_LEAST = np.append(DIE[::-1].cumsum()[::-1], 0.0)


def reach(dice: int, wanted: Numbers) -> Worth:
    """How likely the best of so many dice is at least so much."""
    return np.asarray(1 - (1 - AT_LEAST[np.clip(wanted, 0, HIGHEST + 1)]) ** dice)


def axes(who: int) -> tuple[Numbers, Numbers, Numbers]:
    """Dice bought, wound and stun of a fighter, along their axes."""
    places = ((0, 2, 3), (1, 4, 5))[who]
    sizes = (len(BOUGHT), DEAD + 1, 2)
    shapes = [[size if at == place else 1 for at in range(7)] for place, size in zip(places, sizes, strict=True)]
    bought, wound, stun = [np.arange(size).reshape(shape) for size, shape in zip(sizes, shapes, strict=True)]
    return bought, wound, stun


def number(who: int, stat: str) -> Numbers:
    """A characteristic, whatever lies on the figure."""
    bought, wound, stun = axes(who)
    printed: int = getattr(CARDS[who], stat)
    return printed - wound - stun - (bought if stat in ("ATT", "DEF") else 0)


ATT, DEF, FOR, INI = [[number(who, stat) for who in (DANIL, ARKEON)] for stat in ("ATT", "DEF", "FOR", "INI")]
WHOLE = (len(BOUGHT), len(BOUGHT), DEAD + 1, 2, DEAD + 1, 2, 2)


def wounds(attacker: int, master: bool) -> Worth:
    """How likely a wound roll leads from one wound and stun of the target to another, by those of the attacker."""
    table = GAME.content.wound_table
    target = 1 - attacker
    found = np.zeros((DEAD + 1, 2) * 3)
    strength = CARDS[attacker].FOR + (CARDS[attacker].ATT if master else 0) - CARDS[target].RES
    for my_wound, my_stun, wound, stun in np.ndindex(DEAD, 2, DEAD, 2):
        for low in range(1, 7):
            for high in range(low, 7):
                row = table.row_of(high + strength - my_wound - my_stun)
                severity = table.cells[row][low - 1]
                after = (wound, 1) if severity == "stunned" else (wound, stun)
                if severity in (*WOUND_LEVELS, "killed"):
                    rank = (*LEVELS, "killed").index(severity)
                    after = (rank if rank > wound else wound + 1, stun)
                found[(my_wound, my_stun, wound, stun, *after)] += (1 if low == high else 2) / 36
    return found


WOUNDS = {(who, master): wounds(who, master) for who in (DANIL, ARKEON) for master in (False, True)}


# ── the duel ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Hand:
    """The dice before a fighter, and what their placement allows."""

    attack: int
    defence: int
    all_attack: bool = False
    may_sustain: bool = False
    sustains: bool = False


def placed(option: Place) -> Hand:
    return Hand(option.attack, option.defence, not option.defence, 0 < option.defence >= option.attack)


def defences(hand: Hand) -> tuple[Defence, ...]:
    if hand.sustains:
        return (Sustain(),)
    return parries(hand.defence, False, True, hand.may_sustain and hand.defence == 1) if hand.defence else (Endure(),)


Hands = tuple[Hand, Hand]


@dataclass
class OneTurn:
    """A turn of the duel: what each situation is worth when each side chooses as it does.

    `after`: what the end of the turn is worth, by the two wounds.
    """

    choose: tuple[Choose, Choose]
    after: Worth
    known: dict[Any, Worth] = field(default_factory=dict)

    def settled(self, worth: Worth) -> Worth:
        """Whoever is dead has lost."""
        worth = np.array(np.broadcast_to(worth, WHOLE))
        worth[:, :, DEAD] = 0.0
        worth[:, :, :, :, DEAD] = 1.0
        return worth

    def go_on(self, hands: Hands, first: int, camp: int) -> Worth:
        """A pass, from where the first (0) or second (1) camp strikes; passes follow while there are attack dice."""
        key = (hands, first, camp := camp % 2)
        if key not in self.known:
            self.known[key] = self.settled(self.work_out(hands, first, camp))
        return self.known[key]

    def work_out(self, hands: Hands, first: int, camp: int) -> Worth:
        if camp == 0 and not hands[DANIL].attack and not hands[ARKEON].attack:
            return self.after[None, None, :, None, :, None, None]
        actor = first if camp == 0 else 1 - first
        if not hands[actor].attack:
            return self.go_on(hands, first, camp + 1)
        blows = (False, True) if hands[actor].attack >= MASTER_DICE else (False,)
        strikes = [self.announce(hands, first, camp, master) for master in blows]
        return np.asarray(self.choose[actor](strikes))

    def announce(self, hands: Hands, first: int, camp: int, master: bool) -> Worth:
        """An attack announced: how is it met?"""
        actor = first if camp == 0 else 1 - first
        mine = hands[actor]
        hands = with_hand(hands, actor, replace(mine, attack=mine.attack - (MASTER_DICE if master else 1)))
        options = [self.met(hands, first, camp, master, option) for option in defences(hands[1 - actor])]
        return np.asarray(self.choose[1 - actor](options))

    def met(self, hands: Hands, first: int, camp: int, master: bool, defence: Defence) -> Worth:
        """An attack that is met in this way."""
        thrown, choose = self.thrown(hands, first, camp, master, defence), self.choose[DANIL]
        return thrown.by_danil(choose) if thrown.attacker == DANIL else thrown.against_danil(choose)

    def thrown(self, hands: Hands, first: int, camp: int, master: bool, defence: Defence) -> Thrown:
        actor = first if camp == 0 else 1 - first
        target = 1 - actor
        sustained = isinstance(defence, Sustain)
        dice = defence.dice if isinstance(defence, (Parry, Counter)) else int(sustained)
        hand = hands[target]
        left = replace(hand, sustains=True) if sustained else replace(hand, defence=hand.defence - dice)
        parried = self.go_on(with_hand(hands, target, left), first, camp + 1)
        countered = parried
        if isinstance(defence, Counter):
            back = with_hand(hands, target, replace(left, attack=left.attack + 1))
            countered = self.go_on(back, first, camp + 1)
        hit = struck(parried, actor, master)
        return Thrown(actor, dice, hands[actor].all_attack, sustained, hit, parried, countered)

    def initiative(self, hands: Hands) -> Worth:
        """Both roll, Danil first; who is tied rolls again.  With his Resolution there; it is, at the first roll."""
        use, keep, tied = self.resolution(hands)
        if self.choose[DANIL] is any_:
            return np.asarray((use + (1 - tied) * keep) / (2 - tied))  # tied without it, he is asked again
        return np.asarray(self.choose[DANIL]([use, keep]))

    def resolution(self, hands: Hands) -> tuple[Worth, Worth, Worth]:
        """What Resolution is worth for Initiative: used now, never used, and how likely nothing comes of this roll."""
        danil, arkeon = self.go_on(hands, DANIL, 0), self.go_on(hands, ARKEON, 0)
        won, tied, lost = opposed(0)
        never = (won * danil + lost * arkeon) / (1 - tied)
        won, again, lost = opposed(RESOLUTION)
        used = won * danil + again * never + lost * arkeon
        return used[..., SPENT], never[..., READY], tied[..., 0]

    def reply(self, place: Place) -> list[Worth]:
        """Danil has placed so: what each placement of Arkeon is worth."""
        found = []
        for other in shares(ARKEON, DICE, BOUGHT[-1], False):
            worth = self.initiative((placed(place), placed(other)))
            found.append(worth[place.bought, other.bought, :, 0, :, 0])
        return found

    def worth(self) -> Worth:
        """The turn from its beginning, by the two wounds."""
        options = [self.choose[ARKEON](self.reply(place)) for place in shares(DANIL, DICE, BOUGHT[-1], False)]
        return np.asarray(self.choose[DANIL](options))


def with_hand(hands: Hands, who: int, hand: Hand) -> Hands:
    return (hand, hands[ARKEON]) if who == DANIL else (hands[DANIL], hand)


def struck(worth: Worth, attacker: int, master: bool) -> Worth:
    """What it is worth to be about to roll for a wound."""
    indices = "abwsWSr,wsWSXY->abwsWSr" if attacker == DANIL else "abwsWSr,WSwsxy->abwsWSr"
    indices = indices.replace("abwsWSr,", "abwsXYr," if attacker == DANIL else "abxyWSr,", 1)
    return np.asarray(np.einsum(indices, worth, WOUNDS[attacker, master], optimize=True))


@cache
def opposed(bonus: int) -> tuple[Worth, Worth, Worth]:
    """How likely Danil, with a bonus, wins, ties and loses an Initiative test."""
    needed = FACES.reshape(-1, 1, 1, 1, 1, 1, 1, 1) + INI[DANIL] - INI[ARKEON] + bonus
    lost, below = [np.tensordot(DIE[FACES], reach(1, needed + more), 1) for more in (1, 0)]
    return 1 - below, below - lost, lost


@dataclass
class Thrown:
    """An attack that is met with so many dice, and what may come of it."""

    attacker: int
    dice: int
    all_attack: bool
    sustained: bool
    hit: Worth
    parried: Worth
    countered: Worth

    def by_danil(self, choose: Choose) -> Worth:
        """Danil strikes; his Resolution comes before the die."""
        worth, helped = self.mean(0), self.mean(RESOLUTION)
        worth[..., READY] = choose([worth[..., READY], helped[..., SPENT]])
        return worth

    def against_danil(self, choose: Choose) -> Worth:
        """Danil is struck; if he parries, his Resolution comes when the attack is known."""
        worth = self.mean(0)
        if self.dice:
            kept, used = self.each(0, READY), self.each(-RESOLUTION, SPENT)
            worth[..., READY] = np.tensordot(DIE[FACES], choose([kept, used]), 1)
        return worth

    def mean(self, bonus: int) -> Worth:
        """Whatever falls; `bonus` is for the attacker."""
        if not self.dice:
            return np.array(self.hit)
        parry, counter = [np.tensordot(DIE[FACES], part, 1)[..., None] for part in self.parries(bonus)]
        return self.hit + parry * (self.parried - self.hit) + counter * (self.countered - self.parried)

    def each(self, bonus: int, resolution: int) -> Worth:
        """By how the attack die fell."""
        hit, parried, countered = [one[..., resolution] for one in (self.hit, self.parried, self.countered)]
        parry, counter = self.parries(bonus)
        return hit + parry * (parried - hit) + counter * (countered - parried)

    def parries(self, bonus: int) -> tuple[Worth, Worth]:
        righteous = RIGHTEOUS if self.attacker == DANIL and self.all_attack else 0
        return parrying(self.attacker, self.dice, bonus + righteous - (SUSTAINED if self.sustained else 0))


@cache
def parrying(attacker: int, dice: int, bonus: int) -> tuple[Worth, Worth]:
    """How likely an attack is parried, and by enough to strike back, by its die and what lies on the figures."""
    ahead = (ATT[attacker] - DEF[1 - attacker] + bonus)[..., 0]
    needed = FACES.reshape(-1, 1, 1, 1, 1, 1, 1) + ahead
    return reach(dice, needed), reach(dice, needed + MARGIN)


def at_the_end() -> Worth:
    """Who has won when the turns are over, by the two wounds."""
    left = [[CARDS[who].PA * WORTH[level] for level in LEVELS] + [0] for who in (DANIL, ARKEON)]
    return np.array([[float(mine > theirs) + (mine == theirs) / 2 for theirs in left[1]] for mine in left[0]])


def turns(danil: Choose, arkeon: Choose) -> list[OneTurn]:
    """All turns, the last first; then one more, of which only `after` counts: what the duel is worth."""
    found = [OneTurn((danil, arkeon), at_the_end())]
    for _ in range(DUEL.turns):
        worth = found[-1].worth()
        worth[DEAD], worth[:, DEAD] = 0.0, 1.0
        found.append(OneTurn((danil, arkeon), worth))
    return found


# ── the same by the rules ────────────────────────────────────────────────────────────────────────────────────────────


class Reckoner:
    """Answers for one side whatever is best in what was worked out."""

    def __init__(self, side: int, known: list[OneTurn]) -> None:
        self.side = side
        self.known = known

    def answer(self, t: Table[Any, Any]) -> Option:
        assert t.decision is not None
        options = t.decision.options
        if len(options) == 1:
            return options[0]
        turn = self.known[DUEL.turns - t.state.turn]
        worths = [self.worth(t, turn, option) for option in options]
        pick = max if self.side == DANIL else min
        return options[worths.index(pick(worths))]

    def worth(self, t: Table[Any, Any], turn: OneTurn, option: Option) -> float:
        here = lying(t)
        if isinstance(option, Place):
            hand = placed(option)
            if self.side == DANIL:
                return float(turn.choose[ARKEON](turn.reply(option))[here[2], here[4]])
            bought = (here[0], option.bought)
            return float(turn.initiative((hands_of(t)[DANIL], hand))[(*bought, *here[2:-1])])
        if isinstance(option, Resolution) or t.within(Test):
            return self.resolution(t, turn, isinstance(option, Resolution))
        first, camp = t.find(Pass).first, t.find(Pass).camp
        if t.within(Attack):
            return float(turn.met(hands_of(t), first, camp, t.find(Attack).master, option)[here])
        return float(turn.announce(hands_of(t), first, camp, isinstance(option, MasterStrike))[here])

    def resolution(self, t: Table[Any, Any], turn: OneTurn, used: bool) -> float:
        here, hands = lying(t), hands_of(t)
        after = (*here[:-1], SPENT if used else READY)
        bonus = RESOLUTION if used else 0
        if t.within(Opposition):
            use, keep, _ = turn.resolution(hands)
            return float((use if used else keep)[here[:-1]])
        attack, fighting = t.find(Attack), t.find(Pass)
        thrown = turn.thrown(hands, fighting.first, fighting.camp, attack.master, met_by(attack))
        if attack.attacker - 1 == DANIL:
            return float(thrown.mean(bonus)[after])
        needed = attack.difficulty - value(t, attack.target, "DEF") - bonus
        parry, counter = [float(reach(thrown.dice, np.array(needed + more))) for more in (0, MARGIN)]
        hit, parried, countered = [float(one[after]) for one in (thrown.hit, thrown.parried, thrown.countered)]
        return hit + parry * (parried - hit) + counter * (countered - parried)


def met_by(attack: Attack) -> Defence:
    if attack.sustained:
        return Sustain()
    if not attack.parry_dice:
        return Endure()
    return Counter(attack.parry_dice) if attack.counter else Parry(attack.parry_dice)


def lying(t: Table[Any, Any]) -> tuple[int, ...]:
    """What lies on the figures, as the arrays are indexed."""
    state = t.state
    held = [state.modifiers.get(who, ()) for who in state.figures]
    bought = [sum([one.amount for one in mine if one.status == "sequence"]) for mine in held]
    wounds = [(LEVELS.index(figure.wound), int(state.has(who, "stunned"))) for who, figure in state.figures.items()]
    return (*bought, *wounds[DANIL], *wounds[ARKEON], SPENT if state.has(1, "resolution_used") else READY)


def hands_of(t: Table[Any, Any]) -> Hands:
    danil, arkeon = [
        Hand(
            one.attack,
            one.defence,
            not one.placed_defence,
            0 < one.placed_defence >= one.placed_attack,
            t.state.has(who, "sustained_defence"),
        )
        for who, one in t.state.figures.items()
    ]
    return danil, arkeon


def play(players: Sequence[Reckoner | None], seed: int) -> bool:
    """A duel by the rules, None answering at random: does Danil win?"""
    t, random = GAME.table(DUEL.id, Seeded(seed)), Random(seed)
    while t.decision is not None:
        player, options = players[t.decision.seat], t.decision.options
        t.answer(player.answer(t) if player else options[int(random.random() * len(options))])
    danil, arkeon = GAME.scores(t)
    return danil > arkeon


def share(players: Sequence[Reckoner | None], games: int) -> str:
    won = wilson(sum([play(players, seed) for seed in range(games)]), games)
    return f"{won.value:.1%} of {games} games by the rules ({won.low:.1%} to {won.high:.1%})"


def report(games: int) -> list[str]:
    """How often Danil wins, reckoned and played."""
    lines = [f"both at random: {turns(any_, any_)[-1].after[0, 0]:.2%}; {share((None, None), 20 * games)}"]
    known = turns(best, any_)
    danil = known[-1].after[0, 0]
    lines.append(f"Danil at his best, Arkeon at random: {danil:.2%}; {share((Reckoner(DANIL, known), None), games)}")
    known = turns(any_, worst)
    arkeon = known[-1].after[0, 0]
    lines.append(f"Arkeon at his best, Danil at random: {arkeon:.2%}; {share((None, Reckoner(ARKEON, known)), games)}")
    lines.append(f"both at their best: {turns(best, worst)[-1].after[0, 0]:.2%}")
    return [*lines, f"Nobody wins more of the mirrored duels against random than {(danil + 1 - arkeon) / 2:.2%}."]


if __name__ == "__main__":
    print("How often Danil wins the duel:", *report(500), sep="\n")
