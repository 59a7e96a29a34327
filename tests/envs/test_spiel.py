"""OpenSpiel's own tests and algorithms, on every kind of game."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, generate_playthrough, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

from heraut.envs.encoding import Encoding
from heraut.envs.spiel import register
from heraut.games import game
from tests.envs.games import ALL, DUEL, HANDS, LARGE, SMALL, Tried, encoded
from tests.laws.toys import CARDS

GOLDEN = Path(__file__).parent / "playthroughs"
TINY = Tried(game("confrontation"), "example_dice_1")
NAMES = {tried: register(tried.game, tried.scenario, scores=tried.scores, encoding=encoded(tried)) for tried in ALL}
NAMES[TINY] = register(TINY.game, TINY.scenario, encoding=encoded(TINY))
TIC_TAC_TOE, KUHN, LEDUC = SMALL


def loaded(tried: Tried) -> Any:
    return pyspiel.load_game(NAMES[tried])


def after_chance(rules: Any, seed: int = 1) -> Any:
    """The first state that asks a player."""
    state, random = rules.new_initial_state(), np.random.default_rng(seed)
    while state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choice(actions, p=odds))
    return state


# --- OpenSpiel's suites --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tried", ALL, ids=str)
def test_the_random_simulations(tried: Tried) -> None:
    pyspiel.random_sim_test(loaded(tried), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("tried", ALL, ids=str)
def test_the_simulations_with_pickles(tried: Tried) -> None:
    games_sim_test.GamesSimTest().sim_game(loaded(tried))


def test_the_api_tests_and_a_quiet_end() -> None:
    """In a process of its own: they look at every game registered, and Python must end without a crash."""
    code = (
        "import runpy, sys\n"
        "import tests.envs.test_spiel\n"
        "sys.argv = ['api_test', '--test_only_games=^heraut_(kuhn_usual|confrontation_duel)$']\n"
        "runpy.run_module('open_spiel.integration_tests.api_test', run_name='__main__', alter_sys=True)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    assert "Ran 10 tests" in run.stderr


@pytest.mark.parametrize("tried", [LEDUC, DUEL], ids=str)
def test_the_way_through_shimmy_to_pettingzoo(tried: Tried) -> None:
    api_test(OpenSpielCompatibilityV0(env=loaded(tried)), num_cycles=20)


@pytest.mark.parametrize("tried", [KUHN, LEDUC], ids=str)
def test_the_playthrough_is_the_one_kept(tried: Tried) -> None:
    """After a wanted change: `python -m tests.envs.test_spiel` writes them anew."""
    assert playthrough(tried) == golden(tried).read_text(encoding="utf-8")


def test_a_fight_has_a_playthrough_too() -> None:
    assert playthrough(TINY) == playthrough(TINY)
    assert "State 0" in playthrough(TINY)


def playthrough(tried: Tried) -> str:
    return str(generate_playthrough.playthrough(NAMES[tried], None, seed=7)) + "\n"


def golden(tried: Tried) -> Path:
    return GOLDEN / f"{NAMES[tried]}.txt"


# --- OpenSpiel's algorithms ----------------------------------------------------------------------------------------


def test_its_search_plays_tic_tac_toe_and_the_duel() -> None:
    """Python's; the one in C++ breaks off on any game written in Python."""
    for tried, simulations in ((TIC_TAC_TOE, 60), (DUEL, 15)):
        rules = loaded(tried)
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        bot = mcts.MCTSBot(rules, 1.4, simulations, evaluator, random_state=np.random.RandomState(2))
        state = after_chance(rules)
        assert bot.step(state) in state.legal_actions()


def test_its_search_takes_the_winning_cell() -> None:
    rules = loaded(TIC_TAC_TOE)
    state = rules.new_initial_state()
    for cell in (0, 3, 1, 4):
        state.apply_action(encoded(TIC_TAC_TOE).actions.forms.index(f"mark {cell}"))
    bot = mcts.MCTSBot(rules, 1.4, 100, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), solve=True)
    assert state.action_to_string(0, bot.step(state)) == "mark 2"


def test_its_regret_minimisation_solves_kuhn() -> None:
    rules = loaded(KUHN)
    solver = cfr.CFRPlusSolver(rules)
    for _ in range(40):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.exploitability(rules, policy) < 0.02
    value = expected_game_score.policy_value(rules.new_initial_state(), [policy] * 2)[0]
    assert value == pytest.approx(-1 / 18, abs=0.01)


@pytest.mark.parametrize("tried", [KUHN, LEDUC, TINY], ids=str)
def test_its_sampling_regret_minimisation_runs(tried: Tried) -> None:
    rules = loaded(tried)
    solver = ExternalSamplingSolver(rules)
    for _ in range(5):
        solver.iteration()
    state = after_chance(rules)
    odds = solver.average_policy().action_probabilities(state)
    assert sorted(odds) == state.legal_actions()
    assert sum(odds.values()) == pytest.approx(1)


def test_its_learning_environment_steps() -> None:
    env = rl_environment.Environment(loaded(DUEL))
    step = env.reset()
    while not step.last():
        step = env.step([step.observations["legal_actions"][step.current_player()][0]])
    assert sum(step.rewards) == pytest.approx(0)


# --- what they do not look at --------------------------------------------------------------------------------------


@pytest.mark.parametrize("tried", [LEDUC, *LARGE], ids=str)
def test_a_clone_is_independent_and_a_pickle_remembers(tried: Tried) -> None:
    state = after_chance(loaded(tried))
    before, remembered = str(state), state.information_state_string(0)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert (str(state), state.information_state_string(0)) == (before, remembered)
    assert str(clone) != before
    again = pickle.loads(pickle.dumps(clone))
    assert again.information_state_string(0) == clone.information_state_string(0)
    assert again.legal_actions() == clone.legal_actions()
    assert again.history() == clone.history()


def test_a_player_remembers_what_it_saw_and_nothing_else() -> None:
    """Two deals that differ in the other's card are one to the player, until the cards tell."""
    rules = loaded(KUHN)
    forms = encoded(KUHN).outcomes.forms

    def dealt(first: str, second: str) -> Any:
        state = rules.new_initial_state()
        for card in (first, second):
            state.apply_action(forms.index(card))
        return state

    one, other = dealt("Q", "J"), dealt("Q", "K")
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    for action in (0, 1):
        one.apply_action(action)
        other.apply_action(action)
    assert one.information_state_string(0) == other.information_state_string(0)
    assert "> pass" in one.information_state_string(0).splitlines()


def test_chance_has_its_exact_odds() -> None:
    state = loaded(HANDS).new_initial_state()
    odds = {state.action_to_string(-1, action): odd for action, odd in state.chance_outcomes()}
    assert odds == pytest.approx({card: number / sum(CARDS.values()) for card, number in CARDS.items()})


def test_what_is_told_in_secret_is_remembered_by_those_it_was_told() -> None:
    """The first cards go to the first seat."""
    rules, forms = loaded(HANDS), encoded(HANDS).outcomes.forms
    told: list[set[str]] = [set(), set(), set()]
    for card in ("sword", "trap"):
        state = rules.new_initial_state()
        state.apply_action(forms.index(card))
        while '["drew"' not in state.information_state_string(0):
            state.apply_action(forms.index("shield"))
        for player, memories in enumerate(told):
            memories.add(state.information_state_string(player))
    assert [len(memories) for memories in told] == [2, 1, 1]


def test_a_setting_is_another_game() -> None:
    name = register(DUEL.game, "duel", {"edition": "official"}, encoding=Encoding(DUEL.game, "duel", games=1))
    assert name == "heraut_confrontation_duel_official"
    assert pyspiel.load_game(name).num_players() == 2


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for tried in (KUHN, LEDUC):
        golden(tried).write_text(playthrough(tried), encoding="utf-8")
