"""The compiled build against the interpreted package: the same random games in two processes that take turns."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from time import process_time

from benchmarks import confrontation, heroes3, mage_knight
from benchmarks.clock import Work, race
from benchmarks.playing import answers
from heraut.games import game

ROOT = Path(__file__).parents[1]
PACKAGES = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
FIGHTS = {"example_combat": 100, "line": 6, "swirl": 4}
GOALS = dict.fromkeys(FIGHTS, 2.5) | {heroes3.LEARNING: 2.0, mage_knight.LEARNING: 2.5}
ROUNDS = 15


def measure() -> None:
    """Print seconds per answer of each scenario, in the package that this process imports."""
    games: dict[str, Work] = {
        name: partial(confrontation.decisions_only, name, count) for name, count in FIGHTS.items()
    }
    games[heroes3.LEARNING] = partial(answers, game("heroes3"), heroes3.LEARNING, 4)
    games[mage_knight.LEARNING] = partial(answers, game("mage_knight"), mage_knight.LEARNING, 4)
    best = race(games, 3, process_time)
    print(*[best[scenario] for scenario in GOALS])


def in_package(folder: Path, *command: str) -> list[float]:
    """The numbers that a module of the benchmarks prints when it imports the package of this folder."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        env={**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return list(map(float, done.stdout.split()))


def report() -> list[str]:
    if not PACKAGES["compiled"].exists():
        return ["The compiled build is not there (`make compiled`)."]
    best = {name: [float("inf")] * len(GOALS) for name in PACKAGES}
    for _ in range(ROUNDS):
        for name, folder in PACKAGES.items():
            took = in_package(folder, "benchmarks.compiled")
            best[name] = [min(pair) for pair in zip(best[name], took, strict=True)]
    lines = ["The same sources compiled with mypyc (`make compiled`), random play:", ""]
    lines += ["| scenario | interpreted, answers/s | compiled, answers/s | ratio |", "|---|---|---|---|"]
    for (scenario, goal), slow, quick in zip(GOALS.items(), best["interpreted"], best["compiled"], strict=True):
        lines.append(f"| {scenario} | {1 / slow:,.0f} | {1 / quick:,.0f} | **{slow / quick:.2f}×** (goal {goal:g}×) |")
    return lines


if __name__ == "__main__":
    measure()
