"""3. How a round and the game end: who announced it, and whose last turns are still to come."""

from __future__ import annotations

from heraut.games.mage_knight.model.land import Ending, Game, has_clause
from heraut.games.mage_knight.model.names import DUMMY


def after(t: Game, who: int) -> tuple[int, ...]:
    """MK-RND-23. The seats that come after this one in the order of the round, and around; the dummy is no seat."""
    order = t.state.order
    place = order.index(who) + 1 if who in order else 0
    return tuple([one for one in (*order[place:], *order[:place]) if one not in (who, DUMMY)])


def announce_round_end(t: Game, by: int) -> None:
    """MK-PRE-9 MK-PRE-15 MK-DUM-6 MK-RND-24 MK-SCN-2. Everybody else has one last turn.

    While the last turns of the game run, these are the last ones of the round too; or it stops them.
    """
    assert t.state.round_end is None, "the end of the round is announced once"
    ending = t.state.game_end
    if ending is None:
        t.state.round_end = Ending(by, after(t, by))
    else:
        left = () if has_clause(t, "round_end_stops") else tuple([one for one in ending.left if one != by])
        t.state.round_end = Ending(by, left)
        t.state.game_end = ending._replace(left=left)
    t.tell("round_end_announced", seat=by)


def announce_game_end(t: Game, by: int, how: str) -> None:
    """MK-RND-21 MK-RND-24 MK-SCN-6 MK-SCN-8 MK-SCN-13 MK-SCN-38. One last turn each, whoever brought it about last.

    If the end of the round was announced before, only those who still have a turn in it have one.
    """
    left = (*after(t, by), by) if t.state.round_end is None else t.state.round_end.left
    t.state.game_end = Ending(by, left)
    t.tell("game_end_announced", seat=by, how=how)


def running(t: Game) -> Ending | None:
    """MK-RND-24. The end that decides who still has a turn; where both run, their last turns are the same."""
    return t.state.round_end or t.state.game_end


def take_last_turn(t: Game) -> int:
    """MK-RND-24. The next of the last turns is taken."""
    ending = running(t)
    assert ending is not None
    left = ending.left[1:]
    if t.state.round_end is not None:
        t.state.round_end = t.state.round_end._replace(left=left)
    if t.state.game_end is not None:
        t.state.game_end = t.state.game_end._replace(left=left)
    return ending.left[0]


def had_last_turn(t: Game, seat: int) -> bool:
    """MK-RND-25. Is this seat's last turn of the round over, so that it may play nothing any more?"""
    ending = running(t)
    return ending is not None and seat not in ending.left and seat != t.state.active
