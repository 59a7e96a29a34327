"""What the fields of the map are worth to whoever might go there, in gold.

Nothing here is a rule: the prices are what trades and cards make of them, the rest is a guess that plays well.
"""

from __future__ import annotations

from collections.abc import Mapping

from heraut.games.heroes3.mind.average_combat import Army
from heraut.games.heroes3.model import NO_FIELD, FieldId, Game, main_hero, mission, second_hero
from heraut.games.heroes3.numbers import geography, values
from heraut.games.heroes3.printed.board import Field
from heraut.games.heroes3.printed.content import Content
from heraut.games.heroes3.printed.effects import Resource

Way = tuple[dict[FieldId, int], int, float]  # distances from a hero, tenths of points it has left, how much it counts
Prospect = tuple[float, float, Army | None]  # of a field: what it is worth to hold, to visit, and who guards it

PRICE: dict[str, float] = {"gold": 1.0, "materials": 1.5, "valuables": 4.0}
POINT = 14.0  # a point of the scenario in the middle of the game
VICTORY = 70.0  # what wins the game at once, before it is done
LATER = 0.82  # what lies one turn farther away is worth so much less
MOST_STEPS = 1000  # tenths of a point of movement
FRESH = 3  # points of movement at the start of a round

VISITS = {
    "water_wheel": 3.0, "windmill": 4.0, "mystical_garden": 4.0, "shrine_gesture": 2.0, "shrine_incantation": 1.0,
    "tree_of_knowledge": 3.0, "learning_stone": 3.5, "witch_hut": 1.0, "temple": 1.5, "warriors_tomb": 2.0,
    "fountain_of_youth": 2.0, "magic_spring": 1.0, "treasure_symbol": 4.0, "resource_symbol": 3.0,
    "artifact_symbol": 3.5, "pandoras_box": 4.5, "grail": 8.0, "redwood_observatory": 2.0,
}  # fmt: skip


class Prospects:
    """Knows what each field brings."""

    def __init__(self, content: Content, guards: Mapping[tuple[str, int], Army]) -> None:
        self.content = content
        self.guards = guards
        self.shares = [LATER ** (step / 30) for step in range(MOST_STEPS)]
        self.tables: dict[tuple[str, int, str], dict[FieldId, Prospect]] = {}

    def of_all_fields(self, t: Game) -> dict[FieldId, Prospect]:
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
            worth += 2 + PRICE[printed.resource] * values.step(t, printed.resource) * rounds
        elif site == "settlement":
            worth += 6 + 5 * rounds
        elif site == "town":
            worth += 12
        elif site in ("obelisk", "dragon_utopia"):
            worth += 5
        if any(site in goal.sites or (goal.needs and site == "obelisk") for goal in scenario.goals):
            worth += VICTORY / 3
        return worth

    def ways(self, t: Game, chart: geography.Chart, seat: int, beaten_to: FieldId = NO_FIELD) -> list[Way]:
        """How far everything is from each hero of a seat, what it can walk now, and how much it counts.

        `beaten_to`: the main hero is thought of as beaten, and sent there.
        """
        found, state = [], t.state
        seats = len(state.players)
        turn = (seat - state.first) % seats - (state.active - state.first) % seats  # below 0: it has had its turn
        for number in (main_hero(seat), second_hero(seat)):
            hero = state.heroes.get(number)
            if beaten_to and number == main_hero(seat) and beaten_to in chart.near:
                found.append((geography.distances(chart, beaten_to), 10 * FRESH if turn > 0 else 0, 1.0))
                continue
            if hero is not None and hero.field in chart.near:
                points = hero.movement + hero.extra if turn == 0 else FRESH if turn > 0 else 0
                found.append((geography.distances(chart, hero.field), 10 * points, 0.5 if number % 2 else 1.0))
        return found

    def share(self, ways: list[Way], field: FieldId) -> float:
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


def cost(price: Mapping[Resource, int]) -> float:
    """A price in gold."""
    return sum([PRICE[resource] * amount for resource, amount in price.items()])


def resource_rounds(now: int, last: int) -> int:
    """The resource rounds still to come: odd ones, from 3 on."""
    return len(range(max(3, now + 1 + now % 2), last + 1, 2))
