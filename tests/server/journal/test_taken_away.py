"""The file is taken away from a running server: nothing more is acknowledged, and nobody is shown a ghost."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from heraut.server.journal import CannotRead, CannotWrite, open_journal
from heraut.server.journal.file import log_of
from heraut.server.journal.sqlite import SqliteJournal
from tests.server.client import HERE, ME, WITHIN, Server


def replace(path: Path) -> None:
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").rename(path)


def move_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("moved"))


AWAY: dict[str, Callable[[Path], None]] = {
    "deleted": Path.unlink,
    "replaced": replace,
    "moved": lambda path: os.rename(path, path.with_name("moved")),
    "without its folder": move_folder,
}


@pytest.mark.parametrize("how", AWAY)
def test_a_journal_that_is_taken_away(tmp_path: Path, how: str) -> None:
    path = tmp_path / "kept" / "tables.db"
    with SqliteJournal(path) as journal:
        journal.append("t", 1, "k1", "open", "{}").result(WITHIN)
        assert journal.read("t")
        AWAY[how](path)
        for _ in range(2):
            with pytest.raises(CannotWrite, match="while it was in use"):
                journal.append("t", 2, "k2", "say", "{}").result(WITHIN)
            with pytest.raises(CannotRead, match="while it was in use"):
                journal.read("t")
        assert how == "replaced" or not path.exists(), "an empty journal was put in its place"


def test_the_log_is_deleted(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with SqliteJournal(path) as journal:
        journal.append("t", 1, "k1", "open", "{}").result(WITHIN)
        log_of(path).unlink()
        for _ in range(2):
            with pytest.raises(CannotWrite, match="while it was in use"):
                journal.append("t", 2, "k2", "say", "{}").result(WITHIN)


def test_what_was_put_back_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with SqliteJournal(path) as journal:
        first = journal.append("t", 1, "k1", "open", "{}").result(WITHIN)
        path.rename(tmp_path / "aside")
        with pytest.raises(CannotWrite):
            journal.append("t", 2, "k2", "say", "{}").result(WITHIN)
        (tmp_path / "aside").rename(path)
        second = journal.append("t", 2, "k2", "say", "{}").result(WITHIN)
        assert journal.read("t") == [first, second]
    with open_journal(str(path)) as again:
        assert again.read("t") == [first, second]


def test_players_are_told(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    server = Server(str(path))
    try:
        opened = server.open(ME, HERE)
        with opened.line(0, 1) as line:
            line.my_turn()
            path.rename(tmp_path / "aside")
            refused = line.say(line.now["asked"], line.answers()[0])
            assert (refused["type"], refused["id"]) == ("refused", "journal-gone")
            assert "perdu son journal" in refused["text"]["fr"]
            assert str(tmp_path) not in str(refused)
        answer = server.http.get(f"/api/tables/{opened.table}")
        assert (answer.status_code, answer.json()["id"]) == (503, "journal-gone")
        assert str(tmp_path) not in answer.text
        (tmp_path / "aside").rename(path)
        assert opened.view(0)["rev"] == 1
        path.unlink()  # the table is in memory now, and nobody has said anything since
        assert server.http.get(f"/api/tables/{opened.table}").status_code == 503
    finally:
        server.stop()


# --- who may read it ------------------------------------------------------------------------------------------------


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name != "posix", reason="modes are for POSIX")
def test_only_the_owner_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "kept" / "tables.db"
    before = os.umask(0o022)
    try:
        with SqliteJournal(path) as journal:
            journal.append("t", 1, "k1", "open", "{}").result(WITHIN)
            assert mode(path.parent) == 0o700
            beside = sorted(file.name for file in path.parent.iterdir())
            assert beside == ["tables.db", "tables.db-shm", "tables.db-wal"]
            assert {mode(path.parent / name) for name in beside} == {0o600}
    finally:
        os.umask(before)
    path.chmod(0o664)
    path.parent.chmod(0o755)
    with SqliteJournal(path):
        assert mode(path) == mode(log_of(path)) == 0o600
        assert mode(path.parent) == 0o755, "a folder that was there is somebody else's"
