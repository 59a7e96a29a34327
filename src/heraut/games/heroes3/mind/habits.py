"""What a player would answer without thinking long: what comes first when bots think, and how they play on.

Nothing here is a rule.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from heraut.games.heroes3.answers.in_combat import BreakAt, Defend, GoTo, PlaceUnit, Prolong, Strike
from heraut.games.heroes3.answers.on_map import Build, BuySpell, EndTurn, Exchange, Move, Recruit, Reinforce, Reveal
from heraut.games.heroes3.answers.with_cards import CastNow, PlayOf
from heraut.games.heroes3.mind import exchanges
from heraut.games.heroes3.mind.evaluation import Force, Judge
from heraut.games.heroes3.mind.field_worth import Prospect
from heraut.games.heroes3.model import COLUMNS, Battle, FieldId, FighterId, Game, side_of
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.numbers.combat_board import distance
from heraut.kernel import Decision, Option, Pass

Random = Callable[[], float]
OFTEN, SOMETIMES = 0.8, 0.4
WORTH_A_WALK = 1.0
BRAVE = 0.45  # the odds at which guards are attacked


def likely(judge: Judge, t: Game, decision: Decision, random: Random) -> Option:
    """By the kind of question; where nothing is known of it, any answer."""
    options = decision.options
    asked = ASKED.get(decision.kind)
    if asked is not None:
        answer = asked(judge, t, decision, random)
        if answer is not None:
            return answer
    if isinstance(options[0], Pass) and random() > SOMETIMES:
        return options[0]
    return options[int(random() * len(options))]


def pick(options: list[Any], random: Random) -> Any:
    return options[int(random() * len(options))]


def by_kind(decision: Decision) -> defaultdict[type[Any], list[Any]]:
    found: defaultdict[type[Any], list[Any]] = defaultdict(list)
    for option in decision.options:
        found[type(option)].append(option)
    return found


# ── on the map ───────────────────────────────────────────────────────────────────────────────────────────────────────


def turn(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    """Spend, play a card now and then, go where something is to be had, and end the turn when nothing is left."""
    found = by_kind(decision)
    moves, reveals = found[Move], found[Reveal]
    spending, cards = [*found[Build], *found[Recruit], *found[Reinforce], *found[BuySpell]], found[PlayOf]
    if spending and random() < OFTEN:
        return best_purchase(judge, t, decision.seat, spending, random)
    if cards and random() < SOMETIMES / 2:
        return pick(cards, random)
    if moves:
        step = best_move(judge, t, decision.seat, moves)
        if step is not None:
            return step
    if reveals:
        return pick(reveals, random)
    if moves and random() < SOMETIMES:
        return pick(moves, random)
    return found[EndTurn][0] if found[EndTurn] else None


def best_purchase(judge: Judge, t: Game, seat: int, options: list[Any], random: Random) -> Option:
    """Units before buildings, the strongest first; dwellings before other buildings."""
    units = [one for one in options if isinstance(one, (Recruit, Reinforce))]
    if units:
        return max(units, key=lambda one: judge.skirmish.worths[one.unit, "few"])
    dwellings = [one for one in options if isinstance(one, Build) and one.building.startswith("dwelling")]
    return pick(dwellings or options, random)


def best_move(judge: Judge, t: Game, seat: int, moves: list[Any]) -> Option | None:
    """Onto what is worth most now, else nearer to what is worth most for the way; None if nothing is."""
    chart = geography.chart(t)
    forces = [judge.force(t, one) for one in range(len(t.state.players))]
    prospects, sites = judge.prospects.of_all_fields(t), t.state.sites
    values = {
        field: value
        for field, prospect in prospects.items()
        if field in sites and (value := attraction(judge, t, forces, seat, field, prospect)) > 0
    }
    if not values:
        return None
    here = max(moves, key=lambda one: values.get(one.field, 0.0))
    if values.get(here.field, 0.0) > WORTH_A_WALK:
        return here
    start = t.state.heroes[moves[0].hero].field
    far = geography.distances(chart, start)
    goal = max(values, key=lambda field: values[field] / (2 + far[field]) if field in far else -1.0)
    if goal not in far:
        return None
    back = geography.distances(chart, goal)
    nearest = min(moves, key=lambda one: back.get(one.field, 99))
    return nearest if back.get(nearest.field, 99) < far[goal] else None


def attraction(judge: Judge, t: Game, forces: list[Force], seat: int, field: FieldId, prospect: Prospect) -> float:
    """What a field is worth to whoever goes there now; nothing if its guards are too strong."""
    site, own = t.state.sites[field], forces[seat].army
    held, visit, guards = prospect
    if (site.flags and site.flags[0] in side_of(t, seat)) or seat in site.flags or (site.cube and not held):
        return 0.0
    odds = 1.0
    if site.flags:
        odds = judge.taking(t, forces, seat, field, site.flags[0], near=False)
    elif guards is not None and not site.won:
        odds, _ = judge.skirmish.meeting(own, guards)
    return (held or visit) * odds if odds > BRAVE else 0.0


# ── in a combat ──────────────────────────────────────────────────────────────────────────────────────────────────────


def activation(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    """Strike whom it hurts most, else come nearer; a card now and then."""
    battle = t.state.battle
    assert battle is not None
    found = by_kind(decision)
    strikes, cards, steps, walls = found[Strike], found[PlayOf], found[GoTo], found[BreakAt]
    if cards and random() < SOMETIMES:
        return pick(cards, random)
    if strikes:
        if random() > OFTEN:
            return pick(strikes, random)
        return max(strikes, key=lambda one: prey(judge, battle, one.fighter) - 0.01 * one.space)
    if walls:
        return pick(walls, random)
    if steps and random() < OFTEN:
        return closest(t, battle, decision, steps)
    calm = [*found[Pass], *found[Defend]]
    return pick(calm, random) if calm else None


def prey(judge: Judge, battle: Battle, who: FighterId) -> float:
    """How good a target is: what it deals for what it still takes."""
    fighter = battle.fighters[who]
    attack, defense, health, _, _ = judge.skirmish.numbers[fighter.card, fighter.form]
    return attack / (max(health - fighter.damage, 0.5) + defense)


def closest(t: Game, battle: Battle, decision: Decision, steps: list[Any]) -> Option:
    """The step that leads nearest to an enemy of whoever is asked."""
    side = 0 if battle.commands[0] == decision.seat else 1
    foes = [one.space for one in battle.fighters.values() if one.side != side and one.space >= 0]
    if not foes:
        return steps[0]
    return min(steps, key=lambda one: min([distance(one.space, foe) for foe in foes]))


def deploy(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    """Shooters behind, the others in front; nobody is left out."""
    places = [option for option in decision.options if isinstance(option, PlaceUnit)]
    if not places:
        return None
    battle = t.state.battle
    assert battle is not None
    side = 0 if battle.commands[0] == decision.seat and places[0].space < 3 * COLUMNS else 1
    unit = places[0].unit
    card = t.content.units.get(unit) or t.content.neutrals[unit]
    behind = card.type == "ranged"
    back = 0 if side == 0 else 4
    wanted = [one for one in places if (one.space // COLUMNS == back) == behind]
    return pick(wanted or places, random)


def prolong(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    """Fight on while the odds are good."""
    battle = t.state.battle
    assert battle is not None
    brave = judge.skirmish.outlook(t, battle)[0] > BRAVE
    return next((one for one in decision.options if isinstance(one, Prolong) == brave), None)


def cast_at_once(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    """Power is put into a spell now and then."""
    if random() < SOMETIMES:
        return None
    return next((one for one in decision.options if isinstance(one, CastNow)), None)


def trade(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    """What pays for something, if there is such an exchange; else enough."""
    good = [option for option in exchanges.sensible(t, decision) if isinstance(option, Exchange)]
    return good[0] if good else decision.options[0]


def first(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    """Mostly the first answer: enough, or the best line."""
    return decision.options[0] if random() < OFTEN else None


ASKED: dict[str, Callable[[Judge, Game, Decision, Random], Option | None]] = {
    "turn": turn,
    "activation": activation,
    "deploy": deploy,
    "place_guard": deploy,
    "prolong": prolong,
    "power": cast_at_once,
    "line": first,
    "start_hand": first,
    "change_cards": first,
    "trade": trade,
}
