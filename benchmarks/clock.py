"""Fair timing on a shared machine: rivals take turns, and the best of several rounds counts."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import perf_counter

Work = Callable[[], int]


def race(rivals: dict[str, Work], rounds: int, clock: Callable[[], float] = perf_counter) -> dict[str, float]:
    """Seconds per unit of work for each rival: the best round of each, the rivals interleaved.

    Where nobody waits for a disk or another process, `process_time` leaves out what the machine gave to others.
    """
    best = dict.fromkeys(rivals, float("inf"))
    for work in rivals.values():
        work()
    gc.collect()
    gc.disable()
    try:
        for _ in range(rounds):
            for name, work in rivals.items():
                begin = clock()
                done = work()
                best[name] = min(best[name], (clock() - begin) / done)
    finally:
        gc.enable()
    return best
