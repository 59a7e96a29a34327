"""`heraut replay`: a save, or a game of a study, told again or opened in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heraut.cli import opening
from heraut.cli.language import plain_words
from heraut.cli.options import Content, Lang, Replay
from heraut.cli.serve import open_server
from heraut.cli.terminal import Terminal
from heraut.kernel import Refusal
from heraut.study.again import reopen
from heraut.table.saves import write_save
from heraut.table.session import Session


def tell_again(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save; with --game, a file of results.")],
    game: Annotated[str, typer.Option("--game", metavar="ID", help="This game of the results.")] = "",
    seat: Annotated[int, typer.Option("--seat", min=0, help="As this seat saw it (0: as a spectator did).")] = 0,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Keep it as a save.")] = None,
    browser: Annotated[bool, typer.Option("--browser", help="Open it in the browser.")] = False,
    replay: Replay = False,
    content: Content = None,
    lang: Lang = "",
) -> None:
    """Tell the whole tale of a save again, or of a simulated game."""
    words = plain_words(lang)
    session = _open(file, game, replay)
    seats = session.game.seats(session.scenario)
    if seat > len(seats):
        known = ", ".join(f"{at} ({name})" for at, name in enumerate(seats, start=1))
        raise Refusal("no-seat", "There is no seat '{given}'. There are: {known}.", given=seat, known=known)
    if save is not None:
        write_save(session, save)
        typer.echo(words("cli-replay-saved", path=str(save)))
    if browser:
        open_server(lang, port=0, open_browser=True, evening=session)
    elif save is None:
        Terminal(session, words.lang).tell(seat - 1 if seat else None)


def _open(file: Path, game: str, replay: bool) -> Session:
    return reopen(file, game) if game else opening.load(file, replay=replay)
