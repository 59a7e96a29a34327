"""Which dice are worth rolling again: what the sum is for, and what another face would change."""

from __future__ import annotations

from collections.abc import Callable

from heraut.games.conan.answers.fighting import Reroll
from heraut.games.conan.mind.blows import DEATH, RULER, WOUND, defence_worth, mark_of, price, sum_worth
from heraut.games.conan.mind.deeds import CHEST, ERRAND, demand, effort_deed
from heraut.games.conan.model import Game, HeroId
from heraut.games.conan.numbers.blows import life_left, shown
from heraut.games.conan.numbers.figures import is_hero
from heraut.games.conan.numbers.hindering import rolling
from heraut.games.conan.rules.ch2_sheet.attack import Attack
from heraut.games.conan.rules.ch2_sheet.chests import ForceChest
from heraut.games.conan.rules.ch2_sheet.defence import Defence
from heraut.games.conan.rules.ch2_sheet.manipulation import ComplexManipulation
from heraut.games.conan.rules.ch2_sheet.rolls import MARK, Roll
from heraut.games.conan.rules.ch4_magic.falls import Fall
from heraut.kernel import Decision, Option

Worth = Callable[[int], float]  # of a sum of dice
POINT = 0.3  # of a sum that nothing is known of


def reroll(t: Game, decision: Decision) -> Option:
    """The die that is likely to change most for what it costs; enough if none is."""
    roll = t.find(Roll)
    worth, now = use_of(t, roll), shown(roll.fallen)
    paid = 0.0 if roll.is_supported(t) else price(t, HeroId(roll.figure), 1) if is_hero(roll.figure) else RULER

    def gain(option: Option) -> float:
        if not isinstance(option, Reroll):
            return 0.0
        faces = t.content.dice[option.die.removesuffix(MARK)].faces
        mean = sum([worth(now - option.face + face) for face in faces]) / len(faces)
        return mean - worth(now) - (0.0 if option.die.endswith(MARK) else paid)

    return max(decision.options, key=gain)


def use_of(t: Game, roll: Roll) -> Worth:
    """What a sum of these dice is worth to whoever rolls them."""
    asks = t.state.agenda[-2]
    if isinstance(asks, Attack):
        mark = mark_of(t, asks.attacker, asks.target, asks.way, asks.bare_hands)
        return lambda number: sum_worth(t, mark, number)
    if isinstance(asks, Defence):
        excess, target = asks.total - asks.stands(t), asks.target
        return lambda number: defence_worth(t, target, excess - number)
    if isinstance(asks, ComplexManipulation):
        return effort_use(t, asks)
    if isinstance(asks, Fall):
        life = life_left(t, asks.figure)
        return lambda number: -WOUND * number - (DEATH if number >= life else 0.0)
    return lambda number: POINT * number


def effort_use(t: Game, asks: ComplexManipulation) -> Worth:
    """A lock, a chest or a handle wants so much; a throw flies the farther."""
    owner = t.state.agenda[-3]
    deed = effort_deed(owner)
    if deed is None:
        return lambda number: POINT * number
    need, gain = demand(t, deed)[0] + rolling(t, asks.hero), CHEST if isinstance(owner, ForceChest) else ERRAND
    return lambda number: gain if number >= need else POINT * number
