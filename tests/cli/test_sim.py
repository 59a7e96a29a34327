"""`heraut sim`: the same seeds, the same games, however many work on them."""

import json
from typing import Any

import pytest

from heraut.cli import sim
from heraut.kernel import Refusal
from heraut.players.registry import BOTS, bot

from .test_play import run

PAGE = {"game", "content", "settings", "bots", "seed", "interrupted", "scenarios"}
SCENARIO = {
    "scenario", "seats", "games", "wins", "draws", "mean_decisions", "mean_scores", "seconds", "games_per_second",
    "results",
}  # fmt: skip
RESULT = {"seed", "decisions", "scores", "winner"}


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
    assert [result["seed"] for result in duel["results"]] == [f"s:duel:{number}" for number in range(9)]
    assert sum(duel["wins"]) + duel["draws"] == duel["games"] == 9
    assert duel["mean_decisions"] == sum(result["decisions"] for result in duel["results"]) / 9


def test_one_game_can_be_played_again_alone() -> None:
    page = simulate("--jobs", "1")
    plan = sim.Plan("confrontation", "duel", tuple(page["settings"].items()), ("random", "random"), "0")
    again = sim.play_one(plan, 4)
    assert [again.seed, again.decisions, list(again.scores)] == [
        page["scenarios"][0]["results"][4][key] for key in ("seed", "decisions", "scores")
    ]


def test_the_words_of_the_summary() -> None:
    words = ("sim", "confrontation", "--games", "4", "--bots", "first", "--jobs", "1")
    told = run(*words).stdout
    assert told.startswith("duel: 4 games\n  1 lions (first): won ")
    assert "games/s" in told
    assert "victoires" in run(*words, "--lang", "fr").stdout


def test_ctrl_c_tells_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    play_one = sim.play_one

    def three(plan: sim.Plan, number: int) -> sim.Played:
        if number == 3:
            raise KeyboardInterrupt
        return play_one(plan, number)

    monkeypatch.setattr(sim, "play_one", three)
    words = ("sim", "confrontation", "--games", "9", "--bots", "random", "--jobs", "1")
    stopped = run(*words)
    assert stopped.exit_code == 130
    assert "duel: 3 games" in stopped.stdout
    assert "Interrupted: 3 games of 9 were played." in stopped.stdout
    assert json.loads(run(*words, "--json").stdout)["interrupted"] is True


def test_the_registry_refuses_whom_it_does_not_know() -> None:
    for name in BOTS:
        assert bot(name, 1)
    with pytest.raises(Refusal) as refused:
        bot("deep_blue")
    assert refused.value.id == "unknown-bot"


def test_ctrl_c_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(plan: sim.Plan, number: int) -> sim.Played:
        raise KeyboardInterrupt

    monkeypatch.setattr(sim, "play_one", stop)
    stopped = run("sim", "confrontation", "--games", "2", "--bots", "first", "--jobs", "1", "--lang", "fr")
    assert stopped.exit_code == 130
    assert "aucune partie" in stopped.stdout
