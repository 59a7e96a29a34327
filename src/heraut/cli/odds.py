"""`heraut odds`: what players ask before a fight."""

from __future__ import annotations

import json as notation
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from heraut.cli import opening
from heraut.cli.options import Json, Lang, Seed
from heraut.cli.speech import decimal, game_words
from heraut.games.confrontation.game import FIRST_SCENARIO, Confrontation
from heraut.games.confrontation.versus import ATTACKER, DEFENDER, find_fighter
from heraut.kernel import Refusal
from heraut.odds.bars import how
from heraut.odds.before_a_fight import LEVELS, Cell, Prospects, before_a_fight
from heraut.odds.reckoning import Budget
from heraut.study.extras import extra
from heraut.study.ink import STYLE, TINCTURES, Sheet, check_picture
from heraut.table.words import Words
from heraut.tabletop.scene import Label

MOST_STATES, SAMPLES, FINE = 60_000, 2_000, 3e-5
WIDE = 200


def tell_odds(
    game: Annotated[str, typer.Argument(help="The game (confrontation).")],
    attacker: Annotated[str, typer.Option("--attacker", metavar="NAME", help="Who attacks.")] = "",
    defender: Annotated[str, typer.Option("--defender", metavar="NAME", help="Against whom.")] = "",
    scenario: Annotated[
        str, typer.Option("--scenario", help="By whose turns; its first two enemies fight if nobody is named.")
    ] = FIRST_SCENARIO,
    charging: Annotated[bool, typer.Option("--charging", help="The attacker has charged.")] = False,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, help="How long to count before games are sampled instead.")
    ] = 40.0,
    seed: Seed = "0",
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw it (.svg, .png).")] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Who wins a fight, how often, how wounded, and with which placement of dice."""
    found = opening.find_game(game)
    if not isinstance(found, Confrontation):
        raise Refusal("no-duels", "{game} knows no duel of two fighters.", game=game)
    words = game_words(found, lang)
    if plot is not None:
        check_picture(plot)
    left, right = fighters(found, attacker, defender, scenario)
    budget = Budget(MOST_STATES, 0.75 * seconds, SAMPLES, FINE)  # a quarter is left for the whole fight
    told = before_a_fight(found, left, right, scenario, charging, budget, seed)
    if plot is not None:
        draw(told, found, words, plot)
    if json:
        typer.echo(notation.dumps(told.json(), ensure_ascii=False, indent=2))
    else:
        Told(told, found, words, charging).print()


def fighters(game: Confrontation, attacker: str, defender: str, scenario: str) -> tuple[str, str]:
    """The two by their names, or the first enemies of the scenario."""
    game.choose_settings(scenario, {})
    laid = game.content.scenarios[scenario].figures
    first = laid[0]
    enemy = next(figure for figure in laid if figure.side != first.side)
    return (
        find_fighter(game, attacker) if attacker else first.fighter,
        find_fighter(game, defender) if defender else enemy.fighter,
    )


class Told:
    """The answers as tables."""

    def __init__(self, told: Prospects, game: Confrontation, words: Words, charging: bool) -> None:
        self.told, self.words, self.charging = told, words, charging
        names = [game.content.fighters[one].name for one in (told.attacker, told.defender)]
        self.names = [name.fr if words.lang == "fr" else name.en for name in names]
        self.console = Console(markup=False, highlight=False, emoji=False)
        self.box = box.SIMPLE_HEAD if self.console.is_terminal else None
        if not self.console.is_terminal:
            self.console.width = WIDE

    def print(self) -> None:
        say, told = self.words, self.told
        mine, theirs = self.names
        title = say("cli-odds-charge" if self.charging else "cli-odds-title", attacker=mine, defender=theirs)
        self.console.print(title, style="bold")
        first = mine if told.first == ATTACKER else theirs
        self.console.print(say("cli-odds-order", who=first))
        self.console.print()
        self.console.print(say("cli-odds-matrix", attacker=mine, defender=theirs))
        self.matrix()
        self.console.print(say("cli-odds-marks"))
        best = told.line()
        self.console.print(say("cli-odds-best", attacker=mine, mine=best[0], defender=theirs, theirs=best[1] or "—"))
        self.console.print(self.how(told.cells[best]))
        self.fates(told.cells[best])
        self.console.print(say("cli-odds-fight", count=2))
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
        return f"{100 * float(cell.of(who, 'killed')):.0f}"

    def fates(self, cell: Cell) -> None:
        table = Table(box=self.box, pad_edge=False)
        table.add_column("")
        for level in LEVELS:
            table.add_column(self.words(f"fate-{level}"), justify="right")
        for who, name in zip((ATTACKER, DEFENDER), self.names, strict=True):
            shares = [float(cell.of(who, level)) for level in LEVELS]
            table.add_row(name, *[f"{decimal(self.words.lang, 100 * share, 1)} %" for share in shares])
        self.console.print(table)

    def how(self, cell: Cell) -> str:
        """Exact or sampled, and how sure."""
        say, label = self.words, how(cell.odds)
        return say(
            label.id, **{name: say(one.id) if isinstance(one, Label) else one for name, one in label.args.items()}
        )


# --- the picture ----------------------------------------------------------------------------------------------------


def draw(told: Prospects, game: Confrontation, words: Words, path: Path) -> None:
    """Left: what each placement is worth against each reply.  Right: what becomes of both."""
    names = Told(told, game, words, False).names
    with extra("matplotlib").rc_context(STYLE):
        sheet = Sheet(1, 2, 5.2, 3.6)
        _draw_matrix(sheet.panels[0], told, names, words)
        _draw_fates(sheet.panels[1], told.cells[told.line()], names, words)
        note = Told(told, game, words, False).how(told.cells[told.line()])
        sheet.save(path, words("cli-odds-title", attacker=names[0], defender=names[1]), note)


def _draw_matrix(panel: Any, told: Prospects, names: Sequence[str], words: Words) -> None:
    worth = [[float(told.cells[mine, theirs].worth) for theirs in told.theirs] for mine in told.mine]
    reach = max([abs(one) for row in worth for one in row], default=0) or 1
    panel.imshow(worth, cmap="RdBu", vmin=-reach, vmax=reach, aspect="auto")
    panel.set_xticks(range(len(told.theirs)), [one or "—" for one in told.theirs], rotation=45)
    panel.set_yticks(range(len(told.mine)), [one or "—" for one in told.mine])
    panel.set_xlabel(names[1])
    panel.set_ylabel(names[0])
    panel.set_title(words("cli-odds-worth", attacker=names[0]))
    for row, line in enumerate(worth):
        for column, one in enumerate(line):
            panel.text(column, row, f"{one:+.2f}".replace("-", "−"), ha="center", va="center", size=7)


def _draw_fates(panel: Any, cell: Cell, names: Sequence[str], words: Words) -> None:
    for at, (who, name) in enumerate(zip((ATTACKER, DEFENDER), names, strict=True)):
        tincture = TINCTURES[at]
        shares = [float(cell.of(who, level)) for level in LEVELS]
        places = [index + (at - 0.5) * 0.38 for index in range(len(LEVELS))]
        panel.bar(places, shares, 0.36, color=tincture.fill, hatch=tincture.hatch, label=name)
    panel.set_xticks(range(len(LEVELS)), [words(f"fate-{level}") for level in LEVELS])
    panel.set_title(words("cli-odds-fates"))
    panel.legend(frameon=False)
