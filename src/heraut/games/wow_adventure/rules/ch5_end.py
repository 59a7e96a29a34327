"""5. Fin de partie: when it is over, and who has won."""

from __future__ import annotations

from heraut.games.wow_adventure.model import Game
from heraut.games.wow_adventure.numbers.valor import rank, valor
from heraut.games.wow_adventure.rules.frames import WholeGame
from heraut.kernel import Arrow, leave

LAST_ROUND = 40


def go_on(t: Game, then: Arrow) -> Arrow:
    """WW-END-1 WW-END-3. Whoever gains valor ends on this: the game is won at once, or goes on at `then`."""
    return leave(WholeGame, "won") if is_won(t) and not t.state.finish_round else then


def is_won(t: Game) -> bool:
    """WW-END-1 WW-END-5. Has somebody the valor that it takes?"""
    return any(valor(t, seat) >= t.state.valor for seat in range(t.state.players))


def is_over(t: Game) -> bool:
    """WW-END-3 WW-END-4. After a round: somebody has enough, or it was the last round."""
    return is_won(t) or t.state.round >= LAST_ROUND


def finish(t: Game) -> None:
    """WW-END-1 WW-END-2 WW-END-4. The game is over."""
    t.state.ended = "valor" if is_won(t) else "rounds"
    t.tell("game_over", how=t.state.ended, winners=tuple(winners(t)))


def winners(t: Game) -> list[int]:
    """WW-END-2 WW-END-6. The most valor, then quest cards, then level; who is equal even there shares it."""
    best = max([rank(t, seat) for seat in range(t.state.players)])
    return [seat for seat in range(t.state.players) if rank(t, seat) == best]


def standing(t: Game) -> tuple[float, ...]:
    """WW-END-1 WW-END-2. 1 for the winner and -1 for the others; before the end the lead in valor, never so much."""
    seats = range(t.state.players)
    if t.state.ended:
        first = winners(t)
        return tuple([1.0 if seat in first else -1.0 for seat in seats])
    scores = [valor(t, seat) for seat in seats]
    leads = [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in seats]
    return tuple([max(-0.9, min(0.9, lead / t.state.valor)) for lead in leads])
