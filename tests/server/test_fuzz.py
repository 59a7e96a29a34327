"""Malformed frames: refused one by one, and nothing else happens.  HERAUT_SOAK=1 sends 100,000."""

from __future__ import annotations

import json
import os
import random
from typing import Any

from tests.server.client import HERE, ME, RANDOM, Line, Server

COUNT = 100_000 if os.environ.get("HERAUT_SOAK") else 3_000
BATCH = 50
SCRAPS: list[Any] = [
    None, True, -1, 0, 1, 2**63, -(2**64), 1e308, 0.5, "", "x", "\0", "\ud800", "é" * 300, [], {}, [[]], "pass", "1",
    "say", "hello", "undo", "view", "ack", "__class__", "../..", "' OR 1=1 --", "\u202e",
]  # fmt: skip


def frame(chooser: random.Random, table: str, token: str) -> str | bytes:
    """A valid frame with something wrong in it, or no frame at all."""
    good: list[dict[str, Any]] = [
        {"type": "say", "seat": 0, "text": "dance", "rev": 1, "key": "k"},
        {"type": "undo", "seat": 0, "rev": 1, "key": "k", "force": True},
        {"type": "redo", "seat": 0, "rev": 1, "key": "k", "force": False},
        {"type": "hello", "table": table, "tokens": [token]},
        {"type": "ping"},
    ]
    made = dict(chooser.choice(good))
    for _ in range(chooser.randint(1, 3)):
        field = chooser.choice([*made, "extra", "type", "seat", "tokens"])
        if chooser.random() < 0.2:
            made.pop(field, None)
        else:
            made[field] = chooser.choice(SCRAPS)
    text = json.dumps(made)
    match chooser.randrange(8):
        case 0:
            cut = chooser.randrange(len(text))
            return text[:cut]
        case 1:
            at = chooser.randrange(len(text))
            return text[:at] + chooser.choice(['"', "{", "}", "\\u", "\x00", "é", "[[[[", "NaN"]) + text[at:]
        case 2:
            return chooser.randbytes(chooser.randint(0, 200))
        case 3:
            return chooser.choice(["[", '{"type":' * 30, "[" * 3000, '{"a":' * 2000, "null", "1e999", '"', ""])
        case _:
            return text


def test_malformed_frames_change_nothing(server: Server) -> None:
    chooser = random.Random(20)
    table, other = server.open(ME, HERE), server.open(ME, RANDOM)
    before = table.view(0, 1)
    with other.line(0) as calm:
        line = Line(server.url, table.table, table.tokens[0])
        sent = 0
        while sent < COUNT:
            for _ in range(BATCH):
                line.send(frame(chooser, table.table, table.tokens[0]))
                sent += 1
            line.send({"type": "ping"})
            answered = 0
            while True:
                heard = line.get()
                assert heard["type"] in ("view", "refused", "stale", "pong"), heard
                if heard["type"] == "refused":
                    assert heard["id"] != "fault", heard
                    answered += 1
                if heard["type"] == "pong":
                    line.send({"type": "hello", "table": table.table, "tokens": [table.tokens[0]]})
                    break
            if sent % 500 == 0 and not calm.my_turn()["over"]:
                ack = calm.say(0, calm.answers()[0])
                assert ack["type"] == "ack"
                calm.to(ack["rev"])
        line.socket.close()
    after = table.view(0, 1)
    for view in (before, after):
        for seat in view["seats"]:
            seat.pop("connected")
    assert after == before
    assert len(server.journal.read(table.table)) == 1


def test_malformed_requests_are_never_a_fault(server: Server) -> None:
    chooser = random.Random(21)
    table = server.open(ME, HERE)
    before = len(server.journal.tables()), table.view()
    calls = [
        ("POST", "/api/tables", {"game": "confrontation", "scenario": "duel", "seats": [ME, HERE]}),
        ("POST", f"/api/tables/{table.table}/claim", {"invite": "x", "name": "y"}),
        ("POST", f"/api/tables/{table.table}/fork", {"at": 0}),
        ("POST", f"/api/tables/{table.table}/seats/0/reset", {}),
        ("POST", "/api/status", {"table": table.table, "token": "x"}),
        ("POST", "/api/saves", {"heraut": 1}),
        ("GET", f"/api/tables/{table.table}/at/0", {}),
    ]
    for _ in range(COUNT // 10):
        method, path, body = chooser.choice(calls)
        made: dict[str, Any] = {**body, chooser.choice([*body, "extra"]): chooser.choice([s for s in SCRAPS if s != 1])}
        data = json.dumps(made).encode()
        if chooser.random() < 0.3:
            data = data[: chooser.randrange(len(data))]
        if chooser.random() < 0.2:
            path = path.replace(
                table.table, chooser.choice(["", "x", "%00", "é" * 9, "-" * 22, "..%2f", table.table[:-1]])
            )
        token = chooser.choice(["", "Bearer x", "Bearer é", "Bearer", "x" * 500])
        headers = {"Authorization": token.encode()} if token else {}
        answer = server.http.request(method, path, content=data, headers=headers)
        assert answer.status_code < 500, (method, path, data, answer.text)
        if answer.status_code >= 400:
            assert set(answer.json()) == {"id", "text", "rules"}
    assert table.view() == before[1]
