"""Who plays the games of a study: this process, several processes, or a Ray cluster.

Games are handed out a few at a time, about a fifth of a second's worth, and come back in the order they are done.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, parent_process
from threading import Thread
from time import perf_counter
from typing import Any, NamedTuple

from heraut.kernel import Refusal
from heraut.study.matches import Match, Played, play
from heraut.table.extras import extra

ENGINES = ("processes", "ray")
HANDFUL_SECONDS = 0.2
MOST_AT_ONCE = 64  # games in one handful
AHEAD = 2  # handfuls waiting for each worker


class Handful(NamedTuple):
    """Games played together."""

    played: list[Played]
    seconds: float


def play_handful(matches: Sequence[Match]) -> Handful:
    began = perf_counter()
    return Handful([play(match) for match in matches], perf_counter() - began)


def play_all(matches: Sequence[Match], jobs: int = 0, engine: str = "processes") -> Iterator[list[Played]]:
    """Play them all, `jobs` at once (0: one per processor, or all that the cluster has)."""
    if engine not in ENGINES:
        sentence = "There is no engine '{given}'. There are: {known}."
        raise Refusal("no-engine", sentence, given=engine, known=", ".join(ENGINES))
    if engine == "ray":
        return _ray(matches, jobs)
    jobs = jobs or os.cpu_count() or 1
    return _here(matches) if jobs == 1 else _processes(matches, jobs)


def _here(matches: Sequence[Match]) -> Iterator[list[Played]]:
    for match in matches:
        yield [play(match)]


def _processes(matches: Sequence[Match], jobs: int) -> Iterator[list[Played]]:
    pool = ProcessPoolExecutor(jobs, initializer=_begin_work)
    hands = Hands(
        jobs,
        submit=lambda some: pool.submit(play_handful, some),
        first=lambda under_way: wait(under_way, return_when=FIRST_COMPLETED).done,
        result=Future.result,
    )
    try:
        yield from hands.play(matches)
    except BaseException:
        for worker in active_children():  # nobody waits for what will not be counted
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_work() -> None:
    """What a worker does first.  Ctrl-C reaches the whole group: the workers leave it to us, but not after our end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _ray(matches: Sequence[Match], jobs: int) -> Iterator[list[Played]]:
    """The cluster of RAY_ADDRESS, or the one already joined; without either, a small one on this machine.

    Whoever joined stays joined: Ray leaves by itself when the process ends.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    ray = extra("ray")
    if not ray.is_initialized():
        where: dict[str, Any] = {} if "RAY_ADDRESS" in os.environ else {"address": "local", "num_cpus": jobs or None}
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR", **where)
    workers = int(ray.cluster_resources().get("CPU", 1))
    hands = Hands(
        min(jobs or workers, workers),
        submit=ray.remote(play_handful).remote,
        first=lambda under_way: set(ray.wait(list(under_way))[0]),
        result=ray.get,
    )
    try:
        yield from hands.play(matches)
    except BaseException:
        for work in hands.under_way:
            ray.cancel(work, force=True)
        raise


class Hands:
    """Hands out the games, and keeps every worker busy.  A handful grows or shrinks with the time that games take."""

    def __init__(
        self,
        jobs: int,
        submit: Callable[[Sequence[Match]], Any],
        first: Callable[[set[Any]], set[Any]],
        result: Callable[[Any], Handful],
    ) -> None:
        self.jobs, self.submit, self.first, self.result = jobs, submit, first, result
        self.under_way: set[Any] = set()

    def play(self, matches: Sequence[Match]) -> Iterator[list[Played]]:
        at, size = 0, 1
        fair = len(matches) // (4 * self.jobs)  # nobody is left alone with a last big handful
        while at < len(matches) or self.under_way:
            while at < len(matches) and len(self.under_way) < self.jobs * (1 + AHEAD):
                self.under_way.add(self.submit(matches[at : at + size]))
                at += size
            done = self.first(self.under_way)
            self.under_way -= done
            for work in done:
                played, seconds = self.result(work)
                size = max(1, min(MOST_AT_ONCE, fair, int(len(played) * HANDFUL_SECONDS / max(seconds, 1e-6))))
                yield played
