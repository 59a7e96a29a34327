"""A game with hidden cards: what a seat may know and what the rest could be, from the marks of its fields (`cards.py`).

A card that somebody may not know is HIDDEN in that seat's view.  What lies in no open place is unseen; worlds are
imagined by dealing the unseen cards to the hidden places, each card as likely as any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from heraut.kernel import CHANCE, Decision, Game, Option, Section, Table
from heraut.kernel.chance import Chance, Taking
from heraut.kernel.records import fields_of
from heraut.kernel.state import Deck, State
from heraut.kernel.table import C, S
from heraut.tabletop.cards import ALL, CARDS, DRAWER, NOBODY, OWNER, Cards
from heraut.tabletop.dealing import count_hidden, fill, hide, hide_among, hide_deck, unseen_of
from heraut.tabletop.zones import NO_SEAT, SEAT, Places, Zone, places_of

Stocks: TypeAlias = Mapping[str, Mapping[str, int]]
TAKEN = Cards(OWNER, came_from="deck")  # the mark of cards being drawn
Place: TypeAlias = tuple[Any, Any, int]  # what holds hidden cards, the field or place there, how many


class Pocket(NamedTuple):
    """Hidden places that may hold the same: whose they are, and the stocks of their cards."""

    owner: int
    stocks: tuple[str, ...]


class CardGame(Game[S, C]):
    """A game whose view, worlds and pieces follow from the marks of its fields."""

    also_words: Collection[str] = ()  # names of cards that are words for other things too

    # What a game fills in.

    def stocked(self) -> Stocks:
        """Which cards exist: by the name of the stock, how many of each."""
        raise NotImplementedError

    def open_answers(self, asked: Decision) -> Sequence[Option]:
        """Of the answers to another's question those that hang on nothing hidden."""
        return asked.options[:1] if asked.secret else ()

    def likely_cards(self, view: S, owner: int) -> Iterable[str]:
        """What this seat's hidden cards hold almost for certain: dealt to it first, where that is possible."""
        return ()

    def deck_of(self, state: S, section: Any, name: str) -> Deck:
        """The deck that a section names."""
        return state.deck(name)

    # Where cards lie.

    @cached_property
    def stocks(self) -> Stocks:
        return self.stocked()

    @cached_property
    def stock_of(self) -> Mapping[str, str]:
        return {card: name for name, cards in self.stocks.items() for card in cards}

    @cached_property
    def places(self) -> Places:
        return places_of(self.state_type, self.records.sections)

    @cached_property
    def owned(self) -> frozenset[type[Section]]:
        """The kinds of section that are somebody's."""
        return frozenset([cls for cls in self.records.sections if SEAT in fields_of(cls)])

    def pieces(self, state: S) -> Counter[str]:
        """Cards change places; none appears or vanishes."""
        return Counter([card for card in self.places.cards(state) if card in self.stock_of])

    # What a seat may know.

    def view(self, t: Table[S, C], seat: int | None) -> S:
        """The table with everything left out that this seat may not know."""
        state = self.records.clone(t.state)
        zones = self.places.zones(state)
        for cards, owner, place, field in zones:
            if type(place) is Deck:
                if cards.seen_by == OWNER:
                    hide_deck(place, owner == seat, owner == seat)
                else:
                    hide_deck(place, cards.seen_by == ALL, field is None or field == seat)
            elif cards.seen_by == ALL:
                place.sort()
            elif owner == seat or (type(owner) is tuple and seat in owner):
                continue
            elif cards.among_open:
                hide_among(place, self.stocks[cards.stocks[0]])
            else:
                if cards.came_from:
                    self.think_back(state, zones, place, cards.came_from, field)
                hide(place, field)
        taking = draw_under_way(state)
        if taking is not None and not self.sees_draw(state, zones, taking, seat):
            self.think_back(state, zones, taking, TAKEN.came_from, "got")
            hide(taking, "got")
        if state.pending is not None and state.pending.seat != seat:
            state.pending = self.seen_question(state, zones, seat, state.pending)
        return state

    def think_back(self, state: S, zones: list[Zone], holder: Any, came_from: str, field: str) -> None:
        """What was taken from a deck whose contents are known could be any card of it."""
        cards, _, deck, _ = self.source(state, zones, holder, came_from)
        if cards.seen_by == ALL:
            deck.bag = sorted([*deck.bag, *getattr(holder, field)])

    def source(self, state: S, zones: list[Zone], holder: Any, came_from: str) -> Zone:
        """Where the deck lies that the holder of some cards says they came from."""
        return self.zone_of(zones, self.deck_of(state, holder, getattr(holder, came_from, came_from)))

    def zone_of(self, zones: list[Zone], deck: Deck) -> Zone:
        """Where this deck lies; a hand that is drawn from at random lies there as a list, a part of a deck in it."""
        for zone in zones:
            if zone[2] is deck or (zone[2].bag if type(zone[2]) is Deck else zone[2]) is deck.bag:
                return zone
        return CARDS, NO_SEAT, deck, None

    def sees_draw(self, state: S, zones: list[Zone], taking: Taking, seat: int | None) -> bool:
        """Does this seat see the cards that are being drawn?"""
        for looked_at, looker, place, _ in zones:
            if place is state.agenda[-2] and looked_at.came_from:
                return bool(looker == seat)
        cards, owner, _, _ = self.source(state, zones, taking, TAKEN.came_from)
        if cards.drawn == DRAWER:
            drawers: list[Any] = [section for section in state.agenda if type(section) in self.owned]
            return not drawers or drawers[-1].seat == seat
        return cards.drawn == ALL or (cards.drawn == OWNER and owner == seat)

    def knows(self, t: Table[S, C], looker: int | None, option: Option) -> bool:
        asked = t.state.pending
        assert asked is not None
        if asked.seat == looker:
            return True
        if asked.seat == CHANCE:
            taking = draw_under_way(t.state)
            return taking is None or self.sees_draw(t.state, self.places.zones(t.state), taking, looker)
        return not asked.secret and option in self.open_answers(asked)

    def seen_question(self, state: S, zones: list[Zone], seat: int | None, asked: Decision) -> Decision:
        """Another's question: of its answers those that hang on nothing hidden.  A card drawn could be any unseen."""
        if asked.seat != CHANCE:
            return Decision(asked.seat, asked.kind, self.open_answers(asked), None, asked.secret, asked.lister)
        taking = draw_under_way(state)
        if taking is None:
            return asked
        cards, owner, _, _ = self.source(state, zones, taking, TAKEN.came_from)
        if cards.seen_by == ALL or owner == seat:
            return drawing_from(self.deck_of(state, taking, taking.deck), asked.kind)
        unseen = self.unseen(state, cards.stocks).values()
        return Decision(CHANCE, asked.kind, sorted({card for heap in unseen for card in heap}))

    # What the rest could be.

    def unseen(self, view: S, stocks: Iterable[str]) -> dict[str, list[str]]:
        """The cards that the view does not show, by their stocks."""
        shown = Counter(self.places.cards(view))
        found: dict[str, list[str]] = {}
        for name in stocks:
            heap = found[name] = []
            for card, copies in self.stocks[name].items():
                left = copies - shown[card] if card in shown else copies
                if left > 0:
                    heap += [card] * left
        return found

    def determinise(self, view: S, seat: int | None, chance: Chance) -> S:
        """Deal the cards that the seat cannot see to the places where they can lie."""
        zones = self.places.zones(view)
        pockets, copies = self.pockets(view, zones, chance)
        unseen = self.unseen(view, dict.fromkeys([name for pocket in pockets for name in pocket.stocks]))
        likely = {pocket: self.claimed(view, pocket, pockets, unseen) for pocket in pockets}
        for pocket in sorted(pockets, key=lambda one: len(one.stocks)):
            heap, places = likely[pocket], pockets[pocket]
            heap += unseen_of(unseen, pocket.stocks, sum([holes for _, _, holes in places]) - len(heap), chance)
            for place, field, _ in places:
                fill(place, field, heap, chance)
        for cards, owner, place, field in copies:
            assert cards.copy_of is not None
            setattr(place, field, tuple(cards.copy_of(view, owner)[: len(getattr(place, field))]))
        if view.pending is not None and view.pending.seat != seat:
            view.pending = self.asked_again(view, zones, view.pending)
        return view

    def pockets(self, view: S, zones: list[Zone], chance: Chance) -> tuple[dict[Pocket, list[Place]], list[Zone]]:
        """The hidden places by what they may hold, decks last; and the fields that only copy others.

        What comes from a deck whose contents are known is dealt from there at once.
        """
        pockets: dict[Pocket, list[Place]] = {}
        copies: list[Zone] = []
        taking = draw_under_way(view)
        on_the_way = [] if taking is None else [(TAKEN, NO_SEAT, taking, "got")]
        for cards, owner, place, field in [*zones, *on_the_way]:
            holes = count_hidden(place, field)
            if not holes:
                continue
            if cards.copy_of is not None:
                copies.append((cards, owner, place, field))
                continue
            deck = place
            if cards.came_from:
                cards, owner, deck, _ = self.source(view, zones, place, cards.came_from)
            if cards.seen_by == ALL:
                fill(place, field, deck.bag, chance)
            else:
                whose = owner if cards.seen_by == OWNER else NO_SEAT
                pockets.setdefault(Pocket(whose, cards.stocks), []).append((place, field, holes))
        for places in pockets.values():
            places.sort(key=lambda one: type(one[0]) is Deck)
        return pockets, copies

    def claimed(
        self, view: S, pocket: Pocket, pockets: dict[Pocket, list[Place]], unseen: dict[str, list[str]]
    ) -> list[str]:
        """The likely cards of a seat, without those that places of theirs alone cannot do without."""
        heap: list[str] = []
        if pocket.owner < 0:
            return heap
        holes = sum([holes for _, _, holes in pockets[pocket]])
        for card in self.likely_cards(view, pocket.owner):
            name = self.stock_of[card]
            needed = sum([holes for _, _, holes in pockets.get(Pocket(NO_SEAT, (name,)), ())])
            if len(heap) < holes and name in pocket.stocks and card in unseen[name] and len(unseen[name]) > needed:
                unseen[name].remove(card)
                heap.append(card)
        return heap

    def asked_again(self, state: S, zones: list[Zone], asked: Decision) -> Decision:
        """The question as it is put with the cards now dealt."""
        taking = draw_under_way(state)
        if taking is not None:
            return drawing_from(self.deck_of(state, taking, taking.deck), asked.kind)
        if asked.seat == CHANCE:
            return asked
        again = self.listed_again(state, asked)
        return again if again.options else self.asked_with_another_hand(state, zones, asked)

    def listed_again(self, state: S, asked: Decision) -> Decision:
        """With the answers listed anew, where those that all can see are the same; otherwise with no others."""
        again = Table(self, state).list_again()
        return again if self.open_answers(again) == asked.options else asked

    def asked_with_another_hand(self, state: S, zones: list[Zone], asked: Decision) -> Decision:
        """It is put because of a hidden card: exchange one for each that it could be, until there are answers."""
        for hand, bag in exchanges(zones, asked.seat):
            for place in range(len(bag)):
                hand[0], bag[place] = bag[place], hand[0]
                again = self.listed_again(state, asked)
                if again.options:
                    return again
                hand[0], bag[place] = bag[place], hand[0]
        return asked


def exchanges(zones: list[Zone], seat: int) -> Iterator[tuple[list[str], list[str]]]:
    """The hands of a seat, each with the decks that its cards could as well lie in: its own, and what nobody knows."""
    for cards, owner, hand, _ in zones:
        if owner == seat and type(hand) is list and hand:
            for others, whose, deck, _ in zones:
                unknown = others.seen_by == NOBODY and set(others.stocks) <= set(cards.stocks)
                if type(deck) is Deck and (whose == seat or unknown):
                    yield hand, deck.bag


def draw_under_way(state: State) -> Taking | None:
    """The cards being drawn, if chance is asked for them."""
    top = state.agenda[-1] if state.agenda else None
    return top if isinstance(top, Taking) else None


def drawing_from(deck: Deck, kind: str) -> Decision:
    """The question of a draw, as far as this deck is known."""
    kinds = sorted(set(deck.bag))
    return Decision(CHANCE, kind, kinds, [deck.bag.count(card) for card in kinds])
