"""Files of results: three formats, one meaning; what was killed can be gone on with."""

import json
import sys
from pathlib import Path

import pytest

from heraut.games import game
from heraut.kernel import Refusal
from heraut.study import Study, engines, read_results, simulate
from heraut.study.matches import Match, Played, plan_matches
from heraut.study.results import partial_of, write_results

FORMATS = ("jsonl", "json", "parquet")
GAME = game("confrontation")
PLAN = plan_matches(GAME, ["duel", "three_sides"], ["random"], 3)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    games = Study(PLAN, jobs=1).play(PLAN)
    timed = PLAN[0]._replace(timed=True, seed="t")
    return [*games, *Study([timed], jobs=1).play([timed])]


def refused(id: str, path: Path, **more: object) -> str:
    with pytest.raises(Refusal) as refusal:
        simulate("confrontation", **{"bots": ["random"], "games": 3, "jobs": 1, "out": path, **more})  # type: ignore[arg-type]
    assert refusal.value.id == id
    return str(refusal.value)


@pytest.mark.parametrize("kind", FORMATS)
def test_what_is_written_is_read(kind: str, played: list[Played], tmp_path: Path) -> None:
    file, other = tmp_path / f"a.{kind}", tmp_path / f"b.{kind}"
    write_results(played, file)
    assert read_results(file) == played
    write_results(read_results(file), other)
    assert file.read_bytes() == other.read_bytes()


def test_every_game_says_what_it_was(played: list[Played]) -> None:
    row = played[4].plain()
    assert row["id"] == "0:three_sides:1:random+random+random"
    assert row["seed"] == "0:three_sides:1"
    assert row["content"] == GAME.version
    assert row["settings"] == {setting.name: setting.usual for setting in GAME.settings()}
    assert row["decisions"] == len(row["answers"]) > 10
    assert len(row["scores"]) == len(row["bots"]) == 3
    best = max(row["scores"])
    assert row["winner"] == (row["scores"].index(best) if row["scores"].count(best) == 1 else None)
    assert "answer_ms" not in row
    timed = played[-1]
    assert timed.answer_ms is not None
    assert sum(map(len, timed.answer_ms)) == timed.decisions


@pytest.mark.parametrize("kind", FORMATS)
def test_a_study_goes_on_where_it_broke_off(kind: str, tmp_path: Path) -> None:
    """The file of all games at once = some of them, half a line of the next, then the rest."""
    whole, broken = tmp_path / f"whole.{kind}", tmp_path / f"broken.{kind}"
    rows = simulate("confrontation", bots=["random"], games=6, jobs=1, out=whole)
    lines = [json.dumps(row) + "\n" for row in rows]
    partial_of(broken).write_text(lines[4] + lines[0] + lines[2][:50])
    assert [game.id for game in read_results(broken)] == [rows[4]["id"], rows[0]["id"]]
    assert simulate("confrontation", bots=["random"], games=6, jobs=1, out=broken, resume=True) == rows
    assert broken.read_bytes() == whole.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == [broken.name, whole.name]


def test_more_games_are_added_and_none_is_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.parquet"
    simulate("confrontation", bots=["random"], games=3, jobs=1, out=file)
    asked = []

    def play(match: Match) -> Played:
        asked.append(match.seed)
        return real(match)

    real = engines.play
    monkeypatch.setattr(engines, "play", play)
    simulate("confrontation", bots=["random"], games=5, jobs=1, out=file, resume=True)
    assert asked == ["0:first_duel:3", "0:first_duel:4"]
    assert len(read_results(file)) == 5


def test_another_plan_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    simulate("confrontation", bots=["random"], games=3, jobs=1, out=file)
    before = file.read_bytes()
    assert "--resume" in refused("results-exist", file)
    for more in ({"games": 2}, {"bots": ["first"]}, {"seed": 1}, {"scenario": "line"}):
        assert "0:first_duel:" in refused("not-in-plan", file, resume=True, **more)
    told = refused("other-plan", file, resume=True, settings={"edition": "official"})
    assert "edition=sheet" in told
    assert "edition=official" in told
    file.write_text(file.read_text().replace(GAME.version, "0" * 12))
    assert GAME.version in refused("other-plan", file, resume=True)
    file.write_bytes(before)
    refused("resume-what", None, resume=True)  # type: ignore[arg-type]
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_files_that_cannot_be(tmp_path: Path) -> None:
    refused("no-such-format", tmp_path / "a.csv")
    refused("cannot-write", tmp_path / "nowhere" / "a.jsonl")
    refused("no-engine", tmp_path / "a.jsonl", engine="horses")
    for name, text in (("a.json", "{"), ("a.jsonl", "[1]\n"), ("b.jsonl", '{"id": "x"}\n'), ("a.parquet", "nothing")):
        (tmp_path / name).write_text(text)
        with pytest.raises(Refusal, match="not a file of results"):
            read_results(tmp_path / name)
    with pytest.raises(Refusal) as missing:
        read_results(tmp_path / "none.jsonl")
    assert missing.value.id == "cannot-read"


@pytest.mark.parametrize(("module", "more"), [("pyarrow", {}), ("ray", {"engine": "ray"})])
def test_what_is_not_installed_is_named(
    module: str, more: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    file = tmp_path / ("a.jsonl" if more else "a.parquet")
    assert f"needs {module}" in refused("no-extra", file, **more)
