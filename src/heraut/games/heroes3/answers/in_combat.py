"""What players may answer in a combat (chapters 9 and 10)."""

from __future__ import annotations

from typing import NamedTuple

from heraut.games.heroes3.model import FighterId, SpaceId


class PlaceUnit(NamedTuple):
    """A unit of the army starts the combat on this space."""

    unit: str
    space: SpaceId
    word: str = "place"


class LeaveOut(NamedTuple):
    """A unit of the army stays out of the combat."""

    unit: str
    word: str = "leave_out"


class GateAt(NamedTuple):
    """The gate stands in this column of the middle row, walls in the others."""

    column: int
    word: str = "gate"


class GoTo(NamedTuple):
    """H3-ORD-2. The unit moves to this space."""

    space: SpaceId
    word: str = "go"


class Strike(NamedTuple):
    """H3-ORD-2 H3-ORD-4 H3-ORD-12. The unit attacks this target, from its space or one that it first moves to."""

    space: SpaceId
    fighter: FighterId
    word: str = "strike"


class BreakAt(NamedTuple):
    """H3-SIE-16. The unit destroys the wall or gate of this column, from this space."""

    space: SpaceId
    column: int
    word: str = "break"


class Defend(NamedTuple):
    """H3-ORD-11. The unit takes a Shield token; its activation is over."""

    word: str = "defend"


class Surrender(NamedTuple):
    """H3-END-6. Give up the combat, for 10 gold."""

    word: str = "surrender"


class Prolong(NamedTuple):
    """H3-MOV-3. Fight one more combat round."""

    word: str = "prolong"


class Retreat(NamedTuple):
    """H3-CMB-5. Leave the guards alone and go back."""

    word: str = "retreat"


class ComeBack(NamedTuple):
    """The unit goes back to the space it came from."""

    word: str = "come_back"


class IgnoreDie(NamedTuple):
    """Discard this card: the attack die does not count."""

    card: str
    word: str = "ignore_die"


class Rescue(NamedTuple):
    """This unit cancels the attack that would bring a friend down."""

    fighter: FighterId
    word: str = "rescue"


class Spy(NamedTuple):
    """Look at the top card of a deck."""

    deck: str
    word: str = "spy"


class PutBack(NamedTuple):
    """Put the card back: on `top`, or at the `bottom`."""

    where: str
    word: str = "put_back"
