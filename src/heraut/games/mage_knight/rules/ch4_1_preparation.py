"""4. The turn, 1: preparation."""
# stub: merged from its chapter

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.answers import Announce, EndTurn
from heraut.games.mage_knight.model import Game, cards_left
from heraut.games.mage_knight.numbers.limits import hand_limit
from heraut.games.mage_knight.rules import ch3_ends, ch3_tactics
from heraut.games.mage_knight.rules.gains import DrawCards
from heraut.kernel import Arrow, Option, Section, ask, call
from heraut.kernel.values import total


@dataclass(slots=True)
class Turn(Section):
    """A turn in which the hand is discarded."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return call(ch3_tactics.BeforeTurn(self.seat), self.main)

    def main(self, t: Game) -> Arrow:
        return ask(self.seat, "turn", self.choices, self.hear)

    def choices(self, t: Game) -> list[Option]:
        empty = cards_left(t.state.heroes[self.seat]) == 0
        return [EndTurn(), *([Announce()] if empty and t.state.round_end is None else [])]

    def hear(self, t: Game, choice: Option) -> Arrow:
        hero = t.state.heroes[self.seat]
        if isinstance(choice, Announce):
            ch3_ends.announce_round_end(t, self.seat)
            return None
        hero.discard += hero.hand
        hero.hand.clear()
        return call(DrawCards(self.seat, total(hand_limit(t, self.seat))))


SECTIONS: tuple[type[Section], ...] = (Turn,)
