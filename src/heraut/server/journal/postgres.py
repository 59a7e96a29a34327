"""The journal in PostgreSQL: the same entries for several nodes, which tell each other what they wrote."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from random import uniform
from threading import Event
from time import monotonic
from typing import Any, LiteralString, TypeVar

import psycopg
from psycopg import sql

from heraut.server.journal.entries import CannotOpen, CannotRead, Entry, fit_text, follow
from heraut.server.journal.store import Seat
from heraut.server.journal.writer import GroupJournal, Head, Job, Outcomes, Pool, Trouble, settle, tables_of

PATIENCE = 10.0  # seconds to find a lost server again before an entry is refused
LOOK_BACK = 60.0  # seconds: longer than any transaction of a node takes from its first entry to its end
SILENCE = 10.0  # seconds without news before the listener asks whether the server is still there
UNUSABLE = (psycopg.DataError, psycopg.ProgrammingError)  # one job's fault, not the server's
NOT_OURS = "{path} is a database, but no journal of Héraut."
BUILDING = 0x48E7A017  # the advisory lock under which the tables are made

T = TypeVar("T")
ENTRIES: LiteralString = "SELECT tbl, n, key, kind, body, made, hash FROM entries "
Connection = psycopg.Connection[tuple[Any, ...]]

# One script for each version; a journal of version v still needs SCHEMA[v:].
SCHEMA: tuple[LiteralString, ...] = (
    """
    CREATE TABLE journal (version integer NOT NULL);
    INSERT INTO journal VALUES (0);
    CREATE TABLE entries (
        tbl  text COLLATE "C" NOT NULL,
        n    integer NOT NULL CHECK (n >= 1),
        key  text COLLATE "C" NOT NULL,
        kind text NOT NULL,
        body text NOT NULL,
        made double precision NOT NULL,
        hash text NOT NULL,
        PRIMARY KEY (tbl, n),
        UNIQUE (tbl, key)
    );
    CREATE INDEX entries_opened ON entries (made) WHERE n = 1;
    CREATE INDEX entries_made ON entries USING brin (made);
    CREATE FUNCTION entries_never_change() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'the journal is append-only'; END $$;
    CREATE TRIGGER entries_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
        FOR EACH STATEMENT EXECUTE FUNCTION entries_never_change();
    CREATE TABLE seats (
        tbl         text COLLATE "C" NOT NULL,
        seat        integer NOT NULL,
        token_hash  text,
        invite_hash text,
        PRIMARY KEY (tbl, seat)
    );
    """,
)


class PostgresJournal(GroupJournal):
    """Tables in a database that any number of nodes share."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Connection | None = None
        self._pid = 0  # the server's process that writes for this node
        try:
            connection = self._connect()
            with connection:
                self._prepare(connection)
                schema, self._heard_until = _one(
                    connection, "SELECT current_schema(), extract(epoch FROM now())::float8"
                )
                self._channel = "heraut_" + sha256(str(schema).encode()).hexdigest()[:16]
        except psycopg.Error as trouble:
            sentence = "{path} cannot be opened: {why}."
            raise CannotOpen("cannot-open", sentence, path="PostgreSQL", why=_why(trouble)) from trouble
        self._readers = Pool(self._connect, psycopg.Connection.close)
        super().__init__()

    # --- opening ---

    def _connect(self) -> Connection:
        connection = psycopg.connect(
            self._url, autocommit=True, connect_timeout=5, application_name="heraut", client_encoding="utf8",
            keepalives_idle=20, keepalives_interval=5, keepalives_count=3, tcp_user_timeout=20_000,
        )  # fmt: skip
        try:
            # A commit that returns before the disk has it would be an empty promise.
            (commits,) = _one(connection, "SHOW synchronous_commit")
            if commits == "off":
                connection.execute("SET synchronous_commit = on")
            # A node that froze must not keep the others waiting.
            connection.execute("SET idle_in_transaction_session_timeout = '10s'")
            connection.execute("SET lock_timeout = '5s'")
        except BaseException:
            connection.close()
            raise
        return connection

    def _prepare(self, connection: Connection) -> None:
        """Make the tables, or bring them up to date, whole or not at all."""
        if _one(connection, "SHOW fsync") == ("off",):
            sentence = "This PostgreSQL server runs with fsync=off: a power cut would take acknowledged moves with it."
            raise CannotOpen("no-fsync", sentence)
        if _one(connection, "SHOW server_encoding") != ("UTF8",):
            sentence = "The journal needs a PostgreSQL database in UTF-8; this one is in another encoding."
            raise CannotOpen("not-unicode", sentence)
        with connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (BUILDING,))
            ours, theirs = _one(connection, "SELECT to_regclass('journal')::text, to_regclass('entries')::text")
            if ours is None and theirs is not None:
                raise CannotOpen("not-a-journal", NOT_OURS, path="PostgreSQL")
            version: int = 0 if ours is None else _one(connection, "SELECT version FROM journal")[0]
            if version > len(SCHEMA):
                sentence = "{path} was written by a newer Héraut (format {given}; this one reads up to {known})."
                raise CannotOpen("newer-journal", sentence, path="PostgreSQL", given=version, known=len(SCHEMA))
            for script in SCHEMA[version:]:
                connection.execute(script)
            if version < len(SCHEMA):
                connection.execute("UPDATE journal SET version = %s", (len(SCHEMA),))

    # --- writing ---

    def _write(self, jobs: Sequence[Job]) -> Outcomes:
        """Settle the jobs; after a lost connection, settle them again.

        Nobody can know whether a commit whose answer was lost took place.  Settling twice is harmless: the same entry
        with the same key is one entry, and an invitation already spent on this very token is won.
        """
        deadline = monotonic() + PATIENCE
        while True:
            try:
                if self._connection is None:
                    self._connection = self._connect()
                    self._pid = self._connection.info.backend_pid
                with self._connection.transaction():
                    return settle(jobs, _Writing(self._connection, tables_of(jobs), self._channel))
            except UNUSABLE:
                raise
            except psycopg.Error as trouble:
                lost = self._connection is None or self._connection.closed or _is_lost(trouble)
                if lost:
                    self._abandon()
                if not (lost or _is_passing(trouble)) or monotonic() > deadline or self._closing.is_set():
                    raise Trouble(_why(trouble)) from trouble
                self._closing.wait(uniform(0.02, 0.2))

    def _abandon(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(psycopg.Error):
                connection.close()

    # --- reading ---

    def _reading(self, ask: Callable[[Connection], T]) -> T:
        """Ask; if the connection has died while it was idle, ask once more on a new one."""
        try:
            try:
                with self._readers.lend() as connection:
                    return ask(connection)
            except psycopg.OperationalError:
                self._readers.drop()
                with self._readers.lend() as connection:
                    return ask(connection)
        except psycopg.Error as trouble:
            refusal = CannotRead("cannot-read", "{path} cannot be read: {why}.", path="PostgreSQL", why=_why(trouble))
            self._complain(str(refusal))
            raise refusal from trouble

    def _rows(self, query: LiteralString, *values: object) -> list[tuple[Any, ...]]:
        fit_text(*values)
        return self._reading(lambda connection: connection.execute(query, values).fetchall())

    def read(self, table: str, after: int = 0) -> list[Entry]:
        query: LiteralString = ENTRIES + "WHERE tbl = %s AND n >= %s ORDER BY n"
        return follow([Entry(*row) for row in self._rows(query, table, after)], after)

    def last(self, table: str) -> Entry | None:
        rows = self._rows(ENTRIES + "WHERE tbl = %s ORDER BY n DESC LIMIT 1", table)
        return Entry(*rows[0]) if rows else None

    def find(self, table: str, key: str) -> Entry | None:
        rows = self._rows(ENTRIES + "WHERE tbl = %s AND key = %s", table, key)
        return Entry(*rows[0]) if rows else None

    def tables(self, since: float = 0.0, limit: int | None = None) -> list[str]:
        query: LiteralString = "SELECT tbl FROM entries WHERE n = 1 AND made >= %s ORDER BY made DESC, tbl LIMIT %s"
        return [table for (table,) in self._rows(query, since, limit)]

    def seats(self, table: str) -> list[Seat]:
        query: LiteralString = "SELECT tbl, seat, token_hash, invite_hash FROM seats WHERE tbl = %s ORDER BY seat"
        return [Seat(*row) for row in self._rows(query, table)]

    def confirm(self) -> None:
        """A server cannot be taken away unnoticed: it would have to stop."""

    # --- other nodes ---

    def _hear(self, ready: Event) -> None:
        deaf = False
        while not self._closing.is_set():
            try:
                with self._connect() as connection:
                    connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self._channel)))
                    ready.set()
                    if deaf:
                        self._catch_up(connection)
                    self._hear_on(connection)
            except psycopg.Error:
                deaf = True  # what is written from now on will be caught up with
                ready.set()
                self._closing.wait(uniform(0.1, 0.5))
        ready.set()

    def _catch_up(self, connection: Connection) -> None:
        """What was written while nobody listened; rather too much than too little."""
        query: LiteralString = "SELECT tbl, max(n) FROM entries WHERE made >= %s GROUP BY tbl"
        for table, n in connection.execute(query, (self._heard_until - LOOK_BACK,)).fetchall():
            self._tell(table, n)

    def _hear_on(self, connection: Connection) -> None:
        while not self._closing.is_set():
            (self._heard_until,) = _one(connection, "SELECT extract(epoch FROM clock_timestamp())::float8")
            quiet_since = monotonic()
            while monotonic() < quiet_since + SILENCE and not self._closing.is_set():
                for note in connection.notifies(timeout=0.25):
                    if note.pid != self._pid:
                        table, _, n = note.payload.rpartition(" ")
                        self._tell(table, int(n))

    def _let_go(self) -> None:
        self._readers.shut()
        self._abandon()


def every_entry(url: str) -> Iterator[Entry]:
    """All entries, sorted by table and number, as they lie in the table: no index is asked, and nothing is made."""
    try:
        with psycopg.connect(url, connect_timeout=5, application_name="heraut", client_encoding="utf8") as connection:
            if _one(connection, "SELECT to_regclass('journal')::text") == (None,):
                raise CannotOpen("no-such-journal", "There is no journal at {path}.", path="PostgreSQL")
            for way in ("indexscan", "indexonlyscan", "bitmapscan"):
                connection.execute(sql.SQL("SET enable_{} = off").format(sql.SQL(way)))
            with connection.cursor(name="every_entry") as cursor:
                for row in cursor.execute(ENTRIES + "ORDER BY tbl, n"):
                    yield Entry(*row)
    except psycopg.Error as trouble:
        raise CannotRead(
            "cannot-read", "{path} cannot be read: {why}.", path="PostgreSQL", why=_why(trouble)
        ) from trouble


class _Writing:
    """A transaction that holds its tables: other nodes wait their turn."""

    def __init__(self, connection: Connection, tables: Sequence[str], channel: str) -> None:
        self._connection = connection
        self._channel = channel
        # All in one order, so that two nodes never wait for each other.
        locks = sorted({int.from_bytes(sha256(table.encode()).digest()[:8], "big", signed=True) for table in tables})
        query: LiteralString = "SELECT pg_advisory_xact_lock(lock) FROM unnest(%s::bigint[]) AS lock"
        connection.execute(query, (locks,))
        (self.now,) = _one(connection, "SELECT extract(epoch FROM clock_timestamp())::float8")

    def _entries(self, query: LiteralString, *values: object) -> list[Entry]:
        return [Entry(*row) for row in self._connection.execute(ENTRIES + query, values).fetchall()]

    def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        query: LiteralString = """
            SELECT tbl, last.n, last.hash FROM unnest(%s::text[]) AS tbl,
            LATERAL (SELECT n, hash FROM entries WHERE entries.tbl = tbl.tbl ORDER BY n DESC LIMIT 1) AS last
        """
        return {table: (n, hash) for table, n, hash in self._connection.execute(query, (list(tables),)).fetchall()}

    def known(self, keys: Sequence[tuple[str, str]]) -> dict[tuple[str, str], Entry]:
        tables, names = [table for table, _ in keys], [key for _, key in keys]
        found = self._entries("JOIN unnest(%s::text[], %s::text[]) AS asked (tbl, key) USING (tbl, key)", tables, names)
        return {(entry.table, entry.key): entry for entry in found}

    def at(self, table: str, n: int) -> Entry | None:
        found = self._entries("WHERE tbl = %s AND n = %s", table, n)
        return found[0] if found else None

    def insert(self, entries: Sequence[Entry]) -> None:
        with self._connection.cursor() as cursor:
            query: LiteralString = (
                "INSERT INTO entries (tbl, n, key, kind, body, made, hash) VALUES (%s, %s, %s, %s, %s, %s, %s)"
            )
            cursor.executemany(query, entries)
            # Told when the transaction ends, and only if it ends well.
            notes = list({entry.table: f"{entry.table} {entry.n}" for entry in entries}.values())
            cursor.execute("SELECT pg_notify(%s, note) FROM unnest(%s::text[]) AS note", (self._channel, notes))

    def put_seats(self, seats: Sequence[Seat]) -> None:
        query: LiteralString = """
            INSERT INTO seats (tbl, seat, token_hash, invite_hash) VALUES (%s, %s, %s, %s)
            ON CONFLICT (tbl, seat) DO UPDATE SET token_hash = excluded.token_hash, invite_hash = excluded.invite_hash
        """
        with self._connection.cursor() as cursor:
            cursor.executemany(query, seats)

    def claim(self, table: str, invite_hash: str, token_hash: str) -> int | None:
        query: LiteralString = (
            "UPDATE seats SET token_hash = %s, invite_hash = NULL WHERE tbl = %s AND invite_hash = %s RETURNING seat"
        )
        won = self._connection.execute(query, (token_hash, table, invite_hash)).fetchone()
        if won is None:  # won before, and the answer was lost?
            query = "SELECT seat FROM seats WHERE tbl = %s AND token_hash = %s"
            won = self._connection.execute(query, (table, token_hash)).fetchone()
        return None if won is None else int(won[0])


def _one(connection: Connection, query: LiteralString) -> tuple[Any, ...]:
    row = connection.execute(query).fetchone()
    assert row is not None
    return row


def _is_lost(trouble: psycopg.Error) -> bool:
    """The connection broke, or the server is going down, coming up or full of guests."""
    state = trouble.sqlstate
    unspoken = state is None and isinstance(trouble, psycopg.OperationalError | psycopg.InterfaceError)
    return unspoken or (state or "").startswith(("08", "57P")) or state == "53300"


def _is_passing(trouble: psycopg.Error) -> bool:
    """A clash with another transaction, or waiting for one, which will be over soon."""
    return (trouble.sqlstate or "").startswith("40") or trouble.sqlstate in ("23505", "55P03")


def _why(trouble: psycopg.Error) -> str:
    """The first line of what the server said."""
    return (str(trouble).strip().splitlines() or [type(trouble).__name__])[0].rstrip(".")
