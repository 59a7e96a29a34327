"""6. Sites: who defends them, what victory and defeat mean, what they sell."""

from __future__ import annotations

from heraut.games.mage_knight.model.land import Game, has_clause
from heraut.games.mage_knight.model.names import HexId, UnitKind
from heraut.games.mage_knight.numbers.sites import (
    CITY,
    FORTIFIED,
    KEEP,
    TOWER,
    UNDERGROUND,
    allied,
    closed,
    conquered,
    owned,
    owner_of,
    site_of,
)
from heraut.games.mage_knight.rules import ch6_cities, scenarios
from heraut.games.mage_knight.rules.gains import change_reputation
from heraut.games.mage_knight.rules.tokens import available, discard_tokens

VILLAGE, MONASTERY, GLADE, MINE, PORTAL = "village", "monastery", "magical_glade", "mine", "portal"
DUNGEON, TOMB, DEN, SPAWNING, RUINS = "dungeon", "tomb", "monster_den", "spawning_grounds", "ruins"
ADVENTURES = (DUNGEON, TOMB, DEN, SPAWNING, RUINS)
INCANTATION = "incantation"  # the kind of a combat against enemies called up, who lie on no hex
ROAMING = "roaming"  # the kind of a combat against rampaging enemies alone
SHARED = "shared"  # the kind of a combat of one hero in a shared assault: the whole of it is judged at its end
HALF = "half_"  # before the kind of a site that another player owns: its random defenders give half fame

FOES = {DUNGEON: ("brown",), TOMB: ("red",), DEN: ("brown",), SPAWNING: ("brown", "brown"), MONASTERY: ("violet",)}
LOOT = {
    TOWER: ("spell",),
    MONASTERY: ("artifact",),
    DUNGEON: ("dungeon",),
    TOMB: ("spell", "artifact"),
    DEN: ("random_crystal",) * 2,
    SPAWNING: ("artifact", *("random_crystal",) * 3),
}
"""What is won at a site (MK-SIT-10 MK-SIT-19 MK-SIT-34 MK-SIT-36 MK-SIT-37 MK-SIT-38); "dungeon": a die decides."""


# ── who lives there ──────────────────────────────────────────────────────────────────────────────────────────────────


def backs_of(t: Game, hex: HexId) -> tuple[str, ...]:
    """MK-SIT-9 MK-SIT-18 MK-SIT-20 MK-SIT-23 MK-SIT-24 MK-SIT-27. The backs of those who are met for the first time."""
    site = site_of(t, hex)
    if site == RUINS:
        token = t.state.ruins.get(hex, "")
        return t.content.ruins[token].enemies if token else ()
    return FOES.get(site, ())


def defenders_of(t: Game, hex: HexId) -> tuple[str, ...]:
    """MK-SIT-13 MK-SCN-28. The random tokens that defend a site for an owner who is away."""
    return ("grey" if site_of(t, hex) == KEEP else "violet",) * scenarios.defenders_of_owned(t)


def has_foes(t: Game, hex: HexId) -> bool:
    """MK-SET-10. Is there anybody to be met: those who wait, or tokens to be drawn?"""
    if t.state.foes.get(hex):
        return True
    backs = backs_of(t, hex)
    return bool(backs) and all(available(t, back) >= backs.count(back) for back in backs)


def kind_of(t: Game, hex: HexId) -> str:
    """The kind of a combat at this site."""
    site = site_of(t, hex)
    return HALF + site if owner_of(t, hex) is not None else site


# ── victory and defeat ───────────────────────────────────────────────────────────────────────────────────────────────


def assault_begins(t: Game, seat: int, hex: HexId) -> None:
    """MK-SIT-1 MK-ACT-4 MK-SCN-28. Every assault costs a point of reputation, but where towers are owned."""
    t.tell("assault", seat=seat, hex=hex)
    if not has_clause(t, "owned_towers"):
        change_reputation(t, seat, -1, "assault")


def won(t: Game, seat: int, hex: HexId, kind: str) -> None:
    """MK-FIN-2 MK-FIN-6 MK-SIT-10 MK-SIT-11 MK-SIT-14 MK-SIT-27. Whoever beat the last enemy has site and reward."""
    if kind in (ROAMING, INCANTATION):
        return
    site = site_of(t, hex)
    again = conquered(t, hex) and not kind.startswith(HALF)
    if site == CITY:
        ch6_cities.taken(t, seat, hex)
    elif not again:  # MK-SIT-22: a dungeon or tomb entered again gives fame only
        put_shield(t, seat, hex)
        if not kind.startswith(HALF):
            earn(t, seat, loot_of(t, hex))
        if site == MINE:
            free_mine(t, seat, hex)


def loot_of(t: Game, hex: HexId) -> tuple[str, ...]:
    """MK-SIT-10 MK-SIT-19 MK-SIT-27 MK-SIT-34 MK-SIT-36 MK-SIT-37 MK-SIT-38. The reward of a site."""
    site = site_of(t, hex)
    return t.content.ruins[t.state.ruins[hex]].rewards if site == RUINS else LOOT.get(site, ())


def earn(t: Game, seat: int, rewards: tuple[str, ...]) -> None:
    """MK-FIN-6 MK-REW-11. Taken at the end of the turn."""
    hero = t.state.heroes[seat]
    hero.turn = hero.turn._replace(rewards=(*hero.turn.rewards, *rewards))


def put_shield(t: Game, seat: int, hex: HexId) -> None:
    """MK-FIN-2 MK-SIT-14. The winner's shield, instead of the owner's."""
    t.state.shields[hex] = (seat,)
    t.tell("shield", seat=seat, hex=hex)


def free_mine(t: Game, seat: int, hex: HexId) -> None:
    """MK-SCN-20. A freed mine: reputation 1, on a core tile 2."""
    core = t.content.tiles[hex.partition(".")[0]].kind != "countryside"
    change_reputation(t, seat, 2 if core else 1, "mine")


def lost(t: Game, seat: int, hex: HexId, kind: str) -> None:
    """MK-FIN-3 MK-FIN-4 MK-FIN-8 MK-FIN-9 MK-FIN-10 MK-SCN-23. Who came for this fight alone is gone; others stay."""
    site = site_of(t, hex)
    if site in UNDERGROUND or site == MONASTERY or kind == INCANTATION or kind.startswith(HALF):
        discard_tokens(t, hex)
    hero = t.state.heroes[seat]
    if kind != ROAMING and site in FORTIFIED and hero.hex == hex:
        hero.path = hero.path[:-1]
        hero.hex = hero.path[-1]
        t.tell("thrown_back", seat=seat, hex=hero.hex)


# ── dealing with those who live there ────────────────────────────────────────────────────────────────────────────────

HEALING = {VILLAGE: 3, MONASTERY: 2}
ACTION_PRICE, SPELL_PRICE, ARTIFACT_PRICE, ELITE_PRICE = 6, 7, 12, 2


def trades_at(t: Game, seat: int, hex: HexId) -> str:
    """MK-INT-1 MK-INT-5 MK-SIT-10 MK-SIT-12 MK-TEA-2 MK-SCN-28. The site that deals with this hero here, or ""."""
    site = site_of(t, hex)
    if site == VILLAGE or (site == MONASTERY and not conquered(t, hex)):
        return site
    if owned(t, hex):
        owner = owner_of(t, hex)
        return site if owner is not None and allied(t, seat, owner) else ""
    return site if site in (TOWER, CITY) and conquered(t, hex) and not closed(t, hex) else ""


def recruits(t: Game, hex: HexId, unit: UnitKind) -> bool:
    """MK-UNI-4 MK-SIT-3 MK-SIT-6 MK-SIT-12 MK-SIT-17 MK-CTY-10 MK-CTY-11 MK-SCN-34. Is this unit recruited here?"""
    site, icons = site_of(t, hex), t.content.units[unit].sites
    if site in icons or ch6_cities.colour_of(t, hex) == "white":
        return True
    if not has_clause(t, "owned_towers"):
        return False
    return (site == TOWER and MONASTERY in icons) or (site == KEEP and VILLAGE in icons)
