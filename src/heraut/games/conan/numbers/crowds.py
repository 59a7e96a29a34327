"""Crowds: who stands in whose way."""

from __future__ import annotations

from typing import Any, NamedTuple

from heraut.games.conan.model import ALLIES, HEROES, AreaId, FigureId, Game, Side, Unit, chart_of
from heraut.games.conan.numbers.figures import abilities, area_of, kin, living, side_of
from heraut.kernel.memo import Memo
from heraut.kernel.state import Modifier

MONSTER = 2  # places
CHARTS = 2000  # remembered of one crowd: whoever thinks long about one position does not fill the house


class Crowd(NamedTuple):
    """Who stands where, as one side sees it.  `foes`: enemies less friends, where there are enemies.

    `full`: where no place is left, `tight`: where one is, too little for a monster.  `blocked`, `horror`: where an
    enemy has that skill.  `charts`: what has been worked out for figures of that side as long as nothing of this
    changes, nor its `host`.
    """

    foes: dict[AreaId, int]
    full: set[AreaId]
    tight: set[AreaId]
    blocked: set[AreaId]
    horror: set[AreaId]
    host: Host
    charts: dict[Any, Any]

    def has_room(self, area: AreaId, size: int) -> bool:
        """CN-MOV-6 CN-MOV-9. Are so many places free there?"""
        return area not in self.full and (size < MONSTER or area not in self.tight)


def around(t: Game, figure: FigureId) -> Crowd:
    """The crowd as this figure sees it."""
    return crowd(t, side_of(figure))


def crowd(t: Game, side: Side) -> Crowd:
    """The crowd as it stands.  Heroes who walk where it changes nothing for their friends walk in the same crowd."""
    units = host(t)
    if side == HEROES:
        here = beside(t, units)
        key: tuple[Any, ...] = (side, *sorted(here.items()))
        if key not in units.crowds:
            units.crowds[key] = _against_units(units, here)
    else:
        heroes = t.state.heroes
        key = (side, *[(hero, heroes[hero].area, heroes[hero].sheet, heroes[hero].items) for hero in living(t)])
        if key not in units.crowds:
            units.crowds[key] = _against_heroes(t, units)
    return units.crowds[key]


# ── units ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class Host(NamedTuple):
    """The units and statuses of a scenario, and what follows from them as long as they are the same.

    `foes`: the overlord's figures in each area; `allies`: those of the heroes; `room`: the places that both leave.
    `blocked`, `horror`: where one of the overlord's has that skill.  `crowds`: by where heroes stand; `charts`: what
    else has been worked out.
    """

    scenario: str
    units: dict[FigureId, Unit]
    statuses: dict[int, tuple[Modifier, ...]]
    foes: dict[AreaId, int]
    allies: dict[AreaId, int]
    room: dict[AreaId, int]
    blocked: set[AreaId]
    horror: set[AreaId]
    crowds: dict[Any, Crowd]
    charts: dict[Any, Any]


def host(t: Game) -> Host:
    """The units as they stand; who asks again before one has changed gets them without counting."""
    state, memo = t.state, t.content.memo
    seen: Host | None = memo.get("host")
    if seen is None or seen.units != state.units or seen.statuses != state.modifiers or seen.scenario != state.scenario:
        seen = memo["host"] = _host(t)
    return seen


def _host(t: Game) -> Host:
    """CN-MOV-6 CN-MOV-9 CN-SKL-9 CN-SKL-24. Counted area by area."""
    state, groups = t.state, kin(t)
    foes, allies, room = dict[AreaId, int](), dict[AreaId, int](), places(t).copy()
    blocked, horror = set[AreaId](), set[AreaId]()
    for figure, (group, area, _) in state.units.items():
        one = groups[group]
        room[area] -= one.places
        if figure >= ALLIES:
            allies[area] = allies.get(area, 0) + 1
            continue
        foes[area] = foes.get(area, 0) + 1
        skills = abilities(t, figure) if figure in state.modifiers else one.skills
        if "blocking" in skills:
            blocked.add(area)
        if "horror" in skills:
            horror.add(area)
    return Host(
        state.scenario, state.units.copy(), state.modifiers.copy(), foes, allies, room, blocked, horror, {}, {}
    )  # fmt: skip


def places(t: Game) -> dict[AreaId, int]:
    """CN-MOV-9. What the board prints."""
    memo, key = t.content.memo, ("places", t.state.scenario)
    if key not in memo:
        memo[key] = {AreaId(area): printed.places for area, printed in chart_of(t).areas.items()}
    found: dict[AreaId, int] = memo[key]
    return found


# ── units and heroes ─────────────────────────────────────────────────────────────────────────────────────────────────


def beside(t: Game, units: Host) -> dict[AreaId, int]:
    """CN-MOV-6 CN-HIN-4. How many heroes stand where that means anything: beside foes, or where room becomes scarce."""
    number: dict[AreaId, int] = {}
    foes, room, most = units.foes, units.room, len(t.state.heroes) + 1
    for hero in t.state.heroes:
        area = hero.area
        if (area in foes or room[area] <= most) and hero.on_board:
            number[area] = number.get(area, 0) + 1
    return number


def _against_units(units: Host, heroes: dict[AreaId, int]) -> Crowd:
    """CN-MOV-6 CN-HIN-4 CN-SKL-9 CN-SKL-24. As the heroes' side sees it."""
    foes, allies = units.foes, units.allies
    met = {area: number - allies.get(area, 0) - heroes.get(area, 0) for area, number in foes.items()}
    return Crowd(met, *scarce(units, heroes), units.blocked, units.horror, units, Memo(CHARTS))


def _against_heroes(t: Game, units: Host) -> Crowd:
    """CN-MOV-6 CN-HIN-4 CN-SKL-9 CN-SKL-24. As the overlord's side sees it."""
    theirs, blocked, horror = units.allies.copy(), set[AreaId](), set[AreaId]()
    heroes = dict[AreaId, int]()
    allies = [figure for figure in t.state.units if figure >= ALLIES] if theirs else []
    for figure in (*living(t), *allies):
        skills, area = abilities(t, figure), area_of(t, figure)
        if figure < ALLIES:
            heroes[area] = heroes.get(area, 0) + 1
            theirs[area] = theirs.get(area, 0) + 1
        if "blocking" in skills:
            blocked.add(area)
        if "horror" in skills:
            horror.add(area)
    met = {area: number - units.foes.get(area, 0) for area, number in theirs.items()}
    return Crowd(met, *scarce(units, heroes), blocked, horror, units, Memo(CHARTS))


def scarce(units: Host, heroes: dict[AreaId, int]) -> tuple[set[AreaId], set[AreaId]]:
    """CN-MOV-6 CN-MOV-9. Where no place is left, and where one is."""
    full, tight = set[AreaId](), set[AreaId]()
    for area, left in units.room.items():
        if area in heroes:
            left -= heroes[area]
        if left == 0:
            full.add(area)
        elif left == 1:
            tight.add(area)
    return full, tight
