"""Answers in an attack: who strikes whom, gems, rerolls, defence."""

from __future__ import annotations

from typing import Any, NamedTuple

from heraut.games.conan.model import BARE_HANDS, FigureId, ItemId


class Strike(NamedTuple):
    """CN-ATT-1. A melee attack; `other`: the second weapon of an ambidextrous hero."""

    figure: FigureId
    target: FigureId
    weapon: ItemId = BARE_HANDS
    other: ItemId = BARE_HANDS
    word: str = "strike"


class Shoot(NamedTuple):
    """CN-ATT-4. A ranged attack, with a weapon that shoots or is thrown."""

    figure: FigureId
    target: FigureId
    weapon: ItemId = BARE_HANDS
    word: str = "shoot"


class Web(NamedTuple):
    """CN-SKL-14. Instead of an attack."""

    figure: FigureId
    target: FigureId
    word: str = "web"


class Gems(NamedTuple):
    """So many gems, once for all."""

    number: int
    word: str = "gems"


class Reroll(NamedTuple):
    """CN-RRL-1. One die of this kind that shows this face; what pays for it is never asked."""

    die: str
    face: int
    word: str = "reroll"


class Enough(NamedTuple):
    """The dice stay as they are."""

    word: str = "enough"


class Endure(NamedTuple):
    """CN-DEF-1. No active defence."""

    word: str = "endure"


class Dodge(NamedTuple):
    """CN-DEF-8. Base dice only."""

    word: str = "dodge"


class Parry(NamedTuple):
    """CN-DEF-5. With one weapon or one shield."""

    item: ItemId
    word: str = "parry"


class LeaveTo(NamedTuple):
    """CN-SKL-30. A bodyguard parries."""

    figure: FigureId
    word: str = "leave_to"


class Guard(NamedTuple):
    """CN-OVL-6. So many gems of the overlord for a unit that is attacked; 0 for none."""

    gems: int
    word: str = "guard"


class Sacrifice(NamedTuple):
    """CN-SKL-28. This figure becomes the target."""

    figure: FigureId
    word: str = "sacrifice"


class Next(NamedTuple):
    """CN-SKL-4. The blow goes on to this enemy."""

    target: FigureId
    word: str = "next"


OPTIONS: tuple[type[Any], ...] = (
    Strike, Shoot, Web, Gems, Reroll, Enough, Endure, Dodge, Parry, LeaveTo, Guard, Sacrifice, Next,
)  # fmt: skip
