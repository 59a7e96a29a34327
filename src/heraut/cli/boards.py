"""Boards of cells drawn with characters, and what lies before a player.  Knows no game.

1 A0  ·      2 ·        the number of the choice, who stands there
Town   Mine I  Windmi    what is there; ░ lies face down, ▒ cannot be entered
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.text import Text

from heraut.table.speech import OneLanguage
from heraut.tabletop.scene import Board, Card, Cell, Scene, Zone
from heraut.tabletop.vocabulary import NBSP

COLOURS = ("cyan", "yellow", "magenta", "green")
QUIET = "dim"
WIDEST, NARROWEST = 9, 5  # characters of a cell
SHADES = {"hidden": "░", "blocked": "▒"}


def main_board(scene: Scene) -> Board | None:
    """The board of cells that the question is about, else the last one laid."""
    boards = [board for board in scene.boards if board.kind in ("hex", "square")]
    question = scene.question
    touched = {id for choice in question.choices for id in choice.touches} if question else set()
    return max(
        reversed(boards),
        key=lambda board: len(touched.intersection((*board.pieces, *[cell.id for cell in board.cells]))),
        default=None,
    )


def draw_cells(scene: Scene, board: Board, speech: OneLanguage, called: Mapping[str, str], width: int) -> list[Text]:
    """Two lines a row of cells; hexes in rows shifted by half a cell."""
    step = 2 if board.kind == "hex" else 1
    at = {cell.id: (step * cell.x + (cell.y if board.kind == "hex" else 0), cell.y) for cell in board.cells}
    left, top = min(x for x, _ in at.values()), min(y for _, y in at.values())
    columns = max(x for x, _ in at.values()) - left + step
    wide = max(NARROWEST, min(WIDEST, step * (width - 1) // columns))
    rows = max(y for _, y in at.values()) - top + 1
    grid = [[(" ", "")] * (columns * wide // step + 1) for _ in range(2 * rows)]
    keys = _keys(scene)
    for cell in board.cells:
        x, y = at[cell.id]
        column, row = (x - left) * wide // step, 2 * (y - top)
        standing = [piece for piece in scene.pieces if piece.cell == cell.id and piece.id in board.pieces]
        marks = " ".join([called[piece.id] for piece in standing])
        seat = standing[0].seat if standing else cell.seat
        above = f"{keys.get(cell.id, '')} {marks}".strip()
        if not above and cell.hidden:
            above = SHADES["hidden"] * (wide - 2)
        _write(grid[row], column, f"│{above}"[:wide], f"bold {_colour(seat)}")
        _write(grid[row + 1], column, f"│{_what(cell, speech, wide - 1)}"[:wide], _colour(cell.seat))
    return [_line(cells) for cells in grid]


def _what(cell: Cell, speech: OneLanguage, room: int) -> str:
    """The beginning of its name, and its level."""
    if cell.hidden or cell.blocked:
        return (cell.level or SHADES["hidden" if cell.hidden else "blocked"] * (room - 1))[:room]
    name = speech.label(cell.label).split(",")[0].split(" (")[0] if cell.label and cell.icon else ""
    level = f" {cell.level}" if cell.level else ""
    return name[: room - len(level) - 1] + level if name else "·"


def _keys(scene: Scene) -> dict[str, str]:
    """Cell → the number of the first choice that touches it."""
    found: dict[str, str] = {}
    for number, choice in enumerate(scene.question.choices if scene.question else (), start=1):
        for id in choice.touches:
            found.setdefault(id, str(number))
    return found


def _write(row: list[tuple[str, str]], column: int, text: str, style: str) -> None:
    for place, sign in enumerate(text):
        row[column + place] = (sign, QUIET if sign == "│" else style)


def _line(cells: list[tuple[str, str]]) -> Text:
    line = Text()
    for sign, style in cells:
        line.append(sign, style=style)
    line.rstrip()
    return line


def _colour(seat: int | None) -> str:
    return "" if seat is None else COLOURS[seat % len(COLOURS)]


# ── what lies before a player ──────────────────────────────────────────────────────────────────────────────────────


def draw_goods(scene: Scene, speech: OneLanguage, seat: int | None) -> Iterator[Text]:
    """Supplies on one line, then each zone that holds something: cards with their words in a hand, names elsewhere."""
    pools = [pool for pool in scene.pools if pool.seat in (None, seat)]
    if pools:
        yield Text("  ".join([_supply(speech.label(pool.label), pool.count) for pool in pools]))
    for zone in scene.zones:
        if zone.seat not in (None, seat) or not zone.count:
            continue
        if zone.kind in ("fan", "row"):
            yield Text(speech("cli-zone", zone=speech.label(zone.label)), style="bold")
            yield from _cards_in_full(zone, speech)
        else:
            names = ", ".join([_short(card, speech) for card in zone.cards]) or str(zone.count)
            line = Text(speech("cli-zone", zone=speech.label(zone.label)), style="bold")
            yield line.append(f" {names}", style="not bold")


def _supply(label: str, count: int) -> str:
    """`15 gold`; of what has a name of its own, `Source: red ×2`."""
    return f"{label}{NBSP}×{count}" if label[:1].isupper() else f"{count} {label}"


def _cards_in_full(zone: Zone, speech: OneLanguage) -> Iterator[Text]:
    for card in zone.cards:
        line = Text("  ")
        line.append(speech.label(card.label), style="underline")
        text = " / ".join([speech.label(label) for label in card.text])
        foot = f" [{speech.label(card.foot)}]" if card.foot else ""
        yield line.append(f"  {text}{foot}", style="not underline")


def _short(card: Card, speech: OneLanguage) -> str:
    numbers = " ".join([f"{speech.label(number.label)} {number.value}" for number in card.numbers])
    told = ", ".join([*([numbers] if numbers else []), *([speech.label(card.foot)] if card.foot else [])])
    return speech.label(card.label) + (f" ({told})" if told else "")
