"""Who is thought for next, and how long: a fair share for every address, and of that for each of its tables.

thoughts ──→ people's before bots', watched before unwatched ──→ the address served longest ago ──→ its table likewise

Time counts from when somebody begins to think.  The more wait, the less time each has: all who wait together are
served within half of what one of them might have taken alone, for a bot's turn has many questions.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from time import monotonic
from typing import Any, Protocol

from heraut.kernel import Refusal
from heraut.server.workers import Work

MOST_WAITING = 32  # thoughts that people of one address wait for
MOST_SERVED = 10_000  # addresses and tables of which is known when they were served
HASTE = 2  # how much less than their fair share of the time thoughts have once some must wait
GLANCE = 0.1  # seconds between looks at a thought under way


class Lane(IntEnum):
    """What is served first."""

    PEOPLE = 0  # odds, hints, luck: a person has asked
    WATCHED = 1  # a bot, and somebody looks on
    UNWATCHED = 2  # a bot, and nobody does: while nothing else waits


class Moved(Exception):
    """Nobody waits for this thought any longer."""


class TooLong(Refusal):
    """It was thought about for too long."""

    def __init__(self) -> None:
        super().__init__("too-busy", "Too much is thought about here just now. Try again.")


class Mind(Protocol):
    """Thinks about one thing at a time: see `workers.Worker`."""

    def begin(self, work: Work, share: float, in_vain: Callable[[], bool]) -> asyncio.Future[Any]: ...

    def never_mind(self) -> None: ...

    def give_up(self) -> None: ...

    def stop(self) -> None: ...


@dataclass(eq=False)
class Thought:
    """Work, for whom, and how urgent it is now.  `moved`: the table has moved on, and nobody waits for it."""

    work: Work
    address: str
    table: str
    lane: Callable[[], Lane] = lambda: Lane.PEOPLE
    moved: Callable[[], bool] = lambda: False
    told: asyncio.Future[Any] = field(init=False)

    def in_vain(self) -> bool:
        return self.told.done() or self.moved()


class Thinking:
    """All that is thought about on this node."""

    def __init__(self, minds: Sequence[Mind], seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self.minds = minds
        self.seconds, self.clock = seconds, clock
        self.waiting: list[Thought] = []
        self._idle = list(minds)
        self._tasks: set[asyncio.Task[None]] = set()
        self._served: OrderedDict[str, int] = OrderedDict()  # addresses and tables, the one served last at the end
        self._turn = 0
        self._last = Lane.UNWATCHED

    async def think(self, thought: Thought) -> Any:
        """What came of it; raises Moved, TooLong, or what went wrong."""
        if thought.lane() is Lane.PEOPLE and self._waiting_of(thought.address) >= MOST_WAITING:
            raise Refusal("too-fast", "That is too fast. Wait a moment.")
        thought.told = asyncio.get_running_loop().create_future()
        self.waiting.append(thought)
        self._begin()
        try:
            return await thought.told
        finally:
            if thought in self.waiting:
                self.waiting.remove(thought)

    def _waiting_of(self, address: str) -> int:
        return sum(one.address == address and one.lane() is Lane.PEOPLE for one in self.waiting)

    def _begin(self) -> None:
        while self._idle and self.waiting:
            thought = self._next()
            if thought.in_vain():
                _end(thought, Moved())
                continue
            task = asyncio.create_task(self._attend(self._idle.pop(), thought, self.share(thought)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    # --- whose turn it is ---

    def _next(self) -> Thought:
        lane = self._next_lane()
        thoughts = [one for one in self.waiting if one.lane() is lane]
        thought = min(thoughts, key=lambda one: (self._served.get(one.address, 0), self._served.get(one.table, 0)))
        self.waiting.remove(thought)
        if not thought.in_vain():
            self._last = lane
            self._turn += 1
            for whose in (thought.address, thought.table):
                self._served[whose] = self._turn
                self._served.move_to_end(whose)
            while len(self._served) > MOST_SERVED:
                self._served.popitem(last=False)
        return thought

    def _next_lane(self) -> Lane:
        """People first; but where bots are watched as well, they take turns: no flood of questions stops a game."""
        lanes = {one.lane() for one in self.waiting}
        if self._last is Lane.PEOPLE and Lane.WATCHED in lanes:
            return Lane.WATCHED
        return min(lanes)

    def share(self, thought: Thought) -> float:
        """Of the usual time: every address that waits has as much of all minds, and each of its tables of that."""
        lane = thought.lane()
        ahead = [one for one in self.waiting if one.lane() <= lane]
        addresses = {thought.address, *[one.address for one in ahead]}
        own = 1 + sum(one.address == thought.address for one in ahead)
        fair = len(self.minds) / (len(addresses) * own)
        return 1.0 if fair >= 1 else fair / HASTE

    # --- while it is thought about ---

    async def _attend(self, mind: Mind, thought: Thought, share: float) -> None:
        work = mind.begin(thought.work, share, thought.in_vain)
        try:
            await self._watch(mind, thought, work)
            wrong = work.exception()
            if wrong is not None:
                _end(thought, wrong)
            elif not thought.told.done():
                thought.told.set_result(work.result())
        finally:
            thought.told.cancel()  # which is nothing to what was told; else the server stops
        self._idle.append(mind)
        self._begin()

    async def _watch(self, mind: Mind, thought: Thought, work: asyncio.Future[Any]) -> None:
        """Until the mind is free again, whether or not somebody still waits."""
        until, heard = self.clock() + self.seconds, False
        while not (await asyncio.wait((work,), timeout=GLANCE))[0]:
            if thought.in_vain() and not heard:
                mind.never_mind()
                heard = True
            if self.clock() > until and not thought.told.done():
                mind.give_up()
                _end(thought, TooLong())

    def stop(self) -> None:
        self._idle.clear()
        for thought in self.waiting:
            thought.told.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        for mind in self.minds:
            mind.stop()


def _end(thought: Thought, wrong: BaseException) -> None:
    if not thought.told.done():
        thought.told.set_exception(wrong)
