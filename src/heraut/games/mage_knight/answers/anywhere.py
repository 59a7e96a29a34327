"""Answers of any chapter."""

from __future__ import annotations

from typing import Any, NamedTuple

from heraut.games.mage_knight.model.names import DeedId, FoeId, HexId, ManaColour, SeatId, UnitId


class Done(NamedTuple):
    """Nothing (more) of this."""

    word: str = "done"


class CardOf(NamedTuple):
    """Name a card: to discard, to throw away, to take."""

    card: DeedId
    word: str = "card"


class UnitOf(NamedTuple):
    """Name a unit of an army."""

    unit: UnitId
    word: str = "unit"


class FoeOf(NamedTuple):
    """Name an enemy of the combat."""

    foe: FoeId
    word: str = "foe"


class HexOf(NamedTuple):
    """Name a hex."""

    hex: HexId
    word: str = "hex"


class ColourOf(NamedTuple):
    """Name a colour of mana."""

    colour: ManaColour
    word: str = "colour"


class SeatOf(NamedTuple):
    """Name a player."""

    seat: SeatId
    word: str = "player"


class Take(NamedTuple):
    """Take one of several effects, named by what it does."""

    effect: str
    word: str = "effect"


class NumberOf(NamedTuple):
    """Name a number."""

    number: int
    word: str = "number"


DONE = Done()
OPTIONS: tuple[type[Any], ...] = (Done, CardOf, UnitOf, FoeOf, HexOf, ColourOf, SeatOf, Take, NumberOf)
