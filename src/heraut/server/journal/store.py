"""What every journal does, wherever it is kept.

An entry is durable before anybody learns that it was written.  `(table, n)` and `(table, key)` are unique, so two
nodes can never both write a table's next entry, and saying the same thing twice writes it once.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future
from typing import Any, NamedTuple, Self, TypeVar

from heraut.server.journal.entries import Entry, JournalBroken

HOST = -1  # the seat of whoever opened the table
T = TypeVar("T")
Heard = Callable[[str, int], None]  # a table, and the number of an entry that another node wrote there


class Promise(Future[T]):
    """What will have been written: `await promise` on an event loop, `promise.result()` in a thread."""

    def __await__(self) -> Generator[Any, None, T]:
        return asyncio.wrap_future(self).__await__()


class Seat(NamedTuple):
    """Who may sit here: hashes of the token that holds the seat and of the invitation that is still open."""

    table: str
    seat: int
    token_hash: str | None = None
    invite_hash: str | None = None


class Journal(ABC):
    """Entries by table, append-only, and the seats' secrets.  Every method may be called from any thread."""

    damage: JournalBroken | None = None  # of the store as a whole: it is read as far as it can be, and not written to

    # --- writing: one thread writes, whatever waits shares one transaction -------------------------------------------

    @abstractmethod
    def append(
        self, table: str, expected_n: int, key: str, kind: str, body: str, *, seats: Sequence[Seat] = ()
    ) -> Promise[Entry]:
        """Write a table's entry `expected_n`, and in the same breath the seats given with it.

        Kept: the entry, durable.  The very same entry again (table, n, key, kind, body): the one already there.
        Raises Taken if that place or that key has another entry, CannotWrite if nothing could be made durable,
        JournalBroken if the entry before it is not there, Unfit if it can be no entry.
        """

    @abstractmethod
    def put_seats(self, seats: Sequence[Seat]) -> Promise[None]:
        """Set who holds or may claim these seats, in place of what was known of them."""

    @abstractmethod
    def claim(self, table: str, invite_hash: str, token_hash: str) -> Promise[int | None]:
        """Spend an invitation: the seat it gave, or None if it is spent or unknown.  Of many claims one wins."""

    # --- reading: at once, as of now; blocks for as long as the store takes ------------------------------------------

    @abstractmethod
    def read(self, table: str, after: int = 0) -> list[Entry]:
        """A table's entries in order, those after `after`; raises JournalBroken where they do not follow each other."""

    @abstractmethod
    def last(self, table: str) -> Entry | None:
        """A table's last entry."""

    @abstractmethod
    def find(self, table: str, key: str) -> Entry | None:
        """The entry that was written with this key."""

    @abstractmethod
    def tables(self, since: float = 0.0, limit: int | None = None) -> list[str]:
        """The tables opened (their first entry made) at `since` or later, the newest first."""

    @abstractmethod
    def seats(self, table: str) -> list[Seat]:
        """The seats of a table, by number."""

    @abstractmethod
    def confirm(self) -> None:
        """Raise CannotRead if the store was taken away, though what was read from it is still in memory."""

    # --- other nodes -------------------------------------------------------------------------------------------------

    @abstractmethod
    def listen(self, heard: Heard) -> Callable[[], None]:
        """Call `heard(table, n)`, on a thread of the journal, when other nodes wrote entries up to `n`.

        It may be told late, and twice, never too little: several entries of a table may be told by the last one.
        Returns how to stop listening.
        """

    @abstractmethod
    def close(self) -> None:
        """Write what was asked for, then let go of everything."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
