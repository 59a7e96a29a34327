"""What players may answer; the last field of an option is its word."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from heraut.games.confrontation.model import Fight


class Name(NamedTuple):
    """Name a fighter for an opposed test."""

    fighter: int
    word: str = "name"


class Cut(NamedTuple):
    """Cut this combat out of a melee."""

    lone: int
    others: tuple[int, ...]
    word: str = "combat"


class Resolve(NamedTuple):
    """Designate the combat to resolve."""

    lone: int
    others: tuple[int, ...]
    word: str = "resolve"


class Place(NamedTuple):
    """Put a fighter's dice in attack and in defence; one may be held back (Swashbuckler), some bought (Sequence)."""

    fighter: int
    attack: int
    defence: int
    held: int = 0
    bought: int = 0
    word: str = "place"


class Rage(NamedTuple):
    """Battle fury: one die more, and all of them in attack."""

    fighter: int
    word: str = "rage"


class Strike(NamedTuple):
    attacker: int
    target: int
    word: str = "attack"


class MasterStrike(NamedTuple):
    attacker: int
    target: int
    word: str = "master"


class Commit(NamedTuple):
    """Put the die held back in attack (Swashbuckler)."""

    fighter: int
    word: str = "commit"


class Endure(NamedTuple):
    """Do not defend."""

    word: str = "endure"


class Parry(NamedTuple):
    """Defend with so many dice, `held` of them from the die held back."""

    dice: int
    held: int = 0
    word: str = "parry"


class Counter(NamedTuple):
    """Parry, and announce a counter-attack."""

    dice: int
    held: int = 0
    word: str = "counter"


class Sustain(NamedTuple):
    """Sustained defence with the last die."""

    word: str = "sustain"


class Keep(NamedTuple):
    """Keep the defence die."""

    word: str = "keep"


class Trade(NamedTuple):
    """Give up the defence die for an attack die (Ambidextrous)."""

    word: str = "trade"


class ThrowDie(NamedTuple):
    """Throw the attack die although it cannot fail."""

    word: str = "throw"


class Skip(NamedTuple):
    """Do not throw an attack die that cannot fail."""

    word: str = "skip"


class Wound(NamedTuple):
    """Make the wound roll."""

    word: str = "wound"


class Feint(NamedTuple):
    """Instead of the wound roll, strike a die off: `attack` or `defence`."""

    die: str
    word: str = "feint"


class Choose(NamedTuple):
    """Keep these two of three wound dice (Assassin)."""

    low: int
    high: int
    word: str = "choose"


class Luck(NamedTuple):
    """Cancel this test and roll it again."""

    word: str = "luck"


class Resolution(NamedTuple):
    """Add the number of the skill to the test about to be made."""

    word: str = "resolution"


class Boost(NamedTuple):
    """Put one point in a characteristic (Concentration, Mutagenic)."""

    fighter: int
    stat: str
    word: str = "boost"


class Swap(NamedTuple):
    """Exchange ATT and DEF for this pass (Extra limb)."""

    fighter: int
    word: str = "swap"


class Mutate(NamedTuple):
    """Give a mutation die to this bearer."""

    fighter: int
    word: str = "mutate"


class Stay(NamedTuple):
    """Make no (further) move."""

    word: str = "stay"


class Pursue(NamedTuple):
    fighter: int
    touches: tuple[int, ...]
    word: str = "pursue"


class Charge(NamedTuple):
    fighter: int
    touches: tuple[int, ...]
    word: str = "charge"


class Dive(NamedTuple):
    fighter: int
    touches: tuple[int, ...]
    word: str = "dive"


ENDURE, SUSTAIN, KEEP, TRADE, STAY = Endure(), Sustain(), Keep(), Trade(), Stay()


@cache
def names(fighters: tuple[int, ...]) -> tuple[Name, ...]:
    """One answer for each of them: listed over and over, made once."""
    return tuple([Name(who) for who in fighters])


@lru_cache(maxsize=4096)
def resolutions(fights: tuple[Fight, ...]) -> tuple[Resolve, ...]:
    """One answer for each of them, made once."""
    return tuple([Resolve(*fight) for fight in fights])


OPTIONS: tuple[type, ...] = (
    Name, Cut, Resolve, Place, Rage, Strike, MasterStrike, Commit, Endure, Parry, Counter, Sustain, Keep, Trade,
    ThrowDie, Skip, Wound, Feint, Choose, Luck, Resolution, Boost, Swap, Mutate, Stay, Pursue, Charge, Dive,
)  # fmt: skip
