"""5. Before the dice: sacrifice, and spells of reaction."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.conan.rules.ch4_magic.spells as spells
from heraut.games.conan.answers.fighting import Sacrifice
from heraut.games.conan.model import NO_FIGURE, UNITS, FigureId, Game
from heraut.games.conan.numbers.figures import (
    alike,
    area_of,
    enemies,
    friends,
    has,
    is_automatic,
    is_hero,
    is_there,
    likeness,
    seat_of,
    side_of,
)
from heraut.kernel import PASS, Gives, Option, Pass, Section, Window, ask, call, give
from heraut.kernel.sections import Ends


@dataclass(slots=True)
class BeforeDice(Section):
    """An attack has been declared; gives whom it strikes now.

    sacrifice, asked of each who could, by seat ⟲ → reaction, asked of the target → target

    It is called only if somebody could use it (`wanted`).  `asked`: the seat that was asked last.
    """

    target: FigureId
    asked: int = -1

    def start(self, t: Game) -> Gives[FigureId]:
        """CN-SKL-28. Every seat that has somebody to offer, one after the other."""
        waiting = sorted({seat_for(t, one, self.target) for one in sacrifices(t, self.target)})
        waiting = [seat for seat in waiting if seat > self.asked]
        if not waiting:
            return self.react
        self.asked = waiting[0]
        return ask(self.asked, "sacrifice", self.offers, self.hear)

    def offers(self, t: Game) -> list[Option]:
        """CN-SKL-28. Who could step in for the target; he will not be defended but by his armour."""
        able = [one for one in sacrifices(t, self.target) if seat_for(t, one, self.target) == self.asked]
        return [PASS, *[Sacrifice(one) for one in able]]

    def hear(self, t: Game, choice: Sacrifice | Pass) -> Gives[FigureId]:
        """CN-SKL-28."""
        if isinstance(choice, Pass):
            return self.start
        sacrificed(t, choice.figure, self.target)
        self.target = choice.figure
        return self.react

    def react(self, t: Game) -> Gives[FigureId]:
        """CN-SPL-3 CN-SPL-12. The target's own spells, before the dice."""
        if not reactions(t, self.target):
            return give(self.target)
        return call(Reactions((seat_of(t, self.target),), casters=(self.target,)), self.done)

    def done(self, t: Game) -> Gives[FigureId]:
        return give(self.target)


def wanted(t: Game, target: FigureId) -> bool:
    """CN-SKL-28 CN-SPL-12. Could anybody interrupt this attack?"""
    return bool(sacrifices(t, target) or reactions(t, target))


# ── sacrifice ────────────────────────────────────────────────────────────────────────────────────────────────────────


def sacrifices(t: Game, target: FigureId) -> list[FigureId]:
    """CN-SKL-28. Friends of the area who could become the target; one just like it would change nothing."""
    if is_automatic(t, target):
        return []
    able = [one for one in friends(t, target, area_of(t, target)) if has(t, one, "sacrifice")]
    if not able or is_hero(target):
        return alike(t, able)
    return [one for one in alike(t, able) if one < UNITS or likeness(t, one) != likeness(t, target)]


def seat_for(t: Game, figure: FigureId, target: FigureId) -> int:
    """CN-SKL-34. Whoever sacrifices himself says so; of an ally, the hero it steps in for."""
    unled = not is_hero(figure) and side_of(figure) == side_of(target) and is_hero(target)
    return seat_of(t, target if unled else figure)


def sacrificed(t: Game, figure: FigureId, target: FigureId) -> None:
    """CN-SKL-28."""
    t.tell("sacrificed", figure=figure, target=target)


# ── spells of reaction ───────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Reactions(Window):
    """Each of these casters may cast spells with the reaction mark.

    react, or pass ⟲
    """

    casters: tuple[FigureId, ...] = (NO_FIGURE,)

    def question(self) -> str:
        return "react"

    def choices(self, t: Game) -> list[Option]:
        """CN-SPL-3 CN-SPL-12 CN-STA-5. What the casters of this seat can cast now."""
        return [PASS, *self.reactions(t, self.seats[self.turn])]

    def reactions(self, t: Game, seat: int) -> list[Option]:
        mine = [caster for caster in self.casters if is_there(t, caster) and seat_of(t, caster) == seat]
        return [spell for caster in mine for spell in reactions(t, caster)]

    def reaction(self, t: Game, choice: Option) -> Ends:
        """CN-SPL-3."""
        return spells.perform(t, choice)


def reactions(t: Game, caster: FigureId) -> list[Option]:
    """CN-SPL-3 CN-SPL-12. In the enemy's turn: spells with the reaction mark that it can cast and pay for."""
    if t.state.side == side_of(caster) or is_automatic(t, caster) or not has(t, caster, "spell_caster"):
        return []
    return [deed for deed in spells.castable(t, caster) if t.content.spells[deed.spell].reaction]


def after_move(t: Game, figure: FigureId) -> Ends | None:
    """CN-SPL-12. An enemy has ended its movement in a caster's area: may he react?"""
    if not is_there(t, figure):
        return None
    casters = [foe for foe in enemies(t, figure, area_of(t, figure)) if reactions(t, foe)]
    seats = tuple(dict.fromkeys([seat_of(t, caster) for caster in casters]))
    return Reactions(seats, casters=tuple(casters)) if casters else None


SECTIONS = (BeforeDice, Reactions)
