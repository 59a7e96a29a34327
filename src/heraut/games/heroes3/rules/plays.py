"""The sections that content names by `play`.

Each chapter adds its own when it is read, so that what plays one (a card, a building, a site) need not know them all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from heraut.games.heroes3.model import NO_HERO, CardName, FighterId, Game, HeroId, SpaceId
from heraut.games.heroes3.numbers import gains
from heraut.kernel import Arrow, Section
from heraut.kernel.sections import Ends


@dataclass(slots=True)
class Named(Section):
    """What a seat plays with one of its heroes; `source` is the path of what names it."""

    seat: int
    hero: HeroId = NO_HERO
    source: str = ""

    def start(self, t: Game) -> Arrow:
        raise NotImplementedError

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        """Would it do anything now?"""
        return True

    def amount(self, t: Game) -> int:
        """The number that it counts with."""
        return gains.gain_of(t, self.source).amount

    def over(self, t: Game) -> Arrow:
        """There is nothing to choose from."""
        return None


@dataclass(slots=True)
class InCombat(Named):
    """What is played in a combat, and never on the map."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        """H3-CRD-5."""
        return t.state.battle is not None


PlayOnBoard: TypeAlias = Callable[[int, CardName, int, FighterId, tuple[SpaceId, ...]], Ends]
NAMED: dict[str, type[Named]] = {}
ON_BOARD: dict[str, PlayOnBoard] = {}


def can_play(t: Game, name: str, seat: int, hero: HeroId, source: str) -> bool:
    """Would the section of this name do anything now?"""
    return name in NAMED and NAMED[name].playable(t, seat, hero, source)


def is_for_combat(name: str) -> bool:
    """H3-CRD-5. Is the section of this name never played on the map?"""
    return name in ON_BOARD or issubclass(NAMED[name], InCombat)
