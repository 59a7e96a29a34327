"""11a. Whom a unit that nobody commands attacks, and where it goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from heraut.games.heroes3.model import BESIDE, COLUMNS, MIDDLE, OFFICIAL, Fighter, FighterId, Game, SpaceId
from heraut.games.heroes3.numbers.combat_board import (
    FAR_AWAY,
    SPACES,
    adjacent,
    distance,
    obstacles,
    path_length,
    reach,
    row_spaces,
)
from heraut.games.heroes3.numbers.combat_values import TIERS, battle_of, tier_of, type_of

Id = TypeVar("Id", bound=int)
NO_WAY = len(SPACES) * COLUMNS  # worse than any way on foot: then the straight distance tells which space is nearer


def least(among: Iterable[Id], key: Callable[[Id], Any]) -> list[Id]:
    """Those with the least key: one, or several that are tied."""
    ranked = [(key(one), one) for one in among]
    lowest = min([rank for rank, _ in ranked], default=None)
    return [one for rank, one in ranked if rank == lowest]


def tier(t: Game, fighter: Fighter) -> int:
    """Bronze is 0, azure 3."""
    return TIERS.index(tier_of(t, fighter))


def tier_order(own: int, other: int) -> int:
    """H3-AI-3 H3-AI-12. The same tier, then lower ones downwards, then higher ones upwards."""
    return own - other if other <= own else len(TIERS) + other - own


def stands(t: Game, who: FighterId) -> dict[SpaceId, int]:
    """H3-AI-41. The spaces a unit may go to, with the steps."""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    return reach(battle, fighter, type_of(t, fighter))


def approaches(t: Game, who: FighterId, space: SpaceId) -> list[SpaceId]:
    """The spaces next to that one where the unit may stand after the fewest steps."""
    steps = stands(t, who)
    return least([at for at in steps if adjacent(at, space)], lambda at: steps[at])


def away(t: Game, who: FighterId, target: FighterId) -> int:
    """H3-AI-41. How far a target is: the way on foot; straight on for flying and ranged units."""
    battle = battle_of(t)
    fighter, foe = battle.fighters[who], battle.fighters[target]
    if type_of(t, fighter) == "ground":
        return path_length(fighter.space, foe.space, obstacles(battle, fighter.side))
    return distance(fighter.space, foe.space)


def in_reach(t: Game, who: FighterId) -> list[FighterId]:
    """H3-AI-41 H3-UNI-31 H3-SIE-14. The enemies that a unit can attack in this activation.

    Ranged units shoot at anybody, but at those beside them first; the others need a free space next to their target.
    """
    battle = battle_of(t)
    fighter = battle.fighters[who]
    foes = [other for other, one in battle.fighters.items() if one.side != fighter.side]
    if type_of(t, fighter) == "ranged":
        near = [other for other in foes if adjacent(fighter.space, battle.fighters[other].space)]
        return near or foes
    spaces = stands(t, who)
    return [other for other in foes if any(adjacent(at, battle.fighters[other].space) for at in spaces)]


def targets(t: Game, who: FighterId) -> list[FighterId]:
    """H3-AI-2 H3-AI-3 H3-AI-12 H3-AI-13 H3-AI-14 H3-AI-38 H3-AI-41. Whom a unit attacks; several if they are tied."""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    own, kind, official = tier(t, fighter), type_of(t, fighter), t.state.edition == OFFICIAL

    def rank(target: FighterId) -> tuple[int, ...]:
        foe = battle.fighters[target]
        order, far = tier_order(own, tier(t, foe)), away(t, who, target)
        if kind == "ranged" and type_of(t, foe) == "ranged":
            return 0, order, far
        if official:
            return 1, order, far
        return (1, 0, far, 0) if order == 0 else (1, 1, far, order)

    return least(in_reach(t, who), rank)


def walls_in_reach(t: Game, who: FighterId) -> list[SpaceId]:
    """H3-AI-36 H3-AI-37 H3-SIE-16. The closest walls that a besieger can attack now; nobody breaks his own."""
    battle = battle_of(t)
    if battle.fighters[who].side == 1 or type_of(t, battle.fighters[who]) == "ranged":
        return []
    steps = stands(t, who)
    pieces = [row_spaces(MIDDLE)[column] for column, piece in enumerate(battle.walls) if piece]
    ways = {space: min([steps[at] for at in steps if adjacent(at, space)], default=FAR_AWAY) for space in pieces}
    return least([space for space in pieces if ways[space] < FAR_AWAY], lambda space: ways[space])


def nearer(t: Game, who: FighterId) -> list[SpaceId]:
    """H3-CMB-29. The spaces that bring it closest to an enemy; none if it is as close as it can be."""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    foes = [one.space for one in battle.fighters.values() if one.side != fighter.side and one.space != BESIDE]
    blocked = obstacles(battle, fighter.side) & ~(1 << fighter.space)
    flies = type_of(t, fighter) != "ground"

    def gap(at: SpaceId) -> int:
        if flies:
            return min([distance(at, foe) for foe in foes], default=0)
        on_foot = min([path_length(at, foe, blocked) for foe in foes], default=0)
        return on_foot if on_foot < FAR_AWAY else NO_WAY + min([distance(at, foe) for foe in foes])

    here = gap(fighter.space)
    return [at for at in least(stands(t, who), gap) if gap(at) < here]
