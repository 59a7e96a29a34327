"""A process that writes to a journal until it is killed.  Run by the tests: `hammer.py HOW URL TABLES NAME`.

Each line that it prints was true when it was printed: `ack TABLE N KEY HASH`.

  honest   acknowledges what the journal has written
  eager    the control: acknowledges first and writes then, as many servers do
  race     tries to write every next entry of one table, against others that do the same
"""

from __future__ import annotations

import asyncio
import json
import os
import sys

from heraut.server.journal import Journal, Taken, chain, open_journal

ROUNDS = 150  # of a race


def acknowledge(table: str, n: int, key: str, hash: str) -> None:
    os.write(1, f"ack {table} {n} {key} {hash}\n".encode())  # at once: nothing waits in a buffer of ours


def body(n: int) -> str:
    return json.dumps({"n": n, "text": "x" * (n * 131 % 900)})


async def hammer(journal: Journal, table: str, name: str, eager: bool) -> None:
    last = journal.last(table)
    if last is not None:
        # The client never heard whether its last word arrived, and says it again.
        again = await journal.append(table, last.n, last.key, last.kind, last.body)
        assert again == last
    n, hash = (last.n, last.hash) if last else (0, "")
    while True:
        n += 1
        key = f"{name}-{n}"
        if eager:
            acknowledge(table, n, key, chain(hash, table, n, key, "say", body(n)))
            await asyncio.sleep(0.01)
        entry = await journal.append(table, n, key, "say", body(n))
        hash = entry.hash
        if not eager:
            acknowledge(*entry[:3], entry.hash)


async def hammer_all(journal: Journal, tables: int, name: str, eager: bool) -> None:
    await asyncio.gather(*(hammer(journal, f"t{number}", name, eager) for number in range(tables)))


def race(journal: Journal, name: str) -> None:
    for n in range(1, ROUNDS + 1):
        promise = journal.append("race", n, f"{name}-{n}", "say", body(n))
        refusal = promise.exception(120)
        if refusal is None:
            entry = promise.result()
            acknowledge(*entry[:3], entry.hash)
        else:
            assert isinstance(refusal, Taken)
            assert refusal.entry.n == n
            assert not refusal.entry.key.startswith(f"{name}-")


if __name__ == "__main__":
    how, url, tables, name = sys.argv[1:]
    with open_journal(url) as opened:
        if how == "race":
            race(opened, name)
        else:
            asyncio.run(hammer_all(opened, int(tables), name, how == "eager"))
