"""`heraut sim`: the same seeds, the same games, however many work on them."""

import json
from typing import Any

import pytest

from heraut.kernel import Refusal
from heraut.players.registry import BOTS, bot
from heraut.study import engines
from heraut.study.matches import Match, Played, play

from .test_play import run

PAGE = {"game", "content", "settings", "bots", "seed", "interrupted", "scenarios"}
SCENARIO = {
    "scenario", "seats", "games", "wins", "draws", "lost", "mean_decisions", "mean_scores", "seconds",
    "games_per_second", "results",
}  # fmt: skip
RESULT = {"id", "seed", "decisions", "scores", "winner"}


def simulate(*words: str) -> Any:
    done = run("sim", "confrontation", "--games", "9", "--bots", "random,random", "--json", *words)
    assert done.exit_code == 0
    assert done.stderr == ""
    return json.loads(done.stdout)


def results(page: Any) -> Any:
    return [scenario["results"] for scenario in page["scenarios"]]


def test_jobs_change_nothing_but_the_time() -> None:
    scenarios = ("--scenario", "duel", "--scenario", "one_against_three", "--seed", "5")
    alone, together, other = (simulate(*scenarios, "--jobs", jobs) for jobs in ("1", "2", "3"))
    assert results(alone) == results(together) == results(other)
    assert results(simulate(*scenarios[:4], "--seed", "6", "--jobs", "1")) != results(alone)


def test_the_keys_of_the_json_and_the_seed_of_every_game() -> None:
    page = simulate("--jobs", "1", "--seed", "s", "--set", "edition=official")
    assert set(page) == PAGE
    assert page["settings"]["edition"] == "official"
    assert page["bots"] == ["random", "random"]
    (duel,) = page["scenarios"]
    assert set(duel) == SCENARIO
    assert all(set(result) == RESULT for result in duel["results"])
    assert [result["seed"] for result in duel["results"]] == [f"s:first_duel:{number}" for number in range(9)]
    assert sum(duel["wins"]) + duel["draws"] == duel["games"] == 9
    assert duel["mean_decisions"] == sum(result["decisions"] for result in duel["results"]) / 9


def test_without_a_scenario_the_first_is_played_as_the_help_says() -> None:
    page = simulate("--jobs", "1")
    assert [told["scenario"] for told in page["scenarios"]] == ["first_duel"]
    assert "without any, the first" in " ".join(run("sim", "--help").stdout.replace("│", " ").split())


def test_one_game_can_be_played_again_alone() -> None:
    page = simulate("--jobs", "1")
    again = play(
        Match("confrontation", "first_duel", tuple(page["settings"].items()), ("random", "random"), "0:first_duel:4")
    )
    assert [again.id, again.seed, again.decisions, list(again.scores)] == [
        page["scenarios"][0]["results"][4][key] for key in ("id", "seed", "decisions", "scores")
    ]


def test_the_words_of_the_summary() -> None:
    words = ("sim", "confrontation", "--games", "4", "--bots", "first", "--jobs", "1")
    told = run(*words).stdout
    assert told.startswith("first_duel: 4 games\n  1 lions (first): won ")
    assert "games/s" in told
    assert "victoires" in run(*words, "--lang", "fr").stdout


def test_ctrl_c_tells_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def three(match: Match) -> Played:
        if match.seed == "0:first_duel:3":
            raise KeyboardInterrupt
        return play(match)

    monkeypatch.setattr(engines, "play", three)
    words = ("sim", "confrontation", "--games", "9", "--bots", "random", "--jobs", "1")
    stopped = run(*words)
    assert stopped.exit_code == 130
    assert "first_duel: 3 games" in stopped.stdout
    assert "Interrupted: 3 games of 9 were played." in stopped.stdout
    assert json.loads(run(*words, "--json").stdout)["interrupted"] is True


def test_the_registry_refuses_whom_it_does_not_know() -> None:
    for name in BOTS:
        assert bot(name, 1)
    with pytest.raises(Refusal) as refused:
        bot("deep_blue")
    assert refused.value.id == "unknown-bot"


def test_ctrl_c_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(match: Match) -> Played:
        raise KeyboardInterrupt

    monkeypatch.setattr(engines, "play", stop)
    stopped = run("sim", "confrontation", "--games", "2", "--bots", "first", "--jobs", "1", "--lang", "fr")
    assert stopped.exit_code == 130
    assert "aucune partie" in stopped.stdout


def test_results_are_kept_and_gone_on_with() -> None:
    words = ("sim", "confrontation", "--bots", "random", "--jobs", "1", "--out", "a.jsonl")
    told = run(*words, "--games", "3").stdout
    assert "Kept in a.jsonl. To look at one game: heraut replay a.jsonl --game 0:first_duel:2:random+random" in told
    refused = run(*words, "--games", "5", "--lang", "fr")
    assert refused.exit_code == 2
    assert (
        refused.stderr
        == "a.jsonl existe. --resume le reprend\N{NARROW NO-BREAK SPACE}; un autre nom recommence à neuf.\n"
    )
    assert "first_duel: 5 games" in run(*words, "--games", "5", "--resume").stdout
    differs = run(*words, "--games", "5", "--resume", "--set", "edition=official")
    assert "a.jsonl was begun with the settings edition=sheet" in differs.stderr
    assert "engine “horses”" in run(*words[:-1], "b.json", "--games", "5", "--engine", "horses").stderr


def test_ctrl_c_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def two(match: Match) -> Played:
        if match.seed == "0:first_duel:2":
            raise KeyboardInterrupt
        return play(match)

    words = ("sim", "confrontation", "--bots", "random", "--jobs", "1", "--games", "4", "--out", "a.json")
    with monkeypatch.context() as patched:
        patched.setattr(engines, "play", two)
        stopped = run(*words)
    assert stopped.exit_code == 130
    assert "Interrupted: 2 games of 4 were played.\n--resume continues it." in stopped.stdout
    assert "first_duel: 4 games" in run(*words, "--resume").stdout
