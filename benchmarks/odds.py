"""What is measured of the odds: one attack reckoned and simulated, and every answer of a decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from benchmarks.clock import race
from heraut.games import game
from heraut.games.confrontation.answers import Endure, Parry
from heraut.kernel import Option, Table
from heraut.odds import Odds, all_odds, odds
from heraut.odds.bars import AT_A_GLANCE
from heraut.players.dice import Seeded

ROLLS = 100_000
AT_ONCE = 500  # attacks simulated in one round; the rounds take turns with the reckoning


def first_question(scenario: str, kind: str) -> Table[Any, Any]:
    """A table at the first question of this kind that a random game comes to."""
    for seed in range(1000):
        table, random = game("confrontation").table(scenario, Seeded(seed)), Random(seed)
        for _ in range(200):
            if table.decision is None:
                break
            if table.decision.kind == kind:
                return table
            table.answer(random.choice(table.decision.options))
    raise LookupError(f"{scenario}: nobody is asked {kind}")


def simulation(table: Table[Any, Any], option: Option) -> Callable[[], int]:
    """The same attack played through the rules, dice falling inline; the first option where somebody is asked."""
    stakes = table.game.stakes(table)
    assert stakes is not None
    dice, over = Seeded(1), stakes.over

    def play() -> int:
        for _ in range(AT_ONCE):
            twin = table.clone(dice)
            twin.answer(option)
            while twin.decision is not None and not over(twin):
                twin.answer(twin.decision.options[0])
        return AT_ONCE

    return play


def one_attack(option: Option) -> tuple[float, float, Odds]:
    """Seconds for the exact odds, and for as many simulated attacks as ROLLS says."""
    table = first_question("duel", "announce_defence")
    found = odds(table, option, budget=AT_A_GLANCE)
    assert found.exact

    def exact() -> int:
        odds(table, option, budget=AT_A_GLANCE)
        return 1

    best = race({"exact": exact, "simulated": simulation(table, option)}, 30, process_time)
    return best["exact"], best["simulated"] * ROLLS, found


def every_answer(scenario: str, kind: str) -> tuple[float, int, bool]:
    """Seconds for all answers of a decision, how many there are, and whether they are exact."""
    table = first_question(scenario, kind)
    found = all_odds(table, budget=AT_A_GLANCE)

    def all_of_them() -> int:
        all_odds(table, budget=AT_A_GLANCE)
        return 1

    best = race({"all": all_of_them}, 5, process_time)
    return best["all"], len(found), all(one.exact for one in found.values())


def report() -> list[str]:
    lines = ["Odds (exact: but for the share that is left out; sampled: beyond what is followed at a glance):", ""]
    lines += ["| what | value | against | ratio |", "|---|---|---|---|"]
    for name, option in (("endured", Endure()), ("parried with one die", Parry(1))):
        exact, simulated, found = one_attack(option)
        lines.append(
            f"| exact odds of one attack, {name} ({float(found.left_out):.1e} left out) | {exact * 1e3:.2f} ms "
            f"| {ROLLS:,} such attacks simulated {simulated:.2f} s | **{simulated / exact:,.0f}×** (goal 300×) |"
        )
    asked = [(scenario, kind) for scenario in ("duel", "line") for kind in ("announce_defence", "choose_attack")]
    asked.append(("duel", "place_dice"))
    for scenario, kind in asked:
        seconds, count, exact_all = every_answer(scenario, kind)
        how = "exact" if exact_all else "sampled"
        lines.append(
            f"| odds of all {count} answers to `{kind}`, {scenario} | {seconds * 1e3:.0f} ms, {how} "
            f"| – | {'goal 50 ms' if exact_all else 'in a thread, at most 0.4 s'} |"
        )
    return lines


if __name__ == "__main__":
    print("\n".join(report()))
