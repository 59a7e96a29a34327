"""What the README shows in Python runs as it stands, and every target of make is explained."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from heraut.games import game

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_what_is_shown_runs(name: str) -> None:
    (shown,) = re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL)
    found = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r})\n"
    ran = subprocess.run([sys.executable, "-I", "-S", "-c", found + shown], capture_output=True, text=True)
    assert re.fullmatch(r"\(-?[\d.]+, -?[\d.]+\)\n", ran.stdout), ran.stderr


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_the_game_that_is_looked_at_is_one_that_was_played(name: str) -> None:
    """Games are played of the first scenario where none is named."""
    text = (ROOT / name).read_text(encoding="utf-8")
    (sim,) = re.findall(r"heraut sim (\w+) --games \d+ --bots (\S+) ", text)
    (shown,) = re.findall(r"--game (\S+) --browser", text)
    assert shown == f"0:{next(iter(game(sim[0]).scenarios()))}:17:{sim[1].replace(',', '+')}"


def test_every_target_of_make_is_explained() -> None:
    targets = set(re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    explained = re.findall(r"^\| `make ([a-z]+)`", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert {"check", "test"} <= targets - {"help"} == set(explained)
