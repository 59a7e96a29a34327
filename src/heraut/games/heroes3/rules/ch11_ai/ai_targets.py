"""11a. Whom a unit that nobody commands attacks, and where it goes; on whom an AI casts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from heraut.games.heroes3.model import BESIDE, COLUMNS, MIDDLE, OFFICIAL, TOWER, Fighter, FighterId, Game, SpaceId
from heraut.games.heroes3.numbers import gains
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
from heraut.games.heroes3.numbers.combat_values import (
    TIERS,
    ability,
    battle_of,
    concerns,
    defense_parts,
    name_of,
    tier_of,
    type_of,
)
from heraut.games.heroes3.printed.effects import Effect
from heraut.games.heroes3.rules import ch09_units
from heraut.games.heroes3.rules.ch11_ai import ai_piles
from heraut.kernel.values import total

Id = TypeVar("Id", bound=int)
UNUSABLE = ("town_portal", "teleport_unit", "retaliate_again", "cancel_lethal_attack")
"""What needs a player's eye for the moment: an AI makes nothing of it."""
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


# ── on whom it casts ─────────────────────────────────────────────────────────────────────────────────────────────────


def ai_group(t: Game, card: str) -> str:
    return t.content.spells[card].ai if card in t.content.spells else ""


def on_board(t: Game, who: FighterId) -> bool:
    return battle_of(t).fighters[who].space != BESIDE


def aims(t: Game, caster: FighterId, card: str, line: int) -> list[FighterId]:
    """H3-AI-44 H3-AI-31 H3-AI-32 H3-AI-33 H3-AI-35. Whom the AI aims at: one unit, several that are alike, or none."""
    fighters = battle_of(t).fighters
    side = fighters[caster].side
    effect = gains.effect_of(t.content, card, gains.BASIC)
    if effect.play in UNUSABLE or effect.when == "map":
        return []
    spell = t.content.spells.get(card)
    helps = spell.helps if spell is not None else not (effect.lines and effect.lines[0].damage)
    meant = [who for who, one in fighters.items() if (one.side == side) == helps]
    among = [who for who in meant if may_touch(t, who, effect, line, spell is not None)]
    group = ai_group(t, card)
    if group == "several_targets":
        return aims_at_several(t, side, among)
    if group == "healing" or effect.heal:
        hurt = [who for who in among if fighters[who].damage]
        return least(hurt, lambda who: (-fighters[who].damage, -tier(t, fighters[who])))
    if group == "weakening":
        return [who for who in targets(t, caster) if who in among and will_retaliate(t, caster, who)]
    if group == "instant_defense":
        return least(among, lambda who: (-defense(t, who), -tier(t, fighters[who]), -fighters[who].damage))
    if effect.overlay is not None:
        return [who for who in among if may_cover(t, who, effect)]
    return least(among, lambda who: -defense(t, who))


def may_touch(t: Game, who: FighterId, effect: Effect, line: int, spell: bool) -> bool:
    """Has the card any effect on this unit: its tier, its type, its wards?"""
    fighter = battle_of(t).fighters[who]
    tiers = effect.lines[line].tiers if effect.lines else None
    if tiers is not None and tier_of(t, fighter) not in tiers:
        return False
    if not concerns(t, effect, fighter):
        return False
    if spell and not ch09_units.touched_by_magic(t, fighter):
        return False
    return fighter.form != TOWER or bool(effect.lines and effect.lines[line].damage)


def defense(t: Game, who: FighterId) -> int:
    return total(defense_parts(t, who))


def aims_at_several(t: Game, side: int, among: list[FighterId]) -> list[FighterId]:
    """H3-AI-31. One with comrades beside it: the higher tier, then the least health left; else one away from the AI."""
    fighters = battle_of(t).fighters

    def beside(who: FighterId, whose: int) -> bool:
        here = fighters[who].space
        return any(one.side == whose and adjacent(one.space, here) for one in fighters.values())

    among = [who for who in among if on_board(t, who)]
    found = [who for who in among if beside(who, 1 - side)] or [who for who in among if not beside(who, side)]
    return least(found, lambda who: (-tier(t, fighters[who]), ai_piles.health_left(t, who)))


def is_late(t: Game, target: FighterId) -> bool:
    """H3-AI-34. Have more than half of the units of that tier or higher been activated in this round?"""
    fighters = battle_of(t).fighters
    least_tier = tier(t, fighters[target])
    peers = [one for one in fighters.values() if one.form != TOWER and tier(t, one) >= least_tier]
    return 2 * sum(one.activated for one in peers) > len(peers)


def will_retaliate(t: Game, attacker: FighterId, target: FighterId) -> bool:
    """H3-AI-35. Is this unit about to strike back: adjacent to the attack, and free to?"""
    fighters = battle_of(t).fighters
    fighter, foe = fighters[attacker], fighters[target]
    if type_of(t, fighter) == "ranged" and not adjacent(fighter.space, foe.space):
        return False
    if ability(t, fighter, "no_retaliation", "attack") is not None:
        return False
    return not foe.retaliated or ability(t, foe, "unlimited_retaliation", "retaliation") is not None


def may_cover(t: Game, who: FighterId, effect: Effect) -> bool:
    """H3-COM-7 H3-AI-22. Is it the unit that this card may lie over, on a side that it may cover?"""
    fighter, overlay = battle_of(t).fighters[who], effect.overlay
    if overlay is None or name_of(t, fighter) != overlay.unit:
        return False
    return ("overlay" if fighter.overlay else fighter.form) in overlay.over
