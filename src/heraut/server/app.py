"""The server as one ASGI application: REST, the socket, and the built pages."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket

from heraut import games as library
from heraut.server.api import Api, refuse_in_words
from heraut.server.guard import Doors, Guard, Limits
from heraut.server.journal import Journal
from heraut.server.live import Patience
from heraut.server.openapi import describe
from heraut.server.socket import Sockets
from heraut.server.speech import speech_of
from heraut.server.tables import Tables
from heraut.table.session import AnyGame
from heraut.table.speech import BothLanguages

log = logging.getLogger(__name__)

STATIC = Path(__file__).parent / "static"
PACKED = (".html", ".js", ".css", ".svg", ".json")
FOREVER = "public, max-age=31536000, immutable"


class Pages(StaticFiles):
    """The built front end.  Files with a hash in their name never change; the others are asked for again."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._packed: dict[tuple[str, str], bytes] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else "no-cache"
        if isinstance(response, FileResponse) and Path(response.path).suffix in PACKED:
            response.headers["Vary"] = "Accept-Encoding"
            if scope["method"] == "GET" and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
                with suppress(FileNotFoundError):  # the pages are being built anew
                    return await asyncio.to_thread(self._pack, response)
        return response

    def _pack(self, file: FileResponse) -> Response:
        """The same file, packed once and kept."""
        key = (str(file.path), file.headers["etag"])
        if key not in self._packed:
            self._packed[key] = gzip.compress(Path(file.path).read_bytes(), 9, mtime=0)
        headers = {
            name: value for name, value in file.headers.items() if name not in ("content-length", "accept-ranges")
        }
        headers |= {"content-encoding": "gzip", "etag": f"W/{file.headers['etag']}"}
        return Response(self._packed[key], file.status_code, headers)


def all_games() -> dict[str, AnyGame]:
    """Every game that can be played; the others are named in the log, and stop nobody."""
    found, broken = library.playable()
    for why in broken:
        log.warning("%s", why)
    return found


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
    speech = speech_of()
    tables = Tables(journal, all_games() if games is None else games, patience)

    api = Api(tables, limits)

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
    app.include_router(api.router)
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


def _no_screen(speech: BothLanguages) -> Callable[[], Awaitable[PlainTextResponse]]:
    text = speech("no-screen")

    async def page() -> PlainTextResponse:
        return PlainTextResponse(f"{text.en}\n\n{text.fr}\n")

    return page
