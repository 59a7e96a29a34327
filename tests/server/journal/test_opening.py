"""Opening a journal by its address, and what is refused."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from threading import Thread

import psycopg
import pytest

from heraut.kernel import Refusal
from heraut.server.journal import CannotOpen, open_journal
from heraut.server.journal import file as journal_file
from heraut.server.journal.sqlite import SqliteJournal
from tests.server.client import WITHIN

from .postgres_server import Server


@pytest.mark.parametrize("form", ["{path}", "sqlite:///{path}"])
def test_a_file(tmp_path: Path, form: str) -> None:
    path = tmp_path / "new folder" / "journal.db"
    with open_journal(form.format(path=path)) as journal:
        journal.append("t", 1, "k", "open", "{}").result(WITHIN)
    assert path.exists()
    assert [file.name for file in path.parent.iterdir()] == ["journal.db"]


def test_a_file_beside_us(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with open_journal("sqlite:///here%20and%20now.db"):
        assert Path("here and now.db").exists()


@pytest.mark.parametrize("url", ["", "sqlite://", "sqlite:///", ":memory:", "sqlite:///:memory:", "mysql://me:pw@h/db"])
def test_what_is_no_address_of_a_journal(url: str) -> None:
    with pytest.raises(CannotOpen, match="is not a journal: give a path") as refusal:
        open_journal(url)
    assert "pw" not in str(refusal.value)


def test_psycopg_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "heraut.server.journal.postgres", raising=False)
    with pytest.raises(Refusal, match="pip install") as refused:
        open_journal("postgresql:///nowhere")
    assert refused.value.id == "no-extra"


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match="cannot be opened"):
        open_journal(f"postgresql:///x?host={tmp_path}")


def test_files_that_are_no_journal(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is not a database, only a text that is long enough." * 99)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE entries (n)")
    for name in ("text", "other.db", "."):
        before = (tmp_path / name).read_bytes() if name != "." else b""
        with pytest.raises(CannotOpen):
            open_journal(str(tmp_path / name))
        assert name == "." or (tmp_path / name).read_bytes() == before


def test_a_newer_journal_is_left_alone(url: str) -> None:
    open_journal(url).close()
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            connection.execute("PRAGMA user_version = 99")
    else:
        with psycopg.connect(url, autocommit=True) as server:
            server.execute("UPDATE journal SET version = 99")
    with pytest.raises(CannotOpen, match="newer"):
        open_journal(url)


def test_a_database_that_is_not_ours(postgres_url: str) -> None:
    with psycopg.connect(postgres_url, autocommit=True) as server:
        server.execute("CREATE TABLE entries (n integer)")
    with pytest.raises(CannotOpen, match="no journal"):
        open_journal(postgres_url)


def test_a_server_that_does_not_flush_is_refused(postgres: Server, postgres_url: str) -> None:
    postgres.execute("ALTER SYSTEM SET fsync = off")
    postgres.execute("SELECT pg_reload_conf()")
    try:
        for _ in range(100):
            try:
                open_journal(postgres_url).close()
            except CannotOpen as refusal:
                assert refusal.id == "no-fsync"  # noqa: PT017
                break
        else:
            pytest.fail("fsync=off was accepted")
    finally:
        postgres.execute("ALTER SYSTEM RESET fsync")
        postgres.execute("SELECT pg_reload_conf()")


def test_a_session_that_would_not_wait_for_the_disk_is_made_to(postgres_url: str) -> None:
    hasty = postgres_url + "%20-csynchronous_commit%3Doff"
    with psycopg.connect(hasty) as server:
        assert server.execute("SHOW synchronous_commit").fetchone() == ("off",)
    with open_journal(hasty) as journal, journal._connect() as connection:  # type: ignore[attr-defined]
        assert connection.execute("SHOW synchronous_commit").fetchone() == ("on",)


def test_the_file_is_flushed_at_every_commit(tmp_path: Path) -> None:
    with SqliteJournal(tmp_path / "journal.db") as journal, journal._readers.lend() as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


def test_many_open_it_at_once(url: str) -> None:
    """The first one makes the tables; the others find them."""
    failed: list[Exception] = []

    def open_it(number: int) -> None:
        try:
            with open_journal(url) as journal:
                journal.append(f"t{number}", 1, "k", "open", "{}").result(WITHIN)
        except Exception as trouble:
            failed.append(trouble)

    threads = [Thread(target=open_it, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WITHIN)
    assert failed == []
    with open_journal(url) as journal:
        assert len(journal.tables()) == 8


def test_a_file_that_another_makes_meanwhile_is_not_taken_for_an_emptied_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, asked, others = tmp_path / "journal.db", journal_file._has_bytes, list[SqliteJournal]()

    def then_another_makes_it(looked_at: Path) -> bool:
        found = asked(looked_at)
        monkeypatch.setattr(journal_file, "_has_bytes", asked)
        others.append(SqliteJournal(path))
        return found

    monkeypatch.setattr(journal_file, "_has_bytes", then_another_makes_it)
    with SqliteJournal(path) as journal:
        assert others
        assert journal.damage is None
    others[0].close()


def test_what_another_writes_while_the_file_is_looked_at_is_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    with SqliteJournal(path) as journal, closing(journal_file.connect(path, "ro")) as connection:
        written = [0]

        def then_another_writes(statement: str) -> None:
            if "count(*)" in statement:
                written[0] += 1
                journal.append(f"t{written[0]}", 1, "k", "open", "{}").result(WITHIN)

        connection.set_trace_callback(then_another_writes)
        assert journal_file._wrong_in(connection, thoroughly=False) == []
        assert written == [3]
