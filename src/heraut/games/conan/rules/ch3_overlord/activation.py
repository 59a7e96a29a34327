"""3. The overlord's turn, 2: a tile is activated, its units act one by one."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.model import FigureId, Game, TileId
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class Activation(Section):
    """A tile goes to the right end, and its units act.

    pay → move the tile → event, or figure ⟲

    `acted`: the figures that have.
    """

    tile: TileId
    acted: tuple[FigureId, ...] = ()

    def start(self, t: Game) -> Arrow:
        """CN-OVL-3 CN-OVL-10 CN-OVL-11 CN-OVL-20 CN-RIV-5."""
        return None  # stub: C


@dataclass(slots=True)
class UnitActs(Section):
    """One unit, or an ally that is led: it moves, attacks once, moves on for gems.

    act ⟲ (go, cross, attack, cast) → wait

    `seat` answers for it.  `spent`: movement points really spent; `attacked`: base points are lost.  `paid`: may it
    pay for more?  Allies and the automaton do not.
    """

    seat: int
    figure: FigureId
    spent: int = 0
    attacked: bool = False
    paid: bool = True

    def start(self, t: Game) -> Arrow:
        """CN-OVL-4 CN-OVL-13 CN-OVL-14 CN-OVL-15 CN-OVL-28 CN-OVL-29."""
        return None  # stub: C


SECTIONS = (Activation, UnitActs)
