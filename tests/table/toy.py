"""A toy: two knights take turns; each may strike with dice, draw a card, or rest.  Four turns, most points win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from heraut.kernel import Arrow, Deck, Die, Game, Section, Setting, State, Table, ask, call, draw, roll
from heraut.kernel.chance import Chance

FOLDER = Path(__file__).parent
WORDS = FOLDER / "words"
D6 = Die("d6", [(1, face) for face in range(1, 7)])
NAMES = {"en": ("the red knight", "the blue knight"), "fr": ("le chevalier rouge", "le chevalier bleu")}
CARDS = {"en": {"sun": "the Sun", "moon": "the Moon"}, "fr": {"sun": "le Soleil", "moon": "la Lune"}}


@dataclass(slots=True)
class Lists(State):
    points: list[int] = field(default_factory=lambda: [0, 0])
    cards: Deck = field(default_factory=lambda: Deck(["moon", "moon", "sun"]))
    turns: int = 4

    def deck(self, name: str) -> Deck:
        return self.cards


class Strike(NamedTuple):
    dice: int
    word: str = "strike"


class Rest(NamedTuple):
    word: str = "rest"


class Pick(NamedTuple):
    word: str = "pick"


@dataclass(slots=True)
class Joust(Section):
    """The game: turns, one after the other."""

    turn: int = 0

    def start(self, t: Table[Lists, None]) -> Arrow:
        if self.turn == t.state.turns:
            return self.end
        self.turn += 1
        return call(Turn((self.turn - 1) % 2), self.start)

    def end(self, t: Table[Lists, None]) -> Arrow:
        """TY-A-1. Most points win."""
        t.tell("ended", points=tuple(t.state.points), drawn=t.state.points[0] == t.state.points[1])
        return None


@dataclass(slots=True)
class Turn(Section):
    who: int

    def start(self, t: Table[Lists, None]) -> Arrow:
        options: list[Strike | Rest | Pick] = [Strike(1), Strike(2), Rest()]
        if t.state.cards.size():
            options.append(Pick())
        return ask(self.who, "choose_act", options, self.hear)

    def hear(self, t: Table[Lists, None], choice: Strike | Rest | Pick) -> Arrow:
        if isinstance(choice, Strike):
            return roll(D6, "strike_roll", self.read, choice.dice)
        if isinstance(choice, Pick):
            return draw("cards", self.take)
        return self.rest

    def rest(self, t: Table[Lists, None]) -> Arrow:
        """TY-B-1. Resting does nothing."""
        t.tell("rested", who=self.who)
        return None

    def read(self, t: Table[Lists, None], faces: tuple[int, ...]) -> Arrow:
        """TY-B-2 TY-B-3. Each pip is a point."""
        t.state.points[self.who] += sum(faces)
        t.tell("struck", who=self.who, faces=faces, total=sum(faces))
        return None

    def take(self, t: Table[Lists, None], cards: tuple[str, ...]) -> Arrow:
        """TY-B-4. The card is looked at in secret."""
        t.state.points[self.who] += 7 if cards[0] == "sun" else 0
        t.tell("drew", to=(self.who,), who=self.who, card=cards[0])
        return None


class Toy(Game[Lists, None]):
    def __init__(self, version: str = "v1", options: Sequence[type[Any]] = (Strike, Rest, Pick)) -> None:
        super().__init__("toy", None, version, Lists, [Joust, Turn], options, [D6])

    def scenarios(self) -> Sequence[str]:
        return ("joust",)

    def settings(self) -> Sequence[Setting]:
        return (Setting("length", ("short", "long"), "short"),)

    def seats(self, scenario: str) -> tuple[str, ...]:
        return ("red", "blue")

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Lists, Section]:
        return Lists(turns=40 if settings["length"] == "long" else 4), Joust()

    def view(self, t: Table[Lists, None], seat: int | None) -> Lists:
        return self.records.clone(t.state)

    def determinise(self, view: Lists, seat: int | None, chance: Chance) -> Lists:
        return self.records.clone(view)

    def wording(self, state: Lists, name: str, value: Any, lang: str) -> Any:
        if name in ("who", "seat"):
            return NAMES[lang][value] if value >= 0 else value
        if name in ("card", "chance") and isinstance(value, str):
            return CARDS[lang][value]
        return value


TOY = Toy()
