"""How far bots look, and what they think about at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heraut.games.wow_adventure.answers import Attack, ThrowAway, Walk
from heraut.games.wow_adventure.mind import habits, journeys
from heraut.games.wow_adventure.model import Game
from heraut.games.wow_adventure.rules.ch2_turn.turn import Turn
from heraut.kernel import Decision, Option

Over = Callable[[Game], bool]
IN_THE_TURN = ("turn_start", "move", "resource", "challenge")
MOST_WALKS = 6


def horizon(t: Game) -> Over:
    """A combat: its end.  What is done before it: the end of the turn.  Anything else: at once."""
    if t.state.fight is not None:
        return lambda now: now.state.fight is None
    decision, turn = t.decision, t.nearest(Turn)
    if decision is None or turn is None or decision.kind not in IN_THE_TURN:
        return lambda now: True
    seat, number = turn.seat, t.state.heroes[turn.seat].turns
    return lambda now: now.state.active != seat or now.state.heroes[seat].turns != number


def sensible(t: Game, decision: Decision) -> Sequence[Option]:
    """Nothing is thrown away, nobody attacked who is likely to win, and of all spaces only the best are thought of."""
    left = [
        option
        for option in decision.options
        if not isinstance(option, ThrowAway) and not is_rash(t, decision.seat, option)
    ]
    if decision.kind == "move":
        left = best_walks(t, decision.seat, left)
    return left or decision.options


def is_rash(t: Game, seat: int, option: Option) -> bool:
    return isinstance(option, Attack) and habits.fight_worth(t, seat, option) < 0


def best_walks(t: Game, seat: int, options: Sequence[Option]) -> list[Option]:
    """Plays, stopping, and the walks to where most waits."""
    walks = [option for option in options if isinstance(option, Walk)]
    kept = sorted(walks, key=lambda walk: -journeys.ending(t, seat, walk.space))[:MOST_WALKS]
    return [option for option in options if not isinstance(option, Walk) or option in kept]
