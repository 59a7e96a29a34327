"""How each seat stands: what bots think with.

Nothing here is a rule.  Everything is counted in gold: what one has, what it will bring until the game ends, what lies
within reach of one's heroes, and what the combat under way will cost and bring in the mean.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt, tanh

from heraut.games.heroes3 import geography
from heraut.games.heroes3.board import Field
from heraut.games.heroes3.content import Content
from heraut.games.heroes3.effects import Resource
from heraut.games.heroes3.model import (
    AI,
    FEW,
    NEUTRAL,
    NEUTRALS,
    NOBODY,
    PACK,
    Battle,
    Game,
    Player,
    enemy_hero,
    main_hero,
    mission,
    second_hero,
)
from heraut.games.heroes3.skirmish import DEFENSE, MOST_ROUNDS, Numbers, Skirmish, balance, odds

Army = tuple[tuple[str, str], ...]  # cards with the side that lies up
Outcome = tuple[float, float]
Way = tuple[dict[str, int], int, float]  # distances from a hero, tenths of points it has left, how much it counts
Prospect = tuple[float, float, Army | None]  # of a field: what it is worth to hold, to visit, and who guards it

GOLD, MATERIALS, VALUABLES = 1.0, 1.5, 4.0
PRICE = {"gold": GOLD, "materials": MATERIALS, "valuables": VALUABLES}
POINT = 14.0  # gold that a point of the scenario is worth in the middle of the game
VICTORY = 70.0  # gold that what wins the game at once is worth, before it is done
LEVEL = 7.0
CARD = 0.4
CUBE = 6.0
BUILT = 0.7  # of what a building cost
UNIT = 2.2  # gold for the root of what a unit deals times what it takes
BELOW = 0.6  # of a few side that lies under a pack
HOME = 30.0
SENT = 8  # gold that an army costs which comes without its hero
WALLS = 0.8  # what is left of the odds against a town with walls
MEETING = 3  # combat rounds that a hero expects to pay for
LASTING = 1.6  # how much it counts against a victory that so much of the guards is left
MOST_KEPT = 20_000
SIDES = 5  # units that fight
LATER = 0.82  # what lies one turn farther away is worth so much less
MOST_STEPS = 1000  # tenths of a point of movement
FRESH = 3  # points of movement at the start of a round
HOPED_FOR = 0.6  # of what lies within reach
UNKNOWN = 5.0  # gold for a tile that nobody has seen
SPREAD = 150.0  # gold that makes a game nearly won
BEST = 0.97  # what is not over is not won

VISITS = {
    "water_wheel": 3.0, "windmill": 4.0, "mystical_garden": 4.0, "shrine_gesture": 2.0, "shrine_incantation": 1.0,
    "tree_of_knowledge": 3.0, "learning_stone": 3.5, "witch_hut": 1.0, "temple": 1.5, "warriors_tomb": 2.0,
    "fountain_of_youth": 2.0, "magic_spring": 1.0, "treasure_symbol": 4.0, "resource_symbol": 3.0,
    "artifact_symbol": 3.5, "pandoras_box": 4.5, "grail": 8.0, "redwood_observatory": 2.0,
}  # fmt: skip
TIERS = ("bronze", "silver", "golden", "azure")


class Judge:
    """Judges games by the content they are played with."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.skirmish = Skirmish(content)
        self.worths = {key: worth_of(numbers) for key, numbers in self.skirmish.numbers.items()}
        for unit in content.units:
            self.worths[unit, PACK] += self.worths[unit, FEW] * BELOW
        usual = {tier: self.usual_guard(tier) for tier in TIERS}
        self.guards: dict[tuple[str, int], Army] = {
            (level, number + 1): tuple([usual[tier] for tier, count in guards.items() for _ in range(count)])
            for level, difficulty in content.difficulties.items()
            for number, guards in enumerate(difficulty.guards)
        }
        self.shares = [LATER ** (step / 30) for step in range(MOST_STEPS)]
        self.tables: dict[tuple[str, int, str], dict[str, Prospect]] = {}
        self.met: dict[tuple[Army, Army], Outcome] = {}
        self.fought: dict[object, tuple[float, float, float]] = {}
        self.costs = {
            (town, building.id): BUILT * cost(building.cost)
            for town, board in content.towns.items()
            for building in board.buildings
        }

    def usual_guard(self, tier: str) -> tuple[str, str]:
        """The guard in the middle of its tier."""
        cards = sorted(
            [card.id for card in self.content.neutrals.values() if card.tier == tier], key=self.neutral_worth
        )
        return cards[len(cards) // 2], NEUTRAL

    def neutral_worth(self, card: str) -> float:
        return self.worths[card, NEUTRAL]

    # ── a seat ──

    def evaluate(self, t: Game) -> tuple[float, ...]:
        """By how much each seat leads the best of the others, or how near all are to what they must do together."""
        state = t.state
        seats = range(len(state.players))
        if state.ended or state.pending is None:
            return self.ending(t)
        worth = [self.worth(t, seat) for seat in seats]
        if state.battle is not None:
            self.add_combat(t, state.battle, worth)
        if mission(t).mode != "clash" or len(worth) == 1:
            mean_worth = sum(worth) / len(worth)
            standing = tanh((mean_worth - self.expected(t)) / SPREAD)
            return tuple([BEST * standing for _ in seats])
        leads = [mine - max(worth[:seat] + worth[seat + 1 :]) for seat, mine in enumerate(worth)]
        return tuple([BEST * tanh(lead / SPREAD) for lead in leads])

    def ending(self, t: Game) -> tuple[float, ...]:
        """Won, lost, or shared."""
        state = t.state
        shared = len(state.winners) > 1 and mission(t).mode == "clash"
        won = 0.0 if shared else 1.0
        return tuple([won if seat in state.winners else -1.0 for seat in range(len(state.players))])

    def expected(self, t: Game) -> float:
        """What players together against the game should have by now."""
        return 60.0 + 12.0 * t.state.round

    def worth(self, t: Game, seat: int) -> float:
        """Everything a seat has, and what lies before it, in gold."""
        state, player = t.state, t.state.players[seat]
        if player.out:
            return -2 * SPREAD
        own = self.army(player)
        worth = player.gold * GOLD + player.materials * MATERIALS + player.valuables * VALUABLES
        fielded = self.army_worth(player)
        worth += fielded
        ruin = VICTORY if mission(t).loses_by_defeat else 0.0
        worth += LEVEL * (player.level + player.experience / 2) + CUBE * len(player.cubes) + player.morale
        worth += CARD * (len(player.hand) + 0.5 * (len(player.discard) + player.deck.size()))
        costs, faction = self.costs, player.faction
        for building in player.buildings:
            worth += costs.get((faction, building), 0.0)
        best = second = 0.0
        chart = geography.chart(t)
        prospects, ways = self.prospects(t), self.ways(t, chart, seat)
        for field, site in state.sites.items():
            prospect = prospects.get(field)
            if prospect is None:
                continue
            held, visit, guards = prospect
            flags = site.flags
            if held:
                if seat in flags:
                    worth += held
                    continue
                value = held
            elif site.cube:
                continue
            else:
                value = visit
            value *= self.share(ways, field)
            if not value:
                continue
            if flags:
                value *= 1.6 * self.against_owner(t, own, seat, field, flags[0])
            elif guards is not None and not site.won:
                likely, left = self.meeting(own, guards)
                value = (value + LEVEL / 2) * likely - (1 - likely) * ruin - (1 - left) * fielded
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        if state.enemy_army:
            worth -= VICTORY * (1 - self.meeting(own, self.enemy(t))[0])
        hunted = self.hunt(t, chart, own, ways)
        if hunted > best:
            best, second = hunted, best
        return worth + HOPED_FOR * (best + 0.4 * second)

    def prospects(self, t: Game) -> dict[str, Prospect]:
        """What each field that is worth anything brings in this round, whoever looks at it."""
        state = t.state
        key = (state.scenario, state.round, state.difficulty)
        known = self.tables.get(key)
        if known is None:
            known = self.tables[key] = {}
            for field, printed in self.content.fields.items():
                held, visit = self.holding(t, printed), VISITS.get(printed.site, 0.0)
                if held or visit:
                    guards = self.guards[state.difficulty, printed.level] if printed.level else None
                    known[field] = (held, visit, guards)
        return known

    def holding(self, t: Game, printed: Field) -> float:
        """What a field that bears one's flag is worth until the game ends."""
        state, scenario, site = t.state, mission(t), printed.site
        late = state.round / state.rounds
        point = POINT * (0.6 + 1.2 * late) if scenario.limit == "most_points" else 3.0
        rounds = resource_rounds(state.round, state.rounds)
        worth = scenario.points.get(site, 0) * point
        if site == "mine":
            step = self.content.tables.income_step[printed.resource]  # type: ignore[index]
            worth += 2 + PRICE[printed.resource] * step * rounds
        elif site == "settlement":
            worth += 6 + 5 * rounds
        elif site == "town":
            worth += 12
        elif site in ("obelisk", "dragon_utopia"):
            worth += 5
        if any(site in goal.sites for goal in scenario.goals):
            worth += VICTORY / 3
        return worth

    def against_owner(self, t: Game, own: Army, seat: int, field: str, owner: int) -> float:
        """How likely a field that bears another's flag is taken; a foreign town may be all it takes to win."""
        printed = self.content.fields[field]
        if printed.site == "mine":
            return 1.0
        likely = self.taking(t, own, field, owner)
        goals = [goal.kind for goal in mission(t).goals]
        wins = printed.site == "town" and ("capture_town" in goals or "capture_all" in goals)
        return likely * (1 + VICTORY / 30) if wins else likely

    def taking(self, t: Game, own: Army, field: str, owner: int) -> float:
        """How likely a place is taken from its owner: nobody may be there, and nobody able to come."""
        if owner < 0:
            return self.meeting(own, self.enemy(t))[0]
        player, hero = t.state.players[owner], t.state.heroes.get(main_hero(owner))
        if player.gold < SENT and (hero is None or hero.field != field):
            return 1.0 if own else 0.0
        likely, _ = self.meeting(own, self.army(player))
        return likely * WALLS if "citadel" in player.buildings else likely

    # ── what heroes reach ──

    def ways(self, t: Game, chart: geography.Chart, seat: int) -> list[Way]:
        """How far everything is from each hero of a seat, what it can walk now, and how much it counts."""
        found, state = [], t.state
        seats = len(state.players)
        turn = (seat - state.first) % seats - (state.active - state.first) % seats  # below 0: it has had its turn
        for number in (main_hero(seat), second_hero(seat)):
            hero = state.heroes.get(number)
            if hero is not None and hero.field in chart.near:
                points = hero.movement + hero.extra if turn == 0 else FRESH if turn > 0 else 0
                found.append((geography.distances(chart, hero.field), 10 * points, 0.5 if number % 2 else 1.0))
        return found

    def share(self, ways: list[Way], field: str) -> float:
        """How much of the worth of a field is left on the way there, for the hero who is best placed."""
        best = 0.0
        for distances, left, weight in ways:
            far = distances.get(field)
            if far is not None:
                later = 10 * far - left
                weight *= self.shares[later if later > far else far]
                if weight > best:
                    best = weight
        return best

    def hunt(self, t: Game, chart: geography.Chart, own: Army, ways: list[Way]) -> float:
        """What is to be had that is no field: an AI to be beaten, tiles to be seen."""
        best = 0.0
        for field in chart.edges:
            best = max(best, UNKNOWN * self.share(ways, field))
        enemy = t.state.heroes.get(enemy_hero(t))
        if enemy is not None and t.state.enemy_army:
            near = self.share(ways, enemy.field) or 0.2
            likely, _ = self.meeting(own, self.enemy(t))
            best = max(best, VICTORY * likely * near)
        return best

    # ── armies ──

    def army(self, player: Player) -> Army:
        """The best five."""
        units = [*player.army.items(), *[(card, NEUTRAL) for card in player.hired]]
        if len(units) > SIDES:
            units.sort(key=self.worths.__getitem__, reverse=True)
        return tuple(sorted(units[:SIDES]))

    def army_worth(self, player: Player) -> float:
        worths = self.worths
        worth = sum([worths[unit] for unit in player.army.items()])
        return worth + sum([worths[card, NEUTRAL] for card in player.hired])

    def enemy(self, t: Game) -> Army:
        """The army of an AI."""
        return tuple(sorted(t.state.enemy_army.items()))

    def meeting(self, own: Army, foe: Army) -> Outcome:
        """How likely one army beats another, and how much is left of it; armies meet again and again."""
        known = self.met.get((own, foe))
        if known is None:
            if not own or not foe:
                known = (float(bool(own)), float(bool(own)))
            else:
                fighting = [self.skirmish.fighting(0, *unit) for unit in own]
                fighting += [self.skirmish.fighting(1, *unit) for unit in foe]
                even = balance(fighting)
                left = self.skirmish.fight(fighting, MEETING)
                known = ((odds(left) + even) / 2, (left[0] + even) / 2)
            self.met[own, foe] = known
        return known

    # ── the combat under way ──

    def add_combat(self, t: Game, battle: Battle, worth: list[float]) -> None:
        """What each side will lose of what it has there, and what the attacker wins with it."""
        if not battle.fighters:
            return
        likely, left, others = self.outlook(t, battle)
        attacker, defender = battle.owners
        if attacker >= 0:
            worth[attacker] += likely * self.prize(t, battle) - (1 - likely) * self.ruin(t, battle, 0)
            worth[attacker] -= (1 - left) * self.stake(battle, 0)
        if defender >= 0:
            worth[defender] -= (1 - others) * self.stake(battle, 1)
            worth[defender] -= likely * (self.ruin(t, battle, 1) + (HOME if battle.home else 0.0))

    def outlook(self, t: Game, battle: Battle) -> tuple[float, float, float]:
        """How likely the attacker wins, and what is left of each side.

        Against guards it has the rounds that its hero can pay for; those who outlast them have not been beaten.
        """
        hero = t.state.heroes.get(battle.heroes[0])
        limited = battle.owners[1] == NEUTRALS and not battle.azure and hero is not None
        rounds = 1 + hero.movement + hero.extra if limited and hero is not None else MOST_ROUNDS
        cards = (self.cards(t, battle, 0), self.cards(t, battle, 1))
        fighters = battle.fighters.values()
        key = (rounds, cards, *[(one.card, one.form, one.side, one.damage, one.activated) for one in fighters])
        known = self.fought.get(key)
        if known is None:
            if len(self.fought) >= MOST_KEPT:
                self.fought.clear()
            start = self.skirmish.fighting
            troop = [start(one.side, one.card, one.form, one.damage, one.activated) for one in fighters]
            even = balance(troop)
            own, foe = self.skirmish.fight(troop, rounds, cards)
            likely = (odds((own, foe)) + even) / 2
            if limited:
                likely *= 1 - min(1.0, LASTING * foe)
            known = self.fought[key] = (likely, (2 * own + even) / 3, (2 * foe + 1 - even) / 3)
        return known

    def cards(self, t: Game, battle: Battle, side: int) -> int:
        """The cards that may help a side."""
        owner = battle.owners[side]
        if owner == AI:
            return len(battle.fighters)
        return len(t.state.players[owner].hand) if owner >= 0 and battle.heroes[side] != NOBODY else 0

    def ruin(self, t: Game, battle: Battle, side: int) -> float:
        """What a defeat costs besides the units."""
        if battle.heroes[side] != main_hero(battle.owners[side]):
            return 0.0
        return VICTORY if mission(t).loses_by_defeat else 6.0

    def prize(self, t: Game, battle: Battle) -> float:
        """What waits behind the guards, or behind the defender."""
        if battle.owners[1] == AI:
            return VICTORY
        printed = self.content.fields[battle.field]
        held = self.holding(t, printed)
        if battle.home:
            return held + (VICTORY if printed.site == "town" else 0)
        if battle.owners[1] == NEUTRALS:
            return 0.4 * held + VISITS.get(printed.site, 0.0) + LEVEL / 2
        return 8.0 if battle.heroes[1] != NOBODY else 0.0

    def stake(self, battle: Battle, side: int) -> float:
        """The worth of the units that fight."""
        worths = self.worths
        return sum([worths[one.card, one.form] for one in battle.fighters.values() if one.side == side])


# ── small sums ───────────────────────────────────────────────────────────────────────────────────────────────────────


def cost(price: Mapping[Resource, int]) -> float:
    return sum([PRICE[resource] * amount for resource, amount in price.items()])


def worth_of(numbers: Numbers) -> float:
    """What one side of a card is worth: what it deals, and how much it takes to bring it down."""
    attack, defense, health, initiative, _ = numbers
    return UNIT * sqrt(attack * health * (1 + DEFENSE * defense)) * (1 + 0.01 * initiative)


def resource_rounds(now: int, last: int) -> int:
    """The resource rounds still to come: odd ones, from 3 on."""
    return len(range(max(3, now + 1 + now % 2), last + 1, 2))
