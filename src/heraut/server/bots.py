"""The bots of a table: when one is asked, and what it answers, in a thread and within its time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import Executor
from typing import Any

from heraut.kernel import Decision, write
from heraut.players.sight import Sight
from heraut.players.simple import Player
from heraut.table.session import Session

log = logging.getLogger(__name__)


def asked_bot(evening: Session) -> Decision | None:
    """The question, if it is put to a bot."""
    decision = evening.decision
    return None if decision is None or evening.played_by_person(decision.seat) else decision


async def think(player: Player, sight: Sight[Any, Any], threads: Executor, seconds: float) -> str:
    """The bot's answer; one at random if it fails or takes too long."""
    work = asyncio.get_running_loop().run_in_executor(threads, player.answer, sight)
    try:
        return write(await asyncio.wait_for(work, seconds))
    except TimeoutError:
        log.warning("%s took too long over '%s'", type(player).__name__, sight.decision.kind)
    except Exception:
        log.exception("%s failed over '%s'", type(player).__name__, sight.decision.kind)
    return write(secrets.choice(sight.decision.options))
