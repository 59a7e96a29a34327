"""2. The sheet of a hero, 4E: an object is thrown."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.answers.acting import ThrowItem
from heraut.games.conan.model import AreaId, Game, HeroId, ItemId
from heraut.kernel import Arrow, Option, Reason, Section
from heraut.kernel.sections import Ends

DEEDS = (ThrowItem,)


def deeds(t: Game, hero: HeroId) -> list[Option]:
    """CN-MAN-4 CN-MAN-7 CN-MAN-8 CN-MAN-13."""
    return []  # stub: D


def wishes(t: Game, hero: HeroId) -> list[Option]:
    return []  # stub: D


def forbids(t: Game, wish: Option) -> Reason | None:
    """CN-MAN-7 CN-MAN-13."""
    return None  # stub: D


def perform(t: Game, deed: Option) -> Ends | None:
    """CN-MAN-4."""
    return ThrowObject(deed.hero, deed.item, deed.area)


@dataclass(slots=True)
class ThrowObject(Section):
    """An object flies as far as the dice say.

    gems, roll → far enough → there
               → short → lands (asked if there are several areas)
    an orb explodes where it lands
    """

    hero: HeroId
    item: ItemId
    area: AreaId

    def start(self, t: Game) -> Arrow:
        """CN-MAN-4 CN-MAN-8 CN-MAN-12."""
        return None  # stub: D


SECTIONS = (ThrowObject,)
