"""Leduc poker: six cards, two rounds of betting, a common card between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from heraut.kernel import Arrow, Deck, Section, ask, call, draw
from tests.reference.poker import CALL, FOLD, RAISE, Call, Felt, Fold, Poker, Raise, Round

MOST_RAISES = 2


@dataclass(slots=True)
class Hand(Section):
    """a card each → BETTING by 2 → the common card → BETTING by 4."""

    seat: int = 0

    def start(self, t: Round) -> Arrow:
        return draw("cards", self.deal)

    def deal(self, t: Round, cards: tuple[str, ...]) -> Arrow:
        t.state.hands[self.seat] = cards[0]
        self.seat += 1
        return self.start if self.seat < 2 else call(Betting(2), self.turn_up)

    def turn_up(self, t: Round) -> Arrow:
        if t.state.stakes[0] != t.state.stakes[1]:
            return None
        return draw("cards", self.bet_again)

    def bet_again(self, t: Round, cards: tuple[str, ...]) -> Arrow:
        t.state.common = cards[0]
        return call(Betting(4), self.end)

    def end(self, t: Round) -> Arrow:
        return None


@dataclass(slots=True)
class Betting(Section):
    """fold, call or raise in turn → somebody folds, or both have spoken and the stakes are equal: over."""

    by: int
    seat: int = 0
    spoken: int = 0
    raises: int = 0

    def start(self, t: Round) -> Arrow:
        stakes = t.state.stakes
        options: list[Fold | Call | Raise] = [CALL] if stakes[0] == stakes[1] else [FOLD, CALL]
        if self.raises < MOST_RAISES:
            options.append(RAISE)
        return ask(self.seat, "bet", options, self.hear)

    def hear(self, t: Round, choice: Fold | Call | Raise) -> Arrow:
        if choice == FOLD:
            return None
        stakes, seat = t.state.stakes, self.seat
        stakes[seat] = stakes[1 - seat]
        if choice == RAISE:
            stakes[seat] += self.by
            self.raises += 1
        elif self.spoken:
            return None
        self.spoken += 1
        self.seat = 1 - seat
        return self.start(t)


class Leduc(Poker):
    def __init__(self) -> None:
        super().__init__("leduc", None, "1", Felt, [Hand, Betting], [Fold, Call, Raise], [])

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Felt, Section]:
        return Felt(Deck(["J1", "J2", "Q1", "Q2", "K1", "K2"])), Hand()
