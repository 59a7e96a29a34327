"""The tables that this node keeps: a record in memory for each that somebody needs, and the journal behind all of them.

Whatever fails between the rules and the journal drops the record: it is read again from the journal when next needed.
Other nodes may write to the same table; the journal lets one of them win, and the others read what it wrote.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, TypeVar

from heraut.kernel import Refusal
from heraut.server.entries import SEAT, Record
from heraut.server.journal import Entry, Journal, Seat
from heraut.server.live import LiveTable, Patience
from heraut.server.seats import Holder, holder, is_table
from heraut.table.session import AnyGame

T = TypeVar("T")


class Keeping:
    """Reads, writes and forgets tables."""

    def __init__(self, journal: Journal, games: Mapping[str, AnyGame], patience: Patience) -> None:
        self.journal = journal
        self.games = dict(games)
        self.patience = patience
        self.stopping = False
        self._live: dict[str, LiveTable] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._eyes = ThreadPoolExecutor(1, thread_name_prefix="view")
        self._weight = 0  # bytes of all tables in memory, about

    def spawn(self, work: Coroutine[Any, Any, T], name: str = "patient") -> asyncio.Task[T]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to the end, even if whoever asked goes away meanwhile."""
        return await asyncio.shield(self.spawn(work, "whole"))

    # --- finding a table ---

    async def find(self, id: str) -> LiveTable:
        """The table of that id; refused if there is none."""
        live = self._live.get(id)
        if live is not None:
            live.used = monotonic()
            return live
        if is_table(id):
            live = LiveTable(id)
            async with live.lock:
                await self.read(live)
            return self._live.setdefault(id, live)
        raise no_table()

    async def read(self, live: LiveTable) -> Record:
        """The record, taken up from the journal if it is not in memory."""
        live.used = monotonic()
        if live.record is None:
            record, live.secrets = await asyncio.to_thread(self._replay, live.id)
            live.record = record
            self.unseat(live)
            self.weigh(live)
            return record
        self.journal.confirm()
        return live.record

    def _replay(self, id: str) -> tuple[Record, list[Seat]]:
        entries = self.journal.read(id)
        if not entries:
            raise no_table()
        return Record(self.games, entries), self.journal.seats(id)

    async def catch_up(self, live: LiveTable) -> Record:
        """The record with everything that is in the journal by now."""
        record = await self.read(live)
        later = await asyncio.to_thread(self.journal.read, live.id, record.rev)
        if later:
            try:
                record.take_up(later)
            except BaseException:
                self.forget(live)
                raise
            if any(entry.kind == SEAT for entry in later):
                live.secrets = await asyncio.to_thread(self.journal.seats, live.id)
                self.unseat(live)
            live.tell()
        return record

    async def look(self, id: str, look: Callable[[LiveTable, Record], T]) -> T:
        """Whatever can be said of a table, while nothing changes on it."""
        live = await self.find(id)
        return await self.look_at(live, lambda record: look(live, record))

    async def look_at(
        self, live: LiveTable, look: Callable[[Record], T], is_quick: Callable[[Record], bool] = lambda _: False
    ) -> T:
        """Views take milliseconds to make: they are made in a thread, and answers at other tables need not wait."""
        async with live.lock:
            record = await self.read(live)
            if is_quick(record):
                return look(record)
            seen = await asyncio.get_running_loop().run_in_executor(self._eyes, look, record)
            self.weigh(live)
            return seen

    async def hold(self, id: str, tokens: Sequence[str]) -> tuple[Holder, bool]:
        """What these tokens open at a table, and whether all of them open something."""
        live = await self.find(id)
        async with live.lock:
            record = await self.read(live)
            found, known = holder(tokens, live.secrets, record.places)
            if tokens and not known:  # perhaps claimed a moment ago, on another node
                record = await self.catch_up(live)
                found, known = holder(tokens, live.secrets, record.places)
            return found, known

    # --- writing ---

    async def write(
        self, live: LiveTable, record: Record, key: str, kind: str, body: str, seats: Sequence[Seat] = ()
    ) -> Entry:
        """Make it durable; then everybody may see it.  If it cannot be, the record is forgotten and read again."""
        try:
            entry = await self.journal.append(live.id, record.rev + 1, key, kind, body, seats=seats)
            record.note(entry)
        except BaseException:
            self.forget(live)
            raise
        live.tell()
        return entry

    def unseat(self, live: LiveTable) -> None:
        """What every watcher's tokens open now."""
        live.forget_views()
        for watcher in tuple(live.watchers):
            watcher.unseated()
        live.tell()

    # --- memory ---

    async def sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(self.patience.sweep_seconds)
            self.sweep()

    def sweep(self) -> None:
        """Forget the tables that nobody has looked at for a while."""
        oldest = monotonic() - self.patience.idle_seconds
        for id, live in tuple(self._live.items()):
            if live.used < oldest and not live.watchers and self._may_go(live):
                self._let_go(live)
                del self._live[id]

    def weigh(self, newest: LiveTable) -> None:
        """When the tables in memory take too much, those not used for longest go."""
        self._weight += newest.weight() - newest.weighed
        newest.weighed = newest.weight()
        if self._weight > self.patience.most_bytes:
            for live in sorted(self._live.values(), key=lambda live: live.used):
                if live is not newest and live.record is not None and self._may_go(live):
                    self._let_go(live)
                if self._weight <= self.patience.most_bytes:
                    return

    def _may_go(self, live: LiveTable) -> bool:
        return not live.lock.locked() and (live.bots is None or live.bots.done() or not live.watchers)

    def _let_go(self, live: LiveTable) -> None:
        """A bot that waits for its turn while nobody looks is asked again when somebody does."""
        if live.bots is not None:
            live.bots.cancel()
            live.bots = None
        self.forget(live)

    def forget(self, live: LiveTable) -> None:
        live.forget()
        self._weight -= live.weighed
        live.weighed = 0

    def in_memory(self) -> int:
        return sum(live.record is not None for live in self._live.values())


def no_table() -> Refusal:
    return Refusal("no-table", "There is no such table.")
