"""3. Issue du combat."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import CardId, Game, SpaceId
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Aftermath(Section):
    """WW-CMB-7 WW-CMB-8 WW-CMB-9 WW-CMB-17 WW-CMB-19 WW-CMB-32. Who has fallen.

    only the encounter → its card to the bag, or the reward of the space (LEVEL UP, WIN TROPHY)
    nobody → the track;  only the character → the track → DEFEAT;  both → discarded → DEFEAT
    """

    seat: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


def place_encounter(t: Game, card: CardId, space: SpaceId, by: int) -> None:
    """WW-CMB-8 WW-CMB-18 WW-CMB-28. To the track, its marker to the space; one that lies there already stays."""
    # stub


SECTIONS: tuple[type[Section], ...] = (Aftermath,)
