"""5. Cards that need a section of their own in a combat."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import DONE, Card, Done
from heraut.games.heroes3.model import Game, HeroId
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.rules.ch05_cards import castable, piles, play_in_combat, spells, targets
from heraut.games.heroes3.rules.plays import NAMED, InCombat
from heraut.kernel import Arrow, Option, Reason, ask, become, call

HEAL, PARALYSED = "heal", "paralysed"


# ── spells ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class CancelSpell(InCombat):
    """Resistance, expert: the enemy spell just cast has no effect."""

    def start(self, t: Game) -> Arrow:
        """H3-CMB-44."""
        spells.under_way(t).cancelled = True
        return None


@dataclass(slots=True)
class CancelWeakSpell(CancelSpell):
    """Resistance: the same, if its power is no more than that."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        return spells.under_way(t).power <= gains.gain_of(t, source).amount


@dataclass(slots=True)
class OneMoreSpell(InCombat):
    """Knowledge, expert: one more spell may be cast in this combat round."""

    def start(self, t: Game) -> Arrow:
        """H3-CRD-25."""
        castable.allow_more(t, self.seat, self.amount(t))
        return None


# ── attacks ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class DiscardForEach(InCombat):
    """Sword of Judgement: any number of cards is discarded, one by one ⟲ → the bonus counts for each."""

    count: int = 0

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "discard_for_each", self.cards, self.hear, secret=True)

    def cards(self, t: Game) -> list[Option]:
        """H3-CMB-18 H3-COM-7. Any number of cards, at least one; each one counts."""
        enough: list[Option] = [] if self.too_few(t) else [DONE]
        return enough + piles.cards_of(t, self.seat)

    def wishes(self, t: Game) -> list[Option]:
        return [DONE]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, Card):
            return piles.not_in_hand(t, self.seat, wish.card)
        return self.too_few(t) if isinstance(wish, Done) else None

    def too_few(self, t: Game) -> Reason | None:
        """H3-COM-7."""
        none = not self.count and t.state.players[self.seat].hand
        return Reason("discard-one", ("H3-COM-7",)) if none else None

    def hear(self, t: Game, choice: Card | Done) -> Arrow:
        if isinstance(choice, Done):
            t.find(play_in_combat.PlayInCombat).count = self.count
            return None
        piles.discard_card(t, self.seat, choice.card)
        self.count += 1
        return self.start


@dataclass(slots=True)
class DrawForASpell(InCombat):
    """Blackshard of the Dead Knight: a card is discarded → (it was a spell? draw)."""

    had: int = 0

    def start(self, t: Game) -> Arrow:
        """H3-CRD-8. With an empty hand nothing is discarded, and nothing drawn."""
        self.had = len(t.state.players[self.seat].discard)
        return call(piles.DiscardSome(self.seat, 1), self.draw)

    def draw(self, t: Game) -> Arrow:
        """H3-CRD-1."""
        discarded = t.state.players[self.seat].discard[self.had :]
        spell = any(card in t.content.spells for card in discarded)
        return become(piles.DrawCards(self.seat, 1)) if spell else None


@dataclass(slots=True)
class EnemyHeroDiscards(InCombat):
    """Dragon Wing Tabard: the enemy hero discards a card at random."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        enemy = targets.enemy_seat(t, seat)
        return enemy >= 0 and bool(t.state.players[enemy].hand)

    def start(self, t: Game) -> Arrow:
        """H3-HER-4."""
        return become(piles.LoseRandom(targets.enemy_seat(t, self.seat), 1))


NAMED.update(
    cancel_spell=CancelSpell, cancel_weak_spell=CancelWeakSpell, one_more_spell=OneMoreSpell,
    discard_for_each=DiscardForEach, draw_for_a_spell=DrawForASpell, enemy_hero_discards=EnemyHeroDiscards,
    # These the attack itself carries out.
    cancel_lethal_attack=InCombat, ignore_rolled_die=InCombat, die_times=InCombat, no_die=InCombat,
)  # fmt: skip
