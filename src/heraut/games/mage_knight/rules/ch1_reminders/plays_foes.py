"""1. Wings of Night, which holds back many enemies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import heraut.games.mage_knight.rules.ch1_reminders.resolving as resolving
import heraut.games.mage_knight.rules.ch5_combat.judged_foes as judged_foes
from heraut.games.mage_knight.answers.anywhere import DONE, Done, FoeOf
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.printed.effects import Effect
from heraut.games.mage_knight.rules.ch1_reminders.judged_effects import FOES
from heraut.games.mage_knight.rules.ch1_reminders.moments import MOVE, Moment, Points
from heraut.games.mage_knight.rules.ch1_reminders.named_plays import NAMED, Named
from heraut.kernel import Arrow, Option, Section, call

HOLDS_BACK = Effect(on="one", stop=True)


def can_be_held_back(t: Game, seat: int) -> list[FoeOf]:
    """MK-CMB-63 MK-CMB-3. The enemies that a white effect may keep from attacking."""
    return [FoeOf(foe) for foe in judged_foes.aims(t, seat, HOLDS_BACK, "white")]


@dataclass(slots=True)
class HoldBackMany(Named):
    """Enemies do not attack."""

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        """MK-CMB-63 MK-CMB-45. Once damage is dealt they have attacked."""
        return FOES in resolving.uses_now(t, seat) and bool(can_be_held_back(t, seat))

    def start(self, t: Game) -> Arrow:
        return call(HoldBack(self.seat))


@dataclass(slots=True)
class HoldBack(Moment):
    """Which enemy does not attack? ⟲ the second costs a point of move, the third two …; movement may be played for it.

    `count`: how many were held back.
    """

    count: int = 0

    def question(self) -> str:
        return "hold_back"

    def uses(self, t: Game) -> frozenset[str]:
        return frozenset((MOVE,)) if self.count else frozenset()

    def start(self, t: Game) -> Arrow:
        return self.put(t) if can_be_held_back(t, self.seat) else None

    def choices(self, t: Game) -> Sequence[Option]:
        """MK-CMB-63 MK-ACT-6. The first for nothing; another one for points, or enough of it, or a play."""
        return Moment.choices(self, t)

    def own(self, t: Game) -> Sequence[Option]:
        """MK-CMB-63 MK-ACT-6."""
        found = can_be_held_back(t, self.seat) if t.state.heroes[self.seat].move >= self.count else []
        return [DONE, *found] if self.count else found

    def answered(self, t: Game, choice: Any) -> Arrow:
        """MK-CMB-63 MK-ACT-6."""
        if isinstance(choice, Done):
            return None
        t.state.heroes[self.seat].move -= self.count
        self.count += 1
        judged_foes.stop_attack(t, choice.foe)
        return self.start

    def gather(self, t: Game, points: Points) -> None:
        """What is neither move nor held back is of no use here."""


NAMED.update(hold_back_many=HoldBackMany)
SECTIONS: tuple[type[Section], ...] = (HoldBackMany, HoldBack)
