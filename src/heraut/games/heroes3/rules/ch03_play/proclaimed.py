"""3a. Proclamations that need a section of their own."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import UnitOf
from heraut.games.heroes3.model import FEW, PACK, Game
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.values import HALF_UP
from heraut.games.heroes3.rules.ch05_cards import piles
from heraut.games.heroes3.rules.ch07_town import recruiting
from heraut.games.heroes3.rules.plays import NAMED, Named
from heraut.kernel import Arrow, Option, Reason, ask, become

RESHUFFLED = ("artifact", "spell")


@dataclass(slots=True)
class ReshuffleSpellsAndArtifacts(Named):
    """Annoying Lizard: the artifacts and spells of a hand go into the deck, and as many cards are drawn."""

    def start(self, t: Game) -> Arrow:
        """H3-COM-7."""
        player = t.state.players[self.seat]
        t.reveal()
        gone = [card for card in player.hand if gains.kind_of(t.content, card) in RESHUFFLED]
        if not gone:
            return None
        for card in gone:
            player.hand.remove(card)
        player.deck.bag += [*gone, *player.deck.top, *player.deck.bottom]
        player.deck.top.clear()
        player.deck.bottom.clear()
        t.tell("hand_reshuffled", seat=self.seat, amount=len(gone))
        return become(piles.DrawCards(self.seat, len(gone)))


@dataclass(slots=True)
class ReinforceAtHalfPrice(Named):
    """Isra's Friends: one unit may be reinforced at half price, rounded up."""

    def start(self, t: Game) -> Arrow:
        """H3-ENC-8."""
        return become(recruiting.ReinforceOne(self.seat, recruiting.ALL_TIERS, HALF_UP))


@dataclass(slots=True)
class Plague(Named):
    """Terrible Plague: one pack turns to few."""

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "plague", self.packs, self.hear, self.over)

    def packs(self, t: Game) -> list[UnitOf]:
        """H3-COM-7. The packs of the army."""
        return [wish for wish in self.wishes(t) if self.forbids(t, wish) is None]

    def wishes(self, t: Game) -> list[UnitOf]:
        return [UnitOf(unit) for unit in t.state.players[self.seat].army]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        army = t.state.players[self.seat].army
        return Reason("no-pack", ("H3-COM-7",)) if isinstance(wish, UnitOf) and army.get(wish.unit) != PACK else None

    def hear(self, t: Game, choice: UnitOf) -> Arrow:
        """H3-COM-7."""
        t.state.players[self.seat].army[choice.unit] = FEW
        t.tell("plague", seat=self.seat, unit=choice.unit)
        return None


NAMED.update(
    reshuffle_spells_and_artifacts=ReshuffleSpellsAndArtifacts, reinforce_at_half_price=ReinforceAtHalfPrice,
    plague=Plague,
)  # fmt: skip
