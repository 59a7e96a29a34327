"""4. The turn, 2: exploring."""
# stub: merged from its chapter

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model import NOBODY, Game, Position, TileId
from heraut.games.mage_knight.rules import scenarios
from heraut.games.mage_knight.rules.ch2_tiles import DrawTile
from heraut.kernel import Arrow, Section, call


@dataclass(slots=True)
class RevealTile(Section):
    position: Position
    seat: int = NOBODY

    def start(self, t: Game) -> Arrow:
        return call(DrawTile(), self.lay)

    def lay(self, t: Game, drawn: tuple[str, ...]) -> Arrow:
        t.state.tiles[self.position] = drawn[0]
        scenarios.revealed(t, self.seat, TileId(drawn[0]))
        return None


@dataclass(slots=True)
class LookAround(Section):
    def start(self, t: Game) -> Arrow:
        return None


SECTIONS: tuple[type[Section], ...] = (RevealTile, LookAround)
