"""Why not strike it?  What units may not do in a combat."""

from __future__ import annotations

import heraut.games.heroes3.rules.ch03_play.hero_moves as hero_moves
import heraut.games.heroes3.rules.ch10_combat.aftermath as aftermath
import heraut.games.heroes3.rules.ch10_combat.combat as combat
import heraut.games.heroes3.rules.ch10_combat.deeds as deeds
from heraut.games.heroes3.answers.in_combat import Defend, GoTo, PlaceUnit, Prolong, Retreat, Strike, Surrender
from heraut.games.heroes3.model import BESIDE, NEUTRALS, Battle, Fighter, Game
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.numbers.combat_board import (
    FAR_AWAY,
    NEIGHBOURS,
    SPACES,
    STEPS,
    back_row,
    distance,
    front_row,
    obstacles,
    path_length,
    reach,
    row_of,
)
from heraut.games.heroes3.numbers.combat_values import battle_of, type_of
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation
from heraut.games.heroes3.screen.whynot.common import Because, Reason, no

MOVES = {"ground": "H3-UNI-9", "flying": "H3-UNI-10", "ranged": "H3-UNI-30"}


def acting(t: Game) -> tuple[Battle, Activation, Fighter]:
    """The unit that is activated."""
    battle, activation = battle_of(t), t.find(Activation)
    return battle, activation, battle.fighters[activation.fighter]


def strike(t: Game, seat: int, wish: Strike) -> Reason:
    battle, activation, fighter = acting(t)
    target = battle.fighters.get(wish.fighter)
    if target is None or not -1 <= wish.space < SPACES:
        return None
    if target.side == fighter.side:
        return no("own-unit", "H3-ORD-2")
    kind = type_of(t, fighter)
    if kind == "ranged":
        return _shoot(battle, activation, fighter, wish)
    if target.space == BESIDE:
        return no("tower-aside", "H3-SIE-14")
    if wish.space != fighter.space and not activation.calm:
        return no("has-moved", "H3-ORD-2", "H3-ORD-10")
    if wish.space not in NEIGHBOURS[target.space]:
        # Whoever points at a unit means: from anywhere.
        return _out_of_reach(battle, fighter, kind, activation.calm, target)
    return go(t, seat, GoTo(wish.space)) or no("not-adjacent", "H3-CMB-11")


def _shoot(battle: Battle, activation: Activation, fighter: Fighter, wish: Strike) -> Reason:
    if not activation.calm:
        return no("moved-cannot-shoot", "H3-UNI-30")
    if wish.fighter not in deeds.targets(battle, fighter):
        return no("shoots-adjacent", "H3-UNI-31")
    return no("shoots-from-place", "H3-UNI-30") if wish.space != fighter.space else None


def _out_of_reach(battle: Battle, fighter: Fighter, kind: str, calm: bool, target: Fighter) -> Because:
    ways = reach(battle, fighter, kind) if calm else {fighter.space: 0}
    if any(space in ways for space in NEIGHBOURS[target.space]):
        return no("not-adjacent", "H3-CMB-11")
    most = STEPS[kind] if calm else 0
    return no("unit-too-far", MOVES[kind], "H3-CMB-12", most=most, far=_steps(battle, fighter, kind, target.space) - 1)


def _steps(battle: Battle, fighter: Fighter, kind: str, space: int) -> int:
    """How far it is, around what stands in the way; FAR_AWAY where no way leads there."""
    if kind == "flying":
        return distance(fighter.space, space)
    return path_length(fighter.space, space, obstacles(battle, fighter.side) & ~(1 << fighter.space))


def go(t: Game, seat: int, wish: GoTo) -> Reason:
    battle, activation, fighter = acting(t)
    if not 0 <= wish.space < SPACES:
        return None
    if wish.space == fighter.space:
        return no("unit-stands-there", "H3-ORD-2") if activation.calm else None
    if obstacles(battle, fighter.side) >> wish.space & 1:
        return no("space-taken", "H3-CMB-12", "H3-UNI-34")
    if not activation.calm:
        return no("has-moved", "H3-ORD-2", "H3-ORD-10")
    kind = type_of(t, fighter)
    if wish.space in reach(battle, fighter, kind):
        return no("guard-must-attack", "H3-CMB-9") if battle.owners[fighter.side] == NEUTRALS else None
    far = _steps(battle, fighter, kind, wish.space)
    if far >= FAR_AWAY:
        return no("no-way-there", "H3-CMB-12")
    return no("unit-too-far", MOVES[kind], "H3-CMB-12", most=STEPS[kind], far=far)


def defend(t: Game, seat: int, wish: Defend) -> Reason:
    battle, activation, fighter = acting(t)
    if battle.owners[fighter.side] == NEUTRALS:
        return no("guard-must-attack", "H3-CMB-49")
    return no("shield-again", "H3-CMB-40") if activation.guarded else None


def surrender(t: Game, seat: int, wish: Surrender) -> Reason:
    """Only to a player, before anything else, for 10 gold, with somewhere to go."""
    battle = battle_of(t)
    side = 0 if battle.owners[0] == seat else 1
    if battle.owners[0] < 0 or battle.owners[1] < 0:
        return no("no-surrender-to-guards", "H3-END-1")
    if battle.no_escape[side]:
        return no("no-escape", "H3-END-1")
    if t.within(Activation) and not t.find(Activation).calm:
        return no("surrender-first", "H3-END-2")
    if t.state.players[seat].gold < aftermath.RANSOM:
        return no("too-dear", "H3-END-9", cost=(("gold", aftermath.RANSOM - t.state.players[seat].gold),))
    if side == 1 and battle.home and not aftermath.may_surrender(t, battle, side):
        return no("defends-town", "H3-END-8")
    if all(home == battle.field for home in geography.homes(t, seat)):
        return no("nowhere-to-go", "H3-END-9")
    return None


def retreat(t: Game, seat: int, wish: Retreat) -> Reason:
    """From guards, and only between two rounds."""
    if combat.has_limit(t, battle_of(t)):
        return no("retreat-after-round", "H3-CMB-59", "H3-CMB-5")
    return no("no-retreat", "H3-CMB-4", "H3-END-1")


def prolong(t: Game, seat: int, wish: Prolong) -> Reason:
    hero = battle_of(t).heroes[0]
    return None if hero_moves.points(t, hero) else no("no-points", "H3-MOV-3")


def place(t: Game, seat: int, wish: PlaceUnit) -> Reason:
    battle = battle_of(t)
    side = 0 if battle.commands[0] == seat and (t.decision is None or t.decision.kind == "deploy") else 1
    if not 0 <= wish.space < SPACES:
        return None
    if any(fighter.space == wish.space for fighter in battle.fighters.values()):
        return no("space-taken", "H3-CMB-6")
    if row_of(wish.space) not in (front_row(side), back_row(side)):
        return no("own-rows", "H3-CMB-6", "H3-CMB-28")
    return no("another-unit-first", "H3-CMB-6")
