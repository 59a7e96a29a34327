"""Opening a journal by its address."""

from __future__ import annotations

from urllib.parse import unquote, urlsplit

from heraut.server.journal.entries import CannotOpen
from heraut.server.journal.store import Journal
from heraut.table.extras import extra


def open_journal(url: str) -> Journal:
    """`sqlite:///relative.db`, `sqlite:////absolute.db` or a bare path: a file. `postgresql://…`: a server."""
    scheme = urlsplit(url).scheme if "://" in url else ""
    if scheme == "" and url and ":memory:" not in url:
        return _file(url)
    if scheme == "sqlite" and url.startswith("sqlite:///"):
        path = unquote(url.removeprefix("sqlite:///"))
        if path and ":memory:" not in path:
            return _file(path)
    if scheme in ("postgresql", "postgres"):
        extra("psycopg", "postgres")
        from heraut.server.journal.postgres import PostgresJournal

        return PostgresJournal(url)
    shown = url.split("@")[-1]  # no password in a message
    sentence = "'{url}' is not a journal: give a path, sqlite:///path or postgresql://host/database."
    raise CannotOpen("unknown-journal", sentence, url=shown)


def _file(path: str) -> Journal:
    from heraut.server.journal.sqlite import SqliteJournal

    return SqliteJournal(path)
