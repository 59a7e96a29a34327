"""Dungeon Lords: dungeons and tombs that villages and monasteries tell of, and the ways under the ground."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.answers.anywhere import HexOf
from heraut.games.mage_knight.model.land import Game, has_clause
from heraut.games.mage_knight.model.names import HexId, TileId
from heraut.games.mage_knight.numbers.geography import chart, reached
from heraut.games.mage_knight.numbers.sites import UNDERGROUND, conquered, site_of
from heraut.games.mage_knight.rules import scenarios
from heraut.kernel import Arrow, Reason, Section, ask

TELLS = {"village": "dungeon", "monastery": "tomb"}
SWAMP = "swamp"
WET = (SWAMP, "lake")
ENTRY = 2  # move points that a way under the ground costs besides one a hex


# ── secret sites ─────────────────────────────────────────────────────────────────────────────────────────────────────


def tellers(t: Game, tile: TileId) -> tuple[HexId, ...]:
    """MK-SCN-25. The villages and monasteries of a new tile, where they have something to tell."""
    if not has_clause(t, "secret_dungeons"):
        return ()
    return tuple([HexId(f"{tile}.{one.spot}") for one in t.content.tiles[tile].hexes if one.site in TELLS])


def hiding_places(t: Game, teller: HexId) -> list[HexId]:
    """MK-SCN-25. The accessible hexes next to it that are no swamp and have no site."""
    open_land = t.content.tables.day
    near = [(hex, t.content.hexes[hex].terrain) for hex in chart(t).near[teller]]
    return [hex for hex, terrain in near if terrain in open_land and terrain != SWAMP and bare(t, hex)]


def bare(t: Game, hex: HexId) -> bool:
    """MK-SCN-25 MK-SIT-33. No site at all; where a rampaging enemy was beaten lies nothing any more."""
    site = site_of(t, hex)
    return not site or (t.content.sites[site].kind == "rampaging" and hex not in t.state.foes)


@dataclass(slots=True)
class HideSites(Section):
    """Each village and monastery of a new tile: on which hex beside it is the dungeon or tomb? ⟲ → end

    `seat`: who chooses.  `left`: those that have not told yet.
    """

    seat: int
    left: tuple[HexId, ...]

    def start(self, t: Game) -> Arrow:
        """MK-SCN-25. Where there is no such hex there is no secret site."""
        return ask(self.seat, "secret_site", self.hexes, self.hear, otherwise=self.next) if self.left else None

    def hexes(self, t: Game) -> list[HexOf]:
        """MK-SCN-25. An accessible hex beside it that is no swamp and has no site."""
        return [HexOf(hex) for hex in hiding_places(t, self.left[0])]

    def hear(self, t: Game, choice: HexOf) -> Arrow:
        """MK-SCN-25. A village knows of a dungeon, a monastery of a tomb."""
        scenarios.hide_site(t, choice.hex, TELLS[site_of(t, self.left[0])])
        return self.next

    def next(self, t: Game) -> Arrow:
        """MK-SCN-25."""
        self.left = self.left[1:]
        return self.start


# ── ways under the ground ────────────────────────────────────────────────────────────────────────────────────────────


def is_gate(t: Game, hex: HexId) -> bool:
    """MK-SCN-26. A conquered dungeon or tomb."""
    return site_of(t, hex) in UNDERGROUND and conquered(t, hex)


def passages(t: Game, here: HexId) -> dict[HexId, int]:
    """MK-SCN-26. What the way to each other gate costs: two points and one a hex, under neither lakes nor swamps."""
    if not has_clause(t, "secret_dungeons") or not is_gate(t, here):
        return {}
    far = reached(t, here, len(chart(t).near), WET)
    return {hex: ENTRY + distance for hex, distance in far.items() if is_gate(t, hex)}


def no_passage(t: Game, here: HexId, there: HexId) -> Reason | None:
    """MK-SCN-26."""
    return None if there in passages(t, here) else Reason("no-passage", ("MK-SCN-26",), hex=there)


SECTIONS: tuple[type[Section], ...] = (HideSites,)
