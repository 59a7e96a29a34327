"""What a seat sees, as the terminal draws it, or as an SVG picture."""

from __future__ import annotations

import json
from typing import Any

from heraut.cli.drawing import draw_question, draw_table
from heraut.cli.speech import Speech, look_at
from heraut.envs.svg import Picture
from heraut.kernel import Table

MODES = ("human", "ansi", "svg")
WIDTH, ROWS = 100, 22
LANG = "en"


def as_text(table: Table[Any, Any], seat: int | None) -> str:
    """The table and the question; of a game without a scene, the bare view."""
    try:
        scene, speech = look_at(table, seat), Speech(table.game, LANG)
    except NotImplementedError:
        return json.dumps(table.game.records.dump(table.game.view(table, seat)), indent=1)
    lines = draw_table(scene, speech, WIDTH, ROWS)
    question = scene.question
    if question is not None:
        who = speech.seat(scene, question.seat)
        lines += draw_question(question, speech.label(question.label), who, speech, WIDTH, 1000)
    return "\n".join([line.plain.rstrip() for line in lines])


def as_svg(table: Table[Any, Any], seat: int | None) -> str:
    """The scene as a picture.  A game without a scene cannot be drawn."""
    return Picture(look_at(table, seat), Speech(table.game, LANG).label).svg()
