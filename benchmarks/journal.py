"""How fast the journal is: `python -m benchmarks.journal [URL]`; without an address, a file in the current folder.

Every entry is on the disk before it counts, so this measures the disk as much as the code.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from uuid import uuid4

from heraut.server.journal import Journal, open_journal

BODY = json.dumps({"say": "parry 2", "then": [["chance", "4"]] * 20})  # an answer and what followed, some 400 bytes


@dataclass(frozen=True)
class Rates:
    """Entries a second, each of them durable, and how long one took (milliseconds)."""

    single: float  # one table, the next entry when the last one is on the disk
    single_p50: float
    single_p99: float
    grouped: float  # many tables at once, which share transactions
    grouped_p50: float
    grouped_p99: float


def commits(url: str, tables: int = 200, seconds: float = 3.0) -> Rates:
    """Write for so long to one table, then to many."""
    with open_journal(url) as journal:
        single = asyncio.run(_write(journal, 1, seconds))
        grouped = asyncio.run(_write(journal, tables, seconds))
    return Rates(len(single) / seconds, *_percentiles(single), len(grouped) / seconds, *_percentiles(grouped))


async def _write(journal: Journal, tables: int, seconds: float) -> list[float]:
    took: list[float] = []
    end = perf_counter() + seconds

    async def play() -> None:
        table, n = uuid4().hex, 0
        while (begin := perf_counter()) < end:
            n += 1
            await journal.append(table, n, f"{n}", "say", BODY)
            took.append(perf_counter() - begin)

    await asyncio.gather(*(play() for _ in range(tables)))
    return took


def _percentiles(took: list[float]) -> tuple[float, float]:
    cuts = quantiles(took, n=100)
    return cuts[49] * 1e3, cuts[98] * 1e3


def main() -> None:
    with tempfile.TemporaryDirectory(dir=".", prefix=".journal-bench-") as folder:
        rates = commits(sys.argv[1] if len(sys.argv) > 1 else str(Path(folder) / "journal.db"))
    print(f"one table:   {rates.single:7,.0f} /s, p50 {rates.single_p50:.2f} ms, p99 {rates.single_p99:.1f} ms")
    print(f"many tables: {rates.grouped:7,.0f} /s, p50 {rates.grouped_p50:.2f} ms, p99 {rates.grouped_p99:.1f} ms")


if __name__ == "__main__":
    main()
