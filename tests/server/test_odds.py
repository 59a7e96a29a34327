"""Odds over the wire: for whoever is asked, from the seat's own view, and never in the way of a view."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from heraut.games import NAMES, game
from heraut.games.confrontation.game import load
from heraut.kernel import write
from heraut.odds.graph import Graph, TooMuch
from heraut.odds.luck import luck_of
from heraut.odds.reckoning import _Reckoning
from heraut.server import minds
from heraut.server.evening import Evening
from heraut.server.thinking import Thinking, Thought, TooLong
from heraut.server.workers import Worker
from heraut.table.saves import read_save
from tests.server.client import HERE, ME, WITHIN, Patience, Server, bearer, wait_for
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
    plain = Worker._away
    monkeypatch.setattr(Worker, "_away", lambda *args: (reckoned.append(args[1].do), plain(*args))[1])
    table = server.open(ME, HERE)
    first = asked(server, table.table, table.tokens[0])
    assert asked(server, table.table, table.tokens[0], table.tokens[1]) == first
    assert reckoned == [minds.reckon]
    with table.line(0) as line:
        line.say(0, first["choices"][0]["answer"])
    later = asked(server, table.table, table.tokens[1])
    assert later["rev"] > first["rev"]
    assert len(reckoned) == 2


def test_a_table_that_moves_on_is_not_reckoned_to_the_end(at_hand: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too much to count, and somebody answers before the trials are over: they stop, and nothing is told."""
    begun, answered = Event(), Event()
    tried = []
    plain = _Reckoning.play

    def play(*args: Any) -> str:
        tried.append(args)
        begun.set()
        assert answered.wait(WITHIN)
        return plain(*args)

    def too_much(*args: Any) -> None:
        raise TooMuch

    monkeypatch.setattr(_Reckoning, "play", play)
    monkeypatch.setattr(Graph, "follow", too_much)
    table = at_hand.open(ME, HERE)
    with ThreadPoolExecutor(1) as other, table.line(0) as line:
        rev, answers = line.now["rev"], line.answers()
        waiting = other.submit(asked, at_hand, table.table, table.tokens[0])
        assert begun.wait(WITHIN)
        assert line.say(0, answers[0])["type"] == "ack"
        answered.set()
        assert waiting.result(WITHIN) == {"rev": rev, "choices": []}
    assert len(tried) == len(answers)


def test_a_process_hears_that_nobody_waits_any_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(str(tmp_path / "tables.db"), patience=Patience(minds=1))
    heard = Event()
    plain = Worker.never_mind
    monkeypatch.setattr(Worker, "never_mind", lambda self: (plain(self), heard.set()))
    first, table = server.open(ME, HERE), server.open(ME, HERE)
    assert asked(server, first.table, first.tokens[0])["choices"]
    (process,) = [mind._process for mind in server.tables.thinking.minds if isinstance(mind, Worker) and mind._process]
    process.send_signal(signal.SIGSTOP)
    with ThreadPoolExecutor(1) as other, table.line(0) as line:
        waiting = other.submit(asked, server, table.table, table.tokens[0])
        wait_for(lambda: server.tables.thinking._tasks)
        assert line.say(0, line.answers()[0])["type"] == "ack"
        assert heard.wait(WITHIN)
        process.send_signal(signal.SIGCONT)
        assert waiting.result(WITHIN)["choices"] == []
    server.stop()


def test_odds_that_take_too_long_are_left_out_and_a_hint_is_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks again has them."""
    plain, busy = Thinking.think, [True]

    async def think(self: Thinking, thought: Thought) -> Any:
        if busy:
            raise TooLong
        return await plain(self, thought)

    monkeypatch.setattr(Thinking, "think", think)
    table = server.open(ME, HERE)
    rev = table.view(0)["rev"]
    assert asked(server, table.table, table.tokens[0]) == {"rev": rev, "choices": []}
    hint = server.http.get(f"/api/tables/{table.table}/hint", headers=bearer(table.tokens[0]))
    assert (hint.status_code, hint.json()["id"]) == (503, "too-busy")
    busy.clear()
    assert asked(server, table.table, table.tokens[0])["choices"]


def test_those_who_wait_share_the_time() -> None:
    alone, crowded = minds.budget(minds.Pace()), minds.budget(minds.Pace(0.1))
    assert alone.least >= 200
    assert crowded.seconds == pytest.approx(alone.seconds / 10)
    assert crowded.least < alone.least


def test_luck_is_told_once_the_game_is_over(server: Server, tmp_path: Path) -> None:
    table = server.open(ME, HERE)
    address = f"/api/tables/{table.table}/luck"
    early = server.http.get(address)
    assert (early.status_code, early.json()["id"]) == (403, "not-over")
    with table.line(0, 1) as line:
        line.play(Random(1))
        saved = tmp_path / "game.json"
        saved.write_bytes(server.http.get(f"/api/tables/{table.table}/save").content)
        told = server.http.get(address).json()
        assert told["rev"] == line.now["rev"]
    sides = [one.json() for one in luck_of(read_save(saved, server.tables.games)) if not one.why]
    assert [one["seat"] for one in sides] == [0, 1]
    assert told["sides"] == [{name: one[name] for name in one if name != "why"} for one in sides]
    course = told["course"]
    assert [one["after"] for one in course] == sorted({one["after"] for one in course})
    assert all(len(one["values"]) == 2 and all(-1 <= value <= 1 for value in one["values"]) for one in course)
    assert len(course) > 3


@pytest.mark.parametrize("name", NAMES)
def test_bots_that_judge_how_it_stood_take_no_dice_from_the_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is walked through again with the dice that fell then, while bots play on in thought."""
    played = game(name)
    evaluate, dice = type(played).evaluate, []

    def noted(self: Any, table: Any) -> Any:
        dice.append(table.chance)
        return evaluate(self, table)

    monkeypatch.setattr(type(played), "evaluate", noted)
    scenario = played.scenarios()[0]
    evening = Evening(played, scenario, seats=["you" for _ in played.seats(scenario)])
    while (decision := evening.decision) is not None and evening.given < 60:
        evening.say(decision.seat, write(decision.options[len(decision.options) // 2]))
    course = evening.course(100)
    assert len(course) > 5
    assert all(len(values) == len(played.seats(scenario)) for _, values in course)
    assert set(dice) == {None}


@pytest.fixture(scope="module")
def at_hand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its Confrontation is not the installed one, so that it is thought about in this process."""
    running = Server(str(tmp_path_factory.mktemp("at_hand") / "tables.db"), {"confrontation": load()})
    yield running
    running.stop()


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
