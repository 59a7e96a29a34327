"""The land as a screen shows it: hexes with terrain, sites and shields, enemy tokens, heroes, where one may explore."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.mage_knight.model.land import Foe, Game
from heraut.games.mage_knight.model.names import OFF_MAP, HexId, Position
from heraut.games.mage_knight.numbers import geography
from heraut.games.mage_knight.numbers.limits import armour
from heraut.games.mage_knight.numbers.sites import CITY, leader_of, secret_site, site_of
from heraut.games.mage_knight.numbers.terrain import parts_of_cost
from heraut.games.mage_knight.printed.board import Enemy
from heraut.games.mage_knight.rules.ch4_turn.exploring import hangs_loose, nothing_left, off_the_map
from heraut.games.mage_knight.screen.signs import BACKS, KINDS, SITES, sign_of
from heraut.games.mage_knight.screen.wording import WORDS, hex_text, name_text
from heraut.kernel.values import total
from heraut.tabletop.hexes import flower
from heraut.tabletop.scene import Board, Cell, Label, Number, Outcome, Piece, Token, named
from heraut.tabletop.vocabulary import hyphens, spaced

MAP = "map"
GROUNDS = {
    "plains": "plain", "hills": "hills", "forest": "forest", "wasteland": "waste", "desert": "sand", "swamp": "marsh",
    "lake": "water", "mountain": "rock", "sea": "water", "city": "plain",
}  # fmt: skip
ABILITY_RULES = {
    "fortified": "MK-CMB-31", "swift": "MK-CMB-37", "brutal": "MK-CMB-44", "poison": "MK-CMB-13",
    "paralyses": "MK-CMB-14", "summons": "MK-CMB-10",
}  # fmt: skip
ELEMENT_TONES: dict[str, Outcome] = {"physical": "mild", "fire": "hurt", "ice": "calm", "coldfire": "warn"}


def cell_of(hex: str) -> str:
    """The cell of a hex."""
    return hex.replace(".", "-")


def hole_cells(position: str) -> tuple[str, ...]:
    """The cells of a tile that could be revealed there."""
    return tuple([f"p{position}-{place}" for place in range(7)])


def map_board(t: Game) -> Board:
    return Board(
        MAP,
        "hex",
        Label("board-map"),
        cells=(*_hexes(t), *_holes(t)),
        pieces=tuple([piece.id for piece in map_pieces(t)]),
        pointed=True,
    )


# ── hexes ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _hexes(t: Game) -> Iterator[Cell]:
    for hex, (q, r) in geography.chart(t).where.items():
        printed = t.content.hexes[hex]
        shields = t.state.shields.get(hex, ())
        yield Cell(
            cell_of(hex),
            q,
            r,
            named(hex_text(t.content, t.state, hex)),
            ground=GROUNDS[printed.terrain],
            icon=SITES.get(secret_site(t.state, hex) or printed.site, ""),
            level=str(t.state.levels[hex]) if hex in t.state.levels else "",
            seat=_owner(t, hex, shields),
            tile=f"t{geography.tile_of(hex)}",
            note=hex_note(t, hex),
        )


def _owner(t: Game, hex: HexId, shields: tuple[int, ...]) -> int | None:
    """Whose shield is shown: of a city that of its leader."""
    if not shields:
        return None
    return leader_of(t, hex) if site_of(t, hex) == CITY else shields[-1]


def hex_note(t: Game, hex: HexId) -> Label:
    """What lies under its site, what entering it costs whoever is at turn, whose shields lie there, what for."""
    seat, site = max(0, t.state.active), site_of(t, hex)
    parts = parts_of_cost(t, seat, hex)
    printed = t.content.hexes[hex]
    return Label(
        "cell-note",
        {
            "terrain": printed.terrain,
            "site": "yes" if printed.site or secret_site(t.state, hex) else "no",
            "colour": printed.colour if printed.site == "mine" else "none",
            "cost": "none" if parts is None else total(parts),
            "ruin": t.state.ruins.get(hex) or "none",
            "held": "yes" if t.state.shields.get(hex) else "no",
            "seats": tuple(dict.fromkeys(t.state.shields.get(hex, ()))),
            "does": spaced(WORDS.both(f"site-does-{hyphens(site)}")) if site else "none",
        },
    )


def _holes(t: Game) -> Iterator[Cell]:
    """Where a tile may lie, while there are tiles left."""
    if nothing_left(t) is not None:
        return
    around = dict.fromkeys([hole for place in t.state.tiles for hole in geography.beside(place)])
    for hole in around:
        if hole not in t.state.tiles and off_the_map(t, hole) is None and hangs_loose(t, hole) is None:
            yield from _hole(hole)


def _hole(position: Position) -> Iterator[Cell]:
    middle = geography.centre(geography.read(position))
    for id, (q, r) in zip(hole_cells(position), flower(middle), strict=True):
        yield Cell(id, q, r, Label("cell-unknown"), hidden=True, tile=f"p{position}")


# ── pieces ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def map_pieces(t: Game) -> Iterator[Piece]:
    """Heroes and enemy tokens."""
    yield from _heroes(t)
    for hex, foes in t.state.foes.items():
        for place, foe in enumerate(foes):
            yield _token(t, HexId(hex), place, foe)


def _heroes(t: Game) -> Iterator[Piece]:
    """Between turns on the portal a hero stands nowhere; he is shown on it."""
    portal = next((hex for hex in geography.chart(t).where if site_of(t, hex) == "portal"), None)
    for seat, hero in enumerate(t.state.heroes):
        where = hero.hex if hero.hex != OFF_MAP else portal
        if not hero.hero or where is None:
            continue
        yield Piece(
            f"h{seat}",
            Label("piece-hero", {"seat": seat}),
            seat,
            cell=cell_of(where),
            icon=KINDS["hero"],
            numbers=(
                Number(f"h{seat}.armour", Label("number-armour"), total(armour(t, seat)), tuple(armour(t, seat))),
                Number(f"h{seat}.move", Label("number-move"), hero.move),
            ),
        )


def foe_piece(hex: str, place: int) -> str:
    return f"e{cell_of(hex)}-{place}"


def _token(t: Game, hex: HexId, place: int, foe: Foe) -> Piece:
    """An enemy token: what is printed on it, or only its back."""
    id = foe_piece(hex, place)
    if not foe.kind:
        return Piece(id, Label("piece-face-down", {"back": foe.back}), None, cell=cell_of(hex), icon=BACKS[foe.back])
    enemy = t.content.enemies[foe.kind]
    return Piece(
        id,
        named(name_text(t.content, foe.kind)),
        None,
        cell=cell_of(hex),
        icon=sign_of(t.content, foe.kind),
        note=Label("note-foe", {"element": enemy.element, "fame": enemy.fame}),
        numbers=(
            Number(f"{id}.armour", Label("number-armour"), enemy.armour, badge="defence"),
            Number(f"{id}.attack", Label("number-attack"), enemy.attack, badge="attack"),
        ),
        tokens=tuple(traits(id, enemy)),
    )


def traits(id: str, enemy: Enemy) -> Iterator[Token]:
    """Its abilities and resistances."""
    for ability in enemy.abilities:
        yield Token(f"{id}.{ability}", Label(f"ability-{ability}"), rules=(ABILITY_RULES[ability],), tone="warn")
    for element in enemy.resists:
        label = Label("token-resists", {"element": element})
        yield Token(f"{id}.resists.{element}", label, rules=("MK-CMB-2",), tone=ELEMENT_TONES[element])
