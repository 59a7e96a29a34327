"""`heraut luck`: what each side of a game rolled, against what was expected."""

from __future__ import annotations

import json as notation
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from heraut.cli import opening
from heraut.cli.language import decimal, plain_words
from heraut.cli.looking import called, look
from heraut.cli.options import Content, Json, Lang, Replay
from heraut.odds.luck import Luck, luck_of
from heraut.table.session import Session
from heraut.table.speech import OneLanguage


def tell_luck(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The save.")],
    replay: Replay = False,
    json: Json = False,
    content: Content = None,
    lang: Lang = "",
) -> None:
    """What each side of a game rolled, against what was expected."""
    words = plain_words(lang)
    session = opening.load(file, replay=replay)
    if json:
        typer.echo(notation.dumps([one.json() for one in luck_of(session)], ensure_ascii=False, indent=2))
        return
    typer.echo("\n".join(luck_lines(session, OneLanguage(session.game, words.lang))) or words("cli-luck-none"))


def luck_lines(session: Session, speech: OneLanguage, reasons: bool = True) -> Iterator[str]:
    """One line a side, and below it one line for each kind of roll."""
    scene = look(session.table, None)
    for one in luck_of(session):
        if not one.why:
            who = speech("cli-luck-nobody") if one.seat is None else speech.label(called(scene, one.seat))
            yield speech("cli-luck", who=who, **_numbers(one, speech.lang))
        elif reasons:
            id = f"reason-{one.why.replace('_', '-')}"
            why = speech(id, one.why.replace("_", " "))
            yield "  " + speech("cli-luck", who=why, **_numbers(one, speech.lang))


def _numbers(luck: Luck, lang: str) -> dict[str, Any]:
    return {
        "dice": luck.dice,
        "total": luck.total,
        "expected": decimal(lang, float(luck.expected), 1),
        "more": decimal(lang, float(luck.total - luck.expected), 1, "+"),
        "lower": round(100 * float(luck.lower)),
    }
