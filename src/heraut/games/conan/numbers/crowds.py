"""Crowds: who stands in whose way."""

from __future__ import annotations

from typing import Any, NamedTuple

from heraut.games.conan.model import ALLIES, HEROES, AreaId, FigureId, Game, Side, Unit, chart_of
from heraut.games.conan.numbers.figures import abilities, area_of, kin, living, side_of
from heraut.games.conan.printed.pieces import MONSTER
from heraut.kernel.memo import Memo
from heraut.kernel.state import Modifier

FEARED = frozenset(("blocking", "horror"))  # the skills that count for whoever passes
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
        found = units.crowds.get(key)
        if found is None:
            found = units.crowds[key] = _against_units(units, here)
    else:
        key = (side, *[(hero.area, hero.sheet, hero.items) if hero.on_board else None for hero in t.state.heroes])
        found = units.crowds.get(key)
        if found is None:
            found = units.crowds[key] = _against_heroes(t, units)
    return found


# ── units ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class Host(NamedTuple):
    """The units and statuses of a scenario, and what follows from them as long as they are the same.

    `foes`: the overlord's figures in each area; `allies`: those of the heroes; `room`: the places that both leave;
    `full`, `tight`: where that is none, or one.  `blocked`, `horror`: where one of the overlord's has that skill.
    `crowds`: by where heroes stand; `charts`: what else has been worked out.
    """

    scenario: str
    units: dict[FigureId, Unit]
    statuses: dict[int, tuple[Modifier, ...]]
    foes: dict[AreaId, int]
    allies: dict[AreaId, int]
    room: dict[AreaId, int]
    full: set[AreaId]
    tight: set[AreaId]
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
        if not skills.isdisjoint(FEARED):
            if "blocking" in skills:
                blocked.add(area)
            if "horror" in skills:
                horror.add(area)
    full, tight = set[AreaId](), set[AreaId]()
    for area in {*foes, *allies, *narrow(t)}:
        scarce(area, room[area], full, tight)
    return Host(
        state.scenario, state.units.copy(), state.modifiers.copy(),
        foes, allies, room, full, tight, blocked, horror, {}, {},
    )  # fmt: skip


def scarce(area: AreaId, left: int, full: set[AreaId], tight: set[AreaId]) -> None:
    """CN-MOV-6 CN-MOV-9. Is no place left there, or one?"""
    if left <= 0:
        full.add(area)
    elif left < MONSTER:
        tight.add(area)


# ── units and heroes ─────────────────────────────────────────────────────────────────────────────────────────────────


def room_in(t: Game, area: AreaId) -> int:
    """CN-MOV-6 CN-MOV-9. Free places."""
    return host(t).room[area] - len([hero for hero in t.state.heroes if hero.area == area and hero.on_board])


def beside(t: Game, units: Host) -> dict[AreaId, int]:
    """CN-MOV-6 CN-HIN-4. How many heroes stand where that means anything: beside foes, or where room is scarce."""
    number: dict[AreaId, int] = {}
    for hero in t.state.heroes:
        if hero.on_board:
            area = hero.area
            number[area] = number.get(area, 0) + 1
    foes, room = units.foes, units.room
    return {area: there for area, there in number.items() if area in foes or room[area] - there < MONSTER}


def _against_units(units: Host, heroes: dict[AreaId, int]) -> Crowd:
    """CN-MOV-6 CN-HIN-4 CN-SKL-9 CN-SKL-24. As the heroes' side sees it."""
    foes, allies = units.foes, units.allies
    met = {area: number - allies.get(area, 0) - heroes.get(area, 0) for area, number in foes.items()}
    return _crowd(units, heroes, met, units.blocked, units.horror)


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
    return _crowd(units, heroes, met, blocked, horror)


def _crowd(
    units: Host, heroes: dict[AreaId, int], foes: dict[AreaId, int], blocked: set[AreaId], horror: set[AreaId]
) -> Crowd:
    """CN-MOV-6 CN-MOV-9. With where heroes take the last places."""
    full, tight = units.full.copy(), units.tight.copy()
    for area, number in heroes.items():
        scarce(area, units.room[area] - number, full, tight)
    return Crowd(foes, full, tight - full, blocked, horror, units, Memo(CHARTS))


def places(t: Game) -> dict[AreaId, int]:
    """CN-MOV-9. What the board prints."""
    memo, key = t.content.memo, ("places", t.state.scenario)
    found: dict[AreaId, int] | None = memo.get(key)
    if found is None:
        found = memo[key] = {AreaId(area): printed.places for area, printed in chart_of(t).areas.items()}
    return found


def narrow(t: Game) -> frozenset[AreaId]:
    """CN-MOV-9. Areas that are scarce of places even when nobody is there."""
    memo, key = t.content.memo, ("narrow", t.state.scenario)
    found: frozenset[AreaId] | None = memo.get(key)
    if found is None:
        found = memo[key] = frozenset([area for area, number in places(t).items() if number < MONSTER])
    return found
