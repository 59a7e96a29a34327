"""Odds and hints for a screen: reckoned in threads of their own, once for all who ask the same; no view waits."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeAlias

from heraut.kernel import CHANCE, Refusal, Table, write
from heraut.odds.bars import glance
from heraut.players.registry import coach
from heraut.players.sight import Sight
from heraut.server.entries import Record
from heraut.server.seats import Holder
from heraut.server.speech import Speech
from heraut.server.wire import ChoiceOdds, Hint, HintSent, OddsSent, encode, plain

MOST_KEPT, MOST_WAITING = 500, 32
MOST_HINTS = 5


Work: TypeAlias = Callable[[int, Sight[Any, Any], Speech], bytes]


class Asked(NamedTuple):
    """A question put to a seat at a revision of a table, and what that seat sees."""

    rev: int
    sight: Sight[Any, Any] | None


def asked(record: Record, who: Holder) -> Asked:
    """The question this holder may answer now, on a copy of the table."""
    evening = record.evening
    decision = evening.decision
    if decision is None or decision.seat == CHANCE or decision.seat not in who.seats:
        return Asked(record.rev, None)
    twin: Table[Any, Any] = Table(record.game, record.game.records.clone(evening.table.state))
    return Asked(record.rev, Sight(twin, decision.seat))


class Reckoner:
    """Keeps what it has reckoned, by table, revision and seat: odds, and hints."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="odds")
        self._kept: OrderedDict[tuple[str, str, int, int], asyncio.Future[bytes]] = OrderedDict()

    async def odds(self, table: str, asked: Asked, speech: Speech) -> bytes:
        if asked.sight is None:
            return encode(OddsSent(asked.rev, []))
        return await self._once(_reckon, table, asked.rev, asked.sight, speech)

    async def hint(self, table: str, asked: Asked, speech: Speech) -> bytes:
        """What a strong player would answer for the seat that is asked, from what it sees."""
        if asked.sight is None:
            raise Refusal("not-asked", "That seat is not asked anything now.")
        return await self._once(_advise, table, asked.rev, asked.sight, speech)

    async def _once(self, work: Work, table: str, rev: int, sight: Sight[Any, Any], speech: Speech) -> bytes:
        """Once for all who ask the same."""
        key = (work.__name__, table, rev, sight.seat)
        if key not in self._kept:
            if sum(not one.done() for one in self._kept.values()) >= MOST_WAITING:
                raise Refusal("too-fast", "That is too fast. Wait a moment.")
            loop = asyncio.get_running_loop()
            self._kept[key] = loop.run_in_executor(self._thread, work, rev, sight, speech)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return await asyncio.shield(self._kept[key])

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _advise(rev: int, sight: Sight[Any, Any], speech: Speech) -> bytes:
    found = coach().explain(sight)[:MOST_HINTS]
    return encode(HintSent(rev, [Hint(write(one.option), one.value, one.visits) for one in found]))


def _reckon(rev: int, sight: Sight[Any, Any], speech: Speech) -> bytes:
    found = glance(sight)
    choices = [ChoiceOdds(answer, plain(one, speech.label, speech.reason)) for answer, one in found.items()]
    return encode(OddsSent(rev, choices))
