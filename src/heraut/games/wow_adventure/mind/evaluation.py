"""How each seat stands."""

from __future__ import annotations

from heraut.games.wow_adventure.mind import journeys
from heraut.games.wow_adventure.mind.belongings import owned
from heraut.games.wow_adventure.model import OFF_BOARD, Game
from heraut.games.wow_adventure.rules import ch5_end
from heraut.kernel import CHANCE
from heraut.kernel.chance import outcomes

BEFORE_THE_FIGHT = ("resource", "challenge")


def evaluate(t: Game) -> tuple[float, ...]:
    """The lead over the best of the others beside the valor that wins: however great it is, a greater one is better."""
    t = fought_out(t)
    if t.state.ended:
        return ch5_end.standing(t)
    worths = [standing(t, seat) for seat in range(t.state.players)]
    leads = [worth - max(worths[:seat] + worths[seat + 1 :]) for seat, worth in enumerate(worths)]
    return tuple([lead / (t.state.valor + abs(lead)) for lead in leads])


def fought_out(t: Game) -> Game:
    """A combat whose dice lie is judged by how it ends if nothing more is played."""
    if t.state.fight is None or 0 in t.state.fight.dice:
        return t
    twin = t.clone()
    while (decision := twin.decision) is not None and twin.state.fight is not None:
        twin.answer(next(iter(outcomes(decision)))[0] if decision.seat == CHANCE else decision.options[0])
    return twin


def standing(t: Game, seat: int) -> float:
    """What a seat has, and what it may expect: of the turn it is in the middle of, or of those to come."""
    hero = t.state.heroes[seat]
    if hero.space == OFF_BOARD:
        return 0.0
    kind = t.decision.kind if t.decision is not None and t.state.active == seat else ""
    if kind == "move":
        return owned(t, seat) + journeys.best_ending(t, seat)
    if kind in BEFORE_THE_FIGHT or (t.state.fight is not None and t.state.active == seat):
        return owned(t, seat) + journeys.ending(t, seat, hero.space)
    return owned(t, seat) + journeys.prospect(t, seat, hero.space, hero.moves)
