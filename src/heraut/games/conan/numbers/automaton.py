"""What the automaton does where a person would choose: dice, gems, whom to attack and where to go."""

from __future__ import annotations

from heraut.games.conan.model import AreaId, FigureId, Game, chart_of, scenario_of
from heraut.games.conan.numbers.borders import OPEN, WRECK, manners
from heraut.games.conan.numbers.figures import abilities, living, tile_of
from heraut.games.conan.numbers.ways import extra, ways_to
from heraut.games.conan.printed.board import pair
from heraut.games.conan.printed.missions import Order

GUARD = 2
TOO_FAR = 999


def rerolls(kind: str, face: int) -> bool:
    """CN-AUT-4. A marked die is rerolled once: red on 0 or 1, the others on 0."""
    return kind.endswith("*") and face <= (1 if kind.startswith("R") else 0)


def guards(t: Game, target: FigureId, wounds: int) -> int:
    """CN-AUT-5. Two gems, or what is left, for a leader or monster that would be wounded; none for a minion."""
    spared = wounds <= 0 or tile_of(t, target).role == "minion"
    return 0 if spared else min(GUARD, t.state.overlord.available)


def order_for(t: Game, figure: FigureId) -> Order | None:
    """CN-AUT-2. The first order of the scenario that holds for its group now."""
    group = t.state.units[figure].group
    for order in scenario_of(t).orders:
        shut = not order.while_shut or order.while_shut not in t.state.opened
        if group in order.groups and t.state.round >= order.from_round and shut:
            return order
    return None


def goals_of(t: Game, figure: FigureId) -> list[AreaId]:
    """CN-AUT-2 CN-AUT-3. Where it wants to get: where its orders say, else to the heroes."""
    order = order_for(t, figure)
    if order is None:
        return [t.state.heroes[hero].area for hero in living(t)]
    if order.does == "go_to_mark":
        return [AreaId(area) for area in chart_of(t).areas if t.state.marks.get(f"mark:{area}")]
    return [AreaId(order.area)] if order.does == "go" else []


def farness(t: Game, figure: FigureId, goals: list[AreaId]) -> dict[AreaId, int]:
    """CN-AUT-3. What the way from each area to the nearest of these costs, whoever stands in it."""
    found: dict[AreaId, int] = {}
    for goal in goals:
        for area, cost in _way_home(t, figure, goal).items():
            found[area] = min(cost, found.get(area, TOO_FAR))
    return found


def _way_home(t: Game, figure: FigureId, goal: AreaId) -> dict[AreaId, int]:
    skills, beast = abilities(t, figure), tile_of(t, figure).beast
    return ways_to(t, goal, lambda here, there: _step(t, figure, skills, here, there), "automaton", skills, beast)


def _step(t: Game, figure: FigureId, skills: frozenset[str], here: AreaId, there: AreaId) -> int | None:
    """CN-MOV-5 CN-DOR-2 CN-SKL-10. From one area to the next, through a door or wall if it opens or wrecks it."""
    border = chart_of(t).between[pair(here, there)]
    more = extra(t, border, here, there, skills, t.state.opened)
    if more is not None:
        return 1 + more
    return min([points for how, points in manners(t, figure, border, there) if how in (OPEN, WRECK)], default=None)
