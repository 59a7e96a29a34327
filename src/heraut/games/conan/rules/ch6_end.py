"""The end: who has won."""

from __future__ import annotations

from heraut.games.conan.model import HEROES, NOBODY, OVERLORD, Game, Side
from heraut.games.conan.rules import clauses


def judge(t: Game) -> None:
    """CN-END-2 CN-END-3 CN-END-4. As soon as a goal is met; if both are at once, whoever's turn it is wins."""
    if t.state.winner != NOBODY:
        return
    reached = [side for side in (HEROES, OVERLORD) if has_won(t, side)]
    if reached:
        decide(t, t.state.side if len(reached) > 1 else reached[0])


def has_won(t: Game, side: Side) -> bool:
    """CN-END-2 CN-END-3. The goals of the scenario; without heroes on the board the overlord's, unless they escaped."""
    if side == HEROES:
        return clauses.heroes_won(t)
    return clauses.overlord_won(t)


def judge_last_round(t: Game) -> None:
    """CN-END-1 CN-END-2. After the last round what was to be counted then is counted; else the overlord wins."""
    if t.state.winner == NOBODY:
        decide(t, HEROES if clauses.heroes_last(t) else OVERLORD)


def decide(t: Game, side: Side) -> None:
    """CN-END-2."""
    t.state.winner = side
    t.tell("won", side=side)


SECTIONS = ()
