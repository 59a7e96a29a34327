"""How long people wait for bots: `python -m tests.server.load_bots [TABLES] [SECONDS] [BOT] [CROWD]`.

At every table a person with an address of their own plays against a bot, the games of the shelf in turn, and answers
at random after about a second.  CROWD tables of bots alone, opened and watched from one more address, play besides.
Says the time from an answer to its ack, from there to the bot's next answer and to the person's next question, and how
many answers of bots were not thought about.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.server.client import ME, Process, for_two
from tests.server.load import view_of

GAMES = for_two()
Times = dict[str, list[float]]


async def opened(url: str, address: str, wish: dict[str, Any]) -> dict[str, Any]:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=url, timeout=60, transport=transport) as http:
        told: dict[str, Any] = (await http.post("/api/tables", json=wish)).json()
        return told


async def person(url: str, number: int, bot: str, until: float, times: Times) -> None:
    chooser, address = random.Random(number), f"127.0.1.{number % 250 + 1}"
    game, scenario = GAMES[number % len(GAMES)]
    wish = {"game": game, "scenario": scenario, "seats": [ME, {"who": "bot", "bot": bot}]}
    await asyncio.sleep(chooser.uniform(0, 3))
    while perf_counter() < until:
        told = await opened(url, address, wish)
        hello = {"type": "hello", "table": told["table"], "tokens": [told["seats"][0]["token"]]}
        async with connect(url.replace("http", "ws") + "/ws", max_size=None, local_addr=(address, 0)) as socket:
            await socket.send(json.dumps(hello))
            view = await view_of(socket)
            while not view["over"] and perf_counter() < until:
                if view["asked"] != 0:
                    view = await view_of(socket)
                    continue
                await asyncio.sleep(chooser.uniform(0.5, 1.5))
                choices = view["scene"]["question"]["choices"]
                frame = {"type": "say", "seat": 0, "text": chooser.choice(choices)["answer"], "rev": view["rev"],
                         "key": f"k{chooser.random()}".replace(".", "")}  # fmt: skip
                began = perf_counter()
                await socket.send(json.dumps(frame))
                while (ack := json.loads(await socket.recv()))["type"] == "view":
                    pass  # somebody is seen to think no longer
                assert ack["type"] == "ack", ack
                acked = perf_counter()
                times["ack"].append(acked - began)
                first = True
                view = await view_of(socket)
                waited = view["asked"] not in (0, None)
                while view["asked"] not in (0, None):
                    view = await view_of(socket)
                    if first and view["rev"] > ack["rev"]:
                        times[f"bot's answer, {game}"].append(perf_counter() - acked)
                        first = False
                if waited:
                    times[f"person's wait, {game}"].append(perf_counter() - acked)
                    times["person's wait"].append(perf_counter() - acked)


async def crowd(url: str, number: int, bot: str) -> None:
    game, scenario = GAMES[number % len(GAMES)]
    seat, address = {"who": "bot", "bot": bot}, "127.0.2.1"
    while True:
        told = await opened(url, address, {"game": game, "scenario": scenario, "seats": [seat, seat]})
        async with connect(url.replace("http", "ws") + "/ws", max_size=None, local_addr=(address, 0)) as socket:
            await socket.send(json.dumps({"type": "hello", "table": told["table"], "tokens": []}))
            while not (await view_of(socket))["over"]:
                pass


async def measure(url: str, tables: int, seconds: float, bot: str, others: int) -> None:
    times: Times = defaultdict(list)
    until = perf_counter() + seconds
    crowds = [asyncio.create_task(crowd(url, number, bot)) for number in range(others)]
    people = [person(url, number, bot, until, times) for number in range(tables)]
    await asyncio.wait([asyncio.create_task(one) for one in people], timeout=seconds + 30)
    for one in crowds:
        one.cancel()
    for name, taken in sorted(times.items()):
        taken.sort()
        at = [taken[int(len(taken) * share)] * 1000 for share in (0.5, 0.95, 0.99)]
        print(f"{name:30} {len(taken):6}  p50 {at[0]:7.0f}  p95 {at[1]:7.0f}  p99 {at[2]:7.0f}"
              f"  max {taken[-1] * 1000:7.0f} ms")  # fmt: skip


def main() -> None:
    given = sys.argv[1:] + ["100", "60", "normal", "0"][len(sys.argv) - 1 :]
    with tempfile.TemporaryDirectory() as folder:
        node = Process(Path(folder) / "tables.db")
        try:
            asyncio.run(measure(node.url, int(given[0]), float(given[1]), given[2], int(given[3])))
            log = (Path(folder) / "tables.log").read_text()
            print(f"{log.count(' over ')} answers not thought about; load average {os.getloadavg()[0]:.1f}")
        finally:
            node.stop()


if __name__ == "__main__":
    main()
