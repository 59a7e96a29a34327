"""1. Units."""
# stub: merged from its chapter

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model import Game, UnitCard, UnitId, UnitKind
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class GainUnit(Section):
    """A unit joins the army."""

    seat: int
    kind: UnitKind

    def start(self, t: Game) -> Arrow:
        t.state.recruited += 1
        hero = t.state.heroes[self.seat]
        hero.units = (*hero.units, UnitCard(UnitId(t.state.recruited), self.kind))
        return None


SECTIONS: tuple[type[Section], ...] = (GainUnit,)
