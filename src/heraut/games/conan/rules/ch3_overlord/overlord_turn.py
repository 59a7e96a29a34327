"""3. The overlord's turn: recovery, then up to two activations."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.model import OVERLORD, Game, Reserve
from heraut.games.conan.rules import ch6_end, clauses
from heraut.kernel import Arrow, Section

MOST_ACTIVATIONS = 2


@dataclass(slots=True)
class OverlordTurn(Section):
    """The overlord's turn.

    1 recovery → 2 activate or clean ⟲ → end

    `activated`: how many tiles so far.
    """

    activated: int = 0

    def start(self, t: Game) -> Arrow:
        """CN-OVL-1 CN-OVL-9 CN-OVL-27. Gems come back from fatigue, and the marker advances."""
        t.state.side = OVERLORD
        available, fatigue, recovery = t.state.overlord
        back = min(recovery, fatigue)
        t.state.overlord = Reserve(available + back, fatigue - back, recovery)
        t.state.round += 1
        round_begun(t)
        clauses.overlord_begins(t)
        ch6_end.judge(t)
        return self.choose

    def choose(self, t: Game) -> Arrow:
        """CN-OVL-2 CN-RIV-3 CN-RIV-6."""
        return self.end  # stub: C asks "river"

    def end(self, t: Game) -> Arrow:
        """CN-END-2. What the scenario does at the end of his turn."""
        clauses.overlord_ends(t)
        ch6_end.judge(t)
        return None

    def ends(self) -> str:
        return "side"


def round_begun(t: Game) -> None:
    """CN-OVL-9."""
    t.tell("round", number=t.state.round)


SECTIONS = (OverlordTurn,)
