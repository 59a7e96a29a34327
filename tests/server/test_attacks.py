"""Attacks on a server, bounded: whoever else calls is answered meanwhile, and the log stays short."""

from __future__ import annotations

import json
import logging
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from time import sleep

import httpx
import pytest

from heraut.server.log import Repeats
from tests.server.client import ME, NO_LIMITS, RANDOM, WITHIN, Line, Process, Server, wait_for

SOAK = bool(os.environ.get("HERAUT_SOAK"))
FLOOD = 1_400 if SOAK else 300
HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
SLOW_BODY = b"POST /api/saves HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{"
ANSWERED = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)

Knock = Callable[..., socket.socket]


@pytest.fixture
def knock() -> Iterator[Knock]:
    """Lines of somebody who asks so much and no more; they are closed at the end."""
    with ExitStack() as lines:

        def line(port: int, said: bytes = b"", host: str = "127.0.0.1") -> socket.socket:
            made = lines.enter_context(closing(socket.create_connection(("127.0.0.1", port), WITHIN, (host, 0))))
            made.sendall(said)
            return made

        yield line


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for longer than must be."""
    for name in ("HEAD_WITHIN", "BODY_WITHIN", "TAKEN_WITHIN", "LOOK_EVERY"):
        monkeypatch.setattr(f"heraut.server.connections.{name}", 0.2)


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """`heraut serve` on a system that allows few files: fewer than a flood has lines."""
    running = Process(tmp_path_factory.mktemp("node") / "tables.db", files=300)
    yield running
    assert running.stop() == 0
    assert len(running.logged().splitlines()) < 20


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with few lines for each address."""
    limits = NO_LIMITS._replace(lines_of_address=20)
    running = Server(str(tmp_path_factory.mktemp("narrow") / "tables.db"), limits=limits)
    yield running
    running.stop()


def is_answered(url: str) -> bool:
    return httpx.get(f"{url}/api/games", timeout=WITHIN).status_code == 200


def is_ended(line: socket.socket) -> bool:
    """Has the other side hung up?  What it said before is read."""
    try:
        while line.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def say_until_cut(line: socket.socket, said: bytes, pause: float) -> bool:
    """Say it again and again; was the line cut?"""
    try:
        for _ in range(1_000):
            line.sendall(said)
            sleep(pause)
    except TimeoutError:
        return False
    except OSError:
        return True
    return False


# --- too many -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", [b"", HALF, SLOW_BODY], ids=["silent", "half a head", "half a body"])
def test_a_flood_of_half_open_requests_shuts_nobody_out(said: bytes, knock: Knock, node: Process) -> None:
    for n in range(FLOOD):
        knock(node.port, said)
        if n % 100 == 99:
            assert is_answered(node.url)
    with httpx.Client(base_url=node.url, timeout=WITHIN) as http:
        wish = {"game": "confrontation", "scenario": "duel", "seats": [ME, RANDOM]}
        told = http.post("/api/tables", json=wish).json()
        with Line(node.url, told["table"], told["seats"][0]["token"]) as line:
            assert line.my_turn()
    assert len(node.logged().splitlines()) < 20


def test_an_address_drives_out_its_own_lines_only(knock: Knock, narrow: Server) -> None:
    calm = knock(narrow.port, HALF, "127.0.0.2")
    first, *others = [knock(narrow.port, HALF) for _ in range(60)]
    assert is_ended(first)
    assert is_answered(narrow.url)
    for line in (calm, others[-1]):
        line.sendall(b"\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"


def test_sockets_count_among_the_lines_of_an_address(narrow: Server) -> None:
    with ExitStack() as lines:
        for _ in range(20):
            lines.enter_context(Line(narrow.url))
        refused = httpx.get(f"{narrow.url}/api/games", timeout=WITHIN)
        assert (refused.status_code, refused.json()["id"]) == (429, "too-many")
    wait_for(lambda: is_answered(narrow.url))


# --- too slow -------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("said", [b"", HALF, SLOW_BODY], ids=["silent", "half a head", "half a body"])
def test_who_never_finishes_is_hung_up_on(said: bytes, knock: Knock, server: Server) -> None:
    assert is_ended(knock(server.port, said))


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("said", [HALF + b"X: ", SLOW_BODY, ANSWERED], ids=["head", "body", "body nobody wants"])
def test_a_trickle_keeps_no_line_open(said: bytes, knock: Knock, server: Server) -> None:
    assert say_until_cut(knock(server.port, said), b"x", 0.02)


def test_a_line_is_kept_between_two_requests(knock: Knock, server: Server) -> None:
    line = knock(server.port)
    for _ in range(3):
        line.sendall(b"HEAD / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b" 200 OK\r\n" in line.recv(65_536)


@pytest.mark.usefixtures("hurry")
def test_who_takes_nothing_is_hung_up_on(knock: Knock, server: Server) -> None:
    line = knock(server.port)
    assert say_until_cut(line, b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 50, 0.02)


# --- too much -------------------------------------------------------------------------------------------------------


def test_nonsense_is_logged_a_few_times(knock: Knock, node: Process) -> None:
    heads = (b"\x00\xff\r\n\r\n", b"GET / HTTP/1.1\r\nX: " + b"x" * 100_000, b"GET  HTTP\r\n\r\n")
    for n in range(FLOOD):
        with suppress(OSError):  # cut while we speak
            is_ended(knock(node.port, heads[n % 3]))
    assert is_answered(node.url)
    assert 0 < len(node.logged().splitlines()) < 20


def test_thousands_of_refused_frames_leave_time_for_others(server: Server) -> None:
    table = server.open(ME, RANDOM)
    with table.line(0) as rude, table.line(0) as calm:
        for _ in range(3_000):
            rude.send("nonsense")
        assert calm.my_turn()
        assert calm.say(0, calm.answers()[0])["type"] == "ack"


@pytest.mark.parametrize("frame", [b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0"], ids=["pings", "pieces"])
def test_frames_that_nobody_hears_are_limited_too(frame: bytes, knock: Knock, server: Server) -> None:
    line = knock(server.port, UPGRADE)
    assert b" 101 " in line.recv(4096)
    hello = json.dumps({"type": "hello", "table": server.open(ME, RANDOM).table, "tokens": []}).encode()
    line.sendall(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
    line.sendall(b"\x01\x80\0\0\0\0")  # a message that goes on
    assert say_until_cut(line, frame * 100, 0.02)
    assert is_answered(server.url)


def test_what_repeats_itself_is_counted(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    repeats = Repeats(lambda: now[0])
    log = logging.getLogger("tests.repeats")
    caplog.handler.addFilter(repeats)
    try:
        for moment in [0.0] * 1_000 + [30.0] * 1_000 + [60.0] * 8:
            now[0] = moment
            log.warning("Line %d is wrong", moment)
        log.warning("Something else")
        repeats.sum_up()
    finally:
        caplog.handler.removeFilter(repeats)
    assert caplog.messages == [
        *["Line 0 is wrong"] * 5,
        "Line 60 is wrong (1995 more like this were left out)",
        *["Line 60 is wrong"] * 4,
        "Something else",
        "Line 60 is wrong (3 more like this were left out)",
    ]
