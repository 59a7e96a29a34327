"""Every command is run in an empty folder, in English unless a test asks otherwise."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def quiet_corner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "TTY_COMPATIBLE", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path
