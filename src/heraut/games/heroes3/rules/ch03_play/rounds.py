"""3a. The sequence of play: rounds, one after another."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.model import RESOURCES, Game, mission, seats_from
from heraut.games.heroes3.numbers import geography, values
from heraut.games.heroes3.rules import ch12_campaign, ch12_settings, scenarios
from heraut.games.heroes3.rules.ch03_play import proclamations, turn
from heraut.games.heroes3.rules.ch03_play.hero_moves import movement_points
from heraut.games.heroes3.rules.ch07_town import town
from heraut.games.heroes3.rules.ch11_ai import ai_map
from heraut.kernel import Arrow, Section, become, call
from heraut.kernel.values import total

FRESH_ROUNDS = (4, 8, 12)  # H3-VAR-14


def is_resource_round(number: int) -> bool:
    """H3-RND-1 H3-RND-6. Odd rounds from 3 on."""
    return number >= 3 and number % 2 == 1


def is_astrologers_round(number: int) -> bool:
    """H3-RND-1 H3-RND-6. Even rounds."""
    return number % 2 == 0


@dataclass(slots=True)
class Rounds(Section):
    """3a. Rounds.

    (next round) → refresh → income, or what the astrologers proclaim → events of the scenario
       → a turn for each player, clockwise from the first → the AI's turn → end of the round: who has won? ⟲
    """

    waiting: tuple[int, ...] = ()
    events_done: int = 0

    def start(self, t: Game) -> Arrow:
        """H3-RND-4 H3-RND-7 H3-RND-8 H3-SET-22. The marker moves on, and what was used is ready again."""
        t.state.round += 1
        self.events_done = 0
        t.tell("round_begins", round=t.state.round, rounds=t.state.rounds)
        refresh(t)
        if "fresh_sites" in t.state.variants and t.state.round in FRESH_ROUNDS:
            clear_cubes(t)
        if is_resource_round(t.state.round):
            return self.income
        if is_astrologers_round(t.state.round):
            return self.proclaim
        return self.next_event

    def income(self, t: Game) -> Arrow:
        """H3-RND-2 H3-MIN-4 H3-BLD-1. Every player gains the income; then what comes at each resource round."""
        for seat in seats_from(t, t.state.first):
            gather(t, seat)
        proclamations.fulfil(t)
        self.waiting = tuple(seats_from(t, t.state.first))
        return self.next_offer

    def next_offer(self, t: Game) -> Arrow:
        """H3-BLD-10 H3-BLD-11 H3-BLD-12 H3-BLD-13. Buildings, seat by seat."""
        if not self.waiting:
            return self.proclaim if "more_proclamations" in t.state.variants else self.next_event
        seat, *rest = self.waiting
        self.waiting = tuple(rest)
        return call(town.Offers(seat, "resource_round"), self.next_offer)

    def proclaim(self, t: Game) -> Arrow:
        """H3-RND-3 H3-VAR-12 H3-VAR-13. One proclamation, for all."""
        if "no_proclamations" in t.state.variants:
            return self.next_event
        return call(proclamations.Proclaim(), self.next_event)

    def next_event(self, t: Game) -> Arrow:
        """H3-RND-5. What the scenario has in store for this round."""
        events = mission(t).events
        while self.events_done < len(events):
            number = self.events_done
            self.events_done += 1
            event = events[number]
            if t.state.round in event.rounds and event.players in (0, len(t.state.players)):
                return call(scenarios.HappensNow(number), self.next_event)
        self.waiting = tuple(seats_from(t, t.state.first))
        return self.next_turn

    def next_turn(self, t: Game) -> Arrow:
        """H3-TUR-4. Clockwise from the first player."""
        if t.state.ended:
            return self.finish
        while self.waiting:
            seat, *rest = self.waiting
            self.waiting = tuple(rest)
            if not t.state.players[seat].out:
                return call(turn.Turn(seat), self.next_turn)
        if mission(t).enemy is not None:
            return call(ai_map.AiTurn(), self.end_of_round)
        return self.end_of_round

    def end_of_round(self, t: Game) -> Arrow:
        """H3-RND-4 H3-VIC-2 H3-VIC-7. Has anybody won?  Who has been without a home for too long?"""
        ch12_settings.count_homeless(t)
        ch12_settings.judge(t, "round_end")
        if t.state.ended:
            return self.finish
        if t.state.round >= t.state.rounds:
            ch12_settings.time_is_up(t)
            return self.finish
        return self.start

    def finish(self, t: Game) -> Arrow:
        """H3-MOD-2. A mission won may lead to another; otherwise the game is over."""
        t.tell("game_over", winners=t.state.winners, how=t.state.ended)
        return become(ch12_campaign.AfterMission())


# ── the start of a round ─────────────────────────────────────────────────────────────────────────────────────────────


def refresh(t: Game) -> None:
    """H3-RND-7 H3-MOV-1 H3-MOV-7 H3-MOV-8 H3-TWN-2 H3-UNI-18 H3-CRD-15. All that was used is back."""
    for player in t.state.players:
        player.spent.clear()
        player.used.clear()
        player.built = ""
        player.experts = 0
    for number, hero in t.state.heroes.items():
        hero.movement = movement_points(t, number)
        hero.extra = 0


def gather(t: Game, seat: int) -> None:
    """H3-RND-2 H3-RES-5 H3-UNI-29. The amounts shown by the three income tracks, and what units of the army bring."""
    player = t.state.players[seat]
    got = {
        resource: total(values.income(t, seat, resource)) + total(values.brought_by_army(t, seat, resource))
        for resource in RESOURCES
    }
    for resource, amount in got.items():
        setattr(player, resource, getattr(player, resource) + amount)
    t.tell("income", seat=seat, gained=got)


def clear_cubes(t: Game) -> None:
    """H3-VAR-14. The black cubes of all fields go."""
    for field, site in t.state.sites.items():
        if site.cube and geography.printed(t, field).site in t.content.sites:
            site.cube = False
