"""3a. What the astrologers proclaim."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.model import RESOURCES, Game, main_hero, seats_from
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.printed.cards import Proclamation
from heraut.games.heroes3.rules import ch06_resources
from heraut.games.heroes3.rules.ch03_play import hero_moves
from heraut.games.heroes3.rules.ch05_cards import receiving
from heraut.kernel import Arrow, Section, call, draw

ASTROLOGERS = "astrologers"
FIRST_ASTROLOGERS_ROUND = 2  # H3-RND-6
FOR_THE_TABLE = ("clear_black_cubes",)  # done once, not for each player
STRONGER, COMES_BACK, REDRAW = "first_spell_stronger", "first_spell_comes_back", "redraw_a_guard"
FIRST_SPELL = "first_spell"  # noted among what a player has used this round


@dataclass(slots=True)
class Proclaim(Section):
    """3a. A proclamation: draw → show → what it gives at once, player by player ⟲."""

    waiting: tuple[int, ...] = ()

    def start(self, t: Game) -> Arrow:
        """H3-RND-3 H3-RND-9 H3-VAR-13. An empty deck is made of the used cards."""
        if "no_proclamations" in t.state.variants:
            return None
        deck, used = t.state.decks[ASTROLOGERS], t.state.discards[ASTROLOGERS]
        if deck.is_empty():
            deck.bag += used
            used.clear()
        return draw(ASTROLOGERS, self.show)

    def show(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """H3-RND-3. It takes the place of the last one; in the first such round none that clears the map."""
        if not cards:
            return None
        proclaim(t, cards[0])
        card = in_force(t)
        assert card is not None
        if card.gain is not None and card.gain.play in FOR_THE_TABLE and t.state.round <= FIRST_ASTROLOGERS_ROUND:
            return self.start
        if card.lasts == "at_once" and card.gain is not None:
            order = tuple(seats_from(t, t.state.first))
            self.waiting = order[:1] if card.gain.play in FOR_THE_TABLE else order
        return self.next_seat

    def next_seat(self, t: Game) -> Arrow:
        """H3-RND-3. Every player alike, from the first."""
        if not self.waiting:
            return None
        seat, *rest = self.waiting
        self.waiting = tuple(rest)
        return call(receiving.Receive(seat, main_hero(seat), f"proclamation/{t.state.proclamation}"), self.next_seat)


def in_force(t: Game) -> Proclamation | None:
    """The proclamation drawn last."""
    return t.content.proclamations[t.state.proclamation] if t.state.proclamation else None


def proclaim(t: Game, card: str) -> None:
    """H3-RND-3 H3-MOV-1 H3-MOV-7. What was proclaimed before ends, this one begins: the points of heroes change."""
    state = t.state
    if state.proclamation:
        state.discards[ASTROLOGERS].append(state.proclamation)
    state.proclamation = card
    state.spells_back = ()
    if t.content.proclamations[card].lasts == "next_resource_round":
        state.promised += (card,)
    for number, hero in state.heroes.items():
        if hero.seat >= 0:
            hero.movement = hero_moves.movement_points(t, number)
    t.tell("proclaimed", proclamation=card)


def fulfil(t: Game) -> None:
    """H3-RND-3 H3-RES-7. What was promised for the next resource round: every player gains it, or loses what he has."""
    for card in t.state.promised:
        gain = gains.gain_of(t, f"proclamation/{card}")
        for seat in seats_from(t, t.state.first):
            for resource in RESOURCES:
                if getattr(gain, resource):
                    ch06_resources.gain(t, seat, resource, getattr(gain, resource), card)
    t.state.promised = ()


# ── while it lasts: what other chapters look at ──────────────────────────────────────────────────────────────────────


def lasts(t: Game, play: str) -> bool:
    """Is this proclaimed now?"""
    card = in_force(t)
    return card is not None and card.gain is not None and card.gain.play == play


def first_spell_stronger(t: Game, seat: int) -> int:
    """H3-COM-7. The power that what is proclaimed adds to a spell cast now: the first of one's own turn."""
    used = t.state.players[seat].used
    return int(lasts(t, STRONGER) and t.state.active == seat and FIRST_SPELL not in used)


def first_spell_comes_back(t: Game, seat: int) -> bool:
    """H3-COM-7. Does the spell cast now come back to hand: the first of this player's while that is proclaimed?"""
    return lasts(t, COMES_BACK) and seat not in t.state.spells_back


def spell_was_cast(t: Game, seat: int) -> None:
    """Noted after each spell: the next one is not the first."""
    if lasts(t, STRONGER) and t.state.active == seat:
        t.state.players[seat].used.append(FIRST_SPELL)
    elif first_spell_comes_back(t, seat):
        t.state.spells_back += (seat,)
