"""What the kernel asks of a game: its scenarios, its table as it is laid, who wins, who may know what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, NamedTuple

from heraut.kernel.chance import Chance, Taking
from heraut.kernel.sections import CHANCE, Option, Section
from heraut.kernel.table import C, S, Table


class Setting(NamedTuple):
    """One thing that may be chosen before a game: its name, the values it may take, the usual one."""

    name: str
    values: tuple[str, ...]
    usual: str


class Playable(Generic[S, C]):
    """A game as it is played, and nothing of how it is thought about, shown or told."""

    hides: bool = True  # may a seat know what another does not?  If not, all are told and shown the same.

    def scenarios(self) -> Sequence[str]:
        """The names of the scenarios, the one to begin with first."""
        raise NotImplementedError

    def settings(self) -> Sequence[Setting]:
        """What may be chosen besides the scenario."""
        return ()

    def seats(self, scenario: str) -> tuple[str, ...]:
        """The names of the seats of a scenario."""
        raise NotImplementedError

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[S, Section]:
        """The table as it is laid, and the section that the game is."""
        raise NotImplementedError

    def scores(self, t: Table[S, C]) -> tuple[float, ...]:
        """How each seat stands, higher is better."""
        raise NotImplementedError

    def view(self, t: Table[S, C], seat: int | None) -> S:
        """What a seat may know (None: a spectator), and nothing else: a state with the rest left out."""
        raise NotImplementedError

    def knows_top(self, deck: str) -> bool:
        """Does whoever draws from this deck know the cards on top of it?  Then drawing them shows nothing."""
        return False

    def knows(self, t: Table[S, C], looker: int | None, option: Option) -> bool:
        """May this looker know that this is answered to the question now put?  Dice are open, cards drawn are not."""
        decision = t.state.pending
        assert decision is not None
        if not self.hides or decision.owner(option) == looker:
            return True
        if decision.seat == CHANCE:
            return not isinstance(t.state.agenda[-1], Taking)
        seen = None if decision.secret else self.view(t, looker).pending
        return seen is not None and option in seen.options

    def determinise(self, view: S, seat: int | None, chance: Chance) -> S:
        """A whole state that this view could come from; chance picks what the seat cannot see."""
        raise NotImplementedError

    def pieces(self, state: S) -> Mapping[str, int]:
        """How many of each piece there are, wherever they lie: nothing appears or vanishes."""
        raise NotImplementedError
