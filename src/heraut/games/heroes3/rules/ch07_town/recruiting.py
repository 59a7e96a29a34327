"""7 and 9. The army grows: recruiting, reinforcing, hiring neutral units."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.heroes3.numbers.town_boards as town_boards
import heraut.games.heroes3.rules.ch03_play.proclamations as proclamations
import heraut.games.heroes3.rules.ch04_heroes as ch04_heroes
import heraut.games.heroes3.rules.ch05_cards.in_hand as in_hand
import heraut.games.heroes3.rules.ch05_cards.piles as piles
import heraut.games.heroes3.rules.ch06_resources as ch06_resources
import heraut.games.heroes3.rules.ch09_units as ch09_units
from heraut.games.heroes3.answers.on_map import DONE, Done, Pay, Recruit, Reinforce, SecondHero, UnitOf
from heraut.games.heroes3.answers.with_cards import PlayOf
from heraut.games.heroes3.model import FEW, OFFICIAL, PACK, CardName, Game, Shown
from heraut.games.heroes3.numbers import gains, values
from heraut.games.heroes3.numbers.town_boards import ForSale, Standing, standing, within_means
from heraut.games.heroes3.numbers.values import FULL, RECRUIT, REINFORCE
from heraut.games.heroes3.printed.effects import Effect
from heraut.kernel import Arrow, Option, Section, ask, become, call, draw

PAY, SECOND_HERO = Pay(), SecondHero()
DWELLINGS = ("bronze", "silver", "golden")
ALL_TIERS = (*DWELLINGS, "azure")


# ── what may be bought ───────────────────────────────────────────────────────────────────────────────────────────────


def purchases(t: Game, seat: int, here: Standing, with_cards: bool = True) -> list[Option]:
    """H3-TWN-5 H3-UNI-3 H3-HER-2. What the Population token serves for, as far as it can be paid."""
    new, few = recruits(t, here), reinforcements(t, seat, here)
    off = saved(t, seat) if with_cards and (new or few) else 0
    options: list[Option] = []
    if off:
        options += [one.answer for one in new if affordable(t, seat, one.name, RECRUIT, off)]
    elif new:
        options += within_means(t, seat, new)
    if few:
        options += [Reinforce(unit) for unit in few if affordable(t, seat, unit, REINFORCE, off)]
    if ch04_heroes.places_to_hire(t, seat):
        options.append(SECOND_HERO)
    return options


def recruits(t: Game, here: Standing) -> list[ForSale]:
    """H3-UNI-14 H3-UNI-41 H3-UNI-42 H3-BLD-7. Units whose Dwelling stands and whose card lies in nobody's army."""
    found = list(here.recruits)
    for player in t.state.players:
        army = player.army
        found = [one for one in found if one.name not in army]
    return found


def reinforcements(t: Game, seat: int, here: Standing) -> list[str]:
    """H3-UNI-36 H3-BLD-2 H3-UNI-1. With a Citadel, units on their few side; official: whose Dwelling stands too."""
    if not here.reinforces:
        return []
    units = few_units(t, seat, ALL_TIERS)
    if t.state.edition != OFFICIAL:
        return units
    return [unit for unit in units if t.content.units[unit].tier in here.tiers]


def few_units(t: Game, seat: int, tiers: tuple[str, ...]) -> list[str]:
    """H3-UNI-1 H3-UNI-39. Units of the army, of these tiers, that may become packs: never neutral ones."""
    army, printed = t.state.players[seat].army, t.content.units
    return [unit for unit, form in army.items() if form == FEW and printed[unit].tier in tiers]


def dwellings(t: Game, seat: int) -> list[str]:
    """H3-BLD-7. The tiers, but azure, whose Dwelling stands."""
    return [tier for tier in DWELLINGS if tier in standing(t, seat).tiers]


def price_cards(t: Game, seat: int, moment: str) -> list[tuple[PlayOf, Effect]]:
    """H3-TUR-7 H3-COM-7. Cards of the hand that lower the price of what is being bought: in one's own turn only."""
    cards = in_hand.map_effects(t, seat, moment) if t.state.active == seat else []
    return [] if cards and t.within(proclamations.Proclaim) else cards  # when a round begins it is nobody's turn


def play_for_price(t: Game, seat: int, choice: PlayOf) -> Effect:
    """H3-CRD-8 H3-CRD-15. The card is discarded; what it says is for the purchase to apply."""
    piles.discard_card(t, seat, choice.card)
    if choice.mode == gains.EXPERT:
        t.state.players[seat].experts += 1
    return gains.effect_of(t.content, choice.card, choice.mode)


def saved(t: Game, seat: int) -> int:
    """H3-COM-7. The gold that all cards of the hand together take off the price of a unit."""
    cards = price_cards(t, seat, "buying_unit")
    return sum({play.card: -effect.price for play, effect in cards}.values()) if cards else 0


def affordable(t: Game, seat: int, unit: str, way: str, off: int, how: str = FULL) -> bool:
    return ch06_resources.can_pay(t, seat, values.cost_of_unit(t, seat, unit, way, how, off))


# ── buying ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Expand(Section):
    """7. One use of the Population token: any number of purchases, one by one ⟲ → enough → the token is turned."""

    seat: int
    what: str
    unit: str = ""

    def start(self, t: Game) -> Arrow:
        """H3-TWN-5 H3-UNI-3 H3-HER-2. In the official edition a use that hires the hero does nothing else."""
        if self.what != SecondHero().word:
            return call(BuyUnit(self.seat, self.unit, self.what, FULL), self.go_on)
        alone = t.state.edition == OFFICIAL
        return call(ch04_heroes.HireHero(self.seat), self.turn_token if alone else self.go_on)

    def go_on(self, t: Game) -> Arrow:
        """H3-UNI-3."""
        secret = not self.options(t, with_cards=False) and piles.holds_cards(t, self.seat)
        return ask(self.seat, "expand", [DONE, *self.options(t)], self.hear, secret=secret)

    def options(self, t: Game, with_cards: bool = True) -> list[Option]:
        options = purchases(t, self.seat, standing(t, self.seat), with_cards)
        return [one for one in options if t.state.edition != OFFICIAL or not isinstance(one, SecondHero)]

    def hear(self, t: Game, choice: Recruit | Reinforce | SecondHero | Done) -> Arrow:
        if isinstance(choice, Done):
            return self.turn_token
        self.what = choice.word
        self.unit = "" if isinstance(choice, SecondHero) else choice.unit
        return self.start

    def turn_token(self, t: Game) -> Arrow:
        """H3-UNI-18."""
        t.state.players[self.seat].spent.append(town_boards.POPULATION)
        return None


@dataclass(slots=True)
class BuyUnit(Section):
    """7. A unit is bought: (cards that make it cheaper ⟲) → pay → it joins the army, or is turned to its pack."""

    seat: int
    unit: CardName
    way: str
    how: str
    off: int = 0

    def cost(self, t: Game) -> dict[str, int]:
        return values.cost_of_unit(t, self.seat, self.unit, self.way, self.how, self.off)

    def start(self, t: Game) -> Arrow:
        """H3-COM-7. Each card lowers one purchase; several may lower the same one."""
        cost = self.cost(t)
        pay: list[Option] = [PAY] if ch06_resources.can_pay(t, self.seat, cost) else []
        cards = [play for play, _ in price_cards(t, self.seat, "buying_unit")] if cost.get("gold") else []
        secret = bool(cost.get("gold")) and piles.holds_cards(t, self.seat)
        return ask(self.seat, "pay_unit", [*pay, *cards], self.hear, secret=secret)

    def hear(self, t: Game, choice: Pay | PlayOf) -> Arrow:
        if isinstance(choice, PlayOf):
            self.off -= play_for_price(t, self.seat, choice).price
            return self.start
        return self.join

    def join(self, t: Game) -> Arrow:
        """H3-UNI-1 H3-UNI-16 H3-UNI-42."""
        ch06_resources.pay(t, self.seat, self.cost(t), self.way)
        player = t.state.players[self.seat]
        if self.way == REINFORCE:
            player.army[self.unit] = PACK
            t.tell("reinforced", seat=self.seat, unit=self.unit)
        else:
            if self.unit in t.content.units:
                player.army[self.unit] = FEW
            else:
                player.hired.append(self.unit)
            t.tell("recruited", seat=self.seat, unit=self.unit)
        return None


def for_reinforcing(
    t: Game, seat: int, tiers: tuple[str, ...], price: str, faction: str = "", with_cards: bool = True
) -> list[str]:
    """H3-ENC-8. Units that could be reinforced outside the town at this price."""
    off, printed = saved(t, seat) if with_cards else 0, t.content.units
    return [
        unit
        for unit in few_units(t, seat, tiers)
        if faction in ("", printed[unit].faction) and affordable(t, seat, unit, REINFORCE, off, price)
    ]


@dataclass(slots=True)
class ReinforceOne(Section):
    """9. One unit of these tiers may be reinforced outside the town.

    `price`: full, half_up, half_gold_down or free.  `faction`: only units of this one.
    """

    seat: int
    tiers: tuple[str, ...]
    price: str
    faction: str = ""

    def start(self, t: Game) -> Arrow:
        """H3-ENC-8 H3-ENC-5. It needs neither token nor Citadel nor Dwelling."""
        what = (self.seat, self.tiers, self.price, self.faction)
        units: list[Option] = [UnitOf(unit) for unit in for_reinforcing(t, *what)]
        secret = not for_reinforcing(t, *what, with_cards=False) and piles.holds_cards(t, self.seat)
        return ask(self.seat, "reinforce_one", [DONE, *units], self.hear, secret=secret)

    def hear(self, t: Game, choice: UnitOf | Done) -> Arrow:
        if isinstance(choice, Done):
            return None
        return become(BuyUnit(self.seat, choice.unit, REINFORCE, self.price))


# ── neutral units for hire ───────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class HireFrom(Section):
    """9. A neutral card of each of these piles is shown → one of them (or `many` ⟲) is recruited → the others go."""

    seat: int
    tiers: tuple[str, ...]
    many: bool = False
    shown: Shown = ()
    chosen: CardName = ""

    def start(self, t: Game) -> Arrow:
        """H3-UNI-15 H3-UNI-35 H3-UNI-40."""
        if not self.tiers:
            t.tell("neutrals_shown", seat=self.seat, units=self.shown)
            return self.offer
        tier, *rest = self.tiers
        self.tiers = tuple(rest)
        ch09_units.rebuild_pile(t, tier)
        return draw(tier, self.show)

    def show(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        self.shown += cards
        return self.start

    def offer(self, t: Game) -> Arrow:
        """H3-UNI-15 H3-RES-7."""
        options = [DONE, *self.within_means(t, saved(t, self.seat))]
        secret = not self.within_means(t, 0) and piles.holds_cards(t, self.seat)
        return ask(self.seat, "hire_neutral", options, self.hear, secret=secret)

    def within_means(self, t: Game, off: int) -> list[Option]:
        return [UnitOf(card) for card in self.shown if affordable(t, self.seat, card, RECRUIT, off)]

    def hear(self, t: Game, choice: UnitOf | Done) -> Arrow:
        """H3-UNI-15."""
        if isinstance(choice, Done):
            return self.discard
        self.chosen = choice.unit
        return call(BuyUnit(self.seat, choice.unit, RECRUIT, FULL), self.bought)

    def bought(self, t: Game) -> Arrow:
        """H3-UNI-15. It is in the army now."""
        rest = list(self.shown)
        rest.remove(self.chosen)
        self.shown = tuple(rest)
        return self.offer if self.many else self.discard

    def discard(self, t: Game) -> Arrow:
        """H3-UNI-39."""
        for card in self.shown:
            t.state.discards[t.content.neutrals[card].tier].append(card)
        self.shown = ()
        return None


SECTIONS: tuple[type[Section], ...] = (Expand, BuyUnit, ReinforceOne, HireFrom)
