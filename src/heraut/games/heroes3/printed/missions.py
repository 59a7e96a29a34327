"""What a scenario of Heroes III says: who plays, on which map, with what, and how it ends."""

from dataclasses import dataclass, field
from typing import Literal

from heraut.games.heroes3.printed.effects import Faction, Gain, Group, Level, Origin, Resource, Side, Spot, Tier
from heraut.kernel.content import Text

Mode = Literal["clash", "cooperative", "campaign", "alliance"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Troop:
    """A unit an army starts with: named, or picked among the bronze units of the faction."""

    side: Side
    unit: str = ""
    pick: Literal["", "cheapest_bronze", "second_bronze", "dearest_bronze", "any_bronze"] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """What each player starts with. `supply`: Far tiles of one's own. `carried`: army and resources come from before.

    `level`: the level of the hero, gained without new ability cards.  `alone`: resources that a player without an ally
    has besides, where others have one.
    """

    resources: dict[Resource, int]
    income: dict[Resource, int]
    units: tuple[Troop, ...] = ()
    buildings: tuple[str, ...] = ()
    supply: int = 0
    carried: bool = False
    level: int = 1
    alone: dict[Resource, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A tile of the map: its centre, and either a tile of that group drawn at random or a given one (`tile`).

    `seat`: who starts there (from 1; the AI follows the players): on its town, or on its empty field if it has none.
    `among`: the tiles it is drawn from. `shown`: it lies face up from the start, as starting tiles do.
    """

    group: Group
    at: tuple[int, int]
    tile: str = ""
    among: tuple[str, ...] = ()
    seat: int = 0
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Layout:
    """The map for a number of players."""

    players: int
    tiles: tuple[Place, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Enemy:
    """An AI hero: its army, its decks, and where it stands. `deck`: kind of AI card → how many are taken.

    `neutral_deck`: AI cards that guards draw. `walls`: it is besieged behind walls. `moves`: as the book says, or
    towards a site (`towards`).
    """

    faction: Faction
    army: tuple[Troop, ...]
    deck: dict[Literal["might", "magic", "skill"], int]
    tile: str
    spot: Spot = "C"
    spells: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    neutral_deck: dict[Literal["might", "magic", "skill"], int] = field(default_factory=dict)
    walls: bool = False
    moves: bool = False
    towards: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """A way to win. `checked`: at once, or at the end of the round.

    capture_all: every town and settlement of the opponents.  capture_town: one enemy town.  flag: one of `sites`.
    flag_every: all fields of `sites` on the map.  beat_enemy: the AI army.  beat_guards: the main hero beats those of
    `sites`.  grail_home: the Grail in one's town.  every_cube: a faction cube of each of several enemies.
    `needs`: a unit that must have been found by then, even if it has fallen since.
    """

    kind: Literal[
        "capture_all", "capture_town", "flag", "flag_every", "beat_enemy", "beat_guards", "grail_home", "every_cube"
    ]
    sites: tuple[str, ...] = ()
    needs: str = ""
    checked: Literal["at_once", "round_end"] = "round_end"


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happens when these rounds start. `players`: only with that many; `seat`: only to that one."""

    rounds: tuple[int, ...]
    play: str
    text: Text
    sites: tuple[str, ...] = ()
    players: int = 0
    seat: int = 0
    movement: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """A rule of this scenario alone, played by the section it names."""

    play: str
    text: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """A game to play.

    `limit`: what happens when the last round ends without a winner: all lose, or the most `points` (site → points for
    each field flagged) win.  `loses_by_defeat`: one lost combat of the main hero ends it.  `obelisk`, `utopia`: what
    these sites give here, one of the list.  `guards`: site → who guards it at each difficulty, instead of the table.
    `unguarded`: fields without guards, as "F3 W".  `forbids`: buildings nobody builds here ("all" is any).
    `unsure` names the parts no source gives; `credit` is whose scenario it is.
    """

    id: str
    name: Text
    about: Text
    origin: Origin
    mode: Mode
    rounds: int
    start: Start
    layouts: tuple[Layout, ...]
    goals: tuple[Goal, ...]
    limit: Literal["all_lose", "most_points"]
    points: dict[str, int] = field(default_factory=dict)
    credit: str = ""
    unsure: tuple[str, ...] = ()
    note: Text | None = None
    factions: tuple[Faction, ...] = ()
    heroes: tuple[str, ...] = ()
    level_cap: int = 7
    forbids: tuple[str, ...] = ()
    unguarded: tuple[str, ...] = ()
    loses_by_defeat: bool = False
    obelisk: tuple[Gain, ...] = ()
    utopia: tuple[Gain, ...] = ()
    guards: dict[str, dict[Level, dict[Tier, int]]] = field(default_factory=dict)
    enemy: Enemy | None = None
    events: tuple[Event, ...] = ()
    clauses: tuple[Clause, ...] = ()
    after: str = ""
