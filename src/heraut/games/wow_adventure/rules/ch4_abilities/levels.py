"""4. Niveau."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Game
from heraut.games.wow_adventure.rules.gains import DrawAbilities
from heraut.kernel import Arrow, Section, call

CARDS_OF_A_LEVEL = 3


@dataclass(slots=True)
class LevelUp(Section):
    """No damage → the card of the next level, start side up → 3 ability cards."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """WW-LVL-1 WW-LVL-2 WW-LVL-3 WW-LVL-5 WW-LVL-6 WW-LVL-8."""
        hero = t.state.heroes[self.seat]
        hero.level += 1
        hero.damage = 0
        hero.turned = False
        tell_level(t, self.seat)
        return call(DrawAbilities(self.seat, CARDS_OF_A_LEVEL))


def tell_level(t: Game, seat: int) -> None:
    """WW-LVL-1 WW-LVL-3 WW-LVL-5."""
    t.tell("level_up", seat=seat, level=t.state.heroes[seat].level)


SECTIONS: tuple[type[Section], ...] = (LevelUp,)
