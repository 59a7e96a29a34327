"""The socket of a seat: it says hello, gives answers, and is shown the table whenever something changed.

frames in ──→ one after the other: read, limit, do ──→ queue ─┐
table changed ──→ "look again" ───────────────────────────────┴─→ one sender: acks first, then the newest view
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from dataclasses import dataclass, field

from starlette.websockets import WebSocket, WebSocketDisconnect

from heraut.kernel import Refusal
from heraut.server import views
from heraut.server.addresses import address_of
from heraut.server.guard import MOST_FRAME, Buckets, Limits
from heraut.server.live import LiveTable
from heraut.server.seats import NOBODY, Holder, holder
from heraut.server.tables import Tables
from heraut.server.wire import Ack, Hello, Ping, Pong, Refused, Upward, encode, read_upward
from heraut.server.wire import Stale as StaleSent
from heraut.server.wishes import Stale
from heraut.table.speech import BothLanguages

HELLO_WITHIN = 30.0  # seconds
MOST_QUEUED = 64
MOST_WRONG = 200  # frames beyond the limit before the line is cut
POLICY, TOO_LARGE, FAULT = 1008, 1009, 1011
log = logging.getLogger(__name__)


class Cut(Exception):
    """The line is closed from here."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@dataclass
class Sockets:
    """Every socket of this node."""

    tables: Tables
    speech: BothLanguages
    limits: Limits

    def __post_init__(self) -> None:
        self.by_seat = Buckets(self.limits.frames_of_seat)
        self.by_address = Buckets(self.limits.frames_of_address)
        self.open: Counter[str] = Counter()

    async def serve(self, websocket: WebSocket) -> None:
        address = address_of(websocket.scope)
        if self.open[address] >= self.limits.sockets_of_address:
            await websocket.close(POLICY, "too-many")
            return
        self.open[address] += 1
        try:
            await websocket.accept()
            await Line(self, websocket, address).run()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the other side is gone
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]


@dataclass(eq=False)
class Line:
    """One socket.  A watcher of its table."""

    sockets: Sockets
    websocket: WebSocket
    address: str
    holder: Holder = NOBODY
    tokens: list[str] = field(default_factory=list)
    live: LiveTable | None = None
    queue: deque[bytes] = field(default_factory=deque)
    changed: bool = False
    busy: bool = False  # an answer is under way: its ack comes before the view
    wrong: int = 0
    sent: views.Sent = views.NOTHING_SENT

    def __post_init__(self) -> None:
        self._something = asyncio.Event()
        self._sent = asyncio.Event()
        self._hello_by = asyncio.get_running_loop().time() + HELLO_WITHIN

    # --- what the table tells ---

    def wake(self) -> None:
        self.changed = True
        self._something.set()

    def unseated(self) -> None:
        if self.live is not None and self.live.record is not None:
            self.holder, _ = holder(self.tokens, self.live.secrets, self.live.record.places)

    # --- the two halves ---

    async def run(self) -> None:
        sender = asyncio.create_task(self._send())
        reader = asyncio.create_task(self._read())
        try:
            done, _ = await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except Cut as cut:
            await self.websocket.close(cut.code)
        finally:
            for task in (sender, reader):
                task.cancel()
            await asyncio.wait((sender, reader))
            self._leave()

    def _leave(self) -> None:
        if self.live is not None:
            self.sockets.tables.unwatch(self.live, self)
            self.live = None

    async def _send(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self.queue:
                await self.websocket.send_text(self.queue.popleft().decode())
            self._sent.set()
            if self.changed and not self.busy and self.live is not None:
                self.changed = False
                await self.websocket.send_text((await self._look(self.live)).decode())

    async def _look(self, live: LiveTable) -> bytes:
        try:
            who = self.holder
            frame, self.sent = await self.sockets.tables.look_at(
                live,
                lambda record: views.seen(live, record, who, self.sockets.tables.speeches[record.game.name], self.sent),
                lambda record: views.is_ready(live, record, who),
            )
            return frame
        except Refusal as refusal:
            return encode(self._refused(refusal))
        except Exception as bug:
            log.exception("A view failed")
            raise Cut(FAULT) from bug

    def _put(self, message: object) -> None:
        self.queue.append(encode(message))
        self._something.set()

    async def _read(self) -> None:
        while True:
            while len(self.queue) >= MOST_QUEUED:  # whoever does not listen is not heard either
                self._sent.clear()
                await self._sent.wait()
            wait = None if self.live else self._hello_by - asyncio.get_running_loop().time()
            try:
                message = await asyncio.wait_for(self.websocket.receive(), wait)
            except TimeoutError as late:
                raise Cut(POLICY) from late
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            data = text.encode("utf-8", "replace") if text is not None else message.get("bytes") or b""
            if len(data) > MOST_FRAME:
                raise Cut(TOO_LARGE)
            await self._hear(data)

    # --- one frame ---

    async def _hear(self, data: bytes) -> None:
        try:
            frame = read_upward(data)
        except Refusal as refusal:
            if self._within_limits():
                self._put(self._refused(refusal))
            return
        key = getattr(frame, "key", "")
        if not self._within_limits():
            if self.wrong <= MOST_QUEUED:
                self._put(self._refused(Refusal("too-fast", "That is too fast. Wait a moment."), key))
            return
        try:
            await self._do(frame)
        except Stale:
            self._put(StaleSent(key))
            self.wake()
        except Refusal as refusal:
            self._put(await self._explained(refusal, key))
        except (Cut, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("A %s failed", type(frame).__name__)
            self._put(self._refused(Refusal("fault", "Something went wrong here. Nothing was changed."), key))

    def _within_limits(self) -> bool:
        """Each address has a bucket of frames, and each seat another."""
        fits = self.sockets.by_address.take(self.address)
        if self.live is not None:
            for seat in self.holder.seats[:1]:
                fits = self.sockets.by_seat.take((self.live.id, seat)) and fits
        self.wrong = 0 if fits else self.wrong + 1
        if self.wrong > MOST_WRONG:
            raise Cut(POLICY)
        return fits

    async def _do(self, frame: Upward) -> None:
        if isinstance(frame, Ping):
            self._put(Pong())
        elif isinstance(frame, Hello):
            await self._join(frame)
        elif self.live is None:
            raise Refusal("say-hello", "Say hello first: which table?")
        else:
            self.busy = True
            try:
                rev = await self.sockets.tables.wish(self.live.id, self.tokens, frame)
                self._put(Ack(frame.key, rev))
            finally:
                self.busy = False
                self._something.set()

    async def _join(self, hello: Hello) -> None:
        tables = self.sockets.tables
        self._leave()
        self._hello_by = asyncio.get_running_loop().time() + HELLO_WITHIN
        self.holder, self.tokens, self.sent = NOBODY, [], views.NOTHING_SENT
        who, known = await tables.hold(hello.table, hello.tokens)
        if not known:
            refusal = Refusal("unknown-token", "This seat is no longer yours, or never was: its key is not known here.")
            self._put(self._refused(refusal))
        if len((await tables.find(hello.table)).watchers) >= self.sockets.limits.watchers_of_table:
            raise Refusal("too-many", "There are too many lines open from here.")
        self.holder, self.tokens = who, hello.tokens
        self.live = await tables.watch(hello.table, self)
        self.unseated()
        self._something.set()  # what woke the sender before it had a table is still to be shown

    # --- refusals ---

    def _refused(self, refusal: Refusal, key: str = "") -> Refused:
        return Refused(id=refusal.id, text=self.sockets.speech.refusal(refusal), rules=[], key=key)

    async def _explained(self, refusal: Refusal, key: str) -> Refused:
        """In the words of the game, if there is one."""
        if self.live is None:
            return self._refused(refusal, key)
        tables = self.sockets.tables
        try:
            text, rules = await tables.look_at(
                self.live,
                lambda record: views.why_not(refusal, record, self.holder, tables.speeches[record.game.name]),
            )
        except Refusal:
            return self._refused(refusal, key)
        return Refused(id=refusal.id, text=text, rules=rules, key=key)
