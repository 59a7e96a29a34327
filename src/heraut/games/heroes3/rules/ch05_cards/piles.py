"""5. Hands, decks and discard piles: drawing, discarding, searching."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import Card
from heraut.games.heroes3.answers.with_cards import FromDiscard, Look, Replace
from heraut.games.heroes3.model import Game, Seen
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.rules import told
from heraut.kernel import Arrow, Option, Reason, Section, ask, become, call, draw

OWN = "own"
LOOK = Look()
NOT_IN_HAND = Reason("not-in-hand", ("H3-CRD-10", "H3-CRD-21"))


# ── one card ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def gain_card(t: Game, seat: int, card: str) -> None:
    """H3-CRD-1 H3-HER-10 H3-VAR-15. A card gained goes to the hand; with slow cards to the discard pile."""
    player = t.state.players[seat]
    (player.discard if "slow_cards" in t.state.variants else player.hand).append(card)


def discard_card(t: Game, seat: int, card: str) -> None:
    """H3-CRD-8. From the hand onto one's own discard pile."""
    player = t.state.players[seat]
    player.hand.remove(card)
    player.discard.append(card)
    told.discarded(t, seat, card)


def remove_card(t: Game, seat: int, card: str) -> None:
    """H3-CRD-3. From the hand out of the game, for good."""
    player = t.state.players[seat]
    player.hand.remove(card)
    player.removed.append(card)
    told.removed(t, seat, card)


def holds_cards(t: Game, seat: int) -> bool:
    """What all can see of a hand: might it hold something to play?"""
    return bool(t.state.players[seat].hand)


def cards_of(t: Game, seat: int) -> list[Option]:
    """The cards of a hand, equal ones once."""
    return [Card(card) for card in sorted(set(t.state.players[seat].hand))]


def not_in_hand(t: Game, seat: int, card: str) -> Reason | None:
    """H3-CRD-10 H3-CRD-21. What is played or paid with is in one's hand."""
    return None if card in t.state.players[seat].hand else NOT_IN_HAND


@dataclass(slots=True)
class DiscardSome(Section):
    """So many cards of one's choice are discarded, one by one; they are the last of the discard pile then."""

    seat: int
    count: int

    def start(self, t: Game) -> Arrow:
        """H3-CRD-8. An empty hand discards nothing more."""
        if self.count <= 0 or not t.state.players[self.seat].hand:
            return None
        return ask(self.seat, "discard_some", self.cards, self.hear, secret=True)

    def cards(self, t: Game) -> list[Option]:
        """H3-CRD-8. Any card of the hand."""
        return cards_of(t, self.seat)

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return not_in_hand(t, self.seat, wish.card) if isinstance(wish, Card) else None

    def hear(self, t: Game, choice: Card) -> Arrow:
        discard_card(t, self.seat, choice.card)
        self.count -= 1
        return self.start


@dataclass(slots=True)
class LoseRandom(Section):
    """A seat discards cards of its hand at random."""

    seat: int
    count: int

    def start(self, t: Game) -> Arrow:
        """H3-BLD-17. Chance picks: the hand is put on a heap of its own for the draw."""
        hand = t.state.players[self.seat].hand
        if self.count <= 0 or not hand:
            return None
        self.count -= 1
        return draw(f"hand_{self.seat}", self.hear)

    def hear(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        player = t.state.players[self.seat]
        for card in cards:
            player.discard.append(card)
            told.discarded(t, self.seat, card)
        return self.start


# ── drawing from the hero deck ───────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class DrawCards(Section):
    """So many cards of the hero deck come to hand: (deck empty? the discard pile is shuffled) → draw."""

    seat: int
    count: int

    def start(self, t: Game) -> Arrow:
        """H3-CRD-9. What is left comes first; then the discard pile is shuffled into a new deck."""
        player = t.state.players[self.seat]
        if self.count <= 0:
            return None
        if player.deck.is_empty():
            if not player.discard:
                return None
            shuffle_discard(t, self.seat)
        return draw(f"hero_{self.seat}", self.hear, min(self.count, player.deck.size()))

    def hear(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """H3-TUR-1 H3-CRD-9. Others see how many."""
        self.count -= len(cards)
        t.state.players[self.seat].hand.extend(cards)
        t.tell("drawn", seat=self.seat, count=len(cards))
        t.tell("drawn_cards", to=(self.seat,), seat=self.seat, cards=cards)
        return self.start


def can_draw(t: Game, seat: int) -> bool:
    """Is there a card to draw?"""
    player = t.state.players[seat]
    return not player.deck.is_empty() or bool(player.discard)


def shuffle_discard(t: Game, seat: int) -> None:
    """H3-CRD-9. The own discard pile goes into the own deck, which is shuffled."""
    player = t.state.players[seat]
    player.deck.bag += player.discard + player.deck.top + player.deck.bottom
    player.discard.clear()
    player.deck.top.clear()
    player.deck.bottom.clear()
    t.tell("reshuffled", seat=seat)


# ── searching a deck ─────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class TidyPiles(Section):
    """A shared deck and its discard pile: neither stays empty while the other has cards to spare."""

    deck: str

    def start(self, t: Game) -> Arrow:
        """H3-CRD-18 H3-CRD-19. A deck that ran out is made of its discard; its top card starts a new discard."""
        deck, pile = t.state.decks[self.deck], t.state.discards[self.deck]
        if deck.is_empty() and len(pile) > 1:
            deck.bag += pile
            pile.clear()
            t.tell("rebuilt", deck=self.deck)
        return draw(self.deck, self.turn_up) if not pile and not deck.is_empty() else None

    def turn_up(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """H3-CRD-18 H3-CRD-19."""
        t.state.discards[self.deck].extend(cards)
        t.tell("turned_up", deck=self.deck, cards=cards)
        return None


@dataclass(slots=True)
class Search(Section):
    """H3-CRD-2. Search (X) a deck.

    the top of the discard, or look? ── discard: take it → end
       ↓ look
    X cards (deck out? its discard is shuffled ⟲) → (another faction's card may be replaced ⟲) → keep 1 → end
    """

    seat: int
    deck: str
    count: int
    seen: Seen = ()
    into_deck: bool = False  # what is found goes into the hero deck

    def start(self, t: Game) -> Arrow:
        """H3-CRD-14. One's own deck is searched without its discard pile."""
        return self.look if self.deck == OWN else call(TidyPiles(self.deck), self.how)

    def how(self, t: Game) -> Arrow:
        """H3-CRD-18. With neither deck nor discard pile nothing is found."""
        anything = t.state.discards[self.deck] or not t.state.decks[self.deck].is_empty()
        return ask(self.seat, f"search_{self.deck}", self.ways, self.hear) if anything else None

    def ways(self, t: Game) -> list[Option]:
        """H3-CRD-2 H3-CRD-13. Instead of looking, the top card of the discard pile may be taken."""
        pile = t.state.discards[self.deck]
        options: list[Option] = [] if t.state.decks[self.deck].is_empty() else [LOOK]
        options += [FromDiscard(pile[-1])] if pile else []
        return options

    def hear(self, t: Game, choice: Look | FromDiscard) -> Arrow:
        """H3-CRD-1 H3-CRD-13 H3-EX-3."""
        if isinstance(choice, Look):
            return self.look
        t.state.discards[self.deck].pop()
        self.gain(t, choice.card)
        t.tell("took_discarded", seat=self.seat, deck=self.deck, card=choice.card)
        return become(TidyPiles(self.deck))

    def look(self, t: Game) -> Arrow:
        """H3-CRD-2."""
        name = f"hero_{self.seat}" if self.deck == OWN else self.deck
        return draw(name, self.show, self.count - len(self.seen))

    def show(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """H3-CRD-18. A deck too small is rebuilt in the middle of the search."""
        self.seen += cards
        if self.deck != OWN and len(self.seen) < self.count and len(t.state.discards[self.deck]) > 1:
            return call(TidyPiles(self.deck), self.look)
        t.tell("looks_at", to=(self.seat,), seat=self.seat, deck=self.deck, cards=self.seen)
        return self.choose if self.seen else None

    def choose(self, t: Game) -> Arrow:
        return ask(self.seat, "keep_one", self.finds, self.keep, secret=True)

    def finds(self, t: Game) -> list[Option]:
        """H3-CRD-2 H3-CRD-16 H3-CRD-21 H3-EX-12. Keep one; another faction's ability may be shown and replaced."""
        cards = sorted(set(self.seen))
        replaced = [Replace(card) for card in cards if self.irreplaceable(t, card) is None]
        return [*[Card(card) for card in cards], *replaced]

    def irreplaceable(self, t: Game, card: str) -> Reason | None:
        """H3-CRD-16. Only another faction's ability is replaced, while there are others to draw."""
        if self.deck != "abilities" or not gains.foreign(t.content, card, t.state.players[self.seat].faction):
            return Reason("not-foreign", ("H3-CRD-16",))
        return self.nothing_left(t)

    def nothing_left(self, t: Game) -> Reason | None:
        """H3-CRD-18. Nobody looks at the cards of an empty deck."""
        return Reason("deck-empty", ("H3-CRD-18",)) if t.state.decks[self.deck].is_empty() else None

    def wishes(self, t: Game) -> list[Option]:
        return [Replace(card) for card in sorted(set(self.seen))] if self.seen else [LOOK]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not self.seen:
            return self.cannot_begin(t, wish)
        if isinstance(wish, (Card, Replace)) and wish.card not in self.seen:
            return Reason("not-found", ("H3-CRD-2",))
        return self.irreplaceable(t, wish.card) if isinstance(wish, Replace) else None

    def cannot_begin(self, t: Game, wish: Option) -> Reason | None:
        """H3-CRD-13. Of the discard pile only the top card is taken."""
        if isinstance(wish, FromDiscard) and wish.card not in t.state.discards[self.deck][-1:]:
            return Reason("not-on-top", ("H3-CRD-13",))
        return self.nothing_left(t) if isinstance(wish, Look) else None

    def keep(self, t: Game, choice: Card | Replace) -> Arrow:
        """H3-CRD-1 H3-CRD-2 H3-CRD-14 H3-CRD-16 H3-EX-4. The others go onto the discard pile of that deck."""
        rest = list(self.seen)
        rest.remove(choice.card)
        pile = t.state.players[self.seat].discard if self.deck == OWN else t.state.discards[self.deck]
        if isinstance(choice, Replace):
            self.seen = tuple(rest)
            pile.append(choice.card)
            t.tell("replaced", seat=self.seat, card=choice.card)
            return self.look
        self.gain(t, choice.card)
        pile += rest
        self.seen = ()
        t.tell("searched", seat=self.seat, deck=self.deck, discarded=tuple(rest))
        t.tell("kept", to=(self.seat,), seat=self.seat, card=choice.card)
        return None if self.deck == OWN else become(TidyPiles(self.deck))

    def gain(self, t: Game, card: str) -> None:
        """H3-CRD-1 H3-SPL-8."""
        if self.into_deck:
            t.state.players[self.seat].deck.bag.append(card)
        else:
            gain_card(t, self.seat, card)
