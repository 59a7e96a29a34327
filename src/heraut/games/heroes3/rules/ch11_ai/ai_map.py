"""11b. The AI's hero on the map: after the players, point by point."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import FieldOf, Reveal
from heraut.games.heroes3.model import AI, FieldId, Game, enemy_hero, has_clause
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.printed.board import field_on
from heraut.games.heroes3.rules import ch12_settings, clauses
from heraut.games.heroes3.rules.ch03_play import hero_moves, movement
from heraut.games.heroes3.rules.ch07_town import sieges
from heraut.games.heroes3.rules.ch08_map import map_fields, map_tiles
from heraut.games.heroes3.rules.ch10_combat import who_speaks
from heraut.games.heroes3.rules.ch11_ai import ai_piles
from heraut.kernel import Arrow, Option, Reason, Section, ask, call
from heraut.tabletop import ways
from heraut.tabletop.hexes import AROUND, Hex, distance, plus

CLAIMED = ("mine", "settlement")  # H3-AI-5
UTOPIA = "dragon_utopia"
FAR_AWAY = 10_000


@dataclass(slots=True)
class AiTurn(Section):
    """11b. The turn of the AI's hero.

    (a point left) → a player's hero, mine or settlement on its tile, else the nearest town → one step, or a tile
    turned up ⟲ → end

    `fought`: it has beaten a hero where it stands now.
    """

    fought: bool = False

    def start(self, t: Game) -> Arrow:
        """H3-AI-15 H3-AI-29. One point at a time, always from the first question again."""
        hero = t.state.heroes.get(enemy_hero(t))
        if hero is None or not ai_piles.enemy_of(t).moves or t.state.ended or hero_moves.points(t, enemy_hero(t)) < 1:
            return None
        return ask(t.state.first, "enemy_step", self.steps, self.hear, self.nowhere_to_go)

    def steps(self, t: Game) -> list[Option]:
        """H3-AI-4 H3-AI-5 H3-AI-6 H3-AI-16. The next steps on the shortest ways to what comes first."""
        for goals in (heroes_near(t), claims_near(t)):
            found = ways_to(t, goals)
            if found:
                return found
        return ways_towards(t, site_wanted(t) or towns(t))

    def wishes(self, t: Game) -> list[Option]:
        return [FieldOf(field) for field in geography.neighbours(t, self.field(t))]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, (FieldOf, Reveal)):
            return None
        return who_speaks.ruled(wish, self.steps(t), "H3-AI-4", "H3-AI-5", "H3-AI-6")

    def nowhere_to_go(self, t: Game) -> Arrow:
        return None

    def hear(self, t: Game, choice: FieldOf | Reveal) -> Arrow:
        """H3-AI-27. The player turns a tile that it reveals."""
        number = enemy_hero(t)
        hero_moves.spend(t, number, 1)
        if isinstance(choice, Reveal):
            return call(map_tiles.PlaceTile(choice.number, t.state.first, "enemy"), self.start)
        hero = t.state.heroes[number]
        hero.came_from, hero.field = hero.field, choice.field
        self.fought = False
        t.tell("enemy_moves", hero=number, field=choice.field)
        return self.arrive

    # ── what it meets ──

    def field(self, t: Game) -> FieldId:
        return t.state.heroes[enemy_hero(t)].field

    def arrive(self, t: Game) -> Arrow:
        """H3-AI-4."""
        foe = movement.enemy_on(t, AI, self.field(t))
        return self.besiege if foe is None else call(sieges.MeetHero(enemy_hero(t), foe), self.met)

    def met(self, t: Game, outcome: str) -> Arrow:
        """H3-AI-4 H3-AI-46."""
        ch12_settings.judge(t, "at_once")
        self.fought = self.fought or outcome == sieges.WON
        return self.arrive if self.goes_on(t, outcome) else None

    def besiege(self, t: Game) -> Arrow:
        """H3-AI-6 H3-SIE-1. Whoever owns the place may send an army, unless it was beaten there; otherwise it falls."""
        owner = map_fields.owner(t, self.field(t))
        if owner is None or owner == AI or self.fought:
            return self.explore
        return call(sieges.Besiege(enemy_hero(t), self.field(t), owner), self.taken)

    def taken(self, t: Game, outcome: str) -> Arrow:
        ch12_settings.judge(t, "at_once")
        return self.explore if self.goes_on(t, outcome) else None

    def goes_on(self, t: Game, outcome: str) -> bool:
        """H3-CMB-60. After a combat that nobody won it stands where it came from."""
        if outcome == "retreated":
            movement.step_back(t, enemy_hero(t))
        won = outcome in (sieges.WON, sieges.REMOVED)
        return won and enemy_hero(t) in t.state.heroes and not t.state.ended

    def explore(self, t: Game) -> Arrow:
        """H3-AI-7 H3-AI-28. Guards are beaten, fields flagged and explored, and nothing is gained."""
        field = self.field(t)
        site = t.state.sites.get(field)
        if site is not None:
            if geography.printed(t, field).site == UTOPIA and not site.flags:
                reach_utopia(t)
            if map_fields.category(t, field) == map_fields.VISITABLE:
                site.cube = True
            elif map_fields.category(t, field) == map_fields.FLAGGABLE and AI not in site.flags:
                map_fields.put_flag(t, AI, field)
        return self.start


def reach_utopia(t: Game) -> None:
    """H3-MOD-5. What a scenario says of an enemy who is there first."""
    if has_clause(t, "enemy_at_utopia"):
        clauses.enemy_at_utopia(t)


# ── where it wants to go ─────────────────────────────────────────────────────────────────────────────────────────────


def fields_near(t: Game) -> list[FieldId]:
    """The fields of the tile it stands on."""
    place = geography.chart(t).place
    here = place[t.state.heroes[enemy_hero(t)].field]
    return [field for field, number in place.items() if number == here]


def heroes_near(t: Game) -> list[Hex]:
    """H3-AI-4 H3-SIT-22. The heroes of players on its tile."""
    near = fields_near(t)
    where = geography.chart(t).where
    return [where[field] for field in near if movement.enemy_on(t, AI, field) is not None]


def claims_near(t: Game) -> list[Hex]:
    """H3-AI-5. Mines and settlements of its tile that are not its own."""
    where = geography.chart(t).where
    return [
        where[field]
        for field in fields_near(t)
        if geography.printed(t, field).site in CLAIMED and AI not in t.state.sites[field].flags
    ]


def site_wanted(t: Game) -> list[Hex]:
    """H3-AI-16. Where the scenario sends it until it has been there; a face-down tile is headed for by its centre."""
    wanted, found = ai_piles.enemy_of(t).towards, []
    for laid in t.state.tiles.values():
        for one in t.content.tiles[laid.tile].fields if laid.tile else ():
            field = field_on(laid.tile, one.spot)
            if one.site == wanted and not laid.shown:
                found.append((laid.q, laid.r))
            elif one.site == wanted and AI not in t.state.sites[field].flags:
                found.append(geography.place_of(t, field))
    return found


def towns(t: Game) -> list[Hex]:
    """H3-AI-6. The towns of the players."""
    return [
        geography.place_of(t, field)
        for field, site in t.state.sites.items()
        if geography.printed(t, field).site == "town" and any(seat >= 0 for seat in site.flags)
    ]


# ── ways ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def ways_to(t: Game, goals: Iterable[Hex]) -> list[Option]:
    """H3-AI-27. First steps of all shortest ways to the nearest goal: onto a field, or turning up the tile in its way.

    A face-down tile is taken for open ground.  Nobody stops beside a hero in a Sanctuary, so no way leads through.
    """
    chart, near = geography.chart(t), hexes_near(t)
    far = ways.distances(near, *goals)
    here = chart.where[t.state.heroes[enemy_hero(t)].field]
    found: dict[Option, None] = {}
    for step in AROUND:
        hex = plus(here, step)
        if here in near.get(hex, ()) and far.get(hex, FAR_AWAY) < far.get(here, FAR_AWAY):
            place = chart.face_down.get(hex)
            found[FieldOf(chart.at[hex]) if place is None else Reveal(enemy_hero(t), place)] = None
    return list(found)


def ways_towards(t: Game, goals: list[Hex]) -> list[Option]:
    """H3-AI-6. First steps to a goal, or, if no way leads there, to the place nearest to it."""
    found = ways_to(t, goals)
    if found or not goals:
        return found
    here = geography.place_of(t, t.state.heroes[enemy_hero(t)].field)
    onward: dict[Hex, list[Hex]] = {}
    for hex, before in hexes_near(t).items():
        for one in before:
            onward.setdefault(one, []).append(hex)
    reached = ways.distances(onward, here)
    gaps = {hex: min([distance(hex, goal) for goal in goals]) for hex in reached}
    nearest = min(gaps.values())
    return ways_to(t, [hex for hex, gap in gaps.items() if gap == nearest and gap < gaps[here]])


def hexes_near(t: Game) -> dict[Hex, list[Hex]]:
    """For each hex those from which the AI's hero could step onto it; onto a hero in a Sanctuary nobody steps."""
    chart = geography.chart(t)
    if not chart.onto:
        chart.onto = _hexes_near(chart)
    safe = [one.field for one in t.state.heroes.values() if geography.site_of(t, one.field).safe and one.seat != AI]
    barred = [chart.where[field] for field in safe]
    return {hex: near for hex, near in chart.onto.items() if hex not in barred} if barred else chart.onto


def _hexes_near(chart: geography.Chart) -> dict[Hex, list[Hex]]:
    """H3-TIL-15. Closed edges bar the way out of a field, whatever lies there."""
    found: dict[Hex, list[Hex]] = {}
    hidden = chart.face_down
    for field, here in chart.where.items():
        for other in chart.near[field]:
            found.setdefault(chart.where[other], []).append(here)
        for step in AROUND:
            there = plus(here, step)
            if there in hidden and (here, step) not in chart.closed:
                found.setdefault(there, []).append(here)
                if chart.site[field].id != "blocked":
                    found.setdefault(here, []).append(there)
    for here in hidden:
        found.setdefault(here, []).extend([plus(here, step) for step in AROUND if plus(here, step) in hidden])
    return found
