"""Content that a test may spoil: for modules with a `HOME`, the game's folder, and a `load`."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from heraut.kernel.content import ContentError


@pytest.fixture
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of the content that a test may spoil."""
    return Path(shutil.copytree(request.module.HOME / "printed", tmp_path / "printed"))


Spoil = Callable[[str, str, str], str]


@pytest.fixture
def spoil(request: pytest.FixtureRequest, folder: Path) -> Spoil:
    """Change one place of a copied file and hear what the loader says."""

    def change(file: str, old: str, new: str) -> str:
        path = folder / file
        before = path.read_text(encoding="utf-8")
        assert old in before
        path.write_text(before.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(ContentError) as caught:
            request.module.load(folder)
        return str(caught.value)

    return change
