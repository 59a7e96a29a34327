"""Ways: what it costs to cross a border, where a figure gets and for how many points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from heraut.games.conan.model import (
    HEROES,
    MOVE,
    NOT_BEGUN,
    UNITS,
    AreaId,
    FigureId,
    Game,
    HeroId,
    chart_of,
    scenario_of,
)
from heraut.games.conan.numbers.burden import free_points
from heraut.games.conan.numbers.figures import (
    ROOTED,
    WEBBED,
    area_of,
    constricts,
    figures,
    has,
    kin,
    places_of,
    side_of,
    skills_of,
)
from heraut.games.conan.numbers.hindering import moving
from heraut.games.conan.numbers.limits import HORROR, index_of
from heraut.games.conan.printed.board import CLOSED, Border, pair
from heraut.games.conan.printed.effects import Skill
from heraut.tabletop.areas import cheapest

NOWHERE: frozenset[Any] = frozenset()
WALKING: tuple[Skill, ...] = ("climb", "swimming", "flying", "intangible", "evasive")
WALKING_SKILLS = frozenset(WALKING)


class Crowd(NamedTuple):
    """Who stands where, counted for one figure that moves: itself is left out.  `foes`: enemies less friends."""

    foes: dict[AreaId, int]
    places: dict[AreaId, int]
    blocked: set[AreaId]
    horror: set[AreaId]


def crowd(t: Game, walker: FigureId) -> Crowd:
    """CN-MOV-9 CN-HIN-4 CN-SKL-3 CN-SKL-9 CN-SKL-24. Friends, enemies, places taken; where enemies block or horrify."""
    foes: dict[AreaId, int] = {}
    places: dict[AreaId, int] = {}
    blocked, horror = set(), set()
    side, changed, groups = side_of(walker), t.state.modifiers, kin(t)
    for figure, area in figures(t):
        if figure == walker:
            continue
        places[area] = places.get(area, 0) + (1 if figure < UNITS else groups[t.state.units[figure].group].places)
        if side_of(figure) == side:
            foes[area] = foes.get(area, 0) - 1
            continue
        foes[area] = foes.get(area, 0) + 1
        skills = skills_of(t, figure)
        if has(t, figure, "blocking") if figure in changed else "blocking" in skills:
            blocked.add(area)
        if walker in changed and constricts(t, figure, walker):
            blocked.add(area)
        if has(t, figure, "horror") if figure in changed else "horror" in skills:
            horror.add(area)
    return Crowd(foes, places, blocked, horror)


# ── borders ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def walks(t: Game, figure: FigureId) -> frozenset[str]:
    """The skills that open ways to a figure."""
    if figure not in t.state.modifiers:
        return skills_of(t, figure) & WALKING_SKILLS
    return frozenset([skill for skill in WALKING if has(t, figure, skill)])


def extra(t: Game, border: Border, here: AreaId, there: AreaId, skills: frozenset[str]) -> int | None:
    """CN-MOV-5 CN-DOR-2 CN-SKL-12 CN-SKL-13 CN-SKL-17 CN-SKL-18. What it costs more; None: not without more ado."""
    if "intangible" in skills:
        return 0
    wet, flies = is_water(t, here), "flying" in skills
    if not flies and is_water(t, there) and "swimming" not in skills:
        return None
    price = _extra(border, there, skills, border.name in t.state.opened)
    if price is None or flies:
        return price
    return price + 1 if wet and not is_water(t, there) else price


def _extra(border: Border, there: AreaId, skills: frozenset[str], is_open: bool) -> int | None:
    kind = border.kind
    if kind in ("open", "arch", "shore"):
        return 0
    if kind in CLOSED:
        return 0 if is_open else None
    if kind == "wall":
        return None
    if kind == "flap":
        return 1
    if "flying" in skills:
        return 0
    if kind in ("slope", "stairs"):
        return 1 if there == border.up else 0
    return 2 if kind in ("boulders", "cliff") and "climb" in skills else None


def is_water(t: Game, area: AreaId) -> bool:
    """CN-SKL-12. Printed or flooded."""
    return area in t.state.water or chart_of(t).areas[area].kind == "water"


# ── ways on which nothing happens ────────────────────────────────────────────────────────────────────────────────────

Roads: TypeAlias = dict[str, dict[str, int]]  # from area to area, and what crossing the border costs in all


def roads(t: Game, skills: frozenset[str]) -> Roads:
    """CN-MOV-5. Every border that somebody with these skills crosses without more ado, as doors and water are now."""
    memo, key = t.content.memo, ("roads", t.state.scenario, t.state.opened, t.state.water, skills)
    if key not in memo:
        chart = chart_of(t)
        memo[key] = {
            here: {
                there: 1 + price
                for there in near
                if (price := extra(t, chart.between[pair(here, there)], AreaId(here), AreaId(there), skills))
                is not None
            }
            for here, near in chart.near.items()
        }
    found: Roads = memo[key]
    return found


def leaving(t: Game, figure: FigureId, around: Crowd, area: AreaId) -> int:
    """CN-HIN-5. The points that hindering adds where one leaves."""
    foes = around.foes.get(area, 0)
    return moving(t, figure, foes) if foes > 0 else 0


def stops(t: Game) -> frozenset[str]:
    """Where something happens to whoever comes in: nobody passes."""
    secret = scenario_of(t).secret
    return NOWHERE if secret is None else frozenset(secret.areas) - frozenset(t.state.seen)


def reach(t: Game, figure: FigureId, around: Crowd, affords: Callable[[AreaId, int], bool]) -> dict[AreaId, int]:
    """CN-MOV-5 CN-MOV-6 CN-HIN-5 CN-SKL-9. The cheapest way to each area; `affords`: may so much be spent here?"""
    if is_stuck(t, figure):
        return {}
    skills, areas, size = walks(t, figure), chart_of(t).areas, places_of(t, figure)
    ways, held = roads(t, skills), NOWHERE if slips(skills) else around.blocked

    def cost(here: AreaId, there: AreaId, so_far: int) -> int | None:
        if here in held or areas[there].places - around.places.get(there, 0) < size:
            return None
        points = ways[here][there] + leaving(t, figure, around, here)
        return points if affords(here, so_far + points) else None

    near: Any = ways
    start = area_of(t, figure)
    found = cheapest(near, start, cost, stops(t) if side_of(figure) == HEROES else NOWHERE)
    del found[start]
    return found


def is_stuck(t: Game, figure: FigureId) -> bool:
    """CN-SKL-14 CN-SPL-14. In a web, or held by a spell."""
    return figure in t.state.modifiers and (t.state.has(figure, WEBBED) or t.state.has(figure, ROOTED))


def slips(skills: frozenset[str]) -> bool:
    """CN-SKL-9. Is Blocking nothing to it?"""
    return not skills.isdisjoint(("evasive", "flying", "intangible"))


def hero_affords(t: Game, hero: HeroId, around: Crowd) -> Callable[[AreaId, int], bool]:
    """CN-MOV-1 CN-MOV-2 CN-MOV-4 CN-SKL-24 CN-STA-6. Free points first, then gems within the index of where he leaves.

    Who recovers has his free points only.
    """
    held, free = t.state.heroes[hero], points_left(t, hero)
    index = index_of(t.content.heroes[held.sheet], MOVE)

    def affords(here: AreaId, points: int) -> bool:
        gems = points - free
        if gems <= 0 or held.resting:
            return gems <= 0
        limit = min(index, HORROR) if here in around.horror else index
        return gems <= held.available and held.spent[MOVE] + gems <= limit

    return affords


def points_left(t: Game, hero: HeroId) -> int:
    """CN-MOV-7. His free points: all of them before his first move."""
    free = t.state.heroes[hero].free
    return free_points(t, hero) if free == NOT_BEGUN else free


def hero_reach(t: Game, hero: HeroId) -> dict[AreaId, int]:
    """CN-MOV-1 CN-MOV-2. Every area he can go to without anything happening, and for how many points."""
    around = crowd(t, hero)
    return reach(t, hero, around, hero_affords(t, hero, around))


def unit_reach(t: Game, figure: FigureId, points: int) -> dict[AreaId, int]:
    """CN-OVL-4. Every area a unit gets to for so many points."""
    return reach(t, figure, crowd(t, figure), lambda here, spent: spent <= points)
