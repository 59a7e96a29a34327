"""A hint is for whoever is asked, and for nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from heraut.server.guard import Limits, Rate
from tests.server.client import Opened, Server, bearer

ME, AWAY = {"who": "me"}, {"who": "invite"}


def hint(opened: Opened, *tokens: str) -> httpx.Response:
    return opened.server.http.get(f"/api/tables/{opened.table}/hint", headers=bearer(*tokens))


def test_whoever_is_asked_is_told_what_is_worth_what(server: Server) -> None:
    opened = server.open(ME, AWAY)
    opened.claim(1)
    view: dict[str, Any] = opened.view(0, 1)
    asked = view["asked"]
    answer = hint(opened, opened.tokens[asked])
    assert answer.status_code == 200
    told = answer.json()
    assert told["rev"] == opened.view(asked)["rev"]
    written = [choice["answer"] for choice in opened.view(asked)["scene"]["question"]["choices"]]
    assert told["hints"]
    assert {one["answer"] for one in told["hints"]} <= set(written)
    assert all(-1 <= one["value"] <= 1 for one in told["hints"])
    visits = [one["visits"] for one in told["hints"]]
    assert visits == sorted(visits, reverse=True)
    assert hint(opened, opened.tokens[asked]).json() == told  # thought once


def test_nobody_else_is_told(server: Server) -> None:
    opened = server.open(ME, AWAY)
    opened.claim(1)
    other = 1 - opened.view(0, 1)["asked"]
    for tokens in ((), (opened.tokens[other],)):
        refused = hint(opened, *tokens)
        assert refused.status_code == 403
        assert refused.json()["id"] == "not-asked"


def test_hints_are_not_given_without_end(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), limits=Limits(hints=Rate(0.001, 2)))
    try:
        opened = server.open(ME, {"who": "here"})
        tokens = list(opened.tokens.values())
        assert [hint(opened, *tokens).status_code for _ in range(3)] == [200, 200, 429]
    finally:
        server.stop()
