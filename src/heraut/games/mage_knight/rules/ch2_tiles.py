"""2. The tile deck: what comes when a tile is revealed."""
# stub: merged from its chapter

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model import Game
from heraut.games.mage_knight.numbers.tiles import next_pile
from heraut.kernel import Gives, Section, draw, give


@dataclass(slots=True)
class DrawTile(Section):
    """The next tile."""

    def start(self, t: Game) -> Gives[tuple[str, ...]]:
        return draw(next_pile(t), self.hear)

    def hear(self, t: Game, tiles: tuple[str, ...]) -> Gives[tuple[str, ...]]:
        return give(tiles)


SECTIONS: tuple[type[Section], ...] = (DrawTile,)
