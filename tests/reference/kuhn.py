"""Kuhn poker: three cards, one round, one bet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from heraut.kernel import PASS, Arrow, Deck, Pass, Section, ask, draw
from tests.reference.poker import RAISE, Felt, Poker, Raise, Round

CHOICES: list[Pass | Raise] = [PASS, RAISE]


@dataclass(slots=True)
class Hand(Section):
    """a card each → pass or bet in turn → both have passed, or the bet is met or not: over."""

    seat: int = 0
    spoken: int = 0

    def start(self, t: Round) -> Arrow:
        return draw("cards", self.deal)

    def deal(self, t: Round, cards: tuple[str, ...]) -> Arrow:
        t.state.hands[self.seat] = cards[0]
        self.seat = 1 - self.seat
        return self.start(t) if self.seat else self.speak(t)

    def speak(self, t: Round) -> Arrow:
        return ask(self.seat, "speak", CHOICES, self.hear)

    def hear(self, t: Round, choice: Pass | Raise) -> Arrow:
        stakes = t.state.stakes
        facing = stakes[0] != stakes[1]
        if choice == RAISE:
            stakes[self.seat] += 1
        elif self.spoken:
            return None
        if facing:
            return None
        self.spoken += 1
        self.seat = 1 - self.seat
        return self.speak(t)


class Kuhn(Poker):
    def __init__(self) -> None:
        super().__init__("kuhn", None, "1", Felt, [Hand], [Pass, Raise], [])

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Felt, Section]:
        return Felt(Deck(["J", "Q", "K"])), Hand()
