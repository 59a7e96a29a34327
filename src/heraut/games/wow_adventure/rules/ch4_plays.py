"""4. Capacités: what is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heraut.games.wow_adventure.model import AbilityId, CardId, Game, MarkerId
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class PlayAbility(Section):
    """WW-ABL-1 WW-ABL-2 WW-ABL-3. Pay → RESOLVE → discarded; or attached."""

    seat: int
    ability: AbilityId

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class UseItem(Section):
    """WW-MAI-13 WW-MAI-14. Of the bag: its effect → discarded.  Worn: pay → its use."""

    seat: int
    item: CardId

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class SpendMarker(Section):
    """WW-EXP-8. Its effect → back to the pool."""

    seat: int
    marker: MarkerId

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class UseThePower(Section):
    """WW-LVL-9. Pay → RESOLVE the power of the side that is up."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class TurnTheCard(Section):
    """WW-LVL-7. Pay 1 energy → the character card is turned."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


def section_for(seat: int, choice: Any) -> PlayAbility | UseItem | SpendMarker | UseThePower | TurnTheCard:
    """The section that plays this answer, one of `answers.PLAYS`."""
    raise NotImplementedError  # stub


SECTIONS: tuple[type[Section], ...] = (PlayAbility, UseItem, SpendMarker, UseThePower, TurnTheCard)
