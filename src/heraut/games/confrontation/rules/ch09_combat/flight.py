"""IX-B. Flight and melee."""

from __future__ import annotations

from heraut.games.confrontation.model import Battle, FigureId
from heraut.games.confrontation.rules.skills import boosted

GROUND = 0
POINT_OF_MOVE_MM = 25  # one point of Mutagenic put in MOU (ruling)


def move_mm(t: Battle, who: FigureId) -> int:
    """CF-B1-2. MOU of a figure in millimetres: its flying one above the ground."""
    figure = t.state.figures[who]
    card = t.content.fighters[figure.fighter]
    printed = card.mou_mm if figure.level == GROUND else card.flight_mm
    return printed + POINT_OF_MOVE_MM * boosted(t, who, "MOU")


def dive_level(t: Battle, who: FigureId) -> int | None:
    """CF-B2-1. The level a figure may dive-charge: the one just below its own, from the air only."""
    level = t.state.figures[who].level
    return level - 1 if level > GROUND else None


def begin_dive(t: Battle, who: FigureId) -> None:
    """CF-B2-2 CF-B2-3. The bonus lies on the diver, whomever it ends up fighting."""
    t.state.gain(who, "dive", "phase")


def end_dive(t: Battle, who: FigureId) -> None:
    """CF-B2-4 CF-B2-6. The bonus is gone after the diver's first combat, and as soon as it pursues."""
    t.state.drop(who, "dive")
