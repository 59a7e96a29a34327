"""2. The sheet of a hero, 4A and 4B: who may be attacked, and with what."""

from __future__ import annotations

from itertools import combinations

from heraut.games.conan.answers.fighting import Shoot
from heraut.games.conan.model import BARE_HANDS, AreaId, FigureId, Game, HeroId, ItemId, chart_of
from heraut.games.conan.numbers.blows import MELEE_BLOW, SHOT
from heraut.games.conan.numbers.burden import is_two_handed
from heraut.games.conan.numbers.figures import PROVOKED, area_of, friends, has, side_of
from heraut.games.conan.numbers.sight import out_of_sight, sees
from heraut.games.conan.printed.board import CLOSED, pair
from heraut.kernel import Option, Reason

Arms = tuple[ItemId, ItemId]  # the weapon, and the second one of whoever uses two

# ── who ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def may_not_be_attacked(t: Game, attacker: FigureId, target: FigureId, way: str) -> Reason | None:
    """CN-ATT-9 CN-ATT-10 CN-LOS-1 CN-SKL-1 CN-SKL-8 CN-SKL-23 CN-SKL-31. The one judge, of all figures and spells.

    How far a spell reaches its card says.
    """
    return (
        out_of_reach(t, attacker, target, way)
        or is_protected(t, attacker, target, way)
        or is_fascinating(t, attacker, target)
    )


def out_of_reach(t: Game, attacker: FigureId, target: FigureId, way: str) -> Reason | None:
    """CN-ATT-6 CN-ATT-9 CN-ATT-10 CN-SKL-1. Melee in one's area, or beside it with Reach; a shot in sight."""
    here, there = area_of(t, attacker), area_of(t, target)
    if here == there:
        return None
    if way == SHOT:
        return out_of_sight(t, here, there)
    if way == MELEE_BLOW and not (has(t, attacker, "reach") and is_beside(t, here, there)):
        return Reason("not-here", ("CN-ATT-9", "CN-SKL-1"), target=target)
    return None


def is_beside(t: Game, one: AreaId, other: AreaId) -> bool:
    """CN-SKL-1. Adjacent, on the same level, in sight, with nothing between them."""
    chart = chart_of(t)
    if other not in chart.near[one] or chart.areas[one].level != chart.areas[other].level or not sees(t, one, other):
        return False
    border = chart.between[pair(one, other)]
    return border.kind in ("open", "arch", "shore") or (border.kind in CLOSED and border.name in t.state.opened)


def is_protected(t: Game, attacker: FigureId, target: FigureId, way: str) -> Reason | None:
    """CN-SKL-8 CN-SKL-31. While a friend without that skill is with him; an elite shooter does not care."""
    if not has(t, target, "protected") or (way == SHOT and has(t, attacker, "elite_shooter")):
        return None
    guarded = any(not has(t, friend, "protected") for friend in friends(t, target, area_of(t, target)))
    return Reason("protected", ("CN-SKL-31",), target=target) if guarded else None


def is_fascinating(t: Game, attacker: FigureId, target: FigureId) -> Reason | None:
    """CN-SKL-23. Until the target has attacked the attacker."""
    if not has(t, target, "fascination"):
        return None
    provoked = any(held.status == PROVOKED and held.amount == target for held in t.state.modifiers.get(attacker, ()))
    return None if provoked else Reason("fascinating", ("CN-SKL-23",), target=target)


def not_an_enemy(t: Game, attacker: FigureId, target: FigureId) -> Reason | None:
    """CN-ATT-9."""
    return Reason("no-enemy", ("CN-ATT-9",), target=target) if side_of(attacker) == side_of(target) else None


# ── with what ────────────────────────────────────────────────────────────────────────────────────────────────────────


def melee_arms(t: Game, hero: HeroId) -> list[Arms]:
    """CN-ATT-3 CN-ATT-14 CN-MAN-5 CN-MAN-11 CN-SKL-2. Bare hands, each weapon; with Ambidextrous two light ones."""
    items, both = t.state.heroes[hero].items, has(t, hero, "ambidextrous")
    memo, key = t.content.memo, ("melee arms", items, both)
    found: list[Arms] | None = memo.get(key)
    if found is None:
        weapons = [item for item in items if t.content.items[item].melee]
        light = [item for item in weapons if both and not is_two_handed(t, item)]
        single = [(weapon, BARE_HANDS) for weapon in dict.fromkeys([BARE_HANDS, *weapons])]
        found = memo[key] = [*single, *dict.fromkeys(combinations(light, 2))]
    return found


def shooting_arms(t: Game, hero: HeroId) -> list[ItemId]:
    """CN-ATT-11 CN-MAN-11. What shoots or is thrown."""
    items, memo = t.state.heroes[hero].items, t.content.memo
    key = ("shooting arms", items)
    found: list[ItemId] | None = memo.get(key)
    if found is None:
        found = memo[key] = [item for item in dict.fromkeys(items) if t.content.items[item].ranged]
    return found


def unarmed(t: Game, wish: Option) -> Reason | None:
    """CN-ATT-11 CN-ATT-14 CN-SKL-2. He does not carry it, or it is no weapon for this; or he cannot use two."""
    hero = HeroId(wish.figure)
    if isinstance(wish, Shoot):
        armed, rule = wish.weapon in shooting_arms(t, hero), "CN-ATT-11"
    else:
        armed, rule = (wish.weapon, wish.other) in melee_arms(t, hero), "CN-ATT-14"
    return None if armed else Reason("unarmed", (rule,), hero=hero)
