"""The power is cut.  What was acknowledged is there when it comes back; without the flush it would not be."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from heraut.server.journal import CannotOpen, JournalBroken, open_journal
from heraut.server.journal.sqlite import SqliteJournal
from tests.loops import alone

from .faulty_disk import Disk, PowerCuts

SOAK = bool(os.environ.get("HERAUT_SOAK"))
CUTS = 10_000 if SOAK else 150
TABLES = 6
ENTRIES = 90  # a table


class Tidy(SqliteJournal):
    """Brings its log into the file more often: however its entries are grouped, it does so while the power is on."""

    def _connect(self) -> sqlite3.Connection:
        connection = super()._connect()
        connection.execute("PRAGMA wal_autocheckpoint = 250")
        return connection


class Hasty(SqliteJournal):
    """The control: does not wait for the disk.  Nearly everyone's default for the write-ahead log."""

    synchronous = "NORMAL"


@pytest.fixture
def folder() -> Iterator[Path]:
    """In memory where possible: thousands of disks are laid out in it."""
    memory = Path("/dev/shm")
    made = Path(tempfile.mkdtemp(prefix="heraut-power-", dir=memory if memory.is_dir() else None))
    yield made
    shutil.rmtree(made, ignore_errors=True)


def evening(kind: type[SqliteJournal], folder: Path) -> Disk:
    """Several tables at once; the disk's record, with every acknowledgement in its place."""
    disk = Disk(folder, flush=False)
    random = Random(3)

    async def play(journal: SqliteJournal, table: str) -> None:
        for n in range(1, ENTRIES + 1):
            body = json.dumps("x" * random.randrange(20, 6000))
            entry = await journal.append(table, n, f"{table}-{n}", "say", body)
            disk.note((table, entry.n, entry.hash))

    async def tables(journal: SqliteJournal) -> None:
        await asyncio.gather(*(play(journal, f"t{number}") for number in range(TABLES)))

    with disk.mounted():
        journal = kind(folder / "journal.db")
        alone(tables(journal))
        journal.close()
    return disk


def losses(disk: Disk, folder: Path, cuts: int) -> tuple[int, int]:
    """Cut the power at many moments: how many acknowledged entries were gone, how many journals were broken."""
    random = Random(11)
    notes = [place + 1 for place, event in enumerate(disk.events) if event.what == "note"]
    # Every other cut right after an acknowledgement, when it hurts most.
    moments = [random.choice(notes) if cut % 2 else random.randint(1, len(disk.events)) for cut in range(cuts)]
    moments += [random.randint(1, 60) for _ in range(cuts // 10)]  # while the journal is being made
    power = PowerCuts(disk.events, random)
    place = folder / "after"
    lost = broken = 0
    for moment in sorted(moments):
        place.mkdir()
        for name, data in power.at(moment).items():
            (place / name).write_bytes(data)
        acknowledged = [event.note for event in disk.events[:moment] if event.what == "note"]
        try:
            with open_journal(str(place / "journal.db")) as journal:
                there = {entry[::6] for table in journal.tables() for entry in journal.read(table)}
                lost += sum((table, hash) not in there for table, _, hash in acknowledged)
                broken += journal.damage is not None
        except (CannotOpen, JournalBroken):
            broken += 1
        shutil.rmtree(place)
    return lost, broken


def test_a_power_cut_takes_nothing_that_was_acknowledged(folder: Path) -> None:
    disk = evening(Tidy, folder)
    last = max(place for place, event in enumerate(disk.events) if event.what == "note")
    moved = [event for event in disk.events[:last] if event.what == "write" and event.file == "journal.db"]
    assert len(moved) > 50, "no checkpoint was among the moments"
    assert losses(disk, folder, CUTS) == (0, 0)


def test_control_without_the_flush_a_power_cut_takes_acknowledged_entries(folder: Path) -> None:
    lost, _ = losses(evening(Hasty, folder), folder, 40)
    assert lost > 100
