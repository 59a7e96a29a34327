"""10d. What an activated unit may do: each attack with the space it is made from, each move."""

from __future__ import annotations

from heraut.games.heroes3.answers.in_combat import BreakAt, Defend, GoTo, Strike
from heraut.games.heroes3.model import BESIDE, COLUMNS, MIDDLE, NEUTRALS, Battle, Fighter, FighterId, Game, SpaceId
from heraut.games.heroes3.numbers.combat_board import (
    FAR_AWAY,
    NEIGHBOURS,
    SPACES,
    STEPS,
    adjacent,
    distance,
    obstacles,
    path_length,
    reach,
    row_spaces,
)
from heraut.games.heroes3.numbers.combat_values import type_of
from heraut.games.heroes3.rules.ch10_combat import siege_walls
from heraut.kernel import PASS, Option, Reason

MOVES = {"ground": "H3-UNI-9", "flying": "H3-UNI-10", "ranged": "H3-UNI-30"}
GO_TO = tuple([GoTo(space) for space in SPACES])


def deeds(t: Game, battle: Battle, who: FighterId, may_move: bool = True) -> list[Option]:
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


def moves(ways: dict[SpaceId, int]) -> list[Option]:
    return [GO_TO[space] for space, steps in ways.items() if steps]


def targets(battle: Battle, fighter: Fighter) -> list[FighterId]:
    """H3-UNI-11 H3-UNI-31 H3-SIE-13 H3-SIE-14. Any enemy; adjacent ones only, as soon as there is one."""
    foes = [who for who, other in battle.fighters.items() if other.side != fighter.side]
    near = [who for who in foes if adjacent(fighter.space, battle.fighters[who].space)]
    return near or foes


def guard_deeds(t: Game, battle: Battle, who: FighterId, options: list[Option]) -> list[Option]:
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


def how_far(t: Game, battle: Battle, who: FighterId, space: SpaceId) -> int:
    """H3-AI-41. From a space to the nearest enemy: by the path on foot, straight for those who fly or shoot."""
    fighter = battle.fighters[who]
    foes = [other.space for other in battle.fighters.values() if other.side != fighter.side]
    straight = min(distance(space, foe) for foe in foes)
    if type_of(t, fighter) != "ground":
        return straight
    blocked = obstacles(battle, fighter.side) & ~(1 << fighter.space)
    path = min(path_length(space, foe, blocked) for foe in foes)
    return path if path < FAR_AWAY else FAR_AWAY + straight


# ── why not ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def wishes(battle: Battle, who: FighterId, options: list[Option]) -> list[Option]:
    """Each space, each enemy and each wall that no answer attacks from anywhere, and to defend or pass."""
    fighter = battle.fighters[who]
    struck = {option.fighter for option in options if isinstance(option, Strike)}
    broken = {option.column for option in options if isinstance(option, BreakAt)}
    foes = [other for other, one in battle.fighters.items() if one.side != fighter.side and other not in struck]
    walls = [column for column, piece in enumerate(battle.walls) if piece and column not in broken]
    found: list[Option] = [Strike(fighter.space, other) for other in foes]
    found += [BreakAt(fighter.space, column) for column in walls]
    return [*found, *steps_wished(battle, who), PASS, Defend()]


def steps_wished(battle: Battle, who: FighterId) -> list[Option]:
    """Each space but its own; nobody wishes the tower elsewhere."""
    here = battle.fighters[who].space
    return [] if here == BESIDE else [*GO_TO[:here], *GO_TO[here + 1 :]]


def forbids(t: Game, battle: Battle, who: FighterId, wish: Option, calm: bool) -> Reason | None:
    """What speaks against a deed of this unit.  `calm`: it has not moved yet."""
    reason = None
    if isinstance(wish, Strike):
        return cannot_strike(t, battle, who, wish, calm)
    if isinstance(wish, GoTo):
        reason = cannot_go(t, battle, who, wish.space, calm)
    elif isinstance(wish, BreakAt):
        reason = cannot_break(t, battle, who, wish, calm)
    return reason or guard_must_attack(t, battle, who, wish)


def guard_must_attack(t: Game, battle: Battle, who: FighterId, wish: Option) -> Reason | None:
    """H3-CMB-9 H3-CMB-29 H3-CMB-49. A guard attacks if it can, else it gets as close as it can; it never defends."""
    if battle.owners[battle.fighters[who].side] != NEUTRALS:
        return None
    if wish in guard_deeds(t, battle, who, deeds(t, battle, who)):
        return None
    return Reason("guard-must-attack", ("H3-CMB-49",) if isinstance(wish, Defend) else ("H3-CMB-9", "H3-CMB-29"))


def cannot_strike(t: Game, battle: Battle, who: FighterId, wish: Strike, calm: bool) -> Reason | None:
    """H3-ORD-2 H3-CMB-11 H3-SIE-14. An enemy, from a space next to it where the unit may stand."""
    fighter, target = battle.fighters[who], battle.fighters.get(wish.fighter)
    if target is None:
        return None
    if target.side == fighter.side:
        return Reason("own-unit", ("H3-ORD-2",))
    if type_of(t, fighter) == "ranged":
        return cannot_shoot(battle, fighter, wish, calm)
    if target.space == BESIDE:
        return Reason("tower-aside", ("H3-SIE-14",))
    return cannot_attack_from(t, battle, who, wish.space, target.space, calm)


def cannot_shoot(battle: Battle, fighter: Fighter, wish: Strike, calm: bool) -> Reason | None:
    """H3-UNI-30 H3-UNI-31. Before it moves, from where it stands; at an adjacent enemy, as soon as there is one."""
    if not calm:
        return Reason("moved-cannot-shoot", ("H3-UNI-30",))
    if wish.fighter not in targets(battle, fighter):
        return Reason("shoots-adjacent", ("H3-UNI-31",))
    return Reason("shoots-from-place", ("H3-UNI-30",)) if wish.space != fighter.space else None


def cannot_break(t: Game, battle: Battle, who: FighterId, wish: BreakAt, calm: bool) -> Reason | None:
    """H3-CMB-30 H3-SIE-16. A standing wall or gate, from a space next to it; those who shoot break none."""
    if not (0 <= wish.column < COLUMNS and battle.walls[wish.column]):
        return Reason("no-wall-there", ("H3-CMB-30",))
    if type_of(t, battle.fighters[who]) == "ranged":
        return Reason("shoots-no-wall", ("H3-CMB-30",))
    return cannot_attack_from(t, battle, who, wish.space, row_spaces(MIDDLE)[wish.column], calm)


def cannot_attack_from(
    t: Game, battle: Battle, who: FighterId, space: SpaceId, target: SpaceId, calm: bool
) -> Reason | None:
    """H3-CMB-11. From a space next to the target; whoever points at a target means: from anywhere."""
    fighter = battle.fighters[who]
    if space not in NEIGHBOURS[target]:
        ways = reach(battle, fighter, type_of(t, fighter)) if calm else {fighter.space: 0}
        near = any(place in ways for place in NEIGHBOURS[target])
        return Reason("not-adjacent", ("H3-CMB-11",)) if near else too_far(t, battle, who, target, calm)
    return None if space == fighter.space else cannot_go(t, battle, who, space, calm)


def cannot_go(t: Game, battle: Battle, who: FighterId, space: SpaceId, calm: bool = True) -> Reason | None:
    """H3-ORD-2 H3-ORD-10 H3-CMB-12 H3-UNI-34. Once, to a free space within reach; the tower goes nowhere."""
    fighter = battle.fighters[who]
    if fighter.space == BESIDE:
        return Reason("tower-stays", ("H3-SIE-13",))
    if space == fighter.space:
        return Reason("unit-stands-there", ("H3-ORD-2",))
    if obstacles(battle, fighter.side) >> space & 1:
        return Reason("space-taken", ("H3-CMB-12", "H3-UNI-34"))
    if not calm:
        return Reason("has-moved", ("H3-ORD-2", "H3-ORD-10"))
    return None if space in reach(battle, fighter, type_of(t, fighter)) else too_far(t, battle, who, space)


def too_far(t: Game, battle: Battle, who: FighterId, space: SpaceId, calm: bool = True) -> Reason:
    """H3-UNI-9 H3-UNI-10 H3-UNI-30 H3-CMB-12. As far as its type moves, around what stands in the way."""
    fighter = battle.fighters[who]
    kind = type_of(t, fighter)
    blocked = obstacles(battle, fighter.side) & ~(1 << fighter.space)
    if calm and kind != "flying" and path_length(fighter.space, space, blocked) >= FAR_AWAY:
        return Reason("no-way-there", ("H3-CMB-12",))
    return Reason("unit-too-far", (MOVES[kind], "H3-CMB-12"), most=STEPS[kind] if calm else 0)
