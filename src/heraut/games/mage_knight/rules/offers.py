"""The offers of advanced actions and spells: a card is taken, the others shift down, a new one comes on top."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import CardName, DeedId
from heraut.games.mage_knight.rules.gains import take_card
from heraut.kernel import Arrow, Section, draw

ADVANCED, SPELLS = "advanced", "spells"
OFFERED = 3  # cards of each


def offer_of(t: Game, pile: str) -> tuple[DeedId, ...]:
    """The cards on offer, from top to bottom."""
    return t.state.advanced if pile == ADVANCED else t.state.spells


def set_offer(t: Game, pile: str, cards: tuple[DeedId, ...]) -> None:
    if pile == ADVANCED:
        t.state.advanced = cards
    else:
        t.state.spells = cards


@dataclass(slots=True)
class TakeFromOffer(Section):
    """A card of an offer goes on top of the deed deck, or where an effect says → the offer is refilled."""

    seat: int
    pile: str
    card: CardName
    to: str = ""

    def start(self, t: Game) -> Arrow:
        """MK-INT-12 MK-REW-2 MK-LVL-7 MK-CRD-23."""
        cards = list(offer_of(t, self.pile))
        cards.remove(self.card)
        set_offer(t, self.pile, tuple(cards))
        take_card(t, self.seat, self.card, self.to)
        return draw(self.pile, self.refill, OFFERED - len(cards))

    def refill(self, t: Game, drawn: tuple[str, ...]) -> Arrow:
        """MK-INT-12 MK-REW-6. New cards come on top, if there are any left."""
        set_offer(t, self.pile, (*[DeedId(card) for card in drawn], *offer_of(t, self.pile)))
        if drawn:
            t.tell("offered", pile=self.pile, cards=drawn)
        return None


SECTIONS: tuple[type[Section], ...] = (TakeFromOffer,)
