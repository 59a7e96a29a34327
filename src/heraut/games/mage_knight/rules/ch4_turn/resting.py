"""4. The turn, 3: rest, and slow recovery."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.mage_knight.answers.anywhere import DONE, CardOf, Done
from heraut.games.mage_knight.answers.on_turn import EndTurn, Interact
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import OFFICIAL, WOUND
from heraut.games.mage_knight.rules.ch1_reminders.moments import HEAL, SPECIAL, Moment
from heraut.games.mage_knight.rules.ch4_turn.interaction import Interaction, cannot_interact
from heraut.games.mage_knight.rules.ch6_sites import HEALING
from heraut.games.mage_knight.rules.gains import deeds_in_hand, discard, has_acted
from heraut.kernel import Arrow, Option, Reason, Section, ask, become, call, offer

END_TURN, INTERACT = EndTurn(), Interact()
OF_USE = frozenset((HEAL, SPECIAL))


def only_wounds(t: Game, seat: int) -> bool:
    """MK-PRE-6. A hand of Wounds and nothing else."""
    hand = t.state.heroes[seat].hand
    return bool(hand) and all(card == WOUND for card in hand)


@dataclass(slots=True)
class Resting(Section):
    """A rest: a card that is no Wound (none? slow recovery: a Wound) → the Wounds → healing."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-RST-1 MK-RST-4 MK-PRE-6 MK-HND-1. The Wound of a slow recovery is a card discarded this turn."""
        slow = only_wounds(t, self.seat)
        t.reveal()
        t.tell("rests", seat=self.seat, slow=slow)
        if slow:
            discard(t, self.seat, WOUND)
            has_acted(t.state.heroes[self.seat])
            return self.recover
        return ask(self.seat, "rest", self.cards, self.hear, secret=True)

    def cards(self, t: Game) -> Sequence[Option]:
        """MK-RST-1. Any card but a Wound."""
        return [CardOf(card) for card in deeds_in_hand(t.state.heroes[self.seat])]

    def hear(self, t: Game, choice: CardOf) -> Arrow:
        """MK-RST-1 MK-RST-5. All Wounds go with it, and all see how many; published, as many as one likes."""
        discard(t, self.seat, choice.card)
        if t.state.edition == OFFICIAL:
            return self.more
        t.reveal()
        while WOUND in t.state.heroes[self.seat].hand:
            discard(t, self.seat, WOUND)
        return self.recover

    def more(self, t: Game) -> Arrow:
        """MK-RST-1."""
        could = bool(t.state.heroes[self.seat].hand)
        return offer(t, self.seat, "rest_wounds", self.wounds, self.hear_wound, self.recover, could)

    def wounds(self, t: Game) -> Sequence[Option]:
        """MK-RST-1 MK-RST-5. A Wound, or no more of them."""
        return [DONE, CardOf(WOUND)] if WOUND in t.state.heroes[self.seat].hand else [DONE]

    def hear_wound(self, t: Game, choice: Done | CardOf) -> Arrow:
        """MK-RST-1 MK-RST-5."""
        if isinstance(choice, Done):
            return self.recover
        discard(t, self.seat, WOUND)
        return self.more

    def recover(self, t: Game) -> Arrow:
        """MK-RST-2 MK-RST-3 MK-PRE-11 MK-PRE-12."""
        return become(Recovering(self.seat))


@dataclass(slots=True)
class Recovering(Moment):
    """While resting: special and healing effects, healing bought once; then the end of the turn."""

    def question(self) -> str:
        return "recover"

    def uses(self, t: Game) -> frozenset[str]:
        return OF_USE

    def choices(self, t: Game) -> Sequence[Option]:
        """MK-RST-2 MK-RST-3 MK-PRE-11 MK-PRE-12 MK-PRE-13. Healing to buy, a play, or the end of the turn."""
        return Moment.choices(self, t)

    def own(self, t: Game) -> Sequence[Option]:
        """MK-RST-3 MK-PRE-12 MK-PRE-13."""
        return [END_TURN] if self.forbids(t, INTERACT) else [END_TURN, INTERACT]

    def wishes(self, t: Game) -> Sequence[Option]:
        return [END_TURN, INTERACT]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, Interact):
            return no_healer(t, self.seat)
        return None if isinstance(wish, EndTurn) else Moment.forbids(self, t, wish)

    def answered(self, t: Game, choice: EndTurn | Interact) -> Arrow:
        """MK-RST-3 MK-PRE-12 MK-PRE-13."""
        return call(Interaction(self.seat, healing=True), self.start) if isinstance(choice, Interact) else None


def no_healer(t: Game, seat: int) -> Reason | None:
    """MK-RST-3 MK-PRE-12. In a village or a monastery, once; published, whoever rests deals with nobody."""
    hero = t.state.heroes[seat]
    if t.state.edition == OFFICIAL:
        return Reason("resting", ("MK-RST-3",))
    if t.content.hexes[hero.hex].site not in HEALING:
        return Reason("no-healer", ("MK-RST-3",))
    if hero.turn.talked:
        return Reason("talked-already", ("MK-RST-3",))
    return cannot_interact(t, seat, hero.hex)


SECTIONS: tuple[type[Section], ...] = (Resting, Recovering)
