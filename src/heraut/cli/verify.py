"""`heraut verify`: are the dice of a save those that were sealed before they fell?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heraut.cli import opening
from heraut.cli.language import plain_words
from heraut.cli.options import Content, Lang
from heraut.kernel import CHANCE, Refusal


def tell_dice(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The save.")],
    seal: Annotated[str, typer.Option("--seal", help="The seal that was shown when the game began.")] = "",
    content: Content = None,
    lang: Lang = "",
) -> None:
    """Check that the dice of a save are those that were sealed before the game began."""
    words = plain_words(lang)
    session = opening.load(file)  # refuses whatever the dice did not give
    results = sum([answer.seat == CHANCE for answer in session.answers])
    legs = [leg for leg in session.past_legs or session.fallen.legs if leg.thrown]
    if seal and not any(leg.seal.startswith(seal.lower()) for leg in legs[:1]):
        sentence = "{path}: its dice were not sealed by {seal}."
        raise Refusal("other-seal", sentence, path=str(file), seal=seal)
    if session.typed or not legs:
        typer.echo(words("cli-verify-typed" if session.typed else "cli-verify-none"))
        return
    for leg in legs:
        kind = "sealed" if leg.key else "seeded" if leg.seal else "unproved"
        typer.echo(words(f"cli-verify-{kind}", seal=leg.seal, count=leg.thrown))
    if all(leg.seal for leg in legs):
        typer.echo(words("cli-verified", results=results, thrown=sum([leg.thrown for leg in legs])))
