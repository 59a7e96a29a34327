"""A process that thinks: `python -m heraut.server.minds`.  All it learns of a table is what one seat sees.

question on stdin ──→ a world that the view could come from ──→ bot, coach, odds ──→ answer on stdout

It ends when stdin does: a server that was killed leaves none behind.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import Any, NamedTuple, TypeAlias

from heraut.games import game
from heraut.kernel import write
from heraut.odds.bars import bars, glance
from heraut.odds.policies import BEST
from heraut.odds.reckoning import Budget, InVain, odds
from heraut.players.dice import Seeded
from heraut.players.registry import bot, coach
from heraut.players.sight import imagined
from heraut.table.herald import horizon_of_fight
from heraut.table.session import AnyGame
from heraut.tabletop.scene import Odds

NICE = 5  # the server itself comes first
# The screen has drawn the question and can wait a while.
SECONDS, MOST_TRIALS, LEAST_TRIALS, FEW_TRIALS = 1.2, 1_000, 200, 50


MOST_HINTS = 5
Seen: TypeAlias = tuple[dict[str, Any], int]  # a view, and whose


class Pace(NamedTuple):
    """How long may be thought: that share of the usual time.  `in_vain`: does nobody wait for it any longer?"""

    share: float = 1.0
    in_vain: Callable[[], bool] = lambda: False


# --- what can be thought about ----------------------------------------------------------------------------------------


def answer(played: AnyGame, pace: Pace, view: dict[str, Any], seat: int, name: str) -> str:
    """What the bot of that name answers."""
    return write(bot(name, share=pace.share).answer(imagined(played, view, seat, Seeded())))


def advise(played: AnyGame, pace: Pace, *seen: Seen) -> list[tuple[str, float, int]]:
    """What a strong player would answer for each seat, the best first: its worth, and how often it was tried out."""
    found = []
    for view, seat in seen:
        thought = coach(share=pace.share / len(seen)).explain(imagined(played, view, seat, Seeded()))
        found += [(write(one.option), one.value, one.visits) for one in thought[:MOST_HINTS]]
    return found


def reckon(played: AnyGame, pace: Pace, *seen: Seen) -> list[tuple[str, Odds]]:
    """The odds of every choice of each seat; none when nobody waits for them any longer."""
    found: dict[str, Odds] = {}
    try:
        for view, seat in seen:
            found |= glance(imagined(played, view, seat, Seeded()), budget(pace._replace(share=pace.share / len(seen))))
    except InVain:
        return []
    return list(found.items())


def settle(played: AnyGame, pace: Pace, seen: Seen) -> tuple[float, Odds]:
    """How likely the seat wins the fight under way if it goes on as usual, and what that may cost it."""
    sight = imagined(played, *seen, Seeded())
    world = sight.guess(sight.view(), Seeded())
    usual = played.likely(world, sight.decision, Seeded(0).random)
    found = odds(sight, usual, horizon_of_fight(world), BEST, budget(pace))
    _, won = found.headlines[0]
    return float(found.of(*won)), bars(found)


def budget(pace: Pace) -> Budget:
    """For the odds of one question."""
    least = max(round(LEAST_TRIALS * pace.share), FEW_TRIALS)
    return Budget(4_000, SECONDS * pace.share, MOST_TRIALS, 1e-4, least, pace.in_vain)


# --- the process ------------------------------------------------------------------------------------------------------


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed by mistake is no answer
    asked: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(asked,), daemon=True).start()
    while True:
        question = asked.get()
        if question is not None:  # else: never mind, but it was answered already
            pickle.dump(_think(question, lambda: not asked.empty()), answers)
            answers.flush()


def _listen(asked: SimpleQueue[Any]) -> None:
    try:
        while True:
            asked.put(pickle.load(sys.stdin.buffer))
    finally:
        os._exit(0)  # at once, in the middle of whatever is thought about


def _think(question: Any, in_vain: Callable[[], bool]) -> tuple[bool, Any]:
    do, name, share, about = question
    try:
        return True, do(game(name), Pace(share, in_vain), *about)
    except Exception:
        return False, format_exc()


if __name__ == "__main__":
    main()
