"""Odds over the wire: for whoever is asked, from the seat's own view, and never in the way of a view."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heraut.server import odds
from tests.server.client import HERE, ME, Server, bearer
from tests.server.toys.hands import hands


def asked(server: Server, table: str, *tokens: str) -> dict[str, Any]:
    answer = server.http.get(f"/api/tables/{table}/odds", headers=bearer(*tokens))
    assert answer.status_code == 200, answer.text
    page: dict[str, Any] = answer.json()
    return page


def test_only_whoever_is_asked_gets_odds(server: Server) -> None:
    table = server.open(ME, HERE)
    view = table.view(0)
    assert view["asked"] == 0
    assert all(choice["odds"] is None for choice in view["scene"]["question"]["choices"])
    page = asked(server, table.table, table.tokens[0])
    assert page["rev"] == view["rev"]
    assert [one["answer"] for one in page["choices"]] == [
        choice["answer"] for choice in view["scene"]["question"]["choices"]
    ]
    for one in page["choices"]:
        assert one["odds"]["shares"]
        assert one["odds"]["how"]["fr"] != one["odds"]["how"]["en"]
    assert asked(server, table.table, table.tokens[1])["choices"] == []
    assert asked(server, table.table)["choices"] == []
    assert server.http.get(f"/api/tables/{table.table}/odds", headers=bearer("wrong")).status_code == 401


def test_the_same_question_is_reckoned_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    reckoned = []
    plain = odds._reckon
    monkeypatch.setattr(odds, "_reckon", lambda *args: (reckoned.append(args[0]), plain(*args))[1])
    table = server.open(ME, HERE)
    first = asked(server, table.table, table.tokens[0])
    assert asked(server, table.table, table.tokens[0], table.tokens[1]) == first
    assert len(reckoned) == 1
    with table.line(0) as line:
        line.say(0, first["choices"][0]["answer"])
    later = asked(server, table.table, table.tokens[1])
    assert later["rev"] > first["rev"]
    assert len(reckoned) == 2


@pytest.fixture(scope="module")
def secretive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path: Path = tmp_path_factory.mktemp("hands") / "tables.db"
    running = Server(str(path), {"hands": hands()})
    yield running
    running.stop()


def test_hidden_hands_do_not_stop_it(secretive: Server) -> None:
    """A game without stakes of its own has the usual ones; its words are looked for, not its secrets."""
    table = secretive.open(ME, HERE, game="hands", scenario="duel")
    seat = table.view(0)["asked"]
    page = asked(secretive, table.table, table.tokens[seat])
    assert page["rev"] == table.view(seat)["rev"]
