"""4. Falls."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.conan.rules.ch2_sheet.death as death
import heraut.games.conan.rules.ch2_sheet.gems as gems
from heraut.games.conan.model import FigureId, Game
from heraut.games.conan.numbers.blows import shown
from heraut.games.conan.numbers.figures import seat_of
from heraut.games.conan.rules.ch2_sheet.rolls import Roll
from heraut.kernel import Arrow, Section, call
from heraut.tabletop.throws import Fallen


@dataclass(slots=True)
class Fall(Section):
    """Whoever falls rolls, rerolls to get less, and is wounded without any defence.

    roll → wounds → death
    """

    figure: FigureId
    dice: tuple[str, ...]

    def start(self, t: Game) -> Arrow:
        """CN-FAL-1 CN-FAL-2 CN-FAL-5. The victim's own dice."""
        return call(Roll(seat_of(t, self.figure), self.figure, self.dice, "fall"), self.hit)

    def hit(self, t: Game, dice: Fallen) -> Arrow:
        """CN-FAL-1 CN-FAL-3 CN-ZON-2."""
        gems.wound(t, self.figure, shown(dice))
        return call(death.Death(self.figure)) if gems.is_dead(t, self.figure) else None


SECTIONS = (Fall,)
