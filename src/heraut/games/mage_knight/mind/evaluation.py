"""How each seat stands: what its hero has and may expect, in points of the score.

Nothing here is a rule.
"""

from __future__ import annotations

from math import exp

from heraut.games.mage_knight.mind.pace import tiles_left, turns_to_come
from heraut.games.mage_knight.mind.prospects import faded, prospect, way_to_tile
from heraut.games.mage_knight.model.heroes import Hero
from heraut.games.mage_knight.model.land import Game, has_clause, layout
from heraut.games.mage_knight.model.names import TOP_REPUTATION, WOUND
from heraut.games.mage_knight.numbers.sites import CITY, allied, conquered
from heraut.games.mage_knight.numbers.tiles import city_tiles
from heraut.games.mage_knight.printed.content import Content
from heraut.games.mage_knight.rules.ch7_score import FULL, GLORY, cards_of, mine_points, standing
from heraut.games.mage_knight.rules.scenarios import hexes, is_together, on_portal

CARDS = {"spell": 4.0, "advanced": 3.0, "artifact": 4.0}
WOUNDED = -2.5
HAND_WOUND = -0.4  # besides: it is in the way
REWARDS = {
    "artifact": 4.0,
    "spell": 4.0,
    "advanced": 3.0,
    "unit": 5.0,
    "crystals": 4.0,
    "random_crystal": 1.0,
    "dungeon": 4.0,
}
LEVEL, SKILL, UNIT, SPENT, CRYSTAL, TOKEN = 2.5, 3.0, 0.8, 0.1, 1.0, 0.2
REPUTATION, DEALING = 0.3, 0.25
SHIELD, CITY_SHIELD, CITY_HELD = 2.0, 4.0, 10.0
CARD_LEFT = 0.05  # a card of hand and deck that may still be played this round
INFLUENCE, HEALING = 0.25, 0.8
PER_TURN, PER_TILE, PER_WOUND, PER_LEVEL, PER_COST = 0.27, 0.48, 0.15, 0.2, 0.04  # of confidence
NEARLY = 0.8
HOLDING = {"keep": 3.0, "mage_tower": 2.0}


class Judge:
    """Knows what every card is worth."""

    def __init__(self, content: Content) -> None:
        self.cards = {deed.id: CARDS.get(deed.kind, 0.0) for deed in content.deeds.values()}
        self.cards[WOUND] = WOUNDED
        self.units = {unit.id: UNIT * unit.cost for unit in content.units.values()}

    def evaluate(self, t: Game) -> tuple[float, ...]:
        """From -1 to 1, on the scale of the result."""
        if t.over:
            return standing(t)
        seats = range(len(t.state.heroes))
        worth = [self.worth(t, seat) for seat in seats]
        if is_together(t):
            glory = min(max(sum(worth) / max(1, len(worth)), 0.0), GLORY) / GLORY
            return tuple([1.5 * likely_success(t) - 1 + glory / 2 for _ in seats])
        if has_clause(t, "portal_closes"):
            worth = [one + 20.0 * self.homing(t, seat) for seat, one in enumerate(worth)]
        ahead = [worth[one] - max([worth[two] for two in seats if not allied(t, one, two)]) for one in seats]
        return tuple([max(-1.0, min(1.0, points / FULL)) for points in ahead])

    def worth(self, t: Game, seat: int) -> float:
        """What a hero has, and what may come of it."""
        hero = t.state.heroes[seat]
        if not hero.hero:
            return 0.0
        return self.owned(t, hero) + self.standing(t, seat, hero) + self.at_hand(hero) + prospect(t, seat)

    def owned(self, t: Game, hero: Hero) -> float:
        """Fame and level, cards, units, crystals."""
        cards = self.cards
        worth = float(hero.fame) + LEVEL * level_of(t, hero.fame) + SKILL * len(hero.skills)
        worth += sum([cards.get(card, 0.0) for card in cards_of(hero)])
        for unit in hero.units:
            value = self.units[unit.kind]
            worth += value / 2 if unit.wounds else value
            worth -= SPENT * value if unit.spent else 0.0
        return worth + CRYSTAL * sum(hero.crystals) + TOKEN * sum(hero.mana)

    def standing(self, t: Game, seat: int, hero: Hero) -> float:
        """Reputation, shields, and rewards to come."""
        place = min(max(hero.reputation + TOP_REPUTATION - 1, 0), len(t.content.tables.influence) - 1)
        worth = REPUTATION * hero.reputation + DEALING * t.content.tables.influence[place]
        holding = has_clause(t, "owned_towers")
        for hex, there in t.state.shields.items():
            if seat in there:
                site = t.content.hexes[hex].site
                worth += CITY_SHIELD * there.count(seat) if site == CITY else SHIELD
                worth += HOLDING.get(site, 0.0) if holding else 0.0
                worth += CITY_HELD if site == CITY and not t.state.foes.get(hex) else 0.0
        if has_clause(t, "mines_held"):
            worth += mine_points(t, seat)
        return worth + sum([REWARDS.get(one, 2.0) for one in hero.turn.rewards])

    def at_hand(self, hero: Hero) -> float:
        """What may still be played this round, and points not yet spent."""
        wounds = hero.hand.count(WOUND)
        left = len(hero.hand) + hero.deck.size() - wounds
        healing = HEALING * min(hero.heal, wounds)
        return CARD_LEFT * left + HAND_WOUND * wounds + INFLUENCE * hero.influence + healing

    def homing(self, t: Game, seat: int) -> float:
        """Where whoever returns to the portal wins: is it time, and is the hero there?"""
        last = t.state.round >= layout(t).days + layout(t).nights
        return float(last and on_portal(t, seat))


def level_of(t: Game, fame: int) -> float:
    """The level that this fame is enough for, with the part of the way to the next."""
    levels = t.content.tables.levels
    known: dict[int, float] = t.content.memo.part("mind_levels")
    if fame not in known:
        reached = max([place for place, level in enumerate(levels) if level.fame <= fame])
        if reached + 1 == len(levels):
            known[fame] = float(reached)
        else:
            low, high = levels[reached].fame, levels[reached + 1].fame
            known[fame] = reached + (fame - low) / (high - low)
    return known[fame]


def likely_success(t: Game) -> float:
    """Alone or together: how likely the aim of the scenario is reached in time."""
    plan = layout(t)
    if has_clause(t, "city_found_ends"):
        return 1.0 if city_tiles(t) else 1 / (1 + exp(-confidence(t)))
    fallen = sum([conquered(t, hex) for hex in hexes(t, CITY)])
    found = len(hexes(t, CITY))
    left = sum([len(t.state.foes.get(hex, ())) for hex in hexes(t, CITY)])
    cities = max(1, plan.cities)
    return min(1.0, 0.75 * fallen / cities + 0.15 * found / cities + 0.02 * max(0, 5 * found - left))


def confidence(t: Game) -> float:
    """In finding the city: turns to come against tiles to go, and how fit the heroes are for the way.

    As a regression over some hundred games that were played by habit had it; but a tile far away is never more than
    nearly one more to go, or nobody would reveal the one at hand.
    """
    heroes = [hero for hero in t.state.heroes if hero.hero]
    wounds = sum([cards_of(hero).count(WOUND) for hero in heroes])
    levels = sum([level_of(t, hero.fame) for hero in heroes])
    led = sum([t.content.units[unit.kind].cost for hero in heroes for unit in hero.units if not unit.wounds])
    way = min([way_to_tile(t, seat) for seat in range(len(t.state.heroes))])
    count = max(1, len(heroes))
    return (
        PER_TURN * turns_to_come(t) * count - PER_TILE * (tiles_left(t) + NEARLY * (1 - faded(way)))
        + (PER_LEVEL * levels + PER_COST * led - PER_WOUND * wounds) / count
    )  # fmt: skip
