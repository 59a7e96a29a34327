"""A scene drawn with characters.  Knows no game; colour never says what a letter or a sign does not say too.

title › where we are
A Lions   b Scorpions
┌──────────────┐  A1 Danil    INI 4  ATT 5↑ …  states
│   A1b2       │  b2 Arkeon   …
└ ├──┤ 5 cm ───┘
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import zip_longest
from math import ceil
from textwrap import wrap

from rich.text import Text

from heraut.cli.boards import QUIET, draw_cells, draw_goods, main_board
from heraut.table.speech import OneLanguage
from heraut.tabletop.scene import Number, Piece, Scene, Token
from heraut.tabletop.vocabulary import NBSP

COLOURS = ("cyan", "yellow", "magenta", "green")
MANY = 99
LEAST_MAP, MOST_NAME = 30, 21
MARGIN, LEAST_MM = 12, 4  # around the figures, and in one column at the closest
SCALES = (1, 2, 5, 10, 20, 50)  # centimetres


def marks(scene: Scene) -> dict[str, str]:
    """`A1`, `b2`: capitals and small letters tell the sides apart, the number is the piece's own."""
    found: dict[str, str] = {}
    for at, piece in enumerate(scene.pieces, start=1):
        digits = piece.id[len(piece.id.rstrip("0123456789")) :]
        found[piece.id] = side_letter(piece.seat) + (digits or str(at))
    return found


def side_letter(seat: int | None) -> str:
    if seat is None:
        return "o"
    letter = chr(ord("A") + seat % 26)
    return letter if seat % 2 == 0 else letter.lower()


def colour(seat: int | None) -> str:
    return "" if seat is None else COLOURS[seat % len(COLOURS)]


# --- the table ---------------------------------------------------------------------------------------------------


def draw_table(scene: Scene, speech: OneLanguage, width: int, rows: int) -> list[Text]:
    """Where we are, the field, the pieces: everything above the question."""
    called = marks(scene)
    lines = [*fold(draw_path(scene, speech), width, 2), *draw_players(scene, speech, width)]
    touched = set(scene.question.touches) if scene.question else set()
    boards = any(board.kind == "free" for board in scene.boards)
    if not boards:
        return [*lines, *_draw_cells_and_goods(scene, speech, called, touched, width)]
    wanted = max(map(len, draw_pieces(scene, speech, called, touched, 1000)), default=0)
    beside = width - LEAST_MAP - 2 >= min(wanted, 60)
    if not beside:
        field = draw_field(scene, called, touched, width, max(rows - len(scene.pieces) - 3, 6))
        return [*lines, *field, *draw_pieces(scene, speech, called, touched, width)]
    across = max(LEAST_MAP, width - 2 - wanted)
    pieces = draw_pieces(scene, speech, called, touched, width - 2 - across)
    field = draw_field(scene, called, touched, across, max(min(rows - 2, len(pieces) + 2), 7))
    across = max(map(len, field), default=0)
    for left, right in zip_longest(field, pieces, fillvalue=Text()):
        line = left.copy()
        line.pad_right(across - len(left) + 2)
        lines.append(line.append_text(right))
    return lines


def _draw_cells_and_goods(
    scene: Scene, speech: OneLanguage, called: Mapping[str, str], touched: set[str], width: int
) -> Iterator[Text]:
    """The board of cells that the question is about, who stands where, and what lies before whoever is asked."""
    board = main_board(scene)
    if board is not None:
        yield from draw_cells(scene, board, speech, called, width)
    boards = scene.boards if board is None else (board,)
    names = {cell.id: speech.label(cell.label) if cell.label else "" for one in boards for cell in one.cells}
    laid = {id for one in boards for id in one.pieces}
    here = [replace(piece, cell=names.get(piece.cell, "")) for piece in scene.pieces if not boards or piece.id in laid]
    yield from draw_pieces(replace(scene, pieces=tuple(here)), speech, called, touched, width)
    seat = scene.question.seat if scene.question else None
    for line in draw_goods(scene, speech, seat):
        yield from fold(line, width, 4)


def draw_path(scene: Scene, speech: OneLanguage) -> Text:
    line = Text(speech.label(scene.title), style="bold")
    for step in scene.path:
        line.append(" › ", style=QUIET)
        line.append(speech.label(step), style="not bold")
    return line


def draw_players(scene: Scene, speech: OneLanguage, width: int) -> list[Text]:
    """The sides on one line, with as many of their numbers as find room there."""
    for most in (MANY, 1, 0):
        line = Text()
        for player in scene.players:
            line.append("   " if line else "")
            line.append(f"{side_letter(player.seat)} {speech.label(player.label)}", style=colour(player.seat))
            for number in player.numbers[:most]:
                line.append(f"  {speech.label(number.label)} {number.value}", style=QUIET)
        if len(line) <= width:
            break
    return list(fold(line, width, 2))


# --- the field ---------------------------------------------------------------------------------------------------


def draw_field(scene: Scene, called: Mapping[str, str], touched: set[str], width: int, height: int) -> list[Text]:
    """The part of the free table where pieces stand, as large as the room allows; `A1^` stands one level higher."""
    free = {id for board in scene.boards if board.kind == "free" for id in board.pieces}
    pieces = [piece for piece in scene.pieces if piece.id in free and not piece.out]
    if not pieces:
        return []
    left = min(piece.x - piece.size // 2 for piece in pieces) - MARGIN
    top = min(piece.y - piece.size // 2 for piece in pieces) - MARGIN
    across = max(piece.x + piece.size // 2 for piece in pieces) + MARGIN - left
    down = max(piece.y + piece.size // 2 for piece in pieces) + MARGIN - top
    columns, rows = width - 2, height - 2
    mm = max(across / columns, down / (2 * rows), LEAST_MM)  # a character is twice as high as wide
    columns, rows = max(min(columns, ceil(across / mm)), LEAST_MAP - 2), min(rows, ceil(down / mm / 2))
    shift = (columns - across / mm) / 2
    grid: list[list[tuple[str, str]]] = [[(" ", "")] * columns for _ in range(rows)]
    for piece in pieces:
        mark = called[piece.id] + "^" * piece.level
        column = round((piece.x - left) / mm + shift - len(mark) / 2)
        row, column = _free_place(grid, int((piece.y - top) / mm / 2), column, len(mark))
        style = f"bold {colour(piece.seat)}" + (" reverse" if piece.id in touched else "")
        grid[row][column : column + len(mark)] = [(sign, style) for sign in mark]
    lines = [Text(f"┌{'─' * columns}┐", style=QUIET)]
    for cells in grid:
        line = Text("│", style=QUIET)
        for sign, style in cells:
            line.append(sign, style=f"not dim {style}")
        lines.append(line.append("│"))
    return [*lines, _draw_scale(columns, mm)]


def _free_place(grid: list[list[tuple[str, str]]], row: int, column: int, length: int) -> tuple[int, int]:
    """The nearest place where a mark hides no other."""
    rows, columns = len(grid), len(grid[0])
    places = [(there, across) for there in range(rows) for across in range(columns - length + 1)]
    free = [
        (there, across)
        for there, across in places
        if all(sign == " " for sign, _ in grid[there][across : across + length])
    ]
    return min(
        free or places, key=lambda place: (abs(place[0] - row) * 3 + abs(place[1] - column), place[0] < row, place)
    )


def _draw_scale(columns: int, mm: float) -> Text:
    for centimetres in SCALES:
        length = round(centimetres * 10 / mm)
        if length >= 5:
            break
    scale = f" ├{'─' * (length - 2)}┤ {centimetres} cm "
    return Text("└" + scale.ljust(columns, "─")[:columns] + "┘", style=QUIET)


# --- the pieces --------------------------------------------------------------------------------------------------


def draw_pieces(
    scene: Scene, speech: OneLanguage, called: Mapping[str, str], touched: set[str], width: int
) -> list[Text]:
    """One line a piece: its mark, name, numbers (↑ ↓ when changed), and what lies on it."""
    heads: dict[str, str] = {}
    for piece in scene.pieces:
        heads.update({kind(number): speech.label(number.label) for number in piece.numbers})
    names = {piece.id: speech.label(piece.label) for piece in scene.pieces}
    name_width = min(max(map(len, names.values()), default=0), MOST_NAME)
    mark_width = max(map(len, called.values()), default=0)
    cells = {piece.id: {kind(number): said_number(number) for number in piece.numbers} for piece in scene.pieces}
    widths = {id: max([len(head), *(len(row.get(id, "")) for row in cells.values())]) for id, head in heads.items()}
    indent = mark_width + 1 + name_width + sum(wide + 1 for wide in widths.values()) + 2
    lines = []
    if heads:
        head = Text(" " * (mark_width + 1 + name_width), style=QUIET)
        for id, title in heads.items():
            head.append(f" {title:>{widths[id]}}")
        lines.append(head)
    for piece in sorted(scene.pieces, key=lambda piece: (piece.seat is None, piece.seat)):
        line = Text(style=QUIET if piece.out else "")
        line.append(f"{called[piece.id]:<{mark_width}}", style=_mark_style(piece, touched))
        line.append(f" {_short(names[piece.id], name_width):<{name_width}}", style="strike" if piece.out else "")
        for id in heads:
            shown = cells[piece.id].get(id, "")
            line.append(f" {shown:>{widths[id]}}", style="bold" if shown[-1:] in "↑↓" and shown else "")
        about = ", ".join(said_about(piece, speech))
        first, *others = wrap(about, max(width - indent, 12)) or [""]
        lines.append(line.append(f"  {first}" if first else ""))
        lines += [Text(" " * min(indent, width - 12) + other) for other in others]
    return lines


def _short(name: str, width: int) -> str:
    return name if len(name) <= width else f"{name[: width - 1]}…"


def _mark_style(piece: Piece, touched: set[str]) -> str:
    return f"bold {colour(piece.seat)}" + (" reverse" if piece.id in touched else "")


def said_number(number: Number) -> str:
    """`5`, or `5↑` when it is usually less."""
    value = f"{number.value}".replace("-", "−")
    if number.usual is None or number.usual == number.value:
        return value
    return f"{value}{'↑' if number.value > number.usual else '↓'}"


def kind(number: Number) -> str:
    """`2.ATT` → `ATT`: the same number of several pieces makes one column."""
    return number.id.rpartition(".")[2]


def said_about(piece: Piece, speech: OneLanguage) -> Iterator[str]:
    if piece.cell:
        yield piece.cell
    for token in piece.tokens:
        yield said_token(token, speech)


def said_token(token: Token, speech: OneLanguage) -> str:
    """A state by its name; what is there by number (no rule made it a state) with how many there are."""
    return speech.label(token.label) + (f"{NBSP}×{token.count}" if token.count > 1 or not token.rules else "")


def fold(line: Text, width: int, indent: int) -> Iterable[Text]:
    """A long line as several, the later ones set in."""
    if len(line) <= width:
        yield line
        return
    at = line.plain.rfind(" ", indent + 1, width + 1)
    at = at if at > 0 else width
    yield line[:at]
    rest = Text(" " * indent)
    rest.append_text(line[len(line) - len(line.plain[at:].lstrip(" ")) :])
    yield from fold(rest, width, indent)
