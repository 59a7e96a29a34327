"""Dice of several kinds that fall together; dice that decide between seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heraut.kernel import Die, Gives, Section, give, roll

Fallen = tuple[tuple[str, Any], ...]  # each die with its face, sorted: equal throws are equal


@dataclass(slots=True)
class ThrowTogether(Section):
    """So many dice of each kind, for one thing; gives each of them with the face that it shows.

    kind after kind, with nothing in between ⟲ → all of them
    """

    dice: tuple[tuple[str, int], ...]
    why: str
    fallen: Fallen = ()

    def start(self, t: Any) -> Gives[Fallen]:
        if not self.dice:
            return give(tuple(sorted(self.fallen)))
        die, count = self.dice[0]
        return roll(t.game.dice[die], self.why, self.read, count)

    def read(self, t: Any, faces: tuple[Any, ...]) -> Gives[Fallen]:
        die = self.dice[0][0]
        self.dice = self.dice[1:]
        self.fallen += tuple([(die, face) for face in faces])
        return self.start


@dataclass(slots=True)
class RollOff(Section):
    """A die each ⟲ → who rolled highest; those who tie roll again ⟲.  A game says which die, and tells how it fell."""

    seats: tuple[int, ...]
    rolled: tuple[int, ...] = ()

    def thrown(self, t: Any) -> Die:
        raise NotImplementedError

    def fell(self, t: Any, seat: int, face: int) -> None:
        raise NotImplementedError

    def start(self, t: Any) -> Gives[int]:
        if len(self.seats) == 1:
            return give(self.seats[0])
        if len(self.rolled) < len(self.seats):
            return roll(self.thrown(t), "roll_off", self.hear)
        best = max(self.rolled)
        self.seats = tuple([seat for seat, die in zip(self.seats, self.rolled, strict=True) if die == best])
        self.rolled = ()
        return self.start

    def hear(self, t: Any, dice: tuple[int, ...]) -> Gives[int]:
        self.fell(t, self.seats[len(self.rolled)], dice[0])
        self.rolled = (*self.rolled, dice[0])
        return self.start
