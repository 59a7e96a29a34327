"""Borders at which something happens: doors, wooden walls, cliffs, leaps; and what holds a figure back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from heraut.games.conan.model import AreaId, FigureId, Game, HeroId, chart_of
from heraut.games.conan.numbers.crowds import Crowd, around, room_in
from heraut.games.conan.numbers.figures import ROOTED, WEBBED, abilities, area_of, has, is_hero, places_of, tile_of
from heraut.games.conan.numbers.ways import WALKING, is_held, is_pulled, is_water, leaving, points_within, roads
from heraut.games.conan.printed.board import CLOSED, Border, Chart, pair
from heraut.kernel import Reason

OPEN, WRECK, JUMP, LEAP = "open", "wreck", "jump", "leap"  # how such a border is crossed
TEARING = 4  # points to break free from a web
ROUGH = (*CLOSED, "cliff", "leap")  # kinds of border at which something happens
CROSSING = WALKING | {"leap", "wall_wrecker"}  # the skills that count at a border

# ── who cannot leave ─────────────────────────────────────────────────────────────────────────────────────────────────


def held_back(t: Game, figure: FigureId, others: Crowd) -> Reason | None:
    """CN-SKL-3 CN-SKL-9 CN-SKL-14 CN-SPL-14. What does not let it go from where it stands."""
    if stuck(t, figure) is None and is_held(t, figure, others):
        return Reason("blocked", ("CN-SKL-3" if is_pulled(t, figure) else "CN-SKL-9",), figure=figure)
    return stuck(t, figure)


def stuck(t: Game, figure: FigureId) -> Reason | None:
    """CN-SKL-14 CN-SPL-14. In a web, or held by a spell: it moves in no way at all."""
    if t.state.has(figure, WEBBED):
        return Reason("webbed", ("CN-SKL-14",), figure=figure)
    return Reason("rooted", ("CN-SPL-14",), figure=figure) if t.state.has(figure, ROOTED) else None


def full(t: Game, figure: FigureId, area: AreaId) -> Reason | None:
    """CN-MOV-6 CN-MOV-9. There is no room for it."""
    if room_in(t, area) >= places_of(t, figure):
        return None
    return Reason("full", ("CN-MOV-6", "CN-MOV-9"), area=area)


def out_of_points(t: Game, hero: HeroId, points: int) -> Reason | None:
    """CN-MOV-1 CN-MOV-2 CN-MOV-4 CN-SKL-24. So many points are more than his free ones and the gems he may spend."""
    if points <= points_here(t, hero):
        return None
    return Reason("too-few-points", ("CN-MOV-2", "CN-MOV-4"), hero=hero, points=points)


def points_here(t: Game, hero: HeroId) -> int:
    """CN-MOV-2 CN-MOV-4 CN-SKL-24. How many points he can spend where he stands."""
    brave, afraid = points_within(t, hero)
    return afraid if t.state.heroes[hero].area in around(t, hero).horror else brave


def way_out(t: Game, hero: HeroId) -> int:
    """CN-MOV-5 CN-HIN-5. What it costs to leave the board: a point, and hindering."""
    return 1 + leaving(t, hero, around(t, hero))


# ── borders at which something happens ───────────────────────────────────────────────────────────────────────────────


class Crossing(NamedTuple):
    """A border to be opened, wrecked, jumped or leapt over, and for how many points."""

    area: AreaId
    how: str
    points: int


def crossings(t: Game, figure: FigureId, others: Crowd | None = None) -> list[Crossing]:
    """CN-DOR-2 CN-SKL-10 CN-SKL-15 CN-FAL-4. What it could do at the borders of its area, whatever it costs."""
    ways = manners_here(t, figure) if area_of(t, figure) in rough(t) else []
    if not ways:
        return []
    others = others or around(t, figure)
    if held_back(t, figure, others) is not None:
        return []
    hindrance, size = leaving(t, figure, others), places_of(t, figure)
    return [
        Crossing(there, how, points if how == LEAP else points + hindrance)
        for there, how, points in ways
        if others.has_room(there, size)
    ]


def rough(t: Game) -> frozenset[str]:
    """CN-DOR-2 CN-SKL-10 CN-SKL-15 CN-FAL-4. The areas that have such a border at all."""
    memo, key = t.content.memo, ("rough", t.state.scenario)
    found: frozenset[str] | None = memo.get(key)
    if found is None:
        borders = chart_of(t).between.values()
        found = memo[key] = frozenset([end for one in borders if one.kind in ROUGH for end in one.ends])
    return found


def manners_here(t: Game, figure: FigureId) -> list[Crossing]:
    """CN-DOR-2 CN-SKL-10 CN-SKL-15 CN-FAL-4. The same, whoever stands about: they change with doors and water only."""
    here, hands = area_of(t, figure), is_hero(figure) or not tile_of(t, figure).beast
    skills = abilities(t, figure) & CROSSING
    memo, key = t.content.memo, ("manners", t.state.scenario, t.state.opened, t.state.water, here, skills, hands)
    found: list[Crossing] | None = memo.get(key)
    if found is None:
        chart, ways = chart_of(t), {near for _, areas in roads(t, skills)[here] for near in areas}
        steep = skills.isdisjoint(("flying", "intangible"))
        closed = [AreaId(to) for to in chart.near[here] if to not in ways or (steep and is_jump(chart, here, to))]
        found = memo[key] = [
            Crossing(there, how, points)
            for there in closed
            if is_dry(t, there, skills)
            for how, points in manners(t, figure, chart.between[pair(here, there)], there)
        ]
    return found


def is_jump(chart: Chart, here: str, there: str) -> bool:
    """CN-FAL-4. Down a cliff one may always jump."""
    border = chart.between[pair(here, there)]
    return border.kind == "cliff" and border.up == here


def is_dry(t: Game, area: AreaId, skills: frozenset[str]) -> bool:
    """CN-SKL-12. Not water, or nothing that matters."""
    return not is_water(t, area) or not skills.isdisjoint(("swimming", "flying", "intangible"))


def wet(t: Game, figure: FigureId, area: AreaId) -> Reason | None:
    """CN-SKL-12. It is water, and it does not swim."""
    return None if is_dry(t, area, abilities(t, figure)) else Reason("water", ("CN-SKL-12",), area=area)


def manners(t: Game, figure: FigureId, border: Border, there: AreaId) -> Iterator[tuple[str, int]]:
    """CN-DOR-2 CN-SKL-10 CN-SKL-12 CN-SKL-15 CN-FAL-4. How this border may be crossed, and its points."""
    wet = int(is_water(t, AreaId(border.beyond(there))) and not is_water(t, there) and not has(t, figure, "flying"))
    if border.kind in CLOSED and border.name not in t.state.opened:
        if border.kind == "door" and (is_hero(figure) or not tile_of(t, figure).beast):
            yield OPEN, 2 + wet
        if border.kind in ("door", "locked", "wood_wall") and has(t, figure, "wall_wrecker"):
            yield WRECK, 3 + wet
    elif border.kind == "cliff" and there != border.up:
        yield JUMP, 1 + wet
    elif border.kind == "leap" and has(t, figure, "leap"):
        yield LEAP, 1 + wet
