"""The sections that content names by `play`.

Each chapter adds its own when it is read, so that what plays one (a card, a building, a site) need not know them all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from heraut.games.heroes3.model import NO_FIGHTER, CardName, FighterId, Game, HeroId, SpaceId
from heraut.kernel import Section
from heraut.kernel.sections import Ends

CanPlay: TypeAlias = Callable[[Game, int, HeroId, str], bool]
Play: TypeAlias = Callable[[int, HeroId, str], Ends]
PlayOnBoard: TypeAlias = Callable[[int, CardName, int, FighterId, tuple[SpaceId, ...]], Ends]
PLAYS: dict[str, Play] = {}
CAN_PLAY: dict[str, CanPlay] = {}
ON_BOARD: dict[str, PlayOnBoard] = {}


@dataclass(slots=True)
class OnBoard(Section):
    """A card does what no word says on the combat board, to a unit or to some spaces, by the line of power reached."""

    seat: int
    card: CardName
    line: int
    target: FighterId = NO_FIGHTER
    spaces: tuple[SpaceId, ...] = ()


def add(plays: Mapping[str, Play], can_play: Mapping[str, CanPlay] | None = None) -> None:
    """The plays of a chapter, and of which of them it is to be asked whether they would do anything."""
    PLAYS.update(plays)
    CAN_PLAY.update(can_play or {})


def play_of(name: str, seat: int, hero: HeroId, source: str) -> Ends:
    """The section that plays this for a seat and a hero; `source` is the path of what named it."""
    return PLAYS[name](seat, hero, source)


def can_play(t: Game, name: str, seat: int, hero: HeroId, source: str) -> bool:
    """Would it do anything now?  Those that nothing is to be asked of always may be played."""
    return name in PLAYS and (name not in CAN_PLAY or CAN_PLAY[name](t, seat, hero, source))
