"""How far bots look, and what they think about at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heraut.games.conan.answers.acting import DropItem, GiveItem, Go, TakeFrom, ThrowItem
from heraut.games.conan.answers.fighting import Reroll, Strike
from heraut.games.conan.answers.ruling import Clean
from heraut.games.conan.mind import deeds
from heraut.games.conan.model import BARE_HANDS, HEROES, FigureId, Game, HeroId
from heraut.games.conan.rules.ch2_sheet.after_attack import Blow
from heraut.games.conan.rules.ch2_sheet.attack import Attack, Declare
from heraut.games.conan.rules.ch2_sheet.rolls import MARK
from heraut.kernel import Decision, Option

Over = Callable[[Game], bool]
FIGHTING = (Declare, Attack, Blow)
TO_THE_ROUND = ("stance", "river")
BY_HABIT = ("figure", "unit", "bring")
MOST_WAYS = 5


def horizon(t: Game) -> Over:
    """An attack: its settling.  A stance, a tile: the end of the round.  Anything else: the end of the side's turn.

    A single unit is moved as is likely: what its steps are worth shows too late.
    """
    if t.decision is not None and t.decision.kind in BY_HABIT:
        return lambda now: True
    depth = fights(t)
    if depth:
        return lambda now: fights(now) < depth
    side, round, decision = t.state.side, t.state.round, t.decision
    if decision is not None and decision.kind in TO_THE_ROUND:
        return lambda now: now.state.side == HEROES and (now.state.round, now.state.side) != (round, side)
    return lambda now: (now.state.side, now.state.round) != (side, round)


def fights(t: Game) -> int:
    """How many attacks are under way."""
    return sum([isinstance(section, FIGHTING) for section in t.state.agenda])


def sensible(t: Game, decision: Decision) -> Sequence[Option]:
    """Nothing is thrown, dropped or passed around; no bare hands for the armed, no reroll of a good face; of all ways
    only those that lead somewhere.
    """
    armed = {option.figure for option in decision.options if isinstance(option, Strike) and option.weapon != BARE_HANDS}
    left = [option for option in decision.options if not is_idle(t, option, armed)]
    return best_ways(t, left) or decision.options


def is_idle(t: Game, option: Option, armed: set[FigureId]) -> bool:
    if isinstance(option, Strike):
        return option.weapon == BARE_HANDS and option.figure in armed
    if isinstance(option, Reroll):
        return option.face == max(t.content.dice[option.die.removesuffix(MARK)].faces)
    if isinstance(option, ThrowItem):
        return not t.content.items[option.item].thrown
    return isinstance(option, DropItem | GiveItem | TakeFrom | Clean)


def best_ways(t: Game, options: list[Option]) -> list[Option]:
    """Of the ways of each hero those that bring him nearest to where he is wanted for their price."""
    ways = [option for option in options if isinstance(option, Go) and option.figure < t.state.players]
    if len(ways) <= MOST_WAYS:
        return options
    plans = deeds.plans(t)
    ways.sort(key=lambda way: -deeds.way_worth(t, way, plans[HeroId(way.figure)]))
    kept = [way for hero in plans for way in [one for one in ways if one.figure == hero][:MOST_WAYS]]
    return [option for option in options if option not in ways or option in kept]
