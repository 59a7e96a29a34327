"""6. Resources, and 12c: trade with the bank, gifts to allies, Trading Posts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from heraut.games.heroes3.answers.on_map import DONE, Done, Exchange, Gift, Lend, Swap
from heraut.games.heroes3.model import RESOURCES, Game, has_clause, mission, side_of
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.printed.board import Trade as Rate
from heraut.games.heroes3.rules import ch06_allies
from heraut.games.heroes3.rules.ch05_cards import piles
from heraut.games.heroes3.rules.plays import NAMED, Named
from heraut.kernel import Arrow, Option, Reason, Section, ask, become, draw
from heraut.tabletop.purse import lacking

KEPT = ("specialty", "statistic")  # H3-TRD-6


# ── the pool ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def can_pay(t: Game, seat: int, cost: Mapping[Any, int]) -> bool:
    """H3-RES-7. In full or not at all."""
    player = t.state.players[seat]
    for resource, amount in cost.items():
        if amount > getattr(player, resource):
            return False
    return True


def too_dear(t: Game, seat: int, cost: Mapping[Any, int]) -> Reason | None:
    """H3-RES-7. What is missing."""
    if can_pay(t, seat, cost):
        return None
    player = t.state.players[seat]
    missing = lacking(cost, {resource: getattr(player, resource) for resource in RESOURCES})
    return Reason("too-dear", ("H3-RES-7",), cost=tuple(missing.items()))


def pay(t: Game, seat: int, cost: Mapping[Any, int], why: str) -> None:
    """H3-RES-3 H3-RES-7."""
    assert can_pay(t, seat, cost), f"seat {seat} cannot pay {cost} for {why}"
    player = t.state.players[seat]
    for resource, amount in cost.items():
        setattr(player, resource, getattr(player, resource) - amount)
    if any(cost.values()):
        t.tell("paid", seat=seat, cost=dict(cost), why=why)


def gain(t: Game, seat: int, resource: str, amount: int, why: str) -> None:
    """H3-RES-1 H3-RES-4 H3-RES-7 H3-AID-5. Without a limit; what is lost never brings a pool below 0."""
    player = t.state.players[seat]
    had: int = getattr(player, resource)
    amount = max(amount, -had)
    setattr(player, resource, had + amount)
    if amount > 0:
        t.tell("gained", seat=seat, gained={resource: amount}, why=why)
    elif amount < 0:
        t.tell("lost", seat=seat, paid={resource: -amount}, why=why)


# ── exchanging ───────────────────────────────────────────────────────────────────────────────────────────────────────


def exchanges(t: Game, seat: int) -> list[Option]:
    """H3-TRD-1 H3-TRD-4 H3-TRD-5 H3-TRD-10. The lines of the table that a seat can pay for."""
    return [line_of(rate) for rate in t.content.tables.trades if can_pay(t, seat, rate.give)]


def line_of(rate: Rate) -> Exchange:
    return Exchange(next(iter(rate.give)), next(iter(rate.take)))


def no_exchange(t: Game, seat: int, wish: Exchange) -> Reason | None:
    """H3-TRD-1 H3-TRD-4 H3-TRD-5 H3-RES-7. The table has such a line, and what it takes is there."""
    if wish not in [line_of(rate) for rate in t.content.tables.trades]:
        return Reason("no-such-exchange", ("H3-TRD-1", "H3-TRD-4", "H3-TRD-5"))
    return too_dear(t, seat, rate_of(t, wish).give)


def rate_of(t: Game, choice: Exchange) -> Rate:
    return next(rate for rate in t.content.tables.trades if choice.give in rate.give and choice.take in rate.take)


def exchange(t: Game, seat: int, choice: Exchange) -> None:
    """H3-TRD-1 H3-TRD-4 H3-TRD-5."""
    rate = rate_of(t, choice)
    player = t.state.players[seat]
    for resource, amount in rate.give.items():
        setattr(player, resource, getattr(player, resource) - amount)
    for resource, amount in rate.take.items():
        setattr(player, resource, getattr(player, resource) + amount)
    t.tell("exchanged", seat=seat, paid=dict(rate.give), gained=dict(rate.take))


@dataclass(slots=True)
class Trade(Named):
    """12c. Any number of exchanges, one by one; among allies also gifts ⟲ → enough."""

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "trade", self.deals, self.hear)

    def deals(self, t: Game) -> list[Option]:
        """H3-SIT-17 H3-TRD-8 H3-TRD-9."""
        return [DONE, *exchanges(t, self.seat), *gifts(t, self.seat)]

    def wishes(self, t: Game) -> list[Option]:
        return [*[line_of(rate) for rate in t.content.tables.trades], *gift_wishes(t, self.seat)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, Exchange):
            return no_exchange(t, self.seat, wish)
        return no_gift(t, self.seat, wish) if isinstance(wish, Gift) else None

    def hear(self, t: Game, choice: Exchange | Gift | Done) -> Arrow:
        if isinstance(choice, Done):
            return None
        if isinstance(choice, Exchange):
            exchange(t, self.seat, choice)
        else:
            give_resource(t, self.seat, choice)
        return self.start


@dataclass(slots=True)
class ExchangeOnce(Section):
    """12c. One exchange, away from any Trading Post."""

    seat: int
    give: str
    take: str

    def start(self, t: Game) -> Arrow:
        """H3-VAR-9."""
        exchange(t, self.seat, Exchange(self.give, self.take))
        return None


# ── removing a card ──────────────────────────────────────────────────────────────────────────────────────────────────


def removable(t: Game, seat: int) -> list[str]:
    """H3-TRD-2 H3-TRD-6 H3-TRD-10. Cards of the hand that a Trading Post takes: none of those a hero starts with.

    Copies are told apart by nothing, so of two equal abilities one counts as the first one.
    """
    player = t.state.players[seat]
    ability = t.content.heroes[player.hero].ability
    owned = [*player.hand, *player.deck.bag, *player.deck.top, *player.deck.bottom, *player.discard]
    owned += [laid.card for laid in player.laid]
    return [
        card
        for card in sorted(set(player.hand))
        if gains.kind_of(t.content, card) not in KEPT
        and card != "magic_arrow"
        and (card != ability or owned.count(card) > 1)
    ]


# ── among allies ─────────────────────────────────────────────────────────────────────────────────────────────────────


def allies(t: Game, seat: int) -> list[int]:
    """H3-MOD-1 H3-MOD-3 H3-MOD-4. The other players of one's side; a clash has none."""
    if t.content.scenarios[t.state.scenario].mode == "clash":
        return []
    players = t.state.players
    return [other for other in side_of(t, seat) if other != seat and not players[other].out]


def gifts(t: Game, seat: int) -> list[Option]:
    """H3-TRD-9. One of each resource, for each ally of a cooperative game."""
    player = t.state.players[seat]
    return [wish for wish in gift_wishes(t, seat) if getattr(player, wish.resource)]


def gift_wishes(t: Game, seat: int) -> list[Gift]:
    """H3-TRD-9."""
    if mission(t).mode != "cooperative":
        return []
    return [Gift(resource, ally) for ally in allies(t, seat) for resource in RESOURCES]


def no_gift(t: Game, seat: int, wish: Gift) -> Reason | None:
    """H3-TRD-9 H3-RES-7. Only in a cooperative game, to an ally, of what one has."""
    if mission(t).mode != "cooperative":
        return Reason("no-gifts", ("H3-TRD-9",))
    if wish.seat not in allies(t, seat):
        return Reason("no-ally", ("H3-TRD-9",))
    return too_dear(t, seat, {wish.resource: 1}) if wish.resource in RESOURCES else None


def give_resource(t: Game, seat: int, choice: Gift) -> None:
    """H3-TRD-9."""
    for whose, amount in ((seat, -1), (choice.seat, 1)):
        player = t.state.players[whose]
        setattr(player, choice.resource, getattr(player, choice.resource) + amount)
    t.tell("gift", seat=seat, rival=choice.seat, paid={choice.resource: 1})


def dealings(t: Game, seat: int) -> list[Option]:
    """H3-VAR-9 H3-TRD-3. What may be dealt with others, or with the bank, in one's own turn."""
    options = exchanges(t, seat) if "free_trade" in t.state.variants else []
    partners = allies(t, seat)
    if partners:
        options += ch06_allies.swaps(t, seat, partners)
        if has_clause(t, "units_are_lent"):
            options += ch06_allies.loans(t, seat, partners)
    return options


def section_for(t: Game, seat: int, choice: Option) -> Section | None:
    """The section that plays this answer, if it is one of this chapter."""
    if isinstance(choice, Exchange):
        return ExchangeOnce(seat, choice.give, choice.take)
    if isinstance(choice, Swap):
        return ch06_allies.SwapCards(seat, choice.seat, choice.card)
    return ch06_allies.LendUnit(seat, choice.seat, choice.unit) if isinstance(choice, Lend) else None


# ── the Trading Post of a free trade ─────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class FindArtifact(Section):
    """12c. With free trade a Trading Post is visited once, for an artifact."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """H3-VAR-9. The top card of the deck."""
        return draw("artifacts", self.take)

    def take(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """H3-VAR-9 H3-CRD-1."""
        for card in cards:
            piles.gain_card(t, self.seat, card)
            t.tell("artifact_drawn", to=(self.seat,), seat=self.seat, card=card)
        return become(piles.TidyPiles("artifacts"))


NAMED.update(trade=Trade)
