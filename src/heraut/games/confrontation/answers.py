"""What players may answer; the last field of an option is its word."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from heraut.games.confrontation.model import Fight


class Name(NamedTuple):
    """CF-T-1 CF-T-5. Name a fighter for an opposed test."""

    fighter: int
    word: str = "name"


class Cut(NamedTuple):
    """CF-A2-3 CF-A2-4. Cut this combat out of a melee."""

    lone: int
    others: tuple[int, ...]
    word: str = "combat"


class Resolve(NamedTuple):
    """CF-C1-2. Designate the combat to resolve."""

    lone: int
    others: tuple[int, ...]
    word: str = "resolve"


class Place(NamedTuple):
    """CF-C3-4 CF-E5-1. Put dice in attack and in defence, one held back (Swashbuckler), more bought (Sequence)."""

    fighter: int
    attack: int
    defence: int
    held: int = 0
    bought: int = 0
    word: str = "place"


class Rage(NamedTuple):
    """CF-K-32. Battle fury: one die more, and all of them in attack."""

    fighter: int
    word: str = "rage"


class Strike(NamedTuple):
    """CF-E-1 CF-E2-1 CF-F-5. A fighter attacks another."""

    attacker: int
    target: int
    word: str = "attack"


class MasterStrike(NamedTuple):
    """CF-K-8. A fighter tries a Master strike."""

    attacker: int
    target: int
    word: str = "master"


class Commit(NamedTuple):
    """CF-K-6. Put the die held back in attack (Swashbuckler)."""

    fighter: int
    word: str = "commit"


class Endure(NamedTuple):
    """CF-E1-1 CF-E3-3. Do not defend."""

    word: str = "endure"


class Parry(NamedTuple):
    """CF-E1-2 CF-E3-1 CF-E3-2. Defend with so many dice, `held` of them from the die held back."""

    dice: int
    held: int = 0
    word: str = "parry"


class Counter(NamedTuple):
    """CF-K-3 CF-K-4. Parry, and announce a counter-attack."""

    dice: int
    held: int = 0
    word: str = "counter"


class Sustain(NamedTuple):
    """CF-E5-3 CF-E5-4 CF-E5-5 CF-E5-9. Sustained defence with the last die."""

    word: str = "sustain"


class Keep(NamedTuple):
    """CF-E4-1. Keep the defence die."""

    word: str = "keep"


class Trade(NamedTuple):
    """CF-K-2. Give up the defence die for an attack die (Ambidextrous)."""

    word: str = "trade"


class ThrowDie(NamedTuple):
    """CF-F-15. Throw the attack die although it cannot fail."""

    word: str = "throw"


class Skip(NamedTuple):
    """CF-F-4. Do not throw an attack die that cannot fail."""

    word: str = "skip"


class Wound(NamedTuple):
    """CF-E6-1 CF-F-5. Make the wound roll."""

    word: str = "wound"


class Feint(NamedTuple):
    """CF-K-9. Instead of the wound roll, strike a die off: `attack` or `defence`."""

    die: str
    word: str = "feint"


class Choose(NamedTuple):
    """CF-K-24 CF-F-5. Keep these two of three wound dice (Assassin)."""

    low: int
    high: int
    word: str = "choose"


class Luck(NamedTuple):
    """CF-K-17. Cancel this test and roll it again."""

    word: str = "luck"


class Resolution(NamedTuple):
    """CF-K-18. Add the number of the skill to the test about to be made."""

    word: str = "resolution"


class Boost(NamedTuple):
    """CF-K-19 CF-K-54. Put one point in a characteristic (Concentration, Mutagenic)."""

    fighter: int
    stat: str
    word: str = "boost"


class Swap(NamedTuple):
    """CF-K-35. Exchange ATT and DEF for this pass (Extra limb)."""

    fighter: int
    word: str = "swap"


class Mutate(NamedTuple):
    """CF-K-54. Give a mutation die to this bearer."""

    fighter: int
    word: str = "mutate"


class Stay(NamedTuple):
    """CF-G-1. Make no (further) move."""

    word: str = "stay"


class Pursue(NamedTuple):
    """CF-G-5 CF-G-6. A fighter goes after the next foes."""

    fighter: int
    touches: tuple[int, ...]
    word: str = "pursue"


class Charge(NamedTuple):
    """CF-X-1 CF-X-2 CF-X-4. A fighter runs into contact with these."""

    fighter: int
    touches: tuple[int, ...]
    word: str = "charge"


class Dive(NamedTuple):
    """CF-B2-1 CF-B2-2 CF-B2-4. A flyer drops on these."""

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
