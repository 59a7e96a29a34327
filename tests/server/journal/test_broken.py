"""Somebody alters the journal by hand: the store resists, and the chain tells."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from heraut.server.journal import CannotOpen, Journal, JournalBroken, chain, open_journal
from heraut.server.journal.postgres import every_entry
from heraut.server.journal.rescue import Report, check_entries, check_file
from tests.server.client import WITHIN

ALTER = {
    "body": "UPDATE entries SET body = '\"6\"' WHERE n = 3",
    "kind": "UPDATE entries SET kind = 'undo' WHERE n = 3",
    "key": "UPDATE entries SET key = 'other' WHERE n = 3",
    "hash": "UPDATE entries SET hash = 'ff' WHERE n = 5",
    "gap": "DELETE FROM entries WHERE n = 2",
    "beginning": "DELETE FROM entries WHERE n = 1",
    "order": "UPDATE entries SET n = n + 10 WHERE n >= 4",
    "table": "UPDATE entries SET tbl = 'u'",
}
FREE = {
    "sqlite": ("DROP TRIGGER entries_never_change", "DROP TRIGGER entries_never_go"),
    "postgres": ("ALTER TABLE entries DISABLE TRIGGER ALL",),
}


@pytest.fixture
def full(journal: Journal) -> Journal:
    for n in range(1, 6):
        journal.append("t", n, f"k{n}", "say", f'"{n}"').result(WITHIN)
    return journal


def by_hand(url: str, *statements: str) -> None:
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as connection:
            for statement in statements:
                connection.execute(statement)
    else:
        with psycopg.connect(url, autocommit=True) as server:
            for statement in statements:
                server.execute(statement.encode())


@pytest.mark.parametrize("what", ALTER)
def test_the_store_refuses_to_alter_entries(full: Journal, url: str, what: str) -> None:
    before = full.read("t")
    with pytest.raises((sqlite3.IntegrityError, psycopg.Error), match="append-only"):
        by_hand(url, ALTER[what])
    assert full.read("t") == before


@pytest.mark.parametrize("what", ALTER)
def test_an_altered_journal_is_known_to_be_broken(full: Journal, url: str, what: str) -> None:
    store = "sqlite" if url.startswith("sqlite") else "postgres"
    by_hand(url, *FREE[store], ALTER[what])
    with pytest.raises(JournalBroken):
        full.read("u" if what == "table" else "t")


def check(url: str) -> Report:
    if url.startswith("sqlite"):
        return check_file(Path(url.removeprefix("sqlite:///")), lambda entry: entry.body != '"5"')
    return check_entries(every_entry(url), lambda entry: entry.body != '"5"')


def test_a_check_reads_every_entry(full: Journal, url: str) -> None:
    for n in range(1, 4):
        full.append("other", n, f"k{n}", "say", "{}").result(WITHIN)
    wrong, tables, unread = check(url)
    assert (wrong, tables) == ([], [("other", 3, 3), ("t", 5, 5)])
    assert [entry.n for entry in unread] == [5]


@pytest.mark.parametrize(
    ("what", "whole"), [("body", 2), ("kind", 2), ("key", 2), ("hash", 4), ("gap", 1), ("order", 3)]
)
def test_a_check_finds_what_was_altered(full: Journal, url: str, what: str, whole: int) -> None:
    store = "sqlite" if url.startswith("sqlite") else "postgres"
    by_hand(url, *FREE[store], ALTER[what])
    report = check(url)
    assert not report.is_whole
    assert report.broken == [("t", whole, 15 if what == "order" else 5)]


def test_a_check_makes_no_journal(postgres_url: str) -> None:
    for _ in range(2):
        with pytest.raises(CannotOpen, match="no journal at"):
            check(postgres_url)


def test_only_what_is_read_is_verified(full: Journal, url: str) -> None:
    store = "sqlite" if url.startswith("sqlite") else "postgres"
    by_hand(url, *FREE[store], ALTER["body"])
    assert [entry.n for entry in full.read("t", after=3)] == [4, 5]
    with pytest.raises(JournalBroken, match="entry 3"):
        full.read("t", after=1)


def test_the_end_cut_off_is_noticed_by_whoever_remembers_it(full: Journal, url: str) -> None:
    store = "sqlite" if url.startswith("sqlite") else "postgres"
    by_hand(url, *FREE[store], "DELETE FROM entries WHERE n >= 4")
    assert len(full.read("t")) == 3
    with pytest.raises(JournalBroken, match="ends with entry 3"):
        full.append("t", 6, "k6", "say", "{}").result(WITHIN)


def test_the_hash_tells_apart_what_only_looks_alike() -> None:
    hashes = {
        chain(*given)
        for given in (
            ("", "t", 1, "k", "say", "x"), ("", "t", 11, "k", "say", "x"), ("", "t1", 1, "k", "say", "x"),
            ("", "t", 1, "ks", "ay", "x"), ("", "t", 1, "k", "sayx", ""), ("a", "t", 1, "k", "say", "x"),
        )
    }  # fmt: skip
    assert len(hashes) == 6
    assert chain("", "t", 1, "k", "say", "é") == "7736fde2f5328dca056919f12629bfca434b7e787b1d7aaaa57eb905996d5d6e"


def test_a_copy_of_the_file_is_a_journal(tmp_path: Path) -> None:
    with open_journal(str(tmp_path / "a.db")) as journal:
        entry = journal.append("t", 1, "k", "open", "{}").result(WITHIN)
    (tmp_path / "b.db").write_bytes((tmp_path / "a.db").read_bytes())
    with open_journal(str(tmp_path / "b.db")) as copy:
        assert copy.read("t") == [entry]
