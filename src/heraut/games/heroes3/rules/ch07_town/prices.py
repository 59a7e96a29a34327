"""7. What buying asks for: a town token that is ready; and cards of the hand that lower the price."""

from __future__ import annotations

from heraut.games.heroes3.answers.on_map import Pay
from heraut.games.heroes3.answers.with_cards import PlayOf
from heraut.games.heroes3.model import Game
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.printed.effects import Effect
from heraut.games.heroes3.rules.ch03_play import proclamations
from heraut.games.heroes3.rules.ch05_cards import in_hand, piles
from heraut.kernel import Reason

PAY = Pay()


def token_spent(t: Game, seat: int, token: str) -> Reason | None:
    """H3-TWN-1 H3-TWN-2. Each token once a round."""
    return Reason("token-spent", ("H3-TWN-1", "H3-TWN-2")) if token in t.state.players[seat].spent else None


def price_cards(t: Game, seat: int, moment: str) -> list[tuple[PlayOf, Effect]]:
    """H3-TUR-7 H3-COM-7. Cards of the hand that lower the price of what is being bought: in one's own turn only."""
    cards = in_hand.map_effects(t, seat, moment) if t.state.active == seat else []
    return [] if cards and t.within(proclamations.Proclaim) else cards  # when a round begins it is nobody's turn


def no_price_card(t: Game, seat: int, wish: PlayOf, moment: str) -> Reason | None:
    """H3-TUR-7 H3-COM-7. In one's own turn, and a card that may be played and lowers this price."""
    if wish in [play for play, _ in price_cards(t, seat, moment)]:
        return None
    if t.state.active != seat or t.within(proclamations.Proclaim):
        return Reason("own-turn-only", ("H3-TUR-7",))
    return in_hand.unplayable(t, seat, wish) or Reason("another-moment", ("H3-COM-7",))


def play_for_price(t: Game, seat: int, choice: PlayOf) -> Effect:
    """H3-CRD-8 H3-CRD-15. The card is discarded; what it says is for the purchase to apply."""
    piles.discard_card(t, seat, choice.card)
    if choice.mode == gains.EXPERT:
        t.state.players[seat].experts += 1
    return gains.effect_of(t.content, choice.card, choice.mode)
