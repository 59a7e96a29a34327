"""7 and 9. The army grows: recruiting and reinforcing, in town and outside."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import DONE, Done, Pay, Recruit, Reinforce, SecondHero, UnitOf
from heraut.games.heroes3.answers.with_cards import PlayOf
from heraut.games.heroes3.model import FEW, OFFICIAL, PACK, CardName, Game
from heraut.games.heroes3.numbers import town_boards, values
from heraut.games.heroes3.numbers.town_boards import ForSale, Standing, standing, within_means
from heraut.games.heroes3.numbers.values import FULL, RECRUIT, REINFORCE
from heraut.games.heroes3.rules import ch04_heroes, ch06_resources
from heraut.games.heroes3.rules.ch05_cards import in_hand, piles
from heraut.games.heroes3.rules.ch07_town import prices
from heraut.kernel import Arrow, Option, Reason, Section, ask, become, call

SECOND_HERO = SecondHero()
MOMENT = "buying_unit"  # as cards name it
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


# ── why not ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def population_wishes(t: Game, seat: int) -> list[Option]:
    """Units of the own faction that are not in the army, those in it that are few, the secondary hero."""
    player = t.state.players[seat]
    units = [unit.id for unit in t.content.units.values() if unit.faction == player.faction]
    new = [Recruit(unit) for unit in units if unit not in player.army]
    return [*new, *[Reinforce(unit) for unit in few_units(t, seat, ALL_TIERS)], SECOND_HERO]


def forbids_purchase(t: Game, seat: int, wish: Option) -> Reason | None:
    """H3-TWN-5 H3-UNI-3 H3-HER-2. What speaks against this use of the Population token."""
    if isinstance(wish, Recruit):
        reason = forbids_recruit(t, seat, wish.unit)
    elif isinstance(wish, Reinforce):
        reason = forbids_reinforcement(t, seat, wish.unit)
    elif isinstance(wish, SecondHero):
        reason = ch04_heroes.forbids_hiring(t, seat)
    else:
        return None
    return reason or prices.token_spent(t, seat, town_boards.POPULATION)


def forbids_recruit(t: Game, seat: int, unit: str) -> Reason | None:
    """H3-UNI-14 H3-UNI-41 H3-BLD-7. Its card lies in no army and its Dwelling stands."""
    if unit not in t.content.units:
        return None
    if any(unit in player.army for player in t.state.players):
        mine = unit in t.state.players[seat].army
        return Reason("in-army", ("H3-UNI-41",)) if mine else Reason("in-another-army", ("H3-UNI-41",))
    here = standing(t, seat)
    if unit not in [one.name for one in here.recruits]:
        tier = t.content.units[unit].tier
        no_dwelling = Reason("needs-dwelling", ("H3-BLD-7", "H3-UNI-14"), tier=tier)
        return Reason("other-faction", ("H3-BLD-7",)) if tier in here.tiers else no_dwelling
    return too_dear(t, seat, unit, RECRUIT)


def forbids_reinforcement(t: Game, seat: int, unit: str) -> Reason | None:
    """H3-UNI-1 H3-UNI-36. It is few, and what it takes to reinforce it stands."""
    return not_few(t, seat, unit) or no_citadel(t, seat, unit) or too_dear(t, seat, unit, REINFORCE)


def no_citadel(t: Game, seat: int, unit: str) -> Reason | None:
    """H3-BLD-2 H3-UNI-36. A Citadel stands; official: the unit's Dwelling too."""
    here, tier = standing(t, seat), t.content.units[unit].tier
    if not here.reinforces:
        citadel = f"{t.state.players[seat].faction}/citadel"
        return Reason("needs-building", ("H3-BLD-2", "H3-UNI-36"), building=citadel)
    dwelling = t.state.edition != OFFICIAL or tier in here.tiers
    return None if dwelling else Reason("needs-dwelling", ("H3-BLD-7",), tier=tier)


def not_few(t: Game, seat: int, unit: str) -> Reason | None:
    """H3-UNI-1 H3-UNI-39. Only few of a unit become a pack."""
    return None if t.state.players[seat].army.get(unit) == FEW else Reason("no-few", ("H3-UNI-1",))


def too_dear(t: Game, seat: int, unit: str, way: str, how: str = FULL) -> Reason | None:
    """H3-RES-7 H3-COM-7. The price is there, with the help of all cards in hand."""
    return ch06_resources.too_dear(t, seat, values.cost_of_unit(t, seat, unit, way, how, saved(t, seat)))


def saved(t: Game, seat: int) -> int:
    """H3-COM-7. The gold that all cards of the hand together take off the price of a unit."""
    cards = prices.price_cards(t, seat, MOMENT)
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
        return ask(self.seat, "expand", self.more, self.hear, secret=secret)

    def more(self, t: Game) -> list[Option]:
        """H3-UNI-3 H3-TWN-5. Any number of purchases."""
        return [DONE, *self.options(t)]

    def wishes(self, t: Game) -> list[Option]:
        return population_wishes(t, self.seat)

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        """H3-TWN-5 H3-HER-2."""
        if isinstance(wish, SecondHero) and t.state.edition == OFFICIAL:
            return Reason("hero-or-units", ("H3-TWN-5", "H3-HER-2"))
        return forbids_purchase(t, self.seat, wish)

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
        secret = "gold" in self.cost(t) and piles.holds_cards(t, self.seat)
        return ask(self.seat, "pay_unit", self.payments, self.hear, secret=secret)

    def payments(self, t: Game) -> list[Option]:
        """H3-COM-7 H3-RES-7. Each card lowers one purchase; several may lower the same one."""
        cost = self.cost(t)
        pay = [prices.PAY] if ch06_resources.can_pay(t, self.seat, cost) else []
        cards = prices.price_cards(t, self.seat, MOMENT) if "gold" in cost else []
        return [*pay, *[play for play, _ in cards]]

    def wishes(self, t: Game) -> list[Option]:
        return [prices.PAY, *in_hand.play_wishes(t, self.seat)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        """H3-COM-7. What costs no gold gets no cheaper."""
        cost = self.cost(t)
        if isinstance(wish, Pay):
            return ch06_resources.too_dear(t, self.seat, cost)
        if isinstance(wish, PlayOf):
            free = Reason("no-effect", ("H3-COM-7",))
            return prices.no_price_card(t, self.seat, wish, MOMENT) if "gold" in cost else free
        return None

    def hear(self, t: Game, choice: Pay | PlayOf) -> Arrow:
        if isinstance(choice, PlayOf):
            self.off -= prices.play_for_price(t, self.seat, choice).price
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
        secret = not self.units(t, with_cards=False) and piles.holds_cards(t, self.seat)
        return ask(self.seat, "reinforce_one", self.offered, self.hear, secret=secret)

    def offered(self, t: Game) -> list[Option]:
        """H3-ENC-8 H3-ENC-5. It needs neither token nor Citadel nor Dwelling."""
        return [DONE, *[UnitOf(unit) for unit in self.units(t)]]

    def units(self, t: Game, with_cards: bool = True) -> list[str]:
        return for_reinforcing(t, self.seat, self.tiers, self.price, self.faction, with_cards)

    def wishes(self, t: Game) -> list[Option]:
        return [UnitOf(unit) for unit in t.state.players[self.seat].army]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        """H3-ENC-8 H3-RES-7."""
        if not isinstance(wish, UnitOf):
            return None
        return (
            not_few(t, self.seat, wish.unit)
            or self.of_others(t, wish.unit)
            or too_dear(t, self.seat, wish.unit, REINFORCE, self.price)
        )

    def of_others(self, t: Game, unit: str) -> Reason | None:
        """H3-ENC-1 H3-ENC-8. Only units of these tiers, and of this faction if one is named."""
        printed = t.content.units[unit]
        if printed.tier not in self.tiers:
            return Reason("other-tier", ("H3-ENC-1", "H3-ENC-8"), tier=printed.tier)
        return None if self.faction in ("", printed.faction) else Reason("other-faction", ("H3-CRD-11",))

    def hear(self, t: Game, choice: UnitOf | Done) -> Arrow:
        if isinstance(choice, Done):
            return None
        return become(BuyUnit(self.seat, choice.unit, REINFORCE, self.price))
