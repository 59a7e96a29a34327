"""Two nodes over one journal serve the same table; bots that fail or dawdle do not stop a game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from heraut.games.confrontation.game import load
from heraut.kernel import Option
from heraut.players import registry
from heraut.players.sight import Sight
from heraut.server.bots import Bots
from heraut.server.journal import verify
from heraut.server.live import Patience
from tests.server.client import HERE, INVITE, ME, RANDOM, Line, Server, bearer, wait_for
from tests.server.journal.postgres_server import Server as Postgres
from tests.server.journal.postgres_server import programs


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres(programs())
    running.execute("CREATE SCHEMA nodes")
    yield running
    running.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def nodes(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    if request.param == "postgres":
        store = request.getfixturevalue("postgres").url("nodes")
    else:
        store = str(tmp_path / "tables.db")
    pair = Server(store), Server(store)
    yield pair
    for node in pair:
        node.stop()


def elsewhere(node: Server, table: Any, *seats: int) -> Line:
    return node.line(table.table, *[table.tokens[seat] for seat in seats])


def test_a_game_between_two_nodes(nodes: tuple[Server, Server]) -> None:
    here, there = nodes
    table = here.open(ME, INVITE)
    answer = there.http.post(f"/api/tables/{table.table}/claim", json={"invite": table.invites[1], "name": "Basile"})
    assert answer.status_code == 200
    table.tokens[1] = answer.json()["token"]
    assert here.view(table.table, table.tokens[1])["you"] == [1], "claimed there, known here"
    with table.line(0) as first, elsewhere(there, table, 1) as second:
        chooser = random.Random(2)
        for _ in range(15):
            if first.now["over"]:
                break
            speaker = first if first.now["asked"] == 0 else second
            ack = speaker.say(speaker.now["asked"], chooser.choice(speaker.answers()))
            assert ack["type"] == "ack"
            first.to(ack["rev"])
            second.to(ack["rev"])
            assert first.now["thread"][-1]["text"] == second.now["thread"][-1]["text"]
            assert first.now["scene"]["pieces"] == second.now["scene"]["pieces"]
    here.http.post(f"/api/tables/{table.table}/seats/1/reset", headers=bearer(table.host))
    known = bearer(table.tokens[1])
    wait_for(lambda: there.http.get(f"/api/tables/{table.table}", headers=known).status_code == 401)


def test_of_two_nodes_that_answer_at_once_one_is_stale(nodes: tuple[Server, Server]) -> None:
    table = nodes[0].open(ME, HERE, scenario="skirmish")
    with elsewhere(nodes[0], table, 0, 1) as one, elsewhere(nodes[1], table, 0, 1) as other:
        acked = 0
        with ThreadPoolExecutor(2) as both:
            for _ in range(12):
                rev = max(one.now["rev"], other.now["rev"])
                one.to(rev)
                other.to(rev)
                if one.now["over"]:
                    break
                said = list(both.map(lambda line: line.say(line.now["asked"], line.answers()[0]), (one, other)))
                types = sorted(frame["type"] for frame in said)
                assert types in (["ack", "stale"], ["ack", "ack"]), said
                revs = [frame["rev"] for frame in said if frame["type"] == "ack"]
                assert len(set(revs)) == len(revs)
                acked += len(revs)
                one.to(max(revs))
                other.to(max(revs))
        same = [nodes[at].view(table.table, *table.tokens.values()) for at in (0, 1)]
        assert same[0]["scene"] == same[1]["scene"]
    entries = nodes[0].journal.read(table.table)
    verify(entries)
    assert len(entries) == acked + 1


def test_of_claims_at_two_nodes_one_wins(nodes: tuple[Server, Server]) -> None:
    table = nodes[0].open(ME, INVITE)
    path, wish = f"/api/tables/{table.table}/claim", {"invite": table.invites[1], "name": "Basile"}
    with ThreadPoolExecutor(8) as many:
        answers = list(many.map(lambda at: nodes[at % 2].http.post(path, json=wish), range(16)))
    won = [answer.json() for answer in answers if answer.status_code == 200]
    assert len(won) == 1
    assert {answer.json()["id"] for answer in answers if answer.status_code != 200} == {"bad-invite"}
    for node in nodes:
        assert node.view(table.table, won[0]["token"])["you"] == [1]
    entries = nodes[0].journal.read(table.table)
    verify(entries)
    assert [entry.kind for entry in entries] == ["open", "seat"]


def test_the_same_key_at_two_nodes_is_one_move(nodes: tuple[Server, Server]) -> None:
    """Whoever lost the line to one node says it again to another."""
    table = nodes[0].open(ME, HERE)
    with elsewhere(nodes[0], table, 0, 1) as one, elsewhere(nodes[1], table, 0, 1) as other:
        for turn in range(6):
            wish = {"text": one.answers()[0], "rev": one.now["rev"], "key": f"turn{turn}"}
            asked = one.now["asked"]
            with ThreadPoolExecutor(2) as both:
                said = [again.result() for again in [both.submit(line.say, asked, **wish) for line in (one, other)]]
            assert [frame["type"] for frame in said] == ["ack", "ack"]
            assert said[0]["rev"] == said[1]["rev"]
            one.to(said[0]["rev"])
            other.to(said[0]["rev"])
            assert one.now["log"] == other.now["log"]
            assert one.now["scene"] == other.now["scene"]
            if one.now["over"]:
                break
    verify(nodes[1].journal.read(table.table))


def test_another_node_plays_the_bots_of_a_silent_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = str(tmp_path / "tables.db")
    here, there = Server(store), Server(store, patience=Patience(other_node_seconds=0.3))
    try:
        table = here.open(ME, RANDOM, scenario="one_against_three")
        monkeypatch.setattr(here.tables.bots, "play", lambda live: None)  # this node plays no bots any more
        with table.line(0) as line, elsewhere(there, table, 0) as watching:
            line.play(random.Random(1), most=2)
            watching.my_turn()
    finally:
        here.stop()
        there.stop()


class Dawdler:
    """Answers only once somebody has answered in its place."""

    def __init__(self, bots: Bots, number: int) -> None:
        self.bots, self.number = bots, number

    def answer(self, sight: Sight[Any, Any]) -> Option:
        wait_for(lambda: self.bots.by_habit >= self.number)
        return sight.decision.options[0]


class Broken:
    def __init__(self, bots: Bots, number: int) -> None:
        pass

    def answer(self, sight: Sight[Any, Any]) -> Option:
        raise RuntimeError("no idea")


@pytest.mark.parametrize("kind", [Dawdler, Broken])
def test_a_bot_that_fails_or_dawdles(tmp_path: Path, kind: type[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count(1)
    games = {"confrontation": load()}  # not the installed one, so that it is thought about in this process
    node = Server(str(tmp_path / "tables.db"), games, patience=Patience(mind_seconds=0.2))
    monkeypatch.setitem(registry.BOTS, "slow", lambda seed: kind(node.tables.bots, next(numbers)))  # type: ignore[arg-type]
    try:
        table = node.open(ME, {"who": "bot", "bot": "slow"})
        with table.line(0) as line:
            line.my_turn()
            for _ in range(3):
                if line.my_turn()["over"]:
                    break
                line.to(line.say(0, line.answers()[0])["rev"])
        assert node.tables.bots.by_habit > 0
    finally:
        node.stop()
