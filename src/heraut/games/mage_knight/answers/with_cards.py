"""1. Answers about cards, mana, units and skills."""

from __future__ import annotations

from typing import Any, NamedTuple

from heraut.games.mage_knight.model.names import DeedId, ManaColour, SkillId, UnitId, UnitKind


class Play(NamedTuple):
    """MK-CRD-16 MK-CRD-17 MK-CRD-18 MK-CRD-19. A card for its basic or its strong effect."""

    card: DeedId
    mode: str
    word: str = "play"


class Sideways(NamedTuple):
    """MK-CRD-1 MK-CRD-15. A card sideways, for one point of this."""

    card: DeedId
    use: str
    word: str = "sideways"


class PayWith(NamedTuple):
    """MK-MAN-6 MK-MAN-9. Pay one mana: a `die` of the Source, a `token`, a `crystal`, …, of this colour."""

    how: str
    colour: ManaColour
    word: str = "pay"


class Activate(NamedTuple):
    """MK-UNI-1 MK-UNI-5. A unit uses this ability, counted from 1."""

    unit: UnitId
    ability: int
    word: str = "activate"


class UseSkill(NamedTuple):
    """MK-SKL-1 MK-SKL-2. A skill is used."""

    skill: SkillId
    word: str = "skill"


class Attach(NamedTuple):
    """MK-CRD-3 MK-CRD-12. A banner is laid on a unit."""

    card: DeedId
    unit: UnitId
    word: str = "attach"


class HealWound(NamedTuple):
    """MK-CRD-4. A healing point returns a Wound of the hand."""

    word: str = "heal"


class HealUnit(NamedTuple):
    """MK-CRD-10. Healing points take a wound off a unit."""

    unit: UnitId
    word: str = "heal_unit"


class Learn(NamedTuple):
    """MK-CRD-22. An advanced action of the offer, bought by a lasting effect."""

    card: DeedId
    status: str
    word: str = "learn"


class UseLasting(NamedTuple):
    """MK-CRD-22. Use what a lasting effect offers."""

    status: str
    word: str = "use"


class Borrow(NamedTuple):
    """MK-UNI-5. A unit of the offer uses this ability, counted from 1."""

    unit: UnitKind
    ability: int
    word: str = "borrow"


OPTIONS: tuple[type[Any], ...] = (
    Play, Sideways, PayWith, Activate, UseSkill, Attach, HealWound, HealUnit, Learn, UseLasting, Borrow,
)  # fmt: skip
