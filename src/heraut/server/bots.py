"""The bots of a table: when one is asked, and what it answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from heraut.kernel import Refusal, write
from heraut.players.dice import Seeded
from heraut.players.sight import Sight
from heraut.server import minds
from heraut.server.entries import SAY, Record, said, write_body
from heraut.server.journal import Taken
from heraut.server.keeping import Keeping
from heraut.server.live import LiveTable
from heraut.server.thinking import Lane, Moved, Thinking, Thought
from heraut.server.workers import Work
from heraut.table.herald import Duty

AT_ONCE = ("random", "first")  # they do not think
log = logging.getLogger(__name__)


class Bots:
    """Answers for the bots of all tables; `by_habit` counts the answers that could not be thought about."""

    def __init__(self, keeping: Keeping, thinking: Thinking) -> None:
        self.keeping = keeping
        self.thinking = thinking
        self.by_habit = 0

    def play(self, live: LiveTable) -> None:
        """If a bot must answer, let it; called with the lock held."""
        if live.record is None or self.keeping.stopping or (live.bots is not None and not live.bots.done()):
            return
        if live.record.outdated is None and live.record.evening.duty() is not None:
            live.bots = self.keeping.spawn(self._play(live))

    async def _play(self, live: LiveTable) -> None:
        try:
            while await self._answer(live):
                pass
        except Refusal as refusal:
            log.warning("Table %s: its bots stop: %s", live.id[:6], refusal.id)
        except Exception:
            log.exception("Table %s: its bots failed", live.id[:6])
        finally:
            if live.bots in (None, asyncio.current_task()) and live.thinking is not None:
                live.thinking = None
                live.tell()

    async def _answer(self, live: LiveTable) -> bool:
        """One answer of a bot; False when no bot is asked.  It thinks without the lock: people may undo meanwhile."""
        async with live.lock:
            record = await self.keeping.read(live)
            record = await self.answer_at_once(live, record)
            duty = record.evening.duty()
            if duty is None:
                return False
            seat, name, steady = duty.seat, duty.mind, record.evening.steady
            rev, sight = record.moved, duty.sight(record.evening.table.clone())
        if live.thinking != seat:
            live.thinking = seat
            live.tell()

        def moved() -> bool:
            return live.record is not record or record.moved != rev

        steadily = asyncio.sleep(self.keeping.patience.secret_seconds if sight.decision.secret and steady else 0)
        try:
            thought = self.answer(live, sight, name, moved)
            text, _ = await asyncio.gather(thought, steadily)
        except Moved:
            return True
        async with live.lock:
            record = await self.keeping.read(live)
            if record.moved != rev:
                return True
            await self.answer_at_once(live, await self._say(live, record, duty, text))
        return True

    async def answer_at_once(self, live: LiveTable, record: Record) -> Record:
        """What the herald need not think about is answered before anybody sees the question; with the lock held."""
        while record.outdated is None and (duty := record.evening.duty()) is not None and duty.text:
            record = await self._say(live, record, duty, duty.text)
        return record

    async def _say(self, live: LiveTable, record: Record, duty: Duty, text: str) -> Record:
        """Answer; returns the record that lies there then: what another node has written comes first."""
        record.evening.say(duty.seat, text, duty.herald)
        body = write_body(said(record.evening, duty.herald))
        try:
            await self.keeping.write(live, record, f"bot {record.rev + 1}", SAY, body)
        except Taken:
            return await self.keeping.catch_up(live)
        return record

    async def answer(self, live: LiveTable, sight: Sight[Any, Any], name: str, moved: Callable[[], bool]) -> str:
        """The bot's answer; as the game's players usually do if it fails.  Raises Moved."""
        work = Work(minds.answer, sight.game, lambda: (*seen(sight), name), here=name in AT_ONCE)
        lane = lambda: Lane.WATCHED if live.watchers else Lane.UNWATCHED  # noqa: E731
        try:
            told: str = await self.thinking.think(Thought(work, live.address, live.id, lane, moved))
            return told
        except Moved:
            raise
        except Exception:
            log.exception("Bot %s failed over '%s'", name, sight.decision.kind)
        self.by_habit += 1
        return habit(sight)


def seen(sight: Sight[Any, Any]) -> tuple[dict[str, Any], int]:
    """What leaves for another process: what that seat may know, and nothing else."""
    return sight.game.records.dump(sight.view()), sight.seat


def habit(sight: Sight[Any, Any]) -> str:
    """What is answered in that game without thinking."""
    dice = Seeded()
    return write(sight.game.likely(sight.guess(sight.view(), dice), sight.decision, dice.random))
