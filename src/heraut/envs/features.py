"""A view as a fixed-size vector: every number and word that a seat may know has its place.

    number          its own place, divided by the largest magnitude met, at most 1 either way
    word            one place for each word met there: 1 where it is
    list, dict      each position or key apart, and how many there are; a bag counts each of its words
    record          each field; a section under way also says which it is
    question        what is asked, and of whom; its options are the action mask

What was never met while scouting has no place; the last component says how much of that there is.
"""

from __future__ import annotations

import typing
from collections.abc import Iterable
from dataclasses import is_dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heraut.kernel import Decision, Section, State
from heraut.kernel.records import fields_of
from heraut.kernel.state import UNORDERED

Vector = NDArray[np.float32]
UNKNOWN = "unknown"
MANY = 10


def features(view: State, seat: int) -> dict[str, float]:
    """What this seat sees, by name: `figures.2.x`, `figures.2.wound=light`, `asked=parry`."""
    found: dict[str, float] = {f"me={seat}": 1}
    for name, bag in _shape(type(view)):
        _read(name, getattr(view, name), bag, found)
    return found


def _read(name: str, value: Any, bag: bool, found: dict[str, float]) -> None:
    kind = type(value)
    if kind is int or kind is bool or kind is float:
        found[name] = value
    elif kind is str:
        found[f"{name}={value}"] = 1
    elif value is None:
        found[f"{name}=None"] = 1
    elif bag:
        for word in set(value):
            found[f"{name}:{word}"] = value.count(word)
    elif isinstance(value, Decision):
        found[f"asked={value.kind}"] = 1
        found.update({f"asked of={seat}": 1 for seat in value.seats})
    elif kind is dict:
        found[f"{name}#"] = len(value)
        for key, item in value.items():
            _read(f"{name}.{key}", item, False, found)
    elif kind in _SHAPES or is_dataclass(value):
        if isinstance(value, Section):
            found[f"{name}={kind.__name__}"] = 1
        for field, is_bag in _shape(kind):
            _read(f"{name}.{field}", getattr(value, field), is_bag, found)
    else:
        keys: Iterable[Any] | None = getattr(value, "_fields", None)
        if keys is None:
            found[f"{name}#"] = len(value)
            keys = range(len(value))
        for key, item in zip(keys, value, strict=True):
            _read(f"{name}.{key}", item, False, found)


_SHAPES: dict[type, tuple[tuple[str, bool], ...]] = {}


def _shape(kind: type) -> tuple[tuple[str, bool], ...]:
    """The fields of a record, and whether each is a bag."""
    if kind not in _SHAPES:
        hints = fields_of(kind).items()
        _SHAPES[kind] = tuple([(name, UNORDERED in typing.get_args(hint)) for name, hint in hints])
    return _SHAPES[kind]


class Features:
    """Name ↔ place in the vector."""

    def __init__(self, largest: dict[str, float]) -> None:
        """`largest`: each feature met, and its largest magnitude."""
        self.names = (*sorted(largest), UNKNOWN)
        self._place = {name: (place, max(largest[name], 1.0)) for place, name in enumerate(self.names[:-1])}

    def __len__(self) -> int:
        return len(self.names)

    def vector(self, view: State, seat: int) -> Vector:
        """What the seat sees, as numbers between -1 and 1."""
        found = [0.0] * len(self.names)
        unknown = 0
        for name, value in features(view, seat).items():
            place = self._place.get(name)
            if place is None:
                unknown += 1
            else:
                found[place[0]] = value / place[1]
        found[-1] = unknown / MANY
        return np.clip(np.array(found, np.float32), -1, 1)
