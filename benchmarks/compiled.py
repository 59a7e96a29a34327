"""The compiled build against the interpreted package: the same random games in two processes that take turns."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from time import process_time

from benchmarks import confrontation as bench
from benchmarks.clock import Work, race

ROOT = Path(__file__).parents[1]
PACKAGES = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
FIGHTS = {"example_combat": 100, "line": 6, "swirl": 4}
ROUNDS = 15


def measure() -> None:
    """Print seconds per answer of each fight, in the package that this process imports."""
    fights: dict[str, Work] = {
        scenario: partial(bench.decisions_only, scenario, games) for scenario, games in FIGHTS.items()
    }
    best = race(fights, 3, process_time)
    print(*[best[scenario] for scenario in FIGHTS])


def report() -> list[str]:
    if not PACKAGES["compiled"].exists():
        return ["The compiled build is not there (`make compiled`)."]
    best = {name: [float("inf")] * len(FIGHTS) for name in PACKAGES}
    for _ in range(ROUNDS):
        for name, folder in PACKAGES.items():
            done = subprocess.run(
                [sys.executable, "-m", "benchmarks.compiled"],
                env={**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"},
                cwd=ROOT,
                capture_output=True,
                text=True,
                check=True,
            )
            best[name] = [min(pair) for pair in zip(best[name], map(float, done.stdout.split()), strict=True)]
    lines = ["The same sources compiled with mypyc (`make compiled`), random play:", ""]
    lines += ["| fight | interpreted, answers/s | compiled, answers/s | ratio |", "|---|---|---|---|"]
    for scenario, slow, quick in zip(FIGHTS, best["interpreted"], best["compiled"], strict=True):
        lines.append(f"| {scenario} | {1 / slow:,.0f} | {1 / quick:,.0f} | **{slow / quick:.2f}×** (goal 2.5×) |")
    return lines


if __name__ == "__main__":
    measure()
