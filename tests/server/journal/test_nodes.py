"""Several nodes on one journal: every entry has one writer, and connections that break are made anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from threading import Barrier, Event, Thread
from time import sleep

import psycopg
import pytest

from heraut.server.journal import CannotRead, CannotWrite, Entry, Journal, Seat, Taken, open_journal
from tests.server.client import WITHIN

from .hammer import ROUNDS
from .postgres_server import Server
from .test_kill import Writer, lost, written


def test_two_nodes_race_for_the_same_entry(node: Callable[[], Journal]) -> None:
    nodes = [node(), node(), node()]
    start = Barrier(len(nodes))
    won: list[Entry] = []
    refused: list[Entry] = []

    def run(journal: Journal, name: int) -> None:
        for n in range(1, 41):
            start.wait(WITHIN)
            try:
                won.append(journal.append("t", n, f"{name}-{n}", "say", "{}").result(WITHIN))
            except Taken as taken:
                refused.append(taken.entry)

    threads = [Thread(target=run, args=(journal, name)) for name, journal in enumerate(nodes)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WITHIN)
    entries = nodes[0].read("t")
    assert sorted(won, key=lambda entry: entry.n) == entries
    assert len(entries) == 40
    assert Counter(entry.n for entry in refused) == dict.fromkeys(range(1, 41), 2)
    assert set(refused) <= set(entries)


def test_processes_race_for_every_entry(url: str) -> None:
    """On one file, and on one server: each entry was acknowledged by exactly one of them."""
    writers = [Writer("race", url, f"p{number}") for number in range(3)]
    for writer in writers:
        writer.end()
        assert writer.process.returncode == 0, writer.errors()
    acknowledged = [line for writer in writers for line in writer.acknowledged]
    assert sorted(n for _, n, _, _ in acknowledged) == list(range(1, ROUNDS + 1))
    assert lost({(table, n): (key, hash) for table, n, key, hash in acknowledged}, written(url)) == 0


def test_nodes_write_to_many_tables_in_any_order(node: Callable[[], Journal]) -> None:
    """Nobody waits for somebody who waits for him."""
    here, there = node(), node()
    tables = [f"t{number}" for number in range(30)]
    promises = [journal.append(table, 1, name, "open", "{}", seats=[Seat(table, 0, name)])
                for journal, name, order in ((here, "here", tables), (there, "there", tables[::-1]))
                for table in order]  # fmt: skip
    taken = [promise for promise in promises if isinstance(promise.exception(WITHIN), Taken)]
    assert len(taken) == len(tables)
    for table in tables:
        (entry,) = here.read(table)
        assert here.seats(table) == [Seat(table, 0, entry.key)]


# --- connections that break -----------------------------------------------------------------------------------------


def test_cut_connections_lose_nothing(postgres: Server, postgres_url: str) -> None:
    writer = Writer("honest", postgres_url, "w")
    try:
        writer.wait_for(1)
        for _ in range(15):
            sleep(0.06)
            postgres.cut()
        writer.wait_for(len(writer.acknowledged) + 20)
    finally:
        writer.kill()
    acknowledged = {(table, n): (key, hash) for table, n, key, hash in writer.acknowledged}
    assert lost(acknowledged, written(postgres_url)) == 0


def test_a_reader_and_a_listener_find_the_server_again(postgres: Server, postgres_url: str) -> None:
    heard: list[tuple[str, int]] = []
    came = Event()

    def hear(table: str, n: int) -> None:
        heard.append((table, n))
        if n == 2:
            came.set()

    with open_journal(postgres_url) as here, open_journal(postgres_url) as there:
        here.listen(hear)
        there.append("t", 1, "k1", "open", "{}").result(WITHIN)
        assert len(here.read("t")) == 1
        postgres.cut()
        there.append("t", 2, "k2", "say", "{}").result(WITHIN)  # while nobody listens
        assert len(here.read("t")) == 2
        assert came.wait(WITHIN)
    assert ("t", 2) in heard


def test_a_claim_whose_answer_was_lost_is_won(postgres_url: str) -> None:
    """The same token claims once more, as the writer does when it cannot know whether its commit took place."""
    with open_journal(postgres_url) as journal:
        journal.put_seats([Seat("t", 2, None, "invitation")]).result(WITHIN)
        assert [journal.claim("t", "invitation", "token").result(WITHIN) for _ in range(2)] == [2, 2]
        assert journal.claim("t", "invitation", "other").result(WITHIN) is None


def test_a_server_that_stays_away(postgres: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heraut.server.journal.postgres.PATIENCE", 0.3)
    with open_journal(postgres_url) as journal:
        journal.append("t", 1, "k1", "open", "{}").result(WITHIN)
        postgres.crash()
        try:
            promise = journal.append("t", 2, "k2", "say", "{}")
            assert isinstance(promise.exception(WITHIN), CannotWrite)
            with pytest.raises(CannotRead):
                journal.read("t")
        finally:
            postgres.start()
        journal.append("t", 2, "k2", "say", "{}").result(WITHIN)
        assert [entry.key for entry in journal.read("t")] == ["k1", "k2"]


@pytest.mark.parametrize("state", ["53100", "58030", "25006"], ids=["disk full", "input or output", "read only"])
def test_a_server_that_cannot_write(postgres_url: str, state: str) -> None:
    """What PostgreSQL answers then, made by a trigger."""
    with psycopg.connect(postgres_url, autocommit=True) as owner, open_journal(postgres_url) as journal:
        journal.append("t", 1, "k1", "open", "{}").result(WITHIN)
        owner.execute(
            "CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS "
            f"$$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '{state}'; END $$"
        )
        owner.execute("CREATE TRIGGER fails BEFORE INSERT ON entries EXECUTE FUNCTION fails()")
        promises = [journal.append("t", 2, "k2", "say", "{}"), journal.append("u", 1, "k1", "open", "{}")]
        assert all(isinstance(promise.exception(WITHIN), CannotWrite) for promise in promises)
        assert [entry.key for entry in journal.read("t")] == ["k1"]
        owner.execute("DROP TRIGGER fails ON entries")
        journal.append("t", 2, "k2", "say", "{}").result(WITHIN)
        assert [entry.key for entry in journal.read("t")] == ["k1", "k2"]
