"""The disk is full, or fails: nothing is acknowledged, nothing is lost, and afterwards the journal works again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from heraut.server.journal import CannotOpen, CannotWrite, Entry, JournalBroken, open_journal
from heraut.server.journal.sqlite import SqliteJournal
from tests.server.client import WITHIN

from .faulty_disk import FULL, NO_FLUSH, NO_WRITE, Disk, working

SOAK = bool(os.environ.get("HERAUT_SOAK"))
ROUNDS = 40


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    folder = tmp_path / "disk"
    folder.mkdir()
    return Disk(folder, flush=False)


def body(n: int) -> str:
    return json.dumps("x" * (n * 577 % 9000))


def play_on(journal: SqliteJournal, disk: Disk, until: int = ROUNDS) -> tuple[dict[int, Entry], int]:
    """Say the same until it is heard, and repair the disk after the third refusal.  What was heard, what refused."""
    heard: dict[int, Entry] = {}
    refused = 0
    for n in range(1, until + 1):
        while n not in heard:
            try:
                heard[n] = journal.append("t", n, f"k{n}", "say", body(n)).result(WITHIN)
            except CannotWrite:
                refused += 1
                if refused == 3:
                    disk.failing = working
                assert refused < 10
    return heard, refused


@pytest.mark.parametrize("lasting", [False, True], ids=["once", "until repaired"])
@pytest.mark.parametrize("code", [FULL, NO_WRITE, NO_FLUSH], ids=["full", "no write", "no flush"])
def test_a_disk_that_fails_at_any_moment(disk: Disk, code: int, lasting: bool) -> None:
    """At the first write or flush, at the second, and so on."""
    what_fails = "flush" if code == NO_FLUSH else "write"
    with disk.mounted(), SqliteJournal(Path(disk.folder) / "whole.db") as journal:
        disk.operations.clear()
        play_on(journal, disk)
        points = range(1, disk.operations[what_fails] + 1)
    assert len(points) >= ROUNDS
    for point in points if SOAK else [1, 2, *Random(code).sample(points, 12), points[-1]]:
        path = Path(disk.folder) / f"journal-{point}.db"
        with disk.mounted(), SqliteJournal(path) as journal:
            disk.operations.clear()

            def failing(what: str, number: int, point: int = point) -> int:
                return code if what == what_fails and (number >= point if lasting else number == point) else 0

            disk.failing = failing
            heard, refused = play_on(journal, disk)
            disk.failing = working
            assert refused > 0
            assert journal.read("t") == list(heard.values())
        disk.events.clear()
        with open_journal(str(path)) as again:
            assert again.read("t") == list(heard.values())
            assert [entry.key for entry in again.read("t")] == [f"k{n}" for n in range(1, ROUNDS + 1)]
        path.unlink()


def test_a_crash_after_a_failed_flush_keeps_the_chain_whole(disk: Disk, tmp_path: Path) -> None:
    """What was refused may be found on the disk after all; said again with its key, it counts once."""
    for n in range(1, 12):
        for old in Path(disk.folder).glob("*"):
            old.unlink()
        disk.failing = working
        with disk.mounted():
            journal = SqliteJournal(Path(disk.folder) / "journal.db")
            play_on(journal, disk, n)
            disk.failing = lambda what, number: NO_FLUSH if what == "flush" else 0
            with pytest.raises(CannotWrite):
                journal.append("t", n + 1, f"k{n + 1}", "say", body(n + 1)).result(WITHIN)
            after = tmp_path / f"after-{n}"
            after.mkdir()
            for name in ("journal.db", "journal.db-wal"):  # as the crash leaves them
                if (file := Path(disk.folder) / name).exists():
                    (after / name).write_bytes(file.read_bytes())
            disk.failing = working
            journal.close()
        with open_journal(str(after / "journal.db")) as again:
            assert len(again.read("t")) in (n, n + 1)
            again.append("t", n + 1, f"k{n + 1}", "say", body(n + 1)).result(WITHIN)
            assert [entry.key for entry in again.read("t")] == [f"k{m}" for m in range(1, n + 2)]


def test_a_disk_that_fails_while_the_journal_is_made(disk: Disk) -> None:
    refused = 0
    for point in range(1, 16):
        path = Path(disk.folder) / f"journal-{point}.db"
        with disk.mounted():
            disk.operations.clear()

            def failing(what: str, number: int, point: int = point) -> int:
                return FULL if what == "write" and number == point else 0

            disk.failing = failing
            try:
                SqliteJournal(path).close()
            except CannotOpen:
                refused += 1
            disk.failing = working
            with SqliteJournal(path) as journal:
                assert len(play_on(journal, disk, 3)[0]) == 3
    assert refused > 3


# --- as the system does it ------------------------------------------------------------------------------------------

LIMITED = """
import resource, sys
from heraut.server.journal import CannotWrite, open_journal

journal = open_journal(sys.argv[1])
journal.append("t", 1, "k1", "open", "{}").result(120)
limits = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, limits[1]))
n = 2
try:
    while n < 1000:
        journal.append("t", n, f"k{n}", "say", "x" * 5000).result(120)
        n += 1
except CannotWrite as refusal:
    print(refusal.id)
heard = n - 1
assert [entry.n for entry in journal.read("t")] == list(range(1, n))
resource.setrlimit(resource.RLIMIT_FSIZE, limits)
journal.append("t", n, f"k{n}", "say", "x" * 5000).result(120)
journal.close()
print(heard)
"""


def test_files_may_not_grow_any_more(tmp_path: Path) -> None:
    """A real error of the system, not one that we made up: the process may write no larger file."""
    path = tmp_path / "journal.db"
    run = subprocess.run(
        [sys.executable, "-c", LIMITED, path], capture_output=True, text=True, timeout=WITHIN, check=False
    )
    assert run.returncode == 0, run.stderr
    refusal, heard = run.stdout.split()
    assert refusal == "cannot-write"
    with open_journal(str(path)) as journal:
        assert len(journal.read("t")) == int(heard) + 1


def test_a_full_disk(tmp_path: Path) -> None:
    """A disk of one megabyte, where we may make one."""
    place = tmp_path / "small"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(place)]
    if os.getuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        pytest.skip("only root may mount a small disk")
    try:
        ballast = place / "ballast"
        ballast.write_bytes(bytes(300_000))
        with SqliteJournal(place / "journal.db") as journal:
            heard: list[Entry] = []
            refusal: BaseException | None = None
            while refusal is None and len(heard) < 1000:
                n = len(heard) + 1
                promise = journal.append("t", n, f"k{n}", "say", body(n))
                refusal = promise.exception(WITHIN)
                if refusal is None:
                    heard.append(promise.result())
            assert isinstance(refusal, CannotWrite)
            assert "full" in str(refusal)
            assert journal.read("t") == heard
            ballast.unlink()
            n = len(heard) + 1
            heard.append(journal.append("t", n, f"k{n}", "say", body(n)).result(WITHIN))
            assert journal.read("t") == heard
        with SqliteJournal(place / "journal.db") as journal:
            assert journal.read("t") == heard
    finally:
        subprocess.run(["umount", "-l", place], check=True)


def test_a_file_that_is_no_longer_a_database_is_broken(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    with SqliteJournal(path) as journal:
        for n in range(1, 40):
            journal.append("t", n, f"k{n}", "say", body(n)).result(WITHIN)
    data = bytearray(path.read_bytes())
    random = Random(5)
    for page in range(2, len(data) // 4096):
        data[page * 4096 : page * 4096 + 100] = random.randbytes(100)
    path.write_bytes(data)
    with SqliteJournal(path) as journal, pytest.raises(JournalBroken):
        journal.read("t")
