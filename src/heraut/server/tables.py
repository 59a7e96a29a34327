"""Live tables: a record in memory for each table somebody looks at, and the journal behind all of them.

    say ─ lock ─→ the rules answer ──→ journal, durable ──→ ack ──→ everybody's view ──→ bots, see `thinking`, likewise

Whatever fails between the rules and the journal drops the record: it is read again from the journal when next needed.
Other nodes may write to the same table; the journal lets one of them win, and the others read what it wrote.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, TypeVar

from heraut.kernel import Refusal
from heraut.players.sight import Sight
from heraut.server.bots import Bots
from heraut.server.entries import (
    OPEN,
    SAY,
    SEAT,
    Record,
    SeatBody,
    opening,
    said,
    write_body,
)
from heraut.server.evening import Evening
from heraut.server.journal import Entry, Journal, Seat, Taken
from heraut.server.live import LiveTable, Patience, Watcher
from heraut.server.rest import Claimed
from heraut.server.seats import (
    Holder,
    Keys,
    Place,
    clean_name,
    cut_keys,
    hash_of,
    holder,
    invited,
    is_table,
    new_secret,
    new_table,
)
from heraut.server.speech import Speech
from heraut.server.thinking import Moved, Thinking
from heraut.server.wire import Wish
from heraut.server.wishes import Stale, do, done_before, key_of
from heraut.server.workers import Worker
from heraut.table.fate import TYPED
from heraut.table.session import HUMAN, AnyGame, Session, forked

T = TypeVar("T")
TRIES = 5  # to write before somebody else does
log = logging.getLogger(__name__)


class Tables:
    """Every table of this node."""

    def __init__(self, journal: Journal, games: Mapping[str, AnyGame], patience: Patience | None = None) -> None:
        self.journal = journal
        self.games = dict(games)
        self.patience = patience or Patience()
        self.speeches = {name: Speech(game) for name, game in self.games.items()}
        self._live: dict[str, LiveTable] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.thinking = Thinking([Worker() for _ in range(self.patience.minds)], self.patience.mind_seconds)
        self.bots = Bots(self.thinking)
        self._eyes = ThreadPoolExecutor(1, thread_name_prefix="view")
        self._stop_listening: Callable[[], None] | None = None
        self._weight = 0  # bytes of all tables in memory, about
        self.stopping = False

    # --- the life of this node ---

    async def start(self) -> None:
        loop = asyncio.get_running_loop()

        def heard(table: str, n: int) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._heard, table, n)

        self._stop_listening = await asyncio.to_thread(self.journal.listen, heard)
        self._spawn(self._sweep_now_and_then())

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

    def _spawn(self, work: Coroutine[Any, Any, T], name: str = "patient") -> asyncio.Task[T]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to the end, even if whoever asked goes away meanwhile."""
        return await asyncio.shield(self._spawn(work, "whole"))

    # --- finding a table ---

    async def find(self, id: str) -> LiveTable:
        """The table of that id; refused if there is none."""
        live = self._live.get(id)
        if live is not None:
            live.used = monotonic()
            return live
        if is_table(id):
            live = LiveTable(id)
            async with live.lock:
                await self._read(live)
            return self._live.setdefault(id, live)
        raise no_table()

    async def _read(self, live: LiveTable) -> Record:
        """The record, taken up from the journal if it is not in memory."""
        live.used = monotonic()
        if live.record is None:
            record, live.secrets = await asyncio.to_thread(self._replay, live.id)
            live.record = record
            self._unseat(live)
            self._weigh(live)
            return record
        self.journal.confirm()
        return live.record

    def _replay(self, id: str) -> tuple[Record, list[Seat]]:
        entries = self.journal.read(id)
        if not entries:
            raise no_table()
        return Record(self.games, entries), self.journal.seats(id)

    async def _catch_up(self, live: LiveTable) -> Record:
        """The record with everything that is in the journal by now."""
        record = await self._read(live)
        later = await asyncio.to_thread(self.journal.read, live.id, record.rev)
        if later:
            try:
                record.take_up(later)
            except BaseException:
                self._forget(live)
                raise
            if any(entry.kind == SEAT for entry in later):
                live.secrets = await asyncio.to_thread(self.journal.seats, live.id)
                self._unseat(live)
            live.tell()
        return record

    async def look(self, id: str, look: Callable[[LiveTable, Record], T]) -> T:
        """Whatever can be said of a table, while nothing changes on it."""
        live = await self.find(id)
        return await self.look_at(live, lambda record: look(live, record))

    async def look_at(
        self, live: LiveTable, look: Callable[[Record], T], is_quick: Callable[[Record], bool] = lambda _: False
    ) -> T:
        """Views take milliseconds to make: they are made in a thread, and answers at other tables need not wait."""
        async with live.lock:
            record = await self._read(live)
            if is_quick(record):
                return look(record)
            seen = await asyncio.get_running_loop().run_in_executor(self._eyes, look, record)
            self._weigh(live)
            return seen

    async def hold(self, id: str, tokens: Sequence[str]) -> tuple[Holder, bool]:
        """What these tokens open at a table, and whether all of them open something."""
        live = await self.find(id)
        async with live.lock:
            record = await self._read(live)
            found, known = holder(tokens, live.secrets, record.places)
            if tokens and not known:  # perhaps claimed a moment ago, on another node
                record = await self._catch_up(live)
                found, known = holder(tokens, live.secrets, record.places)
            return found, known

    # --- opening ---

    async def open(self, game: str, scenario: str, settings: Mapping[str, str], dice: str,
                   places: Sequence[Place], address: str = "", steady: bool = False) -> tuple[str, Keys]:  # fmt: skip
        """Lay a new table, for somebody at that address."""
        chosen = self._game(game)
        evening = Evening(chosen, scenario, settings, _players(places), dice, steady=steady)
        return await self._whole(self._open(evening, places, address))

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
            )
        )  # fmt: skip
        return await self._whole(self._open(evening, places, address))

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
        return await self._whole(self._wish(await self.find(id), tokens, wish))

    async def _wish(self, live: LiveTable, tokens: Sequence[str], wish: Wish) -> int:
        async with live.lock:
            record = await self._read(live)
            for _ in range(TRIES):
                who, _known = holder(tokens, live.secrets, record.places)
                done = done_before(record, who, wish)
                if done is not None:
                    return done.n
                kind, body = do(record, who, wish)
                try:
                    entry = await self._write(live, record, key_of(wish), kind, write_body(body))
                except Taken:
                    record = await self._catch_up(live)
                    continue
                self._play_bots(live)
                return entry.n
            raise Stale

    async def _write(
        self, live: LiveTable, record: Record, key: str, kind: str, body: str, seats: Sequence[Seat] = ()
    ) -> Entry:
        """Make it durable; then everybody may see it.  If it cannot be, the record is forgotten and read again."""
        try:
            entry = await self.journal.append(live.id, record.rev + 1, key, kind, body, seats=seats)
            record.note(entry)
        except BaseException:
            self._forget(live)
            raise
        live.tell()
        return entry

    # --- bots ---

    async def _play_bots_of(self, id: str) -> None:
        live = await self.find(id)
        async with live.lock:
            await self._read(live)
            self._play_bots(live)

    def _play_bots(self, live: LiveTable) -> None:
        """If a bot must answer, let it; called with the lock held."""
        if live.record is None or self.stopping or (live.bots is not None and not live.bots.done()):
            return
        if live.record.outdated is None and live.record.evening.asked_bot() is not None:
            live.bots = self._spawn(self._bots(live))

    async def _bots(self, live: LiveTable) -> None:
        try:
            while await self._bot(live):
                pass
        except Refusal as refusal:
            log.warning("Table %s: its bots stop: %s", live.id[:6], refusal.id)
        except Exception:
            log.exception("Table %s: its bots failed", live.id[:6])
        finally:
            if live.bots in (None, asyncio.current_task()) and live.thinking is not None:
                live.thinking = None
                live.tell()

    async def _bot(self, live: LiveTable) -> bool:
        """One answer of a bot; False when no bot is asked.  It thinks without the lock: people may undo meanwhile."""
        async with live.lock:
            record = await self._read(live)
            seat = record.evening.asked_bot()
            if seat is None:
                return False
            rev, sight = record.moved, Sight(record.evening.table.clone(), seat)
            name, steady = record.evening.seats[seat], record.evening.steady
        if live.thinking != seat:
            live.thinking = seat
            live.tell()

        def moved() -> bool:
            return live.record is not record or record.moved != rev

        steadily = asyncio.sleep(self.patience.secret_seconds if sight.decision.secret and steady else 0)
        try:
            thought = self.bots.answer(live, sight, name, moved)
            text, _ = await asyncio.gather(thought, steadily)
        except Moved:
            return True
        async with live.lock:
            record = await self._read(live)
            if record.moved != rev:
                return True
            record.evening.say(seat, text)
            try:
                await self._write(live, record, f"bot {record.rev + 1}", SAY, write_body(said(record.evening)))
            except Taken:
                await self._catch_up(live)
        return True

    # --- seats ---

    async def claim(self, id: str, invite: str, name: str) -> Claimed:
        """Spend an invitation: of many claims one wins."""
        player = clean_name(name)
        return await self._whole(self._claim(await self.find(id), invite, player))

    async def _claim(self, live: LiveTable, invite: str, player: str) -> Claimed:
        async with live.lock:
            record = await self._catch_up(live)
            for _ in range(TRIES):
                seat = invited(invite, live.secrets)
                if seat is None:
                    raise Refusal("bad-invite", "This invitation is spent, or was never given.")
                token = new_secret()
                body = SeatBody(seat, "claimed", player)
                if await self._seat(live, record, body, Seat(live.id, seat, token_hash=hash_of(token))):
                    return Claimed(seat, token)
                record = await self._catch_up(live)
            raise Refusal("entry-taken", "Somebody else was faster. Look again.")

    async def reset(self, id: str, tokens: Sequence[str], seat: int) -> str:
        """Free a person's seat for somebody else: its token is dead, a new invitation opens it."""
        return await self._whole(self._reset(await self.find(id), tokens, seat))

    async def _reset(self, live: LiveTable, tokens: Sequence[str], seat: int) -> str:
        async with live.lock:
            record = await self._catch_up(live)
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
                record = await self._catch_up(live)
            raise Refusal("entry-taken", "Somebody else was faster. Look again.")

    async def _seat(self, live: LiveTable, record: Record, body: SeatBody, secret: Seat) -> bool:
        # A key of its own: the same claim at two nodes is two claims, and only one of them may win.
        key = f"seat {secrets.token_hex(8)}"
        try:
            await self._write(live, record, key, SEAT, write_body(body), [secret])
        except Taken:
            return False
        record.seat(body)
        live.secrets = [seat for seat in live.secrets if seat.seat != secret.seat] + [secret]
        self._unseat(live)
        return True

    def _unseat(self, live: LiveTable) -> None:
        """What every watcher's tokens open now."""
        live.forget_views()
        for watcher in tuple(live.watchers):
            watcher.unseated()
        live.tell()

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
            self._spawn(self._hear(live, n))

    async def _hear(self, live: LiveTable, n: int) -> None:
        try:
            async with live.lock:
                if live.record is None or live.record.rev >= n:
                    return
                await self._catch_up(live)
            # The node where a person spoke plays the bots; if it went silent, somebody must.
            while live.watchers and live.record is not None and live.record.evening.asked_bot() is not None:
                rev = live.record.rev
                await asyncio.sleep(self.patience.other_node_seconds)
                async with live.lock:
                    record = await self._catch_up(live)
                    if record.rev == rev:
                        self._play_bots(live)
                        return
        except Refusal as refusal:
            log.warning("Table %s: what another node wrote cannot be read: %s", live.id[:6], refusal.id)

    # --- memory ---

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(self.patience.sweep_seconds)
            self.sweep()

    def sweep(self) -> None:
        """Forget the tables that nobody has looked at for a while."""
        oldest = monotonic() - self.patience.idle_seconds
        for id, live in tuple(self._live.items()):
            if live.used < oldest and not live.watchers and self._may_go(live):
                self._let_go(live)
                del self._live[id]

    def _weigh(self, newest: LiveTable) -> None:
        """When the tables in memory take too much, those not used for longest go."""
        self._weight += newest.weight() - newest.weighed
        newest.weighed = newest.weight()
        if self._weight > self.patience.most_bytes:
            for live in sorted(self._live.values(), key=lambda live: live.used):
                if live is not newest and live.record is not None and self._may_go(live):
                    self._let_go(live)
                if self._weight <= self.patience.most_bytes:
                    return

    def _may_go(self, live: LiveTable) -> bool:
        return not live.lock.locked() and (live.bots is None or live.bots.done() or not live.watchers)

    def _let_go(self, live: LiveTable) -> None:
        """A bot that waits for its turn while nobody looks is asked again when somebody does."""
        if live.bots is not None:
            live.bots.cancel()
            live.bots = None
        self._forget(live)

    def _forget(self, live: LiveTable) -> None:
        live.forget()
        self._weight -= live.weighed
        live.weighed = 0

    def in_memory(self) -> int:
        return sum(live.record is not None for live in self._live.values())


def no_table() -> Refusal:
    return Refusal("no-table", "There is no such table.")


def _players(places: Iterable[Place]) -> list[str]:
    return [place.player if place.who == "bot" else HUMAN for place in places]
