"""What players ask before a duel, told and drawn in the words of the game (`duel-…`, `fate-…`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from heraut.cli.language import decimal
from heraut.odds.bars import how
from heraut.odds.before_a_fight import ATTACKER, DEFENDER, Cell, Duels, Prospects
from heraut.study.ink import STYLE, TINCTURES, Sheet
from heraut.table.extras import extra
from heraut.table.words import Words

WIDE = 200


def paper() -> Console:
    """The terminal; or wide lines for a file."""
    console = Console(markup=False, highlight=False, emoji=False)
    if not console.is_terminal:
        console.width = WIDE
    return console


class Told:
    """The answers as tables."""

    def __init__(self, told: Prospects, duels: Duels, words: Words, charging: bool) -> None:
        self.told, self.words, self.charging = told, words, charging
        self.names = [words.text(duels.name(one)) for one in (told.attacker, told.defender)]
        self.console = paper()
        self.box = box.SIMPLE_HEAD if self.console.is_terminal else None

    def print(self) -> None:
        say, told = self.words, self.told
        mine, theirs = self.names
        title = say("duel-charge" if self.charging else "duel-title", attacker=mine, defender=theirs)
        self.console.print(title, style="bold")
        first = mine if told.first == ATTACKER else theirs
        self.console.print(say("duel-order", who=first))
        self.console.print()
        self.console.print(say("duel-matrix", attacker=mine, defender=theirs))
        self.matrix()
        self.console.print(say("duel-marks"))
        best = told.line()
        self.console.print(say("duel-best", attacker=mine, mine=best[0], defender=theirs, theirs=best[1] or "—"))
        self.console.print(self.how(told.cells[best]))
        self.fates(told.cells[best])
        self.console.print(say("duel-fight"))
        self.console.print(self.how(told.fight))
        self.fates(told.fight)

    def matrix(self) -> None:
        told = self.told
        table = Table(box=self.box, pad_edge=False)
        table.add_column(f"{self.names[0]} ↓  {self.names[1]} →")
        for theirs in told.theirs:
            table.add_column(theirs or "—", justify="right")
        for mine in told.mine:
            table.add_row(mine or "—", *[self.cell(mine, theirs) for theirs in told.theirs])
        self.console.print(table)

    def cell(self, mine: str, theirs: str) -> str:
        """How often the defender falls, how often the attacker; ▲ and ▼ mark the best replies."""
        told = self.told
        one = told.cells[mine, theirs]
        marks = ("▲" if told.best_of_attacker(theirs) == mine else "") + (
            "▼" if told.best_of_defender(mine) == theirs else ""
        )
        both = f"{self.share(one, DEFENDER)}/{self.share(one, ATTACKER)}"
        return f"{marks}{'★' if (mine, theirs) == told.line() else ''} {both}".strip()

    def share(self, cell: Cell, who: int) -> str:
        return f"{100 * float(cell.of(who, self.told.fates[-1])):.0f}"

    def fates(self, cell: Cell) -> None:
        table = Table(box=self.box, pad_edge=False)
        table.add_column("")
        for level in self.told.fates:
            table.add_column(self.words(f"fate-{level}"), justify="right")
        for who, name in zip((ATTACKER, DEFENDER), self.names, strict=True):
            shares = [float(cell.of(who, level)) for level in self.told.fates]
            table.add_row(name, *[f"{decimal(self.words.lang, 100 * share, 1)} %" for share in shares])
        self.console.print(table)

    def how(self, cell: Cell) -> str:
        """Exact or sampled, and how sure."""
        return self.words.label(how(cell.odds))


# --- the picture ----------------------------------------------------------------------------------------------------


def draw(told: Prospects, duels: Duels, words: Words, path: Path) -> None:
    """Left: what each placement is worth against each reply.  Right: what becomes of both."""
    names = Told(told, duels, words, False).names
    with extra("matplotlib").rc_context(STYLE):
        sheet = Sheet(1, 2, 5.2, 3.6)
        _draw_matrix(sheet.panels[0], told, names, words)
        _draw_fates(sheet.panels[1], told, names, words)
        note = Told(told, duels, words, False).how(told.cells[told.line()])
        sheet.save(path, words("duel-title", attacker=names[0], defender=names[1]), note)


def _draw_matrix(panel: Any, told: Prospects, names: Sequence[str], words: Words) -> None:
    worth = [[float(told.cells[mine, theirs].worth) for theirs in told.theirs] for mine in told.mine]
    reach = max([abs(one) for row in worth for one in row], default=0) or 1
    panel.imshow(worth, cmap="RdBu", vmin=-reach, vmax=reach, aspect="auto")
    panel.set_xticks(range(len(told.theirs)), [one or "—" for one in told.theirs], rotation=45)
    panel.set_yticks(range(len(told.mine)), [one or "—" for one in told.mine])
    panel.set_xlabel(names[1])
    panel.set_ylabel(names[0])
    panel.set_title(words("duel-worth", attacker=names[0]))
    for row, line in enumerate(worth):
        for column, one in enumerate(line):
            panel.text(column, row, f"{one:+.2f}".replace("-", "−"), ha="center", va="center", size=7)


def _draw_fates(panel: Any, told: Prospects, names: Sequence[str], words: Words) -> None:
    cell = told.cells[told.line()]
    for at, (who, name) in enumerate(zip((ATTACKER, DEFENDER), names, strict=True)):
        tincture = TINCTURES[at]
        shares = [float(cell.of(who, level)) for level in told.fates]
        places = [index + (at - 0.5) * 0.38 for index in range(len(told.fates))]
        panel.bar(places, shares, 0.36, color=tincture.fill, hatch=tincture.hatch, label=name)
    panel.set_xticks(range(len(told.fates)), [words(f"fate-{level}") for level in told.fates])
    panel.set_title(words("duel-fates"))
    panel.legend(frameon=False)
