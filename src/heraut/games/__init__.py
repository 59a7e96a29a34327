"""The rulebooks: ours, one folder each, and those that other packages bring.

A package brings a game by an entry point of the group `heraut.games`, which names what loads it.  It is looked for when
somebody asks for games, and imported when somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from heraut.kernel import Game, Refusal

NAMES = ("confrontation", "heroes3", "mage_knight", "conan", "wow_adventure")


def names() -> tuple[str, ...]:
    """Our games, then those of other packages."""
    return NAMES + tuple(_outside())


@cache
def game(name: str) -> Game[Any, Any]:
    """The game of that name, with the content it comes with, loaded once."""
    load = loader(name)
    if name in NAMES:
        return load()
    try:
        loaded = load()
        if loaded.name != name:
            raise ValueError(f"it calls itself '{loaded.name}'")
    except Exception as error:
        raise _broken(name, error) from error
    return loaded


def loader(name: str) -> Callable[..., Game[Any, Any]]:
    """What loads a game: called with nothing, or with the folder of other content."""
    if name in NAMES:
        load: Callable[..., Game[Any, Any]] = import_module(f"heraut.games.{name}.game").load
        return load
    if name not in _outside():
        sentence = "There is no game '{given}'. There are: {known}."
        raise Refusal("no-game", sentence, given=name, known=", ".join(names()))
    try:
        load = _outside()[name].load()
    except Exception as error:
        raise _broken(name, error) from error
    return load


def playable() -> tuple[dict[str, Game[Any, Any]], list[Refusal]]:
    """Every game that can be loaded, and why the others cannot."""
    loaded, refused = {}, []
    for name in names():
        try:
            loaded[name] = game(name)
        except Refusal as error:
            refused.append(error)
    return loaded, refused


def _broken(name: str, error: Exception) -> Refusal:
    sentence = "The game '{given}', which another package brings, cannot be loaded: {why}."
    return Refusal("broken-game", sentence, given=name, why=str(error).rstrip(".") or type(error).__name__)


@cache
def _outside() -> dict[str, Any]:
    """Name → entry point, of what other packages bring.  No name of ours is taken from us."""
    from importlib.metadata import entry_points  # takes as long to import as half the kernel

    found = sorted(entry_points(group="heraut.games"), key=lambda entry: entry.name)
    return {entry.name: entry for entry in found if entry.name not in NAMES}
