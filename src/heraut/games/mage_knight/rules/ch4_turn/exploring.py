"""4. The turn, 2: exploring.  Where a tile may lie, and what is done when it is revealed."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model.land import Game, has_clause, is_day, mission
from heraut.games.mage_knight.model.names import NOBODY, OFF_MAP, DeedId, HexId, Position, TileId
from heraut.games.mage_knight.numbers import geography
from heraut.games.mage_knight.numbers.sites import CITY, FORTIFIED, KEEP, TOWER, conquered, site_of
from heraut.games.mage_knight.numbers.statuses import sees_as_by_day
from heraut.games.mage_knight.numbers.terrain import stride
from heraut.games.mage_knight.numbers.tiles import BOX_CORE, BOX_COUNTRYSIDE, CORE, COUNTRYSIDE, next_pile
from heraut.games.mage_knight.rules import ch6_cities, scenarios
from heraut.games.mage_knight.rules.ch2_tiles import DrawTile
from heraut.games.mage_knight.rules.ch6_sites import MINE, MONASTERY, RUINS
from heraut.games.mage_knight.rules.gains import gain_fame
from heraut.games.mage_knight.rules.scenarios_dungeons import HideSites, tellers
from heraut.games.mage_knight.rules.tokens import TurnUp, lay_token
from heraut.kernel import Arrow, Reason, Section, call, draw

PRICE = 2  # MK-EXP-1
FIRST = 0  # the seat that chooses for all
ROAMS = {"rampaging_orc": "green", "rampaging_draconum": "red"}
GARRISONS = {KEEP: "grey", TOWER: "violet"}


# ── where? ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def edges(t: Game, seat: int) -> list[Position]:
    """MK-EXP-7. The empty positions next to a hero; through bent space also those next to his neighbours."""
    here = t.state.heroes[seat].hex
    chart = geography.chart(t)
    near = (here, *chart.near[here]) if stride(t, seat) > 1 else (here,)
    return list(dict.fromkeys([place for hex in near for place in chart.empty[hex]]))


def not_at_the_edge(t: Game, seat: int, place: Position) -> Reason | None:
    """MK-EXP-7."""
    return None if place in edges(t, seat) else Reason("not-at-the-edge", ("MK-EXP-7",), position=place)


def nothing_left(t: Game) -> Reason | None:
    """MK-EXP-15."""
    return None if next_pile(t) else Reason("no-tiles-left", ("MK-EXP-15",))


def off_the_map(t: Game, place: Position) -> Reason | None:
    """MK-EXP-12 MK-EXP-13 MK-EXP-14. Beyond the coast, the columns or the plan; or a core tile on the coast."""
    pile = next_pile(t)
    plan = mission(t).plan
    if plan is not None:
        planned = plan.countryside_at if pile == COUNTRYSIDE else plan.cores_at
        return None if geography.read(place) in planned else Reason("off-the-map", ("MK-SCN-1",), position=place)
    if not geography.within(t, place):
        return Reason("off-the-map", ("MK-EXP-12", "MK-EXP-14"), position=place)
    if pile in (CORE, BOX_CORE) and not geography.off_the_coast(t, place):
        return Reason("core-on-the-coast", ("MK-EXP-13",), position=place)
    return None


def hangs_loose(t: Game, place: Position) -> Reason | None:
    """MK-EXP-2 MK-EXP-3 MK-EXP-9. A tile must touch enough others."""
    pile, touched = next_pile(t), geography.touched(t, place)
    if pile in (BOX_COUNTRYSIDE, BOX_CORE):
        return None if len(touched) >= 3 else Reason("hangs-loose", ("MK-EXP-9",), position=place)
    if len(touched) >= 2:
        return None
    if pile == CORE:
        return Reason("hangs-loose", ("MK-EXP-3",), position=place)
    held = any(len(geography.touched(t, one)) >= 2 for one in touched)
    return None if held else Reason("hangs-loose", ("MK-EXP-2",), position=place)


def cannot_explore(t: Game, seat: int, place: Position) -> Reason | None:
    """MK-EXP-2 MK-EXP-3 MK-EXP-7 MK-EXP-15. What speaks against a tile there, points apart."""
    return not_at_the_edge(t, seat, place) or nothing_left(t) or off_the_map(t, place) or hangs_loose(t, place)


# ── revealing ────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class RevealTile(Section):
    """A tile is drawn and laid → its sites, one after the other ⟲ → (secret sites) → what heroes see next to them.

    `seat`: who explores, if anybody does.  `left`: the hexes whose instructions need a draw.
    """

    position: Position
    seat: int = NOBODY
    left: tuple[HexId, ...] = ()

    def start(self, t: Game) -> Arrow:
        """MK-EXP-4 MK-EXP-5 MK-EXP-8 MK-UND-1."""
        return call(DrawTile(), self.lay)

    def lay(self, t: Game, drawn: tuple[str, ...]) -> Arrow:
        """MK-EXP-5 MK-EXP-10 MK-EXP-11 MK-SCN-4."""
        tile = TileId(drawn[0])
        t.state.tiles[self.position] = tile
        t.tell("tile", seat=self.seat, position=self.position, tile=tile)
        if self.seat != NOBODY and has_clause(t, "fame_for_tiles"):
            gain_fame(t, self.seat, 1, "tile")
        hexes = [HexId(f"{tile}.{one.spot}") for one in t.content.tiles[tile].hexes if one.site]
        self.left = tuple([hex for hex in hexes if furnish(t, hex)])
        return self.next_site

    def next_site(self, t: Game) -> Arrow:
        """MK-EXP-10 MK-EXP-16 MK-EXP-18 MK-EXP-19 MK-SCN-19."""
        if not self.left:
            return self.hide
        hex, site = self.left[0], site_of(t, self.left[0])
        if site == MONASTERY:
            return draw("advanced", self.hear_monastery)
        if site == RUINS:
            return draw("ruins", self.hear_ruins)
        self.left = self.left[1:]
        return call(TurnUp(hex, back_shown(t, hex)), self.next_site)

    def hide(self, t: Game) -> Arrow:
        """MK-SCN-25 MK-SCN-32. Whoever explores chooses where; in the set-up the first seat does."""
        tile = TileId(t.state.tiles[self.position])
        scenarios.revealed(t, tile)
        told = tellers(t, tile)
        chooser = FIRST if self.seat == NOBODY else self.seat
        return call(HideSites(chooser, told), self.look) if told else self.look

    def look(self, t: Game) -> Arrow:
        """MK-EXP-21."""
        return call(LookAround())

    def hear_monastery(self, t: Game, drawn: tuple[str, ...]) -> Arrow:
        """MK-EXP-19. The top advanced action goes to the unit offer."""
        self.left = self.left[1:]
        t.state.monastery = (*t.state.monastery, *[DeedId(card) for card in drawn])
        t.tell("monastery_offers", cards=drawn)
        return self.next_site

    def hear_ruins(self, t: Game, drawn: tuple[str, ...]) -> Arrow:
        """MK-EXP-18."""
        hex, self.left = self.left[0], self.left[1:]
        show_ruins(t, hex, drawn)
        return self.next_site


def furnish(t: Game, hex: HexId) -> bool:
    """MK-EXP-16 MK-EXP-17 MK-EXP-18 MK-EXP-20 MK-SCN-19. Its tokens are laid; is something to be drawn at once?"""
    site = site_of(t, hex)
    if site in ROAMS:
        lay_token(t, hex, ROAMS[site])
        return hex in t.state.foes
    if site in GARRISONS:
        lay_token(t, hex, GARRISONS[site])
    elif site == CITY:
        ch6_cities.found(t, hex)
    elif site == RUINS:
        t.state.ruins[hex] = ""
        return is_day(t)
    elif site == MINE and has_clause(t, "mines_held"):
        lay_token(t, hex, back_shown(t, hex))
        lay_token(t, hex, "brown")
        return True
    return site == MONASTERY


def back_shown(t: Game, hex: HexId) -> str:
    """MK-EXP-16 MK-SCN-19. The tokens that lie face up: rampaging enemies, and the first of the two in a held mine."""
    site = site_of(t, hex)
    if site in ROAMS:
        return ROAMS[site]
    return "red" if scenarios.core_mine(t, hex) else "green"


def show_ruins(t: Game, hex: HexId, drawn: tuple[str, ...]) -> None:
    """MK-EXP-18."""
    for token in drawn:
        t.state.ruins[hex] = token
        t.tell("ruins", hex=hex, token=token)


# ── what heroes see ──────────────────────────────────────────────────────────────────────────────────────────────────


def hidden_from(t: Game, seat: int) -> HexId | None:
    """MK-EXP-18 MK-EXP-21. What this hero should see and does not: ruins he is on, by day a garrison next to him.

    An effect may let him see by night as by day, ruins next to him too.
    """
    here = t.state.heroes[seat].hex
    if here == OFF_MAP:
        return None
    if ruins_unseen(t, here):
        return here
    if is_day(t) or sees_as_by_day(t, seat):
        for hex in geography.chart(t).near[here]:
            if hex in t.state.foes and not all(foe.kind for foe in t.state.foes[hex]):
                if site_of(t, hex) in FORTIFIED and not conquered(t, hex):
                    return hex
            if ruins_unseen(t, hex):
                return hex
    return None


def ruins_unseen(t: Game, hex: HexId) -> bool:
    """MK-EXP-18. Ruins whose token lies face down."""
    return t.state.ruins.get(hex, "?") == "" and bool(t.state.decks["ruins"].size())


@dataclass(slots=True)
class LookAround(Section):
    """What heroes see next to them is turned up: something hidden? draw ⟲.  `hex`: what is looked at."""

    hex: HexId = OFF_MAP

    def start(self, t: Game) -> Arrow:
        """MK-EXP-18 MK-EXP-21 MK-UND-1."""
        for seat in range(len(t.state.heroes)):
            hex = hidden_from(t, seat)
            if hex is not None:
                self.hex = hex
                return draw("ruins", self.hear) if site_of(t, hex) == RUINS else call(TurnUp(hex), self.start)
        return None

    def hear(self, t: Game, drawn: tuple[str, ...]) -> Arrow:
        """MK-EXP-18."""
        show_ruins(t, self.hex, drawn)
        return self.start


SECTIONS: tuple[type[Section], ...] = (RevealTile, LookAround)
