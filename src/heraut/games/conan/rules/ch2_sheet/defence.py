"""2. The sheet of a hero, 4C: defence, active and passive; and the guard of the overlord."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.answers.fighting import Dodge, Endure, Gems, Guard, LeaveTo, Parry
from heraut.games.conan.model import (
    BARE_HANDS,
    NO_FIGURE,
    OVERLORD,
    FigureId,
    Game,
    HeroId,
    ItemId,
    overlord_seat,
)
from heraut.games.conan.numbers import automaton
from heraut.games.conan.numbers.blows import AREA_BLOW, MELEE_BLOW, armour_dice, defence_parts, guard_dice
from heraut.games.conan.numbers.figures import area_of, friends, has, is_automatic, is_hero, seat_of, side_of
from heraut.games.conan.rules.ch2_sheet import gems
from heraut.games.conan.rules.ch2_sheet.rolls import Roll
from heraut.kernel import PASS, Gives, Option, Pass, Section, ask, call, give
from heraut.kernel.values import total
from heraut.tabletop.throws import Fallen

ENDURE, DODGE = Endure(), Dodge()


@dataclass(slots=True)
class Defence(Section):
    """What stands against an attack of this total; gives the defence.

    hero: endure, dodge, parry, or a bodyguard → gems → roll with the armour → sum
    unit: guard → roll → sum

    `way`: melee, ranged, spell or area.  `undefended`: no active defence at all.  `by`: who defends actively, with
    `item` and so many `gems`; `refused`: bodyguards who would not.
    """

    attacker: FigureId
    target: FigureId
    way: str
    total: int
    undefended: bool = False
    by: FigureId = NO_FIGURE
    item: ItemId = BARE_HANDS
    gems: int = 0
    refused: tuple[FigureId, ...] = ()
    fallen: Fallen = ()

    def start(self, t: Game) -> Gives[int]:
        """CN-DEF-1 CN-DEF-3 CN-DEF-12. Nobody is asked where what stands there anyway is enough."""
        if self.total <= self.stands(t):
            return self.sum
        return self.throw if self.undefended else self.decide

    def stands(self, t: Game) -> int:
        """CN-DEF-3. The defence with the dice that have fallen."""
        return total(defence_parts(t, self.attacker, self.target, self.way, self.fallen))

    def decide(self, t: Game) -> Gives[int]:
        """CN-DEF-1 CN-OVL-6 CN-SKL-34. The hero himself, the overlord, or whoever is the bodyguard of an ally."""
        if side_of(self.target) == OVERLORD:
            return self.guard
        if is_hero(self.target):
            return ask(self.target, "defend", self.defences, self.hear, otherwise=self.throw)
        waiting = self.bodyguards(t)
        return self.leave_to(t, waiting[0]) if waiting else self.throw

    # a hero

    def defences(self, t: Game) -> list[Option]:
        """CN-DEF-1 CN-DEF-2 CN-DEF-5 CN-DEF-8 CN-DEF-11 CN-SPL-5 CN-SPL-11 CN-SKL-30. What a gem could still do."""
        dodge = self.way != AREA_BLOW and t.state.heroes[self.target].available > 0
        found = [
            *([DODGE] if dodge else []),
            *[Parry(item) for item in parries(t, HeroId(self.target), self.way)],
            *[LeaveTo(guard) for guard in self.bodyguards(t)],
        ]
        return [ENDURE, *found] if found else []

    def bodyguards(self, t: Game) -> list[FigureId]:
        """CN-SKL-30. Heroes of the area who could parry, and have not refused."""
        near = [friend for friend in friends(t, self.target, area_of(t, self.target)) if is_hero(friend)]
        willing = [friend for friend in near if friend not in self.refused and has(t, friend, "bodyguard")]
        return [friend for friend in willing if parries(t, HeroId(friend), self.way)]

    def hear(self, t: Game, choice: Endure | Dodge | Parry | LeaveTo) -> Gives[int]:
        """CN-DEF-1 CN-DEF-12. One active defence at most."""
        if isinstance(choice, Endure):
            return self.throw
        if isinstance(choice, LeaveTo):
            return self.leave_to(t, choice.figure)
        self.by, self.item = self.target, choice.item if isinstance(choice, Parry) else BARE_HANDS
        return self.pay

    def leave_to(self, t: Game, guard: FigureId) -> Gives[int]:
        """CN-SKL-30. It is his to say."""
        self.by = guard
        return ask(guard, "cover", self.covers, self.cover)

    def covers(self, t: Game) -> list[Option]:
        """CN-SKL-30 CN-DEF-2. He parries, he cannot dodge for another; or he refuses."""
        return [PASS, *[Parry(item) for item in parries(t, HeroId(self.by), self.way)]]

    def cover(self, t: Game, choice: Parry | Pass) -> Gives[int]:
        """CN-SKL-30 CN-DEF-12."""
        if isinstance(choice, Pass):
            self.refused, self.by = (*self.refused, self.by), NO_FIGURE
            return self.decide
        self.item = choice.item
        return self.pay

    def pay(self, t: Game) -> Gives[int]:
        """CN-DEF-4 CN-DEF-5."""
        return ask(self.by, "gems", self.payments, self.paid)

    def payments(self, t: Game) -> list[Option]:
        """CN-DEF-4 CN-DEF-11 CN-SAT-2. Once for all, at least one, with no limit."""
        return [Gems(number) for number in range(1, t.state.heroes[self.by].available + 1)]

    def paid(self, t: Game, chosen: Gems) -> Gives[int]:
        """CN-TUR-8."""
        gems.pay(t, HeroId(self.by), chosen.number)
        self.gems = chosen.number
        return self.throw

    # a unit

    def guard(self, t: Game) -> Gives[int]:
        """CN-OVL-6 CN-OVL-19 CN-OVL-21 CN-AUT-5 CN-SPL-10. Against an area effect only a shield would help."""
        if self.way == AREA_BLOW:
            return self.sum
        if is_automatic(t, self.target):
            return self.guarded(t, Guard(automaton.guards(t, self.target, self.total - self.stands(t))))
        return ask(overlord_seat(t), "guard", self.guards, self.guarded, otherwise=self.sum)

    def guards(self, t: Game) -> list[Option]:
        """CN-OVL-6 CN-OVL-18 CN-OVL-21. Once for all, as many as he has."""
        most = t.state.overlord.available
        return [Guard(number) for number in range(most + 1)] if most else []

    def guarded(self, t: Game, choice: Guard) -> Gives[int]:
        """CN-OVL-6 CN-OVL-22."""
        gems.spend(t, choice.gems)
        self.by, self.gems = self.target, choice.gems
        return self.throw

    # the dice

    def throw(self, t: Game) -> Gives[int]:
        """CN-DEF-3 CN-DEF-5 CN-DEF-7 CN-DEF-13. Active and passive dice of one figure fall together."""
        roller = self.target if self.by == NO_FIGURE else self.by
        active = guard_dice(t, self.by, self.gems, self.item) if self.gems else ()
        dice = (*active, *armour_dice(t, self.target)) if roller == self.target else active
        return call(Roll(seat_of(t, roller), roller, dice, "defence"), self.fell) if dice else self.sum

    def fell(self, t: Game, dice: Fallen) -> Gives[int]:
        """CN-SKL-30 CN-DEF-13. What a bodyguard has parried adds to the armour of his friend, who rolls that."""
        self.fallen = dice
        armour = armour_dice(t, self.target) if self.by not in (NO_FIGURE, self.target) else ()
        if not armour:
            return self.sum
        return call(Roll(seat_of(t, self.target), self.target, armour, "defence"), self.armoured)

    def armoured(self, t: Game, dice: Fallen) -> Gives[int]:
        """CN-DEF-3."""
        self.fallen = tuple(sorted((*self.fallen, *dice)))
        return self.sum

    def sum(self, t: Game) -> Gives[int]:
        """CN-DEF-3 CN-DEF-10."""
        return give(self.stands(t))


def parries(t: Game, hero: HeroId, way: str) -> list[ItemId]:
    """CN-DEF-2 CN-DEF-5 CN-MAN-11 CN-SPL-5 CN-SPL-11. Weapons in melee only, shields always; for a gem at least."""
    held = t.state.heroes[hero]
    items = [item for item in dict.fromkeys(held.items) if t.content.items[item].guard] if held.available else []
    return [item for item in items if way == MELEE_BLOW or t.content.items[item].kind == "shield"]


SECTIONS = (Defence,)
