"""What single scenarios say otherwise: their clauses, as questions that the chapters ask."""

from __future__ import annotations

from heraut.games.heroes3.model import FEW, PACK, FieldId, Game, has_clause, main_hero, mission
from heraut.games.heroes3.numbers import geography

TWICE = 4  # the level that is reached twice under `level_four_twice`
DREAD_KNIGHTS, GHOST_DRAGONS = "dread_knights", "ghost_dragons"


def no_talking(t: Game, field: FieldId) -> bool:
    """H3-MOD-5. Diplomacy does not skip the combat of this field."""
    at_goals = has_clause(t, "no_talking_at_sites") and geography.printed(t, field).site in goal_sites(t)
    return at_goals or last_guard(t, field)


def corner_guards(t: Game, field: FieldId) -> bool:
    """H3-MOD-5. In the combat of this field the hero's units stand in the middle row, the guards in the corners."""
    return has_clause(t, "corner_guards") and geography.printed(t, field).site in goal_sites(t)


def is_quarry(t: Game, field: FieldId) -> bool:
    """H3-MOD-5. Guards that a main hero must beat: they are not beaten for good by a secondary hero."""
    site = geography.printed(t, field).site
    return any(goal.kind == "beat_guards" and site in goal.sites for goal in mission(t).goals)


def last_guard(t: Game, field: FieldId) -> bool:
    """H3-MOD-5. Is this the last mine or settlement: one more golden guard, no limit of rounds, no Diplomacy?"""
    if not has_clause(t, "last_guard") or any(not tile.shown for tile in t.state.tiles.values()):
        return False
    wanted = goal_sites(t)
    left = [one for one, site in t.state.sites.items() if geography.printed(t, one).site in wanted and not site.flags]
    return left == [field]


def goal_sites(t: Game) -> tuple[str, ...]:
    return tuple([site for goal in mission(t).goals for site in goal.sites])


def near_enough(t: Game, seat: int, other: int) -> bool:
    """H3-MOD-5. May units be given: main heroes on one tile or adjacent, or one of them in the other's town?"""
    heroes = t.state.heroes
    one, two = heroes.get(main_hero(seat)), heroes.get(main_hero(other))
    if one is None or two is None:
        return False
    same_tile = one.field.split(".")[0] == two.field.split(".")[0]
    return (
        same_tile
        or two.field in geography.neighbours(t, one.field)
        or in_town_of(t, one.field, other)
        or in_town_of(t, two.field, seat)
    )


def in_town_of(t: Game, field: FieldId, seat: int) -> bool:
    printed = geography.printed(t, field)
    return printed.site == "town" and printed.faction == t.state.players[seat].faction


def enemy_at_utopia(t: Game) -> None:
    """H3-MOD-5. The enemy is first at the utopia: Dread Knights turn to few, a pack of Ghost Dragons joins him."""
    army = t.state.enemy_army
    if DREAD_KNIGHTS in army:
        army[DREAD_KNIGHTS] = FEW
    army[GHOST_DRAGONS] = PACK
    t.tell("enemy_at_utopia", unit=GHOST_DRAGONS)
