"""The journal: what was said at every table, on disk before anybody is told that it was heard."""

from heraut.server.journal.entries import (
    CannotOpen,
    CannotRead,
    CannotWrite,
    Entry,
    JournalBroken,
    Taken,
    Unfit,
    chain,
    verify,
)
from heraut.server.journal.opening import open_journal
from heraut.server.journal.store import HOST, Heard, Journal, Promise, Seat

__all__ = [
    "HOST",
    "CannotOpen",
    "CannotRead",
    "CannotWrite",
    "Entry",
    "Heard",
    "Journal",
    "JournalBroken",
    "Promise",
    "Seat",
    "Taken",
    "Unfit",
    "chain",
    "open_journal",
    "verify",
]
