"""How each seat stands: what bots think with.

Nothing here is a rule.  Everything is counted in gold: what one has, what it will bring until the game ends, what lies
within reach of one's heroes, and what the combat under way will cost and bring in the mean.
"""

from __future__ import annotations

from math import sqrt, tanh

from heraut.games.heroes3 import geography
from heraut.games.heroes3.board import Field
from heraut.games.heroes3.cards import Stats
from heraut.games.heroes3.content import Content
from heraut.games.heroes3.model import (
    AI,
    NEUTRAL,
    NEUTRALS,
    NOBODY,
    PACK,
    TOWER,
    Battle,
    Game,
    Player,
    enemy_hero,
    main_hero,
    mission,
    second_hero,
)

Force = tuple[float, float]  # what a troop deals in a round, and how much it takes to bring it down

GOLD, MATERIALS, VALUABLES = 1.0, 1.5, 4.0
PRICE = {"gold": GOLD, "materials": MATERIALS, "valuables": VALUABLES}
POINT = 14.0  # gold that a point of the scenario is worth in the middle of the game
VICTORY = 70.0  # gold that what wins the game at once is worth, before it is done
LEVEL = 7.0
CARD = 0.4
CUBE = 6.0
BUILT = 0.7  # of what a building cost
UNIT = 2.2  # gold for the root of what a unit deals times what it takes
DEFENSE = 0.35  # more damage that it takes for each point of defense
SIDES = 5  # units that fight
TURN = 3.0  # points of movement
LATER = 0.82  # what lies one turn farther away is worth so much less
HOPED_FOR = 0.6  # of what lies within reach
UNKNOWN = 5.0  # gold for a tile that nobody has seen
SPREAD = 60.0  # gold that makes a game nearly won
BEST = 0.97  # what is not over is not won

VISITS = {
    "water_wheel": 3.0, "windmill": 4.0, "mystical_garden": 4.0, "shrine_gesture": 2.0, "shrine_incantation": 1.0,
    "tree_of_knowledge": 3.0, "learning_stone": 3.5, "witch_hut": 1.0, "temple": 1.5, "warriors_tomb": 2.0,
    "fountain_of_youth": 2.0, "magic_spring": 1.0, "treasure_symbol": 4.0, "resource_symbol": 3.0,
    "artifact_symbol": 3.5, "pandoras_box": 4.5, "grail": 8.0, "redwood_observatory": 2.0,
}  # fmt: skip
TIERS = ("bronze", "silver", "golden", "azure")


def force(stats: Stats) -> Force:
    """What one side of a card deals and takes, by its numbers alone."""
    return float(stats.attack), stats.health * (1 + DEFENSE * stats.defense)


class Judge:
    """Judges games by the content they are played with."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.forces: dict[tuple[str, str], Force] = {}
        for unit in content.units.values():
            few, pack = force(unit.few), force(unit.pack)
            self.forces[unit.id, "few"] = few
            self.forces[unit.id, PACK] = (pack[0] * 0.6 + few[0] * 0.4, pack[1] + few[1])
        by_tier: dict[str, list[Force]] = {tier: [] for tier in TIERS}
        for card in content.neutrals.values():
            self.forces[card.id, NEUTRAL] = force(card.stats)
            by_tier[card.tier].append(force(card.stats))
        tower = content.siege["arrow_tower"].stats
        self.forces["arrow_tower", TOWER] = force(tower) if tower is not None else (0.0, 0.0)
        self.worths = {key: UNIT * sqrt(deals * takes) for key, (deals, takes) in self.forces.items()}
        means = {tier: mean(forces) for tier, forces in by_tier.items()}
        self.guards = {
            (level, number + 1): troop([means[tier] for tier, count in guards.items() for _ in range(count)])
            for level, difficulty in content.difficulties.items()
            for number, guards in enumerate(difficulty.guards)
        }
        self.costs = {
            (town, building.id): BUILT * cost(building.cost)
            for town, board in content.towns.items()
            for building in board.buildings
        }

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
        worth += self.army_worth(player)
        worth += LEVEL * (player.level + player.experience / 2) + CUBE * len(player.cubes) + player.morale
        worth += CARD * (len(player.hand) + 0.5 * (len(player.discard) + player.deck.size()))
        costs, faction = self.costs, player.faction
        for building in player.buildings:
            worth += costs.get((faction, building), 0.0)
        rounds = resource_rounds(state.round, state.rounds)
        point = POINT * (0.6 + 1.2 * state.round / state.rounds) if mission(t).limit == "most_points" else 3.0
        best = second = 0.0
        reach = self.reach(t, seat)
        for field, site in state.sites.items():
            printed = self.content.fields[field]
            value = self.holding(t, printed, point, rounds)
            if value:
                if seat in site.flags:
                    worth += value
                    continue
            elif not site.cube:
                value = VISITS.get(printed.site, 0.0)
            if not value or field not in reach:
                continue
            value *= reach[field]
            if site.flags and value:
                value *= 1.6 * self.against_owner(t, own, seat, field, site.flags[0])
            elif printed.level and not site.won:
                value = (value + LEVEL / 2) * chance(own, self.guards[state.difficulty, printed.level])
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        hunted = self.hunt(t, own, reach)
        best, second = max(best, hunted), max(second, min(best, hunted))
        return worth + HOPED_FOR * (best + 0.4 * second)

    def holding(self, t: Game, printed: Field, point: float, rounds: int) -> float:
        """What a field that bears one's flag is worth until the game ends."""
        site = printed.site
        points = mission(t).points.get(site, 0) * point
        if site == "mine":
            step = self.content.tables.income_step[printed.resource]  # type: ignore[index]
            return points + 2 + PRICE[printed.resource] * step * rounds
        if site == "settlement":
            return points + 6 + 5 * rounds
        if site == "town":
            return points + 12
        if site in ("obelisk", "dragon_utopia"):
            return points + 5 + (VICTORY if any(site in goal.sites for goal in mission(t).goals) else 0)
        return points

    def against_owner(self, t: Game, own: Force, seat: int, field: str, owner: int) -> float:
        """How likely a field that bears another's flag is taken; a foreign town may be all it takes to win."""
        printed = self.content.fields[field]
        if printed.site == "mine":
            return 1.0
        foe = self.army(t.state.players[owner]) if owner >= 0 else self.enemy(t)
        likely = chance(own, foe)
        goals = [goal.kind for goal in mission(t).goals]
        wins = printed.site == "town" and ("capture_town" in goals or "capture_all" in goals)
        return likely * (1 + VICTORY / 30) if wins else likely

    # ── what heroes reach ──

    def reach(self, t: Game, seat: int) -> dict[str, float]:
        """For each field how much of its worth is left on the way there, for the nearest hero."""
        chart = geography.chart(t)
        found: dict[str, float] = {}
        for number in (main_hero(seat), second_hero(seat)):
            hero = t.state.heroes.get(number)
            if hero is None or hero.field not in chart.near:
                continue
            left = (hero.movement + hero.extra) / TURN if t.state.active == seat else 1.0
            share = 1.0 if number == main_hero(seat) else 0.5
            for field, far in geography.distances(chart, hero.field).items():
                worth = share * LATER ** max(far / TURN - left, 0.1 * far)
                if worth > found.get(field, 0.0):
                    found[field] = worth
        return found

    def hunt(self, t: Game, own: Force, reach: dict[str, float]) -> float:
        """What is to be had that is no field: an AI to be beaten, tiles to be seen."""
        state = t.state
        best = 0.0
        for field, numbers in geography.chart(t).hidden.items():
            if numbers and field in reach:
                best = max(best, UNKNOWN * reach[field])
        enemy = state.heroes.get(enemy_hero(t))
        if enemy is not None and state.enemy_army:
            best = max(best, VICTORY * chance(own, self.enemy(t)) * reach.get(enemy.field, 0.2))
        return best

    # ── armies ──

    def army(self, player: Player) -> Force:
        """The best five."""
        forces = [self.forces[unit, form] for unit, form in player.army.items()]
        forces += [self.forces[card, NEUTRAL] for card in player.hired]
        if len(forces) > SIDES:
            forces.sort(key=lambda one: -one[0] * one[1])
        return troop(forces[:SIDES])

    def army_worth(self, player: Player) -> float:
        worths = self.worths
        worth = sum([worths[unit, form] for unit, form in player.army.items()])
        return worth + sum([worths[card, NEUTRAL] for card in player.hired])

    def enemy(self, t: Game) -> Force:
        """The army of an AI, a little stronger for its cards."""
        deals, takes = troop([self.forces[unit, form] for unit, form in t.state.enemy_army.items()])
        return deals * 1.2, takes

    # ── the combat under way ──

    def add_combat(self, t: Game, battle: Battle, worth: list[float]) -> None:
        """What each side will lose of what it has there, and what the attacker wins with it."""
        sides = [self.side(t, battle, side) for side in (0, 1)]
        if not battle.fighters:
            return
        likely = chance(sides[0], sides[1])
        for side, odds in ((0, likely), (1, 1 - likely)):
            owner = battle.owners[side]
            if owner < 0:
                continue
            stake = self.stake(battle, side)
            escape = 0.5 if battle.owners[1 - side] == NEUTRALS else 1.0
            worth[owner] -= stake * (1 - odds) * escape
            if side == 0:
                worth[owner] += odds * self.prize(t, battle)
            elif battle.home:
                worth[owner] -= (1 - odds) * 30

    def prize(self, t: Game, battle: Battle) -> float:
        """What waits behind the guards, or behind the defender."""
        if battle.owners[1] == AI:
            return VICTORY
        printed = self.content.fields[battle.field]
        rounds = resource_rounds(t.state.round, t.state.rounds)
        held = self.holding(t, printed, POINT, rounds)
        if battle.home:
            return held + (VICTORY if printed.site == "town" else 0)
        if battle.owners[1] == NEUTRALS:
            return 0.4 * held + VISITS.get(printed.site, 0.0) + LEVEL / 2
        return 8.0 if battle.heroes[1] != NOBODY else 0.0

    def side(self, t: Game, battle: Battle, side: int) -> Force:
        """What is left of a side, with a little more for the cards its player holds."""
        deals = takes = 0.0
        forces = self.forces
        for fighter in battle.fighters.values():
            if fighter.side == side:
                attack, endures = forces[fighter.card, fighter.form]
                deals += attack * (0.3 if fighter.paralysed else 1.0)
                takes += max(endures - fighter.damage * 1.2, 0.5)
        owner = battle.owners[side]
        if owner >= 0 and battle.heroes[side] != NOBODY:
            deals += 0.25 * len(t.state.players[owner].hand)
        return deals * (0.6 + takes / (takes + 12)), takes

    def stake(self, battle: Battle, side: int) -> float:
        """The worth of the units that fight."""
        worths = self.worths
        return sum([worths[one.card, one.form] for one in battle.fighters.values() if one.side == side])


# ── small sums ───────────────────────────────────────────────────────────────────────────────────────────────────────


def cost(price: dict[str, int]) -> float:
    return sum([PRICE[resource] * amount for resource, amount in price.items()])


def mean(forces: list[Force]) -> Force:
    return sum([one[0] for one in forces]) / len(forces), sum([one[1] for one in forces]) / len(forces)


def troop(forces: list[Force]) -> Force:
    """Several as one: they deal together and fall one after the other."""
    return sum([one[0] for one in forces]), sum([one[1] for one in forces])


def chance(own: Force, foe: Force) -> float:
    """How likely one troop beats another."""
    mine, theirs = own[0] * own[1], foe[0] * foe[1]
    if mine <= 0:
        return 0.0
    if theirs <= 0:
        return 1.0
    odds = (mine / theirs) ** 1.3
    return odds / (1 + odds)


def resource_rounds(now: int, last: int) -> int:
    """The resource rounds still to come: odd ones, from 3 on."""
    return len(range(max(3, now + 1 + now % 2), last + 1, 2))
