"""5. Answers of a combat, against enemies or another hero."""

from __future__ import annotations

from typing import Any, NamedTuple

from heraut.games.mage_knight.model.names import DeedId, FoeId, HexId, UnitId


class Target(NamedTuple):
    """MK-CMB-6. This enemy is a target of the attack."""

    foe: FoeId
    word: str = "target"


class Gather(NamedTuple):
    """MK-CMB-6. The targets are named: now the attack."""

    word: str = "attack"


class Strike(NamedTuple):
    """MK-CMB-8 MK-CMB-33. Strike with what was gathered."""

    word: str = "strike"


class Block(NamedTuple):
    """MK-CMB-39. Block this enemy."""

    foe: FoeId
    word: str = "block"


class Parry(NamedTuple):
    """MK-CMB-9 MK-CMB-38. Block with what was gathered."""

    word: str = "parry"


class NextPhase(NamedTuple):
    """MK-CMB-34 MK-CMB-39. Go on to the next phase."""

    word: str = "next_phase"


class Suffer(NamedTuple):
    """MK-CMB-45. The damage of this enemy is dealt now."""

    foe: FoeId
    word: str = "suffer"


class ToUnit(NamedTuple):
    """MK-CMB-12. This unit takes the damage."""

    unit: UnitId
    word: str = "to_unit"


class ToHero(NamedTuple):
    """MK-CMB-15. The hero takes it."""

    word: str = "to_hero"


class Participate(NamedTuple):
    """MK-PVP-1. The defender fights with all he has (`full`), or not (`partial`)."""

    how: str
    word: str = "participate"


class Steal(NamedTuple):
    """MK-PVP-5. An artifact of the opponent is stolen."""

    card: DeedId
    word: str = "steal"


class Repel(NamedTuple):
    """MK-PVP-20. The opponent is made to retreat to this hex."""

    hex: HexId
    word: str = "repel"


OPTIONS: tuple[type[Any], ...] = (
    Target, Gather, Strike, Block, Parry, NextPhase, Suffer, ToUnit, ToHero, Participate, Steal, Repel,
)  # fmt: skip
