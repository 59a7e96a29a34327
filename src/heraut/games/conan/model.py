"""The pieces on the table.

Ids: a hero is his seat, 0 to 3; a unit gets a number when it comes (UNITS and up, an ally ALLIES and up) and keeps it,
because damage must not move to another figure.  `FigureId` is any of them: heroes, units and allies fight, walk and
carry statuses alike (see `World.modifiers`).  A figure belongs to a group (`pirates:green`), a tile of the river names
one; two tiles may name the same leader.  Objects are kinds, copies are told apart by nothing.  A border is named if it
can be opened.

What is small and seldom changed is a tuple, replaced when it changes, so that clones share it.  Weight, skills left,
free points, hindering, armour, sight and dead tiles are never stored: `numbers/` knows them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, NamedTuple, NewType, TypeAlias

from heraut.games.conan.printed.board import Chart
from heraut.games.conan.printed.content import Content
from heraut.games.conan.printed.missions import EVENT, Layout, Scenario
from heraut.kernel import Deck, State, Table
from heraut.kernel.state import TOLD
from heraut.tabletop.cards import CARDS

FigureId = NewType("FigureId", int)
HeroId = NewType("HeroId", FigureId)
UnitId = NewType("UnitId", FigureId)
GroupId = NewType("GroupId", str)
TileId = NewType("TileId", str)
AreaId = NewType("AreaId", str)
BorderId = NewType("BorderId", str)
ItemId = NewType("ItemId", str)
SpellId = NewType("SpellId", str)
HandleId = NewType("HandleId", str)

Side: TypeAlias = int
HEROES: Side = 0
OVERLORD: Side = 1
NOBODY: Side = -1

UNITS, ALLIES = 100, 1000  # the first number of a unit, of an ally
NO_FIGURE = FigureId(-1)
NO_AREA = AreaId("")
BARE_HANDS = ItemId("")
EVENT_TILE = TileId(EVENT)
NOT_BEGUN = -1  # free movement points before the first move action
MELEE, RANGED, MOVE, MANIPULATION = range(4)  # the boxes of `Hero.spent`
NOTHING_SPENT = (0, 0, 0, 0)
FOUND = "found"  # of the secret's bag: here it is


class Unit(NamedTuple):
    """A figure of a tile, the overlord's or an ally.  `life`: what is left of it."""

    group: GroupId
    area: AreaId
    life: int


class Reserve(NamedTuple):
    """The overlord's gems.  `recovery`: how many he recovers in a turn."""

    available: int
    fatigue: int
    recovery: int


NO_RESERVE = Reserve(0, 0, 0)


class Casting(NamedTuple):
    """Gems put on a spell card this turn."""

    spell: SpellId
    gems: int


@dataclass(slots=True)
class Hero:
    """A hero.

    `available`, `fatigue`, `wounds`, `boxes`: his gems (CN-ZON-1), those on boxes and cards together
    (CN-ZON-10).  `spent`: what he put on melee, ranged, move, manipulation this turn, whatever became of it (CN-SAT-3);
    `cast` the same of his spells. `free`: movement points left of the free ones, NOT_BEGUN before his first move
    (CN-MOV-7).  `done`: he has finished his turn. `away`: he has left the board, neither dead nor a target.
    """

    sheet: str
    area: AreaId
    available: int
    fatigue: int
    wounds: int = 0
    boxes: int = 0
    spent: tuple[int, int, int, int] = NOTHING_SPENT
    cast: tuple[Casting, ...] = ()
    free: int = NOT_BEGUN
    resting: bool = False
    done: bool = False
    away: bool = False
    items: tuple[ItemId, ...] = ()
    spells: tuple[SpellId, ...] = ()

    @property
    def dead(self) -> bool:
        """CN-ZON-7. All his gems are in the wound zone."""
        return not (self.available or self.fatigue or self.boxes)

    @property
    def on_board(self) -> bool:
        return not self.away and bool(self.available or self.fatigue or self.boxes)


@dataclass(slots=True)
class World(State):
    """The table.  `side`: whose turn it is.  `came`: how many units have come, `known`: of which groups, so that the
    dead keep their names; `opened`: doors, walls and gates by name.

    `water`: areas that have been flooded.  `objects`: what lies in each area; `chests`: where one is still
    shut.  `assets`: what the chests hold; `secret`: in how many of the places that nobody has seen it is; `lots`: the
    tiles that the automaton may still draw this turn.  `marks`: the scenario's counters (`rules/ch6_end.py` says
    which).  `seen`: where somebody has looked for the secret.
    """

    scenario: str
    players: int
    automaton: bool = False
    rest_walk: bool = False
    heroes: list[Hero] = field(default_factory=list)
    units: dict[FigureId, Unit] = field(default_factory=dict)
    came: int = 0
    known: Annotated[tuple[GroupId, ...], TOLD] = ()
    river: tuple[TileId, ...] = ()
    overlord: Reserve = NO_RESERVE
    round: int = 0
    side: Side = HEROES
    opened: tuple[BorderId, ...] = ()
    water: tuple[AreaId, ...] = ()
    objects: dict[AreaId, tuple[ItemId, ...]] = field(default_factory=dict)
    chests: tuple[AreaId, ...] = ()
    assets: Annotated[Deck, CARDS] = field(default_factory=lambda: Deck([]))
    secret: Annotated[Deck, CARDS] = field(default_factory=lambda: Deck([]))
    lots: Annotated[Deck, CARDS] = field(default_factory=lambda: Deck([]))
    marks: dict[str, int] = field(default_factory=dict)
    seen: tuple[AreaId, ...] = ()
    winner: Side = NOBODY

    def deck(self, name: str) -> Deck:
        return {"assets": self.assets, "secret": self.secret, "lots": self.lots}[name]

    def come(self, group: GroupId, area: AreaId, life: int, first: int = UNITS) -> None:
        """A fresh figure of this group, with a number that no other had."""
        self.units[FigureId(first + self.came)] = Unit(group, area, life)
        self.came += 1
        self.known = (*self.known, group)


Game = Table[World, Content]


# ── what is printed of it ────────────────────────────────────────────────────────────────────────────────────────────


def scenario_of(t: Game) -> Scenario:
    return t.content.scenarios[t.state.scenario]


def layout_number(t: Game) -> int:
    """The place of this number of heroes in the lists of the scenario."""
    return t.state.players - scenario_of(t).layouts[0].players


def layout_of(t: Game) -> Layout:
    return scenario_of(t).layouts[layout_number(t)]


def chart_of(t: Game) -> Chart:
    chart: Chart | None = t.content.memo.get(("chart", t.state.scenario))
    if chart is None:
        chart = t.content.memo["chart", t.state.scenario] = t.content.chart(scenario_of(t).board)
    return chart


def overlord_seat(t: Game) -> int:
    """The seat after the heroes'."""
    return t.state.players
