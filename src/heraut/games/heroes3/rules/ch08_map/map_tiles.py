"""8a. Tiles: turned up, or added to the map."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import AddTile, Centre, Reveal, TurnTile
from heraut.games.heroes3.model import OFFICIAL, Game, HeroId, LaidTile, Shown, TileNumber
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.numbers.geography import Chart, chart, closed_edges
from heraut.games.heroes3.printed.check_missions import TOUCHING
from heraut.games.heroes3.rules.plays import NAMED, Named
from heraut.kernel import Arrow, Option, Reason, Section, ask, become, draw
from heraut.tabletop.hexes import AROUND, SIXTHS, Hex, flower, plus, ring, turned

TILES_TOUCHED = 2  # H3-TIL-4
SUPPLY = "tiles_far"
NO_SUPPLY, NO_ROOM = Reason("no-supply", ("H3-TIL-11",)), Reason("no-room", ("H3-TIL-4", "H3-TIL-12"))


@dataclass(slots=True)
class PlaceTile(Section):
    """A tile is turned up by a player: drawn if nobody knows it yet, turned, laid.

    (unknown) → drawn (⟲ until it is one of those the plan allows) → turned → its fields are open
    """

    number: TileNumber
    seat: int
    why: str  # revealed, added, enemy

    def start(self, t: Game) -> Arrow:
        """H3-TIL-1 H3-TIL-9. Which tile it is comes to light now."""
        laid = t.state.tiles[self.number]
        return self.turn if laid.tile else draw(deck_of(laid), self.hear_tile)

    def hear_tile(self, t: Game, tiles: tuple[str, ...]) -> Arrow:
        """A place may allow some tiles only; the others wait under the deck until it has one."""
        laid = t.state.tiles[self.number]
        deck = t.state.decks[deck_of(laid)]
        if laid.among and tiles[0] not in laid.among:
            deck.bottom.extend(tiles)
            return self.start
        laid.tile = tiles[0]
        deck.bag.extend(deck.bottom)
        deck.bottom.clear()
        return self.turn

    def turn(self, t: Game) -> Arrow:
        return ask(self.seat, "turn_new_tile", self.turns, self.hear_turn)

    def turns(self, t: Game) -> list[TurnTile]:
        """H3-TIL-13 H3-TIL-17 H3-TIL-12. Freely, as long as a way leads there."""
        return [TurnTile(turn) for turn in turns(t, self.number)]

    def wishes(self, t: Game) -> list[TurnTile]:
        return [TurnTile(turn) for turn in range(SIXTHS)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return no_turn(t, self.number, wish.turn) if isinstance(wish, TurnTile) else None

    def hear_turn(self, t: Game, choice: TurnTile) -> Arrow:
        """H3-TIL-13 H3-TIL-17."""
        laid = t.state.tiles[self.number]
        laid.turn = choice.turn
        geography.show(t, self.number)
        t.tell("tile_shown", seat=self.seat, tile=laid.tile, why=self.why)
        return None


def deck_of(laid: LaidTile) -> str:
    return f"tiles_{laid.group}"


# ── how a tile may lie ───────────────────────────────────────────────────────────────────────────────────────────────


def turns(t: Game, place: TileNumber) -> list[int]:
    """H3-TIL-12 H3-TIL-14 H3-TIL-17 H3-AI-27. The turns that shut nobody off, and leave a way from a face-up field.

    If no turn leaves one, those that shut nobody off.
    """
    laid = t.state.tiles[place]
    ways = joining(t, place)
    return [turn for turn in ways if opens(t, (laid.q, laid.r), laid.tile, turn)] or ways


def no_turn(t: Game, place: TileNumber, turn: int) -> Reason | None:
    """H3-TIL-12 H3-TIL-14. Turned so, the tile shuts nobody off, and a way leads onto it."""
    if not 0 <= turn < SIXTHS or turn in turns(t, place):
        return None
    if turn in joining(t, place):
        return Reason("turn-no-way", ("H3-TIL-12", "H3-TIL-14"))
    return Reason("turn-shuts-off", ("H3-TIL-12",))


def joining(t: Game, place: TileNumber) -> list[int]:
    """H3-TIL-12. The turns of a tile that leave the map in one piece, or in as few as may be."""
    known, key = chart(t).turns, (place, t.state.tiles[place].tile)
    if key not in known:
        parts = [pieces(t, place, turn) for turn in range(SIXTHS)]
        known[key] = [turn for turn, number in enumerate(parts) if number == min(parts)]
    return known[key]


def pieces(t: Game, place: TileNumber, turn: int) -> int:
    """H3-TIL-12 H3-TIL-15. Into how many parts the map falls with this tile turned so; the unseen is open ground."""
    ground: set[Hex] = set()
    starts: set[Hex] = set()
    closed: set[tuple[Hex, Hex]] = set()
    for number, laid in t.state.tiles.items():
        centre = (laid.q, laid.r)
        if not laid.shown and number != place:
            ground.update(flower(centre))
            continue
        card, way = t.content.tiles[laid.tile], turn if number == place else laid.turn
        open_ground = {plus(centre, turned(one.at, way)) for one in card.fields if one.site != "blocked"}
        ground |= open_ground
        if laid.group == "starting" and geography.starts_are_open(t):
            starts |= open_ground
        closed |= {(plus(centre, at), step) for at, step in closed_edges(card, way)}
    parts = 0
    while ground:
        parts += 1
        edge = [ground.pop()]
        for here in edge:
            for step in AROUND:
                there = (here[0] + step[0], here[1] + step[1])
                if there not in ground:
                    continue
                barred = (here, step) in closed or (there, (-step[0], -step[1])) in closed
                if not barred or {here, there} <= starts:
                    ground.remove(there)
                    edge.append(there)
    return parts


def opens(t: Game, centre: Hex, tile: str, turn: int) -> bool:
    """H3-TIL-12 H3-TIL-14. Would a way lead onto this tile, laid so, from a face-up field?"""
    card, known = t.content.tiles[tile], chart(t)
    closed = closed_edges(card, turn)
    for one in card.fields:
        at = turned(one.at, turn)
        if one.site == "blocked":
            continue
        for step in AROUND:
            if (at, step) not in closed and _leaves(known, plus(plus(centre, at), step), (-step[0], -step[1])):
                return True
    return False


def _leaves(known: Chart, hex: Hex, step: Hex) -> bool:
    """H3-TIL-15. Is there a face-up field on this hex that one may stand on and leave this way?"""
    name = known.at.get(hex)
    return name is not None and known.site[name].id != "blocked" and (hex, step) not in known.closed


# ── a tile of one's own supply ───────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class AddFromSupply(Section):
    """A player adds the top tile of the own supply.

    the tile is turned up → where → how it is turned
    """

    seat: int
    hero: HeroId
    near: str  # "hero": next to the hero; "tile": next to the tile the hero is on
    shown: Shown = ()

    def start(self, t: Game) -> Arrow:
        """H3-TIL-5 H3-TIL-10. Far tiles nobody has seen are all alike, so the supplies lie in one deck."""
        t.state.players[self.seat].supply -= 1
        return draw(SUPPLY, self.hear_tile)

    def hear_tile(self, t: Game, tiles: tuple[str, ...]) -> Arrow:
        """H3-TIL-5."""
        self.shown = tiles
        t.tell("tile_taken", seat=self.seat, tile=tiles[0])
        return ask(self.seat, "place_tile", self.spots, self.hear_centre)

    def spots(self, t: Game) -> list[Centre]:
        """H3-TIL-4 H3-TIL-12."""
        return [Centre(*centre) for centre in centres(t, self.hero, self.near)]

    def wishes(self, t: Game) -> list[Centre]:
        return [Centre(*centre) for centre in around(t, self.hero, self.near)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        """H3-TIL-4 H3-TIL-12."""
        if not isinstance(wish, Centre) or (wish.q, wish.r) in centres(t, self.hero, self.near):
            return None
        return Reason("tile-not-there", ("H3-TIL-4", "H3-TIL-12"))

    def hear_centre(self, t: Game, choice: Centre) -> Arrow:
        """H3-TIL-13."""
        place = TileNumber(max(t.state.tiles) + 1)
        t.state.tiles[place] = LaidTile("far", choice.q, choice.r, self.shown[0])
        return become(PlaceTile(place, self.seat, "added"))


def can_add(t: Game, hero: HeroId, near: str) -> bool:
    """H3-TIL-11 H3-MOV-5. A player with an empty supply adds no more tiles."""
    return no_added_tile(t, hero, near) is None


def no_added_tile(t: Game, hero: HeroId, near: str) -> Reason | None:
    """H3-TIL-4 H3-TIL-11 H3-TIL-12. A tile is left in the supply, and a place for it there."""
    if not t.state.players[t.state.heroes[hero].seat].supply:
        return NO_SUPPLY
    return None if centres(t, hero, near) else NO_ROOM


def centres(t: Game, hero: HeroId, near: str) -> list[Hex]:
    """H3-TIL-4 H3-TIL-12 H3-TIL-18. Where a tile may come: next to the hero, or to the tile the hero is on."""
    known = chart(t)
    key = (t.state.heroes[hero].field, near)
    if key not in known.centres:
        found = [
            centre
            for centre in around(t, hero, near)
            if geography.is_free(t, centre) and len(geography.tiles_touching(t, centre)) >= TILES_TOUCHED
        ]
        known.centres[key] = [centre for centre in found if _reachable(known, centre)]
    return known.centres[key]


def around(t: Game, hero: HeroId, near: str) -> list[Hex]:
    """H3-TIL-4. The centres of all tiles that would lie next to the hero, or to the tile the hero is on."""
    known, field = chart(t), t.state.heroes[hero].field
    laid = t.state.tiles[known.place[field]]
    middle, away = (known.where[field], 2) if near == "hero" else ((laid.q, laid.r), TOUCHING)
    return ring(middle, away)


def _reachable(known: Chart, centre: Hex) -> bool:
    """H3-TIL-12. A Far tile has one blocked field and no closed edge, so any way that leads here can be kept open."""
    inside = set(flower(centre))
    for hex in inside:
        for step in AROUND:
            outside = plus(hex, step)
            if outside not in inside and _leaves(known, outside, (-step[0], -step[1])):
                return True
    return False


# ── what may be revealed ─────────────────────────────────────────────────────────────────────────────────────────────


def tiles_beside_tile(t: Game, hero: HeroId) -> list[TileNumber]:
    """H3-SIT-8. The face-down tiles next to the tile a hero is on."""
    return [number for number in tiles_touched(t, hero) if not t.state.tiles[number].shown]


def tiles_touched(t: Game, hero: HeroId) -> list[TileNumber]:
    """H3-SIT-8. All tiles next to the tile a hero is on."""
    laid = t.state.tiles[chart(t).place[t.state.heroes[hero].field]]
    return geography.tiles_touching(t, (laid.q, laid.r))


@dataclass(slots=True)
class DiscoverTile(Named):
    """Redwood Observatory, Speculum: a tile next to the hero's is revealed, or one of the supply placed."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        return hero in t.state.heroes and bool(discoveries(t, hero, source))

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "discover_tile", self.found, self.hear, self.nothing)

    def found(self, t: Game) -> list[Option]:
        """H3-SIT-8. The Observatory only reveals; in the official edition, and by a card, a tile may be placed."""
        return discoveries(t, self.hero, self.source)

    def wishes(self, t: Game) -> list[Option]:
        return [*[Reveal(self.hero, number) for number in tiles_touched(t, self.hero)], AddTile(self.hero)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        """H3-SIT-8."""
        if isinstance(wish, AddTile):
            return no_placing(t, self.source) or no_added_tile(t, self.hero, "tile")
        if not isinstance(wish, Reveal) or wish.number in tiles_beside_tile(t, self.hero):
            return None
        shown = wish.number in tiles_touched(t, self.hero)
        return Reason("tile-shown", ("H3-SIT-8",)) if shown else Reason("tile-far", ("H3-SIT-8",))

    def hear(self, t: Game, choice: Reveal | AddTile) -> Arrow:
        if isinstance(choice, AddTile):
            return become(AddFromSupply(self.seat, self.hero, "tile"))
        return become(PlaceTile(choice.number, self.seat, "revealed"))

    def nothing(self, t: Game) -> Arrow:
        """H3-CAT-10. A visit may be useless."""
        return None


def discoveries(t: Game, hero: HeroId, source: str) -> list[Option]:
    """H3-SIT-8."""
    options: list[Option] = [Reveal(hero, number) for number in tiles_beside_tile(t, hero)]
    if not no_placing(t, source) and can_add(t, hero, "tile"):
        options.append(AddTile(hero))
    return options


def no_placing(t: Game, source: str) -> Reason | None:
    """H3-SIT-8. At the site itself a tile is placed in the official edition only."""
    only_reveals = source.startswith("site/") and t.state.edition != OFFICIAL
    return Reason("only-reveals", ("H3-SIT-8",)) if only_reveals else None


NAMED.update(discover_tile=DiscoverTile)
