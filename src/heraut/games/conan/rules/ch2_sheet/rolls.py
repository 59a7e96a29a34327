"""2. The sheet of a hero, 4F: rolls and rerolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.conan.answers.fighting import Enough, Reroll
from heraut.games.conan.model import OVERLORD, FigureId, Game, HeroId
from heraut.games.conan.numbers import automaton
from heraut.games.conan.numbers.figures import area_of, beset, friends, has, is_automatic, is_hero, side_of
from heraut.games.conan.rules.ch2_sheet import gems
from heraut.kernel import Gives, Option, Section, ask, call, give, roll
from heraut.tabletop.throws import Fallen, ThrowTogether

MARK = "*"
ENOUGH = Enough()


@dataclass(slots=True)
class Roll(Section):
    """Dice that fall together and are rerolled one by one; gives each with the face that it shows at last.

    throw → reroll ⟲ → the dice

    `seat` answers, `figure` rolls: its area decides about Jinx and Support, its side pays.  A marked die that was
    rerolled for its mark is a plain one from then on.  `helped`: Support has been used.  `kept`: what the die rerolled
    will be.
    """

    seat: int
    figure: FigureId
    dice: tuple[str, ...]
    why: str
    fallen: Fallen = ()
    helped: bool = False
    kept: str = ""

    def start(self, t: Game) -> Gives[Fallen]:
        """CN-ATT-8 CN-DIE-4."""
        return call(ThrowTogether(sorted_dice(t, self.dice), self.why), self.fell)

    def fell(self, t: Game, fallen: Fallen) -> Gives[Fallen]:
        self.fallen = fallen
        return self.again

    def again(self, t: Game) -> Gives[Fallen]:
        """CN-RRL-5 CN-AUT-4. One die at a time, the result is seen before the next."""
        if is_automatic(t, self.figure):
            poor = [die for die in self.fallen if automaton.rerolls(*die)]
            return self.hear(t, Reroll(*poor[0])) if poor and not is_jinxed(t, self.figure) else self.over
        return ask(self.seat, "reroll", self.rerolls, self.hear, otherwise=self.over)

    def rerolls(self, t: Game) -> list[Option]:
        """CN-RRL-1 CN-RRL-2 CN-RRL-3 CN-RRL-4 CN-SKL-25 CN-SKL-27 CN-OVL-7. Dice that something can pay for."""
        if not self.fallen or is_jinxed(t, self.figure):
            return []
        for_any = affords(t, self.figure) or self.is_supported(t)
        dice = [die for die in dict.fromkeys(self.fallen) if for_any or die[0].endswith(MARK)]
        return [ENOUGH, *[Reroll(kind, face) for kind, face in dice]] if dice else []

    def is_supported(self, t: Game) -> bool:
        """CN-SKL-27. A friend of the area supports, once an action."""
        helpers = () if self.helped else friends(t, self.figure, area_of(t, self.figure))
        return any(has(t, friend, "support") for friend in helpers)

    def hear(self, t: Game, choice: Reroll | Enough) -> Gives[Fallen]:
        """CN-RRL-1 CN-RRL-3 CN-SKL-27. The mark pays first, then Support, then a gem."""
        if isinstance(choice, Enough):
            return self.over
        left = list(self.fallen)
        left.remove((choice.die, choice.face))
        self.fallen, self.kept = tuple(left), choice.die.removesuffix(MARK)
        if not choice.die.endswith(MARK):
            if self.is_supported(t):
                self.helped = True
            else:
                pay_for(t, self.figure)
        return roll(t.game.dice[self.kept], "reroll", self.rerolled)

    def rerolled(self, t: Game, faces: Sequence[int]) -> Gives[Fallen]:
        """CN-RRL-3. The last result stands."""
        self.fallen = tuple(sorted((*self.fallen, (self.kept, faces[0]))))
        return self.again

    def over(self, t: Game) -> Gives[Fallen]:
        rolled(t, self.figure, self.why, self.fallen)
        return give(self.fallen)


def sorted_dice(t: Game, dice: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """How many of each kind."""
    memo, key = t.content.memo, ("dice", dice)
    found: tuple[tuple[str, int], ...] | None = memo.get(key)
    if found is None:
        found = memo[key] = tuple(sorted(Counter(dice).items()))
    return found


def is_jinxed(t: Game, figure: FigureId) -> bool:
    """CN-SKL-25. An enemy of the area forbids every reroll."""
    return beset(t, figure, area_of(t, figure), "jinx")


def affords(t: Game, figure: FigureId) -> bool:
    """CN-RRL-1 CN-OVL-7 CN-SKL-34. Is there a gem to pay with?  Allies have none."""
    if is_hero(figure):
        return t.state.heroes[figure].available > 0
    return side_of(figure) == OVERLORD and t.state.overlord.available > 0


def pay_for(t: Game, figure: FigureId) -> None:
    """CN-RRL-1 CN-RRL-2 CN-OVL-7. One gem a reroll."""
    if is_hero(figure):
        gems.pay(t, HeroId(figure), 1)
    else:
        gems.spend(t, 1)


def rolled(t: Game, figure: FigureId, why: str, dice: Fallen) -> None:
    """CN-DIE-4."""
    t.tell("rolled", figure=figure, why=why, dice=" ".join([f"{kind}{face}" for kind, face in dice]))


SECTIONS = (Roll, ThrowTogether)
