"""1. Spells that bring cards back: to hand with another turn, to the deck."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.answers.anywhere import CardOf, Take
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import DeedId
from heraut.games.mage_knight.rules.ch1_reminders.named_plays import NAMED, Named, origin
from heraut.games.mage_knight.rules.ch1_reminders.own_business import in_own_turn
from heraut.games.mage_knight.rules.ch1_reminders.plays_cards import CASTING, names
from heraut.kernel import Arrow, Section, ask, draw

TOP, BOTTOM = Take("top"), Take("bottom")


# ── Time Bending ─────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class TurnAgain(Named):
    """The card is laid aside for this round → another turn follows, with the other cards played in this one."""

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        """MK-PVP-9 MK-TAC-17. Once, and in one's own turn: a partial participant has none that it could end."""
        return in_own_turn(t, seat) and not t.state.has(seat, "bent_time")

    def start(self, t: Game) -> Arrow:
        """MK-CRD-22 MK-TAC-17. A spell cast from the offer stays there: the card that cast it is laid aside."""
        hero = t.state.heroes[self.seat]
        laid = [card for card in hero.played if card == origin(self.source)]
        laid = laid or [card for card in hero.played if names(t.content.deeds[card], CASTING)]
        for card in laid[:1]:
            hero.played.remove(card)
            hero.aside = (*hero.aside, DeedId(card))
        hero.again += 1
        t.state.gain(self.seat, "bent_time", t.content.statuses["bent_time"].until)
        t.tell("time_bends", seat=self.seat)
        return None


# ── Meditation, Trance ───────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class RandomCardsBack(Named):
    """Cards of the discard pile come back by chance → on top of the deck, or below it?

    `count`: how many came back; they lie on top until that is said.
    """

    count: int = 0

    def start(self, t: Game) -> Arrow:
        """MK-CRD-20."""
        return draw(f"discard_{self.seat}", self.drawn, self.amount) if t.state.heroes[self.seat].discard else None

    def drawn(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        for card in cards:
            self.bring_back(t, card)
        return self.where

    def bring_back(self, t: Game, card: str) -> None:
        """MK-CRD-20 MK-CRD-24."""
        t.state.heroes[self.seat].deck.top.append(card)
        self.count += 1
        t.tell("card_back", seat=self.seat, card=card)

    def where(self, t: Game) -> Arrow:
        return ask(self.seat, "end_of_deck", self.ends_of_deck, self.hear_where, otherwise=self.over)

    def ends_of_deck(self, t: Game) -> list[Take]:
        """MK-CRD-20. On top, or at the bottom."""
        return [TOP, BOTTOM] if self.count else []

    def hear_where(self, t: Game, choice: Take) -> Arrow:
        """MK-CRD-20."""
        deck = t.state.heroes[self.seat].deck
        if choice == BOTTOM:
            deck.bottom += deck.top[-self.count :]
            del deck.top[-self.count :]
        t.tell("end_of_deck", seat=self.seat, count=self.count, place=choice.effect)
        return None


@dataclass(slots=True)
class ChosenCardsBack(RandomCardsBack):
    """The same with cards of one's choice: which? ⟲"""

    def start(self, t: Game) -> Arrow:
        if self.count == self.amount:
            return self.where
        return ask(self.seat, "card_back", self.cards, self.hear_card, otherwise=self.where)

    def cards(self, t: Game) -> list[CardOf]:
        """MK-CRD-24. A card of the own discard pile."""
        return [CardOf(DeedId(card)) for card in sorted(set(t.state.heroes[self.seat].discard))]

    def hear_card(self, t: Game, choice: CardOf) -> Arrow:
        """MK-CRD-20."""
        t.state.heroes[self.seat].discard.remove(choice.card)
        self.bring_back(t, choice.card)
        return self.start


NAMED.update(
    turn_again_with_these_cards=TurnAgain,
    random_cards_back=RandomCardsBack,
    chosen_cards_back=ChosenCardsBack,
)
SECTIONS: tuple[type[Section], ...] = (TurnAgain, RandomCardsBack, ChosenCardsBack)
