"""The world as a screen shows it: its spaces and ways, characters, encounters, markers."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.wow_adventure.model import OFF_BOARD, Game
from heraut.games.wow_adventure.numbers import fight
from heraut.games.wow_adventure.printed.board import Space
from heraut.games.wow_adventure.printed.cards import Stats
from heraut.games.wow_adventure.printed.effects import COLOURS
from heraut.games.wow_adventure.screen.card_text import listed
from heraut.games.wow_adventure.screen.outlines import outline_of
from heraut.games.wow_adventure.screen.signs import CHARACTERS, MARKER, PRINTED, SPACES, sign_of
from heraut.games.wow_adventure.screen.wording import name_text
from heraut.kernel.values import total
from heraut.tabletop.cards import HIDDEN
from heraut.tabletop.scene import Badge, Board, Cell, Label, Link, Number, Piece, Token, named
from heraut.tabletop.vocabulary import typeset

GROUNDS = {"gray": "rock", "green": "forest", "yellow": "sand", "red": "waste"}
BADGES: dict[str, Badge] = {"melee": "attack", "ranged": "", "defence": "defence", "damage": "", "health": "health"}


# ── ids ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def cell_of(space: str) -> str:
    return f"space-{space}"


def hero_piece(seat: int) -> str:
    return f"h{seat}"


def left_piece(card: str) -> str:
    """An encounter that was left unbeaten."""
    return f"u-{card}"


def printed_piece(space: str) -> str:
    """The encounter printed on a space."""
    return f"p-{space}"


# ── the board ────────────────────────────────────────────────────────────────────────────────────────────────────────


def map_board(t: Game, pieces: list[Piece]) -> Board:
    board = t.content.board.values()
    return Board(
        "world",
        "areas",
        Label("board-world"),
        pieces=tuple([piece.id for piece in pieces]),
        cells=tuple([_cell(t, space) for space in board]),
        links=tuple([Link(cell_of(one.id), cell_of(id)) for one in board for id in one.near if one.id < id]),
    )


def _cell(t: Game, space: Space) -> Cell:
    return Cell(
        cell_of(space.id),
        label=named(typeset(space.name)),
        ground=GROUNDS[space.level],
        icon=SPACES[space.kind],
        level=str(COLOURS.index(space.level) + 1),
        note=Label("consequence-resources", {"resource": listed("resource", space.resources)})
        if space.resources
        else None,
        outline=outline_of(t.content, space.id),
    )


# ── pieces ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def map_pieces(t: Game) -> list[Piece]:
    return [*_heroes(t), *_left(t), *_printed(t), *_markers(t)]


def _heroes(t: Game) -> Iterator[Piece]:
    for seat, hero in enumerate(t.state.heroes):
        if hero.space == OFF_BOARD:
            continue
        id, parts = hero_piece(seat), tuple(fight.health_parts(t, seat))
        hurt = Token(f"{id}.damage", Label("token-damage"), hero.damage, ("WW-CMB-5",), tone="hurt")
        yield Piece(
            id,
            Label("piece-hero", {"seat": seat}),
            seat,
            cell=cell_of(hero.space),
            icon=CHARACTERS.get(hero.character, ""),
            tokens=(hurt,) if hero.damage else (),
            numbers=(Number(f"{id}.health", Label("number-health"), total(parts), parts, badge="health"),),
        )


def _left(t: Game) -> Iterator[Piece]:
    """WW-CMB-8. Unbeaten encounters; red side up they hold whoever comes."""
    for left in t.state.track:
        id = left_piece(left.card)
        aggro = Token(f"{id}.aggro", Label("token-aggro"), rules=("WW-MOV-3", "WW-CMB-18"), tone="bad")
        yield Piece(
            id,
            named(name_text(t.content, left.card)),
            None,
            cell=cell_of(left.space),
            icon=sign_of(t.content, left.card),
            tokens=(aggro,) if left.red else (),
            numbers=stats_numbers(id, t.content.encounters[left.card]),
        )


def _printed(t: Game) -> Iterator[Piece]:
    for space in t.content.board.values():
        if space.encounter is not None:
            id = printed_piece(space.id)
            yield Piece(
                id,
                named(typeset(space.encounter.name)),
                None,
                cell=cell_of(space.id),
                icon=PRINTED[space.kind],
                note=Label(f"note-{space.kind.replace('_', '-')}"),
                numbers=stats_numbers(id, space.encounter),
            )


def _markers(t: Game) -> Iterator[Piece]:
    """WW-EXP-7. Face down, but for who has seen them."""
    for place, found in enumerate(t.state.found):
        label = Label("piece-marker") if found.kind == HIDDEN else named(name_text(t.content, found.kind))
        yield Piece(f"m{place}", label, None, cell=cell_of(found.space), icon=MARKER)


def stats_numbers(id: str, stats: Stats) -> tuple[Number, ...]:
    """The printed numbers of whoever fights; only the attacks there are."""
    values = [(name, getattr(stats, name), badge) for name, badge in BADGES.items()]
    return tuple(
        [
            Number(f"{id}.{name}", Label(f"number-{name}"), value, badge=badge)
            for name, value, badge in values
            if value is not None
        ]
    )
