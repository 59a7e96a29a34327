"""What a seat may know.  (What the rest could be: `imagined.py`.)

Hidden are the hands and hero decks of others, the order of every deck, what lies in the decks of abilities, artifacts
and spells (their cards also lie in hidden hands), and cards that somebody looks at.  A hidden card is `?`.  Of one's
own deck the cards are known, not their order; the piles of neutrals, proclamations and tiles hold exactly what is
nowhere else, so their bags are shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from heraut.games.heroes3.answers.on_map import UseBuilding
from heraut.games.heroes3.model import HIDDEN, NEUTRAL, NOBODY, Realm
from heraut.games.heroes3.printed.content import Content
from heraut.kernel import CHANCE, Decision, Game, Option, Section, Table
from heraut.kernel.chance import Taking, Throwing
from heraut.kernel.state import Deck

MIXED = ("abilities", "artifacts", "spells")  # decks whose cards also lie in hands
AI_DECKS = ("ai", "guards_ai", "ai_cards")  # made of AI cards taken at random: the others are in the box
# Fields of sections that hold cards on their way; those of `seen` only the section's own seat has looked at.
SEEN = "seen"
HAD = "had"  # the hand as it was before (and the discard): no cards of their own
ON_THE_WAY = (SEEN, "shown", "got")
# Answers that name a card of a hand, or that a card in it may allow (a discount, a card to give away).
SECRET_WORDS = frozenset((
    "play", "boost", "card", "replace", "swap", "ignore_die", "recruit", "reinforce", "spell", "hire", "unit", "take",
    "cast", "morale",
))  # fmt: skip


# ── every card, wherever it lies ───────────────────────────────────────────────────────────────────────────────────


def cards(state: Realm) -> Iterator[str]:
    """Every card in the game: hero cards, neutrals, proclamations, AI cards, tiles.  Faction units are no piece of
    theirs: they are in an army or in the supply beside it."""
    for player in state.players:
        yield from player.hand
        yield from in_deck(player.deck)
        yield from player.discard
        yield from player.removed
        yield from player.hired
        yield from in_laid(player.laid)
    for deck in state.decks.values():
        yield from in_deck(deck)
    for pile in state.discards.values():
        yield from pile
    yield from state.set_aside
    yield from state.box
    if state.proclamation:
        yield state.proclamation
    for tile in state.tiles.values():
        if tile.tile and tile.group != "starting":  # those come from the kits of the factions
            yield tile.tile
    battle = state.battle
    if battle is not None:
        for side in battle.laid:
            yield from in_laid(side)
        yield from in_laid(battle.waiting)
        for fighter in battle.fighters.values():
            yield from in_laid(fighter.laid)
            if fighter.overlay:
                yield fighter.overlay
            if fighter.form == NEUTRAL and battle.owners[fighter.side] < 0:
                yield fighter.card
    for section in state.agenda:
        yield from on_the_way(section)


def in_deck(deck: Deck) -> Iterator[str]:
    yield from deck.top
    yield from deck.bag
    yield from deck.bottom


def in_laid(laid: Any) -> Iterator[str]:
    for one in laid:
        yield one.card


def on_the_way(section: Section) -> tuple[str, ...]:
    """The cards that a section holds, drawn and not yet laid anywhere."""
    if isinstance(section, Throwing):
        return ()
    held = [getattr(section, field, ()) for field in ON_THE_WAY]
    return tuple([card for cards in held if isinstance(cards, tuple) for card in cards])


def unseen_cards(content: Content, view: Realm) -> dict[str, list[str]]:
    """The cards that the view does not show, by kind."""
    shown = Counter(cards(view))
    kinds: dict[str, Any] = {
        "abilities": content.abilities,
        "artifacts": content.artifacts,
        "spells": content.spells,
        "statistics": content.statistics,
        "specialties": content.specialties,
        "ai_cards": content.ai_cards,
    }
    return {
        kind: [name for name, card in entries.items() for _ in range(getattr(card, "copies", 1) - shown[name])]
        for kind, entries in kinds.items()
    }


# ── what a seat may know ───────────────────────────────────────────────────────────────────────────────────────────


def view(game: Game[Realm, Content], t: Table[Realm, Content], seat: int | None) -> Realm:
    """The table with everything left out that this seat may not know."""
    state = game.records.clone(t.state)
    for number, player in enumerate(state.players):
        if number != seat:
            player.hand = _unknown(player.hand)
            player.deck = Deck(_unknown(player.deck.bag), _unknown(player.deck.top), _unknown(player.deck.bottom))
        player.deck.bag.sort()
        player.removed.sort()  # a whole deck goes there when its player is out, in no order that anybody knows
    for name, deck in state.decks.items():
        _hide(deck, name in (*MIXED, *AI_DECKS), state.peeked.get(name, seat) == seat)
    state.box = sorted([HIDDEN if card in game.content.ai_cards else card for card in state.box])
    for number, section in enumerate(state.agenda):
        if isinstance(section, Taking) and taker(state, number) not in (None, seat):
            section.got = tuple(_unknown(section.got))
        elif getattr(section, "seat", seat) != seat:
            name = getattr(section, "deck", "")
            if name in state.decks and name not in MIXED:  # its bag is shown: what was taken could be any card of it
                state.decks[name].bag = sorted([*state.decks[name].bag, *getattr(section, SEEN, ())])
            for field in (SEEN, HAD):
                if hasattr(section, field):
                    setattr(section, field, tuple(_unknown(getattr(section, field))))
    state.pending = _question(game.content, state, seat)
    return state


def _unknown(cards: Any) -> list[str]:
    return [HIDDEN] * len(cards)


def _hide(deck: Deck, mixed: bool, knows: bool) -> None:
    """A shared deck: a card put back on top or at the bottom is known to whoever looked at it."""
    if mixed:
        deck.bag = _unknown(deck.bag)
    elif not knows:
        deck.bag = [*deck.bag, *deck.top, *deck.bottom]
    if not knows:
        deck.top, deck.bottom = _unknown(deck.top), _unknown(deck.bottom)
    deck.bag.sort()


def taker(state: Realm, number: int) -> int | None:
    """Who alone sees the cards being drawn; None when all do, NOBODY where they go from the box into an AI's decks."""
    taking, drawing = state.agenda[number], state.agenda[number - 1]
    assert isinstance(taking, Taking)
    if taking.deck == "ai_cards":
        return NOBODY
    if hasattr(drawing, SEEN):
        looks: int = getattr(drawing, "seat")  # noqa: B009
        return looks
    kind, _, owner = taking.deck.rpartition("_")
    if kind in ("hero", "hand"):
        return int(owner)
    if taking.deck not in MIXED:
        return None
    seats = [section.seat for section in state.agenda[:number] if hasattr(section, "seat")]
    return seats[-1] if seats else None


def knows(content: Content, state: Realm, looker: int | None, option: Option) -> bool:
    """May this looker know that this is answered to the question put?"""
    asked = state.pending
    assert asked is not None
    if asked.seat == looker:
        return True
    if asked.seat == CHANCE:
        top = len(state.agenda) - 1
        return not isinstance(state.agenda[top], Taking) or taker(state, top) in (None, looker)
    return not asked.secret and bool(open_answers(content, [option]))


def _question(content: Content, state: Realm, seat: int | None) -> Decision | None:
    """The question put: of another's answers those that do not hang on a hand."""
    asked = state.pending
    if asked is None or asked.seat == seat:
        return asked
    if asked.seat != CHANCE:
        shown = open_answers(content, asked.options)
        return Decision(asked.seat, asked.kind, shown, None, asked.secret, asked.lister)
    taking = state.agenda[-1]
    if not isinstance(taking, Taking):
        return asked
    kind, _, owner = taking.deck.rpartition("_")
    if taking.deck in MIXED:
        heaps: tuple[str, ...] = (taking.deck,)
    elif taking.deck in AI_DECKS:
        heaps = ("ai_cards",)
    elif kind in ("hero", "hand") and int(owner) != seat:
        heaps = (*MIXED, "statistics", "specialties")
    else:
        return asked
    unseen = unseen_cards(content, state)
    return Decision(CHANCE, asked.kind, sorted({card for heap in heaps for card in unseen[heap]}))


def open_answers(content: Content, options: Sequence[Option]) -> list[Option]:
    """The answers that do not hang on a hand."""
    return [option for option in options if option.word not in SECRET_WORDS and not _takes_a_card(content, option)]


def _takes_a_card(content: Content, option: Option) -> bool:
    """An offer of a building that wants a card of the hand."""
    if not isinstance(option, UseBuilding):
        return False
    building = next(one for one in content.towns[option.faction].buildings if one.id == option.building)
    return building.offers[option.offer].remove != ""
