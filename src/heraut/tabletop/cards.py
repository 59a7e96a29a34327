"""Cards, tokens, tiles: who may see them is declared where the field stands, and a few moves with piles of them.

A field of a record or section that holds cards says so in its annotation:

    hand: Annotated[Bag, Cards(OWNER, ("spells",))]          its owner sees it; a hidden card may be any unseen spell
    deck: Annotated[Deck, Cards(OWNER)]                      its owner knows what is in it, nobody in which order
    seen: Annotated[tuple[str, ...], Cards(OWNER, came_from="deck")]    on their way from the deck named by `deck`
    hands: Annotated[list[str], Cards(PLACE)]                one card each: the owner is the place in the list
    discard: Annotated[list[str], CARDS]                     open to all
    card: Annotated[str, NAMES]                              only names a card, which lies elsewhere

The owner of a record or section is its field `seat`; without one, its place in the list or dict that holds it.  What is
not marked is open and holds no cards.  View, worlds imagined from it and the count of pieces follow (`secrets.py`).
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from heraut.kernel.state import NAMES as NAMES
from heraut.kernel.state import Deck

HIDDEN = "?"  # a card that the reader may not know
ALL, NOBODY, OWNER, PLACE, DRAWER = "all", "nobody", "owner", "place", "drawer"  # who sees
DRAWN_BY = {ALL: ALL, NOBODY: DRAWER, OWNER: OWNER, PLACE: OWNER}


class Cards:
    """Marks a field that holds cards.

    `seen_by`    ALL, NOBODY, OWNER, PLACE (of each item its seat), or the field of the section that holds a seat.  Of a
                 deck: who knows what is in it.  Its order is known to nobody
    `stocks`     where a hidden card may come from
    `drawn`      of a deck: who sees a card drawn from it, until it is laid somewhere; usually whoever knows the deck,
                 or whoever draws (DRAWER: the owner of the nearest section under way)
    `came_from`  of cards on their way: the field that names their deck
    `among_open` cards of other stocks that lie among them are seen by all
    `copy_of`    no cards of their own: as they lay in this place of the owner's before
    """

    __slots__ = ("among_open", "came_from", "copy_of", "drawn", "seen_by", "stocks")

    def __init__(
        self,
        seen_by: str = ALL,
        stocks: tuple[str, ...] = (),
        *,
        drawn: str = "",
        came_from: str = "",
        among_open: bool = False,
        copy_of: Callable[[Any, int], Sequence[str]] | None = None,
    ) -> None:
        self.seen_by = seen_by
        self.stocks = stocks
        self.drawn = drawn or DRAWN_BY.get(seen_by, DRAWER)
        self.came_from = came_from
        self.among_open = among_open
        self.copy_of = copy_of


class Decks:
    """Marks a dict of decks: those that are `named`, and all others.

    `peeked`: the dict of the same record that says which seat alone knows the top and bottom of a deck, by its name.
    """

    __slots__ = ("named", "others", "peeked")

    def __init__(self, others: Cards, named: Mapping[str, Cards], peeked: str = "") -> None:
        self.others = others
        self.named = named
        self.peeked = peeked


CARDS = Cards()  # open to all


def is_marked(tp: Any) -> bool:
    """Does the annotation of a field say that it holds, or names, cards?"""
    return any(isinstance(one, Cards | Decks) or one == NAMES for one in typing.get_args(tp))


# ── moves ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def shuffle_in(deck: Deck, *piles: list[str]) -> None:
    """These piles go into the deck, which is shuffled: nothing of its order is known any more."""
    for pile in (*piles, deck.top, deck.bottom):
        deck.bag += pile
        pile.clear()


def refill(deck: Deck, discard: list[str]) -> bool:
    """A deck that has run out is made of its discard pile.  Is there anything to draw now?"""
    if deck.is_empty():
        shuffle_in(deck, discard)
    return not deck.is_empty()
