"""Content that somebody brought: which folder it lies in, and whether two games were played with the same."""

from __future__ import annotations

import os
from pathlib import Path

from heraut.kernel.content import Folder

OWN = "own-"  # before the version of such content


def use_folder(game: str, folder: Folder) -> None:
    """A game's content lies there; the processes that are started here know it too."""
    os.environ[_variable(game)] = str(folder.resolve())


def folder_in_use(game: str) -> Folder | None:
    named = os.environ.get(_variable(game))
    return Path(named) if named else None


def _variable(game: str) -> str:
    return f"HERAUT_CONTENT_{game.upper()}"


def is_other(then: str, now: str) -> bool:
    """Are these versions of different content, one of them somebody's own?

    Where a change of ours leads elsewhere is told; what changed in somebody's own nobody else can find out.
    """
    own = then.startswith(OWN) or now.startswith(OWN)
    return own and then.removeprefix(OWN) != now.removeprefix(OWN)
