"""Memory is bounded by bytes: many long games lie open at once, and none is carried whole."""

from __future__ import annotations

import gc
import os
import random
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from heraut import games
from heraut.kernel import write
from heraut.server.evening import Evening
from heraut.server.live import Patience
from heraut.server.saving import read_sent
from heraut.server.speech import speech_of
from heraut.table.saves import lay_out
from heraut.table.session import Session
from tests.server.client import Opened, Server, for_two

SOAK = bool(os.environ.get("HERAUT_SOAK"))
HEROES = ("heroes3", "house_first_steps")
MEGABYTE = 1_000_000
BOUND = 256 * MEGABYTE if SOAK else 4 * MEGABYTE
TABLES = 500 if SOAK else 8


def played(kind: type[Session], name: str, scenario: str, answers: int, seed: int) -> Session:
    """A long game, answered at random."""
    session = kind(games.game(name), scenario, {}, None, "seeded")
    chooser = random.Random(seed)
    while session.decision is not None and session.given < answers:
        session.say(session.decision.seat, write(chooser.choice(session.decision.options)))
    return session


@pytest.fixture(scope="module")
def finished() -> bytes:
    """The longest of some games, as it is uploaded."""
    ended = [one for one in (played(Session, *HEROES, 5_000, seed) for seed in range(6)) if one.over]
    return lay_out(max(ended, key=lambda one: one.given).save()).encode()


@pytest.mark.parametrize(("name", "scenario"), for_two())
def test_an_evening_weighs_what_it_says_and_little(name: str, scenario: str) -> None:
    speech = speech_of(games.game(name))
    warm = played(Evening, name, scenario, 60, 1)
    assert isinstance(warm, Evening)
    warm.log_at(warm.here, 0, speech)
    gc.collect()
    tracemalloc.start()
    try:
        evening = played(Evening, name, scenario, 400, 2)
        assert isinstance(evening, Evening)
        evening.log_at(evening.here, 0, speech)
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert taken < 3 * MEGABYTE
    assert 0.4 < taken / evening.weight() < 2.5


def test_an_upload_takes_less_than_twenty_megabytes(finished: bytes) -> None:
    shelf = {"heroes3": games.game("heroes3")}
    read_sent(finished, shelf)
    gc.collect()
    tracemalloc.start()
    try:
        session = read_sent(finished, shelf)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert session.over
    assert peak < 20 * MEGABYTE


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[Server]:
    running = Server(str(tmp_path / "tables.db"), patience=Patience(most_bytes=BOUND))
    yield running
    running.stop()


def test_many_finished_games_open_at_once(crowded: Server, finished: bytes) -> None:
    before = resident()
    tables = [Opened(crowded, crowded.http.post("/api/saves", content=finished).json()) for _ in range(TABLES)]
    assert all(table.view(0)["over"] for table in tables)
    kept = [live.weight() for live in crowded.tables._live.values() if live.record is not None]
    assert sum(kept) <= BOUND + 2 * max(kept)
    if SOAK:
        assert resident() - before < 600 * MEGABYTE
    lengths = {len(table.view(0)["thread"]) for table in tables[:5]}
    assert len(lengths) == 1, "what left memory returns whole"


def resident() -> int:
    """Bytes of this process in memory, now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
