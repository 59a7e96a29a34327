"""What stands before every call: origins, sizes, rates, headers; and what is never logged."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from heraut.server.app import build_app
from heraut.server.guard import MOST_FRAME, Buckets, Doors, Limits, Rate
from heraut.server.journal import open_journal
from tests.server.client import HERE, INVITE, ME, NO_LIMITS, RANDOM, Line, Process, Server, bearer


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    limits = NO_LIMITS._replace(
        frames_of_seat=Rate(1, 10), frames_of_address=Rate(10, 60), tables=Rate(0.001, 5), claims=Rate(0.001, 3),
        calls=Rate(0.5, 60),
    )  # fmt: skip
    running = Server(str(tmp_path / "tables.db"), limits=limits)
    yield running
    running.stop()


def test_buckets_fill_by_themselves() -> None:
    now = [0.0]
    buckets = Buckets(Rate(2, 3), lambda: now[0])
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now[0] = 1.0
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    now[0] = 100.0
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]


def test_a_seat_that_speaks_too_fast_is_refused_and_others_are_not(strict: Server) -> None:
    table, other = strict.open(ME, RANDOM), strict.open(ME, RANDOM)
    with table.line(0) as line, other.line(0) as calm:
        for _ in range(30):
            line.send({"type": "say", "seat": 0, "text": "dance", "rev": 1, "key": "k"})
        heard = [line.get() for _ in range(30)]
        ids = [frame["id"] for frame in heard if frame["type"] == "refused"]
        assert ids.count("illegal-answer") == 10
        assert ids.count("too-fast") == 20
        assert calm.my_turn()
        assert calm.say(0, calm.answers()[0])["type"] == "ack"


def test_a_flood_is_cut(strict: Server) -> None:
    table = strict.open(ME, RANDOM)
    with table.line(0) as line:

        def flood() -> None:
            for _ in range(2000):
                line.send({"type": "ping"})
            while True:
                line.get()

        with pytest.raises(ConnectionClosed) as closed:
            flood()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_tables_claims_and_calls_have_limits(strict: Server) -> None:
    wish = {"game": "confrontation", "scenario": "duel", "seats": [ME, INVITE]}
    answers = [strict.http.post("/api/tables", json=wish) for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert answers[-1].json()["id"] == "too-fast"
    assert "retry-after" in answers[-1].headers
    table = answers[0].json()["table"]
    claims = [strict.http.post(f"/api/tables/{table}/claim", json={"invite": "x", "name": "y"}) for _ in range(5)]
    assert [answer.status_code for answer in claims] == [403] * 3 + [429] * 2
    calls = [strict.http.get("/api/games").status_code for _ in range(100)]
    assert calls.count(429) > 20
    assert set(calls) == {200, 429}


# --- origins --------------------------------------------------------------------------------------------------------


def test_other_origins_are_refused(server: Server) -> None:
    wish = {"game": "confrontation", "scenario": "duel", "seats": [ME, RANDOM]}
    before = len(server.journal.tables())
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", f"{server.url}.evil.example", "http://"):
        answer = server.http.post("/api/tables", json=wish, headers={"Origin": origin})
        assert answer.status_code == 403, origin
        assert answer.json()["id"] == "other-origin"
        with pytest.raises(InvalidStatus) as refused:
            Line(server.url, additional_headers={"Origin": origin})
        assert refused.value.response.status_code == 403
    assert server.http.post("/api/tables", json=wish, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert len(server.journal.tables()) == before
    assert server.http.post("/api/tables", json=wish, headers={"Origin": server.url}).status_code == 200
    with Line(server.url, additional_headers={"Origin": server.url}) as line:
        line.send({"type": "ping"})
        assert line.get() == {"type": "pong"}


def test_only_its_own_names(tmp_path: Path) -> None:
    doors = Doors(frozenset(["127.0.0.1"]), frozenset(["https://play.example"]))
    running = Server(str(tmp_path / "tables.db"), doors=doors)
    try:
        assert running.http.get("/api/games").status_code == 200
        assert running.http.get("/api/games", headers={"Host": "evil.example"}).status_code == 403
        answer = running.http.post("/api/status", json=[], headers={"Origin": "https://play.example"})
        assert answer.status_code == 200
    finally:
        running.stop()


# --- headers and sizes ----------------------------------------------------------------------------------------------


def test_headers_of_every_answer(server: Server) -> None:
    for path in ("/", "/api/games", "/api/docs", "/api/openapi.json", "/api/tables/x", "/nowhere", "/api/nowhere"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'self';")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers or "uvicorn" in headers["server"]
    assert server.http.get("/api/games").headers["cache-control"] == "no-store"


def test_large_bodies_and_frames(server: Server) -> None:
    answer = server.http.post("/api/tables", content=b" " * 20_000)
    assert answer.status_code == 413
    for frame in ("x" * (MOST_FRAME + 1), b"x" * (MOST_FRAME + 1)):
        with Line(server.url) as line:
            line.send(frame)
            with pytest.raises(ConnectionClosed):
                line.get()
    assert server.http.delete("/api/tables").status_code == 405
    assert server.http.delete("/api/tables").json()["id"] == "wrong-method"


def test_who_asks_for_a_wrong_table_may_ask_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = server.open(ME, HERE)
    with table.line(0) as line:
        monkeypatch.setattr("heraut.server.socket.HELLO_WITHIN", 0.0)
        line.send({"type": "hello", "table": table.table, "tokens": []})
        assert line.until(lambda frame: frame["type"] == "view")["you"] == [], "the time to say hello is over by now"
        monkeypatch.undo()
        line.send({"type": "hello", "table": "nowhere", "tokens": []})
        assert line.until(lambda frame: frame["type"] == "refused")["id"] == "no-table"
        line.send({"type": "hello", "table": table.table, "tokens": []})
        assert line.until(lambda frame: frame["type"] == "view")["you"] == []
        monkeypatch.setattr("heraut.server.socket.HELLO_WITHIN", 0.1)
        line.send({"type": "hello", "table": "nowhere", "tokens": []})
        with pytest.raises(ConnectionClosed):
            line.until(lambda frame: False)


def test_the_pages(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Héraut</title>", encoding="utf-8")
    (static / "assets" / "app-1a2b.js").write_text("let a = 1;\n" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    running = Server(str(tmp_path / "tables.db"), static=static)
    try:
        page = running.http.get("/")
        assert "Héraut" in page.text
        assert page.headers["cache-control"] == "no-cache"
        script = running.http.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        plain = running.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == plain.text
        assert int(script.headers["content-length"]) < len(plain.content) / 10
        assert script.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        again = running.http.get("/assets/app-1a2b.js", headers={"If-None-Match": script.headers["etag"]})
        assert again.status_code == 304
        assert running.http.get("/assets/none.js").status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in httpx.get(running.url + path).text
        assert running.http.get("/api/games").status_code == 200
    finally:
        running.stop()


def test_without_pages_it_says_how_to_build_them(tmp_path: Path) -> None:
    running = Server(str(tmp_path / "tables.db"), static=tmp_path / "nothing")
    try:
        page = running.http.get("/")
        assert page.headers["content-type"].startswith("text/plain")
        assert "make web" in page.text
    finally:
        running.stop()


# --- logs -----------------------------------------------------------------------------------------------------------


def test_no_token_is_ever_logged(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = server.open(ME, INVITE)
    invite = table.invites[1]
    token = table.claim(1)
    with table.line(0) as line:
        line.say(0, table.tokens[0])
        line.send("{" + table.tokens[0])
        line.quiet()
    server.http.get(f"/api/tables/{table.table}", headers=bearer(table.host, token))
    server.http.post(f"/api/tables/{table.table}/claim", json={"invite": invite, "name": "x"})
    server.http.post(f"/api/tables/{table.table}/seats/1/reset", headers=bearer(table.host))
    lines = [
        record.getMessage()
        for record in caplog.records
        if not record.name.startswith(("httpx", "httpcore", "websockets.client", "hpack"))
    ]
    ours = "\n".join(line for line in lines if "< TEXT" not in line and "> TEXT" not in line)
    for secret in (table.host, token, table.tokens[0], invite):
        assert secret not in ours


def test_no_token_in_the_output_of_a_server(tmp_path: Path) -> None:
    log = tmp_path / "log"
    node = Process(tmp_path / "tables.db", log=log)
    with httpx.Client(base_url=node.url) as http:
        wish = {"game": "confrontation", "scenario": "duel", "seats": [ME, INVITE]}
        told = http.post("/api/tables", json=wish).json()
        http.get(f"/api/tables/{told['table']}", headers=bearer(told["host"], "wrong"))
        http.post(f"/api/tables/{told['table']}/claim", json={"invite": told["seats"][1]["invite"], "name": "x"})
        with Line(node.url, told["table"], told["seats"][0]["token"]) as line:
            line.send("nonsense")
            assert line.get()["type"] == "refused"
    assert node.stop() == 0
    text = log.read_text()
    for secret in (told["host"], told["seats"][0]["token"], told["seats"][1]["invite"], told["table"]):
        assert secret not in text


def test_what_cannot_be_served_is_said_in_one_sentence(server: Server, tmp_path: Path) -> None:
    from heraut.kernel import Refusal
    from heraut.server.run import serve

    with pytest.raises(Refusal) as refused:
        serve(port=server.port, store=str(tmp_path / "x.db"))
    assert refused.value.id == "cannot-listen"


def test_limits_can_be_widened() -> None:
    wide = Limits().times(2)
    assert wide.calls == Rate(40, 160)
    assert wide.sockets_of_address == 200


def test_openapi_is_json(tmp_path: Path) -> None:
    with open_journal(str(tmp_path / "x.db")) as journal:
        made = build_app(journal).openapi()
    assert json.loads(json.dumps(made))["paths"]["/api/tables"]["post"]["requestBody"]
