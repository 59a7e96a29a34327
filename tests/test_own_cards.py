"""Owners of a box play with their own cards: any game, as the guide shows, and nothing of it is opened with others."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import pytest

import heraut
from heraut import games
from heraut.kernel.content import ContentError
from heraut.kernel.own_content import OWN, is_other
from heraut.table.saves import SaveError, read_save, write_save
from heraut.table.session import Session
from tests.server.client import Line, Process

GUIDE = (Path(__file__).parents[1] / "docs" / "own-cards.md").read_text(encoding="utf-8")
(CARD,) = re.findall(r"```toml\n(# mine/encounters_gray.*?)```", GUIDE, re.DOTALL)
GAMES = Path(heraut.__file__).parent / "games"


@pytest.fixture(autouse=True)
def afterwards_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_loaded", dict(games._loaded))
    monkeypatch.setattr(os, "environ", os.environ.copy())
    monkeypatch.setenv("LC_ALL", "en")


def copied(name: str, place: Path) -> Path:
    return Path(shutil.copytree(GAMES / name / "printed", place / name))


def changed(name: str, place: Path) -> Path:
    """As printed, but for one word that nobody plays by."""
    folder = copied(name, place)
    file = sorted(folder.glob("*.toml"))[0]
    file.write_text(file.read_text(encoding="utf-8") + "# Mine.\n", encoding="utf-8")
    return folder


def with_card(place: Path, card: str = CARD, beside: str = "") -> Path:
    """The guide's card in place of the marsh rat, or beside it."""
    folder = copied("wow_adventure", place)
    deck = folder / "encounters_gray.toml"
    head, _, rest = deck.read_text(encoding="utf-8").partition("[gray_marsh_rat]")
    others = rest[rest.index("[gray_ditch_imp]") :]
    deck.write_text(head + card + (f"{beside}{rest}" if beside else others), encoding="utf-8")
    return folder


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "heraut.cli.app", *words]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", input="quit\nn\n", env=os.environ)


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_is_played_with_a_folder_and_its_saves_with_no_other(name: str, tmp_path: Path) -> None:
    printed = games.game(name)
    games.use_content(name, changed(name, tmp_path))
    own = games.game(name)
    assert own.version.startswith(OWN)
    assert own.version != OWN + printed.version
    write_save(Session.start(own, own.scenarios()[0], dice="seeded:7"), tmp_path / "own.json")
    assert read_save(tmp_path / "own.json", {name: own}).decision is not None
    with pytest.raises(
        SaveError, match=f"own.json was played with other cards .{own.version}.*--content {name}=FOLDER"
    ):
        read_save(tmp_path / "own.json", {name: printed})
    assert read_save(tmp_path / "own.json", {name: printed}, replay=True).decision is not None
    write_save(Session.start(printed, printed.scenarios()[0], dice="seeded:7"), tmp_path / "printed.json")
    with pytest.raises(SaveError, match=r"printed.json was played with other cards"):
        read_save(tmp_path / "printed.json", {name: own})


def test_what_lies_in_the_folder_counts_and_not_whose_it_is() -> None:
    assert not is_other("a", "b")  # ours may change: where that leads elsewhere is told
    assert not is_other("own-a", "a")
    assert is_other("own-a", "own-b")
    assert is_other("own-a", "b")
    assert is_other("a", "own-b")


def test_a_mistake_is_named_as_the_guide_shows_and_the_game_stays_as_it_was(tmp_path: Path) -> None:
    before = games.game("wow_adventure")
    wrong = with_card(tmp_path / "wrong", CARD.replace("deal", "deel"))
    many = with_card(tmp_path / "many", beside="[gray_marsh_rat]")
    told = re.findall(r"The content cannot be used: (.*)", GUIDE)
    for folder, why in zip((wrong, many), told, strict=True):
        with pytest.raises(ContentError, match=re.escape(why)):
            games.use_content("wow_adventure", folder)
        refused = run("play", "wow_adventure", "--content", f"wow_adventure={folder}")
        assert (refused.returncode, refused.stderr) == (2, f"The content cannot be used: {why}\n")
    assert games.game("wow_adventure") is before


def test_the_card_of_the_guide_lies_in_the_deck_and_a_save_wants_it_again(tmp_path: Path) -> None:
    folder = with_card(tmp_path)
    content = ("--content", f"wow_adventure={folder}")
    games.use_content("wow_adventure", folder)
    evening = Session.start(games.game("wow_adventure"), "adventure_2", dice="seeded:7")
    assert "gray_cellar_rat" in evening.table.state.decks["gray"].bag
    save = tmp_path / "half.json"
    write_save(evening, save)
    assert json.loads(save.read_text())["content"] == games.game("wow_adventure").version
    os.environ.pop("HERAUT_CONTENT_WOW_ADVENTURE")
    refused = run("replay", str(save))
    assert refused.returncode == 2
    assert "half.json was played with other cards (own-" in refused.stderr
    assert run("replay", str(save), *content).returncode == 0
    assert run("replay", str(save), "--replay").returncode == 0


def test_a_server_plays_with_them_bots_too_and_says_when_they_are_gone(tmp_path: Path) -> None:
    content = f"wow_adventure={with_card(tmp_path)}"
    node = Process(tmp_path / "journal.db", 0, None, "--content", content)
    try:
        seats = [{"who": "me", "name": "Alix"}, {"who": "bot", "bot": "easy"}]
        wanted = {
            "game": "wow_adventure", "scenario": "adventure_2", "settings": {}, "dice": "seeded", "seats": seats
        }  # fmt: skip
        opened = httpx.post(f"{node.url}/api/tables", json=wanted, timeout=60).json()
        table, token = opened["table"], opened["seats"][0]["token"]
        with Line(node.url, table, token) as line:
            assert line.play(Random(7), most=6) == 6
        save = httpx.get(f"{node.url}/api/tables/{table}/save", headers={"Authorization": f"Bearer {token}"}).json()
        assert save["content"].startswith(OWN)
    finally:
        node.stop()
    node = Process(tmp_path / "journal.db")
    try:
        gone = httpx.get(f"{node.url}/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}, timeout=60)
        assert (gone.status_code, gone.json()["id"]) == (409, "cards-gone")
        assert httpx.post(f"{node.url}/api/saves", json=save, timeout=60).json()["id"] == "other-content"
    finally:
        node.stop()
