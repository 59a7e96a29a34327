"""3b. A player's turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heraut.games.heroes3.answers.on_map import (
    DONE,
    Build,
    BuySpell,
    Card,
    Done,
    EndTurn,
    Recruit,
    Reinforce,
    SecondHero,
    Step,
    UseBuilding,
)
from heraut.games.heroes3.answers.with_cards import PlayOf, Spend
from heraut.games.heroes3.model import Game, seats_from
from heraut.games.heroes3.numbers import values
from heraut.games.heroes3.rules import ch06_resources, ch09_map, ch12_settings
from heraut.games.heroes3.rules.ch03_play import flights, hindrances, morale, movement
from heraut.games.heroes3.rules.ch05_cards import in_hand, piles, play_on_map
from heraut.games.heroes3.rules.ch07_town import town
from heraut.kernel import Arrow, Option, Reason, Section, ask, call, offer
from heraut.kernel.sections import Ends
from heraut.kernel.values import total

END_TURN = EndTurn()
OF_THE_TOWN = (Build, Recruit, Reinforce, SecondHero, BuySpell, UseBuilding)


@dataclass(slots=True)
class Turn(Section):
    """3b. One turn.

    (town actions of others) → cards: discard, draw up to the limit → "at the start of your turn"
       → anything, in any order: move, play a card, town, morale … ⟲ → end of the turn → (town actions of others)
    """

    seat: int

    def ends(self) -> str:
        return "turn"

    def start(self, t: Game) -> Arrow:
        """H3-TUR-4 H3-TWN-3. The active player; another's token may be used before anything else."""
        t.state.active = self.seat
        t.tell("turn_begins", seat=self.seat)
        in_hand.end_ongoing(t, self.seat, "next_turn")
        return self.others(t, self.start_hand)

    def others(self, t: Game, then: ch12_settings.Step) -> Arrow:
        """H3-TWN-3. The town actions of the others, offered only to those who can pay for something."""
        others = seats_from(t, self.seat)[1:]
        return call(town.town_window(others), then) if others else then

    def start_hand(self, t: Game) -> Arrow:
        """H3-TUR-1. Discard any number, one by one."""
        if not t.state.players[self.seat].hand:
            return self.draw_up
        too_many = above_limit(t, self.seat) is not None
        return ask(self.seat, "start_hand", self.for_discard, self.hear_hand, secret=too_many)

    def for_discard(self, t: Game) -> list[Option]:
        """H3-TUR-1 H3-TUR-2 H3-TUR-3 H3-TUR-5 H3-TUR-10. Any card; enough is not enough above the limit."""
        cards = piles.cards_of(t, self.seat)
        return cards if above_limit(t, self.seat) else [DONE, *cards]

    def hear_hand(self, t: Game, choice: Card | Done) -> Arrow:
        if isinstance(choice, Done):
            return self.draw_up
        piles.discard_card(t, self.seat, choice.card)
        return self.start_hand

    def draw_up(self, t: Game) -> Arrow:
        """H3-TUR-1 H3-CRD-9. Up to the limit of the hand."""
        missing = hand_limit(t, self.seat) - len(t.state.players[self.seat].hand)
        return call(piles.DrawCards(self.seat, missing), self.at_the_start) if missing > 0 else self.at_the_start

    def at_the_start(self, t: Game) -> Arrow:
        """H3-TUR-6 H3-BLD-15 H3-BLD-16 H3-BLD-18. After the draw."""
        return call(town.Offers(self.seat, "turn_start"), self.act)

    def act(self, t: Game) -> Arrow:
        """H3-TUR-7 H3-TWN-3 H3-MOV-6 H3-MOV-9 H3-MOR-6. Whatever the player wants, as long as the player wants."""
        ch12_settings.judge(t, "at_once")
        if t.state.ended or t.state.players[self.seat].out:
            return None
        return ask(self.seat, "turn", self.actions, self.hear, secret=self.is_secret(t))

    def is_secret(self, t: Game) -> bool:
        """What can be done without a card all can see; what else there is may be a card's doing."""
        seat = self.seat
        return piles.holds_cards(t, seat) and not (
            movement.buys_something(t, seat) or morale.morale_actions(t, seat) or ch09_map.map_abilities(t, seat)
        )

    def actions(self, t: Game) -> list[Option]:
        """H3-TUR-7 H3-TWN-3 H3-MOV-6 H3-MOV-9 H3-MOR-6. Whatever can be done now, or the end of the turn."""
        seat = self.seat
        return [
            *movement.movement_options(t, seat),
            *town.town_actions(t, seat),
            *town.offers(t, seat, town.OWN_TURN),
            *in_hand.map_plays(t, seat),
            *morale.morale_actions(t, seat),
            *ch06_resources.dealings(t, seat),
            *ch09_map.map_abilities(t, seat),
            *(() if movement.must_part(t, seat) else (END_TURN,)),
        ]

    def hear(self, t: Game, choice: Option) -> Arrow:
        if isinstance(choice, EndTurn):
            return self.at_the_end
        return call(section_of(t, self.seat, choice), self.act)

    # ── the end of the turn ──

    def at_the_end(self, t: Game) -> Arrow:
        """H3-CRD-4 H3-UNI-29. Of what is used when the turn ends, all can see the steps and nobody the cards."""
        if flights.last_steps(t, self.seat):
            return ask(self.seat, "turn_end", self.last_actions, self.hear_end)
        could = piles.holds_cards(t, self.seat)
        return offer(t, self.seat, "turn_end", self.last_actions, self.hear_end, self.drop_hand, could)

    def last_actions(self, t: Game) -> list[Option]:
        """H3-CRD-4 H3-UNI-29. What is played or used when the turn ends (Logistics, Nomads)."""
        return [DONE, *in_hand.map_plays(t, self.seat, "turn_end"), *flights.last_steps(t, self.seat)]

    def hear_end(self, t: Game, choice: Option) -> Arrow:
        if isinstance(choice, Done):
            return self.drop_hand
        return call(section_of(t, self.seat, choice), self.at_the_end)

    def drop_hand(self, t: Game) -> Arrow:
        """H3-MOR-3 H3-MOR-12 H3-MOV-11. The hand that a second Negative Morale costs; extra points are lost."""
        player = t.state.players[self.seat]
        if player.drops_hand:
            player.drops_hand = False
            t.tell("hand_dropped", seat=self.seat, cards=len(player.hand))
            for card in sorted(player.hand):
                piles.discard_card(t, self.seat, card)
        for hero in t.state.heroes.values():
            if hero.seat == self.seat:
                hero.extra = 0
        in_hand.end_ongoing(t, self.seat, "turn")
        return self.others(t, self.over)

    def over(self, t: Game) -> Arrow:
        ch12_settings.judge(t, "at_once")
        return None

    # ── what speaks against a wish ──

    def wishes(self, t: Game) -> list[Option]:
        seat = self.seat
        if self.at == "hear_hand":
            return [DONE]
        if self.at == "hear_end":
            return [*in_hand.play_wishes(t, seat), *flights.last_wishes(t, seat)]
        return [
            *hindrances.journeys(t, seat),
            *town.town_wishes(t, seat),
            *in_hand.play_wishes(t, seat),
            *morale.SPENDING,
            END_TURN,
        ]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if self.at == "hear_hand":
            return forbids_discard(t, self.seat, wish)
        return forbids_at_end(t, self.seat, wish) if self.at == "hear_end" else forbids_action(t, self.seat, wish)


def forbids_discard(t: Game, seat: int, wish: Option) -> Reason | None:
    """H3-TUR-1 H3-TUR-3. Cards of the hand, and no end above the limit."""
    if isinstance(wish, Card):
        return piles.not_in_hand(t, seat, wish.card)
    return above_limit(t, seat) if isinstance(wish, Done) else None


def forbids_action(t: Game, seat: int, wish: Option) -> Reason | None:
    """H3-TUR-7. Each chapter knows what speaks against its own answers."""
    if isinstance(wish, OF_THE_TOWN):
        return town.forbids_in_town(t, seat, wish)
    if isinstance(wish, PlayOf):
        return in_hand.forbids_play(t, seat, wish)
    if isinstance(wish, Spend):
        return morale.forbids_spending(t, seat, wish)
    return hindrances.forbids_journey(t, seat, wish)


def forbids_at_end(t: Game, seat: int, wish: Option) -> Reason | None:
    """H3-CRD-4 H3-UNI-29. Steps of those who lead the hero on, and cards for this very moment."""
    if isinstance(wish, Step):
        return flights.forbids_last_step(t, seat, wish)
    return in_hand.forbids_play(t, seat, wish) if isinstance(wish, PlayOf) else None


def section_of(t: Game, seat: int, choice: Option) -> Ends:
    """The section that plays this action: each chapter knows its own answers."""
    for chapter in (movement, town, play_on_map, morale, ch06_resources, ch09_map, flights):
        section: Any = chapter.section_for(t, seat, choice)
        if section is not None:
            played: Ends = section
            return played
    raise TypeError(f"no chapter plays {choice!r}")


def above_limit(t: Game, seat: int) -> Reason | None:
    """H3-TUR-3. A hand above the limit is discarded down to it."""
    count, most = len(t.state.players[seat].hand), hand_limit(t, seat)
    return Reason("hand-too-big", ("H3-TUR-3", "H3-TUR-10"), count=count, most=most) if count > most else None


def hand_limit(t: Game, seat: int) -> int:
    """H3-TUR-10 H3-LVL-9. The value of the level track, and what a proclamation adds."""
    if t.state.proclamation and t.content.proclamations[t.state.proclamation].hand:
        return total(values.hand_limit(t, seat))
    return t.content.tables.levels[t.state.players[seat].level - 1].hand
