"""What comes to mind first on the map: go where most is to be had for the way, and do there what pays.

Nothing here is a rule.
"""

from __future__ import annotations

import heraut.games.mage_knight.rules.ch1_reminders.playable as playable
from heraut.games.mage_knight.answers import (
    DONE,
    BuyCard,
    BuyHealing,
    Challenge,
    EndTurn,
    Enter,
    Explore,
    HealWound,
    Interact,
    Recruit,
    Rest,
    Step,
    Stop,
)
from heraut.games.mage_knight.mind import means
from heraut.games.mage_knight.mind.means import Plan
from heraut.games.mage_knight.mind.prospects import Goal, faded, fight_at, goals, ways
from heraut.games.mage_knight.model import WOUND, Game, HexId, UnitKind
from heraut.games.mage_knight.numbers.limits import free_command
from heraut.games.mage_knight.numbers.terrain import cost_of
from heraut.games.mage_knight.rules import ch6_sites
from heraut.games.mage_knight.rules.ch4_turn.interaction import OF_USE as TALK
from heraut.games.mage_knight.rules.ch4_turn.interaction import greeting
from heraut.games.mage_knight.rules.ch4_turn.movement import OF_USE as ON_THE_WAY
from heraut.games.mage_knight.rules.ch4_turn.movement import provoked_by
from heraut.kernel import Decision, Option
from heraut.kernel.values import total

BRAVE = 0.5  # the odds at which enemies are challenged
WEARY = 2  # Wounds in hand with which a hero rests
STAYING = 0.5


# ── the way ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def move(t: Game, decision: Decision) -> Option | None:
    """Towards what is worth most for the way; nothing in reach: rest if hurt, or stop."""
    seat, options = decision.seat, decision.options
    hero = t.state.heroes[seat]
    if Rest() in options and hero.hand.count(WOUND) >= WEARY:
        return Rest()
    goal = best_goal(t, seat)
    if goal is None:
        return Stop() if Stop() in options else None
    if goal.explores and Explore(goal.explores) in options:
        return Explore(goal.explores)
    if goal.hex == hero.hex and not goal.explores:
        return Stop() if Stop() in options else None
    step = ways(t, seat).first_step(hero.hex, goal.hex)
    if goal.hex != hero.hex and Step(step) in options and bold(t, seat, step):
        return Step(step)
    plan = to_move(t, seat, goal.cost) or to_move(t, seat, cost_of(t, seat, step) or 0)
    if plan is not None:
        for way in plan.ways:
            if way.option in options:
                return way.option
    return Stop() if Stop() in options else None


def best_goal(t: Game, seat: int) -> Goal | None:
    """What is worth most, the way taken into account."""
    move, most, found = t.state.heroes[seat].move, STAYING, None
    for goal in goals(t, seat):
        worth = goal.worth * faded(max(0, goal.cost - move)) - 0.05 * goal.cost
        if worth > most:
            most, found = worth, goal
    return found


def to_move(t: Game, seat: int, points: int) -> Plan | None:
    """The cheapest plays that give so many move points with those one has."""
    options = playable.plays(t, seat, ON_THE_WAY)
    found = means.ways(t, seat, options, "move", means.plainly)
    return means.cheapest(t, seat, found, 2 * (points - t.state.heroes[seat].move))


def bold(t: Game, seat: int, step: HexId) -> bool:
    """Is nobody provoked by this step, or only whom one can beat?"""
    return all(fight_at(t, seat, foe)[0] >= BRAVE for foe in provoked_by(t, seat, t.state.heroes[seat].hex, step))


# ── the action ───────────────────────────────────────────────────────────────────────────────────────────────────────


def action(t: Game, decision: Decision) -> Option | None:
    """Fight whom one can beat, deal with who sells something within one's means, else end the turn."""
    seat = decision.seat
    here = t.state.heroes[seat].hex
    for option in decision.options:
        if isinstance(option, Enter) and fight_at(t, seat, here)[0] >= BRAVE:
            return option
        if isinstance(option, Challenge) and fight_at(t, seat, option.hex)[0] >= BRAVE:
            return option
    if Interact() in decision.options and (wanted_unit(t, seat) or WOUND in t.state.heroes[seat].hand):
        return Interact()
    return EndTurn()


def wanted_unit(t: Game, seat: int, influence: int | None = None) -> tuple[UnitKind, Plan] | None:
    """The dearest unit that can be recruited here with what one could play."""
    hero = t.state.heroes[seat]
    if free_command(t, seat) <= 0:
        return None
    have = total(greeting(t, seat, hero.hex)) if influence is None else influence
    found = means.ways(t, seat, playable.plays(t, seat, TALK), "influence", means.plainly)
    here = [unit for unit in t.state.units if ch6_sites.recruits(t, hero.hex, unit)]
    for unit in sorted(here, key=lambda unit: -t.content.units[unit].cost):
        plan = means.cheapest(t, seat, found, 2 * (t.content.units[unit].cost - have))
        if plan is not None:
            return unit, plan
    return None


def interact(t: Game, decision: Decision) -> Option | None:
    """The dearest unit within one's means, then cards, then healing."""
    seat, options = decision.seat, decision.options
    hero = t.state.heroes[seat]
    wanted = wanted_unit(t, seat, hero.influence)
    if wanted is not None:
        unit, plan = wanted
        if Recruit(unit) in options:
            return Recruit(unit)
        for way in plan.ways:
            if way.option in options:
                return way.option
    if HealWound() in options:
        return HealWound()
    bought = next((one for one in options if isinstance(one, BuyCard)), None)
    if bought is not None:
        return bought
    return BuyHealing() if WOUND in hero.hand and BuyHealing() in options and hero.heal == 0 else DONE
