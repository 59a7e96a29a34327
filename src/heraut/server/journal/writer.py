"""Group commit: one thread writes, and whatever waits by then shares one transaction and one flush to the disk.

This is common to all stores.  What differs is how a store begins and ends a transaction (`_write`), what it does
inside (`Writing`), and how it hears of other nodes (`_hear`).
"""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from typing import Any, Generic, Protocol, TypeVar

from heraut.kernel import Refusal
from heraut.server.journal.entries import BEFORE_ALL, CannotWrite, Entry, JournalBroken, Taken, chain, fit, fit_text
from heraut.server.journal.store import Heard, Journal, Promise, Seat

MOST_TOGETHER = 512  # jobs in one transaction
C = TypeVar("C")
log = logging.getLogger(__name__)

Head = tuple[int, str]  # the number and the hash of a table's last entry
Outcomes = list[object]  # one for each job: what its promise gives, or the refusal that it raises


class Trouble(Exception):
    """The store could not commit; the sentence says why."""


# --- what is asked for ----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Append:
    table: str
    n: int
    key: str
    kind: str
    body: str
    seats: tuple[Seat, ...]
    promise: Promise[Entry] = field(default_factory=Promise)

    def is_same_as(self, entry: Entry) -> bool:
        return (self.table, self.n, self.key, self.kind, self.body) == entry[:5]


@dataclass(slots=True)
class PutSeats:
    seats: tuple[Seat, ...]
    promise: Promise[None] = field(default_factory=Promise)


@dataclass(slots=True)
class Claim:
    table: str
    invite_hash: str
    token_hash: str
    promise: Promise[int | None] = field(default_factory=Promise)


Job = Append | PutSeats | Claim


def tables_of(jobs: Sequence[Job]) -> list[str]:
    names = {job.table for job in jobs if not isinstance(job, PutSeats)}
    return sorted(names.union(seat.table for job in jobs if not isinstance(job, Claim) for seat in job.seats))


# --- one transaction ------------------------------------------------------------------------------------------------


class Writing(Protocol):
    """An open transaction: until it ends, nobody else writes to the tables that it was opened for."""

    now: float

    def heads(self, tables: Sequence[str]) -> dict[str, Head]: ...

    def known(self, keys: Sequence[tuple[str, str]]) -> dict[tuple[str, str], Entry]: ...

    def at(self, table: str, n: int) -> Entry | None: ...

    def insert(self, entries: Sequence[Entry]) -> None: ...

    def put_seats(self, seats: Sequence[Seat]) -> None: ...

    def claim(self, table: str, invite_hash: str, token_hash: str) -> int | None: ...


def settle(jobs: Sequence[Job], writing: Writing) -> Outcomes:
    """Do the jobs in the order in which they came, each as if the ones before it were done."""
    appends = [job for job in jobs if isinstance(job, Append)]
    heads = writing.heads(sorted({job.table for job in appends})) if appends else {}
    known = writing.known([(job.table, job.key) for job in appends]) if appends else {}
    fresh: dict[tuple[str, int], Entry] = {}
    outcomes: Outcomes = []
    for job in jobs:
        if isinstance(job, Append):
            outcomes.append(_append(job, heads, known, fresh, writing))
        elif isinstance(job, PutSeats):
            writing.put_seats(job.seats)
            outcomes.append(None)
        else:
            outcomes.append(writing.claim(job.table, job.invite_hash, job.token_hash))
    if fresh:
        writing.insert(list(fresh.values()))
    return outcomes


def _append(
    job: Append,
    heads: dict[str, Head],
    known: dict[tuple[str, str], Entry],
    fresh: dict[tuple[str, int], Entry],
    writing: Writing,
) -> Entry | Refusal:
    """The entry, among the fresh ones if it is new, or why it cannot be."""
    earlier = known.get((job.table, job.key))
    if earlier is not None:
        return earlier if job.is_same_as(earlier) else Taken(earlier)
    last, hash = heads.get(job.table, (0, BEFORE_ALL))
    if job.n <= last:
        there = fresh.get((job.table, job.n)) or writing.at(job.table, job.n)
        return Taken(there) if there else missing(job.table, job.n)
    if job.n > last + 1:
        sentence = "Table {table}: entry {n} was to be written, but the journal ends with entry {last}."
        return JournalBroken("journal-short", sentence, table=job.table, n=job.n, last=last)
    hash = chain(hash, job.table, job.n, job.key, job.kind, job.body)
    entry = Entry(job.table, job.n, job.key, job.kind, job.body, writing.now, hash)
    heads[job.table] = (job.n, hash)
    known[job.table, job.key] = fresh[job.table, job.n] = entry
    if job.seats:
        writing.put_seats(job.seats)
    return entry


def missing(table: str, n: int) -> JournalBroken:
    sentence = "Table {table}: entry {n} is missing, though later ones are there."
    return JournalBroken("journal-gap", sentence, table=table, n=n)


# --- the thread -----------------------------------------------------------------------------------------------------


class GroupJournal(Journal):
    """A journal whose writes go through one thread."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closing = Event()
        self._closed = False
        self._gate = Lock()
        self._complaints: set[str] = set()
        self._listeners: list[Heard] = []
        self._ear: Thread | None = None
        self._hand = Thread(target=self._work, name="journal-writer", daemon=True)
        self._hand.start()

    # --- what a store does its own way ---

    @abstractmethod
    def _write(self, jobs: Sequence[Job]) -> Outcomes:
        """Settle the jobs in one transaction; return when it is durable.  Raises Trouble or JournalBroken if not."""

    @abstractmethod
    def _let_go(self) -> None:
        """Close the connections.  The writer and the listener have stopped."""

    @abstractmethod
    def _hear(self, ready: Event) -> None:
        """Tell what other nodes write until the journal closes; `ready` once nothing can be missed any more."""

    # --- writing ---

    def append(
        self, table: str, expected_n: int, key: str, kind: str, body: str, *, seats: Sequence[Seat] = ()
    ) -> Promise[Entry]:
        fit(table, expected_n, key, kind, body)
        fit_seats(seats)
        job = Append(table, expected_n, key, kind, body, tuple(seats))
        self._ask(job)
        return job.promise

    def put_seats(self, seats: Sequence[Seat]) -> Promise[None]:
        fit_seats(seats)
        job = PutSeats(tuple(seats))
        self._ask(job)
        return job.promise

    def claim(self, table: str, invite_hash: str, token_hash: str) -> Promise[int | None]:
        fit_text(table, invite_hash, token_hash)
        job = Claim(table, invite_hash, token_hash)
        self._ask(job)
        return job.promise

    def _ask(self, job: Job) -> None:
        with self._gate:
            if self._closed:
                raise CannotWrite("journal-closed", "The journal is closed.")
            self._jobs.put(job)

    def _work(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            batch, over = [first], False
            try:
                while len(batch) < MOST_TOGETHER and not over:
                    job = self._jobs.get_nowait()
                    if job is None:
                        over = True
                    else:
                        batch.append(job)
            except Empty:
                pass
            # Whoever gave up waiting before the writing began has asked for nothing.
            self._commit([job for job in batch if job.promise.set_running_or_notify_cancel()])
            if over:
                return

    def _commit(self, jobs: Sequence[Job]) -> None:
        """Write, and only then keep the promises."""
        if not jobs:
            return
        try:
            outcomes = self._write(jobs)
            self._complaints.clear()  # whatever it was is over; should it come again, it is news
        except Refusal as refusal:
            outcomes = [refusal] * len(jobs)
        except Trouble as trouble:
            self._complain(str(_cannot_write(str(trouble))))
            outcomes = [_cannot_write(str(trouble)) for _ in jobs]
        except Exception as bug:  # the thread lives on, and other tables have done nothing wrong
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            log.exception("The journal's writer failed")
            outcomes = [_cannot_write(f"{type(bug).__name__}: {bug}")]
        for job, outcome in zip(jobs, outcomes, strict=True):
            promise: Promise[Any] = job.promise
            if isinstance(outcome, Exception):
                promise.set_exception(outcome)
            else:
                promise.set_result(outcome)

    def _complain(self, sentence: str) -> None:
        """Tell whoever runs the server, once: clients are told in other words, which name no file."""
        if sentence not in self._complaints:
            self._complaints.add(sentence)
            log.error("%s", sentence)

    # --- other nodes ---

    def listen(self, heard: Heard) -> Callable[[], None]:
        ready = Event()
        with self._gate:
            self._listeners.append(heard)
            if self._ear is None:
                self._ear = Thread(target=self._hear, args=(ready,), name="journal-listener", daemon=True)
                self._ear.start()
            else:
                ready.set()
        ready.wait()

        def stop() -> None:
            with self._gate:
                if heard in self._listeners:
                    self._listeners.remove(heard)

        return stop

    def _tell(self, table: str, n: int) -> None:
        for heard in tuple(self._listeners):
            try:
                heard(table, n)
            except Exception:
                log.exception("Listening to the journal failed for table %s", table)

    # --- the end ---

    def close(self) -> None:
        with self._gate:
            if self._closed:
                return
            self._closed = True
            self._jobs.put(None)
        self._closing.set()
        self._hand.join()
        if self._ear is not None:
            self._ear.join()
        self._let_go()


def fit_seats(seats: Sequence[Seat]) -> None:
    for seat in seats:
        fit_text(*seat)


def _cannot_write(why: str) -> CannotWrite:
    return CannotWrite("cannot-write", "The journal cannot be written: {why}.", why=why.rstrip("."))


# --- connections to read with ---------------------------------------------------------------------------------------


class Pool(Generic[C]):
    """Connections lent to one reader at a time; one that failed is not lent again."""

    def __init__(self, open: Callable[[], C], close: Callable[[C], None]) -> None:
        self._open, self._close = open, close
        self._idle: list[C] = []
        self._shut = False
        self._lock = Lock()

    @contextmanager
    def lend(self) -> Iterator[C]:
        with self._lock:
            connection = self._idle.pop() if self._idle else None
        if connection is None:
            connection = self._open()
        kept = False
        try:
            yield connection
            with self._lock:
                if not self._shut:
                    self._idle.append(connection)
                    kept = True
        finally:
            if not kept:
                self._close(connection)

    def drop(self) -> None:
        """Forget the idle ones: they may be dead."""
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            self._close(connection)

    def shut(self) -> None:
        self._shut = True
        self.drop()
