"""Discovery markers: drawn and kept, or laid on the board."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Game
from heraut.games.wow_adventure.rules.ch4_named import NAMED, Named
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class FindMarkers(Section):
    """WW-EXP-8. Draw so many markers ⟲: green ones are kept, red ones go back to the pool."""

    seat: int
    count: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class PlaceMarkers(Named):
    """WW-EXP-7 WW-EXP-9. Draw `amount` markers → each: look, and a space for it ⟲.

    Within 3 spaces of the figure, no city, at most 2 on a space; with `colours` (Lost Caravan) on any space of these
    colours on which no marker lies.
    """

    def start(self, t: Game) -> Arrow:
        return None  # stub


NAMED["lay"] = PlaceMarkers


SECTIONS: tuple[type[Section], ...] = (FindMarkers, PlaceMarkers)
