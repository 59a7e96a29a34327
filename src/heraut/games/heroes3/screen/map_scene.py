"""The map as a screen shows it: hexes with their sites, guards, flags and cubes, and the heroes on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from heraut.games.heroes3.answers.on_map import Centre
from heraut.games.heroes3.model import COLUMNS, FieldId, Game, HeroId, LaidTile, SpaceId, TileNumber, enemy_hero
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.printed.board import field_on
from heraut.games.heroes3.printed.effects import Tier
from heraut.games.heroes3.rules.ch03_play.box import place_of_seat
from heraut.games.heroes3.rules.ch03_play.setup import SetUp
from heraut.games.heroes3.rules.ch08_map import map_fields
from heraut.games.heroes3.rules.ch08_map.map_tiles import PlaceTile
from heraut.games.heroes3.screen.card_text import effect_label
from heraut.games.heroes3.screen.signs import SIGNS, sign_of
from heraut.games.heroes3.screen.wording import WORDS
from heraut.tabletop.hexes import flower, plus, turned
from heraut.tabletop.scene import Board, Cell, Label, Link, Number, Piece, Tint, Token, named
from heraut.tabletop.vocabulary import typeset

MAP = "map"
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")
BACKS = {"starting": "I", "far": "II–III", "near": "IV–V", "center": "VI–VII"}
METALS: dict[Tier, Tint] = {"bronze": "tenne", "silver": "argent", "golden": "or", "azure": "azur"}
GROUNDS = {"dirt": "sand", "grass": "plain", "subterranean": "rock"}


def cell_of(field: FieldId) -> str:
    """The cell of a field."""
    return field.replace(".", "-")


def hidden_cells(number: TileNumber) -> tuple[str, ...]:
    """The cells of a face-down tile."""
    return tuple([f"t{number}-{place}" for place in range(7)])


def map_board(t: Game) -> Board:
    cells = [cell for number, laid in t.state.tiles.items() for cell in _tile(t, number, laid)]
    return Board(
        MAP,
        "hex",
        Label("board-map"),
        cells=(*cells, *_new_centres(t)),
        links=tuple(_closed(t)),
        pieces=tuple([f"h{hero}" for hero in t.state.heroes]),
        pointed=True,
    )


def _tile(t: Game, number: TileNumber, laid: LaidTile) -> Iterator[Cell]:
    centre = (laid.q, laid.r)
    if not laid.shown:
        back = f"group-{laid.group}"
        label = named(WORDS.both(back))
        for id, (q, r) in zip(hidden_cells(number), flower(centre), strict=True):
            shown = BACKS[laid.group] if (q, r) == centre else ""
            yield Cell(id, q, r, label, level=shown, hidden=True, tile=f"t{number}")
        return
    yield from _face(t, number, laid, laid.turn)


def _face(t: Game, number: TileNumber, laid: LaidTile, turn: int) -> Iterator[Cell]:
    """The fields of a tile, turned by so many sixths."""
    tile = t.content.tiles[laid.tile]
    for one in tile.fields:
        field = field_on(tile.id, one.spot)
        q, r = plus((laid.q, laid.r), turned(one.at, turn))
        site = t.state.sites.get(field)
        level = map_fields.guard_level(t, field) if site is not None else 0
        yield Cell(
            cell_of(field),
            q,
            r,
            field_label(t, field),
            ground=GROUNDS[tile.terrain],
            icon=SIGNS.get(one.site, ""),
            level=ROMAN[level],
            seat=site.flags[-1] if site is not None and site.flags else None,
            blocked=one.site == "blocked",
            tile=f"t{number}",
            note=site_label(t, field),
            pips=tuple(_pips(t, field)) if level else (),
        )


def turned_so(t: Game, turn: int) -> Iterator[Cell]:
    """The tile that is being laid, as it would lie."""
    placing, laying = t.nearest(PlaceTile), t.nearest(SetUp)
    number = placing.number if placing is not None else place_of_seat(t, laying.turn)[0] if laying is not None else None
    if number is not None and t.state.tiles[number].tile in t.content.tiles:
        yield from _face(t, number, t.state.tiles[number], turn)


def _pips(t: Game, field: FieldId) -> Iterator[Tint]:
    """H3-DIF-2. One for each guard, in the metal of its tier."""
    for tier, count in map_fields.guards_of(t, field).items():
        yield from [METALS[tier]] * count


def site_label(t: Game, field: FieldId) -> Label | None:
    """What is there to be had, in one line."""
    printed = t.content.fields[field]
    site = t.content.sites[printed.site]
    if site.dice:
        keep = printed.keep if printed.keep < printed.dice else 0
        roll = Label("says-roll", {"some_dice": (printed.dice, site.dice), "keep": keep})
        return Label("consequence-there", {"what": roll})
    if site.income:
        return Label("consequence-income", {"resource": printed.resource})
    if site.either:
        first, *others = map(effect_label, site.either)
        what = reduce(lambda one, other: Label("says-either", {"one": one, "other": other}), others, first)
        return Label("consequence-there", {"what": what})
    return None


def field_label(t: Game, field: FieldId) -> Label:
    """A site, its guards, and whether it was visited."""
    site, level = t.state.sites.get(field), 0
    if site is not None:
        level = map_fields.guard_level(t, field)
    guards = map_fields.guards_of(t, field) if level else {}
    return Label(
        "cell-field",
        {
            "field": field,
            "visited": "yes" if site is not None and site.cube else "no",
            "guarded": "yes" if level else "no",
            "guards_by_tier": tuple(guards.items()),
        },
    )


def _closed(t: Game) -> Iterator[Link]:
    """The edges between two face-up fields that nobody crosses."""
    chart = geography.chart(t)
    for field, around in chart.around.items():
        for other in around:
            if field < other and other not in chart.near[field] and field not in chart.near[other]:
                sites = (t.content.fields[field].site, t.content.fields[other].site)
                if "blocked" not in sites:
                    yield Link(cell_of(field), cell_of(other), "wall")


def _new_centres(t: Game) -> Iterator[Cell]:
    """Where a tile may be added, while that is asked."""
    asked = t.state.pending
    for option in asked.options if asked is not None else ():
        if isinstance(option, Centre):
            label = Label("cell-new-tile")
            yield Cell(centre_cell(option.q, option.r), option.q, option.r, label, hidden=True, tile=str(option))


def centre_cell(q: int, r: int) -> str:
    return f"n{q},{r}"


def hero_pieces(t: Game) -> Iterator[Piece]:
    for number, hero in sorted(t.state.heroes.items()):
        enemy = number >= enemy_hero(t)
        second = number % 2 == 1
        kind = "ai" if enemy else "second" if second else t.state.players[hero.seat].hero
        moves = Number(f"h{number}.movement", Label("number-movement"), hero.movement + hero.extra)
        yield Piece(
            f"h{number}",
            Label("piece-hero", {"hero": number}),
            None if enemy else hero.seat,
            cell=_where(t, hero.field),
            icon=sign_of(t.content, kind),
            note=None if enemy or second else named(typeset(t.content.heroes[kind].title)),
            numbers=() if enemy else (moves,),
            more=() if enemy or second else tuple(_retinue(t, number, hero.seat)),
            tokens=tuple(_tokens(t, number)),
        )


def _retinue(t: Game, number: HeroId, seat: int) -> Iterator[Number]:
    player = t.state.players[seat]
    yield Number(f"h{number}.level", Label("number-level"), player.level)
    yield Number(f"h{number}.cards", Label("number-cards"), len(player.hand))
    yield Number(f"h{number}.units", Label("number-units"), len(player.army) + len(player.hired))


def _where(t: Game, field: FieldId) -> str:
    """The cell of a field; of a face-down tile the middle."""
    tile = field.partition(".")[0]
    for number, laid in t.state.tiles.items():
        if laid.tile == tile and not laid.shown:
            return hidden_cells(number)[0]
    return cell_of(field)


def _tokens(t: Game, number: HeroId) -> Iterator[Token]:
    hero = t.state.heroes[number]
    if hero.seat == t.state.grail and number % 2 == 0:
        yield Token(f"h{number}.grail", Label("token-grail"), rules=("H3-SIT-21",))


def space_cell(space: SpaceId) -> str:
    """The cell of a space of the combat board."""
    return f"s{space // COLUMNS}-{space % COLUMNS}"
