"""6. Cities: garrison, shields, the levels they have."""

from __future__ import annotations

from heraut.games.mage_knight.model.land import Game, has_clause
from heraut.games.mage_knight.model.names import HexId
from heraut.games.mage_knight.numbers.sites import CITY, closed, leader_of, site_of
from heraut.games.mage_knight.rules import scenarios
from heraut.games.mage_knight.rules.tokens import lay_token


def colour_of(t: Game, hex: HexId) -> str:
    """The colour of a city, "" elsewhere."""
    return t.content.hexes[hex].colour if site_of(t, hex) == CITY else ""


def found(t: Game, hex: HexId) -> None:
    """MK-EXP-6 MK-EXP-20 MK-CTY-1 MK-SCN-32 MK-SCN-36. Its level and garrison; friendly and closed ones have none."""
    if has_clause(t, "friendly_city") or closed(t, hex):
        return
    level = t.state.levels[hex] = scenarios.city_level(t)
    for back in t.content.cities[colour_of(t, hex)].garrison[level - 1]:
        lay_token(t, hex, back)


def taken(t: Game, seat: int, hex: HexId) -> None:
    """MK-CTY-8 MK-FIN-7 MK-CTY-9. The last defender is beaten: its leader has the city."""
    t.tell("city_taken", seat=seat, hex=hex, leader=leader_of(t, hex))


def own_shields(t: Game, seat: int, hex: HexId) -> int:
    """MK-INT-3. The own shields on a city."""
    return t.state.shields.get(hex, ()).count(seat) if site_of(t, hex) == CITY else 0
