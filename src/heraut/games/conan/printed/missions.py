"""What a scenario of Conan says: who fights whom, where, how long, and its own rules.

Numbers that hang on the number of heroes are lists, one number a layout, in the order of the layouts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from heraut.games.conan.printed.effects import Dice, Skill
from heraut.kernel.content import Count, Size, Text

EVENT = "event"  # the tile of the river that no unit belongs to
COPY = "#"  # before the number of a second tile of the same leader: `captain#2`


def group_on(tile: str) -> str:
    """CN-OVL-26. The group that a tile of the river names: two tiles may name one leader."""
    return tile.partition(COPY)[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Adventurer:
    """A hero of the line-up, with what he brings.  `lasting`: spells that are already cast."""

    hero: str
    gear: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    lasting: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """A number of heroes: who they are, what the overlord has, which dead heroes count at the start.

    `drawn`: how many tiles the automaton draws in a turn.
    """

    players: Size
    heroes: tuple[Adventurer, ...]
    available: Count
    fatigue: Count
    recovery: Count
    counted_dead: Count = 0
    reinforcement: Count = 0
    drawn: Count


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Figures that share a tile.  `figures`: how many in each area; `life`: of a leader or monster.

    `spells`: what it can cast.  `gains`: skills the scenario gives it.  `late`: it comes by an event only.
    """

    id: str
    unit: str
    figures: dict[str, tuple[Count, ...]] = field(default_factory=dict)
    life: tuple[Size, ...] = ()
    spells: tuple[str, ...] = ()
    gains: tuple[Skill, ...] = ()
    late: bool = False


# ── clauses ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class Secret:
    """An object lies in one of these areas, and nobody knows in which until somebody gets in."""

    areas: tuple[str, ...]
    item: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WayOut:
    """From these areas a hero leaves the board for 1 movement point; with `carrying`, only who has one of these."""

    areas: tuple[str, ...]
    carrying: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks:
    """Things that are whole or not, one in each of these areas: flames, seals.

    `crowded_out`: one is lost at the start of the overlord's turn where at least as many enemies as heroes stand, and
    one at least.  `armour`: how much armour each whole one gives the group `guards`.
    """

    areas: tuple[str, ...]
    crowded_out: bool = False
    armour: Count = 0
    guards: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Handle:
    """What a hero may do in these areas: a complex manipulation of this difficulty, or for a price without dice.

    `carrying`: what he must carry; `helps`: an object that adds the dice `help`.  `batters`: its total comes off the
    life of this border.  `opens` a border; `mark`: it restores or breaks the mark of the area; `wins`: the heroes have
    won.
    """

    id: str
    text: Text
    areas: tuple[str, ...]
    difficulty: Count = 0
    price: Count = 0
    carrying: str = ""
    helps: str = ""
    help: Dice = ()
    batters: str = ""
    opens: str = ""
    mark: Literal["", "restored", "broken"] = ""
    wins: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Structure:
    """A border that has life: at 0 it is open."""

    border: str
    life: tuple[Size, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Flood:
    """At the end of this round these areas become water; whoever cannot swim suffers so many wounds without defence."""

    round: Size
    areas: tuple[str, ...]
    wounds: Count


@dataclass(frozen=True, slots=True, kw_only=True)
class Flight:
    """From this round on these groups leave from an area without heroes at the end of the overlord's turn."""

    groups: tuple[str, ...]
    area: str
    from_round: Count


@dataclass(frozen=True, slots=True, kw_only=True)
class EventOption:
    """One thing that the event tile does.

    `reinforce`: brings figures back within the points.  `hurry`: the figures of units of this kind move so many
    `points`. `shut`: every opened door is shut again.  `arrives`: a late group comes to the areas `at`.  `dice`: an
    area effect on one of the areas `at`; `shut_still`: only while this border is shut and a unit stands in one of
    the areas `manned`.
    """

    id: str
    text: Text
    once: bool = False
    from_round: Count = 0
    reinforce: bool = False
    hurry: str = ""
    points: Count = 0
    shut: bool = False
    arrives: str = ""
    at: tuple[str, ...] = ()
    dice: Dice = ()
    shut_still: str = ""
    manned: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """What the automaton makes these groups do first: go to an area, to the nearest whole mark, or stay."""

    groups: tuple[str, ...]
    does: Literal["go", "go_to_mark", "stay"]
    area: str = ""
    from_round: Count = 0
    while_shut: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Goals:
    """How the heroes win at once: one of them `carries_out` all of these, or so many of these groups are `killed`.

    At the end of the last round, or when no living hero is left: `escaped`, if half of them have; `marks_left`: so
    many.  The overlord wins at once when so many of the groups have `fled`, or when no mark is left; otherwise at the
    end.
    """

    carries_out: tuple[str, ...] = ()
    killed: tuple[str, ...] = ()
    at_least: Size = 1
    escaped: bool = False
    marks_left: tuple[Count, ...] = ()
    fled: Count = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """A scenario.  `first`: which side begins.  `tiles`: the river, from the left: the groups and the event.

    `goal`: what the heroes must do, in a sentence; `{marks}`, `{kills}`, `{fled}` in it are the numbers of `goals`.

    `fatigue`: how many gems of each hero begin there.  `chests`: one in each of these areas; `deck`: how many of each
    asset. `objects`: what lies on the board; `gear_at`: the area where the heroes' gear lies, if they do not carry
    it.  `entries`: where reinforcement comes in.  `drops`: the object that a dead leader leaves.  `hunger`: a group
    that loses 1 life in each turn of the overlord in which it wounds no hero.
    """

    id: str
    name: Text
    goal: Text
    about: Text
    origin: Literal["house", "published"]
    board: str
    first: Literal["heroes", "overlord"]
    rounds: Size
    start: tuple[str, ...]
    fatigue: Count
    tiles: tuple[str, ...]
    entries: tuple[str, ...]
    layouts: tuple[Layout, ...]
    groups: tuple[Group, ...]
    goals: Goals
    event: tuple[EventOption, ...]
    allies: tuple[Group, ...] = ()
    chests: tuple[str, ...] = ()
    chest_difficulty: Count = 2
    deck: dict[str, Count] = field(default_factory=dict)
    objects: dict[str, tuple[str, ...]] = field(default_factory=dict)
    gear_at: str = ""
    drops: dict[str, str] = field(default_factory=dict)
    secret: Secret | None = None
    way_out: WayOut | None = None
    marks: Marks | None = None
    handles: tuple[Handle, ...] = ()
    structures: tuple[Structure, ...] = ()
    floods: tuple[Flood, ...] = ()
    flight: Flight | None = None
    hunger: str = ""
    orders: tuple[Order, ...] = ()
    advice: Text
    unsure: tuple[str, ...] = ()

    def group(self, id: str) -> Group:
        """The group of that name, the overlord's or an ally."""
        return next(group for group in (*self.groups, *self.allies) if group.id == id)
