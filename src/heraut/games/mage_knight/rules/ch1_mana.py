"""1. Paying mana."""
# stub: merged from its chapter

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model import Game, colour_number
from heraut.games.mage_knight.rules.gains import add_crystal, add_mana
from heraut.kernel import Gives, Section, give


@dataclass(slots=True)
class PayMana(Section):
    """A price in mana is paid; the colours paid are given."""

    seat: int
    price: tuple[str, ...]
    why: str

    def start(self, t: Game) -> Gives[tuple[str, ...]]:
        hero = t.state.heroes[self.seat]
        for colour in self.price:
            if hero.mana[colour_number(colour)]:
                add_mana(hero, colour, -1)
            else:
                add_crystal(hero, colour, -1)
        return give(self.price)


SECTIONS: tuple[type[Section], ...] = (PayMana,)
