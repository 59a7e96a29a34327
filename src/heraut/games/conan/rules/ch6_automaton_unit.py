"""The automaton: how a unit acts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.conan.answers.acting import Cross, Go
from heraut.games.conan.answers.fighting import Shoot, Strike
from heraut.games.conan.model import AreaId, FigureId, Game, overlord_seat
from heraut.games.conan.numbers.automaton import TOO_FAR, farness, goals_of, order_for
from heraut.games.conan.numbers.borders import OPEN, WRECK
from heraut.games.conan.numbers.figures import has, is_hero, is_there, living, tile_of
from heraut.games.conan.rules import ch5_reactions, clauses
from heraut.games.conan.rules.ch2_sheet import attack, movement
from heraut.games.conan.rules.ch2_sheet.gems import is_decided
from heraut.kernel import Arrow, Option, Section, call


@dataclass(slots=True)
class AutomatonUnit(Section):
    """A unit acts by the book, for no gems.

    whom it can attack → goes there → attacks
    nobody, or orders  → goes on ⟲ → attacks from there if it can

    `spent`: movement points; `hurried`: so many points, and no attack.  `wounds`: of all heroes before its attack.
    """

    figure: FigureId
    spent: int = 0
    hurried: int = 0
    wounds: int = 0

    def start(self, t: Game) -> Arrow:
        """CN-AUT-2 CN-AUT-3. Step by step: behind a door there may be something new."""
        if is_decided(t) or not is_there(t, self.figure):
            return None
        moves = self.moves(t)
        free = not self.hurried and order_for(t, self.figure) is None
        wanted = best_attack(t, self.figure, moves) if free else None
        step = best_step(t, self.figure, moves) if wanted is None else Go(self.figure, wanted[0])
        if step not in moves:
            return self.stand
        self.spent += moves[step]
        begun = movement.unit_move(t, step)
        return self.start if begun is None else call(begun, self.start)

    def moves(self, t: Game) -> dict[Option, int]:
        """CN-AUT-3. It never pays for movement."""
        points = (self.hurried or tile_of(t, self.figure).move) - self.spent
        return movement.unit_moves(t, self.figure, points) if points > 0 else {}

    def stand(self, t: Game) -> Arrow:
        """CN-SPL-12. It has ended its movement."""
        reaction = ch5_reactions.after_move(t, self.figure) if self.spent else None
        return self.attack if reaction is None else call(reaction, self.attack)

    def attack(self, t: Game) -> Arrow:
        """CN-AUT-2."""
        ready = is_there(t, self.figure) and not self.hurried and not is_decided(t)
        wanted = best_attack(t, self.figure, {}) if ready else None
        if wanted is None:
            return None
        self.wounds = clauses.hero_wounds(t)
        return call(attack.unit_attack(t, overlord_seat(t), wanted[1]), self.after)

    def after(self, t: Game) -> Arrow:
        clauses.ate(t, self.figure, clauses.hero_wounds(t) - self.wounds)
        return None


def best_attack(t: Game, figure: FigureId, moves: dict[Option, int]) -> tuple[AreaId, Option] | None:
    """CN-AUT-2 CN-AUT-3. On the hero with the fewest gems, then by the cheaper way, then by seat; and from where."""
    costs = {t.state.units[figure].area: 0, **{deed.area: cost for deed, cost in moves.items() if isinstance(deed, Go)}}
    found = [
        ((t.state.heroes[deed.target].available, cost, deed.target), area, deed)
        for area, cost in costs.items()
        if is_worth_a_look(t, figure, area)
        for deed in attacks_from(t, figure, area)
        if is_hero(deed.target)
    ]
    if not found:
        return None
    _, area, deed = min(found, key=lambda one: one[0])
    return area, deed


def is_worth_a_look(t: Game, figure: FigureId, area: AreaId) -> bool:
    """CN-ATT-9 CN-SKL-1. Who strikes needs a hero in the area, unless it shoots or has Reach."""
    far = bool(tile_of(t, figure).ranged) or has(t, figure, "reach")
    return far or any(t.state.heroes[hero].area == area for hero in living(t))


def attacks_from(t: Game, figure: FigureId, area: AreaId) -> list[Strike | Shoot]:
    """CN-AUT-2. Its attacks if it stood there."""
    unit = t.state.units[figure]
    t.state.units[figure] = unit._replace(area=area)
    found = [deed for deed in attack.unit_attacks(t, figure) if isinstance(deed, Strike | Shoot)]
    t.state.units[figure] = unit
    return found


def best_step(t: Game, figure: FigureId, moves: dict[Option, int], goals: Sequence[AreaId] = ()) -> Option | None:
    """CN-AUT-2 CN-AUT-3. What brings it nearest to its goal, the cheaper of equal ways; None if nothing does."""
    far = farness(t, figure, [*goals] or goals_of(t, figure)) if moves else {}
    here = far.get(t.state.units[figure].area, TOO_FAR)
    steps = [
        (far.get(deed.area, TOO_FAR), cost, deed)
        for deed, cost in moves.items()
        if isinstance(deed, Go) or (isinstance(deed, Cross) and deed.how in (OPEN, WRECK))
    ]
    nearer = [step for step in steps if step[0] < here]
    return min(nearer, key=lambda step: step[:2])[2] if nearer else None


SECTIONS = (AutomatonUnit,)
