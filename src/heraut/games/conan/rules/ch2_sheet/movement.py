"""2. The sheet of a hero, 4D: movement; doors, jumps and leaps; leaving the board."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.answers.acting import BreakFree, Cross, Depart, Go
from heraut.games.conan.model import MOVE, AreaId, FigureId, Game, HeroId, chart_of
from heraut.games.conan.numbers.figures import is_hero
from heraut.games.conan.numbers.ways import hero_reach, points_left, unit_reach
from heraut.games.conan.rules import clauses
from heraut.games.conan.rules.ch2_sheet import gems
from heraut.kernel import Arrow, Option, Reason, Section
from heraut.kernel.sections import Ends

DEEDS = (Go, Cross, Depart, BreakFree)


def deeds(t: Game, hero: HeroId) -> list[Option]:
    """CN-MOV-1 CN-MOV-2 CN-MOV-4. Every area that he can pay for."""
    return [Go(hero, area) for area in hero_reach(t, hero)]  # stub: A adds Cross, Depart, BreakFree


def wishes(t: Game, hero: HeroId) -> list[Option]:
    here = t.state.heroes[hero].area
    return [Go(hero, AreaId(area)) for area in chart_of(t).areas if area != here]


def forbids(t: Game, wish: Option) -> Reason | None:
    """CN-MOV-4 CN-MOV-5. stub: A tells which requirement fails."""
    reached = isinstance(wish, Go) and wish.area in hero_reach(t, HeroId(wish.figure))
    return None if reached else Reason("too-far", ("CN-MOV-4",), area=wish.area)


def perform(t: Game, deed: Option) -> Ends | None:
    """CN-MOV-1 CN-MOV-2. A way on which nothing happens is gone at once; what happens at its end is a section."""
    if isinstance(deed, Go):
        hero = HeroId(deed.figure)
        pay_points(t, hero, hero_reach(t, hero)[deed.area])
        return arrive(t, hero, deed.area)
    return CrossBorder(deed.figure, deed.area, deed.how)  # stub: A


def unit_moves(t: Game, figure: FigureId, points: int) -> dict[Option, int]:
    """CN-OVL-4 CN-DOR-2 CN-SKL-10. Where a unit or ally may go or cross for so many points, and what each costs."""
    ways: dict[Option, int] = {Go(figure, area): cost for area, cost in unit_reach(t, figure, points).items()}
    return ways  # stub: A adds Cross and BreakFree


def unit_move(t: Game, deed: Option) -> Ends | None:
    """CN-OVL-4. A unit or ally does so; its points are paid."""
    return arrive(t, deed.figure, deed.area) if isinstance(deed, Go) else perform(t, deed)


def pay_points(t: Game, hero: HeroId, points: int) -> None:
    """CN-MOV-1 CN-MOV-2. Free points first, then a gem a point."""
    held, free = t.state.heroes[hero], points_left(t, hero)
    held.free = max(0, free - points)
    gems.put_on(t, hero, MOVE, max(0, points - free))


def arrive(t: Game, figure: FigureId, area: AreaId) -> Ends | None:
    """CN-MOV-5. It stands there now; what the scenario does to whoever comes in, if anything."""
    if is_hero(figure):
        t.state.heroes[figure].area = area
    else:
        t.state.units[figure] = t.state.units[figure]._replace(area=area)
    moved(t, figure, area)
    return clauses.entered(t, figure, area)


def moved(t: Game, figure: FigureId, area: AreaId) -> None:
    """CN-MOV-5."""
    t.tell("moved", figure=figure, area=area)


@dataclass(slots=True)
class CrossBorder(Section):
    """A border at which something happens, for heroes and units alike; the points are paid by whoever calls it.

    open, wreck → there
    jump → fall → there
    leap → die → there, or as the scenario says
    """

    figure: FigureId
    area: AreaId
    how: str

    def start(self, t: Game) -> Arrow:
        """CN-DOR-2 CN-SKL-10 CN-SKL-15 CN-FAL-4."""
        return None  # stub: A


SECTIONS = (CrossBorder,)
