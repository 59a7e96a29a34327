"""12c. Allies swap cards and lend units."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import DONE, Card, Done, Lend, Swap
from heraut.games.heroes3.model import CardName, Game, Laid
from heraut.games.heroes3.numbers import gains, geography
from heraut.games.heroes3.rules import clauses
from heraut.games.heroes3.rules.ch05_cards import piles
from heraut.kernel import Arrow, Option, Reason, Section, ask

SWAPPED = ("artifact", "spell")  # H3-TRD-3


# ── swapping cards ───────────────────────────────────────────────────────────────────────────────────────────────────


def swaps(t: Game, seat: int, partners: list[int]) -> list[Option]:
    """H3-TRD-3 H3-TRD-7. Cards of the hand to offer to allies with a hero next to one's own: once a round to each."""
    players, cards = t.state.players, for_swap(t, seat)
    used = players[seat].used
    near = [
        ally for ally in partners if f"swap_{ally}" not in used and players[ally].hand and are_adjacent(t, seat, ally)
    ]
    return [Swap(ally, card) for ally in near for card in cards]


def for_swap(t: Game, seat: int) -> list[str]:
    """H3-TRD-3 H3-TRD-7. Artifacts and spells in hand."""
    hand = sorted(set(t.state.players[seat].hand))
    return [card for card in hand if gains.kind_of(t.content, card) in SWAPPED]


def no_swap(t: Game, seat: int, card: str) -> Reason | None:
    """H3-TRD-3 H3-TRD-7. Only an artifact or a spell, and only from the hand."""
    if card not in t.state.players[seat].hand:
        return Reason("not-in-hand", ("H3-TRD-7",))
    return None if gains.kind_of(t.content, card) in SWAPPED else Reason("not-swapped", ("H3-TRD-3",))


def are_adjacent(t: Game, seat: int, other: int) -> bool:
    """H3-TRD-3 H3-HER-12. Does any hero of one stand next to any hero of the other?"""
    theirs = {hero.field for hero in t.state.heroes.values() if hero.seat == other}
    own = [hero.field for hero in t.state.heroes.values() if hero.seat == seat]
    return any(field in theirs or not theirs.isdisjoint(geography.neighbours(t, field)) for field in own)


@dataclass(slots=True)
class SwapCards(Section):
    """12c. A card is offered to an ally, who gives one of his for it, or none."""

    seat: int
    ally: int
    card: CardName

    def start(self, t: Game) -> Arrow:
        """H3-TRD-3 H3-TRD-7. The card lies open while the ally thinks."""
        player = t.state.players[self.seat]
        player.used.append(f"swap_{self.ally}")
        player.hand.remove(self.card)
        player.laid.append(self.offered(t))
        t.tell("swap_offered", seat=self.seat, rival=self.ally, card=self.card)
        return ask(self.ally, "swap_for", self.returns, self.hear, secret=True)

    def returns(self, t: Game) -> list[Option]:
        """H3-TRD-3 H3-TRD-7. A card of the ally's hand, or none."""
        return [DONE, *[Card(card) for card in for_swap(t, self.ally)]]

    def wishes(self, t: Game) -> list[Option]:
        return piles.cards_of(t, self.ally)

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return no_swap(t, self.ally, wish.card) if isinstance(wish, Card) else None

    def offered(self, t: Game) -> Laid:
        return Laid(self.card, gains.modes_of(t.content, self.card)[0], self.seat, "")

    def hear(self, t: Game, choice: Card | Done) -> Arrow:
        """H3-TRD-3. One card for one card."""
        one, other = t.state.players[self.seat], t.state.players[self.ally]
        one.laid.remove(self.offered(t))
        if isinstance(choice, Done):
            one.hand.append(self.card)
            t.tell("swap_refused", seat=self.ally)
            return None
        other.hand.remove(choice.card)
        one.hand.append(choice.card)
        other.hand.append(self.card)
        t.tell("swapped", seat=self.seat, rival=self.ally, card=self.card, artifact=choice.card)
        return None


# ── lending units ────────────────────────────────────────────────────────────────────────────────────────────────────


def loans(t: Game, seat: int, partners: list[int]) -> list[Option]:
    """H3-MOD-5. Units that may be given to a player near by; one unit at least stays."""
    player = t.state.players[seat]
    units = [*sorted(player.army), *sorted(set(player.hired))]
    if len(player.army) + len(player.hired) < 2:
        return []
    return [Lend(unit, ally) for ally in partners if clauses.near_enough(t, seat, ally) for unit in units]


@dataclass(slots=True)
class LendUnit(Section):
    """A unit goes over to an ally's army as it is."""

    seat: int
    ally: int
    unit: str

    def start(self, t: Game) -> Arrow:
        """H3-MOD-5."""
        giver, taker = t.state.players[self.seat], t.state.players[self.ally]
        if self.unit in giver.army:
            taker.army[self.unit] = giver.army.pop(self.unit)
        else:
            giver.hired.remove(self.unit)
            taker.hired.append(self.unit)
        t.tell("unit_lent", seat=self.seat, rival=self.ally, unit=self.unit)
        return None
