"""The server is killed in the middle of everything: no acknowledged entry is lost, doubled or moved."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic, sleep

import pytest

from heraut.server.journal import Entry, open_journal
from tests.server.client import WITHIN

from .postgres_server import Server

SOAK = bool(os.environ.get("HERAUT_SOAK"))
KILLS = 200 if SOAK else 15
TABLES = 12
AT_LEAST = 20  # acknowledged before a kill
HAMMER = Path(__file__).with_name("hammer.py")

Acknowledged = dict[tuple[str, int], tuple[str, str]]  # table and number: key and hash


class Writer:
    """A process that writes; what it acknowledged is read as it comes."""

    def __init__(self, how: str, url: str, name: str) -> None:
        command = [sys.executable, str(HAMMER), how, url, str(TABLES), name]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.acknowledged: list[tuple[str, int, str, str]] = []
        self._reader = Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.endswith("\n"):  # half a line was never sent
                _, table, n, key, hash = line.split()
                self.acknowledged.append((table, int(n), key, hash))

    def wait_for(self, count: int) -> None:
        """Until it has acknowledged so many."""
        deadline = monotonic() + WITHIN
        while len(self.acknowledged) < count:
            assert self.process.poll() is None, self.errors()
            assert monotonic() < deadline
            sleep(0.005)

    def kill(self) -> None:
        self.process.kill()
        self.end()

    def end(self) -> None:
        self.process.wait(WITHIN)
        self._reader.join()

    def errors(self) -> str:
        return self.process.stderr.read() if self.process.stderr else ""


def hammered(how: str, url: str, kills: int) -> Acknowledged:
    """Start, kill, start again: everything that was ever acknowledged."""
    random = Random(kills)
    acknowledged: Acknowledged = {}
    for kill in range(kills):
        writer = Writer(how, url, f"w{kill}")
        writer.wait_for(AT_LEAST)
        sleep(random.uniform(0.0, 0.25))
        assert writer.process.poll() is None, writer.errors()
        writer.kill()
        for table, n, key, hash in writer.acknowledged:
            if how == "honest":
                assert (table, n) not in acknowledged, "the same place was acknowledged twice"
            acknowledged.setdefault((table, n), (key, hash))
    return acknowledged


def written(url: str) -> list[Entry]:
    """All entries; reading them verifies that none is missing, altered or out of its place."""
    with open_journal(url) as journal:
        entries = [entry for table in journal.tables() for entry in journal.read(table)]
    assert len({(entry.table, entry.key) for entry in entries}) == len(entries), "an entry is there twice"
    return entries


def lost(acknowledged: Acknowledged, entries: list[Entry]) -> int:
    there = {(entry.table, entry.n): (entry.key, entry.hash) for entry in entries}
    return sum(there.get(place) != what for place, what in acknowledged.items())


def test_killed_again_and_again_in_a_file(sqlite_url: str) -> None:
    acknowledged = hammered("honest", sqlite_url, KILLS)
    assert len(acknowledged) >= AT_LEAST * KILLS
    assert lost(acknowledged, written(sqlite_url)) == 0


def test_killed_again_and_again_in_postgres(postgres_url: str) -> None:
    kills = KILLS if SOAK else 5
    acknowledged = hammered("honest", postgres_url, kills)
    assert len(acknowledged) >= AT_LEAST * kills
    assert lost(acknowledged, written(postgres_url)) == 0


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_control_who_acknowledges_before_writing_is_caught(where: str, request: pytest.FixtureRequest) -> None:
    url: str = request.getfixturevalue(f"{where}_url")
    # It takes a kill between the two; on a busy machine not every one falls there.
    assert any(lost(hammered("eager", url, 2), written(url)) for _ in range(15))


def test_postgres_itself_crashes(postgres: Server, postgres_url: str) -> None:
    """The server's processes die at once; the writer finds it again and goes on, and loses nothing."""
    writer = Writer("honest", postgres_url, "w")
    try:
        for _ in range(20 if SOAK else 2):
            writer.wait_for(len(writer.acknowledged) + AT_LEAST)
            postgres.crash()
            postgres.start()
            writer.wait_for(len(writer.acknowledged) + 2 * TABLES)
    finally:
        writer.kill()
    acknowledged = {(table, n): (key, hash) for table, n, key, hash in writer.acknowledged}
    assert len(acknowledged) == len(writer.acknowledged)
    assert lost(acknowledged, written(postgres_url)) == 0
