"""Seats: who holds one, how it is claimed, and what a stranger can do (nothing)."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from heraut.games import game
from tests.server.client import HERE, INVITE, ME, RANDOM, Server, bearer, for_two, wait_for


def test_of_a_hundred_claims_one_wins(server: Server) -> None:
    table = server.open(ME, INVITE)
    wish = {"invite": table.invites[1], "name": "Basile"}

    def claim(_: int) -> Any:
        return server.http.post(f"/api/tables/{table.table}/claim", json=wish)

    with ThreadPoolExecutor(20) as many:
        answers = list(many.map(claim, range(100)))
    won = [answer for answer in answers if answer.status_code == 200]
    assert len(won) == 1
    assert {answer.json()["id"] for answer in answers if answer not in won} == {"bad-invite"}
    assert {answer.status_code for answer in answers if answer not in won} == {403}
    assert server.view(table.table, won[0].json()["token"])["you"] == [1]


def test_wrong_missing_and_other_tokens_open_nothing(server: Server) -> None:
    table, other = server.open(ME, INVITE), server.open(ME, HERE)
    path = f"/api/tables/{table.table}"
    assert server.http.get(path).json()["you"] == []
    for wrong in ("x", other.tokens[0], other.host, table.invites[1], table.tokens[0] + "a", table.tokens[0][:-1]):
        for method, where in (
            ("GET", path),
            ("GET", f"{path}/at/0"),
            ("GET", f"{path}/save"),
            ("POST", f"{path}/fork"),
        ):
            answer = server.http.request(method, where, headers=bearer(wrong), json={"at": 0})
            assert answer.status_code == 401, (where, answer.text)
            assert answer.json()["id"] == "unknown-token"
        assert server.http.post(f"{path}/seats/1/reset", headers=bearer(wrong)).status_code == 403
        with server.line(table.table, wrong) as line:
            assert line.now["you"] == []
            assert line.say(0, "pass")["id"] == "not-your-seat"
    for header in ("Basic abc", "Bearer", "Bearer ,", "Bearer " + "a," * 40, f"Token {table.tokens[0]}"):
        assert server.http.get(path, headers={"Authorization": header}).status_code == 401
    assert server.http.post(f"{path}/seats/1/reset", headers=bearer(table.tokens[0])).json()["id"] == "not-host"
    assert table.view()["rev"] == 1


def test_a_dead_token_is_told_so_and_may_watch(server: Server) -> None:
    table = server.open(ME, RANDOM)
    line = server.line(table.table)
    with line:
        line.send({"type": "hello", "table": table.table, "tokens": ["dead"]})
        assert line.until(lambda frame: frame["type"] == "refused")["id"] == "unknown-token"
        assert line.until(lambda frame: frame["type"] == "view")["you"] == []


@pytest.mark.parametrize(("name", "scenario"), [one for one in for_two() if game(one[0]).hides])
def test_everybody_is_told_who_takes_over_a_seat(name: str, scenario: str, tmp_path: Path) -> None:
    """The host frees the seat of a guest and sits down there: now the host sees its hand, and all know."""
    store = str(tmp_path / "tables.db")
    first = Server(store)
    table = first.open(ME, INVITE, game=name, scenario=scenario)
    table.claim(1, "Basile")
    assert marks(first, table.table) == []
    invite = first.http.post(f"/api/tables/{table.table}/seats/1/reset", headers=bearer(table.host)).json()["invite"]
    freed = ("freed", "The host has freed the seat of Basile.", "L’hôte a libéré la place de Basile.")
    assert marks(first, table.table) == [freed]
    claim = {"invite": invite, "name": "Alix"}
    assert first.http.post(f"/api/tables/{table.table}/claim", json=claim).status_code == 200
    told = marks(first, table.table)
    assert told[0] == freed
    assert told[1][:2] == ("taken", "Alix sits down there now and sees what it holds.")
    first.stop()
    again = Server(store)
    assert marks(again, table.table) == told
    again.stop()


def marks(server: Server, table: str) -> list[tuple[str, str, str]]:
    """What everybody should know, as a spectator reads it."""
    log = server.view(table)["log"]
    return [(line["mark"], line["text"]["en"], line["text"]["fr"]) for line in log if line["mark"]]


def test_a_reset_kills_the_token_and_invites_again(server: Server) -> None:
    table = server.open(ME, INVITE)
    old = table.claim(1, "Basile")
    with server.line(table.table, old) as line:
        assert line.now["you"] == [1]
        answer = server.http.post(f"/api/tables/{table.table}/seats/1/reset", headers=bearer(table.host))
        assert answer.status_code == 200
        lost = line.until(lambda frame: frame["type"] == "view" and frame["you"] == [])
        assert lost["seats"][1]["who"] == "open"
        assert line.say(1, "pass")["id"] == "not-your-seat"
    assert server.http.get(f"/api/tables/{table.table}", headers=bearer(old)).status_code == 401
    old_invite = table.invites[1]
    table.invites[1] = answer.json()["invite"]
    assert (
        server.http.post(f"/api/tables/{table.table}/claim", json={"invite": old_invite, "name": "x"}).status_code
        == 403
    )
    assert table.claim(1, "Clio") != old
    assert table.view(1)["seats"][1]["player"] == "Clio"
    for seat, status in ((7, 409), (-1, 400), ("x", 400)):
        answer = server.http.post(f"/api/tables/{table.table}/seats/{seat}/reset", headers=bearer(table.host))
        assert answer.status_code == status
    bots = server.open(ME, RANDOM)
    answer = server.http.post(f"/api/tables/{bots.table}/seats/1/reset", headers=bearer(bots.host))
    assert answer.json()["id"] == "not-a-persons-seat"


def test_secrets_are_kept_only_as_hashes(server: Server) -> None:
    table = server.open(ME, INVITE)
    token = table.claim(1)
    kept = b"".join(path.read_bytes() for path in Path(server.store).parent.iterdir())
    assert table.table.encode() in kept
    for secret in (table.host, table.tokens[0], token, table.invites[1]):
        assert len(secret) >= 43
        assert secret.encode() not in kept


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("\u202egnp.exe\u2066", "gnp.exe"),
        ("a\nb\tc\0d", "a b c d"),
        ("  Zoé  d’Ys  ", "Zoé d’Ys"),
        ("محمد", "محمد"),
        ("x" * 41, None),
        ("x" * 10_000, None),
        ("", None),
        ("\u200b\u200b", None),
    ],
)
def test_hostile_names(server: Server, name: str, shown: str | None) -> None:
    table = server.open(ME, INVITE)
    answer = server.http.post(f"/api/tables/{table.table}/claim", json={"invite": table.invites[1], "name": name})
    if shown is None:
        assert answer.status_code == 400
        assert answer.json()["id"] == "bad-name"
        assert table.view()["rev"] == 1, "the invitation is not spent"
    else:
        assert answer.status_code == 200
        assert table.view()["seats"][1]["player"] == shown
        assert server.http.get(f"/api/tables/{table.table}").headers["content-type"] == "application/json"


def test_a_table_is_laid_whole_or_refused(server: Server) -> None:
    before = len(server.journal.tables())
    good: dict[str, Any] = {"game": "confrontation", "scenario": "duel", "seats": [ME, RANDOM]}
    for wrong in (
        {"game": "chess"}, {"scenario": "nowhere"}, {"seats": [ME]}, {"seats": [ME] * 40}, {"settings": {"x": "y"}},
        {"settings": {"edition": "mine"}}, {"dice": "seeded:7"}, {"seats": [ME, {"who": "bot", "bot": "god"}]},
        {"seats": [ME, {"who": "ghost"}]}, {"extra": 1}, {"seats": None},
        {"seats": [{"who": "me", "name": "x" * 99}, ME]},
    ):  # fmt: skip
        answer = server.http.post("/api/tables", json={**good, **wrong})
        assert answer.status_code in (400, 404), (wrong, answer.text)
        assert set(answer.json()) == {"id", "text", "rules"}
    for body in (b"", b"[]", b"{", b"\xff\xfe", b"null", b'"' + b"x" * 9000 + b'"', b"[" * 9000):
        assert server.http.post("/api/tables", content=body).status_code == 400
    assert len(server.journal.tables()) == before


def test_who_is_connected(server: Server) -> None:
    table = server.open(ME, INVITE)
    table.claim(1)
    with table.line(0) as line:
        assert [seat["connected"] for seat in line.now["seats"]] == [True, False]
        with table.line(1):
            line.until(lambda frame: frame["type"] == "view" and frame["seats"][1]["connected"])
        line.until(lambda frame: frame["type"] == "view" and not frame["seats"][1]["connected"])
    wait_for(lambda: not any(seat["connected"] for seat in table.view()["seats"]))
