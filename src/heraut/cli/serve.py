"""`heraut serve`: tables for browsers, on this machine or for others."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import heraut
from heraut.cli.language import plain_words
from heraut.cli.options import Content, Lang
from heraut.kernel import Refusal
from heraut.table.session import Session
from heraut.table.words import NO_GAME, game_words


def serve_tables(
    host: Annotated[str, typer.Option("--host", help="Where to listen; 0.0.0.0 for other machines.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port (0: any free one).")] = 8000,
    store: Annotated[str, typer.Option("--store", metavar="PATH|URL", help="A file, or postgresql://….")] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    origin: Annotated[list[str] | None, typer.Option("--origin", help="Another origin that may call.")] = None,
    behind: Annotated[
        str, typer.Option("--behind", metavar="ADDRESS,…", help="The proxies to believe about who calls.")
    ] = "",
    content: Content = None,
    lang: Lang = "",
) -> None:
    """Serve tables to browsers, on this machine or to others."""
    proxies = [name for name in behind.split(",") if name]
    open_server(lang, host, port, store, open_browser=open_browser, origins=origin or (), behind=proxies)


def open_server(
    lang: str,
    host: str = "127.0.0.1",
    port: int = 8000,
    store: str = "",
    *,
    open_browser: bool = False,
    origins: Sequence[str] = (),
    behind: Sequence[str] = (),
    evening: Session | None = None,
    page: str = "",
) -> None:
    """Serve until Ctrl-C; `behind`: which proxies; `evening`: one to look at; `page`: where the browser begins."""
    # What a server needs takes a while to import, and only a server needs it.
    from heraut.server.run import serve
    from heraut.server.speech import OURS

    words = game_words(plain_words(lang).lang, NO_GAME, OURS)

    def say(url: str, kept: str) -> None:
        typer.echo(f"{words('serving', url=url)}\n{words('serving-kept', store=kept)}")
        sys.stdout.flush()

    def warn(damage: Refusal) -> None:
        typer.echo(plain_words(lang).refusal(damage), err=True)

    serve(
        host, port, store, open_browser=open_browser, origins=origins, behind=behind, evening=evening, page=page,
        say=say, warn=warn,
    )  # fmt: skip


def pages_are_built() -> bool:
    return (Path(heraut.__file__).parent / "server" / "static" / "index.html").exists()
