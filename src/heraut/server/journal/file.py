"""The file of a journal: how it is made, who may read it, and whether it is whole, before anything is written to it."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from heraut.server.journal.entries import CannotOpen
from heraut.server.journal.pages import Log

OURS = 0x48E7A017  # application_id: this file is a journal of Héraut
PATIENCE = 10.0  # seconds to wait for another process that is writing
OTHERS = 0o077  # what a mode lets others do: the file holds who may sit where, and seeds of dice
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
# The same entries can be reached in three ways, by their place, number or key: damage to one does not hide them all.
BY_NUMBER, BY_KEY = "INDEXED BY sqlite_autoindex_entries_1", "INDEXED BY sqlite_autoindex_entries_2"
WAYS = ("NOT INDEXED", BY_NUMBER, BY_KEY)
log = logging.getLogger(__name__)

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


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """`ro` reads and leaves the file as it is, `rw` writes; neither makes a file."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def look(path: Path) -> sqlite3.Connection:
    """To read only, and leave nothing behind: a file without a log is used by nobody, and needs no index of a log."""
    connection = connect(path, "ro" if log_of(path).exists() else "ro&immutable=1")
    connection.text_factory = lambda data: data.decode("utf-8", "replace")  # what is damaged is looked at, too
    return connection


def log_of(path: Path) -> Path:
    """The write-ahead log, which SQLite keeps beside the file."""
    return Path(f"{path}-wal")


def identity(path: str) -> tuple[int, int] | None:
    """Which file lies there, whatever it is called; None if there is none, or none that can be seen."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


# --- making it ------------------------------------------------------------------------------------------------------


def make_private(path: Path) -> None:
    """A file that only its owner can read, in a folder of the same kind if it must be made; whatever SQLite puts
    beside the file takes its mode.  A file that others could read is closed to them."""
    if not path.parent.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.parent.chmod(0o700)
    # The log first: a file that another process is making has its first page before it has a log.
    if _has_bytes(log_of(path)) and not _has_bytes(path):
        # SQLite would delete the log, and with it the last entries that were written.
        sentence = "{path} is missing or empty, but its log {log} is there: heraut journal rescue {path} reads it."
        raise CannotOpen("journal-emptied", sentence, path=str(path), log=log_of(path).name)
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
    for file in (path, log_of(path), Path(f"{path}-shm")):
        try:
            if os.name == "posix" and (mode := file.stat().st_mode) & OTHERS:
                file.chmod(mode & ~OTHERS & 0o777)
        except FileNotFoundError:
            continue  # whoever closes the file last deletes what lies beside it
        except OSError:
            log.warning("%s can be read by others, and belongs to somebody else.", file)


def _has_bytes(path: Path) -> bool:
    try:
        return path.stat().st_size > 0
    except FileNotFoundError:
        return False


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Make the tables, or bring them up to date, whole or not at all."""
    version_of(connection, path)
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        sentence = "{path} is on a disk that cannot hold a write-ahead log."
        raise CannotOpen("no-wal", sentence, path=str(path))
    connection.execute("BEGIN IMMEDIATE")
    version = version_of(connection, path)
    for script in SCHEMA[version:]:
        for statement in _statements(script):
            connection.execute(statement)
    if version < len(SCHEMA):
        connection.execute(f"PRAGMA application_id = {OURS}")
        connection.execute(f"PRAGMA user_version = {len(SCHEMA)}")
    connection.execute("COMMIT")
    _flush_folder(path.parent)


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """The format of the journal, 0 of one that is still empty; refused if it is none, or one of tomorrow."""
    # In this order: another process may be making the journal, and all of it appears at once.
    (things,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    (ours,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if things and (ours != OURS or version == 0):
        raise CannotOpen("not-a-journal", "{path} is a database, but no journal of Héraut.", path=str(path))
    if version > len(SCHEMA):
        sentence = "{path} was written by a newer Héraut (format {given}; this one reads up to {known})."
        raise CannotOpen("newer-journal", sentence, path=str(path), given=version, known=len(SCHEMA))
    return int(version)


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


# --- is it whole? ---------------------------------------------------------------------------------------------------


def what_is_wrong(path: Path, thoroughly: bool = False) -> list[str]:
    """What is damaged in the file; reads all of it and changes nothing.  `thoroughly`: every row of every index, too.

    In a file whose beginning is damaged SQLite finds nothing at all: that one cannot be opened.
    """
    try:
        with closing(look(path) if thoroughly else connect(path, "ro")) as connection:
            version, lost = version_of(connection, path), _lost_in_the_log(path)
            if version == 0 and lost:
                raise _unreadable(path, lost[0])
            return lost + _wrong_in(connection, thoroughly) if version else []  # 0: nothing was written to it yet
    except sqlite3.Error as trouble:
        if code(trouble) == sqlite3.SQLITE_READONLY:
            return []  # the power was cut while the file was made, before it had a log: whoever writes takes that back
        raise cannot_open(path, trouble) from trouble


def _lost_in_the_log(path: Path) -> list[str]:
    # Twice: another process may have been writing the very frame that was read.
    lost = all(Log(log_of(path)).is_lost(path) for _ in range(2))
    return ["in the log beside it (-wal), what was written last cannot be read"] if lost else []


def _wrong_in(connection: sqlite3.Connection, thoroughly: bool) -> list[str]:
    wrong: list[str] = []
    counts: set[int] = set()
    try:
        check = "integrity_check" if thoroughly else "quick_check"
        told = [line for (lines,) in connection.execute(f"PRAGMA {check}(10)") for line in lines.splitlines()]
        wrong += [line for line in told if line != "ok" and not line.startswith("***")]
        connection.execute("BEGIN")  # all three counted at one moment: another process may be writing
        for way in WAYS:
            counts |= set(connection.execute(f"SELECT count(*) FROM entries {way}").fetchone())
    except sqlite3.Error as trouble:
        wrong.append(str(trouble))
    if len(counts) > 1:
        wrong.append(f"the table and its indexes hold different numbers of entries: {sorted(counts)}")
    return wrong


def cannot_open(path: Path, trouble: Exception) -> CannotOpen:
    if code(trouble) in DAMAGE:
        return _unreadable(path, str(trouble))
    return CannotOpen("cannot-open", "{path} cannot be opened: {why}.", path=str(path), why=str(trouble))


def _unreadable(path: Path, why: str) -> CannotOpen:
    sentence = (
        "{path} is no journal, or one whose beginning is damaged ({why})."
        " If it is one: heraut journal rescue {path} saves what can be read."
    )
    return CannotOpen("journal-unreadable", sentence, path=str(path), why=why)


def code(trouble: BaseException) -> int:
    """SQLite's code for what went wrong, without its details."""
    return int(getattr(trouble, "sqlite_errorcode", sqlite3.SQLITE_ERROR) or 0) & 0xFF
