"""What can be done at a table: open it, answer, sit down, watch.

say ─ lock ─→ the rules answer ──→ journal, durable ──→ ack ──→ everybody's view ──→ bots, see `bots`, likewise
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from time import monotonic

from heraut.kernel import Refusal
from heraut.kernel.attended import Errand
from heraut.server.bots import Bots
from heraut.server.entries import OPEN, SEAT, Record, SeatBody, opening, write_body
from heraut.server.evening import Evening
from heraut.server.journal import Journal, Seat, Taken
from heraut.server.keeping import Keeping
from heraut.server.live import LiveTable, Patience, Watcher
from heraut.server.rest import Claimed
from heraut.server.seats import (
    Keys,
    Place,
    clean_name,
    cut_keys,
    hash_of,
    holder,
    invited,
    new_secret,
    new_table,
)
from heraut.server.speech import speech_of
from heraut.server.thinking import Thinking
from heraut.server.wire import Wish
from heraut.server.wishes import Stale, do, done_before, key_of
from heraut.server.workers import Worker
from heraut.table.fate import TYPED
from heraut.table.herald import usual_attendance
from heraut.table.session import HUMAN, AnyGame, Session, forked

TRIES = 5  # to write before somebody else does
log = logging.getLogger(__name__)


class Tables(Keeping):
    """Every table of this node."""

    def __init__(self, journal: Journal, games: Mapping[str, AnyGame], patience: Patience | None = None) -> None:
        super().__init__(journal, games, patience or Patience())
        self.speeches = {name: speech_of(game) for name, game in self.games.items()}
        self.thinking = Thinking([Worker() for _ in range(self.patience.minds)], self.patience.mind_seconds)
        self.bots = Bots(self, self.thinking)
        self._stop_listening: Callable[[], None] | None = None

    # --- the life of this node ---

    async def start(self) -> None:
        loop = asyncio.get_running_loop()

        def heard(table: str, n: int) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._heard, table, n)

        self._stop_listening = await asyncio.to_thread(self.journal.listen, heard)
        self.spawn(self.sweep_now_and_then())

    async def stop(self) -> None:
        self.stopping = True
        if self._stop_listening is not None:
            self._stop_listening()
        for task in tuple(self._tasks):
            if task.get_name() == "patient":
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.stop()
        self._eyes.shutdown(wait=False, cancel_futures=True)

    # --- opening ---

    async def open(self, game: str, scenario: str, settings: Mapping[str, str], dice: str,
                   places: Sequence[Place], address: str = "", steady: bool = False,
                   errands: Sequence[Errand] | None = None) -> tuple[str, Keys]:  # fmt: skip
        """Lay a new table, for somebody at that address.  `errands`: what the herald does there; else as is usual."""
        chosen, players = self._game(game), _players(places)
        attendance = usual_attendance(chosen, scenario, players, errands)
        evening = Evening(chosen, scenario, settings, players, dice, attendance=attendance, steady=steady)
        return await self.whole(self._open(evening, places, address))

    async def open_again(self, past: Session, at: int | None = None, address: str = "") -> tuple[str, Keys]:
        """A new table that begins with (the first) answers of another evening, everybody at this device.

        Its dice are new ones: nobody can foresee them by looking at the other evening.
        """
        marks = list(past.marks) if at is None else forked(past, at)
        answers = past.answers[:at]
        places = [Place("here") if name == HUMAN else Place("bot", name) for name in past.seats]
        evening = await asyncio.to_thread(
            lambda: Evening(
                past.game, past.scenario, past.settings, past.seats, TYPED if past.typed else "seeded",
                answers=answers, marks=marks, fallen=past.fallen, steady=past.steady,
                attendance=past.attendance if at is None else past.attendance.until(at),
            )
        )  # fmt: skip
        return await self.whole(self._open(evening, places, address))

    async def _open(self, evening: Evening, places: Sequence[Place], address: str) -> tuple[str, Keys]:
        id = new_table()
        keys = cut_keys(id, places)
        await self.journal.append(id, 1, OPEN, OPEN, write_body(opening(evening, places)), seats=keys.kept)
        (await self.find(id)).address = address
        await self._play_bots_of(id)
        return id, keys

    def _game(self, name: str) -> AnyGame:
        if name not in self.games:
            sentence = "There is no game '{given}'. There are: {known}."
            raise Refusal("no-game", sentence, given=name, known=", ".join(self.games))
        return self.games[name]

    # --- answering ---

    async def wish(self, id: str, tokens: Sequence[str], wish: Wish) -> int:
        """Do what a seat wishes; returns the number of its entry once it is durable.  Raises Stale or a refusal."""
        return await self.whole(self._wish(await self.find(id), tokens, wish))

    async def _wish(self, live: LiveTable, tokens: Sequence[str], wish: Wish) -> int:
        async with live.lock:
            record = await self.read(live)
            for _ in range(TRIES):
                who, _known = holder(tokens, live.secrets, record.places)
                done = done_before(record, who, wish)
                if done is not None:
                    return done.n
                kind, body = do(record, who, wish)
                try:
                    entry = await self.write(live, record, key_of(wish), kind, write_body(body))
                except Taken:
                    record = await self.catch_up(live)
                    continue
                with suppress(Refusal):  # the answer itself is durable; what the herald says to it can wait
                    await self.bots.answer_at_once(live, record)
                self.bots.play(live)
                return entry.n
            raise Stale

    async def _play_bots_of(self, id: str) -> None:
        live = await self.find(id)
        async with live.lock:
            await self.read(live)
            self.bots.play(live)

    # --- seats ---

    async def claim(self, id: str, invite: str, name: str) -> Claimed:
        """Spend an invitation: of many claims one wins."""
        player = clean_name(name)
        return await self.whole(self._claim(await self.find(id), invite, player))

    async def _claim(self, live: LiveTable, invite: str, player: str) -> Claimed:
        async with live.lock:
            record = await self.catch_up(live)
            for _ in range(TRIES):
                seat = invited(invite, live.secrets)
                if seat is None:
                    raise Refusal("bad-invite", "This invitation is spent, or was never given.")
                token = new_secret()
                body = SeatBody(seat, "claimed", player)
                if await self._seat(live, record, body, Seat(live.id, seat, token_hash=hash_of(token))):
                    return Claimed(seat, token)
                record = await self.catch_up(live)
            raise Refusal("entry-taken", "Somebody else was faster. Look again.")

    async def reset(self, id: str, tokens: Sequence[str], seat: int) -> str:
        """Free a person's seat for somebody else: its token is dead, a new invitation opens it."""
        return await self.whole(self._reset(await self.find(id), tokens, seat))

    async def _reset(self, live: LiveTable, tokens: Sequence[str], seat: int) -> str:
        async with live.lock:
            record = await self.catch_up(live)
            for _ in range(TRIES):
                who, _known = holder(tokens, live.secrets, record.places)
                if not who.owner:
                    raise Refusal("not-host", "Only whoever opened the table may do this.")
                if not 0 <= seat < len(record.places) or record.places[seat].who == "bot":
                    raise Refusal("not-a-persons-seat", "Nobody can be invited to that seat.")
                invite = new_secret()
                body = SeatBody(seat, "reset")
                if await self._seat(live, record, body, Seat(live.id, seat, invite_hash=hash_of(invite))):
                    return invite
                record = await self.catch_up(live)
            raise Refusal("entry-taken", "Somebody else was faster. Look again.")

    async def _seat(self, live: LiveTable, record: Record, body: SeatBody, secret: Seat) -> bool:
        # A key of its own: the same claim at two nodes is two claims, and only one of them may win.
        key = f"seat {secrets.token_hex(8)}"
        try:
            await self.write(live, record, key, SEAT, write_body(body), [secret])
        except Taken:
            return False
        record.seat(body)
        live.secrets = [seat for seat in live.secrets if seat.seat != secret.seat] + [secret]
        self.unseat(live)
        return True

    # --- watching ---

    async def watch(self, id: str, watcher: Watcher) -> LiveTable:
        live = await self.find(id)
        before = live.connected()
        live.watchers.add(watcher)
        if watcher.holder.seats or not live.address:
            live.address = watcher.address
        if live.connected() != before:
            live.tell()
        else:
            watcher.wake()
        await self._play_bots_of(id)
        return live

    def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        before = live.connected()
        live.watchers.discard(watcher)
        live.used = monotonic()
        if live.connected() != before:
            live.tell()

    # --- other nodes ---

    def _heard(self, table: str, n: int) -> None:
        live = self._live.get(table)
        if live is not None and live.record is not None and not self.stopping:
            self.spawn(self._hear(live, n))

    async def _hear(self, live: LiveTable, n: int) -> None:
        try:
            async with live.lock:
                if live.record is None or live.record.rev >= n:
                    return
                await self.catch_up(live)
            # The node where a person spoke plays the bots; if it went silent, somebody must.
            while live.watchers and live.record is not None and live.record.evening.duty() is not None:
                rev = live.record.rev
                await asyncio.sleep(self.patience.other_node_seconds)
                async with live.lock:
                    record = await self.catch_up(live)
                    if record.rev == rev:
                        self.bots.play(live)
                        return
        except Refusal as refusal:
            log.warning("Table %s: what another node wrote cannot be read: %s", live.id[:6], refusal.id)


def _players(places: Iterable[Place]) -> list[str]:
    return [place.player if place.who == "bot" else HUMAN for place in places]
