"""The map: where the fields of the tiles lie, which ones are neighbours, what is printed on them.

Hexes have axial coordinates (q, r), pointed tops, r grows downwards.  A tile is a centre and the six hexes around it;
it may be turned by sixths, and its closed edges turn with it.  Fields keep the name of the spot they are printed on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from heraut.games.heroes3.model import AI, NOBODY, FieldId, Game, LaidTile, Realm, Site, TileNumber, has_clause, mission
from heraut.games.heroes3.printed import board
from heraut.games.heroes3.printed.check_missions import TOUCHING
from heraut.games.heroes3.printed.content import Content
from heraut.games.heroes3.printed.effects import OFFSETS
from heraut.tabletop import ways
from heraut.tabletop.hexes import AROUND, STEPS, Hex, distance, flower, plus, turned

CHARTS_KEPT = 500  # thinking ahead lays many maps that never come


@dataclass(slots=True)
class Chart:
    """A map worked out.

    `at`, `where`: the field on a hex, the hex of a field (face-up tiles only).  `near`: the fields one may step onto
    from a field.  `around`: all fields beside it, whatever lies between.  `place`: the number of the tile of a field.
    `hidden`: the face-down tiles beside a field.  `far`: how far all others are from a field, as far as it was asked.
    `edges`: the fields with a face-down tile beside them.  `site`: what kind of site a field is.
    `closed`: hexes with the directions in which nobody leaves them.  `face_down`: the hexes of face-down tiles, with
    the number of their tile.  `onto`: for each hex those from which the AI's hero could step onto it.  `turns`: how a
    tile may lie at a place, `centres`: where tiles may be added beside a field, as far as it was asked.
    """

    at: dict[Hex, FieldId] = field(default_factory=dict)
    where: dict[FieldId, Hex] = field(default_factory=dict)
    near: dict[FieldId, tuple[FieldId, ...]] = field(default_factory=dict)
    around: dict[FieldId, tuple[FieldId, ...]] = field(default_factory=dict)
    place: dict[FieldId, TileNumber] = field(default_factory=dict)
    hidden: dict[FieldId, tuple[TileNumber, ...]] = field(default_factory=dict)
    far: dict[FieldId, dict[FieldId, int]] = field(default_factory=dict)
    edges: tuple[FieldId, ...] = ()
    site: dict[FieldId, board.Site] = field(default_factory=dict)
    closed: set[tuple[Hex, Hex]] = field(default_factory=set)
    face_down: dict[Hex, TileNumber] = field(default_factory=dict)
    onto: dict[Hex, list[Hex]] = field(default_factory=dict)
    turns: dict[tuple[TileNumber, str], list[int]] = field(default_factory=dict)
    centres: dict[tuple[FieldId, str], list[Hex]] = field(default_factory=dict)


# ── the map as it lies ───────────────────────────────────────────────────────────────────────────────────────────────


def closed_edges(tile: board.Tile, turn: int) -> set[tuple[Hex, Hex]]:
    """H3-TIL-15. The closed edges of a tile laid at (0, 0) with this turn: from which hex, which way."""
    return {
        (turned(OFFSETS[spot], turn), turned(STEPS[direction], turn))
        for spot, directions in tile.closed.items()
        for direction in directions
    }


def chart(t: Game) -> Chart:
    """The map of this moment.  Worked out once for each way that tiles may lie."""
    tiles, charts = t.state.tiles, t.content.charts
    laid = [(number, one.q, one.r, one.tile if one.shown else "", one.turn) for number, one in tiles.items()]
    key = (t.state.scenario, *laid)
    known: Chart | None = charts.get(key)
    if known is None:
        if len(charts) >= CHARTS_KEPT:
            charts.clear()
        known = charts[key] = _draw_chart(t.content, tiles, starts_are_open(t))
    return known


def starts_are_open(t: Game) -> bool:
    """A clause of a scenario: closed edges between two starting tiles do not count."""
    return has_clause(t, "starts_are_open")


def _draw_chart(content: Content, tiles: dict[TileNumber, LaidTile], open_starts: bool) -> Chart:
    """H3-MOV-13 H3-TIL-2 H3-TIL-15 H3-TIL-16. Blocked fields are left, never entered; closed edges bar both ways."""
    chart = Chart()
    closed, face_down = chart.closed, chart.face_down
    for number, laid in tiles.items():
        if not laid.shown:
            face_down.update(dict.fromkeys(flower((laid.q, laid.r)), number))
            continue
        tile = content.tiles[laid.tile]
        for one in tile.fields:
            name, (q, r) = board.field_on(tile.id, one.spot), turned(one.at, laid.turn)
            hex = (laid.q + q, laid.r + r)
            chart.at[hex], chart.where[name], chart.place[name] = name, hex, number
            chart.site[name] = content.sites[one.site]
        closed |= {(plus((laid.q, laid.r), at), step) for at, step in closed_edges(tile, laid.turn)}
    barred = {*closed, *[(plus(at, step), (-step[0], -step[1])) for at, step in closed]}
    starts = {number for number, laid in tiles.items() if open_starts and laid.group == "starting"}
    for name, (q, r) in chart.where.items():
        around, near, hidden = [], [], []
        for dq, dr in AROUND:
            beside = (q + dq, r + dr)
            other = chart.at.get(beside)
            if other is None:
                if beside in face_down and face_down[beside] not in hidden:
                    hidden.append(face_down[beside])
                continue
            around.append(other)
            opened = chart.place[name] in starts and chart.place[other] in starts
            if content.fields[other].site != "blocked" and (opened or ((q, r), (dq, dr)) not in barred):
                near.append(other)
        chart.around[name], chart.near[name], chart.hidden[name] = tuple(around), tuple(near), tuple(hidden)
    return chart


def neighbours(t: Game, field: FieldId) -> tuple[FieldId, ...]:
    """H3-MOV-13. The fields that a hero may step onto from this one."""
    return chart(t).near[field]


def place_of(t: Game, field: FieldId) -> Hex:
    """Where a face-up field lies."""
    return chart(t).where[field]


def fields_of(tile: board.Tile) -> tuple[FieldId, ...]:
    return tuple([board.field_on(tile.id, one.spot) for one in tile.fields])


def printed(t: Game, field: FieldId) -> board.Field:
    """What is printed on a field."""
    return t.content.fields[field]


def site_of(t: Game, field: FieldId) -> board.Site:
    """What kind of site a field is."""
    return t.content.sites[t.content.fields[field].site]


def route(t: Game, start: FieldId, goals: Iterable[FieldId], passes: Callable[[FieldId], bool]) -> tuple[FieldId, ...]:
    """A shortest way to the nearest goal, field by field without `start`, through fields that `passes` allows."""
    return ways.route(chart(t).near, start, set(goals), passes)


def distances(chart: Chart, start: FieldId) -> dict[FieldId, int]:
    """The fewest steps from a field to every other, whatever may happen on the way."""
    if start not in chart.far:
        chart.far[start] = ways.distances(chart.near, start)
    return chart.far[start]


# ── what lies there ──────────────────────────────────────────────────────────────────────────────────────────────────


def show(t: Game, place: TileNumber) -> None:
    """A tile lies face up from now on: its fields may be visited."""
    t.state.tiles[place].shown = True
    open_sites(t.content, t.state, place)


def open_sites(content: Content, realm: Realm, place: TileNumber) -> None:
    """The fields of a face-up tile where something can happen."""
    for one in content.tiles[realm.tiles[place].tile].fields:
        if content.sites[one.site].category != "none":
            realm.sites.setdefault(board.field_on(realm.tiles[place].tile, one.spot), Site())


def homes(t: Game, seat: int) -> tuple[FieldId, ...]:
    """H3-SIE-21 H3-ENC-6. The towns and settlements that a seat controls."""
    return tuple(
        [
            field
            for field, site in t.state.sites.items()
            if seat in site.flags and t.content.fields[field].site in ("town", "settlement")
        ]
    )


def has_home(t: Game, seat: int) -> bool:
    """H3-SIE-21 H3-ENC-6. Does a seat control a town or a settlement?"""
    sites = t.state.sites
    for kind in ("town", "settlement"):
        for one in t.content.places[kind]:
            if one in sites and seat in sites[one].flags:
                return True
    return False


def founder(t: Game, field: FieldId) -> int:
    """Whose starting tile a field lies on: a seat, the AI, or nobody."""
    plan = next(plan for plan in mission(t).layouts if plan.players == len(t.state.players))
    number = chart(t).place[field]
    seat = plan.tiles[number].seat - 1 if number < len(plan.tiles) else -1
    return NOBODY if seat < 0 else seat if seat < len(t.state.players) else AI


def tiles_touching(t: Game, centre: Hex) -> list[TileNumber]:
    """H3-TIL-18. The numbers of the tiles whose centres are 3 hexes from this one."""
    return [number for number, one in t.state.tiles.items() if distance((one.q, one.r), centre) == TOUCHING]


def is_free(t: Game, centre: Hex) -> bool:
    """H3-TIL-18. A tile here would overlap none."""
    return all(distance((one.q, one.r), centre) >= TOUCHING for one in t.state.tiles.values())
