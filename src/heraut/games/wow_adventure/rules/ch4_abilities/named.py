"""4. The sections that a `play` of an effect names.

Each is told whose it is and what it counts with, and says beforehand whether it may be
played.  The chapters put theirs into the register.
"""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Named(Section):
    """A section that an effect names."""

    seat: int
    amount: int = 0
    colours: tuple[str, ...] = ()

    def start(self, t: Game) -> Arrow:
        raise NotImplementedError

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        """WW-ABL-2. May it be played now?"""
        return True


NAMED: dict[str, type[Named]] = {}
"""The name in an effect → its section."""
