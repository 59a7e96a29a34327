"""4. Falls."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.model import FigureId, Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Fall(Section):
    """Whoever falls rolls, rerolls to get less, and is wounded without any defence.

    roll → wounds → death
    """

    figure: FigureId
    dice: tuple[str, ...]

    def start(self, t: Game) -> Arrow:
        """CN-FAL-1 CN-FAL-2 CN-FAL-3 CN-FAL-4 CN-FAL-5."""
        return None  # stub: A


SECTIONS = (Fall,)
