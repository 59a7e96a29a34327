"""A toy with everything a herald may do: a camp is laid, each turn the other may shout, stones are alike, there is a
fight, and a dog that is nobody's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from heraut.kernel import (
    PASS,
    Arrow,
    Die,
    Game,
    Option,
    Pass,
    Section,
    State,
    Table,
    ask,
    become,
    call,
    roll,
)
from heraut.kernel.attended import Errand
from heraut.kernel.chance import Chance
from heraut.kernel.stakes import Stakes, usual_stakes

D2 = Die("d2", [(1, 0), (1, 1)])


@dataclass(slots=True)
class Camp(State):
    stones: int = 0
    shouts: int = 0
    blows: int = 0
    turn: int = 0
    barks: int = 0


class Do(NamedTuple):
    what: str
    number: int = 0
    word: str = "do"


SHOUT, STRIKE, HOLD, BARK = Do("shout"), Do("strike"), Do("hold"), Do("bark")
CampTable = Table[Camp, None]


@dataclass(slots=True)
class Lay(Section):
    """Tents are pitched, then turns."""

    def start(self, t: CampTable) -> Arrow:
        return ask(0, "pitch", self.tents, self.hear)

    def tents(self, t: CampTable) -> list[Option]:
        return [Do("tent", 1), Do("tent", 2)]

    def hear(self, t: CampTable, choice: Do) -> Arrow:
        t.state.stones = choice.number
        return become(Turns())


@dataclass(slots=True)
class Turns(Section):
    def start(self, t: CampTable) -> Arrow:
        if t.state.turn == 4:
            return None
        t.state.turn += 1
        return call(Turn((t.state.turn - 1) % 2), self.start)


@dataclass(slots=True)
class Turn(Section):
    """Twice: the other may shout → one of three stones, which are alike → the dog → a fight."""

    seat: int
    asked: int = 0

    def ends(self) -> str:
        return "turn"

    def start(self, t: CampTable) -> Arrow:
        if self.asked == 2:
            return ask(self.seat, "stone", self.stones, self.take)
        self.asked += 1
        return ask(1 - self.seat, "shout", self.shouts, self.hear)

    def shouts(self, t: CampTable) -> list[Option]:
        return [PASS, SHOUT]

    def hear(self, t: CampTable, choice: Option) -> Arrow:
        t.state.shouts += choice == SHOUT
        return self.start

    def stones(self, t: CampTable) -> list[Option]:
        return [Do("stone", number) for number in range(3)]

    def take(self, t: CampTable, choice: Do) -> Arrow:
        t.state.stones += 1
        return ask(1 - self.seat, "dog", self.dog, self.hear_dog)

    def dog(self, t: CampTable) -> list[Option]:
        return [BARK, HOLD]

    def hear_dog(self, t: CampTable, choice: Do) -> Arrow:
        t.state.barks += choice == BARK
        return call(Fight(self.seat))


@dataclass(slots=True)
class Fight(Section):
    """Three times: strike or hold, and a die falls."""

    seat: int
    rounds: int = 0

    def start(self, t: CampTable) -> Arrow:
        if self.rounds == 3:
            return None
        self.rounds += 1
        return ask(self.seat, "fight", self.blows, self.hear)

    def blows(self, t: CampTable) -> list[Option]:
        return [HOLD, STRIKE]

    def hear(self, t: CampTable, choice: Do) -> Arrow:
        t.state.blows += choice == STRIKE
        return roll(D2, "blow", self.read)

    def read(self, t: CampTable, dice: tuple[int, ...]) -> Arrow:
        t.state.blows += dice[0]
        return self.start


class CampGame(Game[Camp, None]):
    hides = False
    fights: Mapping[type[Section], str] = {Fight: "game"}
    errands = ("guards", "setup")

    def __init__(self) -> None:
        super().__init__("camp", None, "v1", Camp, [Lay, Turns, Turn, Fight], [Do, Pass], [D2])

    def scenarios(self) -> Sequence[str]:
        return ("camp", "later")

    def seats(self, scenario: str) -> tuple[str, ...]:
        return ("red", "blue")

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Camp, Section]:
        return Camp(), Lay()

    def errand(self, t: CampTable) -> Errand | None:
        if t.within(Lay):
            return "setup"
        return "guards" if t.decision is not None and t.decision.kind == "dog" else None

    def view(self, t: CampTable, seat: int | None) -> Camp:
        return t.state

    def determinise(self, view: Camp, seat: int | None, chance: Chance) -> Camp:
        return view

    def scores(self, t: CampTable) -> tuple[float, ...]:
        return (float(t.state.blows > 6), float(t.state.blows <= 6))

    def stakes(self, t: CampTable, horizon: str = "") -> Stakes | None:
        return replace(usual_stakes(horizon, 2, 0, self.scores), headlines=(("red", frozenset(["wins-0"])),))

    def pieces(self, state: Camp) -> Mapping[str, int]:
        return {}

    def wording(self, state: Camp, name: str, value: Any, lang: str) -> Any:
        return value
