"""Values: what is this number, and why?

One pure generator of parts feeds both the number and its explanation, so they cannot disagree.  Parts come in
the order of their layers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

PRINTED, REPLACED, ADDED, MULTIPLIED, AT_LEAST, AT_MOST = range(6)


class Part(NamedTuple):
    """One contribution to a number.  `reason` names a piece of content or a message; `rules` the ledger."""

    layer: int
    amount: int
    reason: str
    rules: tuple[str, ...] = ()


def total(parts: Iterable[Part]) -> int:
    """Fold the parts into the number."""
    value = 0
    for layer, amount, _, _ in parts:
        if layer == ADDED:
            value += amount
        elif layer <= REPLACED:
            value = amount
        elif layer == MULTIPLIED:
            value *= amount
        elif layer == AT_LEAST:
            value = max(value, amount)
        else:
            value = min(value, amount)
    return value


def explain(parts: Iterable[Part]) -> tuple[int, list[Part]]:
    """The number and its parts; parts out of the order of their layers are a mistake in the rules."""
    listed = list(parts)
    if [part.layer for part in listed] != sorted(part.layer for part in listed):
        raise ValueError(f"parts out of order: {listed}")
    return total(listed), listed
