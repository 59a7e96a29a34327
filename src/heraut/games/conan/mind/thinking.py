"""How far bots look, and what they think about at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heraut.games.conan.answers.fighting import Reroll, Strike
from heraut.games.conan.mind import habits, reign
from heraut.games.conan.model import BARE_HANDS, HEROES, Game
from heraut.games.conan.rules.ch2_sheet.after_attack import Blow
from heraut.games.conan.rules.ch2_sheet.attack import Attack, Declare
from heraut.games.conan.rules.ch2_sheet.rolls import MARK
from heraut.kernel import Decision, Option

Over = Callable[[Game], bool]
FIGHTING = (Declare, Attack, Blow)
TO_THE_ROUND = ("river",)
BY_HABIT = ("stance", "figure", "unit", "bring")
MOST = 6  # deeds or tiles that are thought about


def horizon(t: Game) -> Over:
    """An attack: its settling.  A tile: the end of the round.  Anything else: the end of the side's turn.

    A stance is taken and a single unit moved as is likely: what they are worth shows too late.
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
    """The deeds and tiles that a habit thinks best, no reroll of a good face; nothing that nobody would do."""
    if decision.kind == "act":
        return best_of(well_armed(decision.options), habits.deed_worths(t))
    if decision.kind == "river":
        return best_of(decision.options, lambda option: reign.tile_worth(t, option))
    return [option for option in decision.options if not is_idle(t, option)] or decision.options


def best_of(options: Sequence[Option], worth: Callable[[Option], float]) -> list[Option]:
    """The few that are worth most, in the order of the list, if they are worth anything."""
    worths = {option: worth(option) for option in options}
    best = sorted(options, key=lambda option: -worths[option])[:MOST]
    return [option for option in options if option in best and (worths[option] >= 0 or option == best[0])]


def well_armed(options: Sequence[Option]) -> list[Option]:
    """Nobody strikes with bare hands who could do so with a weapon."""
    armed = {option.figure for option in options if isinstance(option, Strike) and option.weapon != BARE_HANDS}
    bare = [one for one in options if isinstance(one, Strike) and one.weapon == BARE_HANDS and one.figure in armed]
    return [option for option in options if option not in bare]


def is_idle(t: Game, option: Option) -> bool:
    """A die that shows its best face is not rolled again."""
    return isinstance(option, Reroll) and option.face == max(t.content.dice[option.die.removesuffix(MARK)].faces)
