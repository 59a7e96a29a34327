"""10d. What an activated unit may do: each attack with the space it is made from, each move."""

from __future__ import annotations

import heraut.games.heroes3.rules.ch10_combat.siege_walls as siege_walls
from heraut.games.heroes3.answers.in_combat import GoTo, Strike
from heraut.games.heroes3.model import BESIDE, Battle, Fighter, Game
from heraut.games.heroes3.numbers.combat_board import (
    FAR_AWAY,
    NEIGHBOURS,
    SPACES,
    adjacent,
    distance,
    obstacles,
    path_length,
    reach,
)
from heraut.games.heroes3.numbers.combat_values import type_of
from heraut.kernel import PASS, Option

GO_TO = tuple([GoTo(space) for space in range(SPACES)])


def deeds(t: Game, battle: Battle, who: int, may_move: bool = True) -> list[Option]:
    """H3-ORD-2 H3-UNI-9 H3-UNI-10 H3-UNI-30 H3-SIE-20. Each attack with the space it is made from, and each move."""
    fighter = battle.fighters[who]
    kind = type_of(t, fighter)
    if kind == "ranged":
        shots: list[Option] = [Strike(fighter.space, foe) for foe in targets(battle, fighter)] if may_move else []
        return shots + (moves(reach(battle, fighter, kind)) if may_move else [])
    ways = reach(battle, fighter, kind) if may_move else {fighter.space: 0}
    found: list[Option] = []
    for foe, other in battle.fighters.items():
        if other.side != fighter.side and other.space != BESIDE:
            found += [Strike(space, foe) for space in NEIGHBOURS[other.space] if space in ways]
    if battle.walls != siege_walls.OPEN:
        found += siege_walls.breaks(battle, ways)
    return found + moves(ways)


def moves(ways: dict[int, int]) -> list[Option]:
    return [GO_TO[space] for space, steps in ways.items() if steps]


def targets(battle: Battle, fighter: Fighter) -> list[int]:
    """H3-UNI-11 H3-UNI-31 H3-SIE-13 H3-SIE-14. Any enemy; adjacent ones only, as soon as there is one."""
    foes = [who for who, other in battle.fighters.items() if other.side != fighter.side]
    near = [who for who in foes if adjacent(fighter.space, battle.fighters[who].space)]
    return near or foes


def guard_deeds(t: Game, battle: Battle, who: int, options: list[Option]) -> list[Option]:
    """H3-CMB-9 H3-CMB-29 H3-CMB-49. A guard attacks if it can, else it gets as close as it can; it never defends."""
    strikes = [option for option in options if isinstance(option, Strike)]
    if strikes:
        return strikes
    fighter = battle.fighters[who]
    spaces = [fighter.space, *[option.space for option in options if isinstance(option, GoTo)]]
    away = [(how_far(t, battle, who, space), -distance(space, fighter.space), space) for space in spaces]
    nearest = min(away)[0]
    closer: list[Option] = [GoTo(space) for far, _, space in away if far == nearest and space != fighter.space]
    return closer if closer and nearest < away[0][0] else [PASS]


def how_far(t: Game, battle: Battle, who: int, space: int) -> int:
    """H3-AI-41. From a space to the nearest enemy: by the path on foot, straight for those who fly or shoot."""
    fighter = battle.fighters[who]
    foes = [other.space for other in battle.fighters.values() if other.side != fighter.side]
    straight = min(distance(space, foe) for foe in foes)
    if type_of(t, fighter) != "ground":
        return straight
    blocked = obstacles(battle, fighter.side) & ~(1 << fighter.space)
    path = min(path_length(space, foe, blocked) for foe in foes)
    return path if path < FAR_AWAY else FAR_AWAY + straight
