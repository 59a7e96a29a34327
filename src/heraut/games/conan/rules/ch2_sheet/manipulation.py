"""2. The sheet of a hero, 4E: manipulation, free, simple and complex."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.answers.acting import DropItem, GiveItem, Manipulate, OpenChest, TakeItem, Unlock, UseItem
from heraut.games.conan.model import Game, HeroId
from heraut.kernel import Gives, Option, Reason, Section, give
from heraut.kernel.sections import Ends

DEEDS = (TakeItem, GiveItem, DropItem, UseItem, OpenChest, Unlock, Manipulate)


def deeds(t: Game, hero: HeroId) -> list[Option]:
    """CN-MAN-1 CN-MAN-2 CN-MAN-3 CN-CHE-1 CN-DOR-2."""
    return []  # stub: D


def wishes(t: Game, hero: HeroId) -> list[Option]:
    return []  # stub: D


def forbids(t: Game, wish: Option) -> Reason | None:
    """CN-MAN-2 CN-MAN-10 CN-ENC-4."""
    return None  # stub: D


def perform(t: Game, deed: Option) -> Ends | None:
    """CN-MAN-1 CN-MAN-2 CN-MAN-3."""
    return None  # stub: D


@dataclass(slots=True)
class ComplexManipulation(Section):
    """Gems, dice, rerolls; gives the total, hindering taken off.

    gems → roll → total

    `lock`: Lock-picking helps.  `help`: dice that an object adds.
    """

    hero: HeroId
    least: int = 1
    lock: bool = False
    help: tuple[str, ...] = ()

    def start(self, t: Game) -> Gives[int]:
        """CN-MAN-12 CN-HIN-6 CN-SKL-22."""
        return give(0)  # stub: D


SECTIONS = (ComplexManipulation,)
