"""A real server under load, with Confrontation's real rules: `python -m benchmarks.server`."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

import httpx
from tests.server.client import HERE, ME, Process
from websockets.asyncio.client import ClientConnection, connect

from heraut.server.journal import open_journal

SCENARIO = "duel"
WISH = {"game": "confrontation", "scenario": SCENARIO, "seats": [ME, HERE]}
TABLES, RATES, SECONDS, PATIENCE = 500, (25, 50, 100, 150), 12.0, 0.1


class Held(NamedTuple):
    """What was asked of the server, and how long its answers took (seconds)."""

    rate: int
    done: float
    ack_p50: float
    ack_p99: float
    view_p50: float
    view_p99: float
    work: float  # of a processor, for each answer
    client: float  # likewise, of the client's own


class Seat:
    """A table with one person on both seats, and a spectator: two sockets."""

    def __init__(self, url: str, http: httpx.AsyncClient, number: int) -> None:
        self.url, self.http, self.random = url.replace("http", "ws") + "/ws", http, random.Random(number)
        self.view: dict[str, Any] = {}
        self.turn = asyncio.Lock()

    async def open(self, stack: AsyncExitStack) -> None:
        told = (await self.http.post("/api/tables", json=WISH)).json()
        self.tokens, self.table = [one["token"] for one in told["seats"]], told["table"]
        self.socket = await stack.enter_async_context(connect(self.url, max_size=None, open_timeout=60))
        watching = await stack.enter_async_context(connect(self.url, max_size=None, open_timeout=60))
        await watching.send(json.dumps({"type": "hello", "table": self.table, "tokens": []}))
        stack.push_async_callback(_cancel, asyncio.create_task(_drain(watching)))
        await self.socket.send(json.dumps({"type": "hello", "table": self.table, "tokens": self.tokens}))
        self.view = await _view(self.socket)

    async def answer(self) -> tuple[float, float] | None:
        """One answer: seconds to its durable ack, and to the view that shows it; None when this fight is over.

        The clock starts when the answer is due, even if the one before it is still under way.
        """
        began = perf_counter()
        async with self.turn:
            if self.view["over"]:
                return None
            text = self.random.choice(self.view["scene"]["question"]["choices"])["answer"]
            key = secrets.token_hex(8)
            wish = {"type": "say", "seat": self.view["asked"], "text": text, "rev": self.view["rev"], "key": key}
            await self.socket.send(json.dumps(wish))
            while (frame := json.loads(await self.socket.recv())).get("key") != key:
                pass
            if frame["type"] != "ack":
                raise RuntimeError(f"refused: {frame}")
            ack = perf_counter() - began
            self.view = await _view(self.socket, frame["rev"])
            return ack, perf_counter() - began


async def _view(socket: ClientConnection, rev: int = 0) -> dict[str, Any]:
    while True:
        frame: dict[str, Any] = json.loads(await socket.recv())
        if frame["type"] == "view" and frame["rev"] >= rev:
            return frame


async def _drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()


async def hold(node: Process, tables: int, rates: tuple[int, ...], seconds: float) -> list[Held]:
    """Open the tables, then put answers at each rate, spread over all of them."""
    held = []
    async with httpx.AsyncClient(base_url=node.url, timeout=120) as http, AsyncExitStack() as stack:
        seats = [Seat(node.url, http, number) for number in range(tables)]
        for seat in seats:
            await seat.open(stack)
        for rate in rates:
            times: list[tuple[float, float]] = []

            async def one(seat: Seat, times: list[tuple[float, float]] = times) -> None:
                took = await seat.answer()
                if took is not None:
                    times.append(took)

            began, worked, own, sent, tasks = perf_counter(), work(node), process_time(), 0, []
            while perf_counter() - began < seconds:
                if sent < (perf_counter() - began) * rate:
                    tasks.append(asyncio.create_task(one(seats[sent % tables])))
                    sent += 1
                else:
                    await asyncio.sleep(0.002)
            await asyncio.gather(*tasks)
            lasted = perf_counter() - began
            acks, views = sorted(ack for ack, _ in times), sorted(view for _, view in times)
            if not acks:
                break
            at = [list_[int(len(list_) * share)] for list_ in (acks, views) for share in (0.5, 0.99)]
            each = [(work(node) - worked) / len(times), (process_time() - own) / len(times)]
            held.append(Held(rate, len(times) / lasted, *at, *each))
    return held


def cold_open(store: Path, stored: int = 10_000) -> float:
    """Seconds to see a table that nobody has in memory, among so many stored."""
    node = Process(store)
    with httpx.Client(base_url=node.url, timeout=60) as http:
        wanted = http.post("/api/tables", json=WISH).json()["table"]
    node.stop()
    with open_journal(str(store)) as journal:
        entry = journal.read(wanted)[0]
        promises = [
            journal.append(secrets.token_urlsafe(16), 1, secrets.token_hex(8), entry.kind, entry.body)
            for _ in range(stored)
        ]
        for promise in promises:
            promise.result()
    node = Process(store)
    try:
        with httpx.Client(base_url=node.url, timeout=60) as http:
            http.get("/api/games")
            began = perf_counter()
            http.get(f"/api/tables/{wanted}").raise_for_status()
            return perf_counter() - began
    finally:
        node.stop()


def work(node: Process) -> float:
    """Seconds of a processor that the server has used so far."""
    stat = Path(f"/proc/{node.process.pid}/stat")
    if not stat.exists():
        return 0.0
    used = stat.read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


def memory(node: Process) -> str:
    status = Path(f"/proc/{node.process.pid}/status")
    if not status.exists():
        return "?"
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return f"{int(line.split()[1]) // 1024} MB"


def report(tables: int = TABLES) -> list[str]:
    """The lines of the table in benchmarks/README.md."""
    with tempfile.TemporaryDirectory() as folder:
        node = Process(Path(folder) / "tables.db")
        try:
            held = asyncio.run(hold(node, tables, RATES, SECONDS))
            used = memory(node)
        finally:
            node.stop()
        cold = cold_open(Path(folder) / "cold.db")
    lines = [
        f"A server with {tables} tables and {2 * tables} sockets, {SCENARIO}, clients on the same cores:",
        "",
        "| answers asked /s | held /s | ack p50 | ack p99 | view p50 | view p99 | processor an answer | the client's |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in held:
        times = " | ".join(
            f"{seconds * 1e3:.{digits}f} ms" for seconds, digits in zip(one[2:], (0,) * 4 + (1,) * 2, strict=True)
        )
        lines.append(f"| {one.rate} | {one.done:.0f} | {times} |")
    best = max([one.done for one in held if one.ack_p99 <= PATIENCE], default=0)
    lines += ["", f"Highest rate held with ack p99 ≤ 100 ms: {best:.0f} /s. Memory: {used}."]
    lines.append(f"A table among 10,000 stored is shown, cold, after {cold * 1e3:.0f} ms.")
    return lines


if __name__ == "__main__":
    print("\n".join(report()))
