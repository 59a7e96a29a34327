"""What every journal does, wherever it is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from threading import Event
from time import time

import pytest

from heraut.server.journal import (
    HOST,
    CannotWrite,
    Entry,
    Journal,
    JournalBroken,
    Seat,
    Taken,
    Unfit,
    chain,
    open_journal,
)
from tests.loops import alone
from tests.server.client import WITHIN


def write(journal: Journal, table: str, n: int, key: str = "", kind: str = "say", body: str = "{}") -> Entry:
    return journal.append(table, n, key or f"key-{n}", kind, body).result(WITHIN)


# --- entries --------------------------------------------------------------------------------------------------------


def test_what_was_written_is_read_again(journal: Journal, url: str) -> None:
    begin = time()
    body = json.dumps({"text": "parade à gauche ⚔ 𝔥", "dice": [6, 1]}, ensure_ascii=False)
    first = write(journal, "round-table", 1, "k1", "open", body)
    second = write(journal, "round-table", 2, "k2")
    assert first[:5] == ("round-table", 1, "k1", "open", body)
    assert begin - 5 < first.made <= time() + 5
    assert first.hash == chain("", "round-table", 1, "k1", "open", body)
    assert second.hash == chain(first.hash, "round-table", 2, "k2", "say", "{}")
    assert journal.read("round-table") == [first, second]
    assert journal.read("round-table", after=1) == [second]
    assert journal.read("round-table", after=2) == journal.read("round-table", after=9) == []
    assert journal.last("round-table") == second
    assert journal.find("round-table", "k1") == first
    journal.close()
    with open_journal(url) as again:
        assert again.read("round-table") == [first, second]


def test_tables_do_not_touch_each_other(journal: Journal) -> None:
    for table in ("a", "b", "c"):
        write(journal, table, 1, "same key")
    assert [entry.table for entry in journal.read("b")] == ["b"]
    assert journal.read("nobody") == []
    assert journal.last("nobody") is None
    assert journal.find("a", "other key") is None


def test_tables_are_listed_by_when_they_were_opened(journal: Journal) -> None:
    entries = [write(journal, table, 1) for table in ("x", "y", "z")]
    write(journal, "x", 2)
    assert journal.tables() == ["z", "y", "x"]
    assert journal.tables(limit=2) == ["z", "y"]
    assert journal.tables(since=entries[1].made) == ["z", "y"]
    assert journal.tables(since=time() + 60) == []


# --- the same place, the same key -----------------------------------------------------------------------------------


def test_a_place_is_taken_once(journal: Journal) -> None:
    first = write(journal, "t", 1, "mine")
    with pytest.raises(Taken) as taken:
        write(journal, "t", 1, "yours")
    assert taken.value.entry == first
    assert journal.read("t") == [first]


def test_the_same_key_is_the_same_move(journal: Journal) -> None:
    first = write(journal, "t", 1, "k", body='{"die": 6}')
    write(journal, "t", 2, "l")
    with pytest.raises(Taken) as taken:
        write(journal, "t", 3, "k", body='{"die": 1}')
    assert taken.value.entry == first
    assert len(journal.read("t")) == 2


def test_the_very_same_entry_again_is_the_one_already_there(journal: Journal) -> None:
    first = write(journal, "t", 1, "k")
    write(journal, "t", 2, "l")
    assert write(journal, "t", 1, "k") == first
    assert len(journal.read("t")) == 2


def test_no_entry_without_the_one_before_it(journal: Journal) -> None:
    write(journal, "t", 1)
    with pytest.raises(JournalBroken, match="ends with entry 1"):
        write(journal, "t", 3)
    assert len(journal.read("t")) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"table": ""}, {"table": "a table"}, {"table": "t\0"}, {"key": "k" * 201}, {"kind": ""},
        {"body": "\ud800"}, {"body": "\0"}, {"expected_n": 0},
    ],
    ids=str,
)  # fmt: skip
def test_what_cannot_be_kept_as_it_is_is_refused_before(journal: Journal, wrong: dict[str, str | int]) -> None:
    given = {"table": "t", "expected_n": 1, "key": "k", "kind": "say", "body": "{}", **wrong}
    with pytest.raises(Unfit):
        journal.append(**given)  # type: ignore[arg-type]
    with pytest.raises(Unfit):
        journal.read("t\0")
    with pytest.raises(Unfit):
        journal.claim("\ud800", "i", "t")
    assert journal.tables() == []


# --- group commit ---------------------------------------------------------------------------------------------------


def test_appends_that_wait_are_judged_one_after_the_other(journal: Journal) -> None:
    """One transaction or many: nobody can tell."""
    write(journal, "t", 1, "k1")
    promises = [
        journal.append("t", 2, "k2", "say", "{}"),
        journal.append("t", 2, "other", "say", "{}"),
        journal.append("t", 3, "k3", "say", "{}"),
        journal.append("t", 4, "k2", "say", '"again"'),
        journal.append("t", 3, "k3", "say", "{}"),
        journal.append("t", 9, "k9", "say", "{}"),
        journal.append("t", 4, "k4", "say", "{}"),
    ]
    outcomes = [promise.exception(WITHIN) or promise.result() for promise in promises]
    assert [type(outcome) for outcome in outcomes] == [Entry, Taken, Entry, Taken, Entry, JournalBroken, Entry]
    assert [entry.key for entry in journal.read("t")] == ["k1", "k2", "k3", "k4"]
    assert outcomes[2] == outcomes[4]


def test_an_event_loop_awaits_a_thousand_appends(journal: Journal) -> None:
    async def play(table: str) -> None:
        for n in range(1, 11):
            assert (await journal.append(table, n, f"k{n}", "say", "{}")).n == n

    async def evening() -> None:
        await asyncio.gather(*(play(f"t{number}") for number in range(100)))

    alone(evening())
    assert len(journal.tables()) == 100
    assert all(len(journal.read(f"t{number}")) == 10 for number in range(100))


def test_closing_writes_what_was_asked_for(journal: Journal, url: str) -> None:
    promises = [journal.append("t", n, f"k{n}", "say", "{}") for n in range(1, 101)]
    journal.close()
    journal.close()
    assert [promise.result(0).n for promise in promises] == list(range(1, 101))
    with pytest.raises(CannotWrite):
        journal.append("t", 101, "k", "say", "{}")
    with open_journal(url) as again:
        assert len(again.read("t")) == 100


def test_one_that_cannot_be_written_spoils_no_other(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours in one job: the others of its transaction are written all the same."""
    writing = type(journal).__module__
    module = __import__(writing, fromlist=["settle"])
    settle = module.settle

    def stumbling(jobs, writing):  # type: ignore[no-untyped-def]
        if any(job.kind == "stumble" for job in jobs):
            raise ZeroDivisionError
        return settle(jobs, writing)

    monkeypatch.setattr(module, "settle", stumbling)
    promises = [journal.append(f"t{n}", 1, "k", "stumble" if n == 7 else "say", "{}") for n in range(20)]
    wrong = [n for n, promise in enumerate(promises) if promise.exception(WITHIN)]
    assert wrong == [7]
    assert isinstance(promises[7].exception(), CannotWrite)
    assert len(journal.tables()) == 19


def test_against_a_simple_model(journal: Journal) -> None:
    """Random appends, sensible and not: the journal does what a list would."""
    random = Random(7)
    model: dict[str, list[tuple[str, str]]] = {"a": [], "b": []}
    for step in range(400):
        table = random.choice("ab")
        past = model[table]
        n = max(1, len(past) + random.choice([-1, 0, 1, 1, 1, 1, 2]))
        key = random.choice([f"new-{step}"] * 3 + [key for key, _ in past[-3:]])
        body = json.dumps(random.randrange(2))
        places = {key: place for place, (key, _) in enumerate(past, start=1)}
        promise = journal.append(table, n, key, "say", body)
        refusal = promise.exception(WITHIN)
        if isinstance(refusal, Taken):
            there = refusal.entry.n
            assert there == places.get(key, n)
            assert past[there - 1] == (refusal.entry.key, refusal.entry.body)
            assert (there, past[there - 1]) != (n, (key, body))
        elif refusal is not None:
            assert isinstance(refusal, JournalBroken)
            assert n > len(past) + 1
            assert key not in places
        else:
            if n == len(past) + 1:
                assert key not in places
                past.append((key, body))
            assert promise.result()[1:5] == (n, key, "say", body)
            assert past[n - 1] == (key, body)
    for table, past in model.items():
        assert [(entry.key, entry.body) for entry in journal.read(table)] == past
    assert min(map(len, model.values())) > 50


# --- seats ----------------------------------------------------------------------------------------------------------


def test_seats_come_with_the_entry_that_opens_the_table(journal: Journal) -> None:
    seats = [Seat("t", HOST, "host"), Seat("t", 0, "token"), Seat("t", 1, None, "invitation")]
    journal.append("t", 1, "k", "open", "{}", seats=seats).result(WITHIN)
    assert journal.seats("t") == seats
    assert journal.seats("u") == []
    with pytest.raises(Taken):
        journal.append("t", 1, "late", "open", "{}", seats=[Seat("t", 0, "thief")]).result(WITHIN)
    assert journal.seats("t") == seats


def test_an_invitation_is_spent_once(journal: Journal) -> None:
    journal.put_seats([Seat("t", 1, None, "invitation"), Seat("u", 1, None, "invitation")]).result(WITHIN)
    assert journal.claim("t", "wrong", "token").result(WITHIN) is None
    assert journal.claim("t", "invitation", "token").result(WITHIN) == 1
    assert journal.claim("t", "invitation", "late").result(WITHIN) is None
    assert journal.seats("t") == [Seat("t", 1, "token", None)]
    assert journal.seats("u") == [Seat("u", 1, None, "invitation")]


def test_a_seat_that_is_reset_has_a_new_invitation_and_no_token(journal: Journal) -> None:
    journal.put_seats([Seat("t", 1, "token")]).result(WITHIN)
    journal.put_seats([Seat("t", 1, None, "again")]).result(WITHIN)
    assert journal.seats("t") == [Seat("t", 1, None, "again")]


def test_of_a_hundred_claims_one_wins(node: Callable[[], Journal]) -> None:
    here, there = node(), node()
    here.put_seats([Seat("t", 3, None, "invitation")]).result(WITHIN)
    claims = [(here, there)[number % 2].claim("t", "invitation", f"token-{number}") for number in range(100)]
    won = [number for number, claim in enumerate(claims) if claim.result(WITHIN) is not None]
    assert len(won) == 1
    assert claims[won[0]].result() == 3
    assert here.seats("t") == there.seats("t") == [Seat("t", 3, f"token-{won[0]}", None)]


# --- other nodes ----------------------------------------------------------------------------------------------------


def test_a_node_hears_what_the_others_write_and_not_itself(node: Callable[[], Journal]) -> None:
    here, there = node(), node()
    write(here, "t", 1)
    heard: list[tuple[str, int]] = []
    came = Event()

    def hear(table: str, n: int) -> None:
        heard.append((table, n))
        if table == "end":
            came.set()

    stop = here.listen(hear)
    write(there, "t", 2)
    write(here, "mine", 1)
    write(there, "end", 1)
    assert came.wait(WITHIN)
    assert ("t", 2) in heard
    assert "mine" not in [table for table, _ in heard]
    stop()


def test_a_listener_that_fails_is_called_again(node: Callable[[], Journal]) -> None:
    here, there = node(), node()
    came = Event()

    def hear(table: str, n: int) -> None:
        if n == 1:
            raise ZeroDivisionError
        came.set()

    here.listen(hear)
    write(there, "t", 1)
    write(there, "t", 2)
    write(there, "u", 1)
    write(there, "u", 2)
    assert came.wait(WITHIN)
