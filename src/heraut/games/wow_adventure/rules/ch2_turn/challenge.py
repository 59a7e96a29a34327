"""2.3 Phase de challenge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.wow_adventure.answers import Attack, DrawChallenge, FightMarker, FightPrinted
from heraut.games.wow_adventure.model import OFF_BOARD, CardId, EventId, Game, SeatId, SpaceId, Undefeated
from heraut.games.wow_adventure.numbers import events, routes
from heraut.games.wow_adventure.rules.ch2_turn.events import ResolveEvent
from heraut.games.wow_adventure.rules.ch3_combat.combat import Combat
from heraut.games.wow_adventure.rules.ch3_combat.duel import Duel
from heraut.games.wow_adventure.rules.ch4_abilities.moments import Moment
from heraut.games.wow_adventure.rules.ch4_abilities.named import NAMED, Named
from heraut.games.wow_adventure.rules.frames import OwnTurn
from heraut.kernel import Arrow, Option, Reason, Section, become, call, draw
from heraut.tabletop.cards import refill

DRAW, PRINTED = DrawChallenge(), FightPrinted()
WAYS = (FightMarker, FightPrinted, Attack, DrawChallenge)


@dataclass(slots=True)
class Challenge(Moment):
    """In a city: over.  Fight a marker, the printed encounter → COMBAT; attack → DUEL; draw → DRAW A CARD."""

    def question(self) -> str:
        return "challenge"

    def moment(self) -> str:
        return "own_turn"

    def start(self, t: Game) -> Arrow:
        """WW-CHA-1 WW-CHA-19. Not in cities, nor where there is nothing to be met."""
        if routes.is_city(t, t.state.heroes[self.seat].space) or not self.own(t):
            return None
        return self.put(t)

    def choices(self, t: Game) -> Sequence[Option]:
        """WW-CHA-2 WW-CHA-3 WW-CHA-6 WW-CHA-9 WW-CHA-10 WW-CHA-13 WW-CHA-17 WW-CHA-18. One way or the other."""
        return Moment.choices(self, t)

    def own(self, t: Game) -> Sequence[Option]:
        return [way for way in self.ways(t) if self.bars(t, way) is None]

    def ways(self, t: Game) -> list[Option]:
        """WW-CHA-6. Whatever is here, whoever else is anywhere, the deck."""
        fights = [FightMarker(left.card) for left in lying(t, self.seat)]
        printed = [PRINTED] if t.content.board[t.state.heroes[self.seat].space].encounter else []
        others = [Attack(SeatId(seat)) for seat in range(t.state.players) if seat != self.seat]
        return [*fights, *printed, *others, DRAW]

    def wishes(self, t: Game) -> Sequence[Option]:
        return [*self.ways(t), *Moment.wishes(self, t)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return self.bars(t, wish) if isinstance(wish, WAYS) else Moment.forbids(self, t, wish)

    def bars(self, t: Game, way: Option) -> Reason | None:
        """WW-CHA-6. What speaks against a way of this phase."""
        if isinstance(way, Attack):
            return elsewhere(t, self.seat, way.seat) or truce(t) or red_first(t, self.seat)
        if isinstance(way, DrawChallenge):
            return already_here(t, self.seat) or none_left(t, self.seat)
        return red_first(t, self.seat, way.card if isinstance(way, FightMarker) else "")

    def answered(self, t: Game, choice: Option) -> Arrow:
        """WW-CHA-2 WW-CHA-3 WW-CHA-6 WW-PVP-12. After a duel no card is drawn."""
        if isinstance(choice, FightMarker):
            return call(Combat(self.seat, choice.card))
        if isinstance(choice, FightPrinted):
            return call(Combat(self.seat, printed=t.state.heroes[self.seat].space))
        if isinstance(choice, Attack):
            return call(Duel(self.seat, choice.seat))
        return call(DrawCard(self.seat))


def lying(t: Game, seat: int) -> list[Undefeated]:
    """WW-CHA-9. The unbeaten encounters where he stands."""
    return [left for left in t.state.track if left.space == t.state.heroes[seat].space]


# ── what speaks against a way ────────────────────────────────────────────────────────────────────────────────────────


def red_first(t: Game, seat: int, card: str = "") -> Reason | None:
    """WW-CHA-10 WW-CHA-18 WW-MOV-6. A red marker must be fought before anything else."""
    reds = [left.card for left in lying(t, seat) if left.red]
    return Reason("red-first", ("WW-CHA-10", "WW-CHA-18"), card=reds[0]) if reds and card not in reds else None


def already_here(t: Game, seat: int) -> Reason | None:
    """WW-CHA-2 WW-CHA-9. Where an encounter is, none is drawn."""
    here = t.state.heroes[seat].space
    if lying(t, seat) or t.content.board[here].encounter:
        return Reason("encounter-here", ("WW-CHA-2",), space=here)
    return None


def none_left(t: Game, seat: int) -> Reason | None:
    """WW-CHA-19 WW-CHA-15. Neither the deck of this colour nor its discards hold an encounter."""
    colour = t.content.board[t.state.heroes[seat].space].level
    deck = t.state.decks[colour]
    for pile in (deck.bag, deck.top, deck.bottom, t.state.discards[colour]):
        if any(card in t.content.encounters for card in pile):
            return None
    return Reason("no-encounter-left", ("WW-CHA-19",), colour=colour)


def elsewhere(t: Game, seat: int, rival: int) -> Reason | None:
    """WW-CHA-6 WW-CHA-12. Only who stands on the same space, which is no city, is attacked."""
    there = t.state.heroes[rival].space
    return Reason("elsewhere", ("WW-CHA-6",), rival=rival) if there != t.state.heroes[seat].space else None


def truce(t: Game) -> Reason | None:
    """WW-CHA-8."""
    return Reason("truce", ("WW-CHA-8",), event=t.state.event) if events.duels_forbidden(t) else None


# ── a card is drawn ──────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class DrawCard(Section):
    """A card of the colour of the space: encounter → COMBAT; event → RESOLVE IT → where is he now?  ⟲

    `space`: where he stood when it was drawn.  `raised`: the attacks of the encounter, by an ambush.
    """

    seat: int
    raised: int = 0
    space: SpaceId = OFF_BOARD

    def start(self, t: Game) -> Arrow:
        """WW-CHA-3 WW-CHA-15 WW-CHA-19. An empty deck is made of its discards."""
        if none_left(t, self.seat):
            return None
        self.space = t.state.heroes[self.seat].space
        colour = t.content.board[self.space].level
        refill(t.state.decks[colour], t.state.discards[colour])
        return draw(colour, self.hear)

    def hear(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """WW-CHA-4 WW-CHA-5 WW-CHA-14."""
        if cards[0] in t.content.events:
            return call(ResolveEvent(self.seat, EventId(cards[0])), self.again)
        t.state.drawn = CardId(cards[0])
        return call(Combat(self.seat, t.state.drawn, raised=self.raised))

    def again(self, t: Game) -> Arrow:
        """WW-CHA-11 WW-CHA-20. Until an encounter comes; who was moved is challenged where he stands now."""
        moved = t.state.heroes[self.seat].space != self.space
        return become(Challenge(self.seat)) if moved else self.start


@dataclass(slots=True)
class Ambush(Named):
    """DRAW A CARD now, its attacks raised by `amount`, in place of the challenge phase."""

    def start(self, t: Game) -> Arrow:
        """WW-EXP-2 WW-EXP-10. Where a red marker lies that encounter is fought instead, in its phase."""
        if red_first(t, self.seat):
            return None
        t.find(OwnTurn).challenged = True
        return call(DrawCard(self.seat, self.amount))


NAMED["ambush"] = Ambush


SECTIONS: tuple[type[Section], ...] = (Challenge, DrawCard, Ambush)
