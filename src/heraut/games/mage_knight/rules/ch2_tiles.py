"""2. The tile deck: what comes when a tile is revealed."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.numbers.tiles import BOX_CORE, BOX_COUNTRYSIDE, CORE, COUNTRYSIDE, MUST, next_pile
from heraut.kernel import Gives, Section, draw, give
from heraut.kernel.state import Deck


@dataclass(slots=True)
class DrawTile(Section):
    """The next tile: of the deck: which bag (if not plain) → a tile of it; of the box: a tile left over."""

    def start(self, t: Game) -> Gives[tuple[str, ...]]:
        """MK-SET-6 MK-EXP-4 MK-UND-1. The box opens when the deck is out."""
        pile = next_pile(t)
        if pile == BOX_COUNTRYSIDE:
            return draw(COUNTRYSIDE, self.hear)
        if pile == BOX_CORE:
            return draw(CORE, self.hear)
        stack = self.stack(t)
        if len(set(stack.bag)) == 1:
            return draw(stack.bag.pop(), self.hear)
        return draw("stack_countryside" if pile == COUNTRYSIDE else "stack_core", self.hear_bag)

    def stack(self, t: Game) -> Deck:
        return t.state.decks["stack_countryside" if next_pile(t) == COUNTRYSIDE else "stack_core"]

    def hear_bag(self, t: Game, bags: tuple[str, ...]) -> Gives[tuple[str, ...]]:
        """MK-SET-6."""
        return draw(bags[0], self.hear)

    def hear(self, t: Game, tiles: tuple[str, ...]) -> Gives[tuple[str, ...]]:
        """MK-EXP-4. When the deck is out, what had to be in and is not lies in the box like the rest."""
        decks = t.state.decks
        for stack, bag in (("stack_countryside", COUNTRYSIDE), ("stack_core", CORE)):
            if not decks[stack].size():
                decks[bag].bag += decks[bag + MUST].bag
                decks[bag + MUST].bag.clear()
        return give(tiles)


SECTIONS: tuple[type[Section], ...] = (DrawTile,)
