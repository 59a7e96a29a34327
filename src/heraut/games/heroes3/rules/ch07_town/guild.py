"""7 and 5d. The Mage Guild sells spells."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import Pay
from heraut.games.heroes3.answers.with_cards import PlayOf
from heraut.games.heroes3.model import Game
from heraut.games.heroes3.numbers import town_boards, values
from heraut.games.heroes3.numbers.town_boards import Standing, standing
from heraut.games.heroes3.rules import ch06_resources
from heraut.games.heroes3.rules.ch05_cards import in_hand, piles
from heraut.games.heroes3.rules.ch07_town import prices
from heraut.kernel import Arrow, Option, Reason, Section, ask, call
from heraut.kernel.values import total

GUILD_SEARCH = 2  # H3-SPL-5
MOMENT = "buying_spell"  # as cards name it


def guild(t: Game, seat: int, here: Standing) -> str | None:
    """H3-SPL-5 H3-SPL-10 H3-BLD-8. The faction of the guild where a seat can buy a spell now, None if there is none."""
    gold = t.state.players[seat].gold
    for faction in open_guilds(t, seat, here):
        if total(values.price_of_spell(t, faction, saved(t, seat))) <= gold:
            return faction
    return None


def open_guilds(t: Game, seat: int, here: Standing) -> list[str]:
    """H3-SPL-10. The factions of the guilds that were not built this round."""
    player = t.state.players[seat]
    built = (player.faction, player.built)
    return [guild[0] for guild in here.guilds if guild != built]


def forbids_spell(t: Game, seat: int) -> Reason | None:
    """H3-TWN-6 H3-SPL-5 H3-SPL-10. A guild, older than this round, the token, and the price with a card's help."""
    here = standing(t, seat)
    if not here.guilds:
        building = f"{t.state.players[seat].faction}/mage_guild"
        return Reason("needs-building", ("H3-SPL-5",), building=building)
    ready = open_guilds(t, seat, here)
    if not ready:
        return Reason("guild-fresh", ("H3-SPL-10",))
    price = min([total(values.price_of_spell(t, faction, saved(t, seat))) for faction in ready])
    return prices.token_spent(t, seat, town_boards.SPELL_BOOK) or ch06_resources.too_dear(t, seat, {"gold": price})


def saved(t: Game, seat: int) -> int:
    """H3-COM-7. The gold that a card of the hand takes off the price of a spell."""
    cards = prices.price_cards(t, seat, MOMENT)
    return max([-effect.price for _, effect in cards]) if cards else 0


@dataclass(slots=True)
class BuyAtGuild(Section):
    """7. A spell is bought: (a card that makes it cheaper?) → pay → search the spells → turn the token."""

    seat: int
    faction: str
    off: int = 0
    count: int = GUILD_SEARCH

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "pay_spell", self.payments, self.hear, secret=piles.holds_cards(t, self.seat))

    def payments(self, t: Game) -> list[Option]:
        """H3-TWN-6 H3-SPL-5 H3-COM-7. One card at most: the search it gives takes the place of the guild's."""
        pay = [] if self.too_dear(t) else [prices.PAY]
        return [*pay, *[play for play, _ in prices.price_cards(t, self.seat, MOMENT)]]

    def wishes(self, t: Game) -> list[Option]:
        return [prices.PAY, *in_hand.play_wishes(t, self.seat)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, Pay):
            return self.too_dear(t)
        return prices.no_price_card(t, self.seat, wish, MOMENT) if isinstance(wish, PlayOf) else None

    def too_dear(self, t: Game) -> Reason | None:
        return ch06_resources.too_dear(t, self.seat, {"gold": self.price(t)})

    def price(self, t: Game) -> int:
        return total(values.price_of_spell(t, self.faction, self.off))

    def hear(self, t: Game, choice: Pay | PlayOf) -> Arrow:
        """H3-SPL-5 H3-SPL-11 H3-COM-7."""
        if isinstance(choice, PlayOf):
            effect = prices.play_for_price(t, self.seat, choice)
            self.off = -effect.price
            self.count = effect.search.get("spells", GUILD_SEARCH)
        ch06_resources.pay(t, self.seat, {"gold": self.price(t)}, "spell")
        return call(piles.Search(self.seat, "spells", self.count), self.turn_token)

    def turn_token(self, t: Game) -> Arrow:
        """H3-SPL-9."""
        t.state.players[self.seat].spent.append(town_boards.SPELL_BOOK)
        return None
