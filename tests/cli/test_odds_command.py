"""`heraut odds`, `heraut luck`, and the odds of the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from heraut.games.confrontation.game import load
from heraut.players.registry import bot
from heraut.table.saves import write_save
from heraut.table.session import Session

from .test_play import run

QUICK = ("--seconds", "0.1")


def told(*words: str) -> Any:
    done = run("odds", "confrontation", "--json", *QUICK, *words)
    assert done.exit_code == 0, done.stderr
    return json.loads(done.stdout)


def test_the_json_of_a_fight() -> None:
    page = told("--attacker", "Garde prétorien", "--defender", "BUSHI")
    assert (page["attacker"], page["defender"]) == ("praetorian_guard", "bushi")
    assert set(page) == {"attacker", "defender", "places_first", "best", "placements", "fight"}
    assert len(page["placements"]) == 9
    for placed in (*page["placements"], page["fight"]):
        for fates in placed["fates"].values():
            assert sum(fates.values()) == pytest.approx(1, abs=0.05)
    best = [one for one in page["placements"] if one["best_of_attacker"] and one["best_of_defender"]]
    assert page["best"] in [[one["attacker"], one["defender"]] for one in best] or not best


def test_a_scenario_names_its_fighters() -> None:
    page = told("--scenario", "one_against_three", "--attacker", "bushi", "--charging")
    assert (page["attacker"], page["defender"]) == ("bushi", "praetorian_guard")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_tables_for_people(lang: str) -> None:
    done = run("odds", "confrontation", "--attacker", "bushi", "--defender", "ashigaru", "--lang", lang, *QUICK)
    assert done.exit_code == 0
    assert "2/0" in done.stdout
    assert "★" in done.stdout
    assert ("killed" if lang == "en" else "mort") in done.stdout


def test_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "fight.svg"
    run("odds", "confrontation", "--attacker", "bushi", "--defender", "ashigaru", "--plot", str(path), *QUICK)
    assert path.read_text(encoding="utf-8").startswith("<?xml")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--attacker", "bushy"), "Near it: bushi"),
        (("--attacker", "qqqq"), "praetorian_guard"),
        (("--scenario", "nowhere"), "no scenario"),
        (("--plot", "fight.doc"), ".svg"),
    ],
)
def test_what_cannot_be_told_is_refused(words: tuple[str, ...], said: str) -> None:
    done = run("odds", "confrontation", *words, *QUICK)
    assert done.exit_code == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_odds_of_each_answer() -> None:
    """Of the first question, and after answers; whoever is asked then."""
    first = told("--scenario", "duel")
    assert (first["question"], first["seat"], len(first["answers"])) == ("place_dice", 0, 12)
    for odds in first["answers"].values():
        assert sum(odds["shares"].values()) == pytest.approx(1, abs=0.05)
    later = told("--scenario", "duel", "--after", "place 1 2 0;")
    assert (later["question"], later["seat"]) == ("place_dice", 1)


def test_the_odds_of_each_answer_for_people() -> None:
    asked = ("--scenario", "duel", "--after", "place 1 2 0; place 2 1 1")
    done = run("odds", "confrontation", *asked, "--lang", "en", *QUICK)
    assert done.exit_code == 0
    assert "Resolution" in done.stdout
    assert "won" in done.stdout
    assert "When the test is over" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("confrontation", "--after", "parry 9"), "place 1 2 0"),
        (("heroes3", "--attacker", "bushi"), "knows no duel"),
    ],
)
def test_what_no_game_can_tell_is_refused(words: tuple[str, ...], said: str) -> None:
    done = run("odds", *words, *QUICK)
    assert done.exit_code == 2
    assert said in done.stderr


def test_luck_of_a_save(tmp_path: Path) -> None:
    session = Session.start(load(), "duel", {}, ["random", "random"], "seeded:4")
    session.play_bots({seat: bot("random", seat) for seat in (0, 1)})
    path = tmp_path / "duel.json"
    write_save(session, path)
    done = run("luck", str(path))
    assert done.exit_code == 0
    assert done.stdout.startswith("Lions: ")
    page = json.loads(run("luck", str(path), "--json").stdout)
    assert {one["seat"] for one in page} == {0, 1}
    assert "attendus" in run("luck", str(path), "--lang", "fr").stdout


def test_odds_at_the_terminal() -> None:
    done = run(
        "play", "confrontation", "--scenario", "duel", "--seat", "1=human", "--seat", "2=human", "--dice", "seeded:3",
        lines=["odds", "quit", "n"],
    )  # fmt: skip
    assert "%" in done.stdout
    assert "When the combat is over" in done.stdout
