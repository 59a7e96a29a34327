"""How much time is left, and whether the city will be found in it.

Nothing here is a rule.
"""

from __future__ import annotations

from heraut.games.mage_knight.model.land import Game, has_clause, layout
from heraut.games.mage_knight.model.names import WOUND
from heraut.games.mage_knight.numbers.tiles import city_tiles
from heraut.games.mage_knight.rules.ch7_score import cards_of
from heraut.games.mage_knight.rules.scenarios import is_together

TURNS = 5.0  # of a round
PLAYED, TURNED = 4.0, 3.0  # cards of a turn, one's own and the dummy's
HASTE = 0.4  # tiles revealed in a turn by whoever hurries
LEAST, MOST = 0.7, 5.0


def turns_left(t: Game) -> float:
    """The turns of this round still to come: as many as the dummy has cards for, or on average the heroes."""
    if t.state.dummy is not None:
        return t.state.decks["dummy"].size() / TURNED + 1
    hands = [len(hero.hand) - hero.hand.count(WOUND) + hero.deck.size() * fit(t) for hero in t.state.heroes]
    return sum(hands) / max(1, len(hands)) / PLAYED


def turns_to_come(t: Game) -> float:
    """Those of this round and of all others."""
    plan = layout(t)
    return TURNS * (plan.days + plan.nights - t.state.round) * fit(t) + turns_left(t)


def fit(t: Game) -> float:
    """How much of the heroes' cards are no Wounds."""
    cards = [card for hero in t.state.heroes for card in cards_of(hero)]
    return 1 - cards.count(WOUND) / max(1, len(cards))


def tiles_left(t: Game) -> float:
    """How many tiles it takes on average until the city lies there."""
    if city_tiles(t):
        return 0.0
    decks = t.state.decks
    return decks["stack_countryside"].size() + (decks["stack_core"].size() + 1) / (layout(t).cities + 1)


def haste(t: Game) -> float:
    """How much tiles press: 1 if whoever hurries finds the city at the very end."""
    if not (has_clause(t, "city_found_ends") and is_together(t)):
        return 1.0
    pressing = tiles_left(t) / (HASTE * turns_to_come(t) * len(t.state.heroes))
    return round(min(MOST, max(LEAST, pressing)), 1)
