"""Ways: what it costs to cross a border, where a figure gets and for how many points."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any, TypeAlias

from heraut.games.conan.model import (
    HEROES,
    MOVE,
    NOT_BEGUN,
    AreaId,
    BorderId,
    FigureId,
    Game,
    HeroId,
    chart_of,
    scenario_of,
)
from heraut.games.conan.numbers.burden import free_points
from heraut.games.conan.numbers.crowds import Crowd, around
from heraut.games.conan.numbers.figures import (
    ROOTED,
    WEBBED,
    abilities,
    area_of,
    constricts,
    enemies,
    places_of,
    side_of,
)
from heraut.games.conan.numbers.hindering import moving
from heraut.games.conan.numbers.limits import HORROR, index_of
from heraut.games.conan.printed.board import CLOSED, Border, pair
from heraut.games.conan.printed.pieces import MONSTER
from heraut.tabletop.areas import cheapest

NOWHERE: frozenset[Any] = frozenset()
WALKING = frozenset(("climb", "flying", "intangible", "swimming"))  # the skills that change the price of a border


# ── borders ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def extra(
    t: Game, border: Border, here: AreaId, there: AreaId, skills: frozenset[str], opened: tuple[BorderId, ...]
) -> int | None:
    """CN-MOV-5 CN-DOR-2 CN-SKL-12 CN-SKL-13 CN-SKL-17 CN-SKL-18. What it costs more; None: not without more ado."""
    if "intangible" in skills:
        return 0
    wet, flies = is_water(t, here), "flying" in skills
    if not flies and is_water(t, there) and "swimming" not in skills:
        return None
    price = _extra(border, there, skills, border.name in opened)
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

Steps: TypeAlias = tuple[tuple[int, tuple[AreaId, ...]], ...]  # the price of some borders in all, and what lies beyond
Roads: TypeAlias = dict[AreaId, Steps]


def roads(t: Game, skills: frozenset[str]) -> Roads:
    """CN-MOV-5. Every border that somebody with these skills crosses without more ado, as doors and water are now."""
    walks = skills & WALKING
    memo, key = t.content.memo, ("roads", t.state.scenario, t.state.opened, t.state.water, walks)
    found: Roads | None = memo.get(key)
    if found is None:
        found = memo[key] = _opened(t, walks, _shut(t, walks))
    return found


def _shut(t: Game, skills: frozenset[str]) -> Roads:
    """CN-MOV-5. With every door shut."""
    memo, key = t.content.memo, ("shut", t.state.scenario, t.state.water, skills)
    found: Roads | None = memo.get(key)
    if found is None:
        near = chart_of(t).near
        found = memo[key] = {AreaId(here): _steps(t, AreaId(here), near[here], skills, ()) for here in near}
    return found


def _opened(t: Game, skills: frozenset[str], shut: Roads) -> Roads:
    """CN-MOV-5 CN-DOR-2. The same, and through what has been opened."""
    chart, changed = chart_of(t), dict[AreaId, tuple[BorderId, ...]]()
    for name in t.state.opened:
        for end in chart.named[name].ends:
            changed[AreaId(end)] = (*changed.get(AreaId(end), ()), name)
    return {**shut, **{here: _doors(t, here, opened, skills) for here, opened in changed.items()}}


def _doors(t: Game, here: AreaId, opened: tuple[BorderId, ...], skills: frozenset[str]) -> Steps:
    """CN-DOR-2. From an area whose borders are open so far."""
    memo, key = t.content.memo, ("doors", t.state.scenario, t.state.water, skills, here, opened)
    found: Steps | None = memo.get(key)
    if found is None:
        found = memo[key] = _steps(t, here, chart_of(t).near[here], skills, opened)
    return found


def _steps(t: Game, here: AreaId, near: tuple[str, ...], skills: frozenset[str], opened: tuple[BorderId, ...]) -> Steps:
    """CN-MOV-5. From here to its neighbours; those beside one another for the same price are told together."""
    between, beside = chart_of(t).between, [AreaId(there) for there in near]
    prices = {there: extra(t, between[pair(here, there)], here, there, skills, opened) for there in beside}
    passable = [(1 + price, there) for there, price in prices.items() if price is not None]
    return tuple([(price, tuple([there for _, there in run])) for price, run in groupby(passable, lambda one: one[0])])


def leaving(t: Game, figure: FigureId, others: Crowd) -> int:
    """CN-HIN-4 CN-HIN-5. The points that hindering adds where it leaves; it is no friend of its own."""
    here = area_of(t, figure)
    return moving(abilities(t, figure), others.foes[here] + 1) if here in others.foes else 0


def is_held(t: Game, figure: FigureId, others: Crowd) -> bool:
    """CN-SKL-3 CN-SKL-9. An enemy of its area blocks its way, or has pulled it there."""
    blocked = area_of(t, figure) in others.blocked
    return (blocked or is_pulled(t, figure)) and not slips(abilities(t, figure))


def is_pulled(t: Game, figure: FigureId) -> bool:
    """CN-SKL-3. Has an enemy of its area seized it?"""
    seized = figure in t.state.modifiers
    return seized and any(constricts(t, foe, figure) for foe in enemies(t, figure, area_of(t, figure)))


def stops(t: Game) -> frozenset[str]:
    """Where something happens to whoever comes in: nobody passes."""
    secret = scenario_of(t).secret
    return NOWHERE if secret is None else frozenset(secret.areas) - frozenset(t.state.seen)


def reach(t: Game, figure: FigureId, others: Crowd, points: int, afraid: int) -> dict[AreaId, int]:
    """CN-MOV-5 CN-MOV-6 CN-HIN-5 CN-SKL-9. The cheapest way to each area.

    `points`: how many may be spent in all; `afraid`: when it leaves an area of Horror.
    """
    if points <= 0:
        return {}
    state, start, skills = t.state, area_of(t, figure), abilities(t, figure)
    most = (points, afraid)
    charts, key = others.charts, ("reach", figure, start, skills, most, state.opened, state.water, state.seen)
    found: dict[AreaId, int] | None = charts.get(key)
    if found is None:
        hampered = start in others.blocked or figure in state.modifiers
        kept = hampered and (is_stuck(t, figure) or is_held(t, figure, others))
        found = charts[key] = {} if kept else _reach(t, figure, start, skills, others, points, afraid)
    return found


def _reach(
    t: Game, figure: FigureId, start: AreaId, skills: frozenset[str], others: Crowd, points: int, afraid: int
) -> dict[AreaId, int]:
    """CN-MOV-5 CN-MOV-6 CN-HIN-5 CN-SKL-9. From areas for no point, then for one, for two ..."""
    ways, foes, horror = roads(t, skills), others.foes, others.horror
    full = others.full if places_of(t, figure) < MONSTER else others.full | others.tight
    ends: frozenset[Any] | set[Any] = NOWHERE if slips(skills) else others.blocked
    if side_of(figure) == HEROES:
        ends = ends | stops(t)
    found = {**dict.fromkeys(full, 0), start: 0}
    at: list[list[AreaId]] = [[] for _ in range(points + 1)]
    at[0].append(start)
    for so_far in range(points):
        for here in sorted(at[so_far]):
            if found[here] < so_far or (here in ends and here != start):
                continue
            most = afraid if here in horror else points
            left = so_far + moving(skills, foes[here] + (here == start)) if here in foes else so_far
            for price, beside in ways[here]:
                cost = left + price
                if cost <= most:
                    for there in beside:
                        if there not in found or cost < found[there]:
                            found[there] = cost
                            at[cost].append(there)
    for area in {*full, start}:
        del found[area]
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
    held, memo = t.state.heroes[hero], t.content.memo
    key = ("points", held.sheet, held.items, held.free, held.resting, held.available, held.spent[MOVE])
    points: tuple[int, int] | None = memo.get(key)
    if points is None:
        gems = 0 if held.resting else held.available
        index, free = index_of(t.content.heroes[held.sheet], MOVE), points_left(t, hero)
        brave, afraid = index - held.spent[MOVE], min(index, HORROR) - held.spent[MOVE]
        points = memo[key] = free + max(0, min(gems, brave)), free + max(0, min(gems, afraid))
    return points


def hero_reach(t: Game, hero: HeroId) -> dict[AreaId, int]:
    """CN-MOV-1 CN-MOV-2. Every area he can go to without anything happening, and for how many points."""
    return reach(t, hero, around(t, hero), *points_within(t, hero))


def unit_reach(t: Game, figure: FigureId, points: int) -> dict[AreaId, int]:
    """CN-OVL-4. Every area a unit gets to for so many points."""
    return reach(t, figure, around(t, figure), points, points)


# ── the way home ─────────────────────────────────────────────────────────────────────────────────────────────────────


def ways_to(
    t: Game, goal: AreaId, step: Callable[[AreaId, AreaId], int | None], *hangs_on: object
) -> dict[AreaId, int]:
    """What the way from each area to this one costs, whoever stands in it.

    `step`: from an area to the next; what it hangs on besides doors and water must be named.
    """
    memo, key = t.content.memo, ("ways to", t.state.scenario, t.state.opened, t.state.water, goal, *hangs_on)
    found: dict[AreaId, int] | None = memo.get(key)
    if found is None:
        near: Any = chart_of(t).near
        found = memo[key] = cheapest(near, goal, lambda here, there, _: step(there, here))
    return found
