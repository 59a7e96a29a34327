"""How each seat stands: what bots think with.

Nothing here is a rule.  Everything is counted in gold: what one has, what it will bring until the game ends, what lies
within reach of one's heroes, and what the combat under way will cost and bring in the mean.
"""

from __future__ import annotations

from math import tanh
from typing import NamedTuple

from heraut.games.heroes3.mind.average_combat import Army, Skirmish
from heraut.games.heroes3.mind.field_worth import FRESH, PRICE, VICTORY, VISITS, Prospects, Way, cost
from heraut.games.heroes3.model import (
    AI,
    BESIDE,
    NEUTRALS,
    NO_FIELD,
    NOBODY,
    Battle,
    FieldId,
    Game,
    enemy_hero,
    main_hero,
    mission,
    side_of,
    units_of,
)
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.numbers.combat_board import distance
from heraut.games.heroes3.printed.content import Content
from heraut.games.heroes3.rules.ch03_play.box import beginning, troops
from heraut.games.heroes3.rules.ch10_combat.aftermath import Aftermath

LEVEL = 7.0
CARD = 0.4
CUBE = 6.0
BUILT = 0.7  # of what a building cost
DEFEAT, TROPHY = 6.0, 5.0  # what a beaten main hero costs its player, and brings the other
SENT = 8  # gold that an army costs which comes without its hero
WALLS = 0.8  # what is left of the odds against a town with walls
TAKEN = 1.6  # what another's field counts: one has it, and he has not
HOPED_FOR, SECOND = 0.6, 0.4  # of what lies within reach; of the second best of it
SERVES = 0.8  # how much more a Dwelling is worth to players against the game when it serves to the end
UNSEEN = 8.0  # gold that a tile costs which players against the game have not seen yet
UNKNOWN = 5.0  # gold for a tile that nobody has seen
SPREAD = 150.0  # gold that makes a game nearly won
FAR = 99
NEXT = 3.0  # how much more a victory counts that may be the next move
ALWAYS = 0.3  # of what one has that counts to the last
BEST = 0.97  # what is not over is not won
FAR_OFF = 0.1  # gold that a step in a combat against guards is worth
DOUBT = 0.05  # of a combat that seems decided: it is better to have won it


class Force(NamedTuple):
    """The best of an army, what all of it is worth, and where its main hero will stand (empty: where it stands)."""

    army: Army
    worth: float
    at: FieldId = NO_FIELD


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
        """By how much each side leads the best of the others, or how near all are to what they must do together."""
        state = t.state
        seats = range(len(state.players))
        if state.ended or state.pending is None:
            return self.ending(t)
        forces = [self.force(t, seat) for seat in seats]
        if state.battle is None or not self.skirmish.has_begun(t, state.battle):
            worth = [self.worth(t, seat, forces) for seat in seats]
        else:
            worth = self.after_combat(t, state.battle, forces)
        sides = [side_of(t, seat) for seat in seats]
        together = {side: sum([worth[seat] for seat in side]) / len(side) for side in sides}
        leads = [
            mean - max([other for rivals, other in together.items() if rivals != side], default=self.expected(t))
            for side, mean in together.items()
        ]
        standing = dict(zip(together, leads, strict=True))
        return tuple([BEST * tanh(standing[side] / SPREAD) for side in sides])

    def ending(self, t: Game) -> tuple[float, ...]:
        """Won, lost, or shared."""
        state = t.state
        shared = state.winners and len(state.winners) > len(side_of(t, state.winners[0]))
        won = 0.0 if shared else 1.0
        return tuple([won if seat in state.winners else -1.0 for seat in range(len(state.players))])

    def expected(self, t: Game) -> float:
        """What players together against the game should have by now."""
        return 60.0 + 12.0 * t.state.round

    def future(self, t: Game) -> float:
        """How much it still means to have anything but what decides at the end."""
        return ALWAYS + (1 - ALWAYS) * (1 - t.state.round / t.state.rounds)

    def force(self, t: Game, seat: int) -> Force:
        units = units_of(t.state.players[seat])
        return Force(self.skirmish.best(units), self.skirmish.worth(units))

    def worth(self, t: Game, seat: int, forces: list[Force]) -> float:
        """Everything a seat has, and what lies before it, in gold, if such are the armies."""
        state, player = t.state, t.state.players[seat]
        if player.out:
            return -2 * SPREAD
        own, fielded, at = forces[seat]
        future = self.future(t)
        fielded *= future
        worth = player.gold + PRICE["materials"] * player.materials + PRICE["valuables"] * player.valuables
        worth += LEVEL * (player.level + player.experience / 2) + CUBE * len(player.cubes) + player.morale
        worth += CARD * (len(player.hand) + 0.5 * (len(player.discard) + player.deck.size()))
        costs, faction = self.costs, player.faction
        serves = self.serves(t)
        for building in player.buildings:
            worth += costs.get((faction, building), 0.0) * (serves if building.startswith("dwelling") else 1.0)
        worth = worth * future + fielded
        ruin = self.defeat(t)
        best = second = 0.0
        won_now = self.won_now(t, seat)
        side = side_of(t, seat)
        chart = geography.chart(t)
        prospects, ways = self.prospects.of_all_fields(t), self.prospects.ways(t, chart, seat, at)
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
                if flags and flags[0] in side:
                    continue
                value = held
            elif site.cube:
                continue
            else:
                value = visit
            if field == won_now:
                worth += value + (NEXT * VICTORY if self.wins(t, field) else 0.0)
                continue
            share = self.prospects.share(ways, field)
            value *= share
            if not value:
                continue
            if flags:
                near = ways[0][0].get(field, FAR) <= FRESH
                won = VICTORY * share * (NEXT if near else 1.0) if self.wins(t, field) else 0.0
                value = (TAKEN * value + won) * self.taking(t, forces, seat, field, flags[0], near)
            elif guards is not None and not site.won:
                likely, left = self.skirmish.meeting(own, guards)
                value = (value + LEVEL / 2) * likely - (1 - likely) * ruin - (1 - left) * fielded
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        worth -= self.menace(t, own, ways) + self.ignorance(t)
        hunted = self.hunt(t, chart, own, ways)
        if hunted > best:
            best, second = hunted, best
        return worth + HOPED_FOR * (best + SECOND * second)

    def menace(self, t: Game, own: Army, ways: list[Way]) -> float:
        """What an AI costs that is not beaten yet: the stronger it is, and the nearer it comes while there is time."""
        enemy = mission(t).enemy if t.state.enemy_army else None
        if enemy is None:
            return 0.0
        hero = t.state.heroes.get(enemy_hero(t))
        near = self.prospects.share(ways[:1], hero.field) if hero is not None and enemy.moves else 0.0
        likely, _ = self.skirmish.meeting(own, self.skirmish.enemy(t))
        return VICTORY * (1 - likely) * (1 + near * (1 - t.state.round / t.state.rounds))

    def serves(self, t: Game) -> float:
        """Against the game an army must grow: a Dwelling is worth the more, the longer it serves."""
        if mission(t).limit != "all_lose":
            return 1.0
        return 1 + SERVES * (1 - t.state.round / t.state.rounds)

    def ignorance(self, t: Game) -> float:
        """Players against the game must know the map, for what wins may lie on any tile; not if it comes to them."""
        rules = mission(t)
        if rules.limit != "all_lose" or (rules.enemy is not None and rules.enemy.moves):
            return 0.0
        return UNSEEN * sum([not tile.shown for tile in t.state.tiles.values()])

    def won_now(self, t: Game, seat: int) -> str:
        """The field that a seat has just won in combat, and will hold or visit as soon as that is over."""
        after = t.nearest(Aftermath)
        return after.field if after is not None and after.winner == 0 and after.owners[0] == seat else ""

    def wins(self, t: Game, field: FieldId) -> bool:
        """Is a foreign town all it takes to win?"""
        if self.content.fields[field].site != "town":
            return False
        return any(goal.kind in ("capture_town", "capture_all") for goal in mission(t).goals)

    def taking(self, t: Game, forces: list[Force], seat: int, field: FieldId, owner: int, near: bool) -> float:
        """How likely a field is taken from its owner: one that is near may be found with nobody to defend it."""
        if self.content.fields[field].site not in ("town", "settlement"):
            return 1.0
        own = forces[seat].army
        if owner < 0:
            return self.skirmish.meeting(own, self.skirmish.enemy(t))[0]
        player, hero = t.state.players[owner], t.state.heroes.get(main_hero(owner))
        if near and player.gold < SENT and (hero is None or hero.field != field):
            return 1.0 if own else 0.0
        likely, _ = self.skirmish.meeting(own, forces[owner].army)
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
            urgent = 1 + (NEXT - 1) * t.state.round / t.state.rounds  # who has not beaten it when time is up has lost
            best = max(best, VICTORY * likely * near * urgent)
        return best

    # ── the combat under way ──

    def after_combat(self, t: Game, battle: Battle, forces: list[Force]) -> list[float]:
        """What each seat has when the combat under way is over: by how likely it is won, and how likely lost."""
        likely, left, others = self.skirmish.outlook(t, battle)
        likely = DOUBT + (1 - 2 * DOUBT) * likely
        attacker, defender = battle.owners
        worth = [0.0] * len(forces)
        for winner, chance, kept in ((0, likely, left), (1, 1 - likely, others)):
            after = list(forces)
            for side, owner in enumerate(battle.owners):
                if owner < 0:
                    continue
                if side == winner:
                    lost = (1 - min(1.0, kept / chance)) * self.stake(battle, side)
                elif battle.owners[winner] == NEUTRALS:
                    lost = (1 - left) * self.stake(battle, side)
                else:
                    after[owner] = self.beaten(t, battle, side)
                    continue
                after[owner] = forces[owner]._replace(worth=forces[owner].worth - lost)
            for seat in range(len(forces)):
                worth[seat] += chance * self.worth(t, seat, after)
            if winner == 0 and self.decides(t, battle):
                worth[attacker] += chance * NEXT * VICTORY
                worth[defender] -= chance * NEXT * VICTORY
                continue
            if attacker >= 0:
                worth[attacker] += chance * (-self.ruin(t, battle, 0) if winner else self.prize(t, battle))
            if defender >= 0:
                worth[defender] += chance * (self.repelled(battle) if winner else -self.ruin(t, battle, 1))
        if attacker >= 0 and defender == NEUTRALS:
            worth[attacker] -= FAR_OFF * self.still_to_walk(battle)
        return worth

    def still_to_walk(self, battle: Battle) -> int:
        """How far the attacker's units are from the guards: every round costs movement."""
        guards = [one.space for one in battle.fighters.values() if one.side == 1 and one.space != BESIDE]
        if not guards:
            return 0
        units = [one for one in battle.fighters.values() if one.side == 0 and not self.skirmish.shoots(one)]
        return sum([min([distance(one.space, space) for space in guards]) for one in units])

    def decides(self, t: Game, battle: Battle) -> bool:
        """Is it the combat for a town that wins the game?"""
        return battle.home and min(battle.owners) >= 0 and self.wins(t, battle.field)

    def beaten(self, t: Game, battle: Battle, side: int) -> Force:
        """What a player has who lost all units that fought: those that stayed away, or the first ones anew."""
        seat = battle.owners[side]
        lost = {one.card for one in battle.fighters.values() if one.side == side}
        units = [unit for unit in units_of(t.state.players[seat]) if unit[0] not in lost]
        if not units:
            units = [(troops(t, seat, line)[0], line.side) for line in beginning(t).units]
        home = geography.homes(t, seat)[:1] if battle.heroes[side] == main_hero(seat) else ()
        return Force(self.skirmish.best(units), self.skirmish.worth(units), *home)

    def repelled(self, battle: Battle) -> float:
        """What whoever withstands an attack gains."""
        return VICTORY if battle.owners[0] == AI else LEVEL / 2

    def ruin(self, t: Game, battle: Battle, side: int) -> float:
        """What a defeat costs besides the units."""
        if battle.heroes[side] != main_hero(battle.owners[side]):
            return 0.0
        if mission(t).loses_by_defeat:
            return self.defeat(t)
        return VICTORY if side == 1 and battle.home else DEFEAT

    def defeat(self, t: Game) -> float:
        """What a defeat costs where the first one loses all: the less, the sooner time is up anyway."""
        rules = mission(t)
        return VICTORY * (1 - (t.state.round - 1) / rules.rounds) if rules.loses_by_defeat else 0.0

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
        return TROPHY if battle.heroes[1] != NOBODY else 0.0

    def stake(self, battle: Battle, side: int) -> float:
        """The worth of the units that fight."""
        worths = self.skirmish.worths
        return sum([worths[one.card, one.form] for one in battle.fighters.values() if one.side == side])
