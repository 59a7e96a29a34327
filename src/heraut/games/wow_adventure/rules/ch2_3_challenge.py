"""2.3 Phase de challenge."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Game
from heraut.games.wow_adventure.rules.ch4_moments import Moment
from heraut.games.wow_adventure.rules.ch4_named import NAMED, Named
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Challenge(Moment):
    """WW-CHA-1 WW-CHA-6 WW-CHA-10 WW-CHA-17 WW-CHA-18. Question `challenge`, moment `own_turn`, not in a city.

    a red marker here → COMBAT
    fight a marker, the printed encounter → COMBAT; attack → DUEL; draw → DRAW A CARD
    """

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class DrawCard(Section):
    """WW-CHA-3 WW-CHA-5 WW-CHA-11 WW-CHA-15 WW-CHA-19 WW-CHA-20. A card of the colour of the space.

    encounter → COMBAT; event → its effect → look again where he stands ⟲.  `raised`: its attacks, by an ambush.
    """

    seat: int
    raised: int = 0

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class Ambush(Named):
    """WW-EXP-2 WW-EXP-10. DRAW A CARD now, its attacks raised by `amount`; `OwnTurn.challenged`."""

    def start(self, t: Game) -> Arrow:
        return None  # stub


NAMED["ambush"] = Ambush


SECTIONS: tuple[type[Section], ...] = (Challenge, DrawCard, Ambush)
