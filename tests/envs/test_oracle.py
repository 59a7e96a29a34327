"""The kernel against the literature: trees, information sets and values of three small games are OpenSpiel's own."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from scipy.optimize import linprog

from heraut.envs.encoding import Encoding
from heraut.envs.memory import Memory
from heraut.kernel import CHANCE, Game, Table
from heraut.kernel.chance import outcomes
from heraut.laws import check
from tests.reference.kuhn import Kuhn
from tests.reference.leduc import Leduc
from tests.reference.tic_tac_toe import TicTacToe

POKERS = [(Kuhn(), "kuhn_poker"), (Leduc(), "leduc_poker")]
NAMES = ["kuhn", "leduc"]
KUHN_VALUE = -1 / 18
LEDUC_VALUE = -0.085606424078


@pytest.mark.parametrize("game", [TicTacToe(), Kuhn(), Leduc()], ids=lambda game: game.name)
def test_the_reference_games_keep_every_law(game: Game[Any, Any]) -> None:
    assert check(game, games_per_scenario=20).unseen(game) == []


# --- trees --------------------------------------------------------------------------------------------------------


def opened(game: Game[Any, Any]) -> Table[Any, Any]:
    """Every question is put: single options too, as OpenSpiel does."""
    return game.table("usual", forced=False)


def child(table: Table[Any, Any], option: Any) -> Table[Any, Any]:
    twin = table.clone()
    twin.answer(option)
    return twin


@pytest.mark.parametrize(("game", "twin"), POKERS, ids=NAMES)
def test_the_tree_is_openspiels_node_by_node(game: Game[Any, Any], twin: str) -> None:
    """The same player, as many answers, the same odds and returns at every node; and the same information sets."""
    rules = pyspiel.load_game(twin)
    counted = {"chance": 0, "playable": 0, "terminal": 0}
    sets: dict[tuple[int, str], set[str]] = {}
    theirs: dict[tuple[int, str], set[str]] = {}

    def walk(table: Table[Any, Any], memory: Memory, state: Any) -> None:
        decision = table.decision
        if decision is None:
            counted["terminal"] += 1
            assert state.is_terminal()
            assert list(game.scores(table)) == state.returns()
            return
        if decision.seat == CHANCE:
            counted["chance"] += 1
            ours = list(outcomes(decision))
            odds = state.chance_outcomes()
            whole = sum(weight for _, weight in ours)
            assert [weight / whole for _, weight in ours] == pytest.approx([p for _, p in odds])
            options, actions = in_order([option for option, _ in ours]), [action for action, _ in odds]
        else:
            counted["playable"] += 1
            assert decision.seat == state.current_player()
            options, actions = list(decision.options), state.legal_actions()
            here, there = memory.of(decision.seat), state.information_state_string()
            sets.setdefault((decision.seat, here), set()).add(there)
            theirs.setdefault((decision.seat, there), set()).add(here)
        assert len(options) == len(actions)
        for option, action in zip(options, actions, strict=True):
            walk(child(table, option), memory.after([option]), state.child(action))

    walk(opened(game), Memory(Encoding(game, "usual", games=1)), rules.new_initial_state())
    assert tuple(counted.values()) == api_test.TOTAL_NUM_STATES[twin]
    assert len(sets) == len(theirs) == api_test.PERFECT_RECALL_NUM_STATES[twin]
    assert all(len(same) == 1 for same in [*sets.values(), *theirs.values()])


def in_order(cards: list[str]) -> list[str]:
    """Cards by rank, as OpenSpiel numbers them."""
    return sorted(cards, key=lambda card: ("JQK".index(card[0]), card))


def test_tic_tac_toe_has_its_549_946_nodes() -> None:
    """Equal positions are counted once: the key tells them apart as it should."""
    game = TicTacToe()
    known: dict[Any, tuple[int, int]] = {}

    def count(table: Table[Any, Any]) -> tuple[int, int]:
        key = game.records.key(table.state)
        if key not in known:
            if table.over:
                known[key] = (0, 1)
            else:
                assert table.decision is not None
                below = [count(child(table, option)) for option in table.decision.options]
                known[key] = (1 + sum(asked for asked, _ in below), sum(ended for _, ended in below))
        return known[key]

    assert count(opened(game)) == (294_778, 255_168)
    assert len(known) == 5478


def test_every_random_tic_tac_toe_is_openspiels() -> None:
    rules, random = pyspiel.load_game("tic_tac_toe"), np.random.default_rng(1)
    game = TicTacToe()
    for _ in range(100):
        table, state = opened(game), rules.new_initial_state()
        while (decision := table.decision) is not None:
            assert [mark.cell for mark in decision.options] == state.legal_actions()
            assert decision.seat == state.current_player()
            mark = decision.options[random.integers(len(decision.options))]
            table.answer(mark)
            state.apply_action(mark.cell)
        assert state.is_terminal()
        assert list(game.scores(table)) == state.returns()


# --- values -------------------------------------------------------------------------------------------------------


def test_kuhn_is_worth_one_eighteenth_to_the_second_player() -> None:
    assert value(Kuhn()) == pytest.approx(KUHN_VALUE, abs=1e-9)


def test_leduc_is_worth_what_openspiel_finds() -> None:
    assert value(Leduc()) == pytest.approx(LEDUC_VALUE, abs=1e-9)


def value(game: Game[Any, Any]) -> float:
    """What the first seat wins when both play perfectly: Koller and von Stengel's linear program over sequences."""
    sequences: list[dict[Any, int]] = [{(): 0}, {(): 0}]
    sets: list[dict[str, tuple[int, list[int]]]] = [{}, {}]  # information set → the sequence before it, those after it
    payoff: dict[tuple[int, int], float] = {}

    def walk(table: Table[Any, Any], memory: Memory, at: tuple[int, int], odds: float) -> None:
        decision = table.decision
        if decision is None:
            payoff[at] = payoff.get(at, 0.0) + odds * game.scores(table)[0]
        elif decision.seat == CHANCE:
            whole = sum(weight for _, weight in outcomes(decision))
            for option, weight in outcomes(decision):
                walk(child(table, option), memory.after([option]), at, odds * weight / whole)
        else:
            seat, here = decision.seat, memory.of(decision.seat)
            mine = sequences[seat]
            if here not in sets[seat]:
                first = len(mine)
                for option in decision.options:
                    mine[(here, option)] = len(mine)
                sets[seat][here] = (at[seat], list(range(first, len(mine))))
            for option, sequence in zip(decision.options, sets[seat][here][1], strict=True):
                there = (sequence, at[1]) if seat == 0 else (at[0], sequence)
                walk(child(table, option), memory.after([option]), there, odds)

    walk(opened(game), Memory(Encoding(game, "usual", games=1)), (0, 0), 1.0)
    return solve(payoff, [len(mine) for mine in sequences], [list(one.values()) for one in sets])


def solve(payoff: dict[tuple[int, int], float], sizes: list[int], sets: list[list[tuple[int, list[int]]]]) -> float:
    """max over x of min over y of x·A·y, both realisation plans: maximise q₀ with E'q ≤ A'x and Fx = f."""
    a = np.zeros(sizes)
    for at, worth in payoff.items():
        a[at] = worth
    first, second = [constraints(size, one) for size, one in zip(sizes, sets, strict=True)]
    begin = np.eye(1, len(first))[0]
    goal = np.concatenate([np.zeros(sizes[0]), -np.eye(1, len(second))[0]])
    found = linprog(
        goal,
        A_ub=np.hstack([-a.T, second.T]),
        b_ub=np.zeros(sizes[1]),
        A_eq=np.hstack([first, np.zeros((len(first), len(second)))]),
        b_eq=begin,
        bounds=[(0, None)] * sizes[0] + [(None, None)] * len(second),
        method="highs",
    )
    assert found.success
    return -float(found.fun)


def constraints(size: int, sets: list[tuple[int, list[int]]]) -> np.ndarray:
    """What flows into an information set flows out of it; the empty sequence is certain."""
    rows = np.zeros((1 + len(sets), size))
    rows[0, 0] = 1
    for row, (before, after) in enumerate(sets, start=1):
        rows[row, before] = -1
        rows[row, after] = 1
    return rows
