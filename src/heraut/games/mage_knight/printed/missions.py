"""What a scenario of Mage Knight says: for how many players, on which map, how long, and its own rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from heraut.kernel.content import Count, Size, Text

Shape = Literal["wedge", "free_wedge", "open_3", "open_4", "open_5", "plan"]
Clause = Literal[
    "blitz", "cities_closed", "city_found_ends", "conquest", "cooperation", "dummy", "fame_for_tiles", "friendly_city",
    "glades_marked", "mines_held", "no_elite_units", "owned_towers", "portal_closes", "round_end_stops",
    "secret_dungeons", "sorted_tiles", "village_unit_first",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """The map for a number of players.

    `countryside`, `cores`, `cities`: how many tiles of each kind.  `levels`: of the cities in the order in which they
    are revealed; the last one holds for all that follow.  `days`, `nights`: how many rounds of each, a day first.
    """

    players: Size
    days: Count
    nights: Count
    shape: Shape
    countryside: Count
    cores: Count
    cities: Count
    levels: tuple[Size, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A map laid out beforehand: which tiles, and where tiles of each kind go (positions of the lattice)."""

    countryside: tuple[str, ...]
    cores: tuple[str, ...]
    shown: tuple[tuple[int, int], ...]
    countryside_at: tuple[tuple[int, int], ...]
    cores_at: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """A scenario.

    `mode`: who wins with whom.  `city`: the colour of the only city used.  `must`: sites whose tiles are left out last;
    `tiles`: tiles that are always in.  `unsure`: words that no source gives for certain.
    """

    id: str
    name: Text
    about: Text
    origin: Literal["published", "house"]
    mode: Literal["competitive", "solo", "cooperative", "teams"]
    layouts: tuple[Layout, ...]
    clauses: tuple[Clause, ...] = ()
    city: Literal["", "red", "blue", "green", "white"] = ""
    must: str = ""
    tiles: tuple[str, ...] = ()
    plan: Plan | None = None
    unsure: tuple[str, ...] = ()
