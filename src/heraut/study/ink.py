"""How pictures look: vellum, ink, and for each seat or bot its tincture with its hatching, as on the table."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from heraut.kernel import Refusal
from heraut.table.extras import extra

PANEL, INK, FAINT, LINE, HAIR, ENGRAVED, RED = (
    "#FBF8F1", "#1A1920", "#5F5963", "#7F7460", "#D6CBB5", "#CDBFA3", "#B01E2E",
)  # fmt: skip
ON_COLOUR, ON_METAL = (1, 1, 1, 0.42), (0.1, 0.1, 0.13, 0.55)  # the hand that draws the hatching
PICTURES = (".svg", ".png")


class Tincture(NamedTuple):
    """A colour that can be told without colour, by its hatching and its sign."""

    fill: str
    ink: str
    wash: str
    hatch: str
    sign: str
    lines: tuple[float, float, float, float] = ON_COLOUR


TINCTURES = (
    Tincture("#1D4C9E", "#1A4590", "#DFE7F4", "---", "s"),
    Tincture("#B01E2E", "#A01725", "#F6DEDC", "|||", "D"),
    Tincture("#1C6B3D", "#175C34", "#DBEBDD", "\\\\\\", "^"),
    Tincture("#D9A413", "#6F5000", "#F8ECC6", "...", "o", ON_METAL),
    Tincture("#6F2B82", "#652676", "#EDDFF0", "///", "v"),
    Tincture("#B2541A", "#863C0E", "#F7E2D2", "//--", "X"),
    Tincture("#26242D", "#26242D", "#DEDAD6", "++", "P"),
)
STYLE = {
    "figure.facecolor": PANEL,
    "savefig.facecolor": PANEL,
    "axes.facecolor": PANEL,
    "axes.edgecolor": LINE,
    "axes.labelcolor": FAINT,
    "axes.axisbelow": True,
    "axes.spines.left": False,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlelocation": "left",
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "grid.color": HAIR,
    "grid.linewidth": 0.8,
    "text.color": INK,
    "xtick.color": FAINT,
    "ytick.color": INK,
    "ytick.left": False,
    "font.size": 9.5,
    "hatch.linewidth": 1.1,
    "svg.hashsalt": "heraut",  # the same picture, the same file
}


def dye(names: Iterable[str]) -> dict[str, Tincture]:
    """A tincture for each, in the order in which seats get theirs."""
    return {name: TINCTURES[at % len(TINCTURES)] for at, name in enumerate(names)}


def check_picture(path: Path) -> None:
    """Refuse what could not be drawn in the end."""
    extra("matplotlib")
    if path.suffix not in PICTURES:
        sentence = "{path}: pictures are kept in files that end in {known}."
        raise Refusal("no-such-picture", sentence, path=str(path), known=", ".join(PICTURES))


class Sheet:
    """A picture: a title, panels, and a line below that says what was counted."""

    def __init__(self, rows: int, columns: int, width: float, height: float, **shared: Any) -> None:
        figures = extra("matplotlib.figure")
        self.figure = figures.Figure(figsize=(width * columns + 1.6, height * rows + 1.3), layout="constrained")
        grid = self.figure.subplots(rows, columns, squeeze=False, **shared)
        self.panels = [panel for row in grid for panel in row]

    def save(self, path: Path, title: str, note: str) -> None:
        for panel in self.panels:
            panel.tick_params(length=0)
        self.figure.suptitle(title, x=0.015, ha="left", size=15, weight="bold", family="serif")
        self.figure.supxlabel(note, x=0.015, ha="left", size=8.5, color=FAINT)
        stamp = {"Date": None} if path.suffix == ".svg" else {"Software": None}
        try:
            self.figure.savefig(path, dpi=160, metadata=stamp)
        except OSError as trouble:
            sentence = "{path} cannot be written: {why}."
            raise Refusal("cannot-write", sentence, path=str(path), why=trouble.strerror or str(trouble)) from trouble


def hatched(panel: Any, at: float, left: float, width: float, height: float, tincture: Tincture) -> None:
    """A lying bar in its tincture."""
    panel.barh(at, width, height, left, color=tincture.fill, hatch=tincture.hatch, edgecolor=tincture.lines, lw=0)
    panel.barh(at, width, height, left, color="none", edgecolor=INK, lw=0.9)
