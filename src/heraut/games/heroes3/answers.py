"""What players may answer.  Each chapter has its block; the last field of an option is its word."""

from __future__ import annotations

from typing import NamedTuple

# ── any chapter ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Take(NamedTuple):
    """Take one of several things: its number in the list that the question shows."""

    which: int
    word: str = "take"


class Card(NamedTuple):
    """Name a card: to keep, to discard, to remove, to swap."""

    card: str
    word: str = "card"


class UnitOf(NamedTuple):
    """Name a unit of an army."""

    unit: str
    word: str = "unit"


class FieldOf(NamedTuple):
    """Name a field of the map."""

    field: str
    word: str = "field"


class Target(NamedTuple):
    """Name a card on the combat board."""

    fighter: int
    word: str = "target"


class Done(NamedTuple):
    """Nothing (more) of this."""

    word: str = "done"


DONE = Done()

ANY = (Take, Card, UnitOf, FieldOf, Target, Done)
