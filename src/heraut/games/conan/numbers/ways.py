"""Ways: what it costs to cross a border, where a figure gets and for how many points."""

from __future__ import annotations

from heapq import heappop, heappush
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
    ItemId,
    Side,
    Unit,
    chart_of,
    scenario_of,
)
from heraut.games.conan.numbers.burden import free_points
from heraut.games.conan.numbers.figures import (
    ROOTED,
    WEBBED,
    area_of,
    constricts,
    enemies,
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
from heraut.kernel.state import Modifier

NOWHERE: frozenset[Any] = frozenset()
NEVER = 999  # points
WALKING: tuple[Skill, ...] = ("climb", "swimming", "flying", "intangible", "evasive")
WALKING_SKILLS = frozenset(WALKING)


class Crowd(NamedTuple):
    """Who stands where, as one side sees it.  `foes`: enemies less friends.

    `charts`: what has been worked out for figures of that side as long as nobody moves.
    """

    foes: dict[AreaId, int]
    places: dict[AreaId, int]
    blocked: set[AreaId]
    horror: set[AreaId]
    charts: dict[Any, Any]


class Seen(NamedTuple):
    """A crowd, and all that it was counted from."""

    scenario: str
    heroes: list[tuple[AreaId, tuple[ItemId, ...], str, bool, bool]]
    units: dict[FigureId, Unit]
    statuses: dict[int, tuple[Modifier, ...]]
    crowd: Crowd


def crowd(t: Game, side: Side) -> Crowd:
    """The crowd as it stands; who asks again before anybody has moved gets the same one."""
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
    """CN-MOV-9 CN-HIN-4 CN-SKL-9 CN-SKL-24. Friends, enemies, places taken; where enemies block or horrify."""
    foes: dict[AreaId, int] = {}
    places: dict[AreaId, int] = {}
    blocked, horror = set(), set()
    changed, groups = t.state.modifiers, kin(t)
    for figure, area in figures(t):
        places[area] = places.get(area, 0) + (1 if figure < UNITS else groups[t.state.units[figure].group].places)
        if side_of(figure) == side:
            foes[area] = foes.get(area, 0) - 1
            continue
        foes[area] = foes.get(area, 0) + 1
        skills = skills_of(t, figure)
        if has(t, figure, "blocking") if figure in changed else "blocking" in skills:
            blocked.add(area)
        if has(t, figure, "horror") if figure in changed else "horror" in skills:
            horror.add(area)
    return Crowd(foes, places, blocked, horror, {})


def around(t: Game, figure: FigureId) -> Crowd:
    """The crowd as this figure sees it."""
    return crowd(t, side_of(figure))


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

Roads: TypeAlias = dict[AreaId, dict[AreaId, int]]  # from area to area, and what crossing the border costs in all


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


def leaving(t: Game, figure: FigureId, area: AreaId) -> int:
    """CN-HIN-4 CN-HIN-5. The points that hindering adds where one leaves; oneself is no friend there."""
    foes = around(t, figure).foes.get(area, 0) + (area == area_of(t, figure))
    return moving(t, figure, foes) if foes > 0 else 0


def is_held(t: Game, figure: FigureId) -> bool:
    """CN-SKL-3 CN-SKL-9. An enemy of its area blocks its way, or has pulled it there."""
    here = area_of(t, figure)
    pulled = figure in t.state.modifiers and any(constricts(t, foe, figure) for foe in enemies(t, figure, here))
    return (pulled or here in around(t, figure).blocked) and not slips(walks(t, figure))


def stops(t: Game) -> frozenset[str]:
    """Where something happens to whoever comes in: nobody passes."""
    secret = scenario_of(t).secret
    return NOWHERE if secret is None else frozenset(secret.areas) - frozenset(t.state.seen)


def reach(t: Game, figure: FigureId, points: int, afraid: int) -> dict[AreaId, int]:
    """CN-MOV-5 CN-MOV-6 CN-HIN-5 CN-SKL-9. The cheapest way to each area.

    `points`: how many may be spent in all; `afraid`: when it leaves an area of Horror.
    """
    others = around(t, figure)
    charts, key = others.charts, (figure, points, afraid, t.state.opened, t.state.water, t.state.seen)
    if key not in charts:
        kept = is_stuck(t, figure) or is_held(t, figure)
        charts[key] = {} if kept else _reach(t, figure, others, points, afraid)
    found: dict[AreaId, int] = charts[key]
    return found


def _reach(t: Game, figure: FigureId, others: Crowd, points: int, afraid: int) -> dict[AreaId, int]:
    """CN-MOV-5 CN-MOV-6 CN-HIN-5 CN-SKL-9. From area to area, the cheaper first."""
    skills, areas, size, start = walks(t, figure), chart_of(t).areas, places_of(t, figure), area_of(t, figure)
    ways, (foes, places, blocked, horror, _) = roads(t, skills), others
    ends: frozenset[Any] | set[Any] = NOWHERE if slips(skills) else blocked
    if side_of(figure) == HEROES:
        ends = ends | stops(t)
    full = {area for area, taken in places.items() if areas[area].places - taken < size}
    found, left = {start: 0}, [(0, start)]
    while left:
        so_far, here = heappop(left)
        most = afraid if here in horror else points
        if so_far >= most or so_far > found[here] or (here in ends and here != start):
            continue
        hindering = foes.get(here, 0) + (here == start)
        so_far += moving(t, figure, hindering) if hindering > 0 else 0
        for there, price in ways[here].items():
            cost = so_far + price
            if cost <= most and there not in full and cost < found.get(there, NEVER):
                found[there] = cost
                heappush(left, (cost, there))
    del found[start]
    return found


def is_stuck(t: Game, figure: FigureId) -> bool:
    """CN-SKL-14 CN-SPL-14. In a web, or held by a spell."""
    return figure in t.state.modifiers and (t.state.has(figure, WEBBED) or t.state.has(figure, ROOTED))


def slips(skills: frozenset[str]) -> bool:
    """CN-SKL-9. Is Blocking nothing to it?"""
    return not skills.isdisjoint(("evasive", "flying", "intangible"))


def points_left(t: Game, hero: HeroId) -> int:
    """CN-MOV-7. His free points: all of them before his first move."""
    free = t.state.heroes[hero].free
    return free_points(t, hero) if free == NOT_BEGUN else free


def points_within(t: Game, hero: HeroId) -> tuple[int, int]:
    """CN-MOV-1 CN-MOV-2 CN-MOV-4 CN-STA-6 CN-SKL-24. Free points, then gems within the index; beside Horror, fewer.

    Who recovers has his free points only.
    """
    held, free = t.state.heroes[hero], points_left(t, hero)
    if held.resting:
        return free, free
    index = index_of(t.content.heroes[held.sheet], MOVE)
    brave, afraid = index - held.spent[MOVE], min(index, HORROR) - held.spent[MOVE]
    return free + max(0, min(held.available, brave)), free + max(0, min(held.available, afraid))


def hero_reach(t: Game, hero: HeroId) -> dict[AreaId, int]:
    """CN-MOV-1 CN-MOV-2. Every area he can go to without anything happening, and for how many points."""
    return reach(t, hero, *points_within(t, hero))


def unit_reach(t: Game, figure: FigureId, points: int) -> dict[AreaId, int]:
    """CN-OVL-4. Every area a unit gets to for so many points."""
    return reach(t, figure, points, points)
