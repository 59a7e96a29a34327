"""REST: the calls of docs/protocol.md.  Bodies and answers are the structs of `rest`; every refusal is one of ours."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from heraut.kernel import Refusal
from heraut.server import shelf, views
from heraut.server.addresses import address_of
from heraut.server.entries import Record
from heraut.server.evening import Evening
from heraut.server.guard import MOST_SAVE, Buckets, Limits, answer, body_of
from heraut.server.odds import Reckoner, asked
from heraut.server.openapi import described, ref
from heraut.server.rest import Claim, ForkWish, Invited, Opened, Opening, Status, StatusWish, read_body
from heraut.server.saving import read_sent
from heraut.server.seats import NOBODY, Holder, Keys, place
from heraut.server.tables import Tables
from heraut.server.wire import MOST_TOKENS, encode
from heraut.server.wishes import may_take_away
from heraut.table.saves import lay_out
from heraut.table.speech import BothLanguages

log = logging.getLogger(__name__)
Counted = Annotated[int, Path(ge=0, le=10**9)]


def _sent(thing: Any) -> Response:
    return Response(thing if isinstance(thing, bytes) else encode(thing), media_type="application/json")


def tokens_of(request: Request) -> list[str]:
    """`Authorization: Bearer a,b`."""
    header = request.headers.get("authorization", "")
    if not header:
        return []
    kind, _, rest = header.partition(" ")
    tokens = [token.strip() for token in rest.split(",")]
    if kind.lower() != "bearer" or not all(tokens) or len(tokens) > MOST_TOKENS:
        raise Refusal("unknown-token", "This seat is no longer yours, or never was: its key is not known here.")
    return tokens


class Api:
    """The calls, over the tables of this node."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self._opened = Buckets(limits.tables)
        self._claimed = Buckets(limits.claims)
        self._hinted = Buckets(limits.hints)
        self._one_save = asyncio.Semaphore(1)
        self._one_status = asyncio.Semaphore(1)
        self.reckoner = Reckoner(tables.thinking)
        self._games: bytes = b""
        self._rules: dict[str, bytes] = {}
        self.router = APIRouter(prefix="/api")
        add = self.router.add_api_route
        listed = {"type": "array", "items": ref("Game")}
        add("/games", self.games, **described(listed), summary="The games that can be played")
        add("/games/{game}/rules", self.rules, **described(ref("Book")),
            summary="The rules of a game")  # fmt: skip
        add("/tables", self.open, methods=["POST"], **described(ref("Opened"), ref("Opening")),
            summary="Lay a table")  # fmt: skip
        add("/tables/{table}", self.view, **described(ref("View"), token=True), summary="Look at a table")
        add("/tables/{table}/claim", self.claim, methods=["POST"], **described(ref("Claimed"), ref("Claim")),
            summary="Sit down by invitation")  # fmt: skip
        add("/tables/{table}/seats/{seat}/reset", self.reset, methods=["POST"],
            **described(ref("Invited"), token=True), summary="Free a seat for somebody else")  # fmt: skip
        add("/tables/{table}/at/{n}", self.at, **described(ref("View"), token=True),
            summary="Look at a table as it was after n answers")  # fmt: skip
        add("/tables/{table}/odds", self.odds, **described(ref("OddsSent"), token=True),
            summary="What the choices of the question put to this seat lead to")  # fmt: skip
        add("/tables/{table}/hint", self.hint, **described(ref("HintSent"), token=True),
            summary="What a strong player would answer for this seat")  # fmt: skip
        add("/tables/{table}/settle", self.settle, **described(ref("SettleSent"), token=True),
            summary="How sure the fight is that this seat could let the herald settle")  # fmt: skip
        add("/tables/{table}/luck", self.luck, **described(ref("LuckSent"), token=True),
            summary="What each side of a game that is over rolled, against what was expected, and its way")  # fmt: skip
        add(
            "/tables/{table}/fork",
            self.fork,
            methods=["POST"],
            **described(ref("Opened"), ref("ForkWish"), token=True),
            summary="Go on from there at a new table",
        )
        add("/tables/{table}/save", self.save, **described({"type": "object"}, token=True), summary="The save file")
        add("/saves", self.bring, methods=["POST"], **described(ref("Opened"), {"type": "object"}),
            summary="Take up a save file at a new table")  # fmt: skip
        held = {"type": "array", "items": ref("HeldSeat"), "maxItems": 60}
        add(
            "/status",
            self.status,
            methods=["POST"],
            **described({"type": "array", "items": ref("Status")}, held),
            summary="How these tables stand",
        )

    # --- what lies open ---

    async def games(self) -> Response:
        if not self._games:
            speeches = self.tables.speeches
            self._games = encode([shelf.show_game(game, speeches[name]) for name, game in self.tables.games.items()])
        return _sent(self._games)

    async def rules(self, game: str) -> Response:
        found = shelf.find_game(self.tables.games, game)
        if game not in self._rules:
            self._rules[game] = encode(await asyncio.to_thread(shelf.show_rules, found))
        return _sent(self._rules[game])

    # --- tables ---

    async def open(self, request: Request) -> Response:
        wish: Opening = read_body(Opening, await body_of(request))
        self._once(self._opened, request)
        places = [place(seat) for seat in wish.seats]
        address, steady = address_of(request.scope), wish.rhythm == "steady"
        laid = wish.game, wish.scenario, wish.settings, wish.dice, places
        opened = await self.tables.open(*laid, address, steady, wish.errands)
        return _opened(*opened)

    async def view(self, request: Request, table: str) -> Response:
        return _sent(await self._look(request, table))

    async def at(self, request: Request, table: str, n: Counted) -> Response:
        return _sent(await self._look(request, table, n))

    async def _look(self, request: Request, table: str, n: int | None = None) -> bytes:
        who = await self._who(request, table)
        return await self.tables.look(
            table,
            lambda live, record: views.view(live, record, who, self.tables.speeches[record.game.name], n),
        )

    async def odds(self, request: Request, table: str) -> Response:
        who = await self._who(request, table)
        name, put = await self.tables.look(table, lambda live, record: (record.game.name, asked(record, who)))
        return _sent(await self.reckoner.odds(table, address_of(request.scope), put, self.tables.speeches[name]))

    async def hint(self, request: Request, table: str) -> Response:
        who = await self._who(request, table)
        self._once(self._hinted, request)
        put = await self.tables.look(table, lambda live, record: asked(record, who))
        return _sent(await self.reckoner.hint(table, address_of(request.scope), put))

    async def settle(self, request: Request, table: str) -> Response:
        who = await self._who(request, table)
        self._once(self._hinted, request)
        name, put = await self.tables.look(table, lambda live, record: (record.game.name, asked(record, who)))
        return _sent(await self.reckoner.settle(table, address_of(request.scope), put, self.tables.speeches[name]))

    async def luck(self, request: Request, table: str) -> Response:
        await self._who(request, table)
        rev, played = await self.tables.look(table, lambda live, record: (record.rev, _played(record)))
        return _sent(await self.reckoner.luck(table, address_of(request.scope), rev, played))

    async def claim(self, request: Request, table: str) -> Response:
        wish: Claim = read_body(Claim, await body_of(request))
        self._once(self._claimed, request)
        return _sent(await self.tables.claim(table, wish.invite, wish.name))

    async def reset(self, request: Request, table: str, seat: Counted) -> Response:
        return _sent(Invited(await self.tables.reset(table, tokens_of(request), seat)))

    async def fork(self, request: Request, table: str) -> Response:
        wish: ForkWish = read_body(ForkWish, await body_of(request))
        who = await self._who(request, table)
        past = await self.tables.look(table, lambda live, record: _taken_away(record, who))
        self._once(self._opened, request)
        return _opened(*await self.tables.open_again(past, wish.at, address_of(request.scope)))

    async def save(self, request: Request, table: str) -> Response:
        who = await self._who(request, table)
        text = await self.tables.look(table, lambda live, record: lay_out(_taken_away(record, who).save()))
        headers = {"Content-Disposition": 'attachment; filename="heraut.json"'}
        return Response(text, 200, headers, "application/json")

    async def bring(self, request: Request, replay: bool = False) -> Response:
        data = await body_of(request, MOST_SAVE)
        self._once(self._opened, request)
        async with self._one_save:
            session = await asyncio.to_thread(read_sent, data, self.tables.games, replay)
            return _opened(*await self.tables.open_again(session, address=address_of(request.scope)))

    async def status(self, request: Request) -> Response:
        return _sent(
            [await self._status(one.table, one.token) for one in read_body(StatusWish, await body_of(request))]
        )

    async def _status(self, table: str, token: str) -> Status:
        """One table at a time, of all who ask: tables that nobody has looked at for long must be read first."""
        try:
            async with self._one_status:
                who, known = await self.tables.hold(table, [token])
                if not known:
                    return Status(table, gone=True)
                live = await self.tables.find(table)
                return await self.tables.look_at(
                    live,
                    lambda record: views.status(live, record, who, self.tables.speeches[record.game.name]),
                    is_quick=lambda record: True,
                )
        except Refusal as refusal:  # one that cannot be read just now is not gone
            return Status(table, gone=refusal.id == "no-table")

    async def _who(self, request: Request, table: str) -> Holder:
        tokens = tokens_of(request)
        if not tokens:
            return NOBODY
        who, known = await self.tables.hold(table, tokens)
        if not known:
            raise Refusal("unknown-token", "This seat is no longer yours, or never was: its key is not known here.")
        return who

    def _once(self, buckets: Buckets, request: Request) -> None:
        if not buckets.take(address_of(request.scope)):
            raise Refusal("too-fast", "That is too fast. Wait a moment.")


def _taken_away(record: Any, who: Holder) -> Any:
    if not may_take_away(record, who):
        sentence = "This is possible once the game is over, or when everybody sits at this device."
        raise Refusal("still-played", sentence)
    return record.evening


def _played(record: Record) -> Evening:
    if not record.evening.over:
        raise Refusal("not-over", "This is told once the game is over.")
    return record.evening


def _opened(table: str, keys: Keys) -> Response:
    return _sent(Opened(table, keys.host, keys.told))


def refuse_in_words(app: FastAPI, speech: BothLanguages) -> None:
    """Whatever goes wrong is said as a refusal."""

    def said(refusal: Refusal) -> Response:
        return answer(refusal, speech.refusal(refusal))

    async def refused(request: Request, error: Exception) -> Response:
        return said(error if isinstance(error, Refusal) else Refusal("fault", "Something went wrong here."))

    async def misread(request: Request, error: Exception) -> Response:
        return said(Refusal("bad-body", "What was sent cannot be understood: {why}", why="the address is not right"))

    async def lost(request: Request, error: Exception) -> Response:
        if isinstance(error, HTTPException) and error.status_code == 405:
            return said(Refusal("wrong-method", "This address cannot be used like that."))
        return said(Refusal("no-page", "There is nothing at this address."))

    async def gone(request: Request, error: Exception) -> Response:
        return Response(status_code=400)

    async def failed(request: Request, error: Exception) -> Response:
        log.error("%s %s failed", request.method, request.scope.get("route"), exc_info=error)
        return said(Refusal("fault", "Something went wrong here. Nothing was changed."))

    for kind, handler in (
        (Refusal, refused), (RequestValidationError, misread), (HTTPException, lost), (ClientDisconnect, gone),
        (Exception, failed),
    ):  # fmt: skip
        app.add_exception_handler(kind, handler)
