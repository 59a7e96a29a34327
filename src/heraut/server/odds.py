"""Odds, hints and luck for a screen: thought about once for all who ask the same; no view waits."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from heraut.kernel import Refusal, Table
from heraut.odds.luck import luck_of
from heraut.players.sight import Sight
from heraut.server import minds
from heraut.server.bots import seen
from heraut.server.entries import Record
from heraut.server.evening import Evening
from heraut.server.rest import ChoiceOdds, Hint, HintSent, LuckSent, OddsSent, SettleSent, SideLuck, Standing
from heraut.server.seats import Holder
from heraut.server.speech import plain
from heraut.server.thinking import Moved, Thinking, Thought, TooLong
from heraut.server.wire import encode
from heraut.server.workers import Work
from heraut.table.session import AnyGame
from heraut.table.speech import BothLanguages

MOST_KEPT = 500
MOST_STANDINGS = 120  # of a game that is over
SURE = 0.99  # of winning a fight, so that the herald may settle it
Seats: TypeAlias = tuple[int, ...]


class Asked(NamedTuple):
    """A question put at a revision of a table, and what each seat sees that may answer.

    `moved`: it is no longer put.  `fights`: a fight is under way that may be settled.
    """

    rev: int
    sights: tuple[Sight[Any, Any], ...]
    moved: Callable[[], bool] = lambda: False
    fights: bool = False


def asked(record: Record, who: Holder) -> Asked:
    """The question this holder may answer now, on a copy of the table."""
    evening = record.evening
    decision = evening.decision
    mine = [seat for seat in decision.seats if seat in who.seats] if decision else []
    twin: Table[Any, Any] = Table(record.game, record.game.records.clone(evening.table.state))
    rev = record.rev
    fights = len(mine) == 1 and "settle" in evening.herald.may_order(evening.table, mine[0])
    return Asked(rev, tuple([Sight(twin, seat) for seat in mine]), lambda: record.rev != rev, fights)


class Reckoner:
    """Keeps what was reckoned, by table, revision and seat: odds, hints, luck."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._kept: OrderedDict[tuple[str, str, int, Seats], asyncio.Task[bytes]] = OrderedDict()

    async def odds(self, table: str, address: str, asked: Asked, speech: BothLanguages) -> bytes:
        if not asked.sights:
            return encode(OddsSent(asked.rev, []))

        def tell(found: Any) -> bytes:
            return encode(OddsSent(asked.rev, [ChoiceOdds(answer, plain(one, speech)) for answer, one in found]))

        about = _about(minds.reckon, asked, address, table)
        try:
            return await self._once(("odds", table, asked.rev, _whose(asked)), about, tell)
        except TooLong:
            return tell(())  # nobody has asked for them; a question can be answered without

    async def hint(self, table: str, address: str, asked: Asked) -> bytes:
        """What a strong player would answer for each seat that is asked, from what it sees."""
        if not asked.sights:
            raise Refusal("not-asked", "That seat is not asked anything now.")

        def tell(found: Any) -> bytes:
            return encode(HintSent(asked.rev, [Hint(*one) for one in found]))

        return await self._once(
            ("hint", table, asked.rev, _whose(asked)), _about(minds.advise, asked, address, table), tell
        )

    async def settle(self, table: str, address: str, asked: Asked, speech: BothLanguages) -> bytes:
        """How sure the fight under way is, before the herald is told to settle it."""
        if not asked.sights:
            raise Refusal("not-asked", "That seat is not asked anything now.")
        if not asked.fights:
            raise Refusal("no-such-order", "The herald cannot do that for this seat now.")

        def tell(found: Any) -> bytes:
            won, odds = found or (0.0, None)  # nothing where the table has moved on meanwhile
            return encode(SettleSent(asked.rev, won, won >= SURE, plain(odds, speech)))

        return await self._once(
            ("settle", table, asked.rev, _whose(asked)), _about(minds.settle, asked, address, table), tell
        )

    async def luck(self, table: str, address: str, rev: int, played: Evening) -> bytes:
        """What each side rolled in a game that is over, and how it stood on the way."""

        def tell(found: Any) -> bytes:
            return encode(LuckSent(rev, *found))

        thought = Thought(Work(_luck, played.game, lambda: (played,), here=True), address, table)
        return await self._once(("luck", table, rev, ()), thought, tell)

    async def _once(self, key: tuple[str, str, int, Seats], thought: Thought, tell: Callable[[Any], bytes]) -> bytes:
        """Once for all who ask the same."""
        if key not in self._kept:
            self._kept[key] = asyncio.create_task(self._think(thought, tell))
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        try:
            return await asyncio.shield(self._kept[key])
        except Exception:
            self._kept.pop(key, None)  # whoever asks again has it thought about again
            raise

    async def _think(self, thought: Thought, tell: Callable[[Any], bytes]) -> bytes:
        try:
            found = await self._thinking.think(thought)
        except Moved:
            found = ()
        return await asyncio.to_thread(tell, found)  # the words of many bars take a while


def _whose(asked: Asked) -> Seats:
    return tuple([sight.seat for sight in asked.sights])


def _about(think: Callable[..., Any], asked: Asked, address: str, table: str) -> Thought:
    """A thought about the question, from what each seat sees that may answer."""
    work = Work(think, asked.sights[0].game, lambda: tuple([seen(sight) for sight in asked.sights]))
    return Thought(work, address, table, moved=asked.moved)


def _luck(game: AnyGame, pace: minds.Pace, played: Evening) -> tuple[list[SideLuck], list[Standing]]:
    sides = [one for one in luck_of(played) if not one.why]
    luck = [SideLuck(one.seat, one.dice, one.total, float(one.expected), float(one.lower)) for one in sides]
    return luck, [Standing(*one) for one in played.course(MOST_STANDINGS)]
