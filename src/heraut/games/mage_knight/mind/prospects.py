"""What the land promises a hero: which sites are worth a walk, how far they are, and whether he is strong enough.

Nothing here is a rule.  Worth is told in points of the score.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from math import exp
from typing import NamedTuple, TypeVar

from heraut.games.mage_knight.mind.outlook import GARRISON, who_is_there
from heraut.games.mage_knight.mind.pace import haste
from heraut.games.mage_knight.model.land import Foe, Game, has_clause
from heraut.games.mage_knight.model.names import OFF_MAP, WOUND, HexId, Position
from heraut.games.mage_knight.numbers.geography import chart
from heraut.games.mage_knight.numbers.limits import free_command
from heraut.games.mage_knight.numbers.sites import (
    closed,
    conquered,
    open_to_all,
    others_on,
    roaming_on,
    site_of,
    to_assault,
)
from heraut.games.mage_knight.numbers.terrain import cost_of
from heraut.games.mage_knight.numbers.tiles import all_revealed, next_pile
from heraut.games.mage_knight.printed.board import Enemy
from heraut.games.mage_knight.rules.ch4_turn.adventure import no_tribute
from heraut.games.mage_knight.rules.ch4_turn.exploring import PRICE, hangs_loose, off_the_map
from heraut.games.mage_knight.rules.ch4_turn.movement import provoked_by
from heraut.games.mage_knight.rules.ch4_turn.preparation import portal
from heraut.games.mage_knight.rules.scenarios import is_together

KEPT = 5000
R = TypeVar("R")
LOOTED = {
    "keep": 3.0, "mage_tower": 5.0, "dungeon": 6.0, "tomb": 9.0, "monster_den": 4.0, "spawning_grounds": 7.0,
    "ruins": 5.0, "city": 15.0,
}  # fmt: skip
"""What a victory there brings besides the fame of those beaten."""
VISITED = {"village": 2.0, "monastery": 1.5, "mine": 1.2, "magical_glade": 1.0}
WITHOUT_COMMAND = 0.3  # of a village or a monastery to a hero who may lead no other unit
HELPED = 0.8  # for each Wound in hand, where there is healing
TILE, CITY_TILE = 2.5, 6.0  # a tile to be revealed; more where finding the city is the aim
ASSAULT = 1.0  # what the reputation lost is worth
FAR = 21.0  # move points to a tile at most
PROVOKED = 4
WALK = 4.0  # move points of a turn
FADING = 0.7  # what something is worth a turn later
NEXT_BEST = 0.3
PROMISED = 0.6  # of what is not yet had: less than to have it, or nobody would ever take it
BASE, PER_LEVEL, PER_UNIT, PER_GAIN, PER_WOUND = 8.0, 0.7, 0.5, 0.4, 1.2
DOUBT = 1.6
EXTRA = {"swift": 2.0, "brutal": 2.0, "poison": 2.5, "paralyses": 3.0, "summons": 5.0, "fortified": 0.5}


class Goal(NamedTuple):
    """Something worth a walk: where one stands for it, what it costs to be there, what it is worth if all goes well.

    `explores`: the position of the tile to be revealed from there; `foe`: the hex of a rampaging enemy beside it;
    `fights`: it takes a fight.
    """

    hex: HexId
    cost: int
    worth: float
    explores: Position = Position("")
    foe: HexId = OFF_MAP
    fights: bool = False


# ── the way there ────────────────────────────────────────────────────────────────────────────────────────────────────


class Ways(NamedTuple):
    """What it costs to be anywhere, and the hex before each on the way."""

    costs: dict[HexId, int]
    before: dict[HexId, HexId]

    def first_step(self, start: HexId, goal: HexId) -> HexId:
        """The first hex of the way from the start to the goal."""
        while self.before.get(goal, start) != start:
            goal = self.before[goal]
        return goal


def where(t: Game, seat: int) -> HexId:
    """The hex of a hero; between turns on the portal, that."""
    here = t.state.heroes[seat].hex
    return here if here != OFF_MAP else portal(t)


def ways(t: Game, seat: int) -> Ways:
    """From where a hero stands, round rampaging enemies, who are as dear to provoke as a detour; an assault ends it."""
    return remembered(t, "mind_ways", lie_of_the_land(t, seat), _walk, seat)


def lie_of_the_land(t: Game, seat: int) -> tuple[object, ...]:
    """Whatever ways hang on."""
    state = t.state
    return (
        state.scenario, state.players, state.fights, where(t, seat), tuple(state.tiles.items()), state.round % 2,
        state.modifiers.get(seat, ()), state.centre, seat, tuple(state.foes), tuple(state.shields.items()),
        tuple([hero.hex for hero in state.heroes]), tuple(state.marks),
    )  # fmt: skip


def remembered(t: Game, name: str, key: object, look: Callable[[Game, int], R], seat: int) -> R:
    """Thousands of clones ask for the same."""
    known: dict[object, R] = t.content.memo.part(name, KEPT)
    found = known.get(key)
    if found is None:
        found = known[key] = look(t, seat)
    return found


def _walk(t: Game, seat: int) -> Ways:
    start = where(t, seat)
    near, found = chart(t).near, Ways({start: 0}, {})
    ahead: list[tuple[int, HexId]] = [(0, start)]
    while ahead:
        cost, hex = heappop(ahead)
        if cost > found.costs[hex] or (hex != start and to_assault(t, seat, hex)):
            continue
        for next in near[hex]:
            step = cost_of(t, seat, next)
            if step is None or roaming_on(t, next) or closed(t, next):
                continue
            there = cost + step + (PROVOKED if provoked_by(t, seat, hex, next) else 0)
            if there < found.costs.get(next, 1000):
                found.costs[next], found.before[next] = there, hex
                heappush(ahead, (there, next))
    return found


# ── whom a hero may beat ─────────────────────────────────────────────────────────────────────────────────────────────


def strength(t: Game, seat: int) -> float:
    """What a hero may deal and parry in one fight, on average."""
    hero = t.state.heroes[seat]
    gained = sum(
        [card in t.content.deeds and t.content.deeds[card].kind not in ("basic", "hero") for card in hero.hand]
    )
    ready = sum([t.content.units[unit.kind].level for unit in hero.units if not unit.wounds and not unit.spent])
    cards = len(hero.hand)
    strong = (
        BASE + PER_LEVEL * hero.level + PER_UNIT * 2 * ready + PER_GAIN * (2 * gained + sum(hero.crystals))
        - PER_WOUND * hero.hand.count(WOUND) + min(0, cards - 5)
    )  # fmt: skip
    return round(strong, 1)  # what is remembered hangs on it


def hardness(foe: Enemy) -> float:
    """What it takes to beat such an enemy unhurt, on average."""
    extra = sum([EXTRA[one] for one in foe.abilities]) + 1.2 * len(foe.resists) + (foe.element != "physical")
    return foe.armour + 0.6 * foe.attack + extra


def foe_in_the_mean(t: Game, foe: Foe) -> tuple[float, float]:
    """How hard a token is, and its fame; of one not seen yet, on average of its colour."""
    known: dict[str, tuple[float, float]] = t.content.memo.part("mind_foes")
    name = foe.kind or f"back {foe.back}"
    if name not in known:
        kinds = [
            one for one in t.content.enemies.values() if one.id == foe.kind or (not foe.kind and one.colour == foe.back)
        ]
        copies = sum([one.copies for one in kinds])
        known[name] = (
            sum([hardness(one) * one.copies for one in kinds]) / copies,
            sum([one.fame * one.copies for one in kinds]) / copies,
        )
    return known[name]


def odds(hard: float, strong: float) -> float:
    return 1 / (1 + exp((hard - strong) / DOUBT))


def fight_at(t: Game, seat: int, hex: HexId) -> tuple[float, float]:
    """The odds of beating whoever is there, and their fame."""
    found = [foe_in_the_mean(t, foe) for foe in who_is_there(t, hex)]
    strong = strength(t, seat)
    return odds(sum([hard for hard, _ in found]), strong), sum([fame for _, fame in found])


# ── what is worth a walk ─────────────────────────────────────────────────────────────────────────────────────────────


def goals(t: Game, seat: int) -> list[Goal]:
    """Everything that a hero may go for."""
    hero, state = t.state.heroes[seat], t.state
    own = (strength(t, seat), hero.hand.count(WOUND), free_command(t, seat), hero.reputation, hero.crystals)
    land = (lie_of_the_land(t, seat), tuple(state.foes.values()), tuple(state.ruins.items()))
    coins = (hero.mana, hero.turn.dice, state.source) if any(state.ruins.values()) else ()
    key = (land, own, coins, next_pile(t), all_revealed(t), haste(t))
    return remembered(t, "mind_goals", key, _look_round, seat)


def _look_round(t: Game, seat: int) -> list[Goal]:
    costs, near, found = ways(t, seat).costs, chart(t).near, []
    for hex, cost in costs.items():
        if crowded(t, seat, hex):
            continue
        worth = at_site(t, seat, hex)
        if worth > 0:
            found.append(Goal(hex, cost, worth, fights=site_of(t, hex) in LOOTED))
        if cost and to_assault(t, seat, hex):
            continue
        for foe in near[hex]:
            if roaming_on(t, foe):
                likely, fame = fight_at(t, seat, foe)
                found.append(Goal(hex, cost, likely * (fame + 2.0) - (1 - likely) * 4.0, foe=foe, fights=True))
    if next_pile(t):
        found += tiles_to_reveal(t, seat, costs)
    return nearest(found)


def crowded(t: Game, seat: int, hex: HexId) -> bool:
    """Does another hero stand there, so that whoever stops there fights him, or does nothing and has to withdraw?"""
    return bool(others_on(t, seat, hex)) and not open_to_all(t, hex)


def nearest(found: list[Goal]) -> list[Goal]:
    """Of the hexes beside one enemy, or beside a tile to be revealed, that which is soonest reached."""
    best: dict[tuple[HexId, Position, HexId], Goal] = {}
    for goal in found:
        what = (goal.foe, goal.explores, OFF_MAP if goal.foe or goal.explores else goal.hex)
        if what not in best or goal.cost < best[what].cost:
            best[what] = goal
    return list(best.values())


def tiles_to_reveal(t: Game, seat: int, costs: dict[HexId, int]) -> list[Goal]:
    """From where tiles may be revealed."""
    if all_revealed(t):
        return []
    worth = CITY_TILE * haste(t) if has_clause(t, "city_found_ends") and is_together(t) else TILE
    empty, allowed, found = chart(t).empty, dict[Position, bool](), []
    for hex, cost in costs.items():
        if (cost and to_assault(t, seat, hex)) or crowded(t, seat, hex):
            continue
        for place in empty[hex]:
            if place not in allowed:
                allowed[place] = off_the_map(t, place) is None and hangs_loose(t, place) is None
            if allowed[place]:
                found.append(Goal(hex, cost + PRICE, worth, place))
    return found


def at_site(t: Game, seat: int, hex: HexId) -> float:
    """What standing there is worth, the odds of a fight taken into account."""
    site, hero = site_of(t, hex), t.state.heroes[seat]
    if site in VISITED:
        burnt = site == "monastery" and conquered(t, hex)
        worth = 0.0 if burnt else VISITED[site]
        if site in ("village", "monastery"):
            worth *= 1.0 if free_command(t, seat) > 0 else WITHOUT_COMMAND
            worth += max(0, hero.reputation) * 0.1
        return worth + (HELPED * hero.hand.count(WOUND) if site != "mine" and not burnt else 0.0)
    if site not in LOOTED or closed(t, hex) or (conquered(t, hex) and not to_assault(t, seat, hex)):
        return 0.0
    if no_tribute(t, seat, hex) is not None:
        return 0.0
    likely, fame = fight_at(t, seat, hex)
    price = ASSAULT if site in GARRISON else 0.0
    return likely * (LOOTED[site] + fame) - (1 - likely) * 4.0 - price


def faded(way: float) -> float:
    """What is left of the worth of something so many move points away."""
    return float(FADING ** (way / WALK))


def prospect(t: Game, seat: int) -> float:
    """What a hero may expect of where he stands: the best of it, and a little of the next."""
    move = t.state.heroes[seat].move
    best = second = 0.0
    for goal in goals(t, seat):
        worth = goal.worth * faded(max(0, goal.cost - move))
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return PROMISED * (best + NEXT_BEST * second)


# ── the city to be found ─────────────────────────────────────────────────────────────────────────────────────────────


def way_to_tile(t: Game, seat: int) -> float:
    """The move points that a hero lacks to reveal the next tile."""
    if not t.state.heroes[seat].hero:
        return FAR
    found = [goal.cost for goal in goals(t, seat) if goal.explores]
    return min([FAR, *[max(0, cost - t.state.heroes[seat].move) for cost in found]])
