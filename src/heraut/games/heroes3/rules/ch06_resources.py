"""6. Resources, and 12c: trade with the bank, with allies, at Trading Posts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import heraut.games.heroes3.numbers.geography as geography
import heraut.games.heroes3.rules.ch05_cards.piles as piles
import heraut.games.heroes3.rules.clauses as clauses
import heraut.games.heroes3.rules.plays as plays
from heraut.games.heroes3.answers.on_map import DONE, Card, Done, Exchange, Gift, Lend, Swap
from heraut.games.heroes3.model import RESOURCES, Game, Laid, has_clause, mission, side_of
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.printed.board import Trade as Rate
from heraut.kernel import Arrow, Option, Reason, Section, ask, become, draw

SWAPPED = ("artifact", "spell")  # H3-TRD-3
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
    missing = [(resource, amount - getattr(player, resource)) for resource, amount in cost.items()]
    return Reason("too-dear", ("H3-RES-7",), cost=tuple([one for one in missing if one[1] > 0]))


def pay(t: Game, seat: int, cost: Mapping[Any, int], why: str) -> None:
    """H3-RES-3 H3-RES-7."""
    assert can_pay(t, seat, cost), f"seat {seat} cannot pay {cost} for {why}"
    player = t.state.players[seat]
    for resource, amount in cost.items():
        setattr(player, resource, getattr(player, resource) - amount)
    if t.listener is not None and any(cost.values()):
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
    return [
        Exchange(next(iter(rate.give)), next(iter(rate.take)))
        for rate in t.content.tables.trades
        if can_pay(t, seat, rate.give)
    ]


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
class Trade(Section):
    """12c. Any number of exchanges, one by one; among allies also gifts ⟲ → enough."""

    seat: int
    hero: int = -1
    source: str = ""

    def start(self, t: Game) -> Arrow:
        """H3-SIT-17 H3-TRD-8 H3-TRD-9."""
        options: list[Option] = [DONE, *exchanges(t, self.seat), *gifts(t, self.seat)]
        return ask(self.seat, "trade", options, self.hear)

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
    side, players = side_of(t, seat), t.state.players
    return [other for other in side if other != seat and not players[other].out] if len(side) > 1 else []


def gifts(t: Game, seat: int) -> list[Option]:
    """H3-TRD-9. One of each resource, for each ally of a cooperative game."""
    if mission(t).mode != "cooperative":
        return []
    player = t.state.players[seat]
    held = [resource for resource in RESOURCES if getattr(player, resource)]
    return [Gift(resource, ally) for ally in allies(t, seat) for resource in held]


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
        options += swaps(t, seat, partners)
        if has_clause(t, "units_are_lent"):
            options += loans(t, seat, partners)
    return options


def section_for(t: Game, seat: int, choice: Option) -> Section | None:
    """The section that plays this answer, if it is one of this chapter."""
    if isinstance(choice, Exchange):
        return ExchangeOnce(seat, choice.give, choice.take)
    if isinstance(choice, Swap):
        return SwapCards(seat, choice.seat, choice.card)
    return LendUnit(seat, choice.seat, choice.unit) if isinstance(choice, Lend) else None


# ── swapping cards ───────────────────────────────────────────────────────────────────────────────────────────────────


def swaps(t: Game, seat: int, partners: list[int]) -> list[Option]:
    """H3-TRD-3 H3-TRD-7. Cards of the hand to offer to allies with a hero next to one's own: once a round to each."""
    players, cards = t.state.players, for_swap(t, seat)
    used = players[seat].used
    near = [
        ally for ally in partners if f"swap_{ally}" not in used and players[ally].hand and are_adjacent(t, seat, ally)
    ]
    return [Swap(ally, card) for ally in near for card in cards]


def for_swap(t: Game, seat: int) -> list[str]:
    """H3-TRD-3 H3-TRD-7. Artifacts and spells in hand."""
    hand = sorted(set(t.state.players[seat].hand))
    return [card for card in hand if gains.kind_of(t.content, card) in SWAPPED]


def are_adjacent(t: Game, seat: int, other: int) -> bool:
    """H3-TRD-3 H3-HER-12. Does any hero of one stand next to any hero of the other?"""
    theirs = {hero.field for hero in t.state.heroes.values() if hero.seat == other}
    own = [hero.field for hero in t.state.heroes.values() if hero.seat == seat]
    return any(field in theirs or not theirs.isdisjoint(geography.neighbours(t, field)) for field in own)


@dataclass(slots=True)
class SwapCards(Section):
    """12c. A card is offered to an ally, who gives one of his for it, or none."""

    seat: int
    ally: int
    card: str

    def start(self, t: Game) -> Arrow:
        """H3-TRD-3 H3-TRD-7. The card lies open while the ally thinks."""
        player = t.state.players[self.seat]
        player.used.append(f"swap_{self.ally}")
        player.hand.remove(self.card)
        player.laid.append(self.offered(t))
        t.tell("swap_offered", seat=self.seat, rival=self.ally, card=self.card)
        return self.answered

    def answered(self, t: Game) -> Arrow:
        """H3-TRD-3 H3-TRD-7."""
        options: list[Option] = [DONE, *[Card(card) for card in for_swap(t, self.ally)]]
        return ask(self.ally, "swap_for", options, self.hear, secret=True)

    def offered(self, t: Game) -> Laid:
        return Laid(self.card, gains.modes_of(t.content, self.card)[0], self.seat, "")

    def hear(self, t: Game, choice: Card | Done) -> Arrow:
        """H3-TRD-3. One card for one card."""
        one, other = t.state.players[self.seat], t.state.players[self.ally]
        one.laid.remove(self.offered(t))
        if isinstance(choice, Done):
            one.hand.append(self.card)
            t.tell("swap_refused", seat=self.ally)
            return None
        other.hand.remove(choice.card)
        one.hand.append(choice.card)
        other.hand.append(self.card)
        t.tell("swapped", seat=self.seat, rival=self.ally, card=self.card, artifact=choice.card)
        return None


# ── lending units ────────────────────────────────────────────────────────────────────────────────────────────────────


def loans(t: Game, seat: int, partners: list[int]) -> list[Option]:
    """H3-MOD-5. Units that may be given to a player near by; one unit at least stays."""
    player = t.state.players[seat]
    units = [*sorted(player.army), *sorted(set(player.hired))]
    if len(player.army) + len(player.hired) < 2:
        return []
    return [Lend(unit, ally) for ally in partners if clauses.near_enough(t, seat, ally) for unit in units]


@dataclass(slots=True)
class LendUnit(Section):
    """A unit goes over to an ally's army as it is."""

    seat: int
    ally: int
    unit: str

    def start(self, t: Game) -> Arrow:
        """H3-MOD-5."""
        giver, taker = t.state.players[self.seat], t.state.players[self.ally]
        if self.unit in giver.army:
            taker.army[self.unit] = giver.army.pop(self.unit)
        else:
            giver.hired.remove(self.unit)
            taker.hired.append(self.unit)
        t.tell("unit_lent", seat=self.seat, rival=self.ally, unit=self.unit)
        return None


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


PLAYS: dict[str, type[Section]] = {"trade": Trade}
plays.add(PLAYS)

SECTIONS: tuple[type[Section], ...] = (Trade, ExchangeOnce, SwapCards, LendUnit, FindArtifact)
