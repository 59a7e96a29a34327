"""3b. Morale."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.heroes3.rules.ch05_cards.piles as piles
from heraut.games.heroes3.answers.on_map import DONE, Card, Done
from heraut.games.heroes3.answers.with_cards import Spend
from heraut.games.heroes3.model import Game
from heraut.games.heroes3.rules import told
from heraut.kernel import PASS, Arrow, Option, Pass, Section, ask, call

DRAW, CHANGE = "draw", "change"


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
            return ask(self.seat, "spend_before_gain", [PASS, *morale_actions(t, self.seat)], self.hear)
        return self.rise

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
    player = t.state.players[seat]
    if player.morale < 1:
        return []
    actions: list[Option] = []
    if player.deck.size() or player.discard:
        actions.append(Spend(DRAW))
    if player.hand:
        actions.append(Spend(CHANGE))
    return actions


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
        return call(piles.DrawCards(self.seat, 1), self.over) if self.what == DRAW else self.discard

    def discard(self, t: Game) -> Arrow:
        """H3-MOR-8. Any number of cards, one by one."""
        hand = t.state.players[self.seat].hand
        if not hand:
            return self.draw
        cards: list[Option] = [Card(card) for card in sorted(set(hand))]
        if self.discarded:
            return ask(self.seat, "change_hand", [DONE, *cards], self.hear)
        return ask(self.seat, "change_hand", cards, self.hear, secret=True)

    def hear(self, t: Game, choice: Card | Done) -> Arrow:
        if isinstance(choice, Done):
            return self.draw
        piles.discard_card(t, self.seat, choice.card)
        self.discarded += 1
        return self.discard

    def draw(self, t: Game) -> Arrow:
        """H3-MOR-8. As many as were discarded."""
        return call(piles.DrawCards(self.seat, self.discarded), self.over)

    def over(self, t: Game) -> Arrow:
        return None


SECTIONS: tuple[type[Section], ...] = (Morale, SpendMorale)
