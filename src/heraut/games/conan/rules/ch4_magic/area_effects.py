"""4. Area effects: one roll for everybody in the area."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.model import NO_FIGURE, AreaId, FigureId, Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class AreaEffect(Section):
    """One roll; heroes by seat, then units, answer it; then all wounds are settled.

    roll → defence of each ⟲ → wounds → deaths ⟲

    `source`: who rolls and rerolls, NO_FIGURE for nobody; `spared`: who is not touched; `bare`: no defence.
    """

    seat: int
    source: FigureId
    area: AreaId
    dice: tuple[str, ...]
    bare: bool = False
    spares: str = ""
    spared: FigureId = NO_FIGURE

    def start(self, t: Game) -> Arrow:
        """CN-SPL-2 CN-SPL-5 CN-SPL-10."""
        return None  # stub: D


SECTIONS = (AreaEffect,)
