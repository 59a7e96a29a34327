"""What is still to be done for the heroes' goal, clause by clause, and how far it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from heraut.games.conan.mind.blows import needs
from heraut.games.conan.mind.remembered import Board, board, of_errands
from heraut.games.conan.model import OVERLORD, AreaId, FigureId, Game, GroupId, HeroId, ItemId, chart_of, scenario_of
from heraut.games.conan.numbers.borders import JUMP, LEAP, manners
from heraut.games.conan.numbers.figures import abilities, living, of_group, of_side, tile_of
from heraut.games.conan.numbers.ways import extra, is_water, ways_to
from heraut.games.conan.printed.board import pair
from heraut.games.conan.printed.missions import Handle
from heraut.games.conan.rules.ch6_end import count, whole_marks
from heraut.games.conan.rules.clauses import useless

BARRED = 4  # points that a lock or gate is worth until somebody opens it
RISK = {JUMP: 3, LEAP: 2}  # points that a fall is worth
TOO_FAR = 40
PACE = 5.0  # points of the errands that the heroes do in a round
LOOKING = 3.0  # what looking into one more place costs
STRIKING = 2.0  # what a point of life costs
TAKING = 1.0
WEAPON_AWAY = 16  # a weapon farther away is not fetched


class Errand(NamedTuple):
    """Somebody has to get to one of these areas, and then so much is still to be done.

    `heroes`: who can do it.
    """

    areas: tuple[AreaId, ...]
    effort: float
    heroes: tuple[HeroId, ...]


def errands(t: Game) -> list[Errand]:
    """All that is to be done now, or could be done first."""
    everybody = tuple(living(t))
    todo = clauses(t) if everybody else ()
    return [one._replace(heroes=one.heroes or everybody) for one in todo if one.areas]


def clauses(t: Game) -> Iterator[Errand]:
    scenario = scenario_of(t)
    yield from [arming(t, hero) for hero in living(t)]
    for item in scenario.goals.carries_out:
        if not count(t, f"out:{item}"):
            yield from fetching(t, ItemId(item), exits(t))
    yield from killing(t)
    for handle in scenario.handles:
        yield from handling(t, handle)
    if scenario.goals.escaped:
        yield from [Errand(exits(t), TAKING, (hero,)) for hero in living(t)]
    if scenario.goals.marks_left:
        yield from [Errand((area,), 0.0, ()) for area in whole_marks(t)]


def arming(t: Game, hero: HeroId) -> Errand:
    """Weapons that lie about, for a hero who has none; not for one who laid his down for what the goal needs."""
    items, needed = t.content.items, needs(t)
    if any(items[item].melee or items[item].ranged or item in needed for item in t.state.heroes[hero].items):
        return Errand((), 0.0, (hero,))
    lying = [area for area, heap in t.state.objects.items() if any(items[item].melee for item in heap)]
    return Errand(tuple(lying), TAKING, (hero,))


def exits(t: Game) -> tuple[AreaId, ...]:
    way_out = scenario_of(t).way_out
    return () if way_out is None else tuple([AreaId(area) for area in way_out.areas])


def fetching(t: Game, item: ItemId, to: tuple[AreaId, ...]) -> Iterator[Errand]:
    """Whoever carries it takes it there; else it is taken where it lies, looked for, or won from a leader."""
    carriers = [hero for hero in living(t) if item in t.state.heroes[hero].items]
    lying = tuple([area for area, items in t.state.objects.items() if item in items])
    scenario = scenario_of(t)
    if carriers:
        yield Errand(to, TAKING, tuple(carriers))
    elif lying:
        yield Errand(lying, 2 * TAKING + between(t, lying[0], to), ())
    elif scenario.secret is not None and scenario.secret.item == item:
        left = tuple([AreaId(area) for area in scenario.secret.areas if area not in t.state.seen])
        yield Errand(left, LOOKING * (1 + len(left)) / 2 + between(t, AreaId(scenario.secret.areas[0]), to), ())
    for group, drop in scenario.drops.items():
        if drop == item and of_group(t, GroupId(group)):
            yield slaying(t, GroupId(group))


def killing(t: Game) -> Iterator[Errand]:
    """The groups to be killed."""
    for group in scenario_of(t).goals.killed:
        if of_group(t, GroupId(group)):
            yield slaying(t, GroupId(group))


def slaying(t: Game, group: GroupId) -> Errand:
    figures = of_group(t, group)
    return Errand(
        tuple([t.state.units[figure].area for figure in figures]), sum([toughness(t, one) for one in figures]), ()
    )


def toughness(t: Game, figure: FigureId) -> float:
    return STRIKING * t.state.units[figure].life + tile_of(t, figure).armour


def handling(t: Game, handle: Handle) -> Iterator[Errand]:
    """What wins, what opens a way that is shut, seals to be broken and flames to be lit."""
    areas = tuple([AreaId(area) for area in handle.areas])
    if handle.carrying:
        first = fetching(t, ItemId(handle.carrying), areas)
        yield from [one._replace(effort=one.effort + handle.difficulty) for one in first]
    elif handle.mark:
        whole = whole_marks(t)
        wrong = [area for area in areas if (area in whole) == (handle.mark == "broken")]
        yield from [Errand((area,), float(handle.difficulty), ()) for area in wrong]
    else:
        able = tuple([hero for hero in living(t) if not useless(t, hero, handle)])
        life = count(t, f"life:{handle.batters}") if handle.batters else handle.difficulty
        yield Errand(areas if able else (), float(life), able)


def clearing(t: Game) -> list[Errand]:
    """Enemies who stand where a mark is to be kept or changed, or where the game can be won."""
    held = [(area, of_side(t, OVERLORD, area)) for area in stakes(t)]
    return [Errand((area,), sum([toughness(t, foe) for foe in foes]), tuple(living(t))) for area, foes in held if foes]


def stakes(t: Game) -> list[AreaId]:
    """The areas that decide the game: enemies there crowd a mark out, or hinder whoever has to do something there."""
    scenario = scenario_of(t)
    if scenario.marks is not None and scenario.marks.crowded_out:
        return [AreaId(area) for area in scenario.marks.areas]
    return [*whole_marks(t), *[AreaId(area) for handle in scenario.handles if handle.wins for area in handle.areas]]


# ── how far it is ────────────────────────────────────────────────────────────────────────────────────────────────────


class Outlook(NamedTuple):
    """How far each hero is, from any area, from where he is wanted; and what all errands still cost."""

    far: dict[HeroId, dict[AreaId, int]]
    remaining: float


def outlook(t: Game, units: Board) -> Outlook:
    known, key = of_errands(t, units)
    if key not in known:
        known[key] = Outlook({hero: far(t, hero, areas) for hero, areas in charges(t).items()}, _remaining(t))
    found: Outlook = known[key]
    return found


def remaining(t: Game) -> float:
    """What all errands still cost, each done by whoever is nearest."""
    return outlook(t, board(t)).remaining


def _remaining(t: Game) -> float:
    return sum([min([cost(t, hero, one) for hero in one.heroes], default=TOO_FAR) for one in errands(t)])


def haste(t: Game) -> float:
    """How much of the time left the errands take, from 0 to 1."""
    return haste_for(t, remaining(t))


def haste_for(t: Game, effort: float) -> float:
    return max(0.0, min(1.0, effort / max(1.0, PACE * (scenario_of(t).rounds - t.state.round))))


def cost(t: Game, hero: HeroId, errand: Errand) -> float:
    here = t.state.heroes[hero].area
    return min([_way_to(t, hero, goal).get(here, TOO_FAR) for goal in errand.areas]) + errand.effort


def charges(t: Game) -> dict[HeroId, tuple[AreaId, ...]]:
    """Where each hero is wanted: the nearest takes an errand, the others what is left, then whatever is nearest."""
    found: dict[HeroId, tuple[AreaId, ...]] = {}
    open, taken = [*errands(t), *clearing(t)], set[int]()
    for _, hero, number in sorted(
        [(rank(t, hero, one), hero, at) for at, one in enumerate(open) for hero in one.heroes]
    ):
        if hero not in found and number not in taken:
            found[hero] = open[number].areas
            taken.add(number)
    return {hero: found.get(hero) or joins(t, hero, open) for hero in living(t)}


def rank(t: Game, hero: HeroId, errand: Errand) -> float:
    """The cheapest first; before everything else a weapon that is not too far."""
    needed = cost(t, hero, errand)
    return needed - WEAPON_AWAY if errand == arming(t, hero) and needed < WEAPON_AWAY else needed


def joins(t: Game, hero: HeroId, open: list[Errand]) -> tuple[AreaId, ...]:
    """Who has no errand of his own helps with the nearest, or keeps to whoever has one; without any he fights."""
    mine = [one for one in open if hero in one.heroes]
    if mine:
        return min(mine, key=lambda one: cost(t, hero, one)).areas
    others = [t.state.heroes[friend].area for one in open for friend in one.heroes if one.areas]
    return tuple(others) or tuple([unit.area for unit in t.state.units.values()])


def far(t: Game, hero: HeroId, goals: Iterable[AreaId]) -> dict[AreaId, int]:
    """What the way from each area to the nearest of these costs this hero, whoever stands in it."""
    goals = tuple(dict.fromkeys(goals))
    if len(goals) == 1:
        return _way_to(t, hero, goals[0])
    found: dict[AreaId, int] = {}
    for goal in goals:
        for area, points in _way_to(t, hero, goal).items():
            found[area] = min(points, found.get(area, TOO_FAR))
    return found


def between(t: Game, here: AreaId, goals: tuple[AreaId, ...]) -> int:
    """The way from there, for the first of the heroes."""
    walker = living(t)[0]
    return min([_way_to(t, walker, goal).get(here, TOO_FAR) for goal in goals], default=0)


def _way_to(t: Game, hero: HeroId, goal: AreaId) -> dict[AreaId, int]:
    skills = abilities(t, hero)
    return ways_to(t, goal, lambda here, there: _step(t, hero, skills, here, there), "errands", skills)


def _step(t: Game, hero: HeroId, skills: frozenset[str], here: AreaId, there: AreaId) -> int | None:
    """From one area to the next: on foot, through a door, down a cliff, or through what somebody has yet to open."""
    border = chart_of(t).between[pair(here, there)]
    more = extra(t, border, here, there, skills, t.state.opened)
    if more is not None:
        return 1 + more
    if is_water(t, there) and "swimming" not in skills:
        return None
    ways = [points + RISK.get(how, 0) for how, points in manners(t, hero, border, there)]
    barred = border.kind in ("locked", "gate", "portcullis") and border.name not in t.state.opened
    return min(ways, default=1 + BARRED if barred else None)
