"""What the herald asks of a game: which questions it may take off a player's hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from heraut.kernel.playable import Playable
from heraut.kernel.sections import Option, Section
from heraut.kernel.table import C, S, Table
from heraut.kernel.windows import PASS

Errand: TypeAlias = Literal["setup", "guards"]


class Attended(Playable[S, C]):
    """A game whose players may leave something to the herald.

    `declining`  the answers that let a question go
    `fights`     the sections that are a fight, each with the horizon of its odds
    `errands`    what the herald may do at a table of this game
    """

    declining: tuple[Option, ...] = (PASS,)
    fights: Mapping[type[Section], str] = {}
    errands: tuple[Errand, ...] = ()

    def errand(self, t: Table[S, C]) -> Errand | None:
        """What the question now put is for, if it is not the player's own play.

        `setup`: the table is still being laid.  `guards`: somebody must move what is nobody's.
        """
        return None
