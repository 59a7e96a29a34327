"""The automaton: nobody plays the overlord; tiles are drawn, and their units act by the book."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.conan.model import Game, TileId, layout_of
from heraut.games.conan.rules.ch2_sheet.gems import is_decided
from heraut.games.conan.rules.ch3_overlord.events import tile_acts
from heraut.games.conan.rules.ch3_overlord.river import is_dead_tile
from heraut.kernel import Arrow, Deck, Section, call, draw


@dataclass(slots=True)
class AutomatonTurn(Section):
    """Tiles are drawn one by one, and act for no gems; the river does not move.

    draw → it acts ⟲

    `left`: how many are still drawn; `drawn`: which have been.
    """

    left: int = 0
    drawn: tuple[TileId, ...] = ()

    def start(self, t: Game) -> Arrow:
        """CN-AUT-1. As many as the scenario prints, less one for each dead hero."""
        self.left = layout_of(t).drawn - sum(hero.dead for hero in t.state.heroes)
        return self.draw

    def draw(self, t: Game) -> Arrow:
        """CN-AUT-1. Never the same twice, among those that are not dead."""
        if self.left <= 0 or is_decided(t):
            return None
        self.left -= 1
        tiles = [tile for tile in t.state.river if tile not in self.drawn and not is_dead_tile(t, tile)]
        t.state.lots = Deck([*tiles])
        return draw("lots", self.act) if tiles else None

    def act(self, t: Game, drawn: Sequence[str]) -> Arrow:
        """CN-AUT-1 CN-AUT-6."""
        tile = TileId(drawn[0])
        self.drawn = (*self.drawn, tile)
        t.state.lots = Deck([])
        return call(tile_acts(t, tile), self.draw)


SECTIONS = (AutomatonTurn,)
