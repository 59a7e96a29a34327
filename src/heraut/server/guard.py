"""What stands before every call: who may call from where, how often, how much; and the headers of every answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heraut.kernel import Refusal
from heraut.kernel.content import Text
from heraut.server.addresses import Proxies, address_of
from heraut.server.wire import Refusal as RefusalSent
from heraut.server.wire import encode
from heraut.table.speech import BothLanguages

MOST_FRAME = 16 * 1024
MOST_BODY = 16 * 1024
MOST_SAVE = 1024 * 1024
MOST_BUCKETS = 20_000

POLICY = "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
SAFE = ("GET", "HEAD", "OPTIONS")

STATUS = {
    "no-table": 404, "no-game": 404, "no-page": 404, "no-such-answer": 404, "unknown-game": 400,
    "unknown-token": 401,
    "not-host": 403, "not-your-seat": 403, "bad-invite": 403, "still-played": 403, "other-origin": 403,
    "other-host": 403, "may-not-force": 403, "not-asked": 403, "not-over": 403,
    "wrong-method": 405,
    "not-a-persons-seat": 409, "outdated": 409, "outdated-save": 409, "game-gone": 409, "cards-gone": 409,
    "entry-taken": 409,
    "too-large": 413, "too-fast": 429, "too-many": 429,
    "fault": 500, "cannot-write": 503, "cannot-read": 503, "too-busy": 503, "journal-closed": 503, "journal-gone": 503,
    "journal-gap": 500, "journal-altered": 500, "journal-short": 500, "journal-damaged": 500, "journal-read-only": 500,
}  # fmt: skip


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.id, 400)


def answer(refusal: Refusal, text: Text) -> Response:
    """A refusal as REST gives it."""
    sent = RefusalSent(refusal.id, text, [])
    headers = {"Retry-After": "1"} if status_of(refusal) in (429, 503) else None
    return Response(encode(sent), status_of(refusal), headers, "application/json")


# --- how often ------------------------------------------------------------------------------------------------------


class Rate(NamedTuple):
    """So many a second in the long run, so many at once."""

    each_second: float
    at_once: float


class Limits(NamedTuple):
    """What one seat or one address may ask of the server."""

    frames_of_seat: Rate = Rate(20, 40)
    frames_of_address: Rate = Rate(100, 200)
    calls: Rate = Rate(20, 80)
    tables: Rate = Rate(30 / 3600, 30)
    claims: Rate = Rate(10 / 60, 10)
    hints: Rate = Rate(1, 10)
    lines_of_address: int = 200  # requests and sockets together
    sockets_of_address: int = 100
    watchers_of_table: int = 200

    def times(self, factor: float) -> Limits:
        changed: dict[str, Any] = {
            name: Rate(rate.each_second * factor, rate.at_once * factor)
            if isinstance(rate, Rate)
            else int(rate * factor)
            for name, rate in self._asdict().items()
        }
        return Limits(**changed)


class Buckets:
    """A bucket of tokens for each seat or address; it fills by itself."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.clock = rate, clock
        self._level: dict[object, tuple[float, float]] = {}

    def take(self, key: object) -> bool:
        """Take one; False when there is none."""
        now = self.clock()
        level = self._now(key, now)
        if level < 1:
            self._level[key] = (level, now)
            return False
        if len(self._level) >= MOST_BUCKETS:
            self._drop_full(now)
        self._level[key] = (level - 1, now)
        return True

    def _now(self, key: object, now: float) -> float:
        level, since = self._level.get(key, (self.rate.at_once, now))
        return min(self.rate.at_once, level + (now - since) * self.rate.each_second)

    def _drop_full(self, now: float) -> None:
        """A full bucket is as good as none; if all are in use, begin again."""
        kept = {key: one for key, one in self._level.items() if self._now(key, now) < self.rate.at_once}
        self._level = kept if len(kept) < MOST_BUCKETS else {}


# --- from where -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Doors:
    """By which names this server is reached, which other origins may call it, and through which proxies.

    No names: any.
    """

    hosts: frozenset[str] = frozenset()
    origins: frozenset[str] = frozenset()
    proxies: Proxies = field(default_factory=Proxies)


@dataclass
class Guard:
    """Before the application: who calls, origin, host, rate.  After it: headers."""

    app: ASGIApp
    speech: BothLanguages
    limits: Limits = field(default_factory=Limits)
    doors: Doors = field(default_factory=Doors)

    def __post_init__(self) -> None:
        self._calls = Buckets(self.limits.calls)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        caller = self.doors.proxies.caller(scope)
        if caller is not None:
            scope["client"] = (caller, 0)
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is not None:
                await send({"type": "websocket.close", "code": 1008, "reason": refusal.id})
                return
            await self.app(scope, receive, send)
            return
        dressed = _dress(send, scope)
        if refusal is not None:
            await answer(refusal, self.speech.refusal(refusal))(scope, receive, dressed)
            return
        await self.app(scope, receive, dressed)

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "").lower()
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if self.doors.hosts and _name(host) not in self.doors.hosts:
            return Refusal("other-host", "This server does not go by that name.")
        if unsafe and not self._same_origin(headers, host):
            return Refusal("other-origin", "Another site may not do this.")
        path: str = scope["path"]
        if (path.startswith("/api") or scope["type"] == "websocket") and not self._calls.take(address_of(scope)):
            return Refusal("too-fast", "That is too fast. Wait a moment.")
        return None

    def _same_origin(self, headers: dict[bytes, str], host: str) -> bool:
        """Programs send no Origin; browsers always do, and cannot be made to lie about it."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", "none") in ("none", "same-origin")
        origin = origin.lower()
        return origin in self.doors.origins or origin.partition("://")[2] == host != ""


def _name(host: str) -> str:
    """`[::1]:8000` → `[::1]`."""
    return host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() and not host.endswith("]") else host


def _dress(send: Send, scope: Scope) -> Send:
    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            known = {name.lower() for name, _ in headers}
            if scope["path"].startswith("/api") and b"cache-control" not in known:
                headers.append((b"cache-control", b"no-store"))
            message["headers"] = headers + [pair for pair in HEADERS if pair[0] not in known]
        await send(message)

    return dressed


# --- how much -------------------------------------------------------------------------------------------------------


async def body_of(request: Request, most: int = MOST_BODY) -> bytes:
    """The body, if it is not too large."""
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length[:12]) > most:
        raise too_large(most)
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise too_large(most)
        parts.append(part)
    return b"".join(parts)


def too_large(most: int) -> Refusal:
    return Refusal("too-large", "That is too large: {most} bytes at most.", most=most)
