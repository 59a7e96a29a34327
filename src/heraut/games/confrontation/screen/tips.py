"""Lessons of the first two duels: a fight without any skill, then the words that skills bring."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.confrontation.answers import Counter, Endure, MasterStrike, Parry, Place, Sustain
from heraut.games.confrontation.model import Battle
from heraut.kernel import Decision
from heraut.tabletop import lessons
from heraut.tabletop.lessons import Lesson
from heraut.tabletop.scene import Tip

TAUGHT = frozenset(("first_duel", "duel"))


def hurt(t: Battle, asked: Decision) -> bool:
    """A fighter of whoever is asked bears a wound."""
    return any(figure.wound and figure.side == asked.seat for figure in t.state.figures.values())


def more_dice(t: Battle, asked: Decision) -> bool:
    return any(isinstance(one, Place) and one.bought for one in asked.options)


LESSONS = (
    Lesson("goal", "", "CF-W-7", at="{foe}"),
    Lesson("dice", "place_dice", "CF-C3-1 CF-C3-4", about=(Place,)),
    Lesson("initiative", "place_dice", "CF-C4-1 CF-D-1", at="{own}"),
    Lesson("sequence", "place_dice", "CF-K-7", at="{own}", needed=more_dice),
    Lesson("wound", "place_dice", "CF-F-3", at="{own}", needed=hurt),
    Lesson("parry", "announce_defence", "CF-E1-2 CF-E3-1", about=(Parry,)),
    Lesson("hit", "announce_defence", "CF-E6-1 CF-E3-3", about=(Endure,)),
    Lesson("sustained", "announce_defence", "CF-E5-3 CF-E5-4", about=(Sustain,)),
    Lesson("counter", "announce_defence", "CF-K-3", about=(Counter,)),
    Lesson("master", "choose_attack", "CF-K-8", about=(MasterStrike,)),
)


def tips(t: Battle, asked: Decision | None) -> Iterator[Tip]:
    """In a duel each side has one fighter: the one's own, and the foe."""
    if asked is None or t.state.scenario not in TAUGHT:
        return iter(())
    whose = {figure.side == asked.seat: who for who, figure in t.state.figures.items()}
    return lessons.tips(t, asked, LESSONS, own=whose.get(True, ""), foe=whose.get(False, ""))
