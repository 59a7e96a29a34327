"""What is measured of Heroes III.  `python -m benchmarks.heroes3` prints this part alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from random import Random
from statistics import median
from time import process_time

from benchmarks.clock import race
from benchmarks.playing import against_catan, clone_of_a_full_game, in_the_middle, random_play, timed
from heraut.games import game
from heraut.games.heroes3.model import AI, NO_FIELD, NO_HERO, Battle, Fighter, FighterId, Realm, SpaceId
from heraut.games.heroes3.numbers.combat_values import battle_of
from heraut.games.heroes3.rules.ch09_units import wiped_out
from heraut.games.heroes3.rules.ch10_combat.combat_round import CombatRound
from heraut.kernel import Table
from heraut.players.dice import Seeded
from heraut.players.registry import bot
from heraut.players.sight import Sight

LEARNING, FULL = "house_first_steps", "house_broken_crown_2"
OWN = (("halberdiers", "pack", 5), ("marksmen", "pack", 1), ("griffins", "pack", 6))
FOES = (("skeletons", "pack", 13), ("zombies", "pack", 14), ("wraiths", "pack", 15))


def ruled_combats(count: int) -> int:
    """Combats of one army against another, to the last unit: chapter 11 commands both sides, nobody plays cards."""
    heroes, dice, random = game("heroes3"), Seeded(1), Random(1)
    for _ in range(count):
        table = Table(heroes, heroes.records.clone(before_a_combat()), dice)
        while not any(wiped_out(battle_of(table), side) for side in (0, 1)):
            table.begin(CombatRound())
            while table.decision is not None:  # where the rules leave a choice
                table.answer(random.choice(table.decision.options))
    return count


@cache
def before_a_combat() -> Realm:
    """Two armies of three packs, deployed."""
    state: Realm = game("heroes3").lay(LEARNING, {})
    state.agenda.clear()
    state.battle = Battle(NO_FIELD, (NO_HERO, NO_HERO), (0, 1), (AI, AI))
    for side, forces in enumerate((OWN, FOES)):
        for card, form, space in forces:
            state.players[side].army[card] = form
            who = FighterId(len(state.battle.fighters))
            state.battle.fighters[who] = Fighter(card, side, form, SpaceId(space))
    return state


def by_fifths() -> list[float]:
    """Median seconds of one decision in the full clash, by fifths of the game."""
    spent = [seconds for _, seconds in timed(game("heroes3").table(FULL, Seeded(5)), Random(5))]
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


def report() -> Iterator[str]:
    yield "Heroes III:"
    yield ""
    yield "| what | value | against | ratio |"
    yield "|---|---|---|---|"
    yield from random_play("benchmarks.heroes3", "the first steps", 1.5)
    yield clone_of_a_full_game(in_the_middle(game("heroes3"), FULL, 3))
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
        against_catan(game("heroes3"), LEARNING)
    else:
        print("\n".join(report()))
