"""3. The overlord's turn: recovery, then up to two activations."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.answers.ruling import Activate, Clean, EndTurn
from heraut.games.conan.model import OVERLORD, Game, Reserve, overlord_seat
from heraut.games.conan.rules import ch6_end, clauses
from heraut.games.conan.rules.ch2_sheet.gems import is_decided, spend
from heraut.games.conan.rules.ch3_overlord import river
from heraut.games.conan.rules.ch3_overlord.events import tile_acts
from heraut.games.conan.rules.ch6_automaton import AutomatonTurn
from heraut.kernel import Arrow, Option, Reason, Section, ask, call

MOST_ACTIVATIONS = 2
END_TURN = EndTurn()


@dataclass(slots=True)
class OverlordTurn(Section):
    """The overlord's turn.

    1 recovery → 2 activate or clean ⟲ → end
               → the automaton         → end

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
        return call(AutomatonTurn(), self.end) if t.state.automaton else self.choose

    def choose(self, t: Game) -> Arrow:
        """CN-OVL-2 CN-RIV-6. One at a time."""
        return self.end if is_decided(t) else ask(overlord_seat(t), "river", self.choices, self.hear)

    def choices(self, t: Game) -> list[Option]:
        """CN-OVL-2 CN-OVL-10 CN-OVL-12 CN-RIV-3 CN-RIV-5 CN-RIV-6. Tiles to activate or clean away; or the end."""
        most = 0 if self.twice_already() else t.state.overlord.available
        dead = river.dead_tiles(t)
        cleaned = [Clean(tile) for tile in dead if river.not_cleaned(t, tile) is None]
        return [*[Activate(tile) for tile in t.state.river[:most]], *cleaned, END_TURN]

    def wishes(self, t: Game) -> list[Option]:
        return [deed(tile) for deed in (Activate, Clean) for tile in t.state.river]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, Activate):
            return self.twice_already() or river.too_dear(t, wish.tile)
        return river.not_cleaned(t, wish.tile) if isinstance(wish, Clean) else None

    def twice_already(self) -> Reason | None:
        """CN-OVL-2. At most two tiles a turn."""
        enough = self.activated >= MOST_ACTIVATIONS
        return Reason("activated-enough", ("CN-OVL-2",), most=MOST_ACTIVATIONS) if enough else None

    def hear(self, t: Game, choice: Activate | Clean | EndTurn) -> Arrow:
        """CN-OVL-2 CN-OVL-3 CN-RIV-3 CN-RIV-6. Cleaning does not count among the activations."""
        if isinstance(choice, EndTurn):
            return self.end
        if isinstance(choice, Clean):
            river.clean(t, choice.tile)
            return self.choose
        self.activated += 1
        spend(t, river.slot_of(t, choice.tile))
        river.to_the_end(t, choice.tile)
        return call(tile_acts(t, choice.tile), self.choose)

    def end(self, t: Game) -> Arrow:
        """CN-END-2. What the scenario does at the end of his turn."""
        happens = None if is_decided(t) else clauses.overlord_ends(t)
        return self.judge if happens is None else call(happens, self.judge)

    def judge(self, t: Game) -> Arrow:
        """CN-END-2."""
        ch6_end.judge(t)
        return None

    def ends(self) -> str:
        return "side"


def round_begun(t: Game) -> None:
    """CN-OVL-9."""
    t.tell("round", number=t.state.round)


SECTIONS = (OverlordTurn,)
