"""The herald over the wire: what it is told is journaled, undone, and nobody else's business."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import Line, Opened, Server
from tests.server.toys.camp import ServedCamp
from tests.server.toys.hands import hands

ME, HERE, INVITE = {"who": "me"}, {"who": "here"}, {"who": "invite"}
FIRST = {"who": "bot", "bot": "first"}


@pytest.fixture(scope="module")
def camp(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(store(tmp_path_factory), games())
    yield running
    running.stop()


def store(factory: pytest.TempPathFactory) -> str:
    return str(factory.mktemp("herald") / "tables.db")


def games() -> dict[str, Any]:
    return {"camp": ServedCamp(), "hands": hands()}


def laid(server: Server, *seats: dict[str, str], **more: Any) -> Opened:
    return server.open(*seats, game="camp", scenario="later", **more)


def order(line: Line, seat: int, what: str, **more: Any) -> dict[str, Any]:
    return line.wish(type="order", seat=seat, what=what, **more)


def at_the_shout(table: Opened, *seats: int) -> Line:
    line = table.line(*seats)
    line.to(line.say(0, "do tent 1")["rev"])
    assert line.now["scene"]["question"]["kind"] == "shout"
    return line


def asked(line: Line) -> tuple[int, str]:
    line.quiet()
    return line.now["asked"], line.now["scene"]["question"]["kind"]


def test_a_declined_question_is_answered_before_anybody_sees_it(camp: Server) -> None:
    with at_the_shout(laid(camp, ME, HERE), 0, 1) as line:
        assert line.now["herald"] == {"errands": [], "orders": [], "may": ["same", "decline"], "answers": False}
        assert order(line, 1, "decline")["type"] == "ack"
        seen = len(line.views)
        assert asked(line) == (0, "stone")
        assert len(line.views) == seen + 1
        assert line.now["herald"]["orders"] == [{"seat": 1, "what": "decline", "kind": "shout"}]
        assert [one["herald"] for one in line.now["thread"]] == [False, True, True]
        told = [one["text"] for one in line.now["log"]]
        assert told == [
            {"en": "The herald answers for blue: Nothing", "fr": "Le héraut répond pour blue\u00a0: Rien"}
        ] * 2  # fmt: skip


def test_one_undo_takes_back_the_order_and_what_was_answered(camp: Server) -> None:
    with at_the_shout(laid(camp, ME, HERE), 0, 1) as line:
        order(line, 1, "decline")
        assert asked(line) == (0, "stone")
        assert line.now["undo"]["steps"] == 2
        assert line.undo(1)["type"] == "ack"
        assert asked(line) == (1, "shout")
        assert line.now["herald"]["orders"] == []
        assert line.undo(1)["type"] == "ack"
        assert asked(line) == (0, "pitch")


def test_orders_are_in_the_journal(tmp_path_factory: pytest.TempPathFactory) -> None:
    kept = store(tmp_path_factory)
    server = Server(kept, games())
    table = laid(server, ME, HERE)
    with at_the_shout(table, 0, 1) as line:
        line.to(line.say(1, "do shout")["rev"])
        order(line, 1, "decline")
        asked(line)
        order(line, 0, "same")
        asked(line)
        before = line.now
    server.stop()
    again = Server(kept, games())
    view = again.view(table.table, table.tokens[0], table.tokens[1])
    for part in ("thread", "log", "herald", "undo", "asked", "rev"):
        assert view[part] == before[part], part
    assert view["scene"]["question"]["kind"] == "dog"  # the stones came to the same
    again.stop()


def test_a_save_and_a_fork_take_the_orders_along(camp: Server) -> None:
    table = laid(camp, ME, HERE)
    with at_the_shout(table, 0, 1) as line:
        order(line, 1, "decline")
        asked(line)
    auth = {"Authorization": f"Bearer {table.tokens[0]}"}
    saved = camp.http.get(f"/api/tables/{table.table}/save", headers=auth).json()
    assert saved["orders"] == [[1, "decline", "shout", True, 1]]
    assert saved["answers"][1] == [1, "pass", "herald"]
    brought = Opened(camp, camp.http.post("/api/saves", json=saved).json())
    assert [one["herald"] for one in brought.view(0, 1)["thread"]] == [False, True, True]
    fork = camp.http.post(f"/api/tables/{table.table}/fork", json={"at": 2}, headers=auth).json()
    with Opened(camp, fork).line(0, 1) as line:
        assert asked(line) == (0, "stone")


def test_what_cannot_be_ordered_is_refused(camp: Server) -> None:
    with at_the_shout(laid(camp, ME, HERE), 0, 1) as line:
        assert order(line, 0, "decline")["id"] == "no-such-order"
        assert order(line, 1, "settle")["id"] == "no-such-order"
        assert order(line, 7, "same")["id"] == "not-your-seat"
        line.send({"type": "order", "seat": 1, "what": "reign", "rev": line.now["rev"], "key": "k"})
        assert line.until(lambda frame: frame["type"] == "refused")["id"] == "bad-frame"
        assert asked(line) == (1, "shout")


def test_the_same_key_orders_once(camp: Server) -> None:
    with at_the_shout(laid(camp, ME, HERE), 0, 1) as line:
        rev = line.now["rev"]
        first = order(line, 1, "same", key="once", rev=rev)
        assert order(line, 1, "same", key="once", rev=rev) == first


def test_the_herald_moves_what_is_nobodys_against_bots(camp: Server) -> None:
    with laid(camp, FIRST, ME).line(1) as line:
        assert line.now["herald"]["errands"] == ["guards"]
        line.my_turn()
        assert asked(line) == (1, "shout")
        line.to(line.say(1, "pass")["rev"])
        line.to(line.say(1, "pass")["rev"])
        line.until(lambda frame: frame["type"] == "view" and frame["scene"]["question"]["kind"] == "shout")
        assert not any('"dog"' in view and '"do bark"' in view.split('"log"')[0] for view in line.views)


def test_a_fight_is_settled_over_the_wire(camp: Server) -> None:
    table = laid(camp, ME, HERE)
    with at_the_shout(table, 0, 1) as line:
        for seat, text in ((1, "pass"), (1, "pass"), (0, "do stone"), (1, "do hold")):
            line.to(line.say(seat, text)["rev"])
        assert "settle" in line.now["herald"]["may"]
        auth = {"Authorization": f"Bearer {table.tokens[0]}"}
        told = camp.http.get(f"/api/tables/{table.table}/settle", headers=auth)
        assert told.status_code == 200, told.text
        order(line, 0, "settle")
        line.until(lambda frame: frame["type"] == "view" and frame["scene"]["question"]["kind"] == "shout")
        assert [one["herald"] for one in line.now["thread"] if one["seat"] >= 0][-3:] == [True] * 3
        assert line.undo(0, force=True)["type"] == "ack"
        assert asked(line) == (0, "fight")


def test_nobody_sees_what_another_has_ordered(camp: Server) -> None:
    table = camp.open(ME, INVITE, game="hands", scenario=games()["hands"].scenarios()[0], rhythm="steady")
    table.claim(1)
    with table.line(0) as mine, table.line(1) as other:
        mine.quiet()
        order(mine, 0, "same", on=False)
        mine.quiet()
        other.quiet()
        assert mine.now["herald"]["orders"] == []  # in a first scenario it is usual
        assert other.now["herald"]["orders"] == [{"seat": 1, "what": "same", "kind": ""}]
