"""4. Spells."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.answers.acting import Cast, CastAt, CastOn
from heraut.games.conan.model import NO_AREA, NO_FIGURE, AreaId, FigureId, Game, HeroId, SpellId
from heraut.kernel import Arrow, Option, Reason, Section
from heraut.kernel.sections import Ends

DEEDS = (Cast, CastOn, CastAt)


def deeds(t: Game, hero: HeroId) -> list[Option]:
    """CN-SPL-1 CN-SPL-4 CN-SPL-6 CN-SPL-7."""
    return []  # stub: D


def wishes(t: Game, hero: HeroId) -> list[Option]:
    return []  # stub: D


def forbids(t: Game, wish: Option) -> Reason | None:
    """CN-SPL-1 CN-SPL-4 CN-SPL-7."""
    return None  # stub: D


def castable(t: Game, caster: FigureId) -> list[Option]:
    """CN-SPL-7 CN-OVL-23. What this figure, hero or unit, can cast and pay for now."""
    return []  # stub: D


def perform(t: Game, deed: Option) -> Ends:
    """CN-SPL-1."""
    target = deed.target if isinstance(deed, CastOn) else NO_FIGURE
    return CastSpell(deed.figure, deed.spell, target, deed.area if isinstance(deed, CastAt) else NO_AREA)


@dataclass(slots=True)
class CastSpell(Section):
    """Its gems go onto the card, then each line of it is done.

    pay → effect ⟲, or the section that the card names
    """

    caster: FigureId
    spell: SpellId
    target: FigureId = NO_FIGURE
    area: AreaId = NO_AREA
    line: int = 0

    def start(self, t: Game) -> Arrow:
        """CN-SPL-1 CN-OVL-23."""
        return None  # stub: D


SECTIONS = (CastSpell,)
