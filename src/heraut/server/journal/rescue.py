"""Reading a whole journal through: what holds, what is lost, and saving the one from the other.

pages ──→ whatever looks like an entry, sorted by table ──→ from the first on, as far as the hashes follow
"""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from heraut.kernel import Refusal
from heraut.server.journal.entries import BEFORE_ALL, CannotOpen, CannotWrite, Entry, chain
from heraut.server.journal.file import WAYS, connect, log_of, look, make_private, prepare, what_is_wrong
from heraut.server.journal.pages import Log, Pages, Record
from heraut.server.journal.sqlite import COLUMNS
from heraut.server.journal.store import Seat

HASH = re.compile("[0-9a-f]{64}")
ADD_ENTRY = f"INSERT INTO entries ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"
ADD_SEAT = "INSERT INTO seats (tbl, seat, token_hash, invite_hash) VALUES (?, ?, ?, ?)"


class Found(NamedTuple):
    """A table: its first `whole` entries are what was written; `known` is the last that it is known to have had."""

    table: str
    whole: int
    known: int


class Report(NamedTuple):
    """What was found in a journal.  `wrong`: in the store itself; `unread`: entries that hold but mean nothing here."""

    wrong: list[str]
    tables: list[Found]
    unread: list[Entry]

    @property
    def broken(self) -> list[Found]:
        return [found for found in self.tables if found.whole < found.known]

    @property
    def is_whole(self) -> bool:
        return not (self.wrong or self.broken or self.unread)


def unbroken(entries: Iterable[Entry]) -> list[Entry]:
    """Of a table's entries, sorted by number, those from the first on that follow each other."""
    kept: list[Entry] = []
    keys: set[str] = set()
    hash = BEFORE_ALL
    for entry in entries:
        if entry.n == len(kept) + 1 and entry.key not in keys and chain(hash, *entry[:5]) == entry.hash:
            kept.append(entry)
            keys.add(entry.key)
            hash = entry.hash
    return kept


# --- checking -------------------------------------------------------------------------------------------------------


def check_entries(entries: Iterable[Entry], can_read: Callable[[Entry], bool]) -> Report:
    """A store that has no pages to look into: its entries, sorted by table and number."""
    report = Report([], [], [])
    for table, group in groupby(entries, lambda entry: entry.table):
        given = list(group)
        _judge(report, Found(table, len(unbroken(given)), given[-1].n), unbroken(given), can_read)
    return report


def check_file(path: Path, can_read: Callable[[Entry], bool]) -> Report:
    """A journal in a file: its pages, its log, its indexes, and the chain of every table.  Nothing is changed."""
    _ensure_there(path)
    before = _counted(path)
    wrong = _wrong_in(path)
    report = Report(wrong, [], [])
    with closing(Survey(path)) as survey:
        for found, entries in survey.tables():
            _judge(report, found, entries, can_read)
        if not wrong and not before <= survey.count <= _counted(path):  # a server may be writing meanwhile
            wrong.append(f"{survey.count} entries lie in the file, but {_counted(path)} can be found")
    return report


def _judge(report: Report, found: Found, entries: list[Entry], can_read: Callable[[Entry], bool]) -> None:
    report.tables.append(found)
    report.unread.extend(entry for entry in entries if not can_read(entry))


def _wrong_in(path: Path) -> list[str]:
    try:
        return what_is_wrong(path, thoroughly=True)
    except CannotOpen as refusal:
        if refusal.id != "journal-unreadable":
            raise
        return [str(refusal.details["why"])]


def _counted(path: Path) -> int:
    try:
        with closing(look(path)) as connection:
            (count,) = connection.execute("SELECT count(*) FROM entries NOT INDEXED").fetchone()
            return int(count)
    except sqlite3.Error:
        return 0  # `what_is_wrong` says more


def _ensure_there(path: Path) -> None:
    """Is there anything to read?  Asking SQLite would make the file, or delete its log."""
    if not any(file.exists() and file.stat().st_size for file in (path, log_of(path))):
        raise CannotOpen("no-such-journal", "There is no journal at {path}.", path=str(path))


# --- whatever lies in a file ----------------------------------------------------------------------------------------


class Survey:
    """The entries and seats that lie in a file, kept aside: there may be more than fit into memory."""

    def __init__(self, path: Path) -> None:
        self._aside = sqlite3.connect("", isolation_level=None)
        self._aside.execute("PRAGMA synchronous = OFF")
        self._aside.execute(f"CREATE TABLE entries ({COLUMNS})")
        self._known: Counter[str] = Counter()  # the highest number that an entry or an index names
        self._seats: dict[tuple[str, int], set[Seat]] = {}
        self._aside.execute("BEGIN")
        with closing(Pages(path, Log(log_of(path)).pages)) as pages:
            for record in pages.records():
                self._sort(record)
        (self.count,) = self._aside.execute("SELECT count(*) FROM (SELECT DISTINCT tbl, n FROM entries)").fetchone()
        if path.exists() and path.stat().st_size:  # of an empty one SQLite would delete the log
            self._ask_sqlite(path)
        self._aside.execute("CREATE INDEX by_number ON entries (tbl, n)")

    def close(self) -> None:
        self._aside.close()

    def _ask_sqlite(self, path: Path) -> None:
        """What stands in an index as well is whole there, even if it is altered where the entry lies."""
        for way in WAYS[1:]:
            with suppress(sqlite3.Error), closing(look(path)) as connection:
                self._aside.executemany(ADD_ENTRY, connection.execute(f"SELECT {COLUMNS} FROM entries {way}"))

    def _sort(self, record: Record) -> None:
        match record:
            case (None, str(table), int(n), str(), str(), str(), float() | int(), str()):
                self._aside.execute(ADD_ENTRY, record[1:])
                self._known[table] = max(self._known[table], n)
            case (str(table), int(n), int()):  # the index by number
                self._known[table] = max(self._known[table], n)
            case (str(table), int(number), str() | None as token, str() | None as invite):
                if all(hash is None or HASH.fullmatch(hash) for hash in (token, invite)):
                    self._seats.setdefault((table, number), set()).add(Seat(table, number, token, invite))

    def tables(self) -> Iterator[tuple[Found, list[Entry]]]:
        """Every table, with what is whole of it."""
        for table in sorted(self._known):
            query = f"SELECT {COLUMNS} FROM entries WHERE tbl = ? ORDER BY n"
            whole = unbroken(Entry(*row) for row in self._aside.execute(query, (table,)))
            yield Found(table, len(whole), self._known[table]), whole

    def seats(self) -> dict[str, list[Seat]]:
        """Who may sit where, by table; not where the file says two things."""
        seats: dict[str, list[Seat]] = {}
        for (table, _), found in self._seats.items():
            if len(found) == 1:
                seats.setdefault(table, []).extend(found)
        return seats


# --- saving ---------------------------------------------------------------------------------------------------------


def rescue(path: Path, new: Path) -> list[Found]:
    """Write a new journal with whatever is whole in a file, which is only read.  Returns every table that was found."""
    _ensure_there(path)
    if new.exists():
        raise CannotWrite("rescue-exists", "{path} exists. --to names another file.", path=str(new))
    part = new.with_name(f"{new.name}.part")
    try:
        with closing(Survey(path)) as survey:
            found = _write(survey, part)
        if not any(table.whole for table in found):
            sentence = "There is no entry in {path} that can be read."
            raise CannotOpen("nothing-to-rescue", sentence, path=str(path))
        part.rename(new)
        return found
    except (OSError, sqlite3.Error) as trouble:
        sentence = "{path} cannot be written: {why}."
        raise Refusal("cannot-write", sentence, path=str(new), why=str(trouble)) from trouble
    finally:
        for left in (part, log_of(part), Path(f"{part}-shm")):
            left.unlink(missing_ok=True)


def _write(survey: Survey, path: Path) -> list[Found]:
    make_private(path)
    tables: list[Found] = []
    seats = survey.seats()
    with closing(connect(path, "rw")) as connection:
        prepare(connection, path)
        connection.execute("BEGIN IMMEDIATE")
        for found, entries in survey.tables():
            tables.append(found)
            connection.executemany(ADD_ENTRY, entries)
            connection.executemany(ADD_SEAT, seats.get(found.table, ()) if entries else ())
        connection.execute("COMMIT")
    return tables
