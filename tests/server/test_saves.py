"""Taking a table away and bringing it back; tables that leave memory and return."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from heraut.cli.app import app
from heraut.server.guard import MOST_SAVE
from heraut.server.live import Patience
from heraut.table.fate import hash_down, number_of
from tests.server.client import HERE, ME, RANDOM, Opened, Server, bearer, wait_for


def finished(server: Server) -> tuple[Opened, dict[str, Any]]:
    table = server.open(ME, RANDOM)
    with table.line(0) as line:
        line.play(random.Random(4))
        return table, line.now


def test_export_and_import(server: Server) -> None:
    table, end = finished(server)
    answer = server.http.get(f"/api/tables/{table.table}/save")
    assert answer.status_code == 200, "anybody may keep a finished game"
    assert "attachment" in answer.headers["content-disposition"]
    brought = server.http.post("/api/saves", content=answer.content)
    assert brought.status_code == 200, brought.text
    twin = Opened(server, brought.json())
    again = twin.view(0)
    for part in ("scene", "log", "thread", "scores", "over"):
        assert again[part] == end[part], part


def test_a_game_under_way_goes_on_with_new_dice(server: Server) -> None:
    table = server.open(ME, HERE, scenario="skirmish")
    with table.line(0, 1) as line:
        line.play(random.Random(4), most=6)
    save = server.http.get(f"/api/tables/{table.table}/save", headers=bearer(table.tokens[0])).json()
    twin = Opened(server, server.http.post("/api/saves", json=save).json())
    assert set(twin.tokens) == {0, 1}
    assert twin.view(0)["thread"] == table.view(0)["thread"]
    seeds = [json.loads(server.journal.read(one.table)[0].body)["dice"] for one in (table, twin)]
    assert seeds[0] != seeds[1], "whoever has the save must not foresee the dice"
    with twin.line(0, 1) as line:
        line.play(random.Random(5), most=3)


def test_saves_that_are_refused_make_nothing(server: Server) -> None:
    table, _ = finished(server)
    good = server.http.get(f"/api/tables/{table.table}/save").json()
    before = server.journal.tables()
    answers = good["answers"]
    wrong: list[Any] = [
        {**good, "answers": [*answers[:-1], [0, "dance"]]},
        {**good, "answers": [[seat, "6" if seat == -1 else text] for seat, text in answers]},
        {**good, "answers": answers[: len(answers) // 2]},
        {**good, "digest": "0" * 64},
        {**good, "state": {}},
        {**good, "content": "other"},
        {**good, "game": "chess"},
        {**good, "heraut": 99},
        {**good, "seats": ["human", "god"]},
        {**good, "thrown": 10**7},
        {**good, "answers": [[0, "pass"]] * 25_000},
        {**good, "dice": "loaded"},
        {"heraut": 1},
        [],
        None,
    ]
    for number, save in enumerate(wrong):
        answer = server.http.post("/api/saves", json=save)
        assert answer.status_code == 400, (number, answer.text)
        assert "/" not in answer.json()["text"]["en"], "no path of this machine"
    for body in (b"", b'{"heraut": "\\ud800"}', b"\xff\xfe\x00", b"{" * 5000, b'{"heraut": ' + b"9" * 6000 + b"}"):
        assert server.http.post("/api/saves", content=body).status_code == 400
    large = server.http.post("/api/saves", content=b" " * (MOST_SAVE + 1))
    assert large.status_code == 413
    assert large.json()["id"] == "too-large"

    def endless() -> Iterator[bytes]:
        for _ in range(80):
            yield b" " * 16_384

    assert server.http.post("/api/saves", content=endless()).status_code == 413
    assert server.journal.tables() == before


def test_fork(server: Server) -> None:
    table = server.open(ME, HERE)
    with table.line(0, 1) as line:
        line.play(random.Random(6), most=5)
        thread = line.now["thread"]
    for at in (0, 3, len(thread)):
        answer = server.http.post(f"/api/tables/{table.table}/fork", json={"at": at}, headers=bearer(table.tokens[0]))
        assert answer.status_code == 200, answer.text
        twin = Opened(server, answer.json()).view(0, 1)
        assert twin["thread"][:at] == thread[:at]
        assert any("goes on from another one" in told["text"]["en"] for told in twin["log"])
    for wrong, status in ((len(thread) + 1, 404), (-1, 400), ("x", 400), (None, 400)):
        answer = server.http.post(
            f"/api/tables/{table.table}/fork", json={"at": wrong}, headers=bearer(table.tokens[0])
        )
        assert answer.status_code == status
    assert table.view(0, 1)["thread"] == thread


# --- memory ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def forgetful(tmp_path: Path) -> Iterator[Server]:
    patience = Patience(idle_seconds=0.1, sweep_seconds=0.05, most_bytes=400_000)
    running = Server(str(tmp_path / "tables.db"), patience=patience)
    yield running
    running.stop()


def test_an_idle_table_leaves_memory_and_returns_the_same(forgetful: Server) -> None:
    table = forgetful.open(ME, HERE)
    with table.line(0, 1) as line:
        line.play(random.Random(8), most=6)
        line.to(line.undo(0, force=True)["rev"])
        if not line.now["redo"]:
            pytest.fail("an undo can be redone")
        before = {seats: table.view(*seats) for seats in ((0,), (1,), (0, 1), ())}
    wait_for(lambda: forgetful.tables.in_memory() == 0)
    for seats, view in before.items():
        again = table.view(*seats)
        for one in (view, again):
            for seat in one["seats"]:
                seat.pop("connected")
        assert again == view
    with table.line(0, 1) as line:  # and it can be gone on with: the undone is still there to redo
        line.to(line.redo(0)["rev"])
        line.play(random.Random(9))
        assert line.now["over"]


def test_more_tables_than_memory(forgetful: Server) -> None:
    tables = [forgetful.open(ME, RANDOM) for _ in range(12)]
    lines = [table.line(0) for table in tables[:6]]
    for line in lines * 3:
        line.play(random.Random(1), most=1)
    assert forgetful.tables.in_memory() <= 6
    for table, line in zip(tables, lines, strict=False):
        assert table.view(0)["thread"] == line.now["thread"] or table.view(0)["rev"] >= line.now["rev"]
        line.socket.close()
    assert all(table.view(0)["you"] == [0] for table in tables)


# --- dice ---------------------------------------------------------------------------------------------------------


def test_nothing_that_leaves_the_server_foretells_its_dice(server: Server) -> None:
    table = server.open(ME, HERE, scenario="skirmish")
    with table.line(0, 1) as line:
        line.play(random.Random(4), most=8)
    secret = json.loads(server.journal.read(table.table)[0].body)["dice"].partition(":")[2]
    assert len(secret) == 64
    host, address = bearer(table.tokens[0]), f"/api/tables/{table.table}"
    save = server.http.get(f"{address}/save", headers=host).json()
    sent = [json.dumps(save), server.http.get(address, headers=host).text, server.http.get(f"{address}/at/3").text]
    assert all(secret not in text for text in sent)
    key = bytes.fromhex(save["legs"][-1][1])
    told = {number_of(hash_down(key, steps)) for steps in range(save["thrown"])}
    record = server.tables._live[table.table].record
    assert record is not None
    fate = record.evening.fate
    assert fate is not None
    coming = [fate.number(n) for n in range(fate.thrown + 1, fate.thrown + 40)]
    assert told.isdisjoint(coming), "the key of a save leads back, never on"
    assert told == {fate.number(n) for n in range(1, fate.thrown + 1)}
    fork = Opened(server, server.http.post(f"{address}/fork", json={"at": 4}, headers=host).json())
    assert fork.view(0)["seals"][-1] != table.view(0)["seals"][-1]


def test_the_seal_shown_at_the_start_proves_the_dice_at_the_end(server: Server, tmp_path: Path) -> None:
    table = server.open(ME, RANDOM)
    seal = table.view(0)["seals"][0]
    with table.line(0) as line:
        line.play(random.Random(9))
    save = server.http.get(f"/api/tables/{table.table}/save")
    (tmp_path / "end.json").write_bytes(save.content)
    told = CliRunner().invoke(app, ["verify", str(tmp_path / "end.json"), "--seal", seal, "--lang", "en"])
    assert told.exit_code == 0, told.output
    assert seal in told.output


def test_the_end_cannot_be_undone_by_anybody(server: Server) -> None:
    table = server.open(ME, HERE)
    with table.line(0, 1) as line:
        line.play(random.Random(4))
        assert line.now["undo"]["steps"] == 0
        assert "the game is over" in line.now["undo"]["sealed"]["en"]
        for seat in (0, 1):
            refused = line.undo(seat, force=True)
            assert (refused["type"], refused["id"]) == ("refused", "sealed")
