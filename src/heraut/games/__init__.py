"""The rulebooks: ours, one folder each, and those that other packages bring.

A package brings a game by an entry point of the group `heraut.games`, which names what loads it.  It is looked for when
somebody asks for games, and imported when somebody asks for it.

Whoever owns a box can play with its cards: `use_content` names the folder they are written in.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from heraut.kernel import Game, Refusal
from heraut.kernel.content import Folder
from heraut.kernel.own_content import OWN, folder_in_use, use_folder

NAMES = ("confrontation", "heroes3", "mage_knight", "conan", "wow_adventure")
_loaded: dict[str, Game[Any, Any]] = {}


def names() -> tuple[str, ...]:
    """Our games, then those of other packages."""
    return NAMES + tuple(_outside())


def game(name: str) -> Game[Any, Any]:
    """The game of that name, loaded once: with the content it comes with, or that of the folder in use."""
    if name not in _loaded:
        folder = folder_in_use(name)
        _loaded[name] = _as_it_comes(name) if folder is None else with_content(name, folder)
    return _loaded[name]


def use_content(name: str, folder: Folder) -> None:
    """From now on this game is played with what a folder holds, here and in all processes that are started here."""
    _loaded[name] = with_content(name, folder)
    use_folder(name, folder)


def with_content(name: str, folder: Folder) -> Game[Any, Any]:
    """The game with the content of a folder; its version says that it is somebody's own."""
    load = loader(name)
    if not folder.is_dir():
        raise Refusal("no-folder", "There is no folder {path}.", path=str(folder))
    own = load(folder)
    own.version = OWN + own.version
    return own


def _as_it_comes(name: str) -> Game[Any, Any]:
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
