"""Gymnasium's own checks, and a seat played through them."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from heraut.envs.gym import ILLEGAL, Seat
from heraut.games import game
from heraut.kernel import Refusal
from tests.envs.games import ALL, DUEL, SMALL, Tried, encoded
from tests.reference.kuhn import Kuhn


def seat(tried: Tried, number: int = 0, **how: Any) -> Seat:
    return Seat(tried.game, tried.scenario, seat=number, encoding=encoded(tried), **how)


def played(env: Seat, seed: int) -> tuple[list[Any], float]:
    """Random legal answers to the end: every observation and mask, and the reward."""
    random = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    told, over, reward = [(observation.tolist(), info["action_mask"].tolist())], False, 0.0
    while not over:
        assert reward == 0
        action = random.choice(np.flatnonzero(env.action_masks()))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        told.append((observation.tolist(), info["action_mask"].tolist()))
    return told, reward


@pytest.mark.parametrize("tried", ALL, ids=str)
@pytest.mark.parametrize("number", [0, 1])
def test_gymnasium_finds_nothing_to_complain_about(tried: Tried, number: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(seat(tried, number), skip_render_check=True)


def test_gymnasium_is_content_with_the_pictures() -> None:
    for mode in ("ansi", "svg"):
        env = seat(DUEL, render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), str)


@pytest.mark.parametrize("tried", ALL, ids=str)
def test_the_same_seed_is_the_same_game(tried: Tried) -> None:
    env = seat(tried)
    first, reward = played(env, 3)
    assert played(env, 3) == (first, reward) == played(seat(tried), 3)
    assert any(played(env, seed) != (first, reward) for seed in range(4, 9))


def test_the_reward_is_the_score_of_the_seat() -> None:
    env = seat(SMALL[2], 1)
    rewards = []
    for seed in range(10):
        rewards.append(played(env, seed)[1])
        assert rewards[-1] == env.course.scores()[1]
    assert len(set(rewards)) > 2


def test_an_illegal_answer_ends_the_game() -> None:
    env = seat(DUEL)
    env.reset(seed=1)
    action = np.flatnonzero(env.action_masks() == 0)[0]
    _, reward, over, _, info = env.step(action)
    assert (reward, over, info["illegal"]) == (ILLEGAL, True, True)


def test_the_other_seats_are_played_by_the_bots_named() -> None:
    env = Seat(Kuhn(), "usual", bots="first", encoding=encoded(SMALL[1]))
    for seed in range(5):
        env.reset(seed=seed)
        env.step(np.int64(env.encoding.actions.forms.index("raise")))
        assert env.course.table.state.stakes == [2, 1]  # the first option of whoever faces a bet is to give up


def test_a_seat_that_is_never_asked_is_refused() -> None:
    rules = Kuhn()
    rules.seats = lambda scenario: ("first", "second", "watcher")  # type: ignore[method-assign]
    with pytest.raises(Refusal, match="never asked"):
        Seat(rules, "usual", seat=2, encoding=encoded(SMALL[1])).reset(seed=1)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refusal, match="no player 'deep blue'"):
        Seat(game("confrontation"), "duel", bots="deep blue", encoding=encoded(DUEL)).reset(seed=1)
