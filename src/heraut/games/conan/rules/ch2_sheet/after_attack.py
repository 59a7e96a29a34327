"""2. The sheet of a hero, 4A: what a blow does to its target, and what follows it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf

import heraut.games.conan.rules.ch2_sheet.attack as attack
import heraut.games.conan.rules.ch2_sheet.death as death
from heraut.games.conan.answers.fighting import Next
from heraut.games.conan.model import NO_AREA, AreaId, FigureId, Game
from heraut.games.conan.numbers.blows import MELEE_BLOW, SHOT, attack_parts, life_left
from heraut.games.conan.numbers.figures import (
    WEBBED,
    alike,
    area_of,
    enemies,
    has,
    is_automatic,
    is_hero,
    is_there,
    seat_of,
)
from heraut.games.conan.rules.ch2_sheet import gems
from heraut.games.conan.rules.ch2_sheet.defence import Defence
from heraut.games.conan.rules.ch2_sheet.rolls import Roll
from heraut.games.conan.rules.ch2_sheet.targets import may_not_be_attacked
from heraut.kernel import Arrow, Option, Section, ask, become, call
from heraut.kernel.values import total
from heraut.tabletop.throws import Fallen

COUNTERATTACK = ("R",)
WEB = ("O", "O", "O")


@dataclass(slots=True)
class Blow(Section):
    """A blow of this total falls on its target.

    defence → wounds ─ dead → death → circular strike: another blow with what is left
                     └ alive → counterattack

    The fields are those of `Attack`; `area`: where it fell; `excess`: what exceeds defence and life.
    """

    seat: int
    attacker: FigureId
    target: FigureId
    way: str
    total: int
    no_defence: bool = False
    undefended: bool = False
    free: bool = False
    two_handed: bool = False
    area: AreaId = NO_AREA
    excess: int = 0

    def start(self, t: Game) -> Arrow:
        """CN-ATT-8 CN-SPL-9. The defender decides once he knows the total."""
        if self.no_defence:
            return self.hurt
        return call(Defence(self.attacker, self.target, self.way, self.total, self.undefended), self.settle)

    def settle(self, t: Game, defence: int) -> Arrow:
        """CN-ZON-3 CN-ZON-8."""
        struck(t, self.target, self.total, defence)
        self.total = max(0, self.total - defence)
        return self.hurt

    def hurt(self, t: Game) -> Arrow:
        """CN-ZON-3 CN-ZON-7 CN-OVL-25. What is left of the total are wounds."""
        self.area, self.excess = area_of(t, self.target), self.total - life_left(t, self.target)
        gems.wound(t, self.target, self.total)
        return call(death.Death(self.target), self.sweep) if gems.is_dead(t, self.target) else self.answer

    def sweep(self, t: Game) -> Arrow:
        """CN-SKL-4. Circular strike: what is left attacks another enemy of the area."""
        if is_automatic(t, self.attacker):
            left = self.others(t)
            return self.go_on(t, preferred(t, left)) if left else None
        return ask(self.seat, "next", self.others, self.go_on, otherwise=self.over)

    def others(self, t: Game) -> list[Option]:
        """CN-SKL-4. After a kill in melee: with a two-handed weapon for a hero, with any for a unit."""
        sweeps = self.excess > 0 and self.two_handed and not self.free and self.way == MELEE_BLOW
        if not sweeps or gems.is_decided(t) or not is_there(t, self.attacker):
            return []
        return victims(t, self.attacker, self.area) if has(t, self.attacker, "circular_strike") else []

    def go_on(self, t: Game, choice: Next) -> Arrow:
        """CN-SKL-4 CN-DEF-4. It is defended anew, with no new dice of the attack."""
        swept(t, self.attacker, choice.target)
        return become(Blow(self.seat, self.attacker, choice.target, self.way, self.excess, two_handed=self.two_handed))

    def answer(self, t: Game) -> Arrow:
        """CN-SKL-7. Counterattack of whoever has survived a melee attack; it is not answered itself."""
        if self.free or self.way != MELEE_BLOW or not has(t, self.target, "counterattack"):
            return None
        if may_not_be_attacked(t, self.target, self.attacker, MELEE_BLOW) is not None:
            return None
        seat = seat_of(t, self.target)
        return become(attack.Attack(seat, self.target, self.attacker, MELEE_BLOW, COUNTERATTACK, free=True))

    def over(self, t: Game) -> Arrow:
        return None


def victims(t: Game, attacker: FigureId, area: AreaId) -> list[Option]:
    """CN-SKL-4 CN-SKL-6. Enemies of an area whom a blow that goes on may fall on."""
    alive = [foe for foe in enemies(t, attacker, area) if not gems.is_dead(t, foe)]
    return [Next(foe) for foe in alike(t, alive) if may_not_be_attacked(t, attacker, foe, MELEE_BLOW) is None]


def preferred(t: Game, choices: Iterable[Next]) -> Next:
    """CN-AUT-2. The hero with the fewest available gems, ties by seat; allies last."""

    def gems_left(choice: Next) -> float:
        return t.state.heroes[choice.target].available if is_hero(choice.target) else inf

    return min(choices, key=gems_left)


def struck(t: Game, target: FigureId, total: int, defence: int) -> None:
    """CN-ZON-3."""
    t.tell("struck", target=target, total=total, defence=defence)


def swept(t: Game, attacker: FigureId, target: FigureId) -> None:
    """CN-SKL-4."""
    t.tell("swept", attacker=attacker, target=target)


@dataclass(slots=True)
class SpinWeb(Section):
    """Web projection, instead of an attack.

    roll → defence → webbed if that does not hold
    """

    seat: int
    figure: FigureId
    target: FigureId
    total: int = 0

    def start(self, t: Game) -> Arrow:
        """CN-SKL-14."""
        return call(Roll(self.seat, self.figure, WEB, "web"), self.fell)

    def fell(self, t: Game, dice: Fallen) -> Arrow:
        """CN-SKL-14 CN-HIN-6. At range: hindered, and met like a shot."""
        self.total = total(attack_parts(t, self.figure, SHOT, dice, False))
        return call(Defence(self.figure, self.target, SHOT, self.total), self.settle)

    def settle(self, t: Game, defence: int) -> Arrow:
        """CN-SKL-14. Above the defence it sticks, until 4 movement points are paid in one turn."""
        struck(t, self.target, self.total, defence)
        if self.total > defence and not t.state.has(self.target, WEBBED):
            t.state.gain(self.target, WEBBED, "")
            webbed(t, self.target)
        return None


def webbed(t: Game, figure: FigureId) -> None:
    """CN-SKL-14."""
    t.tell("webbed", figure=figure)


SECTIONS = (Blow, SpinWeb)
