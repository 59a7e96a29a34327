"""What is measured of Conan.  `python -m benchmarks.conan` prints this part alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

from benchmarks.clock import race
from benchmarks.playing import against_catan, clone_of_a_full_game, in_the_middle, random_play
from heraut.games.conan.answers.fighting import Strike
from heraut.games.conan.game import load
from heraut.kernel import Option, Table
from heraut.odds import odds
from heraut.odds.bars import AT_A_GLANCE
from heraut.players.dice import Seeded

FULL = "gate_of_thornford_4"


def four_heroes() -> list[str]:
    """Every scenario with four heroes and an overlord who plays."""
    return [name for name in load().scenarios() if name.endswith("_4")]


def first_blow() -> tuple[Table[Any, Any], Option]:
    """A table where somebody may strike, the first that random games come to."""
    for seed in range(100):
        table, random = load().table(FULL, Seeded(seed)), Random(seed)
        while table.decision is not None:
            for option in table.decision.options:
                if isinstance(option, Strike):
                    return table, option
            table.answer(random.choice(table.decision.options))
    raise LookupError(f"{FULL}: nobody ever may strike")


def one_attack() -> tuple[float, bool]:
    """Seconds for its odds, and whether they are exact."""
    table, blow = first_blow()

    def reckoned() -> int:
        odds(table, blow, budget=AT_A_GLANCE)
        return 1

    return race({"odds": reckoned}, 20, process_time)["odds"], odds(table, blow, budget=AT_A_GLANCE).exact


def report() -> Iterator[str]:
    yield "Conan:"
    yield ""
    yield "| what | value | against | ratio |"
    yield "|---|---|---|---|"
    yield from random_play("benchmarks.conan", "all scenarios with four heroes", 1.03)
    yield clone_of_a_full_game(in_the_middle(load(), FULL, 3))
    seconds, exact = one_attack()
    how = "exact" if exact else "sampled"
    yield f"| odds of one attack with mixed dice | {seconds * 1e3:.1f} ms, {how} | – | goal 20 ms |"


if __name__ == "__main__":
    if sys.argv[1:] == ["catan"]:
        against_catan(load(), *four_heroes())
    else:
        print("\n".join(report()))
