"""3b. Morale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import DONE, Card, Done
from heraut.games.heroes3.answers.with_cards import Spend
from heraut.games.heroes3.model import Game
from heraut.games.heroes3.rules import told
from heraut.games.heroes3.rules.ch05_cards import piles
from heraut.kernel import PASS, Arrow, Option, Pass, Reason, Section, ask, call

DRAW, CHANGE = "draw", "change"
SPENDING = (Spend(DRAW), Spend(CHANGE))


@dataclass(slots=True)
class Morale(Section):
    """Morale gained or lost, one step after another.

    a step up: (a second Positive token? the first may be spent) → the token → (next step)
    a step down: the token, or the hand at the end of the turn → (next step)
    """

    seat: int
    amount: int

    def start(self, t: Game) -> Arrow:
        """H3-MOR-1 H3-MOR-2 H3-MOR-4 H3-MOR-5 H3-MOR-10 H3-AID-4 H3-SIT-30. Necropolis ignores all of it."""
        if not self.amount or ignores_morale(t, self.seat):
            return None
        if self.amount < 0:
            self.amount += 1
            take_negative(t, self.seat)
            return self.start
        if t.state.players[self.seat].morale == 1:
            return ask(self.seat, "spend_before_gain", self.spending, self.hear)
        return self.rise

    def spending(self, t: Game) -> list[Option]:
        """H3-MOR-10 H3-MOR-7 H3-MOR-8. The first token may be spent just before the second would come."""
        return [PASS, *morale_actions(t, self.seat)]

    def wishes(self, t: Game) -> Sequence[Option]:
        return SPENDING

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return forbids_spending(t, self.seat, wish) if isinstance(wish, Spend) else None

    def hear(self, t: Game, choice: Pass | Spend) -> Arrow:
        """H3-MOR-10. The first token may be spent just before."""
        if isinstance(choice, Pass):
            return self.rise
        return call(SpendMorale(self.seat, choice.what), self.rise)

    def rise(self, t: Game) -> Arrow:
        """H3-MOR-1 H3-MOR-4. A Negative token goes; otherwise a Positive one comes, never more than one."""
        self.amount -= 1
        player = t.state.players[self.seat]
        player.morale = min(player.morale + 1, 1)
        told.morale(t, self.seat)
        return self.start


def ignores_morale(t: Game, seat: int) -> bool:
    """H3-MOR-5."""
    faction = t.state.players[seat].faction
    return bool(faction) and t.content.towns[faction].ignores_morale


def take_negative(t: Game, seat: int) -> None:
    """H3-MOR-2 H3-MOR-3 H3-MOR-12 H3-MOR-13. The token; a second one costs the hand when the turn ends."""
    player = t.state.players[seat]
    if player.morale < 0:
        player.morale = 0
        player.drops_hand = True
    else:
        player.morale -= 1
    told.morale(t, seat)


# ── spending it ──────────────────────────────────────────────────────────────────────────────────────────────────────


def morale_actions(t: Game, seat: int) -> list[Option]:
    """H3-MOR-6 H3-MOR-7 H3-MOR-8. What the token buys; a reroll (H3-MOR-9) is offered when dice are rolled."""
    if t.state.players[seat].morale < 1:
        return []
    return [wish for wish in SPENDING if forbids_spending(t, seat, wish) is None]


def forbids_spending(t: Game, seat: int, wish: Spend) -> Reason | None:
    """H3-MOR-6 H3-MOR-7 H3-MOR-8. A token, and cards to draw or to change."""
    player = t.state.players[seat]
    if player.morale < 1:
        return Reason("no-morale", ("H3-MOR-6",))
    if wish.what == DRAW:
        return None if not player.deck.is_empty() or player.discard else Reason("no-cards", ("H3-MOR-7",))
    return None if player.hand else Reason("no-cards", ("H3-MOR-8",))


def section_for(t: Game, seat: int, choice: Option) -> Section | None:
    """The section that plays this answer, if it is one of this chapter."""
    return SpendMorale(seat, choice.what) if isinstance(choice, Spend) else None


def spend(t: Game, seat: int, what: str) -> None:
    """H3-MOR-6."""
    t.state.players[seat].morale = 0
    t.tell("morale_spent", seat=seat, what=what)


@dataclass(slots=True)
class SpendMorale(Section):
    """A Positive Morale token is spent for cards.

    draw: one card → end        change: discard any number ⟲ → draw as many → end
    """

    seat: int
    what: str
    discarded: int = 0

    def start(self, t: Game) -> Arrow:
        """H3-MOR-7."""
        spend(t, self.seat, self.what)
        return call(piles.DrawCards(self.seat, 1)) if self.what == DRAW else self.discard

    def discard(self, t: Game) -> Arrow:
        """H3-MOR-8. Any number of cards, one by one."""
        if not t.state.players[self.seat].hand:
            return self.draw
        return ask(self.seat, "change_hand", self.for_change, self.hear, secret=not self.discarded)

    def for_change(self, t: Game) -> list[Option]:
        """H3-MOR-8. Any card of the hand, and enough after the first."""
        cards = piles.cards_of(t, self.seat)
        return [DONE, *cards] if self.discarded else cards

    def wishes(self, t: Game) -> list[Option]:
        return [DONE]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, Card):
            return piles.not_in_hand(t, self.seat, wish.card)
        nothing_yet = isinstance(wish, Done) and not self.discarded
        return Reason("change-one", ("H3-MOR-8",)) if nothing_yet else None

    def hear(self, t: Game, choice: Card | Done) -> Arrow:
        if isinstance(choice, Done):
            return self.draw
        piles.discard_card(t, self.seat, choice.card)
        self.discarded += 1
        return self.discard

    def draw(self, t: Game) -> Arrow:
        """H3-MOR-8. As many as were discarded."""
        return call(piles.DrawCards(self.seat, self.discarded))
