"""Hide the cards of one place, and deal others for them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from heraut.kernel.chance import Chance
from heraut.kernel.state import Deck
from heraut.tabletop.cards import HIDDEN


def hide_deck(deck: Deck, inside: bool, ends: bool) -> None:
    """Leave out what is in a deck, unless `inside` is known, and its top and bottom, unless the `ends` are.

    Its order is always lost.  Where only the ends are unknown, they could be any card of the deck.
    """
    if not ends and (deck.top or deck.bottom):
        deck.bag += deck.top + deck.bottom if inside else []
        deck.top, deck.bottom = [HIDDEN] * len(deck.top), [HIDDEN] * len(deck.bottom)
    if inside:
        deck.bag.sort()
    else:
        deck.bag = [HIDDEN] * len(deck.bag)


def hide(place: Any, field: Any) -> None:
    """Leave out the cards of a list, or of a field or place that holds some, or one."""
    if field is None:
        place[:] = [HIDDEN] * len(place)
        return
    held = held_at(place, field)
    if type(held) is str:
        put(place, field, held and HIDDEN)
    else:
        put(place, field, type(held)([HIDDEN]) * len(held))


def hide_among(place: list[str], names: Collection[str]) -> None:
    """Leave out these cards of a list; others that lie there are seen."""
    place[:] = [HIDDEN if card in names else card for card in place]
    place.sort()


def held_at(place: Any, field: Any) -> Any:
    return place[field] if type(place) in (list, dict) else getattr(place, field)


def put(place: Any, field: Any, cards: Any) -> None:
    if type(place) in (list, dict):
        place[field] = cards
    else:
        setattr(place, field, cards)


def cards_at(place: Any, field: Any) -> Sequence[str]:
    """The cards that lie there."""
    if type(place) is Deck:
        return [*place.bag, *place.top, *place.bottom]
    held = place if field is None else held_at(place, field)
    return held if type(held) is not str else [held] if held else []


def count_hidden(place: Any, field: Any) -> int:
    if type(place) is Deck:
        return place.bag.count(HIDDEN) + place.top.count(HIDDEN) + place.bottom.count(HIDDEN)
    return cards_at(place, field).count(HIDDEN)


def fill(place: Any, field: Any, heap: list[str], chance: Chance) -> None:
    """Deal a card of the heap for each hidden one."""
    if type(place) is Deck:
        place.top, place.bottom = dealt(place.top, heap, chance), dealt(place.bottom, heap, chance)
        hidden = place.bag.count(HIDDEN)
        if hidden:
            place.bag = [card for card in place.bag if card != HIDDEN] + some_of(heap, hidden, chance)
    elif field is None:
        place[:] = dealt(place, heap, chance)
    else:
        held = held_at(place, field)
        put(place, field, pick(heap, chance) if type(held) is str else type(held)(dealt(held, heap, chance)))


def dealt(places: Sequence[str], heap: list[str], chance: Chance) -> list[str]:
    """These places, with a card of the heap for each hidden one."""
    return [pick(heap, chance) if card == HIDDEN else card for card in places]


def pick(heap: list[str], chance: Chance) -> str:
    card = chance.pick(heap, "unseen")
    heap.remove(card)
    return card


def some_of(heap: list[str], count: int, chance: Chance) -> list[str]:
    """So many cards of a heap, in no order; where fewer stay there, those are picked instead."""
    stay = len(heap) - count
    if stay >= count:
        return [pick(heap, chance) for _ in range(count)]
    left = [pick(heap, chance) for _ in range(stay)]
    cards, heap[:] = heap[:], left
    return cards


def unseen_of(unseen: dict[str, list[str]], stocks: tuple[str, ...], count: int, chance: Chance) -> list[str]:
    """So many unseen cards of these stocks, each as likely as any other."""
    if len(stocks) == 1:
        return some_of(unseen[stocks[0]], count, chance)
    heap = [card for name in stocks for card in unseen[name]]
    cards = [pick(heap, chance) for _ in range(count)]
    for card in cards:
        next(unseen[name] for name in stocks if card in unseen[name]).remove(card)
    return cards
