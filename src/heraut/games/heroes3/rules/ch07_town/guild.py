"""7 and 5d. The Mage Guild sells spells."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.heroes3.numbers.town_boards as town_boards
import heraut.games.heroes3.rules.ch05_cards.piles as piles
import heraut.games.heroes3.rules.ch06_resources as ch06_resources
import heraut.games.heroes3.rules.ch07_town.recruiting as recruiting
from heraut.games.heroes3.answers.on_map import Pay
from heraut.games.heroes3.answers.with_cards import PlayOf
from heraut.games.heroes3.model import Game
from heraut.games.heroes3.numbers import values
from heraut.games.heroes3.numbers.town_boards import standing
from heraut.kernel import Arrow, Option, Section, ask, call
from heraut.kernel.values import total

GUILD_SEARCH = 2  # H3-SPL-5


def guild(t: Game, seat: int) -> str | None:
    """H3-SPL-5 H3-SPL-10 H3-BLD-8. The faction of the guild where a seat can buy a spell now, None if there is none."""
    player = t.state.players[seat]
    for faction, building in standing(t, seat).guilds:
        fresh = faction == player.faction and building == player.built
        if not fresh and total(values.price_of_spell(t, faction, saved(t, seat))) <= player.gold:
            return faction
    return None


def saved(t: Game, seat: int) -> int:
    """H3-COM-7. The gold that a card of the hand takes off the price of a spell."""
    cards = recruiting.price_cards(t, seat, "buying_spell")
    return max([-effect.price for _, effect in cards]) if cards else 0


@dataclass(slots=True)
class BuyAtGuild(Section):
    """7. A spell is bought: (a card that makes it cheaper?) → pay → search the spells → turn the token."""

    seat: int
    faction: str
    off: int = 0
    count: int = GUILD_SEARCH

    def start(self, t: Game) -> Arrow:
        """H3-TWN-6 H3-SPL-5. One card at most: the search it gives takes the place of the guild's."""
        cards = [play for play, _ in recruiting.price_cards(t, self.seat, "buying_spell")]
        pay: list[Option] = [recruiting.PAY] if self.price(t) <= t.state.players[self.seat].gold else []
        return ask(self.seat, "pay_spell", [*pay, *cards], self.hear, secret=piles.holds_cards(t, self.seat))

    def price(self, t: Game) -> int:
        return total(values.price_of_spell(t, self.faction, self.off))

    def hear(self, t: Game, choice: Pay | PlayOf) -> Arrow:
        """H3-SPL-5 H3-SPL-11 H3-COM-7."""
        if isinstance(choice, PlayOf):
            effect = recruiting.play_for_price(t, self.seat, choice)
            self.off = -effect.price
            self.count = effect.search.get("spells", GUILD_SEARCH)
        ch06_resources.pay(t, self.seat, {"gold": self.price(t)}, "spell")
        return call(piles.Search(self.seat, "spells", self.count), self.turn_token)

    def turn_token(self, t: Game) -> Arrow:
        """H3-SPL-9."""
        t.state.players[self.seat].spent.append(town_boards.SPELL_BOOK)
        return None


SECTIONS: tuple[type[Section], ...] = (BuyAtGuild,)
