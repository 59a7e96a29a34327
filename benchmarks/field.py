"""Against the field: OpenSpiel in Python and C++, and Catanatron.  `python -m benchmarks.field` prints this part alone.

Rivals take turns in one run (`clock.race`).  Everything is driven from Python, in the way each engine is meant to be.
"""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from catanatron import ActionType, Color, RandomPlayer
from catanatron import Game as Catan
from open_spiel.python.algorithms import mcts
from open_spiel.python.games import kuhn_poker, tic_tac_toe  # registers the games written in Python
from tests.reference.kuhn import Kuhn
from tests.reference.leduc import Leduc
from tests.reference.tic_tac_toe import TicTacToe

from benchmarks.clock import Work
from benchmarks.clock import race as race_by
from benchmarks.confrontation import ONE_AGAINST_THREE, battle, best_of, decisions_only, mid_combat, random_play
from heraut.kernel import Game, write
from heraut.players.dice import Seeded
from heraut.players.search import Search
from heraut.players.sight import Sight
from heraut.table.saves import read_save, write_save
from heraut.table.session import Session

assert kuhn_poker, tic_tac_toe
ROUNDS = 15
SHORT_ROUNDS = 100  # of about a millisecond each
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def race(rivals: dict[str, Work], rounds: int) -> dict[str, float]:
    return race_by(rivals, rounds, process_time)


class Ratio(NamedTuple):
    """One line of the table: what, ours, whose, theirs, how many times, and the goal."""

    what: str
    ours: str
    against: str
    theirs: str
    times: float
    goal: float

    def line(self) -> str:
        verdict = "" if self.times >= self.goal else ", missed"
        return (
            f"| {self.what} | {self.ours} | {self.against} {self.theirs} "
            f"| **{self.times:.{1 if self.times >= 1 else 2}f}×** (goal {self.goal:g}×{verdict}) |"
        )


# --- random play ---------------------------------------------------------------------------------------------------


def ours(rules: Game[Any, Any], games: int) -> int:
    """Moves of random games on our kernel: answers of players, and cards that chance deals."""
    dice, chance, moves = Random(1).random, Seeded(1), 0
    for _ in range(games):
        table = rules.table("usual", chance, forced=False)
        state = table.state
        while (decision := state.pending) is not None:
            options = decision.options
            table.answer(options[int(dice() * len(options))])
            moves += 1
        moves += table.revealed
    return moves


def openspiel(name: str, games: int) -> int:
    """Moves of random games in OpenSpiel, answers of its chance player among them."""
    rules, dice, moves = pyspiel.load_game(name), Random(1).random, 0
    for _ in range(games):
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(dice() * len(outcomes))][0])  # these deals are all as likely
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(dice() * len(actions))])
            moves += 1
    return moves


def catan(games: int, dice: bool) -> int:
    """Actions of random games of four in Catanatron, always the same; the two dice of each roll too, if wished."""
    moves = 0
    for seed in range(games):
        random.seed(seed)  # its players and dice draw from the generator that all share
        game = Catan([RandomPlayer(colour) for colour in COLOURS], seed=seed)
        game.play()
        rolls = sum(action.action_type is ActionType.ROLL for action in game.state.actions)
        moves += len(game.state.actions) + (2 * rolls if dice else 0)
    return moves


def reference_games() -> Iterator[Ratio]:
    for rules, twins in (
        (TicTacToe(), {"python_tic_tac_toe": 8.0, "tic_tac_toe": 0.5}),
        (Kuhn(), {"python_kuhn_poker": 8.0, "kuhn_poker": 0.5}),
        (Leduc(), {"leduc_poker": 0.5}),
    ):
        rivals: dict[str, Work] = {"ours": partial(ours, rules, 50)}
        for twin in twins:
            rivals[twin] = partial(openspiel, twin, 10 if "python" in twin else 100)
        best = race(rivals, SHORT_ROUNDS)
        for twin, goal in twins.items():
            engine = "OpenSpiel, Python" if "python" in twin else "OpenSpiel, C++ from Python"
            yield Ratio(
                f"{rules.name.replace('_', '-')}, random moves", rate(best["ours"]), engine, rate(best[twin]),
                best[twin] / best["ours"], goal,
            )  # fmt: skip


def whole_games() -> Iterator[Ratio]:
    """Confrontation against Catan, with dice counted as moves on both sides, and without."""
    rivals: dict[str, Work] = {
        "moves": lambda: random_play(ONE_AGAINST_THREE, 20),
        "catan moves": lambda: catan(3, dice=True),
        "answers": lambda: decisions_only(ONE_AGAINST_THREE, 20),
        "catan answers": lambda: catan(3, dice=False),
    }
    best = race(rivals, ROUNDS)
    for what, goal in (("moves", 3.0), ("answers", 3.0)):
        said = "moves (answers and dice)" if what == "moves" else "answers of players alone"
        rival = best[f"catan {what}"]
        yield Ratio(
            f"Confrontation, random play, {said}", rate(best[what]), "Catanatron", rate(rival), rival / best[what], goal
        )


# --- clone, search, restore ----------------------------------------------------------------------------------------


def clones() -> Ratio:
    table = mid_combat()
    clone, state = table.game.records.clone, table.state
    game = Catan([RandomPlayer(colour) for colour in COLOURS], seed=1)
    for _ in range(200):
        game.play_tick()

    def cloned() -> int:
        for _ in range(200):
            clone(state)
        return 200

    def copied() -> int:
        for _ in range(20):
            game.copy()
        return 20

    best = race({"clone": cloned, "copy": copied}, SHORT_ROUNDS)
    return Ratio(
        "clone, Confrontation in mid-combat", micro(best["clone"]), "Catanatron `copy`", micro(best["copy"]),
        best["copy"] / best["clone"], 10,
    )  # fmt: skip


def searches(simulations: int = 200) -> Ratio:
    """Simulations to the end of the game from the empty grid."""
    rules = pyspiel.load_game("tic_tac_toe")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(rules, 1.4, simulations, evaluator, random_state=np.random.RandomState(2))
    sight = Sight(TicTacToe().table("usual", Seeded(1)), 0)

    def search() -> int:
        return sum(advice.visits for advice in Search(1, simulations).explain(sight))

    def tree_search() -> int:
        bot.mcts_search(rules.new_initial_state())
        return simulations

    best = race({"ours": search, "theirs": tree_search}, 2 * ROUNDS)
    return Ratio(
        "search on tic-tac-toe, simulations", rate(best["ours"]), "OpenSpiel, MCTS in Python", rate(best["theirs"]),
        best["theirs"] / best["ours"], 2,
    )  # fmt: skip


def restores() -> list[str]:
    """A saved state after 10 and after 1,000 answers; and a whole evening, which is played again to be believed."""
    rules = battle(20, turns=40)
    records = rules.records
    session = Session(rules, "grid", dice="seeded:3")
    choice = Random(3).choice
    texts, files, answers = {}, {}, {}
    with tempfile.TemporaryDirectory() as folder:
        for length in (10, 1000):
            while len(session.answers) < length and (decision := session.decision) is not None:
                session.say(decision.seat, write(choice(decision.options)))
            answers[length] = len(session.answers)
            texts[length] = json.dumps(records.dump(session.table.state))
            files[length] = Path(folder) / f"{length}.json"
            write_save(session, files[length])

        def load(length: int) -> int:
            for _ in range(10):
                records.load(json.loads(texts[length]))
            return 10

        best = race({"10": lambda: load(10), "1000": lambda: load(1000)}, 4 * ROUNDS)
        evenings = {
            length: best_of(lambda file=file: read_save(file, {rules.name: rules}), 3) for length, file in files.items()
        }
    few, many = answers.values()
    return [
        f"| restore of a saved state, 20 figures, after {few} and {many} answers "
        f"| {micro(best['10'])}, {micro(best['1000'])} "
        f"| the longer against the shorter | **{best['1000'] / best['10']:.2f}×** (goal: flat) |",
        f"| a whole evening read back, every answer played again and compared | {evenings[10] * 1e3:.1f} ms, "
        f"{evenings[1000] * 1e3:.0f} ms | – | {micro((evenings[1000] - evenings[10]) / (many - few))} an answer |",
    ]


def rate(seconds: float) -> str:
    return f"{1 / seconds:,.0f} /s"


def micro(seconds: float) -> str:
    return f"{seconds * 1e6:.1f} µs"


def report() -> list[str]:
    lines = ["Against the field:", "", "| what | ours | against | ratio |", "|---|---|---|---|"]
    lines += [ratio.line() for ratio in (*reference_games(), *whole_games(), clones(), searches())]
    return [*lines, *restores()]


if __name__ == "__main__":
    print("\n".join(report()))
