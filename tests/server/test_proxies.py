"""Who calls: only proxies that were named are believed about it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from heraut.kernel import Refusal
from heraut.server.addresses import Proxies, customer
from heraut.server.guard import Doors, Rate
from heraut.server.run import serve
from tests.server.client import NO_LIMITS, WITHIN, Line, Process, Server

FEW = NO_LIMITS._replace(calls=Rate(0.0001, 5), sockets_of_address=1, lines_of_address=30)


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind the proxies 127.0.0.1 and 10.0.0.0/8; 127.0.0.2 is somebody."""
    doors = Doors(proxies=Proxies(["127.0.0.1", "10.0.0.0/8"]))
    running = Server(str(tmp_path_factory.mktemp("behind") / "tables.db"), limits=FEW, doors=doors)
    yield running
    running.stop()


def calls(url: str, *forwarded: str, of: str = "127.0.0.1") -> list[int]:
    """What somebody at that address is answered who says that the calls come from these."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=of), base_url=url, timeout=WITHIN) as http:
        return [http.get("/api/games", headers={"X-Forwarded-For": one}).status_code for one in forwarded]


def test_nobody_dodges_the_limits_by_saying_who_they_are(tmp_path: Path) -> None:
    running = Server(str(tmp_path / "tables.db"), limits=FEW)
    try:
        assert calls(running.url, *[f"192.0.2.{n}" for n in range(8)]) == [200] * 5 + [429] * 3
    finally:
        running.stop()


def test_behind_a_proxy_callers_are_told_apart(behind: Server) -> None:
    assert calls(behind.url, *["192.0.2.1"] * 7) == [200] * 5 + [429] * 2
    assert calls(behind.url, "192.0.2.2", "[2001:db8::1]:4711", "192.0.2.3:4711") == [200] * 3


def test_the_last_that_is_no_proxy_counts(behind: Server) -> None:
    forged = [f"198.51.100.{n}, 192.0.2.9, 10.1.2.3" for n in range(7)]
    assert calls(behind.url, *forged) == [200] * 5 + [429] * 2


def test_others_are_not_believed_even_behind_a_proxy(behind: Server) -> None:
    assert calls(behind.url, *[f"203.0.113.{n}" for n in range(7)], of="127.0.0.2") == [200] * 5 + [429] * 2


def test_sockets_behind_a_proxy_are_told_apart(behind: Server) -> None:
    one, other = {"X-Forwarded-For": "192.0.2.20"}, {"X-Forwarded-For": "192.0.2.21"}
    with (
        Line(behind.url, additional_headers=one),
        Line(behind.url, additional_headers=other),
        pytest.raises(InvalidStatus),
    ):
        Line(behind.url, additional_headers=one)


def test_a_proxy_may_hold_more_lines_than_a_caller(behind: Server) -> None:
    lines = [Line(behind.url, additional_headers={"X-Forwarded-For": f"192.0.2.{100 + n}"}) for n in range(40)]
    for line in lines:
        line.send({"type": "ping"})
        assert line.get() == {"type": "pong"}
        line.socket.close()


def test_a_server_is_told_of_its_proxies_at_the_command_line(tmp_path: Path) -> None:
    node = Process(tmp_path / "tables.db", 0, None, "--behind", "127.0.0.1, 10.0.0.0/8")
    try:
        claim = f"{node.url}/api/tables/nowhere/claim", {"invite": "x", "name": "y"}
        for caller in ("192.0.2.1", "192.0.2.2"):
            header = {"X-Forwarded-For": caller}
            codes = [httpx.post(claim[0], json=claim[1], headers=header, timeout=WITHIN).status_code for _ in range(40)]
            assert codes[0] == 404
            assert 429 in codes, "a stranger behind a proxy is no person at home"
    finally:
        node.stop()


def test_a_proxy_that_is_no_address_is_refused(tmp_path: Path) -> None:
    for wrong in ("*", "proxy.example", "10.0.0.0/99"):
        with pytest.raises(Refusal) as refused:
            serve(store=str(tmp_path / "x.db"), port=0, behind=[wrong])
        assert refused.value.id == "bad-proxy"
        assert wrong in str(refused.value)


def test_what_is_one_customer() -> None:
    assert customer("::ffff:192.0.2.1") == customer("192.0.2.1")
    assert customer("2001:db8::1") == customer("2001:db8::2") != customer("2001:db8:0:1::1")
    assert "::ffff:10.0.0.1" in Proxies(["10.0.0.1"])
    assert customer("nonsense") == "nonsense"
