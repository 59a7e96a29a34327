"""`heraut serve`: a server on this machine, until Ctrl-C."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread, current_thread, main_thread
from typing import Any

import uvicorn

from heraut.kernel import Refusal
from heraut.server.app import build_app
from heraut.server.guard import MOST_FRAME, Doors, Limits
from heraut.server.journal import Journal, Promise, open_journal
from heraut.table.session import Session

LOOPBACK = ("127.0.0.1", "localhost", "::1", "[::1]")
AT_HOME = 20  # how much more than a stranger a person may ask of a server on their own machine
SWITCH = 0.001  # seconds: an answer must not wait long for a thread that makes views
YOUNG, OLDER, OLD = 5_000, 10, 200  # how many new objects before Python looks for garbage; see `_tidy_rarely`
GOODBYE = 5  # seconds for open calls when the server stops


def usual_store() -> str:
    """Where tables are kept when nobody says otherwise."""
    given = os.environ.get("HERAUT_STORE")
    if given:
        return given
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return str(base / "heraut" / "tables.db")


class Server(uvicorn.Server):
    """Says when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self.ready()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    store: str = "",
    *,
    open_browser: bool = False,
    origins: Sequence[str] = (),
    evening: Session | None = None,
    page: str = "",
    say: Callable[[str, str], None] = lambda url, store: print(f"{url} {store}", flush=True),
    warn: Callable[[Refusal], None] = lambda damage: print(damage, file=sys.stderr, flush=True),
) -> None:
    """Serve until somebody stops it; with `evening`, a table of it is opened to look at; `page`: where to begin.

    No token or invitation is ever logged: there is no access log at all.
    """
    if current_thread() is main_thread():
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # after the calls under way; the journal is closed then
    sys.setswitchinterval(SWITCH)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    listening = listen(host, port)
    store = store or usual_store()
    at_home = host in LOOPBACK
    hosts = frozenset(LOOPBACK) | _names(origins) if at_home else frozenset[str]()
    doors = Doors(hosts, frozenset(origin.lower().rstrip("/") for origin in origins))
    shown = f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{listening.getsockname()[1]}/"

    async def ready() -> None:
        begin = url + page
        if evening is not None:
            table, _ = await app.state.tables.open_again(evening)
            begin += f"#/table/{table}"
        say(begin, store.split("@")[-1])
        if open_browser:
            Thread(target=webbrowser.open, args=(begin,), daemon=True).start()

    with suppress(KeyboardInterrupt), listening, _opened(store) as journal:
        if journal.damage is not None:
            warn(journal.damage)
        app: Any = build_app(journal, limits=Limits().times(AT_HOME) if at_home else Limits(), doors=doors)
        _tidy_rarely()
        config = uvicorn.Config(
            app, access_log=False, log_level="warning", log_config=None, server_header=False, ws_max_size=MOST_FRAME,
            ws_max_queue=8, ws_ping_interval=20, ws_ping_timeout=20, timeout_graceful_shutdown=GOODBYE,
            ws_per_message_deflate=not at_home,
            h11_max_incomplete_event_size=32 * 1024,
        )  # fmt: skip
        with suppress(KeyboardInterrupt):
            Server(config, ready).run(sockets=[listening])


def _opened(store: str) -> Journal:
    """The journal, opened in a thread: reading a large file through takes a while, and a signal to stop is heard."""
    opening = Promise[Journal]()

    def open_it() -> None:
        try:
            opening.set_result(open_journal(store))
        except BaseException as trouble:
            opening.set_exception(trouble)

    Thread(target=open_it, daemon=True).start()
    return opening.result()


def _tidy_rarely() -> None:
    """Tables live for hours: to look through all of them for garbage stops every table, for a third of a second when
    there are 500.  What is here now stays; of what comes, mostly the new is looked through."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, OLD)


def _names(origins: Sequence[str]) -> frozenset[str]:
    """`https://play.example.org:8443` → `play.example.org`."""
    hosts = [origin.lower().partition("://")[2] for origin in origins]
    return frozenset(host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host for host in hosts)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there.  It says that it is TCP: else asyncio lets small answers wait for the next ones."""
    listening = socket.socket(
        socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, OverflowError) as trouble:
        listening.close()
        why = getattr(trouble, "strerror", None) or str(trouble)
        sentence = "The server cannot listen at {where}: {why}."
        raise Refusal("cannot-listen", sentence, where=f"{host}:{port}", why=why) from trouble
    return listening
