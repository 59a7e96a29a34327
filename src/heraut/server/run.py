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
from functools import partial
from pathlib import Path
from threading import Thread, current_thread, main_thread
from typing import Any

import uvicorn

from heraut.kernel import Refusal
from heraut.server.addresses import Proxies
from heraut.server.app import build_app
from heraut.server.connections import Connections, HttpLine, SocketLine
from heraut.server.guard import MOST_FRAME, Doors, Limits
from heraut.server.journal import Journal, Promise, open_journal
from heraut.server.log import few_repeats
from heraut.table.session import Session

LOOPBACK = ("127.0.0.1", "localhost", "::1", "[::1]")
AT_HOME = 20  # how much more than a stranger a person may ask of a server on their own machine
SWITCH = 0.001  # seconds: an answer must not wait long for a thread that makes views
YOUNG, OLDER, OLD = 5_000, 10, 200  # how many new objects before Python looks for garbage; see `_tidy_rarely`
GOODBYE = 5  # seconds for open calls when the server stops
MOST_LINES = 5_000  # a line may hold some 50 kB
KNOCKING = 1_024  # lines that may wait until we accept them
AT_ONCE = 50  # lines that are accepted before the first of them is looked at
OTHER_FILES = 64 + 3 * AT_ONCE  # the journal, the pages; who has just come, who is just leaving
FEWEST_FILES = 1_024  # where nobody says how many there may be


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
        for listening in sockets or ():
            listening.listen(KNOCKING)  # asyncio has made it as few as are accepted at once
        if self.started:
            await self.ready()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    store: str = "",
    *,
    open_browser: bool = False,
    origins: Sequence[str] = (),
    behind: Sequence[str] = (),
    evening: Session | None = None,
    page: str = "",
    say: Callable[[str, str], None] = lambda url, store: print(f"{url} {store}", flush=True),
    warn: Callable[[Refusal], None] = lambda damage: print(damage, file=sys.stderr, flush=True),
) -> None:
    """Serve until somebody stops it; with `evening`, a table of it is opened to look at; `page`: where to begin.

    `behind`: the proxies that are believed about who calls.
    No token or invitation is ever logged: there is no access log at all.
    """
    if current_thread() is main_thread():
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # after the calls under way; the journal is closed then
    sys.setswitchinterval(SWITCH)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    proxies = Proxies(behind)
    listening = listen(host, port)
    store = store or usual_store()
    hosts = frozenset(LOOPBACK) | _names(origins) if host in LOOPBACK else frozenset[str]()
    doors = Doors(hosts, frozenset(origin.lower().rstrip("/") for origin in origins), proxies)
    at_home = host in LOOPBACK and not proxies
    limits = Limits().times(AT_HOME) if at_home else Limits()
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

    with suppress(KeyboardInterrupt), few_repeats(), listening, _opened(store) as journal:
        if journal.damage is not None:
            warn(journal.damage)
        app: Any = build_app(journal, limits=limits, doors=doors)
        _tidy_rarely()
        Server(configure(app, limits, proxies, packed=not at_home), ready).run(sockets=[listening])


def configure(
    app: Any, limits: Limits, proxies: Proxies, packed: bool = True, goodbye: int = GOODBYE
) -> uvicorn.Config:
    """How uvicorn serves the application: its lines are counted and hurried, and only our proxies are believed."""
    most = min(MOST_LINES, files_allowed() - OTHER_FILES)
    lines = Connections(most, limits.lines_of_address, proxies)
    http: Any = partial(HttpLine, lines)
    ws: Any = partial(SocketLine, lines)
    return uvicorn.Config(
        app, http=http, ws=ws, loop="asyncio", backlog=AT_ONCE, proxy_headers=False, server_header=False,
        access_log=False, log_level="warning", log_config=None, h11_max_incomplete_event_size=32 * 1024,
        ws_max_size=MOST_FRAME, ws_ping_interval=20, ws_ping_timeout=20, ws_per_message_deflate=packed,
        timeout_graceful_shutdown=goodbye,
    )  # fmt: skip


def files_allowed() -> int:
    """How many files and lines this process may have open: as many as it can be allowed."""
    if sys.platform == "win32":
        return FEWEST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems name a limit that they do not grant
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return MOST_LINES * 2 if soft == resource.RLIM_INFINITY else soft


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
        listening.listen(KNOCKING)
    except (OSError, OverflowError) as trouble:
        listening.close()
        why = getattr(trouble, "strerror", None) or str(trouble)
        sentence = "The server cannot listen at {where}: {why}."
        raise Refusal("cannot-listen", sentence, where=f"{host}:{port}", why=why) from trouble
    return listening
