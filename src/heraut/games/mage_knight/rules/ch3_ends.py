"""3. The ends of a round and of the game."""
# stub: merged from its chapter

from __future__ import annotations

from heraut.games.mage_knight.model import DUMMY, Ending, Game


def announce_round_end(t: Game, seat: int) -> None:
    """MK-PRE-4 MK-PRE-9. The end of the round: every other player has one last turn."""
    order = [one for one in t.state.order if one != DUMMY]
    at = order.index(seat)
    t.state.round_end = Ending(seat, (*order[at + 1 :], *order[:at]))
    t.tell("round_end", seat=seat)
