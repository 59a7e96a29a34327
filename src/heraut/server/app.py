"""The server as one ASGI application: REST, the socket, and the built pages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket

from heraut import games as library
from heraut.server.api import Api, describe, refuse_in_words
from heraut.server.guard import Doors, Guard, Limits
from heraut.server.journal import Journal
from heraut.server.socket import Sockets
from heraut.server.speech import CommonSpeech
from heraut.server.tables import Patience, Tables
from heraut.table.session import AnyGame

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"


class Pages(StaticFiles):
    """The built front end.  Files with a hash in their name never change; the others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else "no-cache"
        return response


def all_games() -> dict[str, AnyGame]:
    return {name: library.game(name) for name in library.NAMES}


def build_app(
    journal: Journal,
    games: Mapping[str, AnyGame] | None = None,
    *,
    limits: Limits | None = None,
    patience: Patience | None = None,
    doors: Doors | None = None,
    static: Path = STATIC,
) -> FastAPI:
    """The application over this journal.  Whoever opened the journal closes it, after the application has stopped."""
    limits = limits or Limits()
    speech = CommonSpeech()
    tables = Tables(journal, all_games() if games is None else games, patience)

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        await tables.start()
        try:
            yield
        finally:
            await tables.stop()

    app = FastAPI(
        title="Héraut", openapi_url="/api/openapi.json", docs_url=None, redoc_url=None, lifespan=living,
        redirect_slashes=False,
    )  # fmt: skip
    app.state.tables = tables
    app.include_router(Api(tables, limits).router)
    describe(app)
    refuse_in_words(app, speech)
    sockets = Sockets(tables, speech, limits)

    async def socket(websocket: WebSocket) -> None:
        await sockets.serve(websocket)

    app.add_api_websocket_route("/ws", socket)
    if (static / "index.html").exists():
        app.mount("/", Pages(directory=static, html=True))
    else:
        app.add_api_route("/", _no_screen(speech), include_in_schema=False)
    app.add_middleware(Guard, speech=speech, limits=limits, doors=doors or Doors())
    return app


def _no_screen(speech: CommonSpeech) -> Callable[[], Awaitable[PlainTextResponse]]:
    text = speech.words("no-screen")

    async def page() -> PlainTextResponse:
        return PlainTextResponse(f"{text.en}\n\n{text.fr}\n")

    return page
