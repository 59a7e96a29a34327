"""Who stands where, on whose side, with which skills."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from heraut.games.conan.model import (
    ALLIES,
    HEROES,
    OVERLORD,
    UNITS,
    AreaId,
    FigureId,
    Game,
    GroupId,
    Hero,
    HeroId,
    ItemId,
    Side,
    SpellId,
    layout_number,
    scenario_of,
)
from heraut.games.conan.printed.effects import Skill
from heraut.games.conan.printed.missions import Group
from heraut.games.conan.printed.pieces import Sheet, UnitTile

CONSTRICTED, WEBBED, PROVOKED = "constricted", "webbed", "provoked"  # statuses: held, stuck, attacked by the amount
ROOTED, LED, DIZZY = "rooted", "led", "dizzy"  # statuses: does not move; has been led this turn; pays more for spells
NO_LONGER = "no_"  # before the name of a skill that a status takes away


def is_hero(figure: FigureId) -> bool:
    return figure < UNITS


def side_of(figure: FigureId) -> Side:
    """CN-SKL-34. Allies are on the heroes' side."""
    return OVERLORD if UNITS <= figure < ALLIES else HEROES


def seat_of(t: Game, figure: FigureId) -> int:
    """Who answers for a figure on its own behalf; for an ally that nobody leads now, the first hero."""
    if is_hero(figure):
        return figure
    return t.state.players if side_of(figure) == OVERLORD else living(t)[0]


def is_automatic(t: Game, figure: FigureId) -> bool:
    """CN-AUT-1. Nobody answers for it."""
    return t.state.automaton and side_of(figure) == OVERLORD


def hero_of(t: Game, figure: FigureId) -> Hero:
    return t.state.heroes[figure]


def sheet_of(t: Game, hero: HeroId) -> Sheet:
    return t.content.heroes[t.state.heroes[hero].sheet]


class Kin(NamedTuple):
    """What all figures of a group share.  `places`: how many one takes; `skills`: of the tile and the scenario."""

    group: Group
    tile: UnitTile
    places: int
    skills: frozenset[str]
    spells: tuple[SpellId, ...]


def kin(t: Game) -> dict[str, Kin]:
    """The groups of the scenario, allies too."""
    memo, key = t.content.memo, ("kin", t.state.scenario)
    found: dict[str, Kin] | None = memo.get(key)
    if found is None:
        scenario = scenario_of(t)
        found = memo[key] = {
            group.id: _kin(group, t.content.units[group.unit]) for group in (*scenario.groups, *scenario.allies)
        }
    return found


def _kin(group: Group, tile: UnitTile) -> Kin:
    spells = tuple([SpellId(spell) for spell in group.spells])
    return Kin(group, tile, tile.places, frozenset((*tile.skills, *group.gains)), spells)


def group_of(t: Game, group: GroupId) -> Group:
    return kin(t)[group].group


def tile_of(t: Game, figure: FigureId) -> UnitTile:
    """What the tile of a unit prints."""
    return kin(t)[t.state.units[figure].group].tile


def life_of(t: Game, group: GroupId) -> int:
    """CN-OVL-25. What a fresh figure of this group has: 1 of a minion, else what the scenario says."""
    life = group_of(t, group).life
    return life[layout_number(t)] if life else 1


def size_of(t: Game, group: GroupId) -> int:
    """CN-RIV-10. With how many figures it starts."""
    return sum(numbers[layout_number(t)] for numbers in group_of(t, group).figures.values())


def area_of(t: Game, figure: FigureId) -> AreaId:
    return t.state.heroes[figure].area if figure < UNITS else t.state.units[figure].area


def is_there(t: Game, figure: FigureId) -> bool:
    """Does it stand on the board?"""
    return t.state.heroes[figure].on_board if figure < UNITS else figure in t.state.units


# ── who stands where ─────────────────────────────────────────────────────────────────────────────────────────────────


def figures(t: Game) -> Iterator[tuple[FigureId, AreaId]]:
    """Everybody on the board: heroes by seat, then units and allies in the order in which they came."""
    for seat, hero in enumerate(t.state.heroes):
        if hero.on_board:
            yield FigureId(seat), hero.area
    for figure, unit in t.state.units.items():
        yield figure, unit.area


def in_area(t: Game, area: AreaId) -> list[FigureId]:
    return [figure for figure, where in figures(t) if where == area]


def of_side(t: Game, side: Side, area: AreaId) -> list[FigureId]:
    units = t.state.units.items()
    if side == OVERLORD:
        return [figure for figure, unit in units if unit.area == area and figure < ALLIES]
    heroes = [FigureId(seat) for seat, hero in enumerate(t.state.heroes) if hero.area == area and hero.on_board]
    if scenario_of(t).allies:
        heroes += [figure for figure, unit in units if figure >= ALLIES and unit.area == area]
    return heroes


def enemies(t: Game, figure: FigureId, area: AreaId) -> list[FigureId]:
    return of_side(t, OVERLORD if side_of(figure) == HEROES else HEROES, area)


def friends(t: Game, figure: FigureId, area: AreaId) -> list[FigureId]:
    """The others of its side."""
    return [one for one in of_side(t, side_of(figure), area) if one != figure]


def of_group(t: Game, group: GroupId) -> list[FigureId]:
    return [figure for figure, unit in t.state.units.items() if unit.group == group]


def alike(t: Game, figures: Iterable[FigureId]) -> list[FigureId]:
    """Of those whom nothing tells apart (group, area, life, statuses) the first; heroes are themselves."""
    found: dict[object, FigureId] = {}
    for figure in figures:
        found.setdefault(figure if figure < UNITS else likeness(t, figure), figure)
    return list(found.values())


def likeness(t: Game, unit: FigureId) -> object:
    """What tells a unit from others."""
    return t.state.units[unit], t.state.modifiers.get(unit, ())


def living(t: Game) -> list[HeroId]:
    """The heroes on the board, by seat."""
    return [HeroId(FigureId(seat)) for seat, hero in enumerate(t.state.heroes) if hero.on_board]


def all_gone(t: Game) -> bool:
    """Is no hero left on the board?"""
    for hero in t.state.heroes:
        if hero.on_board:
            return False
    return True


def places_of(t: Game, figure: FigureId) -> int:
    """CN-MOV-9. A monster takes two."""
    return 1 if figure < UNITS else kin(t)[t.state.units[figure].group].places


def constricts(t: Game, holder: FigureId, victim: FigureId) -> bool:
    """CN-SKL-3. Has it pulled the other to itself?  Then it blocks the other's way, until either goes elsewhere."""
    return any(held.status == CONSTRICTED and held.amount == holder for held in t.state.modifiers.get(victim, ()))


# ── skills ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def has(t: Game, figure: FigureId, skill: Skill) -> bool:
    """CN-ENC-3 CN-SPL-13. As printed and as far as his load leaves it to him, unless a status gives or takes it."""
    if figure in t.state.modifiers:
        if t.state.has(figure, NO_LONGER + skill):
            return False
        if t.state.has(figure, skill):
            return True
    return skill in skills_of(t, figure)


def abilities(t: Game, figure: FigureId) -> frozenset[str]:
    """CN-ENC-3 CN-SPL-13. All its skills now, and the statuses that lie on it."""
    skills = skills_of(t, figure)
    if figure not in t.state.modifiers:
        return skills
    statuses = frozenset([held.status for held in t.state.modifiers[figure]])
    lost = [status.removeprefix(NO_LONGER) for status in statuses if status.startswith(NO_LONGER)]
    return (skills | statuses).difference(lost)


def beset(t: Game, figure: FigureId, area: AreaId, skill: Skill) -> bool:
    """Is an enemy with this skill in the area?"""
    if not t.state.modifiers and not UNITS <= figure < ALLIES and skill not in skills_about(t):
        return False
    return any(has(t, enemy, skill) for enemy in enemies(t, figure, area))


def skills_about(t: Game) -> frozenset[str]:
    """Every skill that a unit of the scenario has."""
    memo, key = t.content.memo, ("skills about", t.state.scenario)
    found: frozenset[str] | None = memo.get(key)
    if found is None:
        found = memo[key] = frozenset([skill for one in kin(t).values() for skill in one.skills])
    return found


def skills_of(t: Game, figure: FigureId) -> frozenset[str]:
    """CN-ENC-3. What the sheet prints and the weight leaves; what the tile and the scenario print."""
    if figure >= UNITS:
        return kin(t)[t.state.units[figure].group].skills
    hero, memo = t.state.heroes[figure], t.content.memo
    key = ("skills", hero.sheet, hero.items)
    found: frozenset[str] | None = memo.get(key)
    if found is None:
        found = memo[key] = frozenset(_skills_left(t.content.heroes[hero.sheet], weight_of(t, hero.items)))
    return found


def _skills_left(sheet: Sheet, weight: int) -> Iterator[str]:
    """CN-ENC-3. A skill is lost from its weight on."""
    for skill in sheet.skills:
        if skill not in sheet.lost or weight < sheet.lost[skill]:
            yield skill


def weight_of(t: Game, items: tuple[ItemId, ...]) -> int:
    """CN-ENC-1. The summed weight of objects."""
    memo, key = t.content.memo, ("weight", items)
    weight: int | None = memo.get(key)
    if weight is None:
        weight = memo[key] = sum([t.content.items[item].weight for item in items])
    return weight
