"""What a board must agree on with itself: areas that touch, borders that lead somewhere, sight that is mutual."""

from __future__ import annotations

from heraut.games.conan.printed.board import CLOSED, Board, Border, neighbours, pair
from heraut.kernel.content import ContentError
from heraut.tabletop import areas, ways

RISING = ("slope", "stairs", "cliff")
DIFFICULT = ("locked", "leap")


def check_board(board: Board) -> None:
    """CN-MOV-5 CN-LOS-1. Areas in one piece, one border between two that touch, each border what its kind needs."""
    for border in board.borders:
        _check_border(board, border)
    _check_touching(board)
    _check_in_one_piece(board)


def wrong(board: Board, entry: str, word: str, problem: str) -> ContentError:
    return ContentError(f"boards/{board.id}.toml", entry, word, problem)


def _check_border(board: Board, border: Border) -> None:
    """CN-DOR-1 CN-FAL-4 CN-SKL-15. Each border says what its kind needs, and no more."""
    entry = "-".join(border.ends)
    for end in border.ends:
        if end not in board.areas:
            raise wrong(board, entry, "ends", f"there is no area '{end}'")
    if (border.kind in CLOSED) != bool(border.name):
        raise wrong(board, entry, "name", "what can be opened has a name, and nothing else")
    if (border.kind in RISING) != (border.up in border.ends):
        raise wrong(board, entry, "up", "one of its ends, of what rises and of nothing else")
    if border.up and board.areas[border.up].level < board.areas[border.beyond(border.up)].level:
        raise wrong(board, entry, "up", f"'{border.up}' lies lower than the other end")
    falls = border.kind == "cliff" and board.areas[border.beyond(border.up)].kind != "water"
    if (border.fall and border.kind != "cliff") or (falls and not border.fall):
        raise wrong(board, entry, "fall", "the dice of a cliff, which only water does without")
    if (border.kind in DIFFICULT) != bool(border.difficulty):
        raise wrong(board, entry, "difficulty", "of a lock or a leap, and of nothing else")


def _check_touching(board: Board) -> None:
    """CN-MOV-5. Two areas that touch have exactly one border or meet at a corner, and two that do not have none."""
    listed = [pair(*ends) for ends in (*[border.ends for border in board.borders], *board.corners)]
    for ends in listed:
        if listed.count(ends) > 1:
            raise wrong(board, "-".join(ends), "", "these areas have two borders")
    names = [border.name for border in board.borders if border.name]
    for name in names:
        if names.count(name) > 1:
            raise wrong(board, name, "name", "two borders have this name")
    touching = areas.touching(areas.frontiers({id: area.outline for id, area in board.areas.items()}))
    for ends in sorted(touching - set(listed)):
        raise wrong(board, "-".join(ends), "", "these areas touch and have no border")
    for ends in sorted(set(listed) - touching):
        raise wrong(board, "-".join(ends), "", "these areas do not touch")


def _check_in_one_piece(board: Board) -> None:
    """CN-MOV-5. Somebody who opens, climbs and swims gets from each area to each other."""
    walls = {pair(*border.ends) for border in board.borders if border.kind == "wall"}
    near = {
        here: [there for there in beside if pair(here, there) not in walls]
        for here, beside in neighbours(board).items()
    }
    reached = ways.distances(near, next(iter(board.areas)))
    for id in board.areas:
        if id not in reached:
            raise wrong(board, id, "", "nobody gets there")
