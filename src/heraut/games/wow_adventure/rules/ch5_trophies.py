"""5. Trophies."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Game, SpaceId
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class WinTrophy(Section):
    """WW-TRO-1 WW-TRO-2. Draw from the pile of the space, once a character → its gift (RESOLVE) → `ch5_end.go_on`."""

    seat: int
    space: SpaceId

    def start(self, t: Game) -> Arrow:
        return None  # stub


SECTIONS: tuple[type[Section], ...] = (WinTrophy,)
