"""The journal in one SQLite file: write-ahead log, flushed to the disk at every commit."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from time import monotonic, sleep, time

from heraut.server.journal.entries import CannotOpen, CannotRead, Entry, JournalBroken, fit_text, follow
from heraut.server.journal.store import Seat
from heraut.server.journal.writer import GroupJournal, Head, Job, Outcomes, Pool, Trouble, settle

OURS = 0x48E7A017  # application_id: this file is a journal of Héraut
PATIENCE = 10.0  # seconds to wait for another process that is writing
LISTEN_EVERY = 0.05  # seconds; asking whether the file changed costs microseconds
UNUSABLE = (sqlite3.DataError, sqlite3.ProgrammingError)  # one job's fault, not the disk's
COLUMNS = "tbl, n, key, kind, body, made, hash"

# One script for each version; a file of version v still needs SCHEMA[v:].
SCHEMA = (
    """
    CREATE TABLE entries (
        at   INTEGER PRIMARY KEY,
        tbl  TEXT NOT NULL,
        n    INTEGER NOT NULL CHECK (n >= 1),
        key  TEXT NOT NULL,
        kind TEXT NOT NULL,
        body TEXT NOT NULL,
        made REAL NOT NULL,
        hash TEXT NOT NULL,
        UNIQUE (tbl, n),
        UNIQUE (tbl, key)
    );
    CREATE INDEX entries_opened ON entries (made) WHERE n = 1;
    CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
    CREATE TRIGGER entries_never_go BEFORE DELETE ON entries
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
    CREATE TABLE seats (
        tbl         TEXT NOT NULL,
        seat        INTEGER NOT NULL,
        token_hash  TEXT,
        invite_hash TEXT,
        PRIMARY KEY (tbl, seat)
    ) WITHOUT ROWID;
    """,
)


class SqliteJournal(GroupJournal):
    """One file for one node; other processes of the same machine may use it at the same time."""

    synchronous = "FULL"  # flush at every commit: with NORMAL, a power cut takes acknowledged entries with it

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        if sqlite3.sqlite_version_info < (3, 35):
            sentence = "The journal needs SQLite 3.35 or newer; this Python has {version}."
            raise CannotOpen("sqlite-too-old", sentence, version=sqlite3.sqlite_version)
        self._connection: sqlite3.Connection | None = self._found()
        self._mine: set[int] = set()  # what this node wrote and its listener has not passed yet
        self._readers = Pool(self._connect_to_read, sqlite3.Connection.close)
        super().__init__()

    # --- opening ---

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
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
        connection = self._connect()
        connection.execute("PRAGMA query_only = 1")
        return connection

    def _found(self) -> sqlite3.Connection:
        """Open the file; make it, or bring it up to date, whole or not at all."""
        deadline = monotonic() + PATIENCE
        while True:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                connection = self._connect()
            except (OSError, sqlite3.Error) as trouble:
                raise self._cannot_open(trouble) from trouble
            try:
                self._prepare(connection)
                return connection
            except sqlite3.Error as trouble:
                connection.close()
                # Changing to the write-ahead log does not wait for others by itself.
                if _code(trouble) == sqlite3.SQLITE_BUSY and monotonic() < deadline:
                    sleep(0.02)
                    continue
                raise self._cannot_open(trouble) from trouble
            except BaseException:
                connection.close()
                raise

    def _prepare(self, connection: sqlite3.Connection) -> None:
        # In this order: another process may be making the journal, and both appear at once.
        (things,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        (ours,) = connection.execute("PRAGMA application_id").fetchone()
        if things and ours != OURS:
            raise CannotOpen("not-a-journal", "{path} is a database, but no journal of Héraut.", path=str(self.path))
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            sentence = "{path} is on a disk that cannot hold a write-ahead log."
            raise CannotOpen("no-wal", sentence, path=str(self.path))
        connection.execute("BEGIN IMMEDIATE")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > len(SCHEMA):
            sentence = "{path} was written by a newer Héraut (format {given}; this one reads up to {known})."
            raise CannotOpen("newer-journal", sentence, path=str(self.path), given=version, known=len(SCHEMA))
        for script in SCHEMA[version:]:
            for statement in _statements(script):
                connection.execute(statement)
        if version < len(SCHEMA):
            connection.execute(f"PRAGMA application_id = {OURS}")
            connection.execute(f"PRAGMA user_version = {len(SCHEMA)}")
        connection.execute("COMMIT")
        _flush_folder(self.path.parent)

    def _cannot_open(self, trouble: Exception) -> CannotOpen:
        why = str(trouble)
        return CannotOpen("cannot-open", "{path} cannot be opened: {why}.", path=str(self.path), why=why)

    # --- writing ---

    def _write(self, jobs: Sequence[Job]) -> Outcomes:
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
            return outcomes
        except BaseException as trouble:
            # A transaction that failed is never continued: the next one has a new connection.
            self._abandon()
            if writing is not None:
                self._mine -= writing.written
            if isinstance(trouble, sqlite3.DatabaseError) and not isinstance(trouble, UNUSABLE):
                if _code(trouble) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                    raise self._broken(trouble) from trouble
                raise Trouble(str(trouble)) from trouble
            raise

    def _abandon(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.rollback()
            with suppress(sqlite3.Error):
                connection.close()

    def _broken(self, trouble: Exception) -> JournalBroken:
        return JournalBroken("journal-damaged", "{path} is damaged: {why}.", path=str(self.path), why=str(trouble))

    # --- reading ---

    def _rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        fit_text(*values)
        try:
            with self._readers.lend() as connection:
                return connection.execute(query, values).fetchall()
        except sqlite3.Error as trouble:
            if _code(trouble) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                raise self._broken(trouble) from trouble
            sentence = "{path} cannot be read: {why}."
            raise CannotRead("cannot-read", sentence, path=str(self.path), why=str(trouble)) from trouble

    def _entries(self, query: str, *values: object) -> list[Entry]:
        return [Entry(*row) for row in self._rows(f"SELECT {COLUMNS} FROM entries {query}", *values)]  # type: ignore[arg-type]

    def read(self, table: str, after: int = 0) -> list[Entry]:
        return follow(self._entries("WHERE tbl = ? AND n >= ? ORDER BY n", table, after), after)

    def last(self, table: str) -> Entry | None:
        return next(iter(self._entries("WHERE tbl = ? ORDER BY n DESC LIMIT 1", table)), None)

    def find(self, table: str, key: str) -> Entry | None:
        return next(iter(self._entries("WHERE tbl = ? AND key = ?", table, key)), None)

    def tables(self, since: float = 0.0, limit: int | None = None) -> list[str]:
        query = "SELECT tbl FROM entries WHERE n = 1 AND made >= ? ORDER BY made DESC, at DESC LIMIT ?"
        return [str(table) for (table,) in self._rows(query, since, -1 if limit is None else limit)]

    def seats(self, table: str) -> list[Seat]:
        query = "SELECT tbl, seat, token_hash, invite_hash FROM seats WHERE tbl = ? ORDER BY seat"
        return [Seat(*row) for row in self._rows(query, table)]  # type: ignore[arg-type]

    # --- other processes on this file ---

    def _hear(self, ready: Event) -> None:
        seen, version, connection = None, None, None
        while not self._closing.is_set():
            try:
                if connection is None:
                    connection, version = self._connect_to_read(), None
                (now,) = connection.execute("PRAGMA data_version").fetchone()
                if seen is None:
                    (seen,) = connection.execute("SELECT coalesce(max(at), 0) FROM entries").fetchone()
                    version = now
                    ready.set()
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
                connection = None
            self._closing.wait(LISTEN_EVERY)
        ready.set()
        if connection is not None:
            connection.close()

    def _let_go(self) -> None:
        self._readers.shut()
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


def _code(trouble: Exception) -> int:
    """SQLite's code for what went wrong, without its details."""
    return int(getattr(trouble, "sqlite_errorcode", sqlite3.SQLITE_ERROR) or 0) & 0xFF


def _statements(script: str) -> list[str]:
    """The statements of a script, each whole: a trigger holds semicolons of its own."""
    found, statement = [], ""
    for line in script.splitlines():
        statement += line + "\n"
        if sqlite3.complete_statement(statement):
            found.append(statement)
            statement = ""
    return found


def _flush_folder(folder: Path) -> None:
    """SQLite flushes the file; that the file is there at all is for the folder to remember."""
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
