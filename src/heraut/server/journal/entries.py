"""Entries of the journal, each bound to the one before it by its hash, and what can go wrong with them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from heraut.kernel import Refusal

BEFORE_ALL = ""  # what stands for the hash before a table's first entry
MOST_NAME = 200  # characters of a table's id, a key or a kind


class Entry(NamedTuple):
    """What happened at a table: its `n`-th entry, counted from 1."""

    table: str
    n: int
    key: str  # the client's own mark for what it said; saying it again changes nothing
    kind: str
    body: str  # JSON
    made: float  # seconds since 1970
    hash: str


def chain(previous_hash: str, table: str, n: int, key: str, kind: str, body: str) -> str:
    """The hash of an entry, which depends on every entry before it."""
    # One line, so the body begins after the first line's end.  What is damaged may be of any type, and have any hash.
    head = json.dumps([previous_hash, table, n, key, kind], default=str)
    return sha256(f"{head}\n{body}".encode()).hexdigest()


def verify(entries: Sequence[Entry], before: int = 0, previous_hash: str = BEFORE_ALL) -> None:
    """Each entry follows the one before it, and none was altered; or JournalBroken says which one does not."""
    for n, entry in enumerate(entries, start=before + 1):
        if entry.n != n:
            raise JournalBroken(
                "journal-gap", "Table {table}: entry {n} is missing, {found} is there instead.",
                table=entry.table, n=n, found=entry.n,
            )  # fmt: skip
        if chain(previous_hash, entry.table, entry.n, entry.key, entry.kind, entry.body) != entry.hash:
            sentence = "Table {table}: entry {n} is not what was written; it, or one before it, was altered."
            raise JournalBroken("journal-altered", sentence, table=entry.table, n=n)
        previous_hash = entry.hash


def follow(found: list[Entry], after: int) -> list[Entry]:
    """The entries after `after`, verified; `found` begins with that entry itself, if there is one."""
    if after > 0 and found and found[0].n == after:
        verify(found[1:], after, found[0].hash)
        return found[1:]
    verify(found, max(after, 0))
    return found


def fit(table: str, n: int, key: str, kind: str, body: str) -> None:
    """Can every store keep this as it is?  If not, Unfit says why, before anything is written."""
    for what, text in (("table", table), ("key", key), ("kind", kind)):
        if not 0 < len(text) <= MOST_NAME:
            sentence = "The {what} of an entry has 1 to {most} characters, not {size}."
            raise Unfit("unfit-length", sentence, what=what, most=MOST_NAME, size=len(text))
    fit_text(table, key, kind, body)
    if any(mark.isspace() for mark in table):
        raise Unfit("unfit-space", "A table's id has no spaces: '{table}' has.", table=table)
    if n < 1:
        raise Unfit("unfit-number", "Entries are counted from 1, not from {n}.", n=n)


def fit_text(*values: object) -> None:
    """Whatever is text among these is text that every store can keep and look up."""
    for text in values:
        if isinstance(text, str) and ("\0" in text or any("\ud800" <= mark <= "\udfff" for mark in text)):
            raise Unfit("unfit-character", "A journal keeps text, and no NUL or half of a character.")


# --- what can go wrong ----------------------------------------------------------------------------------------------


class Taken(Refusal):
    """That place, or that key, has an entry already: `entry`.

    When `entry.key` is the key that was given, the same thing was said before: answer as then.
    """

    def __init__(self, entry: Entry) -> None:
        sentence = "Table {table}: entry {n} is written already, with the key {key}."
        super().__init__("entry-taken", sentence, table=entry.table, n=entry.n, key=entry.key)
        self.entry = entry


class JournalBroken(Refusal):
    """The journal does not hold what was once written."""


class CannotWrite(Refusal):
    """The entry could not be made durable, and nothing was acknowledged.

    Ask again with the same key: were it found on the disk after all (an error can strike after the write), it counts
    once.
    """


class CannotRead(Refusal):
    """The journal cannot be reached just now."""


class CannotOpen(Refusal):
    """There is no journal there, or not one that this Héraut can use."""


class Unfit(Refusal):
    """What was given can be no entry."""
