"""`heraut plot`: pictures of results."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heraut.cli.language import plain_words
from heraut.cli.options import Lang
from heraut.study import pictures
from heraut.study.results import read_results


def draw(
    results: Annotated[list[Path], typer.Argument(metavar="RESULTS…", help="Files of results.")],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="The picture: .svg or .png.")],
    kind: Annotated[str, typer.Option("--kind", metavar="wins|lengths|scores|elo", help="What to draw.")] = "wins",
    lang: Lang = "",
) -> None:
    """Draw who wins, how long games are, how scores lie, or how strong the bots are."""
    words = plain_words(lang)
    games = [game for path in results for game in read_results(path)]
    pictures.draw(games, kind, out, words.lang)
    typer.echo(words("cli-plot-drawn", path=str(out), games=len(games)))
