"""Bots and odds think in other processes: these know one seat's view, may be killed, and end with the server."""

from __future__ import annotations

import os
import pickle
import random
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest

from heraut.games import game
from heraut.games.confrontation.game import load
from heraut.kernel import Option
from heraut.players import registry
from heraut.players.sight import Sight
from heraut.server import minds
from heraut.server.bots import Bots
from heraut.server.live import Patience
from heraut.server.thinking import Lane, Thought
from heraut.server.workers import Worker
from tests.server.client import FIRST, ME, WITHIN, Line, Process, Server, bearer, for_two, wait_for

EASY, NORMAL, HARD = [{"who": "bot", "bot": bot} for bot in ("easy", "normal", "hard")]
HELD = {"who": "bot", "bot": "held"}
linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")


class Held:
    """A bot that answers when it is let go."""

    def __init__(self) -> None:
        self.asked, self.let_go = Event(), Event()
        self.times = 0

    def answer(self, sight: Sight[Any, Any]) -> Option:
        self.times += 1
        self.asked.set()
        assert self.let_go.wait(WITHIN)
        return sight.decision.options[0]


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    bot = Held()
    monkeypatch.setitem(registry.BOTS, "held", lambda seed: bot)  # type: ignore[arg-type]
    yield bot
    bot.let_go.set()


def at_hand(path: Path, **patience: Any) -> Server:
    """A server whose Confrontation is not the installed one: its bots think here, where a test can hold them."""
    return Server(str(path / "tables.db"), {"confrontation": load()}, patience=Patience(**patience))


def processes(server: Server) -> list[int]:
    found = [mind._process for mind in server.tables.thinking.minds if isinstance(mind, Worker)]
    return [process.pid for process in found if process is not None]


def played_on(line: Line, most: int) -> None:
    """So many answers to a bot, and what it answered to them."""
    line.play(random.Random(1), most)
    while not (line.now["over"] or line.answers()):
        line.get(WITHIN)


# --- what a process is told ---


@pytest.mark.parametrize(("name", "scenario"), [one for one in for_two() if game(one[0]).hides])
def test_a_process_is_told_what_the_seat_sees_and_nothing_else(
    name: str, scenario: str, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[bytes] = []
    seen: list[tuple[Any, Any, int]] = []
    ask, answer = Worker._ask, Bots.answer

    def spied(self: Worker, question: bytes) -> Any:
        sent.append(question)
        return ask(self, question)

    async def noted(self: Bots, live: Any, sight: Sight[Any, Any], *more: Any) -> str:
        dump = sight.game.records.dump
        view = dump(sight.game.view(sight._table, sight.seat))
        seen.append((view, dump(sight._table.state), sight.seat))
        return await answer(self, live, sight, *more)

    monkeypatch.setattr(Worker, "_ask", spied)
    monkeypatch.setattr(Bots, "answer", noted)
    table = server.open(ME, EASY, game=name, scenario=scenario, errands=[])
    with table.line(0) as line:
        played_on(line, 10)
    assert len(sent) >= 3
    for question, (view, whole, seat) in zip(sent, seen, strict=False):
        do, played, share, about = pickle.loads(question)
        assert (do, played, about) == (minds.answer, name, (view, seat, "easy"))
        assert share <= 1
        assert view != whole  # something is hidden


# --- killed, stopped, ended ---


def test_a_process_that_is_killed_loses_no_answer(server: Server) -> None:
    table = server.open(ME, NORMAL)
    with table.line(0) as line:
        played_on(line, 1)
        before = processes(server)
        assert before
        assert all(os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0) for pid in before)
        for pid in before:
            os.kill(pid, signal.SIGSTOP)  # it hears the question, and never answers
        while line.now["asked"] == 0:
            line.to(line.say(0, line.answers()[0])["rev"])
        while line.now["thinking"] is None:
            line.get()
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        while not (line.now["over"] or line.answers()):
            line.get(WITHIN)
        assert not set(before) & set(processes(server))
    assert server.tables.bots.by_habit == 0


def test_a_process_that_does_not_answer_is_ended_and_the_game_goes_on(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), patience=Patience(minds=1))
    try:
        table = server.open(ME, NORMAL)
        with table.line(0) as line:
            played_on(line, 1)
            (pid,) = processes(server)
            os.kill(pid, signal.SIGSTOP)
            server.tables.thinking.seconds = 0.2
            while line.now["asked"] == 0:
                line.to(line.say(0, line.answers()[0])["rev"])
            while not (line.now["over"] or line.answers()):
                line.get(WITHIN)
        assert server.tables.bots.by_habit >= 1
        wait_for(lambda: pid not in processes(server))
    finally:
        server.stop()


def children(of: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = path.read_text()
        except OSError:
            continue
        state, parent = text.rpartition(")")[2].split()[:2]
        if int(parent) == of and state != "Z":
            found.append(int(path.parent.name))
    return found


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@linux
@pytest.mark.parametrize("end", ["stop", "kill"])
def test_no_process_outlives_the_server(tmp_path: Path, end: str) -> None:
    node = Process(tmp_path / "tables.db")
    wish = {"game": "confrontation", "scenario": "duel", "seats": [HARD, HARD]}
    with httpx.Client(base_url=node.url, timeout=WITHIN) as http:
        assert children(node.process.pid) == []  # none before somebody is asked
        for _ in range(6):
            assert http.post("/api/tables", json=wish).status_code == 200
        wait_for(lambda: children(node.process.pid), WITHIN)
        thinking = children(node.process.pid)
    getattr(node, end)()
    wait_for(lambda: not any(is_alive(pid) for pid in thinking), WITHIN)


# --- many at once ---


def test_no_bot_answers_without_thinking_however_many_wait(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"))
    try:
        tables = [server.open(HARD, HARD).table for _ in range(50)]
        assert len(server.tables.thinking.waiting) > 20
        wait_for(lambda: all(server.tables._live[table].record.rev > 1 for table in tables), WITHIN)  # type: ignore[union-attr]
        assert server.tables.bots.by_habit == 0
    finally:
        server.stop()


def test_a_table_is_served_for_whoever_plays_at_it(tmp_path: Path, held: Held, monkeypatch: pytest.MonkeyPatch) -> None:
    server = at_hand(tmp_path, minds=1)
    thoughts: list[Thought] = []
    think = server.tables.thinking.think

    async def noted(thought: Thought) -> Any:
        thoughts.append(thought)
        return await think(thought)

    monkeypatch.setattr(server.tables.thinking, "think", noted)
    try:
        table = server.open(HELD, ME)
        assert held.asked.wait(WITHIN)
        (thought,) = thoughts
        assert (thought.table, thought.address, thought.lane()) == (table.table, "127.0.0.1", Lane.UNWATCHED)
        with table.line(1):
            assert thought.lane() is Lane.WATCHED
        wait_for(lambda: thought.lane() is Lane.UNWATCHED)
        with Line(server.url, table.table, table.tokens[1], source_address=("127.0.0.9", 0)):
            assert server.tables._live[table.table].address == "127.0.0.9"
        held.let_go.set()
        wait_for(lambda: table.view(1)["asked"] == 1)
        transport = httpx.HTTPTransport(local_address="127.0.0.7")
        with httpx.Client(base_url=server.url, transport=transport, timeout=WITHIN) as other:
            for call in ("odds", "hint"):
                other.get(f"/api/tables/{table.table}/{call}", headers=bearer(table.tokens[1]))
                assert (thoughts[-1].address, thoughts[-1].lane()) == ("127.0.0.7", Lane.PEOPLE)
    finally:
        held.let_go.set()
        server.stop()


def test_tables_that_nobody_watches_wait_and_go_on_when_somebody_looks(tmp_path: Path, held: Held) -> None:
    """Even when they had to leave memory meanwhile."""
    server = at_hand(tmp_path, minds=1, most_bytes=1)
    try:
        with ExitStack() as lines:
            busy = server.open(HELD, ME)
            lines.enter_context(busy.line(1))
            assert held.asked.wait(WITHIN)
            alone = [server.open(FIRST, ME) for _ in range(5)]
            looked_at = server.open(FIRST, ME)
            line = lines.enter_context(looked_at.line(1))
            assert server.tables.in_memory() <= 4
            held.let_go.set()
            line.my_turn()
            for table in alone:
                assert lines.enter_context(table.line(1)).my_turn()["asked"] == 1
    finally:
        held.let_go.set()
        server.stop()


def test_undo_while_a_bot_thinks(tmp_path: Path, held: Held) -> None:
    """What it answers then is an answer to a question no longer put."""
    server = at_hand(tmp_path)
    try:
        table = server.open(ME, HELD)
        with table.line(0) as line:
            rev = line.say(0, line.answers()[0])["rev"]
            assert held.asked.wait(WITHIN)
            line.to(rev)
            taken_back = line.undo(0)
            assert taken_back["type"] == "ack"
            held.let_go.set()
            line.to(taken_back["rev"])
            assert line.my_turn()["asked"] == 0
            line.quiet()
            assert line.now["rev"] == taken_back["rev"]
            assert line.now["thinking"] is None
    finally:
        held.let_go.set()
        server.stop()
