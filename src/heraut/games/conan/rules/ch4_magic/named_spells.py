"""4. Spells that no line of words says: a section each."""

from __future__ import annotations

from heraut.games.conan.model import AreaId, FigureId
from heraut.kernel.sections import Ends


def section_for(play: str, caster: FigureId, target: FigureId, area: AreaId) -> Ends:
    """CN-SPL-1. The section that a card names in its `play`."""
    raise NotImplementedError(play)  # stub: D


SECTIONS = ()
