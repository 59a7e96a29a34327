"""Bots, odds and environments where several seats are asked at once."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from heraut.envs.encoding import Encoding
from heraut.envs.gym import Seat
from heraut.envs.memory import Memory
from heraut.envs.zoo import Seats
from heraut.kernel import Table
from heraut.odds import all_odds
from heraut.players.advice import Adviser
from heraut.players.dice import Seeded
from heraut.players.greedy import Greedy
from heraut.players.registry import BOTS, bot
from heraut.players.search import Search, Tree
from heraut.players.sight import Sight, imagined
from tests.raid.game import Alarm, Blow, Camp, Guard, RaidGame, Rest, Strike, raid

AXE = [Strike(1), Guard(1), Rest(1)]


def laid(scenario: str = "raid", **more: Any) -> Table[Camp, None]:
    return raid().table(scenario, Seeded(1), **more)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_bot_answers_for_its_own_seat(name: str, seat: int) -> None:
    table = laid("watchful")
    assert table.decision is not None
    assert table.decision.owner(bot(name, 3).answer(Sight(table, seat))) == seat


@pytest.mark.parametrize("adviser", [Greedy(1), Search(1, 300)])
def test_who_thinks_weighs_its_own_answers_for_itself(adviser: Adviser) -> None:
    sight = Sight(laid(), 1)
    advice = adviser.explain(sight)
    assert {one.option for one in advice} == set(AXE)
    told = imagined(sight.game, sight.game.records.dump(sight.view()), 1, Seeded(2))
    assert told.decision.options == AXE


class Settled(RaidGame):
    """Whatever happens is worth about the same, to each seat something else."""

    def evaluate(self, t: Table[Camp, None]) -> tuple[float, ...]:
        return (0.0, 0.25 + t.state.lives[0] / 100, 0.75)


def test_in_the_tree_every_answer_is_judged_by_whoever_gives_it() -> None:
    sight = Sight(raid(Settled).table("watchful"), 1)
    tree = Tree(sight, sight.view(), Seeded(1), 1, 0.4)
    for _ in range(300):
        tree.simulate()
    assert set(tree.first) == set(AXE)
    deeper = tree.first[Guard(1)].after[2, "act"]  # all three are asked again
    assert {option: round(node.value, 1) for option, node in deeper.items()} == {
        Strike(2): 0.8, Guard(2): 0.8, Rest(2): 0.8, Strike(1): 0.3, Rest(1): 0.3, Alarm(): 0.0,
    }  # fmt: skip


def test_whole_games_among_bots() -> None:
    for seed in range(3):
        table = raid().table("watchful", Seeded(seed))
        bots = [bot("easy", f"{seed}:{seat}") for seat in range(3)]
        while (decision := table.decision) is not None:
            table.answer(bots[decision.seat].answer(Sight(table, decision.seat)))


# --- odds ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("policy", ["best", "greedy", "random", "first", "rest"])
def test_odds_of_ones_own_answers(policy: str) -> None:
    found = all_odds(Sight(laid(), 1), "game", policy)
    assert list(found) == ["strike 1", "guard 1", "rest 1"]
    assert all(one.exact for one in found.values())
    assert all(sum(one.shares.values()) == 1 for one in found.values())


def test_on_the_way_each_chooses_what_is_best_for_itself() -> None:
    """The overlord asked among the heroes takes their strikes away, since that is worth most to it."""
    quiet, watched = [all_odds(Sight(laid(scenario), 1), "game")["strike 1"] for scenario in ("raid", "watchful")]
    assert watched.shares.get("wins-1-2", 0) < quiet.shares["wins-1-2"]


def test_what_is_good_is_good_for_whoever_asks() -> None:
    for seat, good in (
        (0, {"wins-0", "wins-0-1", "wins-0-2", "wins-0-1-2"}),
        (1, {"wins-1", "wins-0-1", "wins-1-2", "wins-0-1-2"}),
    ):
        (told, *_) = all_odds(Sight(laid("watchful"), seat), "game").values()
        assert {one.id for one in told.outcomes if one.tone == "good"} == good


# --- environments ----------------------------------------------------------------------------------------------------


def encoding() -> Encoding:
    return Encoding(raid(), "watchful", games=20)


def test_pettingzoo_asks_the_first_and_an_action_is_its_own() -> None:
    env = Seats(raid(), "watchful", encoding=encoding())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env, num_cycles=50)
    env.reset(seed=1)
    assert env.agent_selection == "bow_2"
    masks = [env.observe(agent)["action_mask"] for agent in env.possible_agents]
    assert [int(mask.sum()) for mask in masks] == [0, 0, 3]
    options = env.course.options
    assert {options[number] for number in np.flatnonzero(masks[2])} == {Strike(2), Guard(2), Rest(2)}


@pytest.mark.parametrize(("seat", "own"), [(0, {Alarm()}), (1, set(AXE))])
def test_gymnasium_asks_its_own_seat_and_bots_wait(seat: int, own: set[Any]) -> None:
    env = Seat(raid(), "watchful", seat=seat, encoding=encoding())
    env.reset(seed=1)
    assert {env.course.options[number] for number in np.flatnonzero(env.action_masks())} == own
    check_env(env, skip_render_check=True)


def test_a_seat_remembers_what_it_answered_itself() -> None:
    memory = Memory(encoding()).after([Guard(1), Guard(2)])
    assert ["> guard 1" in memory.of(seat) for seat in (0, 1, 2)] == [False, True, False]


def test_openspiel_moves_the_first_with_its_own_options() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from heraut.envs.spiel import register

    state = pyspiel.load_game(register(raid(), "watchful", encoding=encoding())).new_initial_state()
    assert state.current_player() == 2
    assert sorted(state.action_to_string(action) for action in state.legal_actions()) == [
        "guard 2",
        "rest 2",
        "strike 2",
    ]
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert len(state.returns()) == 3


def test_a_blow_is_the_overlords_alone() -> None:
    table = raid().table("raid", Seeded(1))
    table.say(2, "rest 2")
    table.say(1, "rest 1")
    assert Sight(table, 0).decision.options == [Blow(1), Blow(2)]
