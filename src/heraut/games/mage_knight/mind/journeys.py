"""What comes to mind first on the map: go where most is to be had for the way, and do there what pays.

Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import heraut.games.mage_knight.rules.ch1_reminders.playable as playable
from heraut.games.mage_knight.answers.on_turn import Challenge, EndTurn, Enter, Explore, Interact, Rest, Step, Stop
from heraut.games.mage_knight.mind import means, outlook
from heraut.games.mage_knight.mind.bargains import best_bargain
from heraut.games.mage_knight.mind.gifts import to_heal
from heraut.games.mage_knight.mind.means import Plan
from heraut.games.mage_knight.mind.prospects import FADING, LOOTED, Goal, crowded, faded, goals, ways
from heraut.games.mage_knight.model.heroes import Hero
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import WOUND, HexId
from heraut.games.mage_knight.numbers.sites import site_of, to_assault
from heraut.games.mage_knight.numbers.terrain import cost_of
from heraut.games.mage_knight.rules.ch4_turn.exploring import PRICE
from heraut.games.mage_knight.rules.ch4_turn.movement import OF_USE as ON_THE_WAY
from heraut.games.mage_knight.rules.ch4_turn.movement import provoked_by
from heraut.kernel import Decision, Option

VICTORY = 2.0  # over rampaging enemies, besides their fame
WEARY = 2  # Wounds in hand with which a hero rests
SELLING = ("village", "monastery", "mage_tower", "city")
STAYING = 0.5
WAITING = 0.4  # of a fight here that takes other cards
LOOKED_AT = 8  # goals that are weighed


# ── the way ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Trip(NamedTuple):
    """A goal, what is to be kept for it on the way, and what it is worth with what the hero holds."""

    goal: Goal
    kept: tuple[str, ...]
    worth: float


def move(t: Game, decision: Decision) -> Option | None:
    """Towards what is worth most for the way; nothing in reach: rest if hurt, or stop."""
    seat, options = decision.seat, decision.options
    hero = t.state.heroes[seat]
    if Rest() in options and hero.hand.count(WOUND) >= WEARY:
        return Rest()
    trip = best_trip(t, seat)
    if trip is not None and away(trip, hero):
        answer = towards(t, decision, trip)
        if answer is not None:
            return answer
    return Stop() if Stop() in options else None


def towards(t: Game, decision: Decision, trip: Trip) -> Option | None:
    """The tile, the next step, or a card that makes it possible: for the whole way if there are enough, or the step.

    Nobody sets out for a hex where another hero stands unless he can go on from there.
    """
    seat, options, goal = decision.seat, decision.options, trip.goal
    here = t.state.heroes[seat].hex
    step = first_step(t, seat, goal.hex)
    if crowded(t, seat, step) and to_move(t, seat, goal.cost, trip.kept) is None:
        return None
    wanted = Explore(goal.explores) if goal.hex == here else Step(step)
    if wanted in options:
        return wanted
    price = PRICE if goal.hex == here else cost_of(t, seat, step) or 0
    plan = to_move(t, seat, goal.cost, trip.kept) or to_move(t, seat, price, trip.kept)
    return None if plan is None else next((way.option for way in plan.ways if way.option in options), None)


def best_trip(t: Game, seat: int) -> Trip | None:
    """What is worth most, if it is worth more than to stay."""
    found = trips(t, seat)
    return found[0] if found and found[0].worth > STAYING else None


def trips(t: Game, seat: int) -> list[Trip]:
    """What is worth most, the way taken into account, and whom one provokes; nobody walks back."""
    hero = t.state.heroes[seat]
    ranked = sorted(goals(t, seat), key=lambda goal: -goal.worth * faded(max(0, goal.cost - hero.move)))
    found: list[Trip] = []
    for goal in ranked:
        step = first_step(t, seat, goal.hex)
        if goal.hex == hero.hex or step not in hero.path:
            trip = trip_to(t, seat, goal)
            found.append(trip._replace(worth=trip.worth - danger(t, seat, step)))
            if len(found) == LOOKED_AT:
                break
    return sorted(found, key=lambda trip: -trip.worth)


def moves(t: Game, decision: Decision) -> list[Option]:
    """What is worth a thought: what leads to one of the best goals; with a Wound, to rest; to stop, but not idly."""
    hero = t.state.heroes[decision.seat]
    known = trips(t, decision.seat)
    found = [towards(t, decision, trip) for trip in known if away(trip, hero)]
    under_way = len(hero.path) > 1 or hero.move > 0
    here = any(trip.worth > STAYING for trip in known if not away(trip, hero))
    still = [*([Stop()] if under_way or here or not any(found) else []), *([Rest()] if WOUND in hero.hand else [])]
    wanted = [to_heal(t, decision), *found, *[one for one in still if one in decision.options]]
    return [one for one in dict.fromkeys(wanted) if one is not None]


def away(trip: Trip, hero: Hero) -> bool:
    """Is there anything to do for it before the action?"""
    return bool(trip.goal.explores) or trip.goal.hex != hero.hex


def first_step(t: Game, seat: int, goal: HexId) -> HexId:
    return ways(t, seat).first_step(t.state.heroes[seat].hex, goal)


def trip_to(t: Game, seat: int, goal: Goal) -> Trip:
    """A fight that what is left after the way suffices for is worth what it brings now; other things come later.

    But the step into walls that are not taken is the fight itself: it is worth no more than that.
    """
    hero = t.state.heroes[seat]
    later = goal.worth * faded(max(0, goal.cost - hero.move)) - 0.05 * goal.cost
    if goal.explores:
        return Trip(goal, (), later)
    gain, kept = deed_at(t, seat, goal)
    if gain > 0 and to_move(t, seat, goal.cost, kept) is not None:
        return Trip(goal, kept, gain)
    if gain <= 0 and first_step(t, seat, goal.hex) == goal.hex and to_assault(t, seat, goal.hex):
        return Trip(goal, (), gain)
    return Trip(goal, (), later * (WAITING if goal.hex == hero.hex else FADING))


def deed_at(t: Game, seat: int, goal: Goal) -> tuple[float, tuple[str, ...]]:
    """What a hero who is there would gain with what he holds now, and what he needs for it."""
    if goal.fights:
        there = goal.foe or goal.hex
        fight = outlook.at(t, seat, there)
        return fight.gain(prize_at(t, there)), fight.takers
    if site_of(t, goal.hex) in SELLING:
        bargain = best_bargain(t, seat, goal.hex)
        return (0.0, ()) if bargain is None else (bargain.gain, bargain.plan.takers())
    return goal.worth, ()


def to_move(t: Game, seat: int, points: int, kept: Sequence[str] = ()) -> Plan | None:
    """The cheapest plays that give so many move points with those one has, without what is kept."""
    options = playable.plays(t, seat, ON_THE_WAY)
    found = means.ways(t, seat, options, "move", means.plainly)
    return means.cheapest(t, seat, found, 2 * (points - t.state.heroes[seat].move), kept)


def danger(t: Game, seat: int, step: HexId) -> float:
    """What a fight with those provoked by this step would cost."""
    here = t.state.heroes[seat].hex
    provoked = provoked_by(t, seat, here, step) if step != here else ()
    return -sum([min(0.0, outlook.at(t, seat, foe).gain(VICTORY)) for foe in provoked])


# ── the action ───────────────────────────────────────────────────────────────────────────────────────────────────────


def action(t: Game, decision: Decision) -> Option | None:
    """The fight or the bargain that brings most, else the end of the turn."""
    seat, here = decision.seat, t.state.heroes[decision.seat].hex
    best, most = None, 0.0
    for option in decision.options:
        gain = 0.0
        if isinstance(option, Enter | Challenge):
            hex = option.hex if isinstance(option, Challenge) else here
            gain = outlook.at(t, seat, hex).gain(prize_at(t, hex))
        elif isinstance(option, Interact):
            bargain = best_bargain(t, seat, here)
            gain = 0.0 if bargain is None else bargain.gain
        if gain > most:
            best, most = option, gain
    return best or EndTurn()


def prize_at(t: Game, hex: HexId) -> float:
    """What a victory there brings besides the fame of those beaten."""
    return LOOTED.get(site_of(t, hex), VICTORY)
