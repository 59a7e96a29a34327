"""Rules and content change under tables that are being played: nothing changes in silence, nobody is locked out."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable, Iterator
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

import heraut
from heraut.games.confrontation.game import load
from heraut.kernel import write
from heraut.kernel.sections import Ask
from heraut.server.entries import OpenBody, SayBody, read_body, write_body
from tests.server.client import HERE, INVITE, ME, RANDOM, Opened, Server, bearer

HOME = Path(heraut.__file__).parent / "games" / "confrontation"
Change = Callable[[Path], None]
Start = Callable[..., Server]


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[Start]:
    """A server over one journal, started anew with the content as it then is."""
    folder, store, running = tmp_path / "confrontation", str(tmp_path / "tables.db"), list[Server]()
    shutil.copytree(HOME / "printed", folder)

    def start(*changes: Change) -> Server:
        for server in running:
            server.stop()
        for change in changes:
            change(folder)
        running[:] = [Server(store, {"confrontation": load(folder)})]
        return running[0]

    yield start
    running[0].stop()


def replaced(name: str, old: str, new: str) -> Change:
    def change(folder: Path) -> None:
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new), encoding="utf-8")

    return change


def one_scenario_more(folder: Path) -> None:
    shutil.copy(folder / "scenarios" / "duel.toml", folder / "scenarios" / "another.toml")


def play(table: Opened, answers: int, seed: int = 5) -> dict[str, Any]:
    with table.line(*table.tokens) as line:
        line.play(random.Random(seed), most=answers)
        return line.now


def reached(server: Server, table: Opened) -> Opened:
    """The same table through another server."""
    table.server = server
    return table


def marks(view: dict[str, Any]) -> list[str]:
    return [line["mark"] for line in view["log"] if line["mark"]]


def texts(view: dict[str, Any]) -> list[str]:
    return [answer["text"] for answer in view["thread"]]


def forbid(monkeypatch: pytest.MonkeyPatch, view: dict[str, Any], after: int) -> int:
    """A rules fix that takes away an answer that somebody has given; how many answers came before it."""
    given = [n for n, one in enumerate(view["thread"]) if one["seat"] >= 0 and n >= after]
    at, text = given[0], view["thread"][given[0]]["text"]
    put = Ask.__init__

    def fewer(options: Any) -> Any:
        if isinstance(options, dict):  # of each seat
            return {seat: fewer(own) for seat, own in options.items()}
        return [option for option in options if write(option) != text] or options

    def put_otherwise(self: Ask, seat: int, kind: str, options: Any, *rest: Any, **more: Any) -> None:
        if callable(options):
            options = wraps(options)(lambda t, listed=options: fewer(listed(t)))
        put(self, seat, kind, options if callable(options) or seat < 0 else fewer(options), *rest, **more)

    monkeypatch.setattr(Ask, "__init__", put_otherwise)
    return at


@pytest.mark.parametrize(
    "change",
    [
        replaced("scenarios/duel.toml", "turns = 6", "# six, as in the book\nturns = 6"),
        one_scenario_more,
        replaced("scenarios/duel.toml", "Le duel", "Le grand duel"),
    ],
    ids=["a comment", "a new scenario", "a renamed word"],
)
def test_what_means_the_same_changes_no_table_and_no_save(upgraded: Start, change: Change) -> None:
    server = upgraded()
    table = server.open(ME, HERE)
    before = play(table, 8)
    save = server.http.get(f"/api/tables/{table.table}/save", headers=bearer(table.tokens[0])).json()
    server = upgraded(change)
    again = reached(server, table).view(0, 1)
    for part in ("log", "thread", "asked", "outdated"):
        assert again[part] == before[part], part
    brought = server.http.post("/api/saves", json=save)
    assert brought.status_code == 200, brought.text
    assert marks(Opened(server, brought.json()).view(0, 1)) == []


def test_a_changed_number_leaves_a_mark_with_the_first_answer_that_differs(upgraded: Start) -> None:
    server = upgraded()
    table = server.open(ME, HERE)
    before = play(table, 8)
    save = server.http.get(f"/api/tables/{table.table}/save", headers=bearer(table.tokens[0])).json()
    server = upgraded(replaced("scenarios/duel.toml", "turns = 6", "turns = 9"))
    again = reached(server, table).view(0, 1)
    assert texts(again) == texts(before)
    assert marks(again) == ["differs"]
    assert play(table, 2)["outdated"] is None, "it goes on"
    assert marks(reached(upgraded(), table).view(0, 1)) == ["differs"]
    brought = table.server.http.post("/api/saves", json=save)
    assert marks(Opened(table.server, brought.json()).view(0, 1)) == ["differs"]


def test_a_rules_fix_that_forbids_a_past_answer_locks_nobody_out(
    upgraded: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = upgraded()
    table = server.open(ME, INVITE)
    table.claim(1)
    before = play(table, 9)
    with monkeypatch.context() as patch:
        at = forbid(patch, before, after=5)
        server = upgraded()
        now = reached(server, table).view(0)
        assert texts(now) == texts(before)[:at]
        assert now["outdated"] == {"lost": len(texts(before)) - at, "agreed": [], "may_agree": True}
        assert now["asked"] is None
        assert now["scene"]["question"] is None
        assert server.view(table.table)["outdated"]["may_agree"] is False
        assert table.view(0, at=at - 1)["thread"] == before["thread"][: len(table.view(0, at=at - 1)["thread"])]
        status = server.http.post("/api/status", json=[{"table": table.table, "token": table.tokens[0]}]).json()
        assert (status[0]["gone"], status[0]["outdated"]) == (False, True)
        with table.line(0) as host, table.line(1) as guest:
            assert host.say(0, "pass")["id"] == "outdated"
            assert host.undo(0)["id"] == "outdated"
            host.to(host.wish(type="agree", seat=0)["rev"])
            assert host.now["outdated"]["agreed"] == [0]
            assert host.wish(type="agree", seat=1)["id"] == "not-your-seat"
            ack = guest.wish(type="agree", seat=1)
            for line in (host, guest):
                assert line.to(ack["rev"])["outdated"] is None
            assert guest.wish(type="agree", seat=1)["id"] == "nothing-to-agree"
        end = play(table, 10_000, seed=1)
        assert end["over"]
        assert marks(end)[-1] == "replayed"
        again = reached(upgraded(), table).view(0, 1)
        assert again["thread"] == end["thread"]
    older = reached(upgraded(), table).view(0, 1)
    assert texts(older)[:at] == texts(end)[:at], "what was left out stays out, whatever the rules"


def test_alone_at_a_device_one_word_goes_on_and_everything_can_be_taken_away(
    upgraded: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = upgraded().open(ME, RANDOM)
    before = play(table, 4)
    at = forbid(monkeypatch, before, after=3)
    server = upgraded()
    save = reached(server, table).server.http.get(f"/api/tables/{table.table}/save", headers=bearer(table.tokens[0]))
    assert save.status_code == 200
    assert len(save.json()["answers"]) == at
    with table.line(0) as line:
        ack = line.wish(type="agree", seat=0)
        assert line.to(ack["rev"])["outdated"] is None
    assert play(table, 10_000)["over"]


def test_a_save_that_todays_rules_forbid_is_opened_up_to_there(
    upgraded: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = upgraded()
    table = server.open(ME, HERE)
    before = play(table, 8)
    save = server.http.get(f"/api/tables/{table.table}/save", headers=bearer(table.tokens[0])).json()
    at = forbid(monkeypatch, before, after=5)
    refused = server.http.post("/api/saves", json=save)
    assert (refused.status_code, refused.json()["id"]) == (409, "outdated-save")
    assert "/" not in refused.json()["text"]["en"]
    brought = Opened(server, server.http.post("/api/saves", params={"replay": "true"}, json=save).json())
    assert texts(brought.view(0, 1)) == texts(before)[:at]
    assert marks(brought.view(0, 1)) == ["replayed"]


def test_a_journal_of_before_dice_were_sealed(upgraded: Start) -> None:
    server = upgraded()
    table = server.open(ME, HERE)
    before = play(table, 6)
    old, journal = "A" * 22, server.journal
    seats = [seat._replace(table=old) for seat in journal.seats(table.table)]
    for entry in journal.read(table.table):
        body: Any = read_body(OpenBody if entry.n == 1 else SayBody, entry)
        body.proof = ""
        if entry.n == 1:
            body.dice = "seeded:00112233445566778899aabbccddeeff"
        kept = journal.append(
            old, entry.n, entry.key, entry.kind, write_body(body), seats=seats if entry.n == 1 else ()
        )
        kept.result()
    table.table = old
    assert texts(table.view(0, 1)) == texts(before)
    assert marks(table.view(0, 1)) == []
    end = play(table, 10_000)
    save = server.http.get(f"/api/tables/{old}/save").json()
    assert end["over"]
    assert [leg[0] for leg in save["legs"]] == [""], "nothing proves those dice, and nothing says so"
    assert server.http.post("/api/saves", json=json.loads(json.dumps(save))).status_code == 200
