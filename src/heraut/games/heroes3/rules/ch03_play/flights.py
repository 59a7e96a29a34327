"""3b. Moves that cards and units give: a free step, a flight, a portal."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import DONE, Done, FieldOf, Move, Step
from heraut.games.heroes3.model import FieldId, Game, HeroId, main_hero
from heraut.games.heroes3.numbers import gains, geography
from heraut.games.heroes3.rules.ch03_play import hero_moves, hindrances, movement
from heraut.games.heroes3.rules.ch08_map import map_fields
from heraut.games.heroes3.rules.plays import NAMED, Named
from heraut.kernel import Arrow, Option, Reason, Section, ask, become

FREE_STEP = "free_step"
LOGISTICS = "logistics"


# ── a step to an empty field ─────────────────────────────────────────────────────────────────────────────────────────


def steps(t: Game, hero: HeroId, by: str) -> list[Option]:
    """H3-CAT-13 H3-MOV-12. The adjacent empty fields where nobody stands."""
    return [wish for wish in step_wishes(t, hero, by) if forbids_step(t, wish) is None]


def step_wishes(t: Game, hero: HeroId, by: str) -> list[Step]:
    """The fields around a hero, whatever lies between."""
    return [Step(hero, field, by) for field in geography.chart(t).around[t.state.heroes[hero].field]]


def forbids_step(t: Game, wish: Step) -> Reason | None:
    """H3-CAT-13 H3-MOV-12 H3-MOV-13. An adjacent field, over an open edge, where nobody stands and nothing happens."""
    chart, one = geography.chart(t), t.state.heroes[wish.hero]
    if wish.field not in chart.around[one.field]:
        return Reason("not-beside", ("H3-CAT-13",))
    if chart.site[wish.field].id == "blocked":
        return Reason("blocked", ("H3-SIT-27",))
    if wish.field not in chart.near[one.field]:
        return Reason("closed-edge", ("H3-TIL-15", "H3-MOV-13"))
    empty = map_fields.is_empty_for(t, one.seat, wish.field)
    return hero_moves.hero_there(t, wish.field) or (None if empty else Reason("not-empty", ("H3-CAT-13",)))


def last_steps(t: Game, seat: int) -> list[Option]:
    """H3-UNI-29 H3-CAT-13. Nomads in the army lead the hero on when the turn ends, once a turn."""
    guide, hero = guide_of(t, seat), main_hero(seat)
    if not guide or FREE_STEP in t.state.players[seat].used or hero not in t.state.heroes:
        return []
    return steps(t, hero, guide)


def guide_of(t: Game, seat: int) -> str:
    """H3-UNI-29. The unit of the army that leads the hero on, "" if none does."""
    for card in sorted(set(t.state.players[seat].hired)):
        if any(ability.trait == FREE_STEP for ability in t.content.neutrals[card].stats.abilities):
            return card
    return ""


def last_wishes(t: Game, seat: int) -> list[Step]:
    """H3-UNI-29. Where those who lead the hero on might take it."""
    guide, hero = guide_of(t, seat), main_hero(seat)
    return step_wishes(t, hero, guide) if guide and hero in t.state.heroes else []


def forbids_last_step(t: Game, seat: int, wish: Step) -> Reason | None:
    """H3-UNI-29. A unit leads the main hero, once a turn."""
    if not wish.by or wish.by != guide_of(t, seat) or wish.hero != main_hero(seat):
        return Reason("no-guide", ("H3-UNI-29",))
    if FREE_STEP in t.state.players[seat].used:
        return Reason("used", ("H3-UNI-29",))
    return hindrances.not_own_hero(t, seat, wish.hero) or forbids_step(t, wish)


def section_for(t: Game, seat: int, choice: Option) -> Section | None:
    """The section that plays this answer, if it is one of this chapter."""
    return TakeStep(choice.hero, choice.field) if isinstance(choice, Step) else None


@dataclass(slots=True)
class TakeStep(Section):
    """Nomads: the step itself."""

    hero: HeroId
    field: FieldId

    def start(self, t: Game) -> Arrow:
        """H3-UNI-29."""
        t.state.players[t.state.heroes[self.hero].seat].used.append(FREE_STEP)
        hero_moves.put(t, self.hero, self.field, t.state.heroes[self.hero].field, 0)
        return None


@dataclass(slots=True)
class FreeStep(Named):
    """Logistics: a hero of the player moves to an adjacent empty field."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        return any(steps(t, own, LOGISTICS) for own in hero_moves.heroes_of(t, seat))

    def start(self, t: Game) -> Arrow:
        """H3-CAT-13 H3-HER-12."""
        return ask(self.seat, "free_step", self.steps, self.hear, self.over)

    def steps(self, t: Game) -> list[Option]:
        """H3-CAT-13 H3-HER-12. The steps of either hero."""
        return [step for hero in hero_moves.heroes_of(t, self.seat) for step in steps(t, hero, LOGISTICS)]

    def wishes(self, t: Game) -> list[Step]:
        return [step for hero in hero_moves.heroes_of(t, self.seat) for step in step_wishes(t, hero, LOGISTICS)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, Step):
            return None
        return hindrances.not_own_hero(t, self.seat, wish.hero) or forbids_step(t, wish)

    def hear(self, t: Game, choice: Step) -> Arrow:
        hero_moves.put(t, choice.hero, choice.field, t.state.heroes[choice.hero].field, 0)
        return None


# ── a flight ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class FlyOverTheMap(Named):
    """Angel Wings: the hero flies as far as its points go; only the last field is resolved."""

    def start(self, t: Game) -> Arrow:
        """H3-COM-7."""
        return ask(self.seat, "fly", self.flights, self.hear)

    def flights(self, t: Game) -> list[Option]:
        """H3-COM-7 H3-TIL-16. Over any field and any edge, onto none that is blocked."""
        return [DONE, *[Move(self.hero, field) for field in movement.ways(t, self.hero, True).stops]]

    def wishes(self, t: Game) -> list[Option]:
        return hindrances.fields_around(t, self.hero)

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, Move):
            return None
        if wish.hero != self.hero:
            return Reason("moves-another", ("H3-COM-7",), hero=self.hero)
        return hindrances.no_stop(t, wish) or hindrances.no_points(t, wish.hero) or no_flight(t, wish)

    def hear(self, t: Game, choice: Move | Done) -> Arrow:
        if isinstance(choice, Done):
            return None
        return become(movement.MoveHero(choice.hero, choice.field, True))


def no_flight(t: Game, wish: Move) -> Reason | None:
    """H3-COM-7 H3-MOV-2. One point a field, in flight too."""
    if wish.field in movement.ways(t, wish.hero, True).stops:
        return None
    if wish.field == t.state.heroes[wish.hero].field:
        return Reason("stands-there", ("H3-MOV-2",))
    return Reason("flight-too-far", ("H3-COM-7", "H3-MOV-2"), count=hero_moves.points(t, wish.hero))


# ── a portal ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class TownPortal(Named):
    """Town Portal: the hero is put on a town or settlement of its player, and may gain movement."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        return hero in t.state.heroes and bool(portals(t, seat, hero, source))

    def start(self, t: Game) -> Arrow:
        """H3-SPL-17."""
        return ask(self.seat, "town_portal", self.homes, self.hear, self.over)

    def homes(self, t: Game) -> list[FieldOf]:
        """H3-SPL-17 H3-MOV-12. Towns and settlements of the player's where the hero may stand."""
        return [FieldOf(field) for field in portals(t, self.seat, self.hero, self.source)]

    def wishes(self, t: Game) -> list[FieldOf]:
        return hero_moves.every_home(t)

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, FieldOf) or wish.field in portals(t, self.seat, self.hero, self.source):
            return None
        if wish.field == t.state.heroes[self.hero].field:
            return Reason("stands-there", ("H3-SPL-17",))
        not_own = hero_moves.not_own_home(t, self.seat, wish.field, "H3-SPL-17")
        return not_own or hero_moves.hero_there(t, wish.field)

    def hear(self, t: Game, choice: FieldOf) -> Arrow:
        """H3-SPL-13 H3-MOV-11. More power, more movement."""
        hero_moves.put(t, self.hero, choice.field, choice.field, 0)
        amount = movement_of(t, self.source)
        if amount:
            hero_moves.gain_movement(t, self.hero, amount)
        return None


def movement_of(t: Game, source: str) -> int:
    """The movement of the line of power reached, which the path names last; before it is known, of the first."""
    _, card, mode, *line = source.split("/")
    return gains.effect_of(t.content, card, mode).lines[int(line[0]) if line else 0].movement or 0


def portals(t: Game, seat: int, hero: HeroId, source: str) -> list[FieldId]:
    """H3-SPL-17 H3-MOV-12. Homes where nobody stands, or the player's other hero if one of the two can move on."""
    stands = {one.field: number for number, one in t.state.heroes.items() if number != hero}
    own = hero_moves.heroes_of(t, seat)
    can_part = movement_of(t, source) > 0 or any(hero_moves.points(t, one) > 0 for one in own)
    here = t.state.heroes[hero].field
    return [
        home
        for home in geography.homes(t, seat)
        if home != here and (home not in stands or (stands[home] in own and can_part))
    ]


NAMED.update(free_step=FreeStep, fly_over_the_map=FlyOverTheMap, town_portal=TownPortal)
