"""What scenarios add to the rules: who plays, when they are won, what a round brings, which sites are others.

Other chapters ask here, or `has_clause`; no chapter asks for a scenario's name.
"""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.mage_knight.model.land import Game, has_clause, layout, mission
from heraut.games.mage_knight.model.names import DUMMY, OFF_MAP, HexId, TileId
from heraut.games.mage_knight.numbers.geography import printed, tile_of
from heraut.games.mage_knight.numbers.sites import CITY, PORTAL, SECRET, UNDERGROUND, conquered
from heraut.games.mage_knight.numbers.tiles import all_revealed, city_tiles, is_core
from heraut.games.mage_knight.rules.gains import gain_crystal

MINE, GLADE = "mine", "magical_glade"
SECOND_NIGHT = 4  # the round
OUT, INCANTED = "out", "incanted"  # what marks begin with


# ── who plays ────────────────────────────────────────────────────────────────────────────────────────────────────────


def is_alone(t: Game) -> bool:
    return t.state.players == 1


def is_together(t: Game) -> bool:
    """MK-SCN-17. One team, or one player."""
    return is_alone(t) or mission(t).mode == "cooperative"


def has_dummy(t: Game) -> bool:
    """MK-DUM-1. Alone and together."""
    return is_together(t)


# ── the map ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def hexes(t: Game, *sites: str) -> list[HexId]:
    """The hexes on the map with one of these sites, secret ones too."""
    found = [(tile, one.spot, one.site) for tile in t.state.tiles.values() for one in t.content.tiles[tile].hexes]
    shown = [HexId(f"{tile}.{spot}") for tile, spot, site in found if site in sites]
    return [*shown, *[hex for hex, site in secret_sites(t) if site in sites]]


def city_level(t: Game) -> int:
    """MK-SCN-7 MK-SCN-9 MK-SCN-11 MK-SCN-15 MK-SCN-18 MK-EXP-6. The level of the city that was revealed last."""
    levels = layout(t).levels
    return levels[min(len(city_tiles(t)), len(levels)) - 1] if levels else 0


def secret_sites(t: Game) -> Iterator[tuple[HexId, str]]:
    """MK-SCN-25. Where a village or a monastery hid a dungeon or a tomb."""
    for mark in t.state.marks:
        what, _, rest = mark.partition(" ")
        if what == SECRET:
            site, _, hex = rest.partition(" ")
            yield HexId(hex), site


def hide_site(t: Game, hex: HexId, site: str) -> None:
    """MK-SCN-25. From now on there is a secret dungeon or tomb."""
    t.state.marks.append(f"{SECRET} {site} {hex}")
    t.tell("secret_site", hex=hex, site=site)


def revealed(t: Game, tile: TileId) -> None:
    """MK-SCN-32. Each player has a shield on a friendly city, and nobody leads it."""
    if has_clause(t, "friendly_city"):
        for hex in hexes(t, CITY):
            if tile_of(hex) == tile:
                t.state.shields[hex] = tuple(range(t.state.players))


def defenders_of_owned(t: Game) -> int:
    """MK-SCN-28 MK-SCN-29. How many tokens defend an owned keep or tower: by the number of this day or night."""
    return (t.state.round + 1) // 2 if has_clause(t, "owned_towers") else 1


def tower_mana(t: Game, seat: int) -> int:
    """MK-SCN-33. Tokens for a turn that begins on or next to an own tower: one for each own tower."""
    if not has_clause(t, "owned_towers"):
        return 0
    return len([hex for hex in hexes(t, "mage_tower") if t.state.shields.get(hex, ())[-1:] == (seat,)])


# ── druid nights ─────────────────────────────────────────────────────────────────────────────────────────────────────


def may_incant(t: Game, seat: int) -> bool:
    """MK-SCN-23. Once each night, if a glade is marked."""
    night = t.state.round % 2 == 0 and has_clause(t, "glades_marked")
    return night and not has_incanted(t, seat, t.state.round) and bool(marked_glades(t, seat))


def marked_glades(t: Game, seat: int) -> list[HexId]:
    """MK-SCN-22. The glades with a shield of this player."""
    return [hex for hex in hexes(t, GLADE) if seat in t.state.shields.get(hex, ())]


def has_incanted(t: Game, seat: int, night: int) -> bool:
    return f"{INCANTED} {night} {seat}" in t.state.marks


def incant(t: Game, seat: int) -> None:
    """MK-SCN-23. This night's incantation is done."""
    t.state.marks.append(f"{INCANTED} {t.state.round} {seat}")
    t.tell("incanted", seat=seat)


# ── a new round ──────────────────────────────────────────────────────────────────────────────────────────────────────


def new_round(t: Game) -> None:
    """MK-SCN-20 MK-SCN-24 MK-SCN-30. Mines yield, shields leave the glades, the portal closes."""
    if has_clause(t, "mines_held"):
        for hex in hexes(t, MINE):
            for seat in t.state.shields.get(hex, ())[-1:]:
                gain_crystal(t, seat, printed(t, hex).colour, lost=True)
    if has_clause(t, "glades_marked") and t.state.round == SECOND_NIGHT - 1:
        for hex in hexes(t, GLADE):
            t.state.shields.pop(hex, None)
    if has_clause(t, "portal_closes") and t.state.round == 2:
        close_portal(t)


def close_portal(t: Game) -> None:
    """MK-SCN-30. A hero who stands on it is out of the game."""
    gone = [seat for seat in t.state.order if seat != DUMMY and on_portal(t, seat)]
    for seat in gone:
        t.state.marks.append(f"{OUT} {seat}")
        t.state.heroes[seat].hex = OFF_MAP
    t.state.order = tuple([seat for seat in t.state.order if seat not in gone])
    t.tell("portal_closed", seats=tuple(gone))


def on_portal(t: Game, seat: int) -> bool:
    """MK-SET-8 MK-SCN-30 MK-SCN-31. On the portal; between turns heroes there stand off the map while it is open."""
    hex = t.state.heroes[seat].hex
    return f"{OUT} {seat}" not in t.state.marks and (hex == OFF_MAP or printed(t, hex).site == PORTAL)


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def goal_reached(t: Game) -> str:
    """MK-RND-21. How the scenario has come to its end; "" while it has not."""
    if has_clause(t, "city_found_ends") and city_tiles(t):
        return "city_found"
    if has_clause(t, "conquest") and all_cities_conquered(t):
        return "cities"
    if has_clause(t, "mines_held") and all_revealed(t) and all_shielded(t, MINE):
        return "mines"
    if has_clause(t, "secret_dungeons") and all_revealed(t) and all_shielded(t, *UNDERGROUND):
        return "dungeons"
    return "incantations" if has_clause(t, "glades_marked") and all_incanted(t) else ""


def cities_conquered(t: Game) -> list[HexId]:
    return [hex for hex in hexes(t, CITY) if conquered(t, hex)]


def all_cities_conquered(t: Game) -> bool:
    """MK-SCN-8 MK-SCN-13 MK-SCN-38. Every city of the scenario, those not yet found too."""
    return len(cities_conquered(t)) == layout(t).cities


def all_shielded(t: Game, *sites: str) -> bool:
    """MK-SCN-21 MK-SCN-27. Every such site on the map belongs to somebody."""
    return all(t.state.shields.get(hex) for hex in hexes(t, *sites))


def all_incanted(t: Game) -> bool:
    """MK-SCN-24. Every hero has done the incantation of the second night."""
    return all(has_incanted(t, seat, SECOND_NIGHT) for seat in range(t.state.players))


def core_mine(t: Game, hex: HexId) -> bool:
    """MK-SCN-19 MK-SCN-20 MK-SCN-21. Does this mine lie on a core tile?"""
    return is_core(t, tile_of(hex))
