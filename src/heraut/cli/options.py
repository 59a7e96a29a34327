"""The options that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heraut import games as library
from heraut.kernel import Refusal


def use_content(given: list[str] | None) -> list[str] | None:
    """`wow_adventure=mine`: whatever the command does, that game is played with the content of that folder."""
    for text in given or ():
        name, equals, folder = text.partition("=")
        if not equals:
            sentence = "'{given}' does not say which game is played with which folder: write wow_adventure=FOLDER."
            raise Refusal("bad-content", sentence, given=text)
        library.use_content(name.strip(), Path(folder.strip()))
    return given


Lang = Annotated[str, typer.Option("--lang", metavar="fr|en", help="The language; without it, that of the machine.")]
Seats = Annotated[list[str] | None, typer.Option("--seat", metavar="N=PLAYER", help="Who plays: 1=human, 2=random.")]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="A setting of the game.")]
Content = Annotated[
    list[str] | None,
    typer.Option("--content", metavar="GAME=FOLDER", callback=use_content, help="Play a game with your own cards."),
]
Replay = Annotated[
    bool, typer.Option("--replay", "--content-changed", help="Play the answers of a save with today's content.")
]

# Of studies.
Scenarios = Annotated[
    list[str] | None, typer.Option("--scenario", help="A scenario (several may be named; without any, the first).")
]
Seed = Annotated[str, typer.Option("--seed", help="The seed of them all.")]
Jobs = Annotated[int, typer.Option("--jobs", min=0, help="How many at once (0: one per processor).")]
Engine = Annotated[
    str, typer.Option("--engine", metavar="processes|ray", help="Who plays: this machine, or a Ray cluster.")
]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE", help="Keep every game: .parquet, .json or .jsonl."),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the file of --out.")]
Json = Annotated[bool, typer.Option("--json", help="For scripts.")]
