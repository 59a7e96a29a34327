"""Crowds: who stands in whose way."""

from __future__ import annotations

from typing import Any, NamedTuple

from heraut.games.conan.model import ALLIES, OVERLORD, UNITS, AreaId, FigureId, Game, ItemId, Side, Unit, chart_of
from heraut.games.conan.numbers.figures import abilities, kin, living, side_of
from heraut.kernel.state import Modifier

MONSTER = 2  # places


class Crowd(NamedTuple):
    """Who stands where, as one side sees it.  `foes`: enemies less friends, where there are enemies.

    `full`: where no place is left, `tight`: where one is, too little for a monster.  `blocked`, `horror`: where an
    enemy has that skill.  `charts`: what has been worked out for figures of that side as long as nobody moves.
    """

    foes: dict[AreaId, int]
    full: set[AreaId]
    tight: set[AreaId]
    blocked: set[AreaId]
    horror: set[AreaId]
    charts: dict[Any, Any]

    def has_room(self, area: AreaId, size: int) -> bool:
        """CN-MOV-6 CN-MOV-9. Are so many places free there?"""
        return area not in self.full and (size < MONSTER or area not in self.tight)


class Seen(NamedTuple):
    """A crowd, and all that it was counted from."""

    scenario: str
    heroes: list[tuple[AreaId, tuple[ItemId, ...], str, bool, bool]]
    units: dict[FigureId, Unit]
    statuses: dict[int, tuple[Modifier, ...]]
    crowd: Crowd


def around(t: Game, figure: FigureId) -> Crowd:
    """The crowd as this figure sees it."""
    return crowd(t, side_of(figure))


def crowd(t: Game, side: Side) -> Crowd:
    """The crowd as it stands; who asks again before anybody has moved gets it without counting."""
    state, memo, key = t.state, t.content.memo, ("crowd", side)
    heroes = [
        (hero.area, hero.items, hero.sheet, hero.away, not (hero.available or hero.fatigue or hero.boxes))
        for hero in state.heroes
    ]
    seen: Seen | None = memo.get(key)
    if seen is None or (state.scenario, heroes, state.units, state.modifiers) != seen[:4]:
        counted = _crowd(t, side)
        seen = memo[key] = Seen(state.scenario, heroes, state.units.copy(), state.modifiers.copy(), counted)
    return seen.crowd


def _crowd(t: Game, side: Side) -> Crowd:
    """CN-MOV-6 CN-MOV-9 CN-HIN-4 CN-SKL-9 CN-SKL-24. Whom it finds where; where enemies block or horrify."""
    ours, theirs, taken = dict[AreaId, int](), dict[AreaId, int](), dict[AreaId, int]()
    blocked, horror = set[AreaId](), set[AreaId]()
    for figure, area, places, skills in _everybody(t):
        taken[area] = taken.get(area, 0) + places
        if (UNITS <= figure < ALLIES) == (side == OVERLORD):
            ours[area] = ours.get(area, 0) + 1
            continue
        theirs[area] = theirs.get(area, 0) + 1
        if "blocking" in skills:
            blocked.add(area)
        if "horror" in skills:
            horror.add(area)
    printed = chart_of(t).areas
    left = {area: printed[area].places - places for area, places in taken.items()}
    full, tight = {area for area in left if left[area] == 0}, {area for area in left if left[area] == 1}
    foes = {area: number - ours.get(area, 0) for area, number in theirs.items()}
    return Crowd(foes, full, tight, blocked, horror, {})


def _everybody(t: Game) -> list[tuple[FigureId, AreaId, int, frozenset[str]]]:
    """CN-MOV-9. Where each figure stands, how many places it takes, what it can do."""
    changed, groups, heroes = t.state.modifiers, kin(t), t.state.heroes
    people = [(FigureId(hero), heroes[hero].area, 1, abilities(t, hero)) for hero in living(t)]
    kinds = [(figure, area, groups[group]) for figure, (group, area, _) in t.state.units.items()]
    units = [
        (figure, area, one.places, abilities(t, figure) if figure in changed else one.skills)
        for figure, area, one in kinds
    ]
    return people + units
