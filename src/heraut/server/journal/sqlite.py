"""The journal in one SQLite file: write-ahead log, flushed to the disk at every commit."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from time import monotonic, sleep, time
from typing import Any, TypeVar

from heraut.kernel import Refusal
from heraut.server.journal.entries import CannotOpen, CannotRead, CannotWrite, Entry, JournalBroken, fit_text, follow
from heraut.server.journal.file import (
    BY_KEY,
    DAMAGE,
    PATIENCE,
    WAYS,
    cannot_open,
    code,
    connect,
    identity,
    log_of,
    make_private,
    prepare,
    what_is_wrong,
)
from heraut.server.journal.store import Seat
from heraut.server.journal.writer import GroupJournal, Head, Job, Outcomes, Pool, Trouble, settle

R = TypeVar("R", bound=Refusal)
LISTEN_EVERY = 0.05  # seconds; asking whether the file changed costs microseconds
DEAF_FOR = 1.0  # seconds before a listener that cannot read tries again
UNUSABLE = (sqlite3.DataError, sqlite3.ProgrammingError)  # one job's fault, not the disk's
COLUMNS = "tbl, n, key, kind, body, made, hash"
READ = "WHERE tbl = ? AND n >= ? ORDER BY n"


class SqliteJournal(GroupJournal):
    """One file for one node; other processes of the same machine may use it at the same time."""

    synchronous = "FULL"  # flush at every commit: with NORMAL, a power cut takes acknowledged entries with it

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path).absolute()
        if sqlite3.sqlite_version_info < (3, 35):
            sentence = "The journal needs SQLite 3.35 or newer; this Python has {version}."
            raise CannotOpen("sqlite-too-old", sentence, version=sqlite3.sqlite_version)
        try:
            make_private(self.path)
            wrong = what_is_wrong(self.path)
            self.damage = self._broken(wrong[0]) if wrong else None
            self._connection: sqlite3.Connection | None = None if wrong else self._found()
            # As long as one connection is open, the log beside the file stays the same one.
            self._anchor = self._connect_to_read()
            self._anchor.execute("SELECT 1 FROM sqlite_schema").fetchone()
        except (OSError, sqlite3.Error) as trouble:
            raise cannot_open(self.path, trouble) from trouble
        self._places = (str(self.path), str(log_of(self.path)))
        self._files = [identity(place) for place in self._places]
        self._mine: set[int] = set()  # what this node wrote and its listener has not passed yet
        self._readers = Pool(self._connect_to_read, sqlite3.Connection.close)
        super().__init__()

    # --- opening ---

    def _connect(self) -> sqlite3.Connection:
        connection = connect(self.path, "rw")
        try:
            connection.execute(f"PRAGMA synchronous = {self.synchronous}")
            connection.execute("PRAGMA fullfsync = 1")  # where a plain flush stops in the disk's cache (macOS)
            connection.execute("PRAGMA checkpoint_fullfsync = 1")
            connection.execute("PRAGMA journal_size_limit = 16777216")
        except BaseException:
            connection.close()
            raise
        return connection

    def _connect_to_read(self) -> sqlite3.Connection:
        return connect(self.path, "ro")

    def _found(self) -> sqlite3.Connection:
        """Open the file, which is whole; make the tables if they are not there."""
        deadline = monotonic() + PATIENCE
        while True:
            connection = self._connect()
            try:
                prepare(connection, self.path)
                return connection
            except BaseException as trouble:
                connection.close()
                # Changing to the write-ahead log does not wait for others by itself.
                if code(trouble) != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                    raise
                sleep(0.02)

    # --- is it still there, and whole? ---

    def confirm(self) -> None:
        if identity(self._places[0]) != self._files[0]:
            raise self._gone(CannotRead)

    def _gone(self, kind: type[R]) -> R:
        sentence = (
            "{path} was deleted, moved or replaced while it was in use."
            " Nothing more is written until it is back, or the server is started anew."
        )
        refusal = kind("journal-gone", sentence, path=str(self.path))
        self._complain(str(refusal))
        return refusal

    def _broken(self, why: str) -> JournalBroken:
        sentence = (
            "{path} is damaged: {why}. What can be read of it is shown, and nothing is written to it."
            " heraut journal check {path} tells more, heraut journal rescue {path} saves what is whole in a new file."
        )
        return JournalBroken("journal-damaged", sentence, path=str(self.path), why=why)

    def _found_broken(self, why: str) -> JournalBroken:
        """From now on nothing is written to this file: it could only become worse."""
        broken = self._broken(why)
        self.damage = self.damage or broken
        self._complain(str(broken))
        return broken

    # --- writing ---

    def _write(self, jobs: Sequence[Job]) -> Outcomes:
        if self.damage is not None:
            sentence = "The journal is damaged: nothing new is written to it."
            raise JournalBroken("journal-read-only", sentence)
        self._confirm_in_place()
        writing: _Writing | None = None
        try:
            if self._connection is None:
                self._connection = self._connect()
            self._connection.execute("BEGIN IMMEDIATE")
            writing = _Writing(self._connection)
            outcomes = settle(jobs, writing)
            if self._ear is not None:
                self._mine |= writing.written
            self._connection.execute("COMMIT")
            self._confirm_in_place()
            return outcomes
        except BaseException as trouble:
            # A transaction that failed is never continued: the next one has a new connection.
            self._abandon()
            if writing is not None:
                self._mine -= writing.written
            if isinstance(trouble, sqlite3.DatabaseError) and not isinstance(trouble, UNUSABLE):
                if code(trouble) in DAMAGE:
                    raise self._found_broken(str(trouble)) from trouble
                raise Trouble(str(trouble)) from trouble
            raise

    def _confirm_in_place(self) -> None:
        """What is committed to a file or a log that nobody will find again is lost."""
        if [identity(place) for place in self._places] != self._files:
            raise self._gone(CannotWrite)

    def _abandon(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.rollback()
            with suppress(sqlite3.Error):
                connection.close()

    # --- reading ---

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        fit_text(*values)
        self.confirm()
        try:
            with self._readers.lend() as connection:
                return connection.execute(query, values).fetchall()
        except sqlite3.Error as trouble:
            if code(trouble) in DAMAGE:
                raise self._found_broken(str(trouble)) from trouble
            if not hasattr(trouble, "sqlite_errorcode"):  # SQLite has read it, but it is no text any more
                sentence = "An entry of {path} is damaged: {why}."
                raise JournalBroken("journal-damaged", sentence, path=str(self.path), why=str(trouble)) from trouble
            sentence = "{path} cannot be read: {why}."
            refusal = CannotRead("cannot-read", sentence, path=str(self.path), why=str(trouble))
            self._complain(str(refusal))
            raise refusal from trouble

    def _entries(self, query: str, *values: object) -> list[Entry]:
        return [Entry(*row) for row in self._rows(f"SELECT {COLUMNS} FROM entries {query}", *values)]

    def read(self, table: str, after: int = 0) -> list[Entry]:
        if self.damage is None:
            # Counted before: another process may be writing.
            count = f"SELECT count(*) FROM entries {BY_KEY} WHERE tbl = ?"
            known = 0 if after else self._rows(count, table)[0][0]
            found = self._entries(READ, table, after)
            if len(found) >= known:
                return follow(found, after)
            self._found_broken(f"the index of entries by number hides some of table {table[:6]}…")
        return self._read_with_care(table, after)

    def _read_with_care(self, table: str, after: int) -> list[Entry]:
        """What one way to the entries hides, another may still show; what is altered, the chain tells."""
        ways: list[list[Entry]] = []
        for way in WAYS:
            with suppress(JournalBroken):
                ways.append(self._entries(f"{way} {READ}", table, after))
        longest = max(ways, key=len, default=[])
        if self.damage is not None and not longest and len(ways) < len(WAYS):
            raise self.damage  # that there is nothing would have to be seen on every way
        return follow(longest, after)

    def last(self, table: str) -> Entry | None:
        return next(iter(self._entries("WHERE tbl = ? ORDER BY n DESC LIMIT 1", table)), None)

    def find(self, table: str, key: str) -> Entry | None:
        return next(iter(self._entries("WHERE tbl = ? AND key = ?", table, key)), None)

    def tables(self, since: float = 0.0, limit: int | None = None) -> list[str]:
        query = "SELECT tbl FROM entries WHERE n = 1 AND made >= ? ORDER BY made DESC, at DESC LIMIT ?"
        return [str(table) for (table,) in self._rows(query, since, -1 if limit is None else limit)]

    def seats(self, table: str) -> list[Seat]:
        query = "SELECT tbl, seat, token_hash, invite_hash FROM seats WHERE tbl = ? ORDER BY seat"
        return [Seat(*row) for row in self._rows(query, table)]

    # --- other processes on this file ---

    def _hear(self, ready: Event) -> None:
        seen, version, connection = None, None, None
        while not self._closing.is_set():
            pause = LISTEN_EVERY
            try:
                if connection is None:
                    connection, version = self._connect_to_read(), None
                (now,) = connection.execute("PRAGMA data_version").fetchone()
                if seen is None:
                    (seen,) = connection.execute("SELECT coalesce(max(at), 0) FROM entries").fetchone()
                    version = now
                if now != version:
                    news = connection.execute("SELECT at, tbl, n FROM entries WHERE at > ? ORDER BY at", (seen,))
                    latest: dict[str, int] = {}
                    for seen, table, n in news.fetchall():
                        if seen in self._mine:
                            self._mine.discard(seen)
                        else:
                            latest[table] = n
                    version = now
                    for table, n in latest.items():
                        self._tell(table, n)
            except sqlite3.Error:
                if connection is not None:
                    connection.close()
                connection, pause = None, DEAF_FOR
            ready.set()  # also when nothing can be heard: nobody may wait for a file that is damaged
            self._closing.wait(pause)
        ready.set()
        if connection is not None:
            connection.close()

    def _let_go(self) -> None:
        self._readers.shut()
        self._anchor.close()
        self._abandon()


class _Writing:
    """A transaction; SQLite lets only one at a time write."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._execute = connection.execute
        self.now = time()
        self.written: set[int] = set()

    def _entry(self, where: str, *values: object) -> Entry | None:
        row = self._execute(f"SELECT {COLUMNS} FROM entries WHERE {where}", values).fetchone()
        return Entry(*row) if row else None

    def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        query = "SELECT n, hash FROM entries WHERE tbl = ? ORDER BY n DESC LIMIT 1"
        found = ((table, self._execute(query, (table,)).fetchone()) for table in tables)
        return {table: row for table, row in found if row}

    def known(self, keys: Sequence[tuple[str, str]]) -> dict[tuple[str, str], Entry]:
        found = (self._entry("tbl = ? AND key = ?", *key) for key in keys)
        return {(entry.table, entry.key): entry for entry in found if entry}

    def at(self, table: str, n: int) -> Entry | None:
        return self._entry("tbl = ? AND n = ?", table, n)

    def insert(self, entries: Sequence[Entry]) -> None:
        query = f"INSERT INTO entries ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"
        for entry in entries:
            self.written.add(self._execute(query, entry).lastrowid or 0)

    def put_seats(self, seats: Sequence[Seat]) -> None:
        for seat in seats:
            self._execute("INSERT OR REPLACE INTO seats (tbl, seat, token_hash, invite_hash) VALUES (?, ?, ?, ?)", seat)

    def claim(self, table: str, invite_hash: str, token_hash: str) -> int | None:
        query = "UPDATE seats SET token_hash = ?, invite_hash = NULL WHERE tbl = ? AND invite_hash = ? RETURNING seat"
        won: list[tuple[int]] = self._execute(query, (token_hash, table, invite_hash)).fetchall()
        return won[0][0] if won else None
