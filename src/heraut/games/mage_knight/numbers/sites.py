"""Whose is a site, who stands where, and which hexes are safe."""

from __future__ import annotations

from heraut.games.mage_knight.model.land import Foe, Game, Land, has_clause, mission
from heraut.games.mage_knight.model.names import OFF_MAP, HexId
from heraut.games.mage_knight.numbers.geography import chart

KEEP, TOWER, CITY, PORTAL = "keep", "mage_tower", "city", "portal"
FORTIFIED = (KEEP, TOWER, CITY)
UNDERGROUND = ("dungeon", "tomb")
SECRET = "secret"  # what the mark of a secret site begins with


def site_of(t: Game, hex: HexId) -> str:
    """MK-SCN-25 MK-SCN-30. The site of a hex: the printed or a secret one; a closed portal is none; "" off the map."""
    if hex == OFF_MAP:
        return ""
    site = t.content.hexes[hex].site
    if site == PORTAL:
        return site if portal_open(t) else ""
    return (secret_site(t.state, hex) or site) if t.state.marks else site


def secret_site(land: Land, hex: HexId) -> str:
    """MK-SCN-25. The dungeon or tomb that a village or a monastery told of."""
    return next((site for site in UNDERGROUND if f"{SECRET} {site} {hex}" in land.marks), "")


def portal_open(t: Game) -> bool:
    """MK-SCN-30. After day 1 it closes, where it does, and is a plains hex."""
    return t.state.round <= 1 or not has_clause(t, "portal_closes")


# ── who stands where ─────────────────────────────────────────────────────────────────────────────────────────────────


def others_on(t: Game, seat: int, hex: HexId) -> list[int]:
    """The seats whose heroes stand there as well."""
    return [other for other, hero in enumerate(t.state.heroes) if other != seat and hero.hex == hex]


def allied(t: Game, seat: int, other: int) -> bool:
    """MK-TEA-1 MK-SCN-17. Oneself; everybody in cooperation; in teams of two every second seat."""
    mode = mission(t).mode
    if seat == other or mode == "cooperative":
        return True
    return mode == "teams" and t.state.players == 4 and (seat - other) % 2 == 0


def on_portal(t: Game, hex: HexId) -> bool:
    """MK-MOV-20 MK-SCN-30. The portal, while it is open."""
    return site_of(t, hex) == PORTAL


def open_to_all(t: Game, hex: HexId) -> bool:
    """MK-MOV-21 MK-MOV-23. Portal and conquered city hold several heroes, who never fight there."""
    return on_portal(t, hex) or (site_of(t, hex) == CITY and conquered(t, hex))


def ending(t: Game) -> bool:
    """MK-DEF-3. Is the end of the round or of the scenario running?"""
    return t.state.round_end is not None or t.state.game_end is not None


def may_fight(t: Game, seat: int, other: int) -> bool:
    """MK-PVP-36 MK-MOV-32. May this hero attack that one, as far as it does not hang on the hex?"""
    if not t.state.fights or ending(t) or other in t.state.face_down:
        return False
    return not allied(t, seat, other)


# ── whose is it? ─────────────────────────────────────────────────────────────────────────────────────────────────────


def roaming_on(t: Game, hex: HexId) -> tuple[Foe, ...]:
    """The rampaging enemies of a hex."""
    if not t.state.foes.get(hex) or not t.content.hexes[hex].site.startswith("rampaging"):
        return ()
    return t.state.foes[hex]


def roaming_near(t: Game, hex: HexId) -> list[HexId]:
    """The hexes next to this one with a rampaging enemy."""
    foes = t.state.foes
    return [one for one in chart(t).near[hex] if one in foes and roaming_on(t, one)] if hex != OFF_MAP else []


def closed(t: Game, hex: HexId) -> bool:
    """MK-SCN-29 MK-SCN-36. A city that this scenario closes."""
    return site_of(t, hex) == CITY and has_clause(t, "cities_closed")


def conquered(t: Game, hex: HexId) -> bool:
    """MK-CTY-8 MK-FIN-2. A city without defenders; any other site with a shield on it."""
    if site_of(t, hex) == CITY:
        return not t.state.foes.get(hex) and not closed(t, hex)
    return bool(t.state.shields.get(hex))


def owned(t: Game, hex: HexId) -> bool:
    """MK-SIT-11 MK-SCN-28. Is this a site that belongs to whoever conquered it?"""
    site = site_of(t, hex)
    return site == KEEP or (site == TOWER and has_clause(t, "owned_towers"))


def owner_of(t: Game, hex: HexId) -> int | None:
    """MK-SIT-11 MK-SCN-28. Whose keep (or tower, where towers are owned) this is."""
    shields = t.state.shields.get(hex)
    return shields[-1] if shields and owned(t, hex) else None


def hostile(t: Game, seat: int, hex: HexId) -> bool:
    """MK-MOV-17 MK-TEA-2. Does it belong to a player who is no ally?"""
    owner = owner_of(t, hex)
    return owner is not None and not allied(t, seat, owner)


def to_assault(t: Game, seat: int, hex: HexId) -> bool:
    """MK-MOV-5 MK-MOV-17. Does entering this hex mean an assault: not conquered, or another's?"""
    if site_of(t, hex) not in FORTIFIED:
        return False
    return not conquered(t, hex) or hostile(t, seat, hex)


def leader_of(t: Game, hex: HexId) -> int | None:
    """MK-CTY-9 MK-SCN-32. The seat with most shields on a city, on a tie the earliest one; a friendly city has none."""
    shields = t.state.shields.get(hex, ())
    if not shields or has_clause(t, "friendly_city"):
        return None
    return max(dict.fromkeys(shields), key=shields.count)  # max keeps the first of equals


# ── safe hexes ───────────────────────────────────────────────────────────────────────────────────────────────────────


def safe(t: Game, seat: int, hex: HexId) -> bool:
    """MK-DEF-2 MK-DEF-3 MK-DEF-4 MK-DEF-5. May a hero stay here when his turn is over?"""
    if t.content.hexes[hex].terrain not in t.content.tables.day or closed(t, hex):
        return False
    if to_assault(t, seat, hex) or roaming_on(t, hex):
        return False
    return open_to_all(t, hex) or not others_on(t, seat, hex)
