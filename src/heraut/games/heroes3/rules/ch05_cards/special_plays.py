"""5. Cards that need a section of their own, on the map and in any hand."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import Card
from heraut.games.heroes3.model import Game, HeroId
from heraut.games.heroes3.rules.ch03_play import morale
from heraut.games.heroes3.rules.ch05_cards import in_hand, piles, rolls, targets
from heraut.games.heroes3.rules.plays import NAMED, Named
from heraut.kernel import Arrow, Option, Reason, ask, become, call


@dataclass(slots=True)
class SeenElsewhere(Named):
    """The card is only laid down: what it does is done by what finds it there.

    Diplomacy, expert: the combat that offered it (`combat`).  Luck: the dice of this turn (`rolls`).
    """

    def start(self, t: Game) -> Arrow:
        """H3-COM-7 H3-CRD-24."""
        return None


@dataclass(slots=True)
class SpellFromDiscard(Named):
    """Rib Cage: a spell of the own discard pile comes to hand → the rest is shuffled into the deck."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        return any(card in t.content.spells for card in t.state.players[seat].discard)

    def start(self, t: Game) -> Arrow:
        """H3-CRD-9."""
        return ask(self.seat, "spell_from_discard", self.spells, self.hear)

    def spells(self, t: Game) -> list[Card]:
        """H3-CRD-1 H3-CRD-9. Any spell of the own discard pile."""
        return [wish for wish in self.wishes(t) if self.forbids(t, wish) is None]

    def wishes(self, t: Game) -> list[Card]:
        return [Card(card) for card in sorted(set(t.state.players[self.seat].discard))]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, Card):
            return None
        if wish.card not in t.state.players[self.seat].discard:
            return Reason("not-in-discard", ("H3-CRD-9",))
        return in_hand.not_a_spell(t, wish.card)

    def hear(self, t: Game, choice: Card) -> Arrow:
        """H3-CRD-1."""
        t.state.players[self.seat].discard.remove(choice.card)
        piles.gain_card(t, self.seat, choice.card)
        t.tell("from_discard", seat=self.seat, card=choice.card)
        piles.shuffle_discard(t, self.seat)
        return None


@dataclass(slots=True)
class SourMorale(Named):
    """Hourglass of the Evil Hour: the enemy's Positive Morale becomes worse."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        enemy = targets.enemy_seat(t, seat)
        return enemy >= 0 and t.state.players[enemy].morale > 0

    def start(self, t: Game) -> Arrow:
        """H3-MOR-2."""
        return call(morale.Morale(targets.enemy_seat(t, self.seat), -1))


@dataclass(slots=True)
class DieForMorale(Named):
    """Hourglass of the Evil Hour: an attack die; on 0 Positive Morale."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        """H3-MOR-5."""
        return not morale.ignores_morale(t, seat)

    def start(self, t: Game) -> Arrow:
        """H3-CMB-33."""
        return call(rolls.RollFor(self.seat, "attack", 1, "morale_roll"), self.read)

    def read(self, t: Game, faces: tuple[int, ...]) -> Arrow:
        """H3-MOR-1."""
        return call(morale.Morale(self.seat, 1)) if faces[0] == 0 else None


@dataclass(slots=True)
class ThenDiscard(Named):
    """Charm of Mana: some of the cards drawn, or others, are discarded."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        return piles.can_draw(t, seat)

    def start(self, t: Game) -> Arrow:
        """H3-CRD-8."""
        return become(piles.DiscardSome(self.seat, self.amount(t)))


NAMED.update(
    talk_guards_away=SeenElsewhere, reroll_one_of_each=SeenElsewhere, reroll_each_die_once=SeenElsewhere,
    spell_from_discard=SpellFromDiscard, sour_morale=SourMorale, die_for_morale=DieForMorale,
    then_discard=ThenDiscard,
)  # fmt: skip
