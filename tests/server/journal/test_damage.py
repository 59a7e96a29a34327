"""A file is damaged, anywhere: what is whole is served and can be rescued, what is not is said, and nothing hangs."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from threading import Timer

import httpx
import pytest

from heraut.server.journal import CannotOpen, CannotWrite, Entry, Journal, JournalBroken, open_journal
from heraut.server.journal.file import log_of
from heraut.server.journal.pages import FRAME_HEADER, LOG_HEADER, Log
from heraut.server.journal.rescue import Report, check_file, rescue
from heraut.server.journal.sqlite import SqliteJournal
from heraut.server.run import listen
from tests.server.client import RANDOM, WITHIN, Server, wait_for

SOAK = bool(os.environ.get("HERAUT_SOAK"))
PAGE = 4096
BY_NUMBER_ROOT = 3  # the page where the index of entries by number begins


def read_any(entry: Entry) -> bool:
    return True


def said(entries: list[Entry]) -> list[Entry]:
    """All but the time of day, which is no part of the chain: nothing depends on it."""
    return [entry._replace(made=0) for entry in entries]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Finished games of a real server, and one that goes on from another: its first entry fills several pages."""
    path = tmp_path_factory.mktemp("played") / "tables.db"
    server = Server(str(path))
    for scenario in ("duel", "masters", "duel", "masters", "duel"):
        table = server.open(RANDOM, RANDOM, scenario=scenario).table
        wait_for(lambda table=table: server.view(table)["over"])
        if scenario == "masters":
            at = len(server.view(table)["thread"])
            assert server.http.post(f"/api/tables/{table}/fork", json={"at": at}).status_code == 200
    server.stop()
    assert check_file(path, read_any).is_whole
    return path


@pytest.fixture(scope="module")
def truth(played: Path) -> dict[str, list[Entry]]:
    with open_journal(str(played)) as journal:
        return {table: said(journal.read(table)) for table in journal.tables()}


@pytest.fixture
def copy(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path / "tables.db"))


def spoil(path: Path, at: int, data: bytes) -> None:
    with open(path, "r+b") as file:
        file.seek(at)
        file.write(data)


def ways_to_spoil(played: Path, random: Random) -> Iterator[tuple[str, Callable[[Path], None]]]:
    """Every page full of random bytes or zeros, with another head, with one bit turned, or the file cut off there."""
    for number in range(played.stat().st_size // PAGE):
        at, noise, bit = number * PAGE, random.randbytes(PAGE), random.randrange(PAGE)
        turned = bytes([played.read_bytes()[at + bit] ^ (1 << random.randrange(8))])
        yield f"random {number + 1}", lambda path, at=at, noise=noise: spoil(path, at, noise)
        yield f"zeros {number + 1}", lambda path, at=at: spoil(path, at, bytes(PAGE))
        yield f"head {number + 1}", lambda path, at=at, noise=noise: spoil(path, at, noise[:12])
        yield f"bit {number + 1}", lambda path, at=at + bit, turned=turned: spoil(path, at, turned)
        yield f"cut {number + 1}", lambda path, at=at: os.truncate(path, at + 100)


def sampled(played: Path, most: int) -> list[tuple[str, Callable[[Path], None]]]:
    random = Random(7)
    ways = list(ways_to_spoil(played, random))
    return ways if SOAK else [*ways[:15], *random.sample(ways[15:], most)]


def read_all(journal: Journal, truth: dict[str, list[Entry]]) -> int:
    """Whatever is read is true; how many tables can be."""
    read = 0
    for table, entries in truth.items():
        with suppress(JournalBroken):
            found = said(journal.read(table))
            assert found
            assert found == entries[: len(found)]
            read += found == entries
    return read


def checked(path: Path) -> Report | None:
    """None: it is not even known as a journal any more, which is said."""
    try:
        return check_file(path, read_any)
    except CannotOpen:
        return None


def test_whatever_is_damaged_is_known_and_the_rest_can_be_rescued(
    played: Path, truth: dict[str, list[Entry]], tmp_path: Path
) -> None:
    for what, damage in sampled(played, 30):
        path, new = tmp_path / "tables.db", tmp_path / "new.db"
        shutil.copy(played, path)
        damage(path)
        damaged = path.read_bytes()
        matters = damaged != played.read_bytes()
        report = checked(path)
        assert path.read_bytes() == damaged, what
        read = 0
        with suppress(CannotOpen), open_journal(str(path)) as journal:
            read = read_all(journal, truth)
            if journal.damage is not None:
                with pytest.raises(JournalBroken, match="nothing new is written"):
                    journal.append("new", 1, "k", "open", "{}").result(WITHIN)
                assert report is not None
                assert report.wrong, what
        if read < len(truth) and matters:
            assert report is None or not report.is_whole, what
        if report is None or report.wrong:
            assert path.read_bytes() == damaged, what
        with suppress(CannotOpen):
            rescue(path, new)
            again = check_file(new, read_any)
            assert again.is_whole, what
            with open_journal(str(new)) as journal:
                assert journal.damage is None
                saved = {table: said(journal.read(table)) for table in journal.tables()}
            assert all(entries == truth[table][: len(entries)] for table, entries in saved.items()), what
            assert sum(saved.get(table) == entries for table, entries in truth.items()) >= read, what
        for left in tmp_path.glob("*.db*"):
            left.unlink()


# --- as a server meets it -------------------------------------------------------------------------------------------


class Start:
    """A server on a damaged file: either it answers at `url`, or it ends and says why."""

    def __init__(self, store: Path, *options: str) -> None:
        self.errors = store.with_suffix(".err")
        with open(self.errors, "wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "heraut.cli.app", "serve", "--port", "0", "--store", str(store), *options],
                stdout=subprocess.PIPE, stderr=errors,
            )  # fmt: skip
        assert self.process.stdout is not None
        limit = Timer(3 * WITHIN, self.process.kill)  # instead of hanging
        limit.start()
        line = self.process.stdout.readline().decode()
        limit.cancel()
        self.url = next((word for word in line.split() if word.startswith("http")), "").rstrip("/")
        if not self.url:
            self.process.wait(WITHIN)

    @property
    def complaint(self) -> str:
        return self.errors.read_text(encoding="utf-8")

    def stop(self) -> int:
        assert self.process.stdout is not None
        self.process.terminate()
        try:
            return self.process.wait(WITHIN)
        finally:
            self.process.kill()
            self.process.stdout.close()


def test_a_server_starts_or_says_why_and_always_ends(
    played: Path, truth: dict[str, list[Entry]], tmp_path: Path
) -> None:
    ways = list(ways_to_spoil(played, Random(7)))
    served = 0
    for what, damage in ways[::3] if SOAK else [ways[0], ways[5], ways[10]]:  # page 1, the entries, their first index
        path = tmp_path / what.replace(" ", "-") / "tables.db"
        path.parent.mkdir()
        shutil.copy(played, path)
        damage(path)
        damaged = path.read_bytes()
        server = Start(path)
        try:
            if not server.url:
                assert server.process.returncode == 2, what
                assert str(path) in server.complaint
                continue
            served += 1
            with httpx.Client(base_url=server.url, timeout=3 * WITHIN) as http:
                answers = [http.get(f"/api/tables/{table}") for table in truth]
                wish = {"game": "confrontation", "scenario": "duel", "seats": [RANDOM, RANDOM]}
                opened = http.post("/api/tables", json=wish)
            assert {answer.status_code for answer in (*answers, opened)} <= {200, 500}, what
            for answer in (*answers, opened):
                if answer.status_code == 500:
                    said = answer.json()
                    assert said["id"].startswith("journal-"), what
                    assert said["text"]["en"] != said["text"]["fr"]
                assert str(path.parent) not in answer.text
            if opened.status_code != 200:
                assert opened.json()["id"] == "journal-read-only", what
                assert "journal rescue" in server.complaint
                assert path.read_bytes() == damaged, what
        finally:
            assert server.stop() == (0 if server.url else 2), what
    assert served >= 2


def test_what_is_wrong_is_said_in_the_language_of_whoever_starts_it(copy: Path) -> None:
    spoil(copy, PAGE, Random(1).randbytes(PAGE))
    server = Start(copy, "--lang", "fr")
    assert server.url
    assert f"{copy} est abîmé" in server.complaint
    assert server.stop() == 0


# `heraut serve` that waits for its file as long as this test may take, and hears Ctrl-C even where the tests do not.
PATIENT = """
import signal
from heraut.cli import main
from heraut.server.journal import file

signal.signal(signal.SIGINT, signal.default_int_handler)
file.PATIENCE = 3600.0
main()
"""


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_a_server_that_waits_for_its_file(copy: Path, how: signal.Signals) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with closing(listen("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        command = [sys.executable, "-c", PATIENT, "serve", "--port", str(port), "--store", str(copy)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
            try:
                wait_for(lambda: _listens(port), 3 * WITHIN)
                server.send_signal(how)
                out, errors = server.communicate(timeout=WITHIN)
            finally:
                server.kill()
    assert (server.returncode, out, errors) == (0, b"", b"")


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def test_a_turned_bit_in_an_entry_stops_one_table_only(copy: Path, truth: dict[str, list[Entry]]) -> None:
    table = max(truth, key=lambda table: len(truth[table]))
    entry = truth[table][4]
    for found in re.finditer(entry.hash.encode(), copy.read_bytes()):  # the body lies before it, and the time between
        spoil(copy, found.start() - 8 - len(entry.body) + 2, bytes([entry.body.encode()[2] ^ 1]))
    server = Server(str(copy))
    try:
        answer = server.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["id"]) == (500, "journal-altered")
        assert "abîmé" in answer.json()["text"]["fr"]
        assert all(server.view(other)["over"] for other in truth if other != table and len(truth[other]) > 1)
        server.open(RANDOM, RANDOM)
    finally:
        server.stop()
    (broken,) = check_file(copy, read_any).broken
    assert broken == (table, 4, len(truth[table]))


# --- one thing at a time --------------------------------------------------------------------------------------------


def small(path: Path, entries: int = 8) -> list[Entry]:
    with SqliteJournal(path) as journal:
        return [journal.append("t", n, f"k{n}", "say", f'"{n}"').result(WITHIN) for n in range(1, entries + 1)]


def test_an_index_that_hides_an_entry_hides_it_from_nobody(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    entries = small(path)
    spoil(path, (BY_NUMBER_ROOT - 1) * PAGE + 3, (len(entries) - 1).to_bytes(2, "big"))  # the last one is not counted
    with closing(sqlite3.connect(path)) as connection:
        hidden = connection.execute("SELECT count(*) FROM entries WHERE tbl = 't' AND n > 0").fetchone()
    assert hidden == (len(entries) - 1,)
    assert check_file(path, read_any).wrong
    with SqliteJournal(path) as journal:
        assert journal.read("t") == entries
        with pytest.raises(JournalBroken):
            journal.append("t", len(entries), "another", "say", "{}").result(WITHIN)
    rescue(path, tmp_path / "new.db")
    with SqliteJournal(tmp_path / "new.db") as journal:
        assert journal.read("t") == entries


def test_an_index_that_names_another_table_hides_nothing_either(tmp_path: Path) -> None:
    """Nothing is wrong with its structure: only who compares it with another one sees that an entry is missing."""
    path = tmp_path / "tables.db"
    entries = small(path)
    page = path.read_bytes()[(BY_NUMBER_ROOT - 1) * PAGE : BY_NUMBER_ROOT * PAGE]
    last = int.from_bytes(page[8 + 2 * (len(entries) - 1) :][:2], "big")
    at = (BY_NUMBER_ROOT - 1) * PAGE + page.index(b"t", last)
    spoil(path, at, b"u")
    assert not check_file(path, read_any).is_whole
    with SqliteJournal(path) as journal:
        assert journal.damage is None
        assert journal.read("t") == entries
        assert journal.damage is not None
        with pytest.raises(JournalBroken):
            journal.append("t", len(entries), "another", "say", "{}").result(WITHIN)


def test_an_entry_that_lies_there_twice(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    entries = small(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        for key in ("n", "key"):  # no longer unique
            was, becomes = f"UNIQUE (tbl, {key})", f"UNIQUE (tbl, {key}, at)"
            connection.execute("UPDATE sqlite_schema SET sql = replace(sql, ?, ?)", (was, becomes))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        columns = "tbl, n, key, kind, body, made, hash"
        connection.execute(f"INSERT INTO entries ({columns}) SELECT {columns} FROM entries WHERE n = 3")
    with SqliteJournal(path) as journal, pytest.raises(JournalBroken):
        journal.read("t")
    rescue(path, tmp_path / "new.db")
    with SqliteJournal(tmp_path / "new.db") as journal:
        assert journal.read("t") == entries


def test_seats_are_rescued_with_their_tables(played: Path, tmp_path: Path, truth: dict[str, list[Entry]]) -> None:
    rescue(played, tmp_path / "new.db")
    with open_journal(str(played)) as old, open_journal(str(tmp_path / "new.db")) as new:
        assert [new.seats(table) for table in truth] == [old.seats(table) for table in truth]
        assert any(old.seats(table) for table in truth)


def test_rescue_writes_over_nothing(copy: Path, tmp_path: Path) -> None:
    (tmp_path / "there.db").write_bytes(b"mine")
    with pytest.raises(CannotWrite, match="exists"):
        rescue(copy, tmp_path / "there.db")
    assert (tmp_path / "there.db").read_bytes() == b"mine"
    for name in ("nowhere.db", "empty.db"):
        (tmp_path / "empty.db").touch()
        with pytest.raises(CannotOpen, match="no journal at"):
            rescue(tmp_path / name, tmp_path / "new.db")
    (tmp_path / "noise.db").write_bytes(Random(1).randbytes(9 * PAGE))
    with pytest.raises(CannotOpen, match="no entry"):
        rescue(tmp_path / "noise.db", tmp_path / "new.db")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["empty.db", "noise.db", "tables.db", "there.db"]


# --- the log beside the file ----------------------------------------------------------------------------------------


@pytest.fixture
def crashed(tmp_path: Path) -> tuple[Path, list[Entry]]:
    """A journal whose last entries are only in its log."""
    folder = tmp_path / "crashed"
    folder.mkdir()
    with SqliteJournal(tmp_path / "tables.db") as journal:
        entries = [journal.append("t", n, f"k{n}", "say", f'"{n}"').result(WITHIN) for n in range(1, 21)]
        for name in ("tables.db", "tables.db-wal"):
            shutil.copy(tmp_path / name, folder / name)
    return folder / "tables.db", entries


def test_a_log_that_is_whole(crashed: tuple[Path, list[Entry]]) -> None:
    path, entries = crashed
    log = Log(log_of(path))
    assert len(log.frames) > 20
    assert all(frame.follows for frame in log.frames)
    assert check_file(path, read_any).is_whole
    with SqliteJournal(path) as journal:
        assert journal.damage is None
        assert journal.read("t") == entries


def test_a_log_that_is_damaged_in_the_middle(crashed: tuple[Path, list[Entry]], tmp_path: Path) -> None:
    """SQLite would read it up to there, and write over the rest."""
    path, entries = crashed
    middle = len(Log(log_of(path)).frames) // 2
    spoil(log_of(path), LOG_HEADER + middle * (FRAME_HEADER + PAGE) + FRAME_HEADER + 99, b"\xff")
    before = log_of(path).read_bytes()
    assert check_file(path, read_any).wrong
    with SqliteJournal(path) as journal:
        assert journal.damage is not None
        found = journal.read("t")
        assert found == entries[: len(found)]
        assert len(found) < len(entries)
    assert log_of(path).read_bytes() == before
    rescue(path, tmp_path / "new.db")
    with SqliteJournal(tmp_path / "new.db") as journal:
        assert journal.read("t") == entries


def test_a_log_whose_header_is_damaged(crashed: tuple[Path, list[Entry]], tmp_path: Path) -> None:
    """SQLite would leave all of it out."""
    path, entries = crashed
    spoil(log_of(path), 17, b"\xff\xff")
    with pytest.raises(CannotOpen, match="in the log"):  # the tables were made there, too
        SqliteJournal(path)
    rescue(path, tmp_path / "new.db")
    with SqliteJournal(tmp_path / "new.db") as journal:
        assert journal.read("t") == entries


def test_a_log_that_has_reached_the_file_is_not_needed(crashed: tuple[Path, list[Entry]], tmp_path: Path) -> None:
    path, entries = crashed
    log = log_of(path).read_bytes()
    small(path, 0)  # opened and closed
    log_of(path).write_bytes(b"\xff" * LOG_HEADER + log[LOG_HEADER:])
    with SqliteJournal(path) as journal:
        assert journal.damage is None
        assert journal.read("t") == entries


def test_a_log_that_a_power_cut_left_unfinished_is_no_damage(crashed: tuple[Path, list[Entry]]) -> None:
    path, entries = crashed
    os.truncate(log_of(path), log_of(path).stat().st_size - 99)
    with SqliteJournal(path) as journal:
        assert journal.damage is None
        assert journal.read("t") == entries[:-1]


def test_a_log_without_its_file_is_not_thrown_away(crashed: tuple[Path, list[Entry]], tmp_path: Path) -> None:
    path, entries = crashed
    before = log_of(path).read_bytes()
    for remove in (lambda: os.truncate(path, 0), path.unlink):
        remove()
        with pytest.raises(CannotOpen, match="missing or empty"):
            open_journal(str(path))
        assert log_of(path).read_bytes() == before
    rescue(path, tmp_path / "new.db")
    with SqliteJournal(tmp_path / "new.db") as journal:
        assert journal.read("t") == entries


def test_a_log_that_belongs_to_another_journal(crashed: tuple[Path, list[Entry]], copy: Path, tmp_path: Path) -> None:
    path, _ = crashed
    shutil.copy(log_of(path), log_of(copy))
    with suppress(CannotOpen), open_journal(str(copy)) as journal:
        assert journal.damage is not None or journal.tables() == ["t"]
    rescue(copy, tmp_path / "new.db")
    assert check_file(tmp_path / "new.db", read_any).is_whole


def test_a_log_that_is_missing(crashed: tuple[Path, list[Entry]]) -> None:
    """Nothing tells that it was there; what the file holds is served."""
    path, entries = crashed
    log_of(path).unlink()
    with suppress(CannotOpen), open_journal(str(path)) as journal:
        found = journal.read("t")
        assert found == entries[: len(found)]
