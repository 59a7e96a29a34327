"""`heraut journal check | rescue`: is what a server keeps still whole, and if not, what can be saved?"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heraut.cli.language import plain_words
from heraut.cli.options import Lang
from heraut.kernel import Refusal
from heraut.table.extras import extra
from heraut.table.words import Words

if TYPE_CHECKING:
    from heraut.server.journal import Entry
    from heraut.server.journal.rescue import Found, Report

DAMAGED = 1  # exit code
MOST_LINES = 20  # of tables that are told one by one
SHOWN = 6  # characters of a table's id: whoever knows all of it may watch


def check_journal(
    store: Annotated[str, typer.Argument(metavar="[STORE]", help="A file, or postgresql://….")] = "",
    lang: Lang = "",
) -> None:
    """Read a journal through and say whether it is whole (exit code 0) or not (1)."""
    # What a server needs takes a while to import, and only a server needs it.
    from heraut.server.journal.opening import file_of
    from heraut.server.journal.rescue import check_entries, check_file
    from heraut.server.run import usual_store

    words = plain_words(lang)
    store = store or usual_store()
    path = file_of(store)
    if path is not None:
        report = check_file(path, _can_read)
    else:
        extra("psycopg", "postgres")
        from heraut.server.journal.postgres import every_entry

        report = check_entries(every_entry(store), _can_read)
    for line in _told(words, store.split("@")[-1], report, path is not None):
        typer.echo(line)
    raise typer.Exit(0 if report.is_whole else DAMAGED)


def rescue_journal(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The damaged journal; it is only read.")],
    to: Annotated[Path | None, typer.Option("--to", metavar="NEW", help="The file to write.")] = None,
    lang: Lang = "",
) -> None:
    """Write what is whole in a damaged journal into a new one."""
    from heraut.server.journal.opening import file_of
    from heraut.server.journal.rescue import rescue

    words = plain_words(lang)
    path = file_of(file)
    if path is None:
        raise Refusal("rescue-files", "Only a journal in a file can be rescued; PostgreSQL has its own backups.")
    new = to or path.with_name(f"{path.stem}.rescued{path.suffix}")
    tables = rescue(path, new)
    kept = [found for found in tables if found.whole]
    for line in _broken(words, [found for found in tables if found.whole < found.known]):
        typer.echo(line)
    entries = sum(found.whole for found in kept)
    typer.echo(words("cli-journal-rescued", path=str(new), tables=len(kept), entries=entries))


def _told(words: Words, store: str, report: Report, is_file: bool) -> Iterator[str]:
    entries = sum(found.whole for found in report.tables)
    yield words("cli-journal-holds", store=store, tables=len(report.tables), entries=entries)
    for line in report.wrong:
        yield words("cli-journal-wrong", what=line)
    yield from _broken(words, report.broken)
    for entry in report.unread[:MOST_LINES]:
        yield words("cli-journal-unread", table=_short(entry.table), n=entry.n)
    if report.is_whole:
        yield words("cli-journal-whole")
    elif is_file:
        yield words("cli-journal-damaged", store=store)


def _broken(words: Words, broken: Sequence[Found]) -> Iterator[str]:
    for found in broken[:MOST_LINES]:
        yield words("cli-journal-broken", table=_short(found.table), whole=found.whole, lost=found.known - found.whole)
    if len(broken) > MOST_LINES:
        yield words("cli-journal-more", count=len(broken) - MOST_LINES)


def _short(table: str) -> str:
    """As the log names a table; a damaged name may hold anything."""
    return "".join(sign if sign.isprintable() else "·" for sign in table[:SHOWN])


def _can_read(entry: Entry) -> bool:
    """Is its body what an entry of this kind holds, as far as this Héraut knows the kind?"""
    from heraut.server import entries

    kinds: dict[str, Any] = {
        entries.OPEN: entries.OpenBody,
        entries.SAY: entries.SayBody,
        entries.UNDO: entries.UndoBody,
        entries.REDO: entries.RedoBody,
        entries.SEAT: entries.SeatBody,
    }
    try:
        if entry.kind in kinds:
            entries.read_body(kinds[entry.kind], entry)
        else:
            json.loads(entry.body)
    except (ValueError, RecursionError):  # msgspec's mistakes are of this kind
        return False
    return True
