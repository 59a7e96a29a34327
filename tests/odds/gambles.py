"""Small games of chance whose odds are known: dice added up, the best of some, rolled again, opposed; cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from heraut.kernel import Arrow, Deck, Die, Game, Section, State, Table, ask, draw, roll
from heraut.kernel.chance import Chance
from heraut.kernel.stakes import Outcome, Stakes

DICE = {sides: Die(f"d{sides}", [(1, face) for face in range(1, sides + 1)]) for sides in range(2, 13)}
LOADED = Die("loaded", [(1, 1), (2, 2), (3, 3)])
MOST = 100


class Sum(NamedTuple):
    dice: int
    sides: int
    word: str = "sum"


class Best(NamedTuple):
    """The sum of the best so many dice."""

    dice: int
    sides: int
    keep: int
    word: str = "best"


class Again(NamedTuple):
    """One die, rolled again while it shows so little."""

    sides: int
    low: int
    word: str = "again"


class Oppose(NamedTuple):
    """One die each; ties are rolled again."""

    mine: int
    theirs: int
    word: str = "oppose"


class Red(NamedTuple):
    """So many cards; the red ones count."""

    cards: int
    word: str = "red"


class Weighted(NamedTuple):
    dice: int
    word: str = "weighted"


class Choose(NamedTuple):
    """Seat 1 takes away what a die shows, or gives it."""

    sign: int
    word: str = "choose"


class Press(NamedTuple):
    """Roll; then seat 1 chooses what that is worth."""

    sides: int
    word: str = "press"


class Nest(NamedTuple):
    """Seat 1 chooses what seat 0 may choose from: 5 or 1, else 3 or 2."""

    word: str = "nest"


class Forever(NamedTuple):
    """Roll until the die shows 7."""

    word: str = "forever"


@dataclass(slots=True)
class Purse(State):
    points: list[int] = field(default_factory=lambda: [0, 0])
    cards: Deck = field(default_factory=lambda: Deck(["red"] * 4 + ["black"] * 5))

    def deck(self, name: str) -> Deck:
        return self.cards


@dataclass(slots=True)
class Gamble(Section):
    """One question, some dice, the end."""

    wish: tuple[int, ...] = ()

    def start(self, t: Table[Purse, Any]) -> Arrow:
        return ask(0, "gamble", t.content, self.hear)

    def hear(self, t: Table[Purse, Any], choice: Any) -> Arrow:
        self.wish = choice[:-1]
        if isinstance(choice, Oppose):
            return self.oppose
        if isinstance(choice, Again):
            return self.again
        if isinstance(choice, Red):
            return draw("cards", self.count_red, choice.cards)
        if isinstance(choice, Weighted):
            return roll(LOADED, "loaded", self.add, choice.dice)
        if isinstance(choice, Press):
            return roll(DICE[choice.sides], "press", self.press)
        if isinstance(choice, Forever):
            return self.forever
        if isinstance(choice, Nest):
            return ask(1, "outer", [Choose(1), Choose(-1)], self.inner)
        return roll(DICE[choice.sides], "dice", self.add, choice.dice)

    def add(self, t: Table[Purse, Any], faces: tuple[int, ...]) -> Arrow:
        keep = self.wish[2] if len(self.wish) == 3 else len(faces)
        t.state.points[0] = sum(sorted(faces)[-keep:])
        return None

    def again(self, t: Table[Purse, Any]) -> Arrow:
        return roll(DICE[self.wish[0]], "again", self.look)

    def look(self, t: Table[Purse, Any], faces: tuple[int, ...]) -> Arrow:
        if faces[0] <= self.wish[1]:
            return self.again
        t.state.points[0] = faces[0]
        return None

    def oppose(self, t: Table[Purse, Any]) -> Arrow:
        t.state.points = [0, 0]
        return roll(DICE[self.wish[0]], "mine", self.theirs)

    def theirs(self, t: Table[Purse, Any], faces: tuple[int, ...]) -> Arrow:
        t.state.points[0] = faces[0]
        return roll(DICE[self.wish[1]], "theirs", self.compare)

    def compare(self, t: Table[Purse, Any], faces: tuple[int, ...]) -> Arrow:
        mine, theirs = t.state.points[0], faces[0]
        if mine == theirs:
            return self.oppose
        t.state.points = [int(mine > theirs), int(theirs > mine)]
        return None

    def count_red(self, t: Table[Purse, Any], cards: tuple[str, ...]) -> Arrow:
        t.state.points[0] = cards.count("red")
        return None

    def press(self, t: Table[Purse, Any], faces: tuple[int, ...]) -> Arrow:
        self.wish = faces
        return ask(1, "choose", [Choose(1), Choose(-1)], self.chosen)

    def chosen(self, t: Table[Purse, Any], choice: Choose) -> Arrow:
        """What it gives is fixed; what it takes away is another die."""
        if choice.sign > 0:
            t.state.points[0] = self.wish[0]
            return None
        return roll(DICE[6], "away", self.away)

    def away(self, t: Table[Purse, Any], faces: tuple[int, ...]) -> Arrow:
        t.state.points[0] = faces[0]
        return None

    def inner(self, t: Table[Purse, Any], choice: Choose) -> Arrow:
        return ask(0, "inner", [Choose(5), Choose(1)] if choice.sign > 0 else [Choose(3), Choose(2)], self.take)

    def take(self, t: Table[Purse, Any], choice: Choose) -> Arrow:
        t.state.points[0] = choice.sign
        return None

    def forever(self, t: Table[Purse, Any]) -> Arrow:
        return roll(DICE[6], "forever", self.once_more)

    def once_more(self, t: Table[Purse, Any], faces: tuple[int, ...]) -> Arrow:
        return self.forever


class Gambles(Game[Purse, Any]):
    def scenarios(self) -> Sequence[str]:
        return ("usual",)

    def seats(self, scenario: str) -> tuple[str, ...]:
        return ("player", "house")

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Purse, Section]:
        return Purse(), Gamble()

    def scores(self, t: Table[Purse, Any]) -> tuple[float, ...]:
        """What the player has, the house has lost."""
        points = float(t.state.points[0] - t.state.points[1])
        return points, -points

    def view(self, t: Table[Purse, Any], seat: int | None) -> Purse:
        return self.records.clone(t.state)

    def determinise(self, view: Purse, seat: int | None, chance: Chance) -> Purse:
        return view

    def stakes(self, t: Table[Purse, Any], horizon: str = "") -> Stakes | None:
        """How many points are won."""
        if horizon:
            return super().stakes(t, horizon)
        outcomes = tuple([Outcome(str(points), "mild") for points in range(MOST)])
        return Stakes("points", lambda now: False, lambda moment, now: str(now.state.points[0]), outcomes)


OPTIONS = (Sum, Best, Again, Oppose, Red, Weighted, Choose, Press, Nest, Forever)


def gamble(*options: Any) -> Table[Purse, Any]:
    """A table at which one of these may be chosen."""
    game = Gambles("gambles", [*options, Sum(1, 2)], "1", Purse, [Gamble], OPTIONS, [*DICE.values(), LOADED])
    return game.table("usual")
