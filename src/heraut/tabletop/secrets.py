"""A game with hidden cards: what a seat may know and what the rest could be, from the marks of its fields (`cards.py`).

A card that somebody may not know is HIDDEN in that seat's view.  What lies in no open place is unseen; worlds are
imagined by dealing the unseen cards to the hidden places, each card as likely as any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from heraut.kernel import CHANCE, Decision, Game, Option, Table
from heraut.kernel.chance import Chance, Taking
from heraut.kernel.state import Deck
from heraut.kernel.table import C, S
from heraut.tabletop.cards import ALL, CARDS, DRAWER, HIDDEN, NOBODY, OWNER, Cards
from heraut.tabletop.zones import NO_SEAT, SEAT, Zone, functions_of

Stocks = Mapping[str, Mapping[str, int]]  # which cards exist: by the name of the stock, how many of each


class CardGame(Game[S, C]):
    """A game whose view, worlds and pieces follow from the marks of its fields."""

    def __init__(self, *what: Any) -> None:
        super().__init__(*what)
        self.cards, self.zones = functions_of(self.state_type, self.records.sections)
        self.owned = frozenset([cls for cls in self.records.sections if SEAT in cls.__dataclass_fields__])
        self.stocks = self.stocked()
        self.stock_of = {card: name for name, cards in self.stocks.items() for card in cards}

    # What a game fills in.

    def stocked(self) -> Stocks:
        """Which cards exist."""
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

    # What a seat may know.

    def view(self, t: Table[S, C], seat: int | None) -> S:
        """The table with everything left out that this seat may not know."""
        state = self.records.clone(t.state)
        zones = self.zones(state)
        for cards, owner, place, field in zones:
            if type(place) is Deck:
                mine = owner == seat
                known = mine if cards.seen_by == OWNER else field in (None, seat)
                hide_deck(place, mine or cards.seen_by == ALL, known)
            elif cards.seen_by == ALL:
                place.sort()
            elif owner != seat:
                if cards.came_from:
                    name = getattr(place, cards.came_from, cards.came_from)
                    self.think_back(state, zones, place, name, getattr(place, field))
                self.hide(cards, place, field)
        top = state.agenda[-1] if state.agenda else None
        if isinstance(top, Taking):
            if not self.sees_draw(state, zones, seat):
                self.think_back(state, zones, top, top.deck, top.got)
                top.got = (HIDDEN,) * len(top.got)
        if state.pending is not None and state.pending.seat != seat:
            state.pending = self.seen_question(state, zones, seat, state.pending)
        return state

    def hide(self, cards: Cards, place: Any, field: Any) -> None:
        if field is None:
            if cards.among_open:
                place[:] = sorted([HIDDEN if self.stock_of.get(card) in cards.stocks else card for card in place])
            else:
                place[:] = [HIDDEN] * len(place)
        elif type(place) is list:
            place[field] = place[field] and HIDDEN
        else:
            held = getattr(place, field)
            setattr(place, field, (held and HIDDEN) if type(held) is str else (HIDDEN,) * len(held))

    def think_back(self, state: S, zones: list[Zone], section: Any, name: str, taken: Sequence[str]) -> None:
        """What was taken from a deck whose contents are known could be any card of it."""
        cards, _, deck, _ = self.zone_of(zones, self.deck_of(state, section, name))
        if cards.seen_by == ALL:
            deck.bag = sorted([*deck.bag, *taken])

    def zone_of(self, zones: list[Zone], deck: Deck) -> Zone:
        """Where this deck lies; a hand that is drawn from at random lies there as a list."""
        for zone in zones:
            if zone[2] is deck or zone[2] is deck.bag:
                return zone
        return CARDS, NO_SEAT, deck, None

    def sees_draw(self, state: S, zones: list[Zone], seat: int | None) -> bool:
        """Does this seat see the cards that are being drawn?"""
        taking, drawing = state.agenda[-1], state.agenda[-2]
        assert isinstance(taking, Taking)
        cards, owner, _, _ = self.zone_of(zones, self.deck_of(state, taking, taking.deck))
        for _, looker, place, _ in zones:
            if place is drawing:
                return looker == seat
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
            drawn = isinstance(t.state.agenda[-1], Taking)
            return not drawn or self.sees_draw(t.state, self.zones(t.state), looker)
        return not asked.secret and option in self.open_answers(asked)

    def seen_question(self, state: S, zones: list[Zone], seat: int | None, asked: Decision) -> Decision:
        """Another's question: of its answers those that hang on nothing hidden.  A card drawn could be any unseen."""
        if asked.seat != CHANCE:
            return Decision(asked.seat, asked.kind, self.open_answers(asked), None, asked.secret, asked.lister)
        taking = state.agenda[-1]
        if not isinstance(taking, Taking):
            return asked
        cards, owner, _, _ = self.zone_of(zones, self.deck_of(state, taking, taking.deck))
        if cards.seen_by == ALL or owner == seat:
            return asked
        unseen = self.unseen(state, cards.stocks).values()
        return Decision(CHANCE, asked.kind, sorted({card for heap in unseen for card in heap}))

    # What the rest could be.

    def unseen(self, view: S, stocks: Iterable[str]) -> dict[str, list[str]]:
        """The cards that the view does not show, by their stocks."""
        shown = Counter(self.cards(view))
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
        zones = self.zones(view)
        pockets, copies = self.pockets(view, zones, chance)
        unseen = self.unseen(view, dict.fromkeys([name for pocket in pockets for name in pocket.stocks]))
        likely = {pocket: self.claimed(view, pocket, pockets, unseen) for pocket in pockets}
        for pocket in sorted(pockets, key=lambda one: len(one.stocks)):
            heap, places = likely[pocket], pockets[pocket]
            heap += taken_from(unseen, pocket.stocks, sum([holes for _, _, holes in places]) - len(heap), chance)
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
        top = view.agenda[-1] if view.agenda else None
        on_the_way = [(TAKEN, NO_SEAT, top, "got")] if isinstance(top, Taking) else []
        for cards, owner, place, field in [*zones, *on_the_way]:
            holes = count_hidden(place, field)
            if not holes:
                continue
            if cards.copy_of is not None:
                copies.append((cards, owner, place, field))
                continue
            deck = place
            if cards.came_from:
                name = getattr(place, cards.came_from, cards.came_from)
                cards, owner, deck, _ = self.zone_of(zones, self.deck_of(view, place, name))
            if cards.seen_by == ALL:
                fill(place, field, deck.bag, chance)
            else:
                pockets.setdefault(Pocket(owner, cards.stocks), []).append((place, field, holes))
        for places in pockets.values():
            places.sort(key=lambda one: type(one[0]) is Deck)
        return pockets, copies

    def claimed(
        self, view: S, pocket: Pocket, pockets: dict[Pocket, list[Place]], unseen: dict[str, list[str]]
    ) -> list[str]:
        """The likely cards of a seat, without those that places of theirs alone cannot do without."""
        heap: list[str] = []
        if pocket.owner == NO_SEAT:
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
        taking = state.agenda[-1]
        if isinstance(taking, Taking):
            bag = self.deck_of(state, taking, taking.deck).bag
            kinds = sorted(set(bag))
            return Decision(CHANCE, asked.kind, kinds, [bag.count(kind) for kind in kinds])
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
        for cards, owner, hand, _ in zones:
            if owner != asked.seat or type(hand) is not list or not hand:
                continue
            for others, whose, deck, _ in zones:
                if type(deck) is Deck and (
                    whose == owner or (others.seen_by == NOBODY and set(others.stocks) <= set(cards.stocks))
                ):
                    for place in range(len(deck.bag)):
                        hand[0], deck.bag[place] = deck.bag[place], hand[0]
                        again = self.listed_again(state, asked)
                        if again.options:
                            return again
                        hand[0], deck.bag[place] = deck.bag[place], hand[0]
        return asked

    # Every card.

    def pieces(self, state: S) -> Mapping[str, int]:
        """Cards change places; none appears or vanishes."""
        return Counter([card for card in self.cards(state) if card in self.stock_of])


TAKEN = Cards(OWNER, came_from="deck")  # cards being drawn
Place: TypeAlias = tuple[Any, Any, int]  # what holds hidden cards, the field or place there, how many


class Pocket(NamedTuple):
    """Hidden places that may hold the same: whose they are, and the stocks of their cards."""

    owner: int
    stocks: tuple[str, ...]


def hide_deck(deck: Deck, inside: bool, ends: bool) -> None:
    """Leave out what is in a deck, or what lies on top and at the bottom, or both; the order is always lost."""
    if not inside:
        deck.bag = [HIDDEN] * len(deck.bag)
    elif not ends:
        deck.bag += deck.top + deck.bottom
    if not ends:
        deck.top, deck.bottom = [HIDDEN] * len(deck.top), [HIDDEN] * len(deck.bottom)
    deck.bag.sort()


def count_hidden(place: Any, field: Any) -> int:
    """How many cards are hidden there."""
    if type(place) is Deck:
        return place.bag.count(HIDDEN) + place.top.count(HIDDEN) + place.bottom.count(HIDDEN)
    held = place if field is None else place[field] if type(place) is list else getattr(place, field)
    return int(held == HIDDEN) if type(held) is str else held.count(HIDDEN)


def fill(place: Any, field: Any, heap: list[str], chance: Chance) -> None:
    """Deal a card of the heap for each hidden one.  What is in a deck has no order."""
    if type(place) is Deck:
        place.top, place.bottom = dealt(place.top, heap, chance), dealt(place.bottom, heap, chance)
        hidden = place.bag.count(HIDDEN)
        if hidden:
            place.bag = [card for card in place.bag if card != HIDDEN] + some_of(heap, hidden, chance)
    elif field is None:
        place[:] = dealt(place, heap, chance)
    elif type(place) is list:
        place[field] = pick(heap, chance)
    else:
        held = getattr(place, field)
        setattr(place, field, pick(heap, chance) if type(held) is str else tuple(dealt(held, heap, chance)))


def dealt(places: Sequence[str], heap: list[str], chance: Chance) -> list[str]:
    return [pick(heap, chance) if card == HIDDEN else card for card in places]


def pick(heap: list[str], chance: Chance) -> str:
    card = chance.pick(heap, "unseen")
    heap.remove(card)
    return card


def some_of(heap: list[str], count: int, chance: Chance) -> list[str]:
    """So many cards of a heap, in no order; where fewer stay there, those are picked."""
    stay = len(heap) - count
    if stay >= count:
        return [pick(heap, chance) for _ in range(count)]
    left = [pick(heap, chance) for _ in range(stay)]
    cards, heap[:] = heap[:], left
    return cards


def taken_from(unseen: dict[str, list[str]], stocks: tuple[str, ...], count: int, chance: Chance) -> list[str]:
    """So many unseen cards of these stocks, each as likely as any other."""
    if len(stocks) == 1:
        return some_of(unseen[stocks[0]], count, chance)
    heap = [card for name in stocks for card in unseen[name]]
    cards = [pick(heap, chance) for _ in range(count)]
    for card in cards:
        next(unseen[name] for name in stocks if card in unseen[name]).remove(card)
    return cards
