"""5. Whom a card may touch in a combat, and whether it matters now."""

from __future__ import annotations

from typing import NamedTuple

from heraut.games.heroes3.model import BESIDE, NO_FIGHTER, TOWER, Fighter, FighterId, Game, main_hero
from heraut.games.heroes3.numbers.combat_board import adjacent
from heraut.games.heroes3.numbers.combat_values import (
    DIE_TIMES,
    NO_DIE,
    RETALIATION,
    ability,
    battle_of,
    concerns,
    has_status,
    name_of,
    tier_of,
)
from heraut.games.heroes3.printed.effects import Effect, Line
from heraut.games.heroes3.rules import ch09_units
from heraut.games.heroes3.rules.ch10_combat import attacks
from heraut.kernel import Reason

ACTIVATION, COMBAT_START, ANY = "activation", "combat_start", "any"
BEFORE_ROLL, ATTACK_ROLLED, LETHAL = "before_roll", "attack_rolled", "lethal_attack"
ENEMY_SPELL, OWN_SPELL, ON_MAP = "enemy_spell_cast", "own_spell_cast", "map"
BY_PLAY = (OWN_SPELL, ENEMY_SPELL, COMBAT_START, ATTACK_ROLLED)  # what is played then only has its play
CHANGE_THE_DIE = (DIE_TIMES, NO_DIE)
HEAL_OR_LIFT = "heal_or_lift"
# Asked for every unit whenever cards are listed: the reasons are made once.
TIER_TOO_HIGH = Reason("tier-too-high", ("H3-SPL-13",))
UNTOUCHED = Reason("untouched-by-magic", ("H3-COM-7",))
UNCHANGED = Reason("unchanged", ("H3-COM-7",))


class Now(NamedTuple):
    """Who may play at which moment of a combat; in an attack `fighter` strikes `foe`."""

    seat: int
    moment: str
    fighter: FighterId = NO_FIGHTER
    foe: FighterId = NO_FIGHTER


# ── the sides ────────────────────────────────────────────────────────────────────────────────────────────────────────


def side_of(t: Game, seat: int) -> int:
    """H3-TUR-7 H3-HER-1 H3-HER-4 H3-SIE-5. The side on which the main hero of a seat fights; -1 if it does not."""
    battle, hero = t.state.battle, main_hero(seat)
    if battle is not None:
        for side in (0, 1):
            if battle.heroes[side] == hero and battle.owners[side] == seat:
                return side
    return -1


def enemy_seat(t: Game, seat: int) -> int:
    """The player whose main hero is the enemy in this combat; -1 if there is none."""
    side = side_of(t, seat)
    if side < 0:
        return -1
    enemy = battle_of(t).owners[1 - side]
    return enemy if enemy >= 0 and side_of(t, enemy) >= 0 else -1


def strikes(t: Game, now: Now) -> bool:
    """Is it a unit of this seat that attacks?"""
    return battle_of(t).fighters[now.fighter].side == side_of(t, now.seat)


# ── numbers for an attack ────────────────────────────────────────────────────────────────────────────────────────────


def boosted(t: Game, now: Now, effect: Effect, line: Line | None) -> str:
    """H3-CMB-18 H3-ORD-3. Which number of the attack this changes for the good of its player: attack, defense or "".

    A bonus for a unit that does not attack now, or is not attacked, would come to nothing.  A unit may strike a friend:
    then its player may raise either number, and the enemy has nothing to add.
    """
    attack = effect.attack if line is None else line.attack or 0
    defense = effect.defense if line is None else line.defense or 0
    fighters = battle_of(t).fighters
    own = fighters[now.foe].side == side_of(t, now.seat)
    if strikes(t, now):
        if attack > 0 or effect.play in CHANGE_THE_DIE:
            return "attack" if concerns(t, effect, fighters[now.fighter]) else ""
        return "defense" if defense and own == (defense > 0) else ""
    if defense > 0:
        return "defense" if own else ""
    return "attack" if attack < 0 and own else ""


# ── whom it may touch ────────────────────────────────────────────────────────────────────────────────────────────────


def targets(t: Game, now: Now, effect: Effect, line: Line | None, spell: bool) -> list[FighterId]:
    """H3-SPL-13. The cards on the board that an effect may be played on now, at this line of power."""
    fighters = battle_of(t).fighters
    found = candidates(t, now, effect, line)
    return [who for who in found if unfit(t, now, effect, line, spell, fighters[who]) is None]


def no_target(t: Game, now: Now, effect: Effect, line: Line | None, spell: bool, who: FighterId) -> Reason | None:
    """H3-SPL-13. Why an effect may not be played on this one."""
    if who in candidates(t, now, effect, line):
        return unfit(t, now, effect, line, spell, battle_of(t).fighters[who])
    if now.moment in (BEFORE_ROLL, LETHAL):
        return Reason("not-in-attack", ("H3-CMB-18",))
    return off_board(t, who) or Reason("not-your-unit", ("H3-COM-7",))


def off_board(t: Game, who: FighterId) -> Reason | None:
    """H3-COM-7. A unit that stands on the board."""
    fighter = battle_of(t).fighters.get(who)
    return Reason("not-on-board", ("H3-COM-7",)) if fighter is None or fighter.space == BESIDE else None


def unfit(t: Game, now: Now, effect: Effect, line: Line | None, spell: bool, fighter: Fighter) -> Reason | None:
    """H3-SPL-13. The tier that the line reaches, magic that has no hold on it, and whether it would change anything."""
    if line is not None and line.tiers is not None and tier_of(t, fighter) not in line.tiers:
        return TIER_TOO_HIGH
    if spell and not ch09_units.touched_by_magic(t, fighter):
        return UNTOUCHED
    return None if matters(t, now, effect, fighter) else UNCHANGED


def candidates(t: Game, now: Now, effect: Effect, line: Line | None) -> list[FighterId]:
    """In an attack the units that fight it, otherwise those that the effect names."""
    if now.moment == LETHAL:
        return [now.foe]
    if now.moment == BEFORE_ROLL:
        number = boosted(t, now, effect, line)
        if number:
            return [now.fighter if number == "attack" else now.foe]
        return [] if is_boost(effect, line) else [now.fighter if strikes(t, now) else now.foe]
    if is_boost(effect, line) and not effect.choose:
        return []
    sides = (side_of(t, now.seat),) if effect.on == "own_unit" else (0, 1)
    return [
        who
        for who, fighter in battle_of(t).fighters.items()
        if fighter.side in sides and (fighter.space != BESIDE or fighter.form == TOWER)
    ]


def is_boost(effect: Effect, line: Line | None) -> bool:
    """Is it made for a single attack or defense?"""
    if effect.when != "instant":
        return False
    if effect.play in CHANGE_THE_DIE or effect.attack or effect.defense:
        return True
    return line is not None and (line.attack is not None or line.defense is not None)


def matters(t: Game, now: Now, effect: Effect, fighter: Fighter) -> bool:
    """Would it change anything for this unit?"""
    if effect.play == "retaliate_again":
        return may_retaliate_again(t, now, fighter)
    if effect.play == "lift_an_effect":
        return fighter.damage > 0 or fighter.paralysed or bool(fighter.laid)
    if effect.play == "teleport_unit":
        return fighter.form != TOWER
    if effect.overlay is not None:
        over = "overlay" if fighter.overlay else fighter.form
        return name_of(t, fighter) == effect.overlay.unit and over in effect.overlay.over
    if effect.heal:
        return fighter.damage > 0 or (effect.play == HEAL_OR_LIFT and fighter.paralysed)
    if effect.status == "paralysed":
        return not fighter.paralysed and ability(t, fighter, "never_paralysed") is None
    if effect.status:
        return not has_status(t, fighter, effect.status)
    if effect.choose and now.moment != BEFORE_ROLL:
        return not fighter.activated  # of its numbers only the initiative can count then
    return True


def may_retaliate_again(t: Game, now: Now, fighter: Fighter) -> bool:
    """H3-CMB-14 H3-CMB-34 H3-CMB-35. Only in an attack on it by an adjacent unit, which is no retaliation itself."""
    if now.moment != BEFORE_ROLL or strikes(t, now) or fighter.retaliated <= 0:
        return False
    if ability(t, fighter, "unlimited_retaliation", RETALIATION) is not None:
        return False
    retaliation = t.within(attacks.Attack) and t.find(attacks.Attack).retaliation
    return not retaliation and adjacent(battle_of(t).fighters[now.fighter].space, fighter.space)
