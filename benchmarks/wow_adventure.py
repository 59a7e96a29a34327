"""What is measured of World of Warcraft, the adventure game.  `python -m benchmarks.wow_adventure`: this part alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from benchmarks.playing import against_catan, clone_of_a_full_game, in_the_middle, random_play
from heraut.games.wow_adventure.game import load

FULL = "adventure_4"


def report() -> Iterator[str]:
    yield "World of Warcraft, the adventure game:"
    yield ""
    yield "| what | value | against | ratio |"
    yield "|---|---|---|---|"
    yield from random_play("benchmarks.wow_adventure", "an adventure of four", 1.03)
    yield clone_of_a_full_game(in_the_middle(load(), FULL, 3))


if __name__ == "__main__":
    if sys.argv[1:] == ["catan"]:
        against_catan(load(), FULL)
    else:
        print("\n".join(report()))
