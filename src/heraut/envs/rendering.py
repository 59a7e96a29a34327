"""What a seat sees, as the terminal draws it, or as an SVG picture."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any, cast

from heraut.cli.drawing import draw_question, draw_table
from heraut.cli.speech import Speech
from heraut.envs.svg import Picture
from heraut.kernel import Table
from heraut.tabletop.scene import Scene

MODES = ("human", "ansi", "svg")
WIDTH, ROWS = 100, 22
LANG = "en"


def as_text(table: Table[Any, Any], seat: int | None) -> str:
    """The table and the question; of a game without a scene, the bare view."""
    try:
        scene, speech = _scene(table, seat), _speech(table)
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
    return Picture(_scene(table, seat), _speech(table).label).svg()


def _scene(table: Table[Any, Any], seat: int | None) -> Scene:
    game: Any = table.game
    scene: Scene = game.scene(game.view(table, seat), seat)
    return scene


def _speech(table: Table[Any, Any]) -> Speech:
    """The terminal's words; of a session it needs nothing but the game and the table."""
    return Speech(cast(Any, SimpleNamespace(game=table.game, table=table)), LANG)
