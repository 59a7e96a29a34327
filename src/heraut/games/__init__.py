"""The rulebooks, one folder each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from heraut.kernel import Game, Refusal

NAMES = ("confrontation", "heroes3")


@cache
def game(name: str) -> Game[Any, Any]:
    """The game of that name, with the content it comes with, loaded once."""
    if name not in NAMES:
        raise Refusal(
            "unknown-game", "There is no game '{given}'. There are: {known}.", given=name, known=", ".join(NAMES)
        )
    loaded: Game[Any, Any] = import_module(f"heraut.games.{name}.game").load()
    return loaded
