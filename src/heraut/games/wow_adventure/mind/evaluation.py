"""How each seat stands."""

from __future__ import annotations

from heraut.games.wow_adventure.mind import journeys
from heraut.games.wow_adventure.mind.belongings import owned
from heraut.games.wow_adventure.model import OFF_BOARD, Game
from heraut.games.wow_adventure.rules import ch5_end

MOST = 0.95  # nobody has won before the end


def evaluate(t: Game) -> tuple[float, ...]:
    """The lead over the best of the others, as a part of the valor that wins."""
    if t.state.ended:
        return ch5_end.standing(t)
    worths = [standing(t, seat) for seat in range(t.state.players)]
    leads = [worth - max(worths[:seat] + worths[seat + 1 :]) for seat, worth in enumerate(worths)]
    return tuple([max(-MOST, min(MOST, lead / t.state.valor)) for lead in leads])


def standing(t: Game, seat: int) -> float:
    """What a seat has, and what it may expect from where its character stands."""
    hero = t.state.heroes[seat]
    if hero.space == OFF_BOARD:
        return 0.0
    return owned(t, seat) + journeys.prospect(t, seat, hero.space, hero.moves)
