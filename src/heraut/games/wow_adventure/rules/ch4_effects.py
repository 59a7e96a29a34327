"""4. What a component says is done, clause by clause."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Cause, Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Resolve(Section):
    """WW-ABL-3. The clauses of `numbers.clauses.clauses_of`, one after another ⟲.

    a price (`may`) → a choice (`one_of`) → deeds, statuses, lines and triggers of the combat → its `play` (NAMED)

    `seat`: whom it is done for.  `done`: how many clauses are done.
    """

    seat: int
    source: Cause
    part: str = "effect"
    done: int = 0

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class DiscardChosen(Section):
    """WW-ABL-3. Choose a card of the hand to discard ⟲."""

    seat: int
    count: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class DiscardItems(Section):
    """WW-MAI-14. Choose an item of the bag to discard ⟲."""

    seat: int
    count: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class DiscardAtRandom(Section):
    """WW-ABL-3. Cards of the hand, drawn at random, are discarded ⟲."""

    seat: int
    count: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


SECTIONS: tuple[type[Section], ...] = (Resolve, DiscardChosen, DiscardItems, DiscardAtRandom)
