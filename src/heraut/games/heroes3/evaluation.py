"""How each seat stands: what bots think with.

Nothing here is a rule.  Everything is counted in gold: what one has, what it will bring until the game ends, what lies
within reach of one's heroes, and what the combat under way will cost and bring in the mean.
"""

from __future__ import annotations

from math import tanh

from heraut.games.heroes3 import geography
from heraut.games.heroes3.content import Content
from heraut.games.heroes3.model import AI, NEUTRALS, NOBODY, Battle, Game, enemy_hero, main_hero, mission
from heraut.games.heroes3.prospects import FRESH, PRICE, VICTORY, VISITS, Prospects, Way, cost
from heraut.games.heroes3.skirmish import Army, Skirmish

LEVEL = 7.0
CARD = 0.4
CUBE = 6.0
BUILT = 0.7  # of what a building cost
DEFEAT = 6.0
SENT = 8  # gold that an army costs which comes without its hero
WALLS = 0.8  # what is left of the odds against a town with walls
TAKEN = 1.6  # what another's field counts: one has it, and he has not
HOPED_FOR, SECOND = 0.6, 0.4  # of what lies within reach; of the second best of it
UNKNOWN = 5.0  # gold for a tile that nobody has seen
SPREAD = 150.0  # gold that makes a game nearly won
FAR = 99
NEXT = 3.0  # how much more a victory counts that may be the next move
ALWAYS = 0.3  # of what one has that counts to the last
BEST = 0.97  # what is not over is not won


class Judge:
    """Judges games by the content they are played with."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.skirmish = Skirmish(content)
        self.prospects = Prospects(content, self.skirmish.guards)
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

    def future(self, t: Game) -> float:
        """How much it still means to have anything but points, where points decide at the end."""
        if mission(t).limit != "most_points":
            return 1.0
        return ALWAYS + (1 - ALWAYS) * (1 - t.state.round / t.state.rounds)

    def worth(self, t: Game, seat: int) -> float:
        """Everything a seat has, and what lies before it, in gold."""
        state, player = t.state, t.state.players[seat]
        if player.out:
            return -2 * SPREAD
        own = self.skirmish.army(player)
        future = self.future(t)
        fielded = self.skirmish.worth(player) * future
        worth = player.gold + PRICE["materials"] * player.materials + PRICE["valuables"] * player.valuables
        worth += LEVEL * (player.level + player.experience / 2) + CUBE * len(player.cubes) + player.morale
        worth += CARD * (len(player.hand) + 0.5 * (len(player.discard) + player.deck.size()))
        costs, faction = self.costs, player.faction
        for building in player.buildings:
            worth += costs.get((faction, building), 0.0)
        worth = worth * future + fielded
        ruin = VICTORY if mission(t).loses_by_defeat else 0.0
        best = second = 0.0
        chart = geography.chart(t)
        prospects, ways = self.prospects.of_all_fields(t), self.prospects.ways(t, chart, seat)
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
            share = self.prospects.share(ways, field)
            value *= share
            if not value:
                continue
            if flags:
                near = ways[0][0].get(field, FAR) <= FRESH
                won = VICTORY * share * (NEXT if near else 1.0) if self.wins(t, field) else 0.0
                value = (TAKEN * value + won) * self.taking(t, own, field, flags[0], near)
            elif guards is not None and not site.won:
                likely, left = self.skirmish.meeting(own, guards)
                value = (value + LEVEL / 2) * likely - (1 - likely) * ruin - (1 - left) * fielded
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        if state.enemy_army:
            worth -= VICTORY * (1 - self.skirmish.meeting(own, self.skirmish.enemy(t))[0])
        hunted = self.hunt(t, chart, own, ways)
        if hunted > best:
            best, second = hunted, best
        return worth + HOPED_FOR * (best + SECOND * second)

    def wins(self, t: Game, field: str) -> bool:
        """Is a foreign town all it takes to win?"""
        if self.content.fields[field].site != "town":
            return False
        return any(goal.kind in ("capture_town", "capture_all") for goal in mission(t).goals)

    def taking(self, t: Game, own: Army, field: str, owner: int, near: bool) -> float:
        """How likely a field is taken from its owner: one that is near may be found with nobody to defend it."""
        if self.content.fields[field].site not in ("town", "settlement"):
            return 1.0
        if owner < 0:
            return self.skirmish.meeting(own, self.skirmish.enemy(t))[0]
        player, hero = t.state.players[owner], t.state.heroes.get(main_hero(owner))
        if near and player.gold < SENT and (hero is None or hero.field != field):
            return 1.0 if own else 0.0
        likely, _ = self.skirmish.meeting(own, self.skirmish.army(player))
        return likely * WALLS if "citadel" in player.buildings else likely

    # ── what heroes reach ──

    def hunt(self, t: Game, chart: geography.Chart, own: Army, ways: list[Way]) -> float:
        """What is to be had that is no field: an AI to be beaten, tiles to be seen."""
        best = 0.0
        for field in chart.edges:
            best = max(best, UNKNOWN * self.prospects.share(ways, field))
        enemy = t.state.heroes.get(enemy_hero(t))
        if enemy is not None and t.state.enemy_army:
            near = self.prospects.share(ways, enemy.field) or 0.2
            likely, _ = self.skirmish.meeting(own, self.skirmish.enemy(t))
            best = max(best, VICTORY * likely * near)
        return best

    # ── the combat under way ──

    def add_combat(self, t: Game, battle: Battle, worth: list[float]) -> None:
        """What each side will lose of what it has there, and what the attacker wins with it."""
        if not battle.fighters:
            return
        likely, left, others = self.skirmish.outlook(t, battle)
        attacker, defender = battle.owners
        if attacker >= 0:
            worth[attacker] += likely * self.prize(t, battle) - (1 - likely) * self.ruin(t, battle, 0)
            worth[attacker] -= (1 - left) * self.stake(battle, 0)
        if defender >= 0:
            worth[defender] -= (1 - others) * self.stake(battle, 1)
            worth[defender] -= likely * self.ruin(t, battle, 1)
            if attacker == AI:
                worth[defender] += (1 - likely) * VICTORY

    def ruin(self, t: Game, battle: Battle, side: int) -> float:
        """What a defeat costs besides the units."""
        if battle.heroes[side] != main_hero(battle.owners[side]):
            return 0.0
        at_home = side == 1 and battle.home
        return VICTORY if at_home or mission(t).loses_by_defeat else DEFEAT

    def prize(self, t: Game, battle: Battle) -> float:
        """What waits behind the guards, or behind the defender."""
        if battle.owners[1] == AI:
            return VICTORY
        printed = self.content.fields[battle.field]
        held = self.prospects.holding(t, printed)
        if battle.home:
            return held + (VICTORY if printed.site == "town" else 0)
        if battle.owners[1] == NEUTRALS:
            return 0.4 * held + VISITS.get(printed.site, 0.0) + LEVEL / 2
        return 8.0 if battle.heroes[1] != NOBODY else 0.0

    def stake(self, battle: Battle, side: int) -> float:
        """The worth of the units that fight."""
        worths = self.skirmish.worths
        return sum([worths[one.card, one.form] for one in battle.fighters.values() if one.side == side])
