"""Small games with a question that has a right answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from heraut.kernel import Arrow, Die, Game, Section, State, Table, ask, roll
from heraut.kernel.chance import Chance

D6 = Die("d6", [(1, face) for face in range(1, 7)])


class Bet(NamedTuple):
    """Throw so many dice for their sum, or take `sure`."""

    dice: int
    sure: int = 0
    word: str = "bet"


@dataclass(slots=True)
class Purse(State):
    won: int = 0


@dataclass(slots=True)
class Wager(Section):
    """One bet, one throw, the end."""

    def start(self, t: Table[Purse, Any]) -> Arrow:
        return ask(0, "wager", t.content, self.hear)

    def hear(self, t: Table[Purse, Any], bet: Bet) -> Arrow:
        t.state.won = bet.sure
        return roll(D6, "wager", self.read, bet.dice) if bet.dice else None

    def read(self, t: Table[Purse, Any], faces: tuple[int, ...]) -> Arrow:
        t.state.won = sum(faces)
        return None


@dataclass(slots=True)
class LongWager(Wager):
    """The bet that is worth nothing at once leads to all the others."""

    def start(self, t: Table[Purse, Any]) -> Arrow:
        return ask(0, "wager", t.content[:2], self.begin)

    def begin(self, t: Table[Purse, Any], bet: Bet) -> Arrow:
        return self.hear(t, bet) if bet.sure else ask(0, "on", t.content[2:], self.hear)


class Wagers(Game[Purse, Any]):
    def __init__(self, *bets: Bet, section: type[Wager] = Wager) -> None:
        super().__init__("wagers", bets, "1", Purse, [Wager, LongWager], [Bet], [D6])
        self.section = section

    def scenarios(self) -> Sequence[str]:
        return ("usual",)

    def seats(self, scenario: str) -> tuple[str, ...]:
        return ("gambler",)

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Purse, Section]:
        return Purse(), self.section()

    def scores(self, t: Table[Purse, Any]) -> tuple[float, ...]:
        return (float(t.state.won),)

    def view(self, t: Table[Purse, Any], seat: int | None) -> Purse:
        return self.records.clone(t.state)

    def determinise(self, view: Purse, seat: int | None, chance: Chance) -> Purse:
        return view
