"""A server to talk to, and clients that talk to it as browsers do."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from heraut.games import NAMES, game
from heraut.server.addresses import Proxies
from heraut.server.app import build_app
from heraut.server.guard import Limits
from heraut.server.journal import open_journal
from heraut.server.live import Patience
from heraut.server.run import configure, listen
from heraut.server.tables import Tables

NO_LIMITS = Limits().times(1e6)
WITHIN = 120.0  # seconds that a busy machine may take
UNHURRIED = Patience(mind_seconds=WITHIN)


class Server:
    """A node in a thread of the tests."""

    def __init__(self, store: str, games: Mapping[str, Any] | None = None, limits: Limits = NO_LIMITS, **more: Any):
        self.store = store
        self.journal = open_journal(store)
        self.app = build_app(self.journal, games, limits=limits, **{"patience": UNHURRIED, **more})
        self.tables: Tables = self.app.state.tables
        self.listening = listen("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        proxies = more["doors"].proxies if "doors" in more else Proxies()
        config = configure(self.app, limits, proxies, goodbye=1)
        self._server = uvicorn.Server(config)
        self._thread = Thread(target=self._server.run, args=([self.listening],), daemon=True)
        self._thread.start()
        wait_for(lambda: self._server.started)
        self.http = httpx.Client(base_url=self.url, timeout=WITHIN)

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join()
        self.journal.close()

    # --- calls ---

    def open(
        self, *seats: Mapping[str, Any], game: str = "confrontation", scenario: str = "duel", **more: Any
    ) -> Opened:
        wish = {"game": game, "scenario": scenario, "seats": list(seats), **more}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 200, answer.text
        return Opened(self, answer.json())

    def view(self, table: str, *tokens: str, at: int | None = None) -> dict[str, Any]:
        path = f"/api/tables/{table}" + ("" if at is None else f"/at/{at}")
        answer = self.http.get(path, headers=bearer(*tokens))
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def line(self, table: str, *tokens: str) -> Line:
        return Line(self.url, table, *tokens)


class Opened:
    """What a host holds."""

    def __init__(self, server: Server, told: Mapping[str, Any]) -> None:
        self.server = server
        self.table: str = told["table"]
        self.host: str = told["host"]
        self.tokens = {one["seat"]: one["token"] for one in told["seats"] if "token" in one}
        self.invites = {one["seat"]: one["invite"] for one in told["seats"] if "invite" in one}

    def line(self, *seats: int) -> Line:
        return self.server.line(self.table, *[self.tokens[seat] for seat in seats])

    def view(self, *seats: int, at: int | None = None) -> dict[str, Any]:
        return self.server.view(self.table, *[self.tokens[seat] for seat in seats], at=at)

    def claim(self, seat: int, name: str = "Basile") -> str:
        answer = self.server.http.post(
            f"/api/tables/{self.table}/claim", json={"invite": self.invites[seat], "name": name}
        )
        assert answer.status_code == 200, answer.text
        assert answer.json()["seat"] == seat
        self.tokens[seat] = answer.json()["token"]
        return self.tokens[seat]


class Line:
    """A socket that keeps the newest view."""

    def __init__(self, url: str, table: str = "", *tokens: str, **more: Any) -> None:
        self._dialled = connect(
            url.replace("http", "ws") + "/ws", max_size=None, open_timeout=WITHIN, close_timeout=1, **more
        )
        self.socket: ClientConnection = self._dialled.__enter__()
        self.now: dict[str, Any] = {}
        self.sent = ""  # the last view as it came
        self.views: list[str] = []
        self.keys = 0
        self.mark = random.randbytes(4).hex()
        if table:
            self.send({"type": "hello", "table": table, "tokens": list(tokens)})
            self.until(lambda frame: frame["type"] == "view")

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, frame: Any) -> None:
        self.socket.send(frame if isinstance(frame, (str, bytes)) else json.dumps(frame))

    def get(self, within: float = WITHIN) -> dict[str, Any]:
        text = self.socket.recv(within)
        frame: dict[str, Any] = json.loads(text)
        if frame["type"] == "view":
            self.sent = str(text)
            self.now = whole(self.now, frame)
            self.views.append(json.dumps(frame))
        return frame

    def until(self, wanted: Any, within: float = WITHIN) -> dict[str, Any]:
        deadline = monotonic() + within
        while True:
            frame = self.get(max(deadline - monotonic(), 0.01))
            if wanted(frame):
                return frame

    def quiet(self) -> None:
        """Everything that was under way has arrived."""
        self.send({"type": "ping"})
        self.until(lambda frame: frame["type"] == "pong")
        sleep(0.05)
        with suppress(TimeoutError):
            while True:
                self.get(0.05)

    def key(self) -> str:
        self.keys += 1
        return f"{self.mark}-{self.keys}"

    def wish(self, **wish: Any) -> dict[str, Any]:
        """Send a wish; its ack, refusal or stale."""
        wish = {"rev": self.now.get("rev", 0), "key": self.key(), **wish}
        self.send(wish)
        return self.until(lambda frame: frame.get("key") == wish["key"])

    def say(self, seat: int, text: str, **more: Any) -> dict[str, Any]:
        return self.wish(type="say", seat=seat, text=text, **more)

    def undo(self, seat: int, force: bool = False) -> dict[str, Any]:
        return self.wish(type="undo", seat=seat, force=force)

    def redo(self, seat: int) -> dict[str, Any]:
        return self.wish(type="redo", seat=seat, force=False)

    def to(self, rev: int) -> dict[str, Any]:
        """The view of that entry, or a later one."""
        while self.now["rev"] < rev:
            self.until(lambda frame: frame["type"] == "view")
        return self.now

    def answers(self) -> list[str]:
        question = self.now["scene"]["question"]
        return [choice["answer"] for choice in question["choices"]] if question else []

    def my_turn(self) -> dict[str, Any]:
        """Wait until somebody at this line must answer, or the game is over."""
        while not (self.now["over"] or self.answers()):
            self.until(lambda frame: frame["type"] == "view")
        return self.now

    def play(self, chooser: random.Random, most: int = 10_000) -> int:
        """Answer at random until the game is over, or so many times; how many answers were given."""
        given = 0
        while given < most and not self.my_turn()["over"]:
            ack = self.say(self.now["asked"], chooser.choice(self.answers()))
            assert ack["type"] == "ack", ack
            self.to(ack["rev"])
            given += 1
        return given


class Process:
    """A node in a process of its own, to be killed; `files`: how many it may have open; `module`: what is run."""

    def __init__(
        self, store: Path, port: int = 0, log: Path | None = None, *options: str, files: int = 0,
        module: str = "heraut.cli.app",
    ) -> None:  # fmt: skip
        self.store = store
        self.log = open(log or store.with_suffix(".log"), "ab")  # noqa: SIM115
        limit = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh"] if files else []
        serve = ["-m", module, "serve", "--port", str(port), "--store", str(store), *options]
        self.process = subprocess.Popen([*limit, sys.executable, *serve], stdout=subprocess.PIPE, stderr=self.log)
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        self.url = next(word for word in line.split() if word.startswith("http")).rstrip("/")
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        self.process.kill()
        self._end()

    def stop(self) -> int:
        self.process.terminate()
        self._end()
        return self.process.returncode

    def logged(self) -> str:
        return Path(self.log.name).read_text()

    def _end(self) -> None:
        self.process.wait(WITHIN)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()


def whole(before: dict[str, Any], frame: dict[str, Any]) -> dict[str, Any]:
    """A view with the lines and answers that this socket was sent before."""
    for part in ("log", "thread"):
        kept = frame.pop(f"{part}_from")
        assert kept <= len(before.get(part, ())), "the server counts on something that it never sent"
        frame[part] = before.get(part, [])[:kept] + frame[part]
    return frame


def bearer(*tokens: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {','.join(tokens)}"} if tokens else {}


def wait_for(true: Any, within: float = WITHIN) -> None:
    deadline = monotonic() + within
    while not true():
        assert monotonic() < deadline, "waited too long"
        sleep(0.01)


def for_two() -> list[tuple[str, str]]:
    """Every game of the shelf, with its first scenario for two seats."""
    return [(name, next(one for one in game(name).scenarios() if len(game(name).seats(one)) == 2)) for name in NAMES]


ME, HERE, INVITE = {"who": "me", "name": "Alix"}, {"who": "here"}, {"who": "invite"}
RANDOM, FIRST = {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "first"}

__all__ = ["FIRST", "HERE", "INVITE", "ME", "RANDOM", "Line", "Opened", "Patience", "Process", "Server", "bearer"]
