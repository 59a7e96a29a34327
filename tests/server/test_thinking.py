"""Whose turn it is to be thought for, and for how long; minds and clock are played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from heraut.games import game
from heraut.kernel import Refusal
from heraut.server.thinking import MOST_WAITING, Lane, Moved, Thinking, Thought, TooLong
from heraut.server.workers import Work
from tests.loops import alone

GAME = game("confrontation")


class PlayedMind:
    """Tells what the test says, when it says so."""

    def __init__(self) -> None:
        self.begun: list[float] = []  # the shares
        self.work: asyncio.Future[Any]
        self.heard: list[str] = []

    def begin(self, work: Work, share: float, in_vain: Callable[[], bool]) -> asyncio.Future[Any]:
        self.begun.append(share)
        self.work = asyncio.get_running_loop().create_future()
        return self.work

    def never_mind(self) -> None:
        self.heard.append("never mind")

    def give_up(self) -> None:
        self.heard.append("give up")
        self.work.set_exception(EOFError())

    def stop(self) -> None:
        self.heard.append("stop")


class Played:
    """Thoughts that are named, the order in which they end, and a clock."""

    def __init__(self, minds: int = 1) -> None:
        self.now = 0.0
        self.minds = [PlayedMind() for _ in range(minds)]
        self.thinking = Thinking(self.minds, 10.0, lambda: self.now)
        self.ended: list[str] = []
        self.tasks: list[asyncio.Task[Any]] = []

    def ask(self, address: str, table: str, lane: Callable[[], Lane] = lambda: Lane.WATCHED, **more: Any) -> None:
        async def think() -> Any:
            thought = Thought(Work(print, GAME, tuple), address, table, lane, **more)
            told = await self.thinking.think(thought)
            self.ended.append(table)
            return told

        self.tasks.append(asyncio.create_task(think()))

    async def settle(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)

    async def all(self) -> list[str]:
        """Every mind tells at once what it is asked, until nothing waits."""
        while not all(task.done() for task in self.tasks):
            await self.settle()
            for mind in self.minds:
                if not mind.work.done():
                    mind.work.set_result(None)
        return self.ended


def test_an_address_with_many_tables_does_not_come_first_thirty_times() -> None:
    async def play() -> None:
        played = Played()
        for number in range(30):
            played.ask("crowd", f"crowd {number}")
        await played.settle()
        played.ask("person", "person")
        ended = await played.all()
        assert ended.index("person") == 1
        assert len(ended) == 31

    alone(play())


def test_each_table_of_an_address_has_its_turn() -> None:
    async def play() -> None:
        played = Played()
        for table in ("a", "b", "a", "b", "a", "c"):
            played.ask("one", table)
        assert (await played.all())[:3] == ["a", "b", "c"]

    alone(play())


def test_whoever_asks_again_and_again_does_not_push_others_back() -> None:
    async def play() -> None:
        played = Played()
        for table in ("x", "y", "z"):
            played.ask("patient", table)
        for turn in range(3):
            await played.settle()
            played.ask("eager", f"eager {turn}")
        assert await played.all() == ["x", "eager 0", "y", "eager 1", "z", "eager 2"]

    alone(play())


def test_tables_that_nobody_watches_wait_until_somebody_does() -> None:
    async def play() -> None:
        played = Played()
        watched = False
        played.ask("one", "first")
        await played.settle()
        played.ask("one", "alone", lambda: Lane.UNWATCHED)
        played.ask("one", "looked at", lambda: Lane.WATCHED if watched else Lane.UNWATCHED)
        played.ask("other", "person")
        await played.settle()
        watched = True
        assert await played.all() == ["first", "person", "looked at", "alone"]

    alone(play())


def test_people_come_before_bots_but_do_not_stop_them() -> None:
    async def play() -> None:
        played = Played()
        played.ask("one", "first")
        await played.settle()
        for number in range(2):
            played.ask("one", f"bot {number}")
            played.ask("one", f"odds {number}", lambda: Lane.PEOPLE)
        assert await played.all() == ["first", "odds 0", "bot 0", "odds 1", "bot 1"]

    alone(play())


def test_one_address_cannot_fill_the_room_for_another() -> None:
    async def play() -> None:
        played = Played()
        for number in range(MOST_WAITING + 2):  # one is thought about, one is too many
            played.ask("crowd", str(number), lambda: Lane.PEOPLE)
        played.ask("person", "person", lambda: Lane.PEOPLE)
        await played.settle()
        with pytest.raises(Refusal, match="too fast"):
            played.tasks[-2].result()
        ended = await played.all()
        assert ended.index("person") == 1
        assert len(ended) == MOST_WAITING + 2

    alone(play())


def test_thoughts_shorten_as_more_wait() -> None:
    async def play() -> None:
        played = Played(minds=2)
        played.ask("one", "alone")
        played.ask("two", "alone too")
        await played.settle()
        assert [mind.begun for mind in played.minds] == [[1.0], [1.0]]
        for number in range(40):
            played.ask("crowd", f"crowd {number}")
        played.ask("person", "person")
        await played.all()
        shares = sorted(share for mind in played.minds for share in mind.begun[1:])
        assert shares[0] <= 2 / 40
        assert shares[-1] == 1.0  # the last one waits with nobody
        assert played.thinking.share(Thought(Work(print, GAME, tuple), "person", "table")) == 1.0

    alone(play())


def test_many_tables_of_one_address_do_not_shorten_the_thoughts_of_another() -> None:
    async def play() -> None:
        played = Played(minds=2)
        for number in range(40):
            played.ask("crowd", f"crowd {number}")
        await played.settle()
        person = Thought(Work(print, GAME, tuple), "person", "person", lambda: Lane.WATCHED)
        crowd = Thought(Work(print, GAME, tuple), "crowd", "crowd 99", lambda: Lane.WATCHED)
        assert played.thinking.share(person) == 1.0
        assert played.thinking.share(crowd) < 0.05
        await played.all()

    alone(play())


def test_waiting_is_not_thinking() -> None:
    async def play() -> None:
        played = Played()
        played.ask("one", "first")
        played.ask("one", "second")
        await played.settle()
        played.minds[0].work.set_result("told")
        played.now = 1000.0  # as if the first had taken so long
        await played.tasks[0]
        await asyncio.sleep(0.3)  # several glances
        assert not played.tasks[1].done()
        played.now += 9.0
        await asyncio.sleep(0.3)
        assert not played.tasks[1].done()
        played.now += 2.0
        with pytest.raises(TooLong):
            await played.tasks[1]
        assert played.minds[0].heard == ["give up"]
        played.ask("one", "third")
        await played.settle()
        played.minds[0].work.set_result("told")
        assert await played.tasks[2] == "told"

    alone(play())


def test_what_nobody_waits_for_is_not_thought_about() -> None:
    async def play() -> None:
        played = Played()
        moved = False
        played.ask("one", "first", moved=lambda: moved)
        played.ask("one", "undone", moved=lambda: moved)
        played.ask("one", "left")
        await played.settle()
        moved = True
        played.tasks[2].cancel()
        while not played.minds[0].heard:
            await asyncio.sleep(0)
        assert played.minds[0].heard == ["never mind"]
        played.minds[0].work.set_result("too late")
        with pytest.raises(Moved):
            await played.tasks[1]
        await played.settle()
        assert len(played.minds[0].begun) == 1
        assert played.thinking.waiting == []

    alone(play())
