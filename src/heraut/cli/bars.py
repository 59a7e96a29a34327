"""Odds drawn with characters: a bar, and what each part of it is, in the same order."""

from __future__ import annotations

from rich.text import Text

from heraut.table.speech import OneLanguage
from heraut.tabletop.scene import Odds, Share

# A sign and a colour for each kind of outcome; the sign alone tells them apart.
SIGNS = {
    "good": "█", "calm": "═", "mild": "▓", "faint": "·", "warn": "▒", "hurt": "░", "bad": "▚", "dire": "╳", "dead": "■",
}  # fmt: skip
COLOURS = {
    "good": "green", "calm": "blue", "mild": "cyan", "faint": "white", "warn": "yellow", "hurt": "magenta",
    "bad": "red", "dire": "bright_red", "dead": "bright_black",
}  # fmt: skip
CELLS = 20
INDENT = 5


def draw_odds(odds: Odds, speech: OneLanguage) -> Text:
    """`███████▒▒▚  parried 43 %  █  serious 8 %  ▚`."""
    line = Text(" " * INDENT)
    for share, cells in zip(odds.shares, widths(odds.shares), strict=True):
        line.append(SIGNS[share.outcome] * cells, style=COLOURS[share.outcome])
    for share in odds.shares:
        line.append("  ")
        line.append(SIGNS[share.outcome], style=COLOURS[share.outcome])
        line.append(f" {speech.label(share.label)} {said(speech.lang, share.over / share.of, odds.exact)}")
    return line


def widths(shares: tuple[Share, ...]) -> list[int]:
    """Cells for each share; whatever can happen has one at least."""
    wanted = [CELLS * share.over / share.of for share in shares]
    cells = [max(int(one), 1) for one in wanted]
    by_rest = sorted(range(len(shares)), key=lambda at: wanted[at] - cells[at], reverse=True)
    for at in by_rest[: max(0, min(CELLS, round(sum(wanted))) - sum(cells))]:
        cells[at] += 1
    return cells


def said(lang: str, share: float, exact: bool = True) -> str:
    """`43 %`, or `≈ 43 %` when sampled; what is neither sure nor impossible is not said to be."""
    space = "\N{NO-BREAK SPACE}"
    about = "" if exact else f"≈{space}"
    percent = f"{about}{100 * share:.0f}"
    if 0 < share < 0.005:
        percent = "<1"
    elif 0.995 <= share < 1:
        percent = ">99"
    return f"{percent}{space}%" if lang == "fr" else f"{percent}%"
