"""The sections that content names by `play`.

Each chapter adds its own when it is read, so that what plays one (a card, a building, a site) need not know them all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from heraut.games.heroes3.model import Game
from heraut.kernel import Section
from heraut.kernel.sections import Ends

CanPlay: TypeAlias = Callable[[Game, int, int, str], bool]
PLAYS: dict[str, Any] = {}
CAN_PLAY: dict[str, CanPlay] = {}


def add(plays: Mapping[str, type[Section]], can_play: Mapping[str, CanPlay] | None = None) -> None:
    """The plays of a chapter, and of which of them it is to be asked whether they would do anything."""
    PLAYS.update(plays)
    CAN_PLAY.update(can_play or {})


def play_of(name: str, seat: int, hero: int, source: str) -> Ends:
    """The section that plays this for a seat and a hero; `source` is the path of what named it."""
    section: Ends = PLAYS[name](seat, hero, source)
    return section


def can_play(t: Game, name: str, seat: int, hero: int, source: str) -> bool:
    """Would it do anything now?  Those that nothing is to be asked of always may be played."""
    return name in PLAYS and (name not in CAN_PLAY or CAN_PLAY[name](t, seat, hero, source))
