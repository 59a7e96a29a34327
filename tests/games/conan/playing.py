"""How the tests play Conan: whole scenarios, or a section on a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heraut.games.conan.game import SECTIONS, Conan
from heraut.games.conan.model import (
    ALLIES,
    HEROES,
    OVERLORD,
    UNITS,
    AreaId,
    BorderId,
    FigureId,
    Game,
    GroupId,
    Hero,
    HeroId,
    ItemId,
    Reserve,
    SpellId,
    Unit,
    World,
)
from heraut.games.conan.numbers.ways import hero_reach
from heraut.games.conan.printed.content import load as load_content
from heraut.games.conan.rules import ch0_setup
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase
from heraut.games.conan.rules.ch3_overlord.activation import UnitActs
from heraut.kernel import Section, Table, write
from heraut.players.dice import Seeded
from tests.games import playing

CONTENT = load_content()
GAME = Conan(CONTENT, (*SECTIONS, playing.Harness))
A, B, C, D = [HeroId(FigureId(seat)) for seat in range(4)]  # the seats of the heroes
SETTINGS = {"rest_walk": "no"}

Zones = tuple[int, int, int, int]  # available, fatigue, wounds, boxes


# ── positions ────────────────────────────────────────────────────────────────────────────────────────────────────────


def hero(
    sheet: str,
    area: str,
    zones: Zones | None = None,
    items: Sequence[str] = (),
    spells: Sequence[str] = (),
    **more: Any,
) -> Hero:
    """A hero with all his gems available, or in these zones."""
    available, fatigue, wounds, boxes = zones or (CONTENT.heroes[sheet].gems, 0, 0, 0)
    carried = tuple(sorted([ItemId(item) for item in items]))
    owned = tuple([SpellId(spell) for spell in spells])
    return Hero(sheet, AreaId(area), available, fatigue, wounds, boxes, items=carried, spells=owned, **more)


def world(
    *heroes: Hero,
    scenario: str = "salt_cages",
    units: Sequence[tuple[str, str]] = (),
    allies: Sequence[tuple[str, str]] = (),
    overlord: tuple[int, int, int] = (0, 0, 0),
    opened: Sequence[str] = (),
    objects: Mapping[str, Sequence[str]] | None = None,
    side: int = HEROES,
) -> World:
    """A scenario with these heroes, and only these figures (group, area): units from 100 on, allies from 1000 on.

    Life, marks, river and chests are those of the scenario for so many heroes.
    """
    state = ch0_setup.lay(CONTENT, scenario, len(heroes), False, SETTINGS)
    state.heroes, state.overlord, state.side = list(heroes), Reserve(*overlord), side
    state.opened = tuple(sorted([BorderId(border) for border in opened]))
    if objects is not None:
        state.objects = {AreaId(area): tuple(sorted(map(ItemId, items))) for area, items in objects.items()}
    state.units = {}
    for first, figures in ((UNITS, units), (ALLIES, allies)):
        for number, (group, area) in enumerate(figures):
            life = CONTENT.scenarios[scenario].group(group).life
            left = life[len(heroes) - CONTENT.scenarios[scenario].layouts[0].players] if life else 1
            state.units[FigureId(first + number)] = Unit(GroupId(group), AreaId(area), left)
    state.came = len(units) + len(allies)
    return state


def zones(hero: Hero) -> Zones:
    return hero.available, hero.fatigue, hero.wounds, hero.boxes


# ── playing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Play(playing.OnPosition):
    """A section run on a position."""

    t: Game

    def __init__(self, state: World, section: Section, *results: Any, forced: bool = False) -> None:
        super().__init__(GAME, state, section, *results, forced=forced)

    @property
    def state(self) -> World:
        return self.t.state

    def hero(self, seat: int = A) -> Hero:
        return self.state.heroes[seat]

    def zones(self, seat: int = A) -> Zones:
        return zones(self.hero(seat))

    def why_not(self, wish: str) -> str:
        """The reason against a wish in writing; nothing if it is allowed."""
        reason = self.t.why_not(self.t.game.grammar.read(wish))
        return "" if reason is None else reason.id

    def of(self, seat: int) -> list[str]:
        """The answers of one of several seats that are asked."""
        decision = self.t.decision
        if decision is None or seat not in decision.seats:
            return []
        return [write(option) for option in decision.put_to(seat).options]


def deeds(state: World, *kinds: str, seat: int = A) -> list[str]:
    """What this hero may do, of these kinds."""
    return [deed for deed in Play(state, HeroesPhase()).of(seat) if deed.split()[0] in kinds]


def acts(state: World, *kinds: str) -> list[str]:
    """What the first unit may do, of these kinds."""
    state.side = OVERLORD
    return [
        deed for deed in Play(state, UnitActs(len(state.heroes), figure(UNITS))).options if deed.split()[0] in kinds
    ]


def costs(state: World, *areas: str) -> list[int | None]:
    """What the ways of the first hero cost; None: he does not get there."""
    reached = hero_reach(table(state), A)
    return [reached.get(AreaId(area)) for area in areas]


def whole(scenario: str, seed: int = 1, forced: bool = True) -> Game:
    """A scenario set up with seeded dice, at its first question."""
    return GAME.table(scenario, Seeded(seed), forced=forced)


def table(state: World) -> Game:
    """A table at which nothing is played, to ask for values."""
    return Table(GAME, state)


def figure(number: int) -> FigureId:
    return FigureId(number)
