"""Pictures are drawn, say what they show, and are the same each time."""

import sys
from pathlib import Path

import pytest
from PIL import Image

from heraut.games import game
from heraut.kernel import Refusal
from heraut.study import Study
from heraut.study.arena import Arena
from heraut.study.ink import STYLE, TINCTURES
from heraut.study.matches import Played, plan_matches
from heraut.study.pictures import KINDS, draw

GAME = game("confrontation")


@pytest.fixture(scope="module")
def simulated() -> list[Played]:
    plan = plan_matches(GAME, ["duel", "example_duel"], ["random"], 8)
    return Study(plan, jobs=1).play(plan)


@pytest.fixture(scope="module")
def met() -> list[Played]:
    arena = Arena(GAME, ["random", "first"], 6, ["duel", "example_duel"])
    study = Study(arena.plan(), jobs=1)
    arena.run(study)
    return list(study.games.values())


def written(games: list[Played], kind: str, path: Path, monkeypatch: pytest.MonkeyPatch, lang: str = "en") -> str:
    """The SVG, its texts as texts."""
    monkeypatch.setattr("heraut.study.pictures.STYLE", {**STYLE, "svg.fonttype": "none"})
    draw(games, kind, path, lang)
    return path.read_text()


def test_who_wins(simulated: list[Played], met: list[Played], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = written(simulated, "wins", tmp_path / "seats.svg", monkeypatch)
    wins = sum(one.winner == 0 for one in simulated if one.scenario == "duel")
    for text in (
        "Who wins",
        "duel",
        "lions (random)",
        "orcs (random)",
        f"{100 * wins / 8:.0f}\N{NO-BREAK SPACE}%",
        GAME.version,
    ):
        assert text in seats
    assert TINCTURES[0].fill.lower() in seats
    bots = written(met, "wins", tmp_path / "bots.svg", monkeypatch, "fr")
    for text in ("Qui gagne", "tous ensemble", "example_duel", ">random<", ">first<", "12 parties"):
        assert text in bots


def test_who_wins_together_has_won(simulated: list[Played], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    together = [one._replace(scores=(1.0, 1.0), winner=None) for one in simulated]
    drawn = written(together, "wins", tmp_path / "together.svg", monkeypatch)
    assert drawn.count(">100\N{NO-BREAK SPACE}%<") == 2 * 2 + 1  # each seat of both scenarios, and the axis


def test_the_others(
    simulated: list[Played], met: list[Played], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lengths = written(simulated, "lengths", tmp_path / "a.svg", monkeypatch)
    assert "median" in lengths
    assert "scorpions\n(random)" not in lengths
    assert "scorpions" in written(simulated, "scores", tmp_path / "b.svg", monkeypatch)
    assert ">first<" in written(met, "scores", tmp_path / "c.svg", monkeypatch)
    assert "Elo, random being 0" in written(met, "elo", tmp_path / "d.svg", monkeypatch)


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_picture_each_time(kind: str, met: list[Played], tmp_path: Path) -> None:
    for name in ("a.svg", "b.svg"):
        draw(met, kind, tmp_path / name)
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


def test_png(met: list[Played], tmp_path: Path) -> None:
    draw(met, "elo", tmp_path / "a.png")
    with Image.open(tmp_path / "a.png") as picture:
        assert picture.width > 800
        assert len(picture.getcolors(1 << 20) or []) > 20


def test_what_cannot_be_drawn(simulated: list[Played], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for id, games, kind, path in (
        ("no-such-picture", simulated, "wins", tmp_path / "a.gif"),
        ("no-such-kind", simulated, "dreams", tmp_path / "a.svg"),
        ("nothing-to-draw", simulated, "elo", tmp_path / "a.svg"),  # everybody is the same bot
        ("nothing-to-draw", [], "wins", tmp_path / "a.svg"),
        ("cannot-write", simulated, "wins", tmp_path / "nowhere" / "a.svg"),
    ):
        with pytest.raises(Refusal) as refused:
            draw(games, kind, path)
        assert refused.value.id == id
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(Refusal, match="needs matplotlib"):
        draw(simulated, "wins", tmp_path / "a.svg")
    assert list(tmp_path.iterdir()) == []
