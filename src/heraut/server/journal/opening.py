"""Opening a journal by its address."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote, urlsplit

from heraut.server.journal.entries import CannotOpen
from heraut.server.journal.store import Journal
from heraut.table.extras import extra


def open_journal(url: str) -> Journal:
    """`sqlite:///relative.db`, `sqlite:////absolute.db` or a bare path: a file. `postgresql://…`: a server."""
    path = file_of(url)
    if path is not None:
        from heraut.server.journal.sqlite import SqliteJournal

        return SqliteJournal(path)
    extra("psycopg", "postgres")
    from heraut.server.journal.postgres import PostgresJournal

    return PostgresJournal(url)


def file_of(url: str) -> Path | None:
    """The file that an address means; None if it means a server.  Anything else is refused."""
    scheme = urlsplit(url).scheme if "://" in url else ""
    path = unquote(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else "" if scheme else url
    if path and ":memory:" not in path:
        return Path(path)
    if scheme in ("postgresql", "postgres"):
        return None
    shown = url.split("@")[-1]  # no password in a message
    sentence = "'{url}' is not a journal: give a path, sqlite:///path or postgresql://host/database."
    raise CannotOpen("unknown-journal", sentence, url=shown)
