"""What comes to mind first in a combat: strike and block with the cheapest plays that suffice.

Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

import heraut.games.mage_knight.rules.ch1_reminders.playable as playable
from heraut.games.mage_knight.answers.in_combat import (
    Block,
    Gather,
    NextPhase,
    Parry,
    Strike,
    Suffer,
    Target,
    ToHero,
    ToUnit,
)
from heraut.games.mage_knight.mind import means
from heraut.games.mage_knight.mind.means import Halves, Plan, Way
from heraut.games.mage_knight.mind.outlook import DEAR, HURT
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import FoeId
from heraut.games.mage_knight.numbers import foe_numbers, limits, units
from heraut.games.mage_knight.numbers.foe_numbers import ATTACK_PHASE
from heraut.games.mage_knight.numbers.points import Points
from heraut.games.mage_knight.printed.effects import Element
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_reminders.moments import BLOCK
from heraut.games.mage_knight.rules.ch5_combat.attacking import EVERY_ATTACK, Attack, reaches
from heraut.games.mage_knight.rules.ch5_combat.blocking import Blocks
from heraut.games.mage_knight.rules.ch5_combat.phases import with_units
from heraut.games.mage_knight.rules.ch5_combat.suffering import Damage
from heraut.kernel import Decision, Option
from heraut.kernel.values import total

VICTORY = 2.0  # besides its fame: its site, and the way there
UNIT_HURT = 0.4  # of its cost
MANY = 4  # enemies of which every group is thought of


class Aim(NamedTuple):
    """Enemies to be attacked together, and how."""

    targets: tuple[FoeId, ...]
    plan: Plan
    gain: float


# ── what it takes ────────────────────────────────────────────────────────────────────────────────────────────────────


def halves_against(t: Game, targets: tuple[FoeId, ...], phase: int) -> Halves:
    """What points of an attack count against these, in that phase."""
    resistances = foe_numbers.shared(t, targets)
    walled = any(total(foe_numbers.fortified(t, foe)) for foe in targets)

    def halves(amount: int, element: str, reach: str) -> int:
        if phase != ATTACK_PHASE and (reach == "melee" or (reach == "ranged" and walled)):
            return 0
        return amount if foe_numbers.resisted(element, resistances) else 2 * amount

    return halves


def halves_to_block(t: Game, foe: FoeId) -> Halves:
    """What points of a block count against this attack."""
    against, edition = foe_numbers.attacker(t, foe), t.state.edition

    def halves(amount: int, element: Element, reach: str) -> int:
        full = foe_numbers.efficient(element, against.element, edition)
        return 2 * amount if full else amount

    return halves


def gathered(points: Iterable[Points], halves: Halves) -> int:
    return sum([halves(one.amount, one.element, one.reach) for one in points])


def to_attack_with(t: Game, seat: int, targets: tuple[FoeId, ...], phase: int) -> list[Way]:
    """The ways to attack these in that phase."""
    uses = EVERY_ATTACK if phase == ATTACK_PHASE else reaches(t, targets)
    options = playable.plays(t, seat, with_units(t, uses))
    return means.ways(t, seat, options, "attack", halves_against(t, targets, phase))


def to_block_with(t: Game, seat: int, foe: FoeId) -> list[Way]:
    options = playable.plays(t, seat, with_units(t, frozenset((BLOCK,))))
    return means.ways(t, seat, options, "block", halves_to_block(t, foe))


def attack_plan(
    t: Game,
    seat: int,
    targets: tuple[FoeId, ...],
    phase: int,
    points: Iterable[Points] = (),
    without: Sequence[str] = (),
) -> Plan | None:
    """The cheapest plays that defeat these together."""
    need = 2 * total(foe_numbers.armours(t, targets)) - gathered(points, halves_against(t, targets, phase))
    return means.cheapest(t, seat, to_attack_with(t, seat, targets, phase), need, without)


def block_plan(
    t: Game, seat: int, foe: FoeId, points: Iterable[Points] = (), without: Sequence[str] = ()
) -> Plan | None:
    """The cheapest plays that block this enemy."""
    need = 2 * total(foe_numbers.need_of(t, foe)) - gathered(points, halves_to_block(t, foe))
    return means.cheapest(t, seat, to_block_with(t, seat, foe), need, without)


# ── what it is worth ─────────────────────────────────────────────────────────────────────────────────────────────────


def wounds_of(t: Game, seat: int, foe: FoeId) -> int:
    """The Wounds that a hero takes of an enemy that is not blocked."""
    if foe not in foe_numbers.attacking(t):
        return 0
    if foe_numbers.will_summon(t, foe):
        return 2
    armour = total(limits.armour(t, seat))
    wounds = -(-total(foe_numbers.damage_of(t, foe)) // armour)
    return wounds * 2 if foe_numbers.poisons(t, foe) else wounds


def best_aim(t: Game, seat: int, phase: int, among: Sequence[FoeId], without: Sequence[str] = ()) -> Aim | None:
    """Whom to attack in that phase: those who bring most for what it takes."""
    best: Aim | None = None
    open_to = [foe for foe in among if phase == ATTACK_PHASE or total(foe_numbers.fortified(t, foe)) < 2]
    sizes = range(1, len(open_to) + 1) if len(open_to) <= MANY else (1, 2, len(open_to))
    for size in sizes:
        for targets in combinations(open_to, size):
            plan = attack_plan(t, seat, targets, phase, without=without)
            if plan is None:
                continue
            gain = sum([foe_numbers.fame_of(t, foe) for foe in targets]) - DEAR * plan.cost
            gain += VICTORY if len(targets) == len(foe_numbers.left(t)) else 0.0
            gain += HURT * sum([wounds_of(t, seat, foe) for foe in targets]) if phase != ATTACK_PHASE else 0.0
            if gain > 0 and (best is None or gain > best.gain):
                best = Aim(targets, plan, gain)
    return best


# ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def of_kind(decision: Decision, kind: type[Option]) -> Option | None:
    return next((option for option in decision.options if isinstance(option, kind)), None)


def name_targets(t: Game, decision: Decision) -> Option | None:
    """The next of those worth an attack, then the attack; nobody: the next phase."""
    attack = t.find(Attack)
    aim = best_aim(t, attack.seat, foe_numbers.battle(t).phase, foe_numbers.left(t))
    wanted = () if aim is None else aim.targets
    if attack.targets and not set(attack.targets) <= set(wanted):
        return of_kind(decision, Gather)
    for foe in wanted:
        if foe not in attack.targets and Target(foe) in decision.options:
            return Target(foe)
    return of_kind(decision, Gather) or of_kind(decision, NextPhase)


def gather_attack(t: Game, decision: Decision) -> Option | None:
    """The next play of the cheapest plan; enough of it: strike."""
    attack = t.find(Attack)
    targets = tuple([foe for foe in attack.targets if not foe_numbers.opponent(t, foe).beaten])
    if not targets:
        return of_kind(decision, Strike)
    plan = attack_plan(t, attack.seat, targets, foe_numbers.battle(t).phase, attack.points)
    return next_play(plan, decision) or of_kind(decision, Strike)


def next_play(plan: Plan | None, decision: Decision) -> Option | None:
    if plan is None:
        return None
    return next((way.option for way in plan.ways if way.option in decision.options), None)


def name_attacker(t: Game, decision: Decision) -> Option | None:
    """Block what leaves enough for the attack to come, or what is not to be beaten anyway."""
    seat = t.find(Blocks).seat
    left = foe_numbers.left(t)
    aim = best_aim(t, seat, ATTACK_PHASE, left)
    kept = () if aim is None else aim.plan.takers()
    best, most = None, 0.0
    for option in decision.options:
        if not isinstance(option, Block):
            continue
        if foe_numbers.will_summon(t, option.foe):
            return option
        spared = HURT * wounds_of(t, seat, option.foe)
        plan = block_plan(t, seat, option.foe, without=kept)
        gain = spared - DEAR * plan.cost if plan is not None else 0.0
        plan = block_plan(t, seat, option.foe)
        if plan is not None and aim is not None:
            after = best_aim(t, seat, ATTACK_PHASE, left, plan.takers())
            lost = aim.gain - (after.gain if after is not None else 0.0)
            gain = max(gain, spared - DEAR * plan.cost - lost)
        elif plan is not None:
            gain = max(gain, spared - DEAR * plan.cost)
        if gain > most:
            best, most = option, gain
    return best or of_kind(decision, NextPhase)


def gather_block(t: Game, decision: Decision) -> Option | None:
    """The next play of the cheapest plan, if it can be with nothing that the attack to come needs; enough: block."""
    blocks = t.find(Blocks)
    foe = foe_numbers.battle(t).against
    if foe not in foe_numbers.attacking(t):
        return of_kind(decision, Parry)
    aim = best_aim(t, blocks.seat, ATTACK_PHASE, foe_numbers.left(t))
    plan = block_plan(t, blocks.seat, foe, blocks.points, () if aim is None else aim.plan.takers())
    if plan is None:
        plan = block_plan(t, blocks.seat, foe, blocks.points)
    return next_play(plan, decision) or of_kind(decision, Parry)


def whose_damage(t: Game, decision: Decision) -> Option | None:
    return of_kind(decision, Suffer)


def assign_damage(t: Game, decision: Decision) -> Option | None:
    """To the unit whose wound is the smaller loss than the hero's Wounds that it spares."""
    damage = t.find(Damage)
    seat, rest = damage.seat, damage.rest
    armour = total(limits.armour(t, seat))
    best, least = of_kind(decision, ToHero), 0.0
    for option in decision.options:
        if isinstance(option, ToUnit):
            unit = gains.unit_of(t.state.heroes[seat], option.unit)
            taken = total(units.armour_of(t, seat, unit))
            resisted = foe_numbers.resisted(foe_numbers.attacker(t, damage.foe).element, units.resists(t, seat, unit))
            taken = 2 * taken if resisted else taken
            unhurt = resisted and 2 * rest <= taken
            spared = HURT * (-(-rest // armour) - -(-max(0, rest - taken) // armour))
            price = t.content.units[unit.kind].cost * (1.0 if foe_numbers.paralyses(t, damage.foe) else UNIT_HURT)
            loss = (0.0 if unhurt else price) - spared
            if loss < least:
                best, least = option, loss
    return best


ASKED = {
    "name_targets": name_targets,
    "gather_attack": gather_attack,
    "name_attacker": name_attacker,
    "gather_block": gather_block,
    "whose_damage": whose_damage,
    "assign_damage": assign_damage,
}
