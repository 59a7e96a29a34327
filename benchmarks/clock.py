"""Fair timing on a shared machine: rivals take turns, and the best of several rounds counts."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import perf_counter

Work = Callable[[], int]


def race(rivals: dict[str, Work], rounds: int) -> dict[str, float]:
    """Seconds per unit of work for each rival: the best round of each, the rivals interleaved."""
    best = dict.fromkeys(rivals, float("inf"))
    for work in rivals.values():
        work()
    gc.collect()
    gc.disable()
    try:
        for _ in range(rounds):
            for name, work in rivals.items():
                begin = perf_counter()
                done = work()
                best[name] = min(best[name], (perf_counter() - begin) / done)
    finally:
        gc.enable()
    return best
