"""2. The sheet of a hero, 3: death, of heroes and units."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.conan.rules.ch2_sheet.after_attack as after_attack
import heraut.games.conan.rules.ch2_sheet.attack as attack
from heraut.games.conan.answers.fighting import Next
from heraut.games.conan.model import FigureId, Game, ItemId, scenario_of
from heraut.games.conan.numbers.figures import area_of, has, is_automatic, is_hero, seat_of
from heraut.games.conan.rules import ch6_end
from heraut.games.conan.rules.ch2_sheet import gems
from heraut.kernel import Arrow, Option, Section, ask, call

LAST_BLOW = ("R", "R", "R")


@dataclass(slots=True)
class Death(Section):
    """A figure has no gem but wounds, or no life: it leaves the board.

    last blow (Attack from beyond) → bury
    """

    figure: FigureId

    def start(self, t: Game) -> Arrow:
        """CN-SKL-6. Attack from beyond comes first."""
        if not has(t, self.figure, "attack_from_beyond"):
            return self.bury
        if is_automatic(t, self.figure):
            left = self.last_blows(t)
            return self.strike(t, after_attack.preferred(t, left)) if left else self.bury
        return ask(seat_of(t, self.figure), "last_blow", self.last_blows, self.strike, otherwise=self.bury)

    def last_blows(self, t: Game) -> list[Option]:
        """CN-SKL-6. An enemy of the area."""
        return after_attack.victims(t, self.figure, area_of(t, self.figure))

    def strike(self, t: Game, choice: Next) -> Arrow:
        """CN-SKL-6. Three red dice, whatever it carries."""
        seat = seat_of(t, self.figure)
        return call(attack.Attack(seat, self.figure, choice.target, "melee", LAST_BLOW, free=True), self.bury)

    def bury(self, t: Game) -> Arrow:
        """CN-ZON-9 CN-RIV-1 CN-END-2. His objects stay in his area; whether that decides the game is judged at once."""
        gems.lay_down(t, area_of(t, self.figure), left_behind(t, self.figure))
        died(t, self.figure)
        ch6_end.count_dead(t, self.figure)
        take_off(t, self.figure)
        ch6_end.judge(t)
        return None


def take_off(t: Game, figure: FigureId) -> None:
    """CN-ZON-7 CN-OVL-25 CN-SKL-3. It stands there no more: nothing lies on it, and it holds nobody."""
    if is_hero(figure):
        t.state.heroes[figure].items = ()
    else:
        del t.state.units[figure]
    t.state.modifiers.pop(figure, None)
    t.state.expire(f"stays:{figure}")


def left_behind(t: Game, figure: FigureId) -> tuple[ItemId, ...]:
    """CN-ZON-9. A dead hero's objects; what the scenario says of a unit."""
    if is_hero(figure):
        return t.state.heroes[figure].items
    drops, group = scenario_of(t).drops, t.state.units[figure].group
    return (ItemId(drops[group]),) if group in drops else ()


def died(t: Game, figure: FigureId) -> None:
    """CN-ZON-7 CN-OVL-25."""
    t.tell("died", figure=figure)


SECTIONS = (Death,)
