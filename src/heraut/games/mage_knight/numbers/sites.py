"""Whose is a site."""
# stub: merged from its chapter

from __future__ import annotations

from heraut.games.mage_knight.model import OFF_MAP, Game, HexId, has_clause, mission

KEEP, TOWER, CITY = "keep", "mage_tower", "city"


def site_of(t: Game, hex: HexId) -> str:
    return t.content.hexes[hex].site if hex != OFF_MAP else ""


def allied(t: Game, seat: int, other: int) -> bool:
    """MK-TEA-1 MK-SCN-17."""
    mode = mission(t).mode
    if seat == other or mode == "cooperative":
        return True
    return mode == "teams" and t.state.players == 4 and (seat - other) % 2 == 0


def conquered(t: Game, hex: HexId) -> bool:
    """MK-CTY-8 MK-FIN-2."""
    if site_of(t, hex) == CITY:
        return not t.state.foes.get(hex) and not has_clause(t, "cities_closed")
    return bool(t.state.shields.get(hex))


def owned(t: Game, hex: HexId) -> bool:
    site = site_of(t, hex)
    return site == KEEP or (site == TOWER and has_clause(t, "owned_towers"))


def owner_of(t: Game, hex: HexId) -> int | None:
    shields = t.state.shields.get(hex)
    return shields[-1] if shields and owned(t, hex) else None


def leader_of(t: Game, hex: HexId) -> int | None:
    """MK-CTY-9 MK-SCN-32."""
    shields = t.state.shields.get(hex, ())
    if not shields or has_clause(t, "friendly_city"):
        return None
    return max(dict.fromkeys(shields), key=shields.count)
