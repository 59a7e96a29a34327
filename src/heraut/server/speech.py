"""What the server says, in both languages at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

from heraut.kernel.showable import Showable
from heraut.kernel.values import Part
from heraut.table.speech import FLAT, BothLanguages
from heraut.table.words import NO_GAME
from heraut.tabletop.scene import Label

OURS = Path(__file__).parent / "words"


def speech_of(game: Showable[Any] = NO_GAME) -> BothLanguages:
    """The words of the server, and over them those of a game."""
    return BothLanguages(game, OURS)


def plain(thing: Any, speech: BothLanguages) -> Any:
    """The same thing as JSON has it: labels spoken in both languages, tuples as lists, records as objects."""
    kind: Any = type(thing)
    if kind in FLAT:
        return thing
    if kind is Label:
        return speech.label(thing)
    if kind is Part:
        reason = speech.reason(thing.reason)
        return {"layer": thing.layer, "amount": thing.amount, "reason": reason, "rules": thing.rules}
    if isinstance(thing, (tuple, list)):
        return [one if type(one) in FLAT else plain(one, speech) for one in thing]
    if isinstance(thing, Mapping):
        return {str(name): plain(one, speech) for name, one in thing.items()}
    values = [(name, getattr(thing, name)) for name in _fields(kind)]
    return {name: one if type(one) in FLAT else plain(one, speech) for name, one in values}


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} cannot travel: it is neither plain nor a record of the scene")
    return tuple([field.name for field in fields(kind)])
