"""The table as the terminal shows it: who sees what, who is asked, and what."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from heraut.kernel import CHANCE, Decision, State, Table
from heraut.table.speech import OneLanguage
from heraut.tabletop.scene import Label, RefusedWish, Scene, owned


def look(table: Table[Any, Any], seat: int | None, here: Collection[int] | None = None) -> Scene:
    """The table as this seat sees it (None: a spectator).

    Where several are asked, each choice begins with whose it is; `here`: only those of these seats are shown.
    """
    view = table.game.view(table, seat)
    scene: Scene = owned(table.game.scene(view, seat), view.pending)
    question = scene.question
    if question is None or view.pending is None or view.pending.owners is None:
        return scene
    choices = [
        replace(choice, label=Label("choice-of", {"who": called(scene, choice.seat), "what": choice.label}))
        for choice in question.choices
        if choice.seat is not None and (here is None or choice.seat in here)
    ]
    return replace(scene, question=replace(question, choices=tuple(choices)))


def why_not(table: Table[Any, Any], seat: int | None, text: str) -> RefusedWish | None:
    """Why this is no answer now, if the game knows."""
    wish: RefusedWish | None = table.game.why_not(table.game.view(table, seat), seat, text)
    return wish


def said_question(scene: Scene, state: State, decision: Decision, speech: OneLanguage) -> str:
    """What is asked, whoever must answer."""
    if scene.question is not None and scene.question.seat in decision.seats:
        return speech.label(scene.question.label)
    return speech.prompt(state, decision)


def said_who(scene: Scene, decision: Decision, speech: OneLanguage) -> str:
    """Everybody who may answer."""
    return ", ".join([speech.label(called(scene, seat)) for seat in decision.seats])


def called(scene: Scene, seat: int) -> Label:
    """What a seat is called on the screen."""
    for player in scene.players:
        if player.seat == seat:
            return player.label
    return Label("chance") if seat == CHANCE else Label("seat-number", {"seat": seat + 1})
