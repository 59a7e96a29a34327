"""Cards are drawn; Long Night makes a new deck when it has run out."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.answers.anywhere import DONE, Done
from heraut.games.mage_knight.answers.of_rounds import UseTactic
from heraut.games.mage_knight.model.heroes import Hero, cards_left
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import PARTIAL
from heraut.kernel import Arrow, Option, Reason, Section, ask, call, draw

LONG_NIGHT, NIGHT_CARDS = "long_night", 3


@dataclass(slots=True)
class DrawCards(Section):
    """Draw so many cards of one's deed deck, as far as it goes → (those known below what is spared)

    → deck out before all are drawn: Long Night? ⟲
    """

    seat: int
    count: int

    def start(self, t: Game) -> Arrow:
        """MK-HND-11 MK-TAC-16. When the deck runs out drawing stops; what is spared is not drawn."""
        hero = t.state.heroes[self.seat]
        left = cards_left(hero) - (len(hero.deck.bottom) if hero.spared else 0)
        return draw(f"deeds_{self.seat}", self.hear, min(self.count, left)) if left > 0 else self.below

    def hear(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """MK-HND-11."""
        self.take(t, cards)
        return self.below

    def below(self, t: Game) -> Arrow:
        """MK-TAC-16. Spared cards that nobody knows count among the deck, above what is known to lie below it."""
        hero = t.state.heroes[self.seat]
        if hero.spared and self.count and hero.deck.bottom:
            cards = tuple(hero.deck.bottom[: self.count])
            del hero.deck.bottom[: len(cards)]
            self.take(t, cards)
        return self.deck_out

    def deck_out(self, t: Game) -> Arrow:
        """MK-HND-8 MK-HND-11 MK-TAC-12. Long Night helps in the middle of any draw."""
        if not self.count or not lengthens_night(t, self.seat):
            return None
        return ask(self.seat, "long_night", self.long_night, self.hear_night)

    def long_night(self, t: Game) -> list[Option]:
        """MK-HND-8 MK-TAC-12."""
        return [DONE, UseTactic()]

    def hear_night(self, t: Game, choice: Done | UseTactic) -> Arrow:
        """MK-HND-8 MK-TAC-12."""
        return None if isinstance(choice, Done) else call(LongNight(self.seat), self.start)

    def take(self, t: Game, cards: tuple[str, ...]) -> None:
        """MK-HND-11 MK-CRD-24. All are told how many, the player alone which."""
        t.state.heroes[self.seat].hand.extend(cards)
        self.count -= len(cards)
        t.tell("drew", seat=self.seat, count=len(cards))
        t.tell("drew_cards", to=(self.seat,), seat=self.seat, cards=cards)


# ── Long Night ───────────────────────────────────────────────────────────────────────────────────────────────────────


def turn_over(t: Game, seat: int) -> None:
    """MK-TAC-11 MK-TAC-12 MK-TAC-14 MK-TAC-16. Used once."""
    hero = t.state.heroes[seat]
    hero.tactic_used = True
    t.tell("tactic_used", seat=seat, tactic=hero.tactic)


def lengthens_night(t: Game, seat: int) -> bool:
    """MK-TAC-12 MK-PVP-9. May Long Night make a new deck of the discard pile now?"""
    hero = t.state.heroes[seat]
    if hero.tactic != LONG_NIGHT or hero.tactic_used or t.state.has(seat, PARTIAL):
        return False
    return deck_not_empty(hero) is None


def deck_not_empty(hero: Hero) -> Reason | None:
    """MK-TAC-12. Only with an empty deck, and cards to make a new one of."""
    if cards_left(hero):
        return Reason("deck-not-empty", ("MK-TAC-12",), cards=cards_left(hero))
    return None if hero.discard else Reason("no-discards", ("MK-TAC-12",))


@dataclass(slots=True)
class LongNight(Section):
    """Three cards of the discard pile, by chance, are the new deck."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-TAC-12 MK-HND-8."""
        turn_over(t, self.seat)
        return draw(f"discard_{self.seat}", self.hear, NIGHT_CARDS)

    def hear(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """MK-TAC-12."""
        t.state.heroes[self.seat].deck.bag += cards
        return None


SECTIONS: tuple[type[Section], ...] = (DrawCards, LongNight)
