"""Chance is a seat: whoever sits there answers the questions that dice and decks put.

A table with a `Chance` has it answer inline; a table without one suspends and asks seat CHANCE one face or card
at a time (`Throwing`, `Taking`), for typed dice, exhaustive odds and replays.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from heraut.kernel.sections import CHANCE, Ask, Decision, Die, Give, Gives, Section
from heraut.kernel.state import Deck


class Chance(Protocol):
    """Answers at once for dice and decks."""

    def roll(self, die: Die, why: str) -> Any:
        """One face."""

    def pick(self, bag: list[str], deck: str) -> str:
        """One card of a bag that is not empty; the table takes it out."""


class Doubtful:
    """A `Chance` that may refuse to answer, as a script does that has run out.

    A table remembers what lay there before each answer: where that is refused, nothing has happened.
    """

    def left_over(self) -> tuple[Any, ...]:
        """The results still to come."""
        raise NotImplementedError

    def put_back(self, results: tuple[Any, ...]) -> None:
        """These are to come, and no others."""
        raise NotImplementedError


def known_card(deck: Deck) -> str | None:
    """The card that comes next for certain, taken from its deck: a known top, or a known bottom when the bag is out."""
    if deck.top:
        return deck.top.pop()
    if not deck.bag and deck.bottom:
        return deck.bottom.pop(0)
    return None


def outcomes(decision: Decision) -> Iterator[tuple[Any, int]]:
    """Every answer of chance to this question with its exact weight."""
    weights = decision.weights or [1] * len(decision.options)
    return zip(decision.options, weights, strict=True)


@dataclass(slots=True)
class Throwing(Section):
    """Dice still to be read, one at a time.  They are kept sorted: a throw is a multiset."""

    die: str
    count: int
    why: str
    got: tuple[Any, ...] = ()

    def start(self, t: Any) -> Gives[tuple[Any, ...]]:
        if len(self.got) == self.count:
            return Give(self.got)
        die = t.game.dice[self.die]
        return Ask(CHANCE, self.why, die.values, self.hear, weights=die.weights)

    def hear(self, t: Any, face: Any) -> Gives[tuple[Any, ...]]:
        self.got = tuple(sorted((*self.got, face)))
        return self.start


@dataclass(slots=True)
class Taking(Section):
    """Cards still to be named, one at a time, in the order they come."""

    deck: str
    count: int
    got: tuple[str, ...] = ()

    def start(self, t: Any) -> Gives[tuple[str, ...]]:
        deck = t.state.deck(self.deck)
        if len(self.got) == self.count or deck.is_empty():
            return Give(self.got)
        seen = bool(deck.top) and t.game.knows_top(self.deck)
        card = known_card(deck)
        if card is not None:
            if not seen:
                t.reveal()
            self.got = (*self.got, card)
            return self.start
        kinds = sorted(set(deck.bag))  # a single kind is asked too: one answer a card, as when answered inline
        return Ask(CHANCE, self.deck, kinds, self.hear, weights=[deck.bag.count(kind) for kind in kinds])

    def hear(self, t: Any, card: str) -> Gives[tuple[str, ...]]:
        t.state.deck(self.deck).bag.remove(card)
        self.got = (*self.got, card)
        return self.start
