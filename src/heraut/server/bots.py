"""The bots of a table: when one is asked, and what it answers."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from heraut.kernel import write
from heraut.players.dice import Seeded
from heraut.players.sight import Sight
from heraut.server import minds
from heraut.server.live import LiveTable
from heraut.server.thinking import Lane, Moved, Thinking, Thought
from heraut.server.workers import Work

AT_ONCE = ("random", "first")  # they do not think
log = logging.getLogger(__name__)


class Bots:
    """Answers for the bots of all tables; `by_habit` counts the answers that could not be thought about."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self.by_habit = 0

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
