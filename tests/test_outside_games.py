"""Games that other packages bring: found when they are installed, and none stops the others."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import pytest

from heraut.games import NAMES
from tests.server.client import Line, Process

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")

# What the guide shows is what is tried: its example takes the reference tic-tac-toe under another name.
GAME = """
from tests.reference.tic_tac_toe import TicTacToe


class Noughts(TicTacToe):
    pass


def load(folder=None):
    game = Noughts()
    game.name = "noughts"
    return game
"""
LEDGER = """
game = "noughts"
source = "Noughts, the sheet"

[[rule]]
id = "NO-A-1"
ref = "A"
en = "Three in a line win."
fr = "Trois en ligne gagnent."
source = "sheet"
"""


def install(place: Path, entry_points: str, **modules: str) -> None:
    """As pip would: the modules, and what the package says about itself."""
    about = place / "noughts-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: noughts\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(entry_points)
    for name, text in modules.items():
        (place / name).mkdir()
        (place / name / "__init__.py").touch()
        (place / name / "game.py").write_text(text)
        (place / name / "ledger.toml").write_text(LEDGER)
        shutil.copytree(ROOT / "tests" / "reference" / "words", place / name / "words")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where packages are installed; also for the processes that a server starts."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(ROOT / "src"), str(ROOT)]))
    monkeypatch.setenv("LC_ALL", "en")
    return tmp_path


def heraut(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from heraut.cli import main; main()", *words]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8")


def written_down() -> str:
    """The entry points of the guide's example, as a wheel holds them."""
    shown = re.search(r'```toml\n.*?\[project\.entry-points\."(.*?)"\]\n(.*?)```', GUIDE, re.DOTALL)
    assert shown is not None
    return f"[{shown[1]}]\n" + shown[2].replace('"', "")


def test_a_game_of_another_package_is_played_and_studied(place: Path) -> None:
    install(place, written_down(), noughts=GAME)
    assert "noughts (content 1" in heraut("games").stdout
    kept = place / "a.jsonl"
    played = heraut("sim", "noughts", "--games", "2", "--bots", "random", "--jobs", "1", "--out", str(kept))
    assert played.returncode == 0, played.stderr
    assert len(kept.read_text().splitlines()) >= 2
    assert "NO-A-1  Three in a line win." in heraut("rules", "noughts").stdout


def test_a_game_of_another_package_is_served_with_its_bots(place: Path) -> None:
    install(place, written_down() + "\nwreck = wreck.game:load", noughts=GAME)
    node = Process(place / "journal.db")
    try:
        seats = [{"who": "me", "name": "Alix"}, {"who": "bot", "bot": "easy"}]
        wanted = {"game": "noughts", "scenario": "usual", "settings": {}, "dice": "seeded", "seats": seats}
        opened = httpx.post(f"{node.url}/api/tables", json=wanted, timeout=60).json()
        with Line(node.url, opened["table"], opened["seats"][0]["token"]) as line:
            assert line.play(Random(7)) >= 3
            assert line.now["scene"]["title"]["en"] == "Tic-tac-toe"
        refused = httpx.post(f"{node.url}/api/tables", json={**wanted, "game": "wreck"}, timeout=60)
        assert refused.json()["id"] == "no-game"
    finally:
        node.stop()
    assert "The game 'wreck', which another package brings, cannot be loaded" in node.logged()


def test_a_broken_one_is_named_and_stops_no_other(place: Path) -> None:
    lines = [f"{name} = {name}.game:load" for name in ("noughts", "wreck", "liar")]
    lines += ["gone = nowhere.game:load", "confrontation = wreck.game:load"]
    install(
        place, "\n".join(["[heraut.games]", *lines]),
        noughts=GAME, liar=GAME, wreck="raise RuntimeError('The mast fell.')",
    )  # fmt: skip
    told = heraut("games")
    assert told.returncode == 0, told.stderr
    names = [line.partition(" (content")[0] for line in told.stdout.splitlines() if "(content" in line]
    assert names == [*NAMES, "noughts"]
    broken = "The game “{}”, which another package brings, cannot be loaded: {}."
    assert told.stderr.splitlines() == [
        broken.format("gone", "No module named 'nowhere'"),
        broken.format("liar", "it calls itself 'noughts'"),
        broken.format("wreck", "The mast fell"),
    ]
    refused = heraut("play", "wreck", "--lang", "fr")
    assert refused.returncode == 2
    assert refused.stderr.startswith("Le jeu «\xa0wreck\xa0», qu’un autre paquet apporte, ne peut pas être chargé")
    known = ", ".join([*NAMES, "gone", "liar", "noughts", "wreck"])
    assert f"There are: {known}." in heraut("play", "chess").stderr
