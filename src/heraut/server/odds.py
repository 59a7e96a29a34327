"""Odds, hints and luck for a screen: reckoned in threads of their own, once for all who ask the same; no view waits."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from heraut.kernel import CHANCE, Refusal, Table, write
from heraut.odds.bars import glance
from heraut.odds.luck import luck_of
from heraut.odds.reckoning import Budget, InVain
from heraut.players.registry import coach
from heraut.players.sight import Sight
from heraut.server.entries import Record
from heraut.server.rest import ChoiceOdds, Hint, HintSent, LuckSent, OddsSent, SideLuck
from heraut.server.seats import Holder
from heraut.server.speech import Speech, plain
from heraut.server.wire import encode
from heraut.table.session import Session

MOST_KEPT, MOST_WAITING = 500, 32
MOST_HINTS = 5
# The screen has drawn the question and can wait a while.
SECONDS, MOST_TRIALS, LEAST_TRIALS, FEW_TRIALS = 1.2, 1_000, 200, 50


class Asked(NamedTuple):
    """A question put to a seat at a revision of a table, and what that seat sees.  `moved`: it is put no longer."""

    rev: int
    sight: Sight[Any, Any] | None
    moved: Callable[[], bool] = lambda: False


def asked(record: Record, who: Holder) -> Asked:
    """The question this holder may answer now, on a copy of the table."""
    evening = record.evening
    decision = evening.decision
    if decision is None or decision.seat == CHANCE or decision.seat not in who.seats:
        return Asked(record.rev, None)
    twin: Table[Any, Any] = Table(record.game, record.game.records.clone(evening.table.state))
    rev = record.rev
    return Asked(rev, Sight(twin, decision.seat), lambda: record.rev != rev)


class Reckoner:
    """Keeps what it has reckoned, by table, revision and seat: odds, hints, luck."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="odds")
        self._kept: OrderedDict[tuple[str, str, int, int], asyncio.Future[bytes]] = OrderedDict()

    async def odds(self, table: str, asked: Asked, speech: Speech) -> bytes:
        if asked.sight is None:
            return encode(OddsSent(asked.rev, []))
        work = partial(_reckon, asked.rev, asked.sight, speech, budget(1 + self._waiting, asked.moved))
        return await self._once(("odds", table, asked.rev, asked.sight.seat), work)

    async def hint(self, table: str, asked: Asked, speech: Speech) -> bytes:
        """What a strong player would answer for the seat that is asked, from what it sees."""
        if asked.sight is None:
            raise Refusal("not-asked", "That seat is not asked anything now.")
        work = partial(_advise, asked.rev, asked.sight)
        return await self._once(("hint", table, asked.rev, asked.sight.seat), work)

    async def luck(self, table: str, rev: int, played: Session) -> bytes:
        """What each side rolled in a game that is over."""
        return await self._once(("luck", table, rev, CHANCE), partial(_luck, rev, played))

    @property
    def _waiting(self) -> int:
        return sum(not one.done() for one in self._kept.values())

    async def _once(self, key: tuple[str, str, int, int], work: Callable[[], bytes]) -> bytes:
        """Once for all who ask the same."""
        if key not in self._kept:
            if self._waiting >= MOST_WAITING:
                raise Refusal("too-fast", "That is too fast. Wait a moment.")
            loop = asyncio.get_running_loop()
            self._kept[key] = loop.run_in_executor(self._thread, work)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return await asyncio.shield(self._kept[key])

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def budget(sharing: int, moved: Callable[[], bool]) -> Budget:
    """For one question; with so many who share the thread."""
    return Budget(4_000, SECONDS / sharing, MOST_TRIALS, 1e-4, max(LEAST_TRIALS // sharing, FEW_TRIALS), moved)


def _advise(rev: int, sight: Sight[Any, Any]) -> bytes:
    found = coach().explain(sight)[:MOST_HINTS]
    return encode(HintSent(rev, [Hint(write(one.option), one.value, one.visits) for one in found]))


def _reckon(rev: int, sight: Sight[Any, Any], speech: Speech, budget: Budget) -> bytes:
    try:
        found = glance(sight, budget)
    except InVain:
        found = {}
    choices = [ChoiceOdds(answer, plain(one, speech)) for answer, one in found.items()]
    return encode(OddsSent(rev, choices))


def _luck(rev: int, played: Session) -> bytes:
    sides = [one for one in luck_of(played) if not one.why]
    told = [SideLuck(one.seat, one.dice, one.total, float(one.expected), float(one.lower)) for one in sides]
    return encode(LuckSent(rev, told))
