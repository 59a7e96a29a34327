"""Every line into this node: how many from where, and how long each may keep us waiting.

A line *waits* until its request has come in whole.  Who comes when there are too many takes the place of the line that
has waited longest, of their own address or of all: so half-open requests drive out each other, and nobody else.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from heraut.kernel import Refusal
from heraut.server.addresses import NO_ADDRESS, Proxies, customer
from heraut.server.guard import Buckets, Rate, answer
from heraut.server.speech import speech_of

HEAD_WITHIN = 10.0  # seconds for the head of a request, from the connection or the answer before
BODY_WITHIN = 60.0  # seconds for its body
TAKEN_WITHIN = 60.0  # seconds to take what was sent
LOOK_EVERY = 1.0  # seconds
UNHEARD = Rate(10, 100)  # frames that only keep a socket busy: pings, pieces of a message
MOST_READ = 16 * 1024  # bytes at once: a line that says much must not keep the others waiting
EVERYBODY = ""


class Line(asyncio.Protocol):
    """What requests and sockets have in common: they are counted, and must take what they are sent."""

    lines: Connections
    transport: asyncio.Transport
    client: tuple[str, int] | None
    crowds: tuple[str, str]
    taken: float

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        cast(Any, transport).max_size = MOST_READ
        self.crowds = (customer(self.client[0]) if self.client else NO_ADDRESS, EVERYBODY)
        self.taken = asyncio.get_running_loop().time()
        if not self.lines.enter(self):
            self.transport.write(self.lines.full)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lines.leave(self)
        super().connection_lost(exc)

    def is_late(self, now: float) -> bool:
        """Has something lain here for long that the other side does not take?"""
        if not self.transport.get_write_buffer_size():
            self.taken = now
        return now - self.taken > TAKEN_WITHIN

    def dismiss(self) -> None:
        self.lines.leave(self)
        self.transport.abort()


class HttpLine(Line, H11Protocol):
    """Requests, one after the other; each must come in whole within its time."""

    def __init__(self, lines: Connections, **settings: Any) -> None:
        H11Protocol.__init__(self, **settings)
        self.lines = lines
        self.awaited: Any = None  # the state of whoever has yet to send: a head, or a body
        self.since = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._note()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._note()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._note()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The line becomes a socket, which is counted in its place."""
        self.lines.leave(self)
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        """The server stops: what has not been asked by now never will be."""
        if self.awaited is None:
            super().shutdown()
        else:
            self.dismiss()

    def _note(self) -> None:
        state = self.conn.their_state
        awaited = state if state in (h11.IDLE, h11.SEND_BODY) else None
        if awaited is not self.awaited:
            self.awaited, self.since = awaited, self.loop.time()
            self.lines.wait(self, awaited is not None)

    def is_late(self, now: float) -> bool:
        within = HEAD_WITHIN if self.awaited is h11.IDLE else BODY_WITHIN
        return super().is_late(now) or (self.awaited is not None and now - self.since > within)


class SocketLine(Line, WebSocketsSansIOProtocol):
    """A socket.  What it says is limited by the application; this limits what the application never hears."""

    def __init__(self, lines: Connections, **settings: Any) -> None:
        WebSocketsSansIOProtocol.__init__(self, **settings)
        self.lines = lines
        self._unheard = Buckets(UNHEARD)

    def handle_ping(self) -> None:
        if self._calm():
            super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        if self._calm():
            super().handle_cont(event)

    def _calm(self) -> bool:
        calm = not self.transport.is_closing() and self._unheard.take(self)
        if not calm:
            self.dismiss()
        return calm


class Connections:
    """The lines of this node, HTTP and sockets together.  A proxy speaks for many, and may hold any number."""

    def __init__(self, most: int, most_of_address: int, proxies: Proxies) -> None:
        self.most, self.most_of_address, self.proxies = most, most_of_address, proxies
        self.all: set[Line] = set()
        self._count: Counter[str] = Counter()
        self._waiting: defaultdict[str, dict[Line, None]] = defaultdict(dict)  # who has waited longest comes first
        self._looking = False
        self.full = _too_many()

    def enter(self, line: Line) -> bool:
        """A new line; False when there is no place for it."""
        address, everybody = line.crowds
        if address not in self.proxies and not self._has_place(address, self.most_of_address):
            return False
        if not self._has_place(everybody, self.most):
            return False
        self.all.add(line)
        self._count.update(line.crowds)
        if not self._looking:
            self._look_later()
        return True

    def leave(self, line: Line) -> None:
        if line in self.all:
            self.wait(line, False)
            self.all.discard(line)
            self._count.subtract(line.crowds)
            if not self._count[line.crowds[0]]:
                del self._count[line.crowds[0]]

    def wait(self, line: Line, waits: bool) -> None:
        """This line has something to wait for from now on, or no longer."""
        for crowd in line.crowds if line in self.all else ():
            self._waiting[crowd].pop(line, None)
            if waits:
                self._waiting[crowd][line] = None
            elif not self._waiting[crowd]:
                del self._waiting[crowd]

    def _has_place(self, crowd: str, most: int) -> bool:
        if self._count[crowd] >= most:
            longest = next(iter(self._waiting.get(crowd, ())), None)
            if longest is None:
                return False
            longest.dismiss()
        return True

    def _look_later(self) -> None:
        self._looking = bool(self.all)
        if self._looking:
            asyncio.get_running_loop().call_later(LOOK_EVERY, self._look)

    def _look(self) -> None:
        """Dismiss those who keep us waiting."""
        now = asyncio.get_running_loop().time()
        for line in tuple(self.all):
            if line.is_late(now):
                line.dismiss()
        self._look_later()


def _too_many() -> bytes:
    """What is answered to whoever finds no place, before anything was asked."""
    refusal = Refusal("too-many", "There are too many lines open from here.")
    response = answer(refusal, speech_of().refusal(refusal))
    headers = [*response.raw_headers, (b"connection", b"close")]
    head = b"".join([name + b": " + value + b"\r\n" for name, value in headers])
    return b"HTTP/1.1 429 Too Many Requests\r\n" + head + b"\r\n" + bytes(response.body)
