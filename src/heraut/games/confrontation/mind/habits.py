"""What a player would answer without thinking long, and how far ahead a question is worth thinking.

Nothing here is a rule.  What comes first when bots think, and how they play on; the numbers were chosen by playing
thousands of games of one habit against another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from heraut.games.confrontation.answers import Charge, Dive, Endure, Name, Parry, Place, Stay, Strike, Sustain
from heraut.games.confrontation.mind.average_blow import RANK, WORTH_PARRYING, Harm, chance_to_parry
from heraut.games.confrontation.model import Battle, FigureId
from heraut.games.confrontation.numbers.battlefield import points_left
from heraut.games.confrontation.numbers.values import value
from heraut.games.confrontation.rules.ch02_wounds import row_shift
from heraut.games.confrontation.rules.ch07_contact import Charges
from heraut.games.confrontation.rules.ch09_combat.attack import Attack
from heraut.games.confrontation.rules.ch09_combat.combat import Combat
from heraut.games.confrontation.rules.ch09_combat.melees import Split
from heraut.games.confrontation.rules.ch09_combat.pursuit import Pursuits
from heraut.kernel import Decision, Option, Section

Random = Callable[[], float]
SELDOM = 0.15
RETURNED = 0.4  # how much of what the enemies will do to a charger counts against the charge


def horizon(t: Battle) -> Callable[[Battle], bool]:
    """A combat is thought through to its end, a melee until it is cut, a pursuit until all have moved.  What a charge
    was good for, or waiting, is seen when the next turn is over: whoever waits is charged.

    Of anything else (who makes a test, which combat comes first) too little can be seen before the dice fall, and a
    habit is answered at once.
    """
    decision = t.decision
    if decision is not None and not isinstance(decision.options[0], Name):
        for kind in (Combat, Split, Pursuits):
            if t.within(kind):
                return outside(kind)
    if t.within(Charges):
        turn = t.state.turn
        return lambda later: later.state.turn > turn + 1
    return lambda later: True


def outside(kind: type[Section]) -> Callable[[Battle], bool]:
    return lambda later: not later.within(kind)


def best_named(t: Battle, decision: Decision) -> Option:
    stat = "INI" if decision.kind == "name_for_initiative" else "DIS"
    return max(decision.options, key=lambda one: value(t, one.fighter, stat))


def leads(t: Battle, side: int) -> bool:
    left = points_left(t)
    return left[side] > max(left[:side] + left[side + 1 :])


class Habits:
    """Habits of players, by the content they play with."""

    def __init__(self, harm: Harm) -> None:
        self.harm = harm
        self.cards = harm.content.fighters

    def likely(self, t: Battle, decision: Decision, random: Random) -> Option:
        """By the kind of question; where nothing is known of it, any answer, but seldom to stay or to endure."""
        options = decision.options
        first, kind = options[0], decision.kind
        if kind == "place_dice":
            return self.place(t, options)
        if kind == "announce_defence":
            return self.defend(t, options)
        if kind == "choose_attack":
            return self.strike(t, options, random)
        if kind == "charge":
            return self.charge(t, options)
        if isinstance(first, Name):
            return best_named(t, decision)
        skipped = isinstance(first, (Endure, Stay)) and random() > SELDOM
        return options[skipped + int(random() * (len(options) - skipped))]

    def place(self, t: Battle, options: Sequence[Any]) -> Option:
        """Half of the dice to parry, where that is likely and there is something to parry; else all to strike."""
        combat, figures = t.find(Combat), t.state.figures
        who = options[0].fighter
        foes = [foe for foe in (combat.others if who == combat.lone else (combat.lone,)) if not figures[foe].down]
        kept = 0
        if sum([self.parry(t, foe, who) for foe in foes]) > WORTH_PARRYING * len(foes):
            coming = sum([figures[foe].attack + figures[foe].unplaced for foe in foes])
            kept = min(figures[who].unplaced // 2, coming)
        for option in options:
            if isinstance(option, Place) and option.defence == kept and not option.held and not option.bought:
                return option
        return options[0]

    def defend(self, t: Battle, options: Sequence[Any]) -> Option:
        """As many dice as there are for each attack to come; the last one is sustained where several are."""
        attack, figures = t.find(Attack), t.state.figures
        target = figures[attack.target]
        foes = attack.others if attack.target == attack.lone else (attack.lone,)
        coming = 1 + sum([figures[foe].attack for foe in foes if not figures[foe].down])
        last = options[-1]
        if isinstance(last, Sustain) and (coming > 1 or len(options) == 1):
            loss = -t.content.states["sustained_defence"].modifies["DEF"]
            once, always = [self.parry(t, attack.attacker, attack.target, less) for less in (0, loss)]
            if coming * always > once:
                return last
        dice = -(-(target.defence + target.unplaced) // coming)
        for option in options:
            if isinstance(option, Parry) and option.dice == dice:
                return option
        return last

    def strike(self, t: Battle, options: Sequence[Any], random: Random) -> Option:
        """Where it hurts most."""
        if all(isinstance(one, Strike) for one in options):
            return max(options, key=lambda one: self.hurt(t, one.attacker, one.target))
        return options[int(random() * len(options))]

    def charge(self, t: Battle, options: Sequence[Any]) -> Option:
        """Upon whoever suffers most and can do least about it, for whoever waits is charged; a lead is kept at last."""
        charges = [one for one in options if isinstance(one, (Charge, Dive))]
        if not charges or (t.state.turn == t.state.turns and leads(t, t.state.figures[charges[0].fighter].side)):
            return options[0]
        return max(charges, key=lambda one: self.worth_of_charge(t, one))

    def worth_of_charge(self, t: Battle, charge: Charge | Dive) -> float:
        who = charge.fighter
        dealt = max([self.hurt(t, who, foe) for foe in charge.touches])
        return dealt - RETURNED * sum([self.hurt(t, foe, who) for foe in charge.touches])

    def parry(self, t: Battle, striker: FigureId, foe: FigureId, less: int = 0) -> float:
        """How likely one die of the foe, with so much less DEF, parries a blow."""
        figures, cards = t.state.figures, self.cards
        margin = value(t, striker, "ATT") - value(t, foe, "DEF") + less
        struck, parries = cards[figures[striker].fighter].opens["ATT"], cards[figures[foe].fighter].opens["DEF"]
        return chance_to_parry(margin, struck, parries)

    def hurt(self, t: Battle, striker: FigureId, foe: FigureId) -> float:
        """What a hit costs the foe, in army points, in the mean."""
        figures = t.state.figures
        power = value(t, striker, "FOR") - value(t, foe, "RES")
        mine, theirs = figures[striker].fighter, figures[foe]
        return self.harm.cost(power, row_shift(t, striker, foe), mine, theirs.fighter, RANK[theirs.wound])
