"""A table of this node: its record while somebody needs it, who watches, and what was made for their eyes."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass, field
from typing import Any, Protocol

from heraut.server.entries import Record
from heraut.server.journal import Seat
from heraut.server.seats import Holder


@dataclass(frozen=True)
class Patience:
    """How long things may take, and how many may live at once."""

    mind_seconds: float = 30.0  # of thinking, its process not yet started included; far more than any thought takes
    idle_seconds: float = 600.0
    sweep_seconds: float = 20.0
    most_bytes: int = 256 * 1024 * 1024  # of records in memory; those not used for longest go first
    other_node_seconds: float = 5.0  # before a node plays the bots of another one that has gone silent
    minds: int = min(os.cpu_count() or 1, 4)  # that think at once
    secret_seconds: float = 3.0  # a bot asked in secret at a steady table answers no sooner, whatever it holds


class Watcher(Protocol):
    """Somebody who wants to know when a table has changed."""

    address: str
    holder: Holder

    def wake(self) -> None: ...

    def unseated(self) -> None:
        """Who sits where has changed: look again what your tokens open."""


@dataclass(eq=False)
class LiveTable:
    """One table of this node.  `record` is None while nobody needs it; it is only looked at with the lock held."""

    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    record: Record | None = None
    secrets: list[Seat] = field(default_factory=list)
    watchers: set[Watcher] = field(default_factory=set)
    address: str = ""  # of whoever plays at it, or laid it: its bots think on their account
    used: float = 0.0
    thinking: int | None = None
    bots: asyncio.Task[None] | None = None
    remembered: dict[Any, Any] = field(default_factory=dict)  # parts of views, as long as nothing changes
    frames: dict[Any, bytes] = field(default_factory=dict)  # and views made of them
    remembered_rev: int = -1
    weighed: int = 0  # bytes, when last weighed

    def forget(self) -> None:
        if self.record is not None:
            self.record.evening.end()
        self.record = None
        self.forget_views()

    def forget_views(self) -> None:
        self.remembered.clear()
        self.frames.clear()
        self.remembered_rev = -1

    def weight(self) -> int:
        """About how many bytes this table takes in memory."""
        views: list[int] = [*map(len, self.frames.values()), *[parts.weight() for parts in self.remembered.values()]]
        return sum(views) + (0 if self.record is None else self.record.evening.weight())

    def tell(self) -> None:
        for watcher in tuple(self.watchers):
            watcher.wake()

    def connected(self) -> frozenset[int]:
        return frozenset(seat for watcher in tuple(self.watchers) for seat in watcher.holder.seats)
