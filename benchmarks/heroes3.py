"""What is measured of Heroes III.  `python -m benchmarks.heroes3` prints this part alone."""

from __future__ import annotations

import copy
import sys
from collections.abc import Iterator
from functools import cache
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from benchmarks.clock import race
from benchmarks.confrontation import Counting, play
from heraut.games import game
from heraut.games.heroes3.model import AI, NOBODY, Battle, Fighter, Realm
from heraut.games.heroes3.rules.ch09_units import wiped_out
from heraut.games.heroes3.rules.ch10_combat.combat_round import CombatRound
from heraut.kernel import Table
from heraut.players.dice import Seeded
from heraut.players.registry import bot
from heraut.players.sight import Sight

LEARNING, FULL = "house_first_steps", "house_broken_crown_2"
OWN = (("halberdiers", "pack", 5), ("marksmen", "pack", 1), ("griffins", "pack", 6))
FOES = (("skeletons", "pack", 13), ("zombies", "pack", 14), ("wraiths", "pack", 15))


def random_play(scenario: str, games: int) -> int:
    """Moves of so many random games: answers of players, dice and cards of chance."""
    return play_all(scenario, games, Seeded(1)) + chance_moves(scenario, games)


@cache
def chance_moves(scenario: str, games: int) -> int:
    """The dice and cards of just these games, counted once and not while they are timed."""
    dice = CountingAll(1)
    play_all(scenario, games, dice)
    return dice.dice


class CountingAll(Counting):
    """Cards drawn count too: here they are most of chance's moves."""

    def pick(self, bag: list[str], deck: str) -> str:
        self.dice += 1
        return super().pick(bag, deck)


def play_all(scenario: str, games: int, dice: Any) -> int:
    heroes, random, moves = game("heroes3"), Random(1), 0
    for _ in range(games):
        moves += play(heroes.table(scenario, dice, forced=False), random)
    return moves


def middle_of_a_game() -> Table[Any, Any]:
    """The full clash, 300 answers in."""
    table, random = game("heroes3").table(FULL, Seeded(3)), Random(3)
    for _ in range(300):
        if table.decision is None:
            break
        table.answer(random.choice(table.decision.options))
    return table


def clone_against_deepcopy() -> tuple[float, float]:
    table = middle_of_a_game()
    clone, state = table.game.records.clone, table.state

    def cloned() -> int:
        for _ in range(500):
            clone(state)
        return 500

    def copied() -> int:
        for _ in range(5):
            copy.deepcopy(state)
        return 5

    best = race({"clone": cloned, "deepcopy": copied}, 7)
    return best["clone"], best["deepcopy"]


def ruled_combats(count: int) -> int:
    """Combats of one army against another, to the last unit: chapter 11 commands both sides, nobody plays cards."""
    heroes, dice, random = game("heroes3"), Seeded(1), Random(1)
    for _ in range(count):
        table = Table(heroes, heroes.records.clone(before_a_combat()), dice)
        while not (wiped_out(table, 0) or wiped_out(table, 1)):
            table.begin(CombatRound())
            while table.decision is not None:  # where the rules leave a choice
                table.answer(random.choice(table.decision.options))
    return count


@cache
def before_a_combat() -> Realm:
    """Two armies of three packs, deployed."""
    state: Realm = game("heroes3").lay(LEARNING, {})
    state.agenda.clear()
    state.battle = Battle("", (NOBODY, NOBODY), (0, 1), (AI, AI))
    for side, forces in enumerate((OWN, FOES)):
        for card, form, space in forces:
            state.players[side].army[card] = form
            state.battle.fighters[len(state.battle.fighters)] = Fighter(card, side, form, space)
    return state


def by_fifths() -> list[float]:
    """Median seconds of one decision in the full clash, by fifths of the game."""
    random, spent = Random(5), []
    table = game("heroes3").table(FULL, Seeded(5))
    while table.decision is not None:
        choice = random.choice(table.decision.options)
        begin = perf_counter()
        table.answer(choice)
        spent.append(perf_counter() - begin)
    size = len(spent) // 5
    return [median(spent[number * size : (number + 1) * size]) for number in range(5)]


def greedy_game(seed: int) -> tuple[float, int]:
    """Seconds and answers of one full clash between two greedy bots."""
    table = game("heroes3").table(FULL, Seeded(seed))
    bots = [bot("greedy", seed + seat) for seat in range(2)]
    begin, answers = process_time(), 0
    while (decision := table.decision) is not None:
        table.answer(bots[decision.seat].answer(Sight(table, decision.seat)))
        answers += 1
    return process_time() - begin, answers


def against_catan() -> None:
    """Print seconds per move of our random play and of Catanatron's, in the package that this process imports."""
    from benchmarks.field import catan

    best = race({"ours": lambda: random_play(LEARNING, 3), "catan": lambda: catan(3, dice=True)}, 8, process_time)
    print(best["ours"], best["catan"])


def report() -> Iterator[str]:
    yield "Heroes III:"
    yield ""
    yield "| what | value | against | ratio |"
    yield "|---|---|---|---|"
    from benchmarks.compiled import PACKAGES, in_package

    for name, folder in PACKAGES.items():
        if not folder.exists():
            continue
        ours, catans = in_package(folder, "benchmarks.heroes3", "catan")
        yield (
            f"| random play of the first steps, moves, {name} | {1 / ours:,.0f} /s | Catanatron {1 / catans:,.0f} /s "
            f"| **{catans / ours:.2f}×** (goal 1.5×) |"
        )
    clone, deep = clone_against_deepcopy()
    yield (
        f"| clone of a full game | {clone * 1e6:.0f} µs | `copy.deepcopy` {deep * 1e6:.0f} µs "
        f"| **{deep / clone:.0f}×** (goal 30×) |"
    )
    fifths = by_fifths()
    medians = ", ".join(f"{one * 1e6:.0f}" for one in fifths)
    yield (
        f"| one decision in a random full clash, by fifths | {medians} µs (median) "
        f"| last against first | **{fifths[-1] / fifths[0]:.2f}×** (goal: does not grow) |"
    )
    combats = race({"ruled": lambda: ruled_combats(20)}, 8, process_time)["ruled"]
    yield f"| combat of three packs against three, both sides by the rules | {1 / combats:,.0f} /s | – | – |"
    seconds, answers = greedy_game(1)
    yield f"| full clash between two greedy bots | {seconds:.1f} s | {answers} answers | – |"


if __name__ == "__main__":
    if sys.argv[1:] == ["catan"]:
        against_catan()
    else:
        print("\n".join(report()))
