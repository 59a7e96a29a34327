"""4. Area effects: one roll for everybody in the area."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import heraut.games.conan.rules.ch2_sheet.death as death
import heraut.games.conan.rules.ch2_sheet.defence as defence
import heraut.games.conan.rules.ch2_sheet.gems as gems
from heraut.games.conan.model import NO_FIGURE, AreaId, FigureId, Game
from heraut.games.conan.numbers.blows import AREA_BLOW, shown
from heraut.games.conan.numbers.efforts import effort_parts
from heraut.games.conan.numbers.figures import in_area, is_hero, is_there, side_of, tile_of
from heraut.games.conan.rules.ch2_sheet.rolls import Roll
from heraut.kernel import Arrow, Section, call
from heraut.kernel.values import total
from heraut.tabletop.throws import Fallen, ThrowTogether


@dataclass(slots=True)
class AreaEffect(Section):
    """One roll; heroes by seat, then units, answer it; then all wounds are settled.

    roll → defence of each ⟲ → wounds → deaths ⟲

    `source`: who rolls and rerolls, NO_FIGURE for nobody; `spared`: who is not touched; `bare`: no defence; `magic`:
    hindering is taken off.  `left`: who has not answered yet; `wounds`: of those who have.
    """

    seat: int
    source: FigureId
    area: AreaId
    dice: tuple[str, ...]
    bare: bool = False
    spares: str = ""
    spared: FigureId = NO_FIGURE
    magic: bool = False
    rolled: int = 0
    left: tuple[FigureId, ...] = ()
    wounds: tuple[tuple[FigureId, int], ...] = ()

    def start(self, t: Game) -> Arrow:
        """CN-SPL-2. One single roll."""
        bursts(t, self.area)
        if self.source == NO_FIGURE:
            return call(ThrowTogether(tuple(sorted(Counter(self.dice).items())), "area"), self.fell)
        return call(Roll(self.seat, self.source, self.dice, "area"), self.fell)

    def fell(self, t: Game, dice: Fallen) -> Arrow:
        """CN-SPL-2 CN-SPL-8. It is the same for all occupants."""
        self.rolled = total(effort_parts(t, self.source, dice)) if self.magic else shown(dice)
        self.left = tuple([one for one in in_area(t, self.area) if self.touches(t, one)]) if self.rolled else ()
        return self.next

    def touches(self, t: Game, figure: FigureId) -> bool:
        """CN-SPL-2. Everybody but whom the card spares."""
        undead = self.spares == "undead" and not is_hero(figure) and tile_of(t, figure).undead
        return figure != self.spared and not undead

    def next(self, t: Game) -> Arrow:
        """CN-SPL-5 CN-SPL-9 CN-SPL-10. A shield, and armour; neither where the card allows no defence."""
        if not self.left:
            return self.settle
        if self.bare:
            self.wounds = tuple([(figure, self.rolled) for figure in self.left])
            return self.settle
        return call(defence.Defence(self.source, self.left[0], AREA_BLOW, self.rolled), self.defended)

    def defended(self, t: Game, stands: int) -> Arrow:
        """CN-ZON-3. Nobody's death changes how another defends himself."""
        figure, self.left = self.left[0], self.left[1:]
        self.wounds = (*self.wounds, (figure, self.rolled - stands))
        return self.next

    def settle(self, t: Game) -> Arrow:
        """CN-ZON-2 CN-END-4. All wounds at once; the dead of the other side are counted first."""
        for figure, points in self.wounds:
            gems.wound(t, figure, points)
        dead = [figure for figure, points in self.wounds if points > 0 and gems.is_dead(t, figure)]
        self.left = tuple(sorted(dead, key=lambda figure: side_of(figure) == t.state.side))
        return self.bury

    def bury(self, t: Game) -> Arrow:
        """CN-ZON-7 CN-OVL-25."""
        if not self.left:
            return None
        figure, self.left = self.left[0], self.left[1:]
        return call(death.Death(figure), self.bury) if is_hero(figure) or is_there(t, figure) else self.bury


def bursts(t: Game, area: AreaId) -> None:
    """CN-SPL-2."""
    t.tell("bursts", area=area)


SECTIONS = (AreaEffect,)
