"""7. What buildings, and cards about units, name by `play`."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import DONE, Card, Done, TierOf
from heraut.games.heroes3.model import Game, HeroId
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.values import FREE, HALF_GOLD_DOWN
from heraut.games.heroes3.rules.ch05_cards import piles
from heraut.games.heroes3.rules.ch07_town import for_hire, recruiting
from heraut.games.heroes3.rules.plays import NAMED, Named
from heraut.kernel import Arrow, Option, Reason, ask, become, draw

NECROPOLIS = "necropolis"

# ── neutral units and reinforcements ─────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class HireNeutrals(Named):
    """Diplomacy: a neutral card for each Dwelling, with the golden one an azure card too; one of them for hire."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        return bool(recruiting.dwellings(t, seat))

    def start(self, t: Game) -> Arrow:
        """H3-UNI-15 H3-UNI-35."""
        tiers = tuple(recruiting.dwellings(t, self.seat))
        return become(for_hire.HireFrom(self.seat, (*tiers, "azure") if "golden" in tiers else tiers))


@dataclass(slots=True)
class SummonNeutral(Named):
    """Portal of Summoning: of which Dwelling? → a neutral card of its tier, for hire."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        return bool(recruiting.dwellings(t, seat))

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "summon_tier", self.tiers, self.hear)

    def tiers(self, t: Game) -> list[TierOf]:
        """H3-BLD-15. Those of one's Dwellings; never azure."""
        return [TierOf(tier) for tier in recruiting.dwellings(t, self.seat)]

    def wishes(self, t: Game) -> list[TierOf]:
        return [TierOf(tier) for tier in recruiting.DWELLINGS]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, TierOf) or wish in self.tiers(t):
            return None
        return Reason("needs-dwelling", ("H3-BLD-15",), tier=wish.tier)

    def hear(self, t: Game, choice: TierOf) -> Arrow:
        return become(for_hire.HireFrom(self.seat, (choice.tier,)))


@dataclass(slots=True)
class ReinforceBronzeFree(Named):
    """City Hall of the Necropolis."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        return bool(recruiting.for_reinforcing(t, seat, ("bronze",), FREE))

    def start(self, t: Game) -> Arrow:
        """H3-BLD-12."""
        return become(recruiting.ReinforceOne(self.seat, ("bronze",), FREE))


@dataclass(slots=True)
class RaiseTheDead(Named):
    """Necromancy: after a combat won, a unit of the Necropolis for half its gold."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        tiers = recruiting.ALL_TIERS[: gains.gain_of(t, source).amount]
        return bool(recruiting.for_reinforcing(t, seat, tiers, HALF_GOLD_DOWN, NECROPOLIS))

    def start(self, t: Game) -> Arrow:
        """H3-CRD-11 H3-COM-7."""
        tiers = recruiting.ALL_TIERS[: self.amount(t)]
        return become(recruiting.ReinforceOne(self.seat, tiers, HALF_GOLD_DOWN, NECROPOLIS))


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class StirOwnDeck(Named):
    """Mana Vortex: the discard pile goes into the deck; the search follows."""

    def start(self, t: Game) -> Arrow:
        """H3-BLD-16."""
        piles.shuffle_discard(t, self.seat)
        return None


@dataclass(slots=True)
class ChangeTwoCards(Named):
    """Cover of Darkness: up to two cards are discarded, one by one → as many are drawn."""

    gone: int = 0

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        return bool(t.state.players[seat].hand)

    def start(self, t: Game) -> Arrow:
        """H3-BLD-17."""
        if self.gone == 2 or not t.state.players[self.seat].hand:
            return self.draw
        return ask(self.seat, "change_cards", self.cards, self.hear)

    def cards(self, t: Game) -> list[Option]:
        """H3-BLD-17. Up to two."""
        return [DONE, *piles.cards_of(t, self.seat)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        missing = isinstance(wish, Card) and wish.card not in t.state.players[self.seat].hand
        return Reason("not-in-hand", ("H3-BLD-17",)) if missing else None

    def hear(self, t: Game, choice: Card | Done) -> Arrow:
        if isinstance(choice, Done):
            return self.draw
        piles.discard_card(t, self.seat, choice.card)
        self.gone += 1
        return self.start

    def draw(self, t: Game) -> Arrow:
        """H3-BLD-17."""
        return become(piles.DrawCards(self.seat, self.gone))


@dataclass(slots=True)
class EnemyLosesACard(Named):
    """Cover of Darkness: the enemy hero discards a card at random."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        rival = rival_in_combat(t, seat)
        return rival >= 0 and bool(t.state.players[rival].hand)

    def start(self, t: Game) -> Arrow:
        """H3-BLD-17."""
        rival = rival_in_combat(t, self.seat)
        return become(piles.LoseRandom(rival, 1)) if rival >= 0 else None


def rival_in_combat(t: Game, seat: int) -> int:
    """The seat whose hero a seat fights, or whoever else it is."""
    battle = t.state.battle
    assert battle is not None
    return battle.owners[1 - battle.owners.index(seat)]


@dataclass(slots=True)
class FindNecromancy(Named):
    """Necromancy Amplifier: the ability deck is looked through for Necromancy, then shuffled."""

    def start(self, t: Game) -> Arrow:
        """H3-BLD-18."""
        deck = t.state.decks["abilities"]
        deck.bag += deck.top + deck.bottom
        deck.top.clear()
        deck.bottom.clear()
        t.reveal()
        found = "necromancy" in deck.bag
        if found:
            deck.bag.remove("necromancy")
            piles.gain_card(t, self.seat, "necromancy")
        t.tell("looked_for", seat=self.seat, card="necromancy", found_it=int(found))
        return become(piles.TidyPiles("abilities"))


@dataclass(slots=True)
class SpecialtyFromDiscard(Named):
    """Necromancy Amplifier: a specialty card of the own discard pile comes back to hand."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        return bool(discarded_specialties(t, seat))

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "specialty_back", self.specialties, self.hear)

    def specialties(self, t: Game) -> list[Card]:
        """H3-BLD-18."""
        return [Card(card) for card in discarded_specialties(t, self.seat)]

    def wishes(self, t: Game) -> list[Card]:
        return [Card(card) for card in sorted(set(t.state.players[self.seat].discard))]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        """H3-BLD-18."""
        if not isinstance(wish, Card) or wish.card in discarded_specialties(t, self.seat):
            return None
        discarded = wish.card in t.state.players[self.seat].discard
        return Reason("no-specialty", ("H3-BLD-18",)) if discarded else Reason("not-discarded", ("H3-BLD-18",))

    def hear(self, t: Game, choice: Card) -> Arrow:
        """H3-BLD-18."""
        t.state.players[self.seat].discard.remove(choice.card)
        piles.gain_card(t, self.seat, choice.card)
        t.tell("taken_back", seat=self.seat, card=choice.card)
        return None


def discarded_specialties(t: Game, seat: int) -> list[str]:
    return sorted({card for card in t.state.players[seat].discard if card in t.content.specialties})


@dataclass(slots=True)
class FirstMinorArtifact(Named):
    """The bonus of the hard difficulty: artifacts are revealed until the first minor one, which goes to hand."""

    revealed: int = 0

    def start(self, t: Game) -> Arrow:
        """H3-DIF-5."""
        return draw("artifacts", self.show)

    def show(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """H3-DIF-5 H3-DIF-12. Those of other levels lie on the discard until one is found."""
        if cards and t.content.artifacts[cards[0]].level != "minor":
            t.state.discards["artifacts"].append(cards[0])
            self.revealed += 1
            return self.start
        for card in cards:
            piles.gain_card(t, self.seat, card)
            t.tell("artifact_found", seat=self.seat, card=card)
        return self.put_back

    def put_back(self, t: Game) -> Arrow:
        """H3-DIF-7. They were only revealed: they are shuffled back, and nobody finds a relic on top of the discard."""
        pile = t.state.discards["artifacts"]
        kept = len(pile) - self.revealed
        t.state.decks["artifacts"].bag += pile[kept:]
        del pile[kept:]
        return become(piles.TidyPiles("artifacts"))


NAMED.update(
    hire_neutrals=HireNeutrals, summon_neutral=SummonNeutral, reinforce_bronze_free=ReinforceBronzeFree,
    raise_the_dead=RaiseTheDead, stir_own_deck=StirOwnDeck, change_two_cards=ChangeTwoCards,
    enemy_loses_a_card=EnemyLosesACard, find_necromancy=FindNecromancy, specialty_from_discard=SpecialtyFromDiscard,
    first_minor_artifact=FirstMinorArtifact,
)  # fmt: skip
