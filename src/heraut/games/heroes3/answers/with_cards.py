"""What players may answer about cards and dice (chapter 5, morale)."""

from __future__ import annotations

from typing import NamedTuple

from heraut.games.heroes3.model import SpaceId


class PlayOf(NamedTuple):
    """H3-CRD-10. Play a card, in this mode: basic, expert, effect, or the number of one of its two effects."""

    card: str
    mode: str
    word: str = "play"


class Boost(NamedTuple):
    """H3-SPL-2. Put power into what is being cast: a card that gives power, or a spell discarded (`spell`)."""

    card: str
    mode: str
    word: str = "boost"


class CastNow(NamedTuple):
    """No more power: cast it."""

    word: str = "cast"


class LineOf(NamedTuple):
    """The line of power that is used."""

    power: int
    word: str = "line"


class NumberOf(NamedTuple):
    """Which of the numbers of a card counts."""

    number: str
    word: str = "number"


class Look(NamedTuple):
    """H3-CRD-2. Look at the top cards of the deck."""

    word: str = "look"


class FromDiscard(NamedTuple):
    """H3-CRD-13. Take the top card of the discard pile instead."""

    card: str
    word: str = "discarded"


class Replace(NamedTuple):
    """Show a card of another faction, discard it and draw another."""

    card: str
    word: str = "replace"


class Reroll(NamedTuple):
    """H3-MOR-9 H3-MOR-11. Roll a die that shows this face again: by morale, by luck, by what was proclaimed."""

    face: int
    by: str
    word: str = "reroll"


class Face(NamedTuple):
    """Keep the result of a die."""

    face: int
    word: str = "face"


class Spend(NamedTuple):
    """H3-MOR-6 H3-MOR-7 H3-MOR-8. Spend the Positive Morale: `draw` a card, or `change` cards."""

    what: str
    word: str = "morale"


class SpaceOf(NamedTuple):
    """Name a space of the combat board."""

    space: SpaceId
    word: str = "space"
