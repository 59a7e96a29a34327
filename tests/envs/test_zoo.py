"""PettingZoo's own tests, on every kind of game."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from heraut.envs.zoo import Seats
from heraut.kernel import Refusal
from tests.envs.games import ALL, DUEL, SMALL, Tried, encoded


def seats(tried: Tried, render_mode: str | None = None) -> Seats:
    return Seats(tried.game, tried.scenario, render_mode=render_mode, encoding=encoded(tried))


@pytest.mark.parametrize("tried", ALL, ids=str)
def test_the_api_test(tried: Tried) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")  # a dict, as an action mask needs
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(seats(tried), num_cycles=100)


@pytest.mark.parametrize("tried", ALL, ids=str)
def test_the_seed_test(tried: Tried) -> None:
    seed_test(partial(seats, tried), num_cycles=50)


@pytest.mark.parametrize("tried", [*SMALL, DUEL], ids=str)
def test_the_render_test(tried: Tried) -> None:
    def is_svg(picture: Any) -> bool:
        return ElementTree.fromstring(picture).tag.endswith("svg")

    def make(render_mode: str | None = None) -> Seats:
        return seats(tried, render_mode)

    render_test(make, {"svg": is_svg})  # type: ignore[arg-type]


@pytest.mark.parametrize("tried", ALL, ids=str)
def test_at_the_end_everybody_has_their_score(tried: Tried) -> None:
    env = seats(tried)
    env.reset(seed=5)
    random, rewards = np.random.default_rng(5), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        rewards[agent] += reward
        env.step(None if over else random.choice(np.flatnonzero(observation["action_mask"])))
    assert tuple(rewards.values()) == env.course.scores()
    assert any(rewards.values())
    assert not env.agents


def test_only_who_must_answer_has_legal_actions() -> None:
    env = seats(DUEL)
    env.reset(seed=1)
    asked, other = env.agent_selection, next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(asked)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = seats(DUEL)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    with pytest.raises(Refusal, match="not legal"):
        env.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    assert (env.observe(env.agent_selection)["observation"] == before["observation"]).all()


def test_an_agent_observes_its_own_card_and_not_the_others() -> None:
    env = seats(SMALL[1])
    seen: dict[str, set[bytes]] = {}
    for seed in range(30):
        env.reset(seed=seed)
        card = env.course.table.state.hands[0]
        seen.setdefault(card, set()).add(env.observe(env.possible_agents[0])["observation"].tobytes())
        assert env.course.read(0)["hands"] == [card, "?"]
    assert {card: len(same) for card, same in seen.items()} == {"J": 1, "Q": 1, "K": 1}
    assert len(set.union(*seen.values())) == 3
