"""What a seat sees, as the terminal draws it, or as an SVG picture."""

from __future__ import annotations

from typing import Any

from heraut.cli.asking import draw_question
from heraut.cli.drawing import draw_table
from heraut.cli.looking import called, look
from heraut.envs.svg import Picture
from heraut.kernel import Table
from heraut.table.speech import OneLanguage

MODES = ("human", "ansi", "svg")
WIDTH, ROWS = 100, 22
LANG = "en"


def as_text(table: Table[Any, Any], seat: int | None) -> str:
    """The table and the question."""
    scene, speech = look(table, seat), OneLanguage(table.game, LANG)
    lines = draw_table(scene, speech, WIDTH, ROWS)
    question = scene.question
    if question is not None:
        who = speech.label(called(scene, question.seat))
        lines += draw_question(question, speech.label(question.label), who, speech, WIDTH, 1000)
    return "\n".join([line.plain.rstrip() for line in lines])


def as_svg(table: Table[Any, Any], seat: int | None) -> str:
    """The scene as a picture."""
    return Picture(look(table, seat), OneLanguage(table.game, LANG).label).svg()
