"""`make bench`: measure, print the table, and with --write put it into benchmarks/README.md."""

from __future__ import annotations

import os
import platform
import sys
from datetime import date
from pathlib import Path
from random import Random
from time import process_time

from benchmarks import browser, compiled, odds, server
from benchmarks import confrontation as bench
from benchmarks.clock import race

HERE = Path(__file__).parent
MARK = "<!-- measured -->"


def tic_tac_toe(games: int) -> int:
    """Random play of the tic-tac-toe that OpenSpiel has in Python."""
    import pyspiel
    from open_spiel.python.games import tic_tac_toe as registered

    assert registered is not None
    rules, random, moves = pyspiel.load_game("python_tic_tac_toe"), Random(1), 0
    for _ in range(games):
        state = rules.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            moves += 1
    return moves


def machine() -> str:
    model = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.exists():
        names = [
            line.split(":", 1)[1].strip() for line in cpus.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def report() -> str:
    lines = [f"Measured on {date.today().isoformat()}: {machine()}.", ""]
    lines += ["| what | value | against | ratio |", "|---|---|---|---|"]
    clone, deep = bench.clone_against_deepcopy()
    lines.append(
        f"| clone, 1 against 3 in mid-combat | {clone * 1e6:.1f} µs | `copy.deepcopy` {deep * 1e6:.0f} µs "
        f"| **{deep / clone:.0f}×** (goal 30×) |"
    )
    scenario = bench.ONE_AGAINST_THREE
    rivals = {"ours": lambda: bench.random_play(scenario, 20), "decisions": lambda: bench.decisions_only(scenario, 20)}
    try:
        tic_tac_toe(1)
        rivals["tic-tac-toe"] = lambda: tic_tac_toe(40)
    except ImportError:
        print("OpenSpiel is not installed: no comparison with its tic-tac-toe.", file=sys.stderr)
    best = race(rivals, 40, process_time)
    rival = best.get("tic-tac-toe")
    against = f"OpenSpiel tic-tac-toe in Python {1 / rival:,.0f} /s" if rival else "–"
    for name, what in (("ours", "moves (answers and dice)"), ("decisions", "answers of players alone")):
        ratio = f"**{rival / best[name]:.1f}×** (goal 5×)" if rival else "–"
        lines.append(f"| random play, 1 against 3, {what} | {1 / best[name]:,.0f} /s | {against} | {ratio} |")
    save, load = bench.save_and_load()
    lines.append(f"| save, load of that state as JSON text | {save * 1e6:.0f} µs, {load * 1e6:.0f} µs | – | – |")
    fifths = bench.early_and_late()
    shown = ", ".join(f"{seconds * 1e6:.0f}" for seconds in fifths)
    lines.append(
        f"| one decision in a battle of 20, by fifths of the game | {shown} µs (median) | last against first "
        f"| **{fifths[-1] / fifths[0]:.2f}×** (goal: does not grow) |"
    )
    lines += ["", "Listing the splits of a melee (a chequered grid of touching bases):", ""]
    lines += [
        "| figures | answers to the first question | listed in | all splits | listed in |",
        "|---|---|---|---|---|",
    ]
    for size, answers, question, every, seconds in bench.split_growth():
        lines.append(f"| {size} | {answers} | {question * 1e3:.2f} ms | {every:,} | {seconds * 1e3:.1f} ms |")
    try:
        from benchmarks import conan, field, heroes3, mage_knight, wow_adventure

        for part in (field, heroes3, mage_knight, conan, wow_adventure):
            lines += ["", *part.report()]
    except ImportError as missing:
        print(f"{missing.name} is not installed: no comparison with the field.", file=sys.stderr)
    lines += ["", *compiled.report(), "", *odds.report(), "", *server.report(), "", *browser.report()]
    return "\n".join(lines) + "\n"


def main() -> None:
    text = report()
    print(text)
    if "--write" in sys.argv:
        page = HERE / "README.md"
        page.write_text(page.read_text(encoding="utf-8").split(MARK)[0] + MARK + "\n" + text, encoding="utf-8")


if __name__ == "__main__":
    main()
