"""A question to several seats, over real sockets: all who are asked may answer, and answers may cross."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.raid.game import RaidGame, VeiledRaid, raid
from tests.server.client import FIRST, HERE, INVITE, ME, Line, Opened, Server, wait_for

OVERLORD, AXE, BOW = 0, 1, 2


@pytest.fixture(scope="module", params=[RaidGame, VeiledRaid])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path: Path = tmp_path_factory.mktemp("raid") / "tables.db"
    running = Server(str(path), {"raid": raid(request.param)})
    yield running
    running.stop()


def three(server: Server, scenario: str = "raid") -> Opened:
    """Everybody at a device of their own."""
    table = server.open(ME, INVITE, INVITE, game="raid", scenario=scenario)
    table.claim(AXE)
    table.claim(BOW)
    return table


@pytest.fixture
def lines(server: Server) -> Iterator[list[Line]]:
    table = three(server)
    opened = [table.line(seat) for seat in range(3)]
    yield opened
    for line in opened:
        line.socket.close()


def seen_by_all(lines: list[Line], ack: dict[str, Any]) -> None:
    assert ack["type"] == "ack", ack
    for line in lines:
        line.to(ack["rev"])


def test_everybody_asked_gets_the_question_with_their_own_answers(lines: list[Line]) -> None:
    overlord, axe, bow = lines
    assert [line.now["asked_all"] for line in lines] == [[BOW, AXE]] * 3
    assert [line.now["asked"] for line in lines] == [BOW, AXE, BOW]
    assert [line.now["scene"]["question"]["seat"] for line in lines] == [BOW, AXE, BOW]
    assert overlord.answers() == []
    assert axe.answers() == ["strike 1", "guard 1", "rest 1"]
    assert bow.answers() == ["strike 2", "guard 2", "rest 2"]
    assert {choice["seat"] for choice in axe.now["scene"]["question"]["choices"]} == {AXE}


def test_a_seat_answers_for_itself_alone(lines: list[Line]) -> None:
    overlord, axe, bow = lines
    assert axe.say(AXE, "rest 2")["id"] == "illegal-answer"
    assert axe.say(BOW, "rest 2")["id"] == "not-your-seat"
    assert overlord.say(OVERLORD, "rest 2")["id"] == "not-asked"
    seen_by_all(lines, axe.say(AXE, "guard 1"))
    assert bow.now["thread"][-1]["seat"] == AXE


def test_of_two_answers_that_cross_the_second_is_given_to_the_new_question(lines: list[Line]) -> None:
    _, axe, bow = lines
    rev = bow.now["rev"]
    assert axe.say(AXE, "strike 1")["type"] == "ack"
    ack = bow.say(BOW, "guard 2", rev=rev)
    seen_by_all(lines, ack)
    assert [one["text"] for one in bow.now["thread"] if one["seat"] != -1] == ["strike 1", "guard 2"]


def test_what_somebody_else_made_impossible_is_refused_kindly(server: Server) -> None:
    table = three(server, "watchful")
    with table.line(OVERLORD) as overlord, table.line(AXE) as axe, table.line(BOW) as bow:
        lines = [overlord, axe, bow]
        for seat, text in ((AXE, "strike 1"), (AXE, "guard 1")):
            seen_by_all(lines, axe.say(seat, text))
        rev = axe.now["rev"]
        assert (
            overlord.say(OVERLORD, "alarm")["type"] == "ack"
        )  # it takes a strike from every hero: the axe has none left
        refused = axe.say(AXE, "strike 1", rev=rev)
        assert (refused["type"], refused["id"]) == ("refused", "overtaken")
        assert refused["text"] == {
            "en": "Somebody was quicker: this can no longer be answered.",
            "fr": "Quelqu’un a été plus rapide\u00a0: cette réponse n’est plus possible.",
        }
        assert axe.wish(type="undo", seat=AXE, rev=rev)["type"] == "stale"


def test_ones_own_answer_pressed_twice_is_given_once(lines: list[Line]) -> None:
    _, axe, bow = lines
    rev = axe.now["rev"]
    assert axe.say(AXE, "strike 1", rev=rev)["type"] == "ack"
    assert axe.say(AXE, "strike 1", rev=rev)["type"] == "stale"
    seen_by_all(lines, bow.say(BOW, "guard 2", rev=rev))
    assert axe.say(AXE, "strike 1", rev=rev)["type"] == "stale"


def test_what_was_asked_of_one_alone_is_stale_as_ever(lines: list[Line]) -> None:
    overlord, axe, bow = lines
    seen_by_all(lines, bow.say(BOW, "rest 2"))
    rev = axe.now["rev"]
    seen_by_all(lines, axe.say(AXE, "rest 1"))
    assert overlord.now["asked_all"] == [OVERLORD]
    seen_by_all(lines, overlord.say(OVERLORD, "blow 1"))
    assert axe.now["asked_all"] == [BOW, AXE]
    assert axe.say(AXE, "strike 1", rev=rev)["type"] == "stale"


def test_an_undo_ends_what_may_cross(lines: list[Line]) -> None:
    _, axe, bow = lines
    rev = bow.now["rev"]
    seen_by_all(lines, axe.say(AXE, "guard 1"))
    seen_by_all(lines, axe.undo(AXE))
    assert bow.say(BOW, "guard 2", rev=rev)["type"] == "stale"


def test_each_takes_back_their_own(lines: list[Line]) -> None:
    _, axe, bow = lines
    seen_by_all(lines, axe.say(AXE, "guard 1"))
    assert [line.now["undo"]["steps"] for line in lines] == [0, 1, 0]
    seen_by_all(lines, bow.say(BOW, "guard 2"))
    assert [line.now["undo"]["steps"] for line in lines] == [0, 0, 1]
    assert axe.undo(AXE)["id"] == "sealed"
    seen_by_all(lines, bow.undo(BOW))
    assert [line.now["redo"] for line in lines] == [False, False, True]
    assert axe.redo(AXE)["id"] == "not-your-seat"
    seen_by_all(lines, bow.redo(BOW))
    assert [one["text"] for one in bow.now["thread"]] == ["guard 1", "guard 2"]


def test_it_is_everybodys_turn(server: Server) -> None:
    table = three(server)
    asked = [{"table": table.table, "token": table.tokens[seat]} for seat in range(3)]
    told = server.http.post("/api/status", json=asked).json()
    assert [(one["asked"], one["asked_all"]) for one in told] == [(2, [2, 1]), (1, [2, 1]), (2, [2, 1])]


def test_on_one_screen_it_is_one_list(server: Server) -> None:
    table = server.open(ME, HERE, HERE, game="raid", scenario="raid")
    with table.line(AXE, BOW) as line:
        choices = line.now["scene"]["question"]["choices"]
        assert [choice["seat"] for choice in choices] == [BOW] * 3 + [AXE] * 3
        ack = line.say(AXE, "guard 1")
        assert ack["type"] == "ack"
        assert line.to(ack["rev"])["undo"]["steps"] == 1
        odds = server.http.get(f"/api/tables/{table.table}/odds", headers=both(table)).json()
        assert [one["answer"] for one in odds["choices"]] == ["strike 2", "guard 2", "rest 2", "strike 1", "rest 1"]
        hints = server.http.get(f"/api/tables/{table.table}/hint", headers=both(table)).json()
        assert {one["answer"][-1] for one in hints["hints"]} == {"1", "2"}


def both(table: Opened) -> dict[str, str]:
    return {"Authorization": f"Bearer {table.tokens[AXE]},{table.tokens[BOW]}"}


def test_odds_and_hints_are_of_ones_own_answers(server: Server) -> None:
    table = three(server)
    head = {"Authorization": f"Bearer {table.tokens[AXE]}"}
    odds = server.http.get(f"/api/tables/{table.table}/odds", headers=head).json()
    assert [one["answer"] for one in odds["choices"]] == ["strike 1", "guard 1", "rest 1"]
    hints = server.http.get(f"/api/tables/{table.table}/hint", headers=head).json()
    assert {one["answer"] for one in hints["hints"]} == {"strike 1", "guard 1", "rest 1"}


def test_a_bot_waits_until_no_person_is_asked_with_it(server: Server) -> None:
    table = server.open(FIRST, ME, FIRST, game="raid", scenario="raid")
    with table.line(AXE) as axe:
        axe.quiet()
        assert axe.now["thread"] == []
        ack = axe.say(AXE, "rest 1")
        axe.to(ack["rev"])
        wait_for(lambda: axe.quiet() or axe.now["asked"] == AXE or axe.now["over"])
        said = [one["text"] for one in axe.now["thread"] if one["seat"] == BOW]
        assert said[:2] == ["strike 2", "strike 2"]


def test_it_is_read_again_from_the_journal(server: Server) -> None:
    table = three(server, "watchful")
    with table.line(OVERLORD) as overlord, table.line(AXE) as axe, table.line(BOW) as bow:
        lines = [overlord, axe, bow]
        for line, seat, text in ((axe, AXE, "guard 1"), (bow, BOW, "guard 2"), (overlord, OVERLORD, "alarm")):
            seen_by_all(lines, line.say(seat, text))
        rev, before = bow.now["rev"], [table.view(seat) for seat in range(3)]
        server.tables._live[table.table].forget()
        after = [table.view(seat) for seat in range(3)]
        for part in ("thread", "asked", "asked_all", "scene"):
            assert [one[part] for one in after] == [one[part] for one in before]
        seen_by_all(lines, axe.say(AXE, "rest 1"))
        seen_by_all(lines, bow.say(BOW, "rest 2", rev=rev))  # what may cross is known again


def test_whole_games_played_from_three_devices(lines: list[Line]) -> None:
    chooser = Random(7)
    while not lines[0].now["over"]:
        line = chooser.choice([one for one in lines if one.answers()])
        seen_by_all(lines, line.say(line.now["asked"], chooser.choice(line.answers())))
    assert lines[0].now["scores"] is not None
