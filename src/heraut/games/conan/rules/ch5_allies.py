"""5. Leadership: allies act."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.answers.acting import Lead
from heraut.games.conan.model import FigureId, Game, HeroId
from heraut.kernel import Arrow, Option, Reason, Section
from heraut.kernel.sections import Ends

DEEDS = (Lead,)


def deeds(t: Game, hero: HeroId) -> list[Option]:
    """CN-SKL-19 CN-SKL-20."""
    return []  # stub: D


def wishes(t: Game, hero: HeroId) -> list[Option]:
    return []  # stub: D


def forbids(t: Game, wish: Option) -> Reason | None:
    """CN-SKL-19 CN-SKL-20."""
    return None  # stub: D


def perform(t: Game, deed: Option) -> Ends | None:
    """CN-SKL-19."""
    return LeadAlly(deed.hero, deed.ally)


@dataclass(slots=True)
class LeadAlly(Section):
    """One gem to fatigue; the ally acts as a unit does, for no gems.

    pay → the unit acts
    """

    hero: HeroId
    ally: FigureId

    def start(self, t: Game) -> Arrow:
        """CN-SKL-19 CN-SKL-34."""
        return None  # stub: D


SECTIONS = (LeadAlly,)
