"""3. Reinforcement: minions come back."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.model import Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Reinforce(Section):
    """Figures come back one by one, as far as the points and the entries go.

    bring ⟲ → enough
    """

    points: int

    def start(self, t: Game) -> Arrow:
        """CN-RIV-4 CN-RIV-8 CN-RIV-9 CN-RIV-10."""
        return None  # stub: C


SECTIONS = (Reinforce,)
