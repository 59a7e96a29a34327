"""`heraut journal check | rescue`."""

from __future__ import annotations

from pathlib import Path

import pytest

from heraut.server.entries import SayBody, write_body
from heraut.server.journal import open_journal
from tests.server.client import WITHIN

from .test_play import run

PAGE = 4096


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    body = write_body(SayBody([(0, "endure " + "x" * 300)]))
    with open_journal(str(path)) as kept:
        for table in ("alpha-table", "omega-table"):
            for n in range(1, 31):
                kept.append(table, n, f"k{n}", "say", body).result(WITHIN)
    return path


def spoil(path: Path, page: int) -> None:
    with open(path, "r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\x99" * PAGE)


def test_a_journal_that_is_whole(journal: Path) -> None:
    told = run("journal", "check", str(journal))
    assert (told.exit_code, told.stdout) == (0, f"{journal}: 2 tables, 60 whole entries.\nThe journal is whole.\n")
    assert "Le journal est intact." in run("journal", "check", f"sqlite:///{journal}", "--lang", "fr").stdout
    assert [file.name for file in journal.parent.iterdir()] == ["tables.db"]


def test_the_usual_journal(journal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HERAUT_STORE", str(journal))
    assert run("journal", "check").exit_code == 0


def test_a_damaged_journal_is_told_and_rescued(journal: Path) -> None:
    spoil(journal, journal.stat().st_size // PAGE)
    before = journal.read_bytes()
    told = run("journal", "check", str(journal))
    assert told.exit_code == 1
    assert "Damaged: " in told.stdout
    assert "Table omega-…: the first " in told.stdout
    assert "later ones are lost." in told.stdout
    assert f"“heraut journal rescue {journal}”" in told.stdout
    assert "entrées ultérieures sont perdues." in run("journal", "check", str(journal), "--lang", "fr").stdout
    saved = run("journal", "rescue", str(journal))
    new = journal.with_name("tables.rescued.db")
    assert saved.exit_code == 0
    assert f"Saved in {new}: 2 tables, " in saved.stdout
    assert run("journal", "check", str(new)).exit_code == 0
    again = run("journal", "rescue", str(journal), "--lang", "fr")
    assert again.exit_code == 2
    assert "existe déjà" in again.stderr
    assert run("journal", "rescue", str(journal), "--to", str(journal.with_name("other.db"))).exit_code == 0
    assert journal.read_bytes() == before


def test_an_entry_that_means_nothing(journal: Path) -> None:
    with open_journal(str(journal)) as kept:
        kept.append("alpha-table", 31, "k31", "say", "[]").result(WITHIN)
        kept.append("alpha-table", 32, "k32", "of another day", "{").result(WITHIN)
        kept.append("alpha-table", 33, "k33", "of another day", "{}").result(WITHIN)
    told = run("journal", "check", str(journal))
    assert told.exit_code == 1
    assert [word in told.stdout for word in ("entry 31", "entry 32", "entry 33")] == [True, True, False]


def test_what_is_no_journal(tmp_path: Path) -> None:
    missing = run("journal", "check", str(tmp_path / "nothing.db"), "--lang", "fr")
    assert missing.exit_code == 2
    assert "Il n’y a pas de journal" in missing.stderr
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "text").write_text("This is a text." * 999)
    assert run("journal", "check", str(tmp_path / "text")).exit_code == 1
    assert run("journal", "rescue", str(tmp_path / "text")).exit_code == 2
    assert run("journal", "rescue", "postgresql:///x").exit_code == 2
