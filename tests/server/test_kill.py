"""A server killed in mid-game loses no answer that it acknowledged, and makes none twice."""

from __future__ import annotations

import os
import random
import threading
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from heraut.server.journal import open_journal, verify
from tests.server.client import ME, RANDOM, WITHIN, Line, Process, bearer, wait_for

KILLS = 200 if os.environ.get("HERAUT_SOAK") else 2
TABLES = 4


class Stubborn:
    """A client that says again, with the same key, whatever was not acknowledged."""

    def __init__(self, told: dict[str, Any], seed: int) -> None:
        self.table, self.tokens = told["table"], [one["token"] for one in told["seats"] if "token" in one]
        self.chooser = random.Random(seed)
        self.acked: dict[str, tuple[int, str]] = {}
        self.unsaid: dict[str, Any] | None = None
        self.keys = 0
        self.over = False

    def play(self, url: str) -> None:
        """Until the line is lost or the game is over."""
        try:
            line = Line(url, self.table, *self.tokens)
        except (OSError, ConnectionClosed, EOFError):
            return
        try:
            while not self.over:
                if self.unsaid is None:
                    line.my_turn()
                    if line.now["over"]:
                        self.over = True
                        break
                    self.keys += 1
                    text = self.chooser.choice(line.answers())
                    self.unsaid = {"type": "say", "seat": line.now["asked"], "text": text, "rev": line.now["rev"],
                                   "key": f"k{self.keys}"}  # fmt: skip
                line.send(self.unsaid)
                key = self.unsaid["key"]
                heard = line.until(lambda frame, key=key: frame.get("key") == key)
                assert heard["type"] in ("ack", "stale"), heard
                if heard["type"] == "ack":
                    self.acked[key] = (heard["rev"], self.unsaid["text"])
                    line.to(heard["rev"])
                self.unsaid = None
        except (ConnectionClosed, OSError, EOFError):
            pass


def test_kill_minus_9(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    node = Process(store)
    clients: list[Stubborn] = []
    chooser = random.Random(3)
    in_mid_game = 0

    def heard() -> int:
        return sum(len(client.acked) for client in clients)

    for killed in range(KILLS + 1):
        with httpx.Client(base_url=node.url, timeout=WITHIN) as http:
            while sum(not client.over for client in clients) < TABLES:  # whoever has finished begins again
                wish = {"game": "confrontation", "scenario": "masters", "seats": [ME, RANDOM]}
                clients.append(Stubborn(http.post("/api/tables", json=wish).json(), len(clients)))
        playing = [client for client in clients if not client.over]
        threads = [threading.Thread(target=client.play, args=(node.url,)) for client in playing]
        for thread in threads:
            thread.start()
        goal = heard() + chooser.randint(7, 20)
        wait_for(lambda goal=goal, all=threads: heard() >= goal or not any(thread.is_alive() for thread in all))
        node.kill()
        for thread in threads:
            thread.join()
        in_mid_game += any(not client.over for client in playing)
        if killed < KILLS:
            node = Process(store, node.port)
    assert in_mid_game >= KILLS
    print(f"{in_mid_game} kills in mid-game, {heard()} acknowledged, {len(clients)} tables")
    assert heard() > 20
    with open_journal(str(store)) as journal:
        for client in clients:
            entries = journal.read(client.table)
            verify(entries)
            found = {entry.key: entry for entry in entries}
            assert len(found) == len(entries)
            for key, (rev, text) in client.acked.items():
                assert found[f"key:{key}"].n == rev
                assert text in found[f"key:{key}"].body
    node = Process(store)
    with httpx.Client(base_url=node.url, timeout=WITHIN) as http:
        for client in clients:
            view = http.get(f"/api/tables/{client.table}", headers=bearer(*client.tokens)).json()
            assert view["rev"] >= max([rev for rev, _ in client.acked.values()], default=1)
    assert node.stop() == 0
