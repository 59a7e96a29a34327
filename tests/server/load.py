"""How long an answer takes to be durable: `python -m tests.server.load [TABLES] [SECONDS] [SCENARIO]`.

Every table has one person for both seats and one spectator; each answers about once a second, as people do at best.
A finished game is opened anew.  Says the time from sending an answer to its ack, and to the view that shows it.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import HERE, ME, Process


async def view_of(socket: ClientConnection) -> dict[str, Any]:
    while True:
        frame: dict[str, Any] = json.loads(await socket.recv())
        if frame["type"] == "view":
            return frame


async def drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def play(url: str, http: httpx.AsyncClient, scenario: str, until: float, acks: list[float], views: list[float],
               chooser: random.Random) -> None:  # fmt: skip
    wish = {"game": "confrontation", "scenario": scenario, "seats": [ME, HERE]}
    while perf_counter() < until:
        told = (await http.post("/api/tables", json=wish)).json()
        tokens = [one["token"] for one in told["seats"]]
        where = url.replace("http", "ws") + "/ws"
        async with connect(where, max_size=None) as socket, connect(where, max_size=None) as watching:
            await watching.send(json.dumps({"type": "hello", "table": told["table"], "tokens": []}))
            spectator = asyncio.create_task(drain(watching))
            await socket.send(json.dumps({"type": "hello", "table": told["table"], "tokens": tokens}))
            view = await view_of(socket)
            while not view["over"] and perf_counter() < until:
                await asyncio.sleep(chooser.uniform(0.5, 1.5))
                text = chooser.choice(view["scene"]["question"]["choices"])["answer"]
                frame = {"type": "say", "seat": view["asked"], "text": text, "rev": view["rev"],
                         "key": f"k{chooser.random()}".replace(".", "")}  # fmt: skip
                began = perf_counter()
                await socket.send(json.dumps(frame))
                raw = await socket.recv()
                acks.append(perf_counter() - began)
                assert json.loads(raw)["type"] == "ack", raw
                view = await view_of(socket)
                views.append(perf_counter() - began)
            spectator.cancel()


async def measure(url: str, tables: int, seconds: float, scenario: str) -> None:
    acks: list[float] = []
    views: list[float] = []
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        until = perf_counter() + seconds
        await asyncio.gather(
            *[play(url, http, scenario, until, acks, views, random.Random(seed)) for seed in range(tables)]
        )
    for name, times in (("ack", acks), ("view", views)):
        times.sort()
        at = [times[int(len(times) * share)] * 1000 for share in (0.5, 0.95, 0.99)]
        print(f"{name:5} {len(times) / seconds:6.1f}/s  p50 {at[0]:6.1f}  p95 {at[1]:6.1f}  p99 {at[2]:6.1f}"
              f"  max {times[-1] * 1000:6.1f} ms")  # fmt: skip


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 20.0
    scenario = sys.argv[3] if len(sys.argv) > 3 else "skirmish"
    with tempfile.TemporaryDirectory() as folder:
        node = Process(Path(folder) / "tables.db")
        try:
            asyncio.run(measure(node.url, tables, seconds, scenario))
            status = Path(f"/proc/{node.process.pid}/status")
            if status.exists():
                print(next(line for line in status.read_text().splitlines() if line.startswith("VmRSS")))
        finally:
            node.stop()


if __name__ == "__main__":
    main()
