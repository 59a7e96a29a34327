"""A scene as an SVG picture, for notebooks and papers.  Knows no game.

title › where we are
the players
the boards, with their pieces
the pieces that have numbers or tokens, a line each
the cards, tracks and pools, a line each
the question
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import cos, pi, sin
from textwrap import wrap

from heraut.tabletop.scene import Board, Card, Label, Piece, Scene

WIDTH, MARGIN, LINE = 640, 16, 22
COLUMNS = 72
COLOURS = ("#2a6f97", "#b5651d", "#8e4585", "#3a7d44")
NOBODY = "#666"
CELL = 64  # across a square or a hex
MOST = 480  # how high a board may be
CARD = (46, 64)


class Picture:
    """Drawn from top to bottom."""

    def __init__(self, scene: Scene, said: Callable[[Label], str]) -> None:
        self.scene = scene
        self.said = said
        self.parts: list[str] = []
        self.y = MARGIN

    def svg(self) -> str:
        scene = self.scene
        self.write(" › ".join([self.said(scene.title), *map(self.said, scene.path)]), weight="bold")
        for player in scene.players:
            numbers = [f"{self.said(number.label)} {number.value}" for number in player.numbers]
            self.write(" · ".join([self.said(player.label), *numbers]), colour(player.seat))
        for board in scene.boards:
            self.board(board)
        for piece in scene.pieces:
            about = [f"{self.said(number.label)} {number.value}" for number in piece.numbers]
            about += [f"{self.said(token.label)} ×{token.count}" for token in piece.tokens]
            if about:
                self.write(f"{self.said(piece.label)}: {' · '.join(about)}", colour(piece.seat))
        for zone in scene.zones:
            shown = f" ({zone.count})" if zone.count > len(zone.cards) else ""
            self.write(self.said(zone.label) + shown, colour(zone.seat))
            self.cards(zone.cards)
        for track in scene.tracks:
            steps = [
                f"[{self.said(step)}]" if at == track.at else self.said(step) for at, step in enumerate(track.steps)
            ]
            self.write(f"{self.said(track.label)}: {' '.join(steps)}", colour(track.seat))
        for pool in scene.pools:
            self.write(f"{self.said(pool.label)}: {pool.count}", colour(pool.seat))
        for dice in scene.dice:
            self.write(f"{self.said(dice.label)}: {' '.join(dice.faces)}", colour(dice.seat))
        if scene.question is not None:
            self.write(f"▸ {self.said(scene.question.label)}", colour(scene.question.seat), "bold")
            for choice in scene.question.choices:
                self.write(f"· {self.said(choice.label)}")
        height = self.y + MARGIN
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">'
        return "\n".join([head, f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>', *self.parts, "</svg>"])

    def write(self, text: str, fill: str = "#222", weight: str = "normal") -> None:
        for line in wrap(text, COLUMNS):
            self.y += LINE
            self.parts.append(
                f'<text x="{MARGIN}" y="{self.y - 6}" font-size="14" fill="{fill}" font-weight="{weight}">'
                f"{escape(line)}</text>"
            )

    def cards(self, cards: Sequence[Card]) -> None:
        wide, high = CARD
        for number, card in enumerate(cards):
            x = MARGIN + number * (wide + 6)
            fill = "#999" if card.face_down else "#fdfaf0"
            self.parts.append(
                f'<rect x="{x}" y="{self.y}" width="{wide}" height="{high}" rx="4" fill="{fill}" stroke="#222"/>'
            )
            if not card.face_down:
                self.centred(x + wide / 2, self.y + high / 2, self.said(card.label), "#222", 11)
        if cards:
            self.y += high + 6

    def centred(self, x: float, y: float, text: str, fill: str, size: int) -> None:
        self.parts.append(
            f'<text x="{x:.1f}" y="{y + size / 3:.1f}" font-size="{size}" text-anchor="middle" fill="{fill}">'
            f"{escape(text)}</text>"
        )

    def board(self, board: Board) -> None:
        """Its cells and pieces, as large as the page allows."""
        pieces = [piece for piece in self.scene.pieces if piece.id in board.pieces and not piece.out]
        shapes = {cell.id: _outline(board.kind, cell.x, cell.y, cell.outline) for cell in board.cells}
        middles = {id: _middle(outline) for id, outline in shapes.items()}
        places = {piece.id: middles.get(piece.cell, (piece.x, piece.y)) for piece in pieces}
        reach = {piece.id: piece.size / 2 or CELL / 3 for piece in pieces}
        corners = [corner for outline in shapes.values() for corner in outline]
        for piece in pieces:
            (x, y), r = places[piece.id], reach[piece.id]
            corners += [(x - r, y - r), (x + r, y + r)]
        if not corners:
            return
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        across, down = max(x for x, _ in corners) - left, max(y for _, y in corners) - top
        scale = min((WIDTH - 2 * MARGIN) / across, MOST / down, 2.0)
        above = self.y + 8

        def at(place: tuple[float, float]) -> tuple[float, float]:
            return MARGIN + (place[0] - left) * scale, above + (place[1] - top) * scale

        for cell in board.cells:
            points = " ".join([f"{x:.1f},{y:.1f}" for x, y in map(at, shapes[cell.id])])
            fill = "#ccc" if cell.hidden or cell.blocked else "#f4f1e8"
            self.parts.append(f'<polygon points="{points}" fill="{fill}" stroke="#999"/>')
        for piece in pieces:
            self.piece(piece, *at(places[piece.id]), reach[piece.id] * scale)
        self.y = round(above + down * scale + 8)

    def piece(self, piece: Piece, x: float, y: float, r: float) -> None:
        name = self.said(piece.label)
        self.parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{colour(piece.seat)}">'
            f"<title>{escape(name)}</title></circle>"
        )
        self.centred(x, y, name[:3], "#fff", max(8, round(r * 0.6)))


def colour(seat: int | None) -> str:
    return NOBODY if seat is None else COLOURS[seat % len(COLOURS)]


def _outline(kind: str, x: int, y: int, outline: Sequence[tuple[int, int]]) -> list[tuple[float, float]]:
    if kind == "square":
        return [((x + dx) * CELL, (y + dy) * CELL) for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))]
    if kind == "hex":  # pointed tops, axial places
        r = CELL / 2
        across, down = r * 3**0.5 * (x + y / 2), r * 1.5 * y
        return [(across + r * sin(pi / 3 * corner), down + r * cos(pi / 3 * corner)) for corner in range(6)]
    return [(float(x), float(y)) for x, y in outline]


def _middle(outline: Sequence[tuple[float, float]]) -> tuple[float, float]:
    count = max(len(outline), 1)
    return sum(x for x, _ in outline) / count, sum(y for _, y in outline) / count
