"""What odds ask of a game: what is at stake, and whose luck a die is."""

from __future__ import annotations

from typing import Any

from heraut.kernel.playable import Playable
from heraut.kernel.sections import CHANCE
from heraut.kernel.stakes import Stakes, usual_stakes
from heraut.kernel.table import C, S, Table


class Reckonable(Playable[S, C]):
    """A game whose odds are told: who wins any game, and more of one that says more."""

    duels: Any = None  # a `heraut.odds.before_a_fight.Duels` of a game that lets two fighters fight it out

    def stakes(self, t: Table[S, C], horizon: str = "") -> Stakes | None:
        """What is at stake in the question now put, up to a horizon; None where odds have nothing to say.

        Every game has the horizons `question` (the next one put to somebody) and `game`; it may name its own.
        """
        try:
            seats = len(self.scores(t))
        except NotImplementedError:
            return None
        return usual_stakes(horizon, seats, CHANCE if t.decision is None else t.decision.seat, self.scores)

    def roller(self, t: Table[S, C]) -> int | None:
        """Whose dice chance is asked for now; None where they are nobody's."""
        return None
