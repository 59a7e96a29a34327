"""The sections that others jump out to: `leave(OwnTurn, "over")`, `leave(WholeGame, "won")`."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class WholeGame(Section):
    """The rounds of a game, until somebody has won."""

    def won(self, t: Game) -> Arrow:
        """WW-END-1. Somebody has the valor that it takes."""
        raise NotImplementedError


@dataclass(slots=True)
class OwnTurn(Section):
    """The turn of a seat, however it ends.

    `number`: how many turns it has had with this one.  `challenged`: an ambush took the place of the challenge phase.
    """

    seat: int
    number: int = 0
    challenged: bool = False

    def over(self, t: Game) -> Arrow:
        """WW-CMB-25 WW-CMB-29. Who is defeated in his own turn does nothing more in it."""
        raise NotImplementedError

    def ends(self) -> str:
        """What lasts until then: see `model.turn_end`."""
        return f"turn {self.number} of {self.seat}"
