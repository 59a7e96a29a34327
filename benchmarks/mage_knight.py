"""What is measured of Mage Knight.  `python -m benchmarks.mage_knight` prints this part alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from statistics import median

from benchmarks.playing import Rules, against_catan, clone_of_a_full_game, in_the_middle, random_play, timed
from heraut.games.mage_knight.game import load
from heraut.players.dice import Seeded

LEARNING, FULL = "first_reconnaissance_1", "full_conquest_4"
GAMES = 3  # of four heroes, for what an answer costs


def by_rounds(rules: Rules) -> list[float]:
    """Median seconds of one decision in random games of four heroes, round by round."""
    spent: dict[int, list[float]] = {}
    for seed in range(GAMES):
        for number, seconds in timed(rules.table(FULL, Seeded(seed)), Random(seed)):
            spent.setdefault(number, []).append(seconds)
    return [median(spent[number]) for number in sorted(spent) if number]


def report() -> Iterator[str]:
    rules = load()
    yield "Mage Knight:"
    yield ""
    yield "| what | value | against | ratio |"
    yield "|---|---|---|---|"
    yield from random_play("benchmarks.mage_knight", "the first reconnaissance, alone", 1.15)
    yield clone_of_a_full_game(in_the_middle(rules, FULL, 3))
    rounds = by_rounds(rules)
    medians = ", ".join(f"{one * 1e6:.0f}" for one in rounds)
    yield (
        f"| one decision in a random full conquest of four, by rounds | {medians} µs (median) "
        f"| last against first | **{rounds[-1] / rounds[0]:.2f}×** (goal: does not grow) |"
    )


if __name__ == "__main__":
    if sys.argv[1:] == ["catan"]:
        against_catan(load(), LEARNING)
    else:
        print("\n".join(report()))
