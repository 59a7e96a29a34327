"""Random play of any game, and what is measured of it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from itertools import count
from random import Random
from time import perf_counter, process_time
from typing import Any

from benchmarks.clock import race
from heraut.kernel import Game, Table
from heraut.kernel.chance import Chance
from heraut.players.dice import Seeded

Rules = Game[Any, Any]


class Counting:
    """Seeded dice that count what they answer: a die thrown, a card drawn is a move of chance."""

    def __init__(self, seed: int) -> None:
        self.seeded = Seeded(seed)
        self.moves = 0

    def roll(self, die: Any, why: str) -> Any:
        self.moves += 1
        return self.seeded.roll(die, why)

    def pick(self, bag: list[str], deck: str) -> str:
        self.moves += 1
        return self.seeded.pick(bag, deck)


def play(table: Table[Any, Any], random: Random) -> int:
    """Play on at random to the end; every question put counts, also one with a single answer."""
    moves = 0
    while (decision := table.decision) is not None:
        options = decision.options
        table.answer(options[int(random.random() * len(options))])
        moves += 1
    return moves


def play_all(rules: Rules, scenario: str, games: int, dice: Chance, seed: int = 1) -> int:
    random, moves = Random(seed), 0
    for _ in range(games):
        moves += play(rules.table(scenario, dice, forced=False), random)
    return moves


def answers(rules: Rules, scenario: str, games: int) -> int:
    """The answers of players in so many random games, always the same."""
    return play_all(rules, scenario, games, Seeded(1))


def moves(rules: Rules, scenario: str, games: int, seed: int = 1) -> int:
    """The same with the dice and cards of chance counted too."""
    dice = Counting(seed)
    return play_all(rules, scenario, games, dice, seed) + dice.moves


def in_the_middle(rules: Rules, scenario: str, seed: int) -> Table[Any, Any]:
    """A random game after half of its answers, or 300 if it is a long one."""
    whole = play(rules.table(scenario, Seeded(seed)), Random(seed))
    table, random = rules.table(scenario, Seeded(seed)), Random(seed)
    for _ in range(min(whole // 2, 300)):
        assert table.decision is not None
        options = table.decision.options
        table.answer(options[int(random.random() * len(options))])
    return table


def clone_against_deepcopy(table: Table[Any, Any]) -> tuple[float, float]:
    """Seconds of one clone, and of one `copy.deepcopy` of the same state: many short rounds, for a busy machine."""
    clone, state = table.game.records.clone, table.state

    def cloned() -> int:
        for _ in range(100):
            clone(state)
        return 100

    def copied() -> int:
        for _ in range(2):
            copy.deepcopy(state)
        return 2

    best = race({"clone": cloned, "deepcopy": copied}, 60, process_time)
    return best["clone"], best["deepcopy"]


def timed(table: Table[Any, Any], random: Random) -> list[tuple[Any, float]]:
    """Play on at random to the end: the state's round at each answer, if it has rounds, and the seconds it took."""
    spent = []
    while (decision := table.decision) is not None:
        option, number = random.choice(decision.options), getattr(table.state, "round", 0)
        begin = perf_counter()
        table.answer(option)
        spent.append((number, perf_counter() - begin))
    return spent


def against_catan(rules: Rules, *scenarios: str) -> None:
    """Print seconds per move of our random play and of Catanatron's, in the package that this process imports.

    Every round plays other games: what was worked out for one is no gift to the next.
    """
    from benchmarks.field import catan

    seeds = count(1)

    def ours() -> int:
        seed = next(seeds)
        return sum(moves(rules, scenario, 3, seed) for scenario in scenarios)

    best = race({"ours": ours, "catan": lambda: catan(3, dice=True)}, 8, process_time)
    print(best["ours"], best["catan"])


def random_play(module: str, what: str, goal: float) -> Iterator[str]:
    """A row for each package: our random play against Catanatron's, as the module measures it in its own process."""
    from benchmarks.compiled import PACKAGES, in_package

    for name, folder in PACKAGES.items():
        if folder.exists():
            ours, catans = in_package(folder, module, "catan")
            yield (
                f"| random play of {what}, moves, {name} | {1 / ours:,.0f} /s | Catanatron {1 / catans:,.0f} /s "
                f"| **{catans / ours:.2f}×** (goal {goal:g}×) |"
            )


def clone_of_a_full_game(table: Table[Any, Any]) -> str:
    clone, deep = clone_against_deepcopy(table)
    return (
        f"| clone of a full game | {clone * 1e6:.0f} µs | `copy.deepcopy` {deep * 1e6:.0f} µs "
        f"| **{deep / clone:.0f}×** (goal 30×) |"
    )
