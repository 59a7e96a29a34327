"""Dice of several kinds that fall together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heraut.kernel import Gives, Section, give, roll

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
