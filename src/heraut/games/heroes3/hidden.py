"""What a seat may know, and a whole table that it could be.

Hidden are the hands and hero decks of others, the order of every deck, what lies in the decks of abilities, artifacts
and spells (their cards also lie in hidden hands), and cards that somebody looks at.  A hidden card is `?`.  Of one's
own deck the cards are known, not their order; the piles of neutrals, proclamations and tiles hold exactly what is
nowhere else, so their bags are shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from heraut.games.heroes3.content import Content
from heraut.games.heroes3.model import NEUTRAL, Realm
from heraut.games.heroes3.wording import HIDDEN
from heraut.kernel import CHANCE, Decision, Game, Section, Table
from heraut.kernel.chance import Chance, Taking, Throwing
from heraut.kernel.sections import Ask
from heraut.kernel.state import Deck

MIXED = ("abilities", "artifacts", "spells")  # decks whose cards also lie in hands
# Fields of sections that hold cards on their way; those of `seen` only the section's own seat has looked at.
SEEN = "seen"
HAD = "had"  # the hand as it was before: no cards of their own
ON_THE_WAY = (SEEN, "shown", "got")
# Answers that name a card of a hand: nobody else may read them off the question.
SECRET_WORDS = frozenset(("play", "boost", "card", "replace", "swap", "ignore_die"))


# ── every card, wherever it lies ───────────────────────────────────────────────────────────────────────────────────


def cards(state: Realm) -> Iterator[str]:
    """Every card in the game: hero cards, neutrals, proclamations, AI cards, tiles.  Faction units are no piece of
    theirs: they are in an army or in the supply beside it."""
    for player in state.players:
        yield from player.hand
        yield from _deck(player.deck)
        yield from player.discard
        yield from player.removed
        yield from player.hired
        yield from _laid(player.laid)
    for deck in state.decks.values():
        yield from _deck(deck)
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
            yield from _laid(side)
        yield from _laid(battle.waiting)
        for fighter in battle.fighters.values():
            yield from _laid(fighter.laid)
            if fighter.overlay:
                yield fighter.overlay
            if fighter.form == NEUTRAL and battle.owners[fighter.side] < 0:
                yield fighter.card
    for section in state.agenda:
        yield from _on_the_way(section)
        yield from _laid(getattr(section, "laid", ()))


def _deck(deck: Deck) -> Iterator[str]:
    yield from deck.top
    yield from deck.bag
    yield from deck.bottom


def _laid(laid: Any) -> Iterator[str]:
    for one in laid:
        yield one.card


# ── what a seat may know ───────────────────────────────────────────────────────────────────────────────────────────


def view(game: Game[Realm, Content], t: Table[Realm, Content], seat: int | None) -> Realm:
    """The table with everything left out that this seat may not know."""
    state = game.records.clone(t.state)
    for number, player in enumerate(state.players):
        if number != seat:
            player.hand = _unknown(player.hand)
            player.deck = Deck(_unknown(player.deck.bag), _unknown(player.deck.top), _unknown(player.deck.bottom))
        player.deck.bag.sort()
    for name, deck in state.decks.items():
        _hide(deck, name in MIXED, state.peeked.get(name, seat) == seat)
    for number, section in enumerate(state.agenda):
        if isinstance(section, Taking) and _taker(state, number) not in (None, seat):
            section.got = tuple(_unknown(section.got))
        elif getattr(section, "seat", seat) != seat:
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


def _taker(state: Realm, number: int) -> int | None:
    """Who alone sees the cards being drawn; None when all do."""
    taking = state.agenda[number]
    assert isinstance(taking, Taking)
    kind, _, owner = taking.deck.rpartition("_")
    if kind in ("hero", "hand"):
        return int(owner)
    if taking.deck not in MIXED:
        return None
    seats = [section.seat for section in state.agenda[:number] if hasattr(section, "seat")]
    return seats[-1] if seats else None


def _question(content: Content, state: Realm, seat: int | None) -> Decision | None:
    """The question put: of another's answers those that name no card of a hand."""
    asked = state.pending
    if asked is None or asked.seat == seat:
        return asked
    if asked.seat != CHANCE:
        return Decision(asked.seat, asked.kind, [one for one in asked.options if one.word not in SECRET_WORDS])
    taking = state.agenda[-1]
    if not isinstance(taking, Taking):
        return asked
    kind, _, owner = taking.deck.rpartition("_")
    if taking.deck not in MIXED and (kind not in ("hero", "hand") or int(owner) == seat):
        return asked
    unseen = _unseen(content, state)
    kinds = MIXED if taking.deck not in MIXED else (taking.deck,)
    possible = {card for name in kinds for card in unseen[name]}
    return Decision(CHANCE, asked.kind, sorted(possible))


# ── a whole table that it could be ─────────────────────────────────────────────────────────────────────────────────


def determinise(game: Game[Realm, Content], view: Realm, seat: int | None, chance: Chance) -> Realm:
    """Deal the cards that the seat cannot see to the places where they can lie."""
    unseen = _unseen(game.content, view)
    holes = [_holes(view, number) for number in range(len(view.players))]
    heaps = [_own_cards(game.content, view, number, unseen) if holes[number] else [] for number in range(len(holes))]
    for name, deck in view.decks.items():
        heap = unseen[name] if name in MIXED else deck.bag
        deck.top, deck.bottom = _dealt(deck.top, heap, chance), _dealt(deck.bottom, heap, chance)
        if name in MIXED:
            deck.bag = _dealt(deck.bag, heap, chance)
    for section in view.agenda:
        _deal_section(section, unseen, MIXED, chance)
    rest = [card for name in MIXED for card in unseen[name]]
    for number, player in enumerate(view.players):
        heap = heaps[number]
        while len(heap) < holes[number]:
            heap.append(_pick(rest, chance))
        for section in view.agenda:
            _deal_section(section, {"own": heap, f"hero_{number}": heap, f"hand_{number}": heap}, (), chance, number)
        player.hand = _dealt(player.hand, heap, chance)
        for section in view.agenda:
            if HIDDEN in getattr(section, HAD, ()) and section.seat == number:  # type: ignore[attr-defined]
                section.had = tuple(player.hand[: len(section.had)])  # type: ignore[attr-defined]
        deck = player.deck
        deck.top, deck.bottom = _dealt(deck.top, heap, chance), _dealt(deck.bottom, heap, chance)
        deck.bag = _dealt(deck.bag, heap, chance)
    if view.pending is not None and view.pending.seat != seat:
        view.pending = _asked_again(game, view, view.pending)
    return view


def _unseen(content: Content, view: Realm) -> dict[str, list[str]]:
    """The cards that the view does not show, by kind."""
    shown = Counter(cards(view))
    kinds: dict[str, Any] = {
        "abilities": content.abilities,
        "artifacts": content.artifacts,
        "spells": content.spells,
        "statistics": content.statistics,
        "specialties": content.specialties,
    }
    return {
        kind: [name for name, card in entries.items() for _ in range(getattr(card, "copies", 1) - shown[name])]
        for kind, entries in kinds.items()
    }


def _holes(view: Realm, seat: int) -> int:
    """How many hidden cards are this player's."""
    player = view.players[seat]
    places = [*player.hand, *_deck(player.deck)]
    for section in view.agenda:
        if _heap_of(section, seat) in (f"hero_{seat}", f"hand_{seat}", "own"):
            places += _on_the_way(section)
    return places.count(HIDDEN)


def _heap_of(section: Section, seat: int) -> str:
    """The deck that the cards on their way come from; one's own is another's for everybody else."""
    deck: str = getattr(section, "deck", "")
    return "" if deck == "own" and getattr(section, "seat", seat) != seat else deck


def _on_the_way(section: Section) -> tuple[str, ...]:
    """The cards that a section holds, drawn and not yet laid anywhere."""
    if isinstance(section, Throwing):
        return ()
    held = [getattr(section, field, ()) for field in ON_THE_WAY]
    return tuple([card for cards in held if isinstance(cards, tuple) for card in cards])


def _deal_section(
    section: Section, heaps: dict[str, list[str]], only: tuple[str, ...], chance: Chance, seat: int = 0
) -> None:
    deck = _heap_of(section, seat)
    if deck not in heaps or (only and deck not in only):
        return
    for field in ON_THE_WAY:
        held = getattr(section, field, ())
        if isinstance(held, tuple) and HIDDEN in held:
            setattr(section, field, tuple(_dealt(held, heaps[deck], chance)))


def _own_cards(content: Content, view: Realm, seat: int, unseen: dict[str, list[str]]) -> list[str]:
    """What this player's hidden cards hold for certain: the hero's own cards that lie nowhere else."""
    player = view.players[seat]
    if not player.hero:
        return []
    board = content.heroes[player.hero]
    began = ["magic_arrow"] * board.magic_arrows + [board.ability]
    for name in ("attack", "defense", "power", "knowledge"):
        began += [name] * getattr(board, name)
    began += [card.id for card in content.specialties.values() if card.hero == player.hero]
    open_to_all = Counter([*player.discard, *player.removed, *_laid(player.laid)])
    own: list[str] = []
    for card in began:
        heap = next((cards for cards in unseen.values() if card in cards), None)
        if open_to_all[card]:
            open_to_all[card] -= 1
        elif heap is not None and len(own) < _holes(view, seat):
            heap.remove(card)
            own.append(card)
    return own


def _pick(heap: list[str], chance: Chance) -> str:
    card = chance.pick(heap, "unseen")
    heap.remove(card)
    return card


def _dealt(places: Any, heap: list[str], chance: Chance) -> list[str]:
    """These places with a card of the heap for each hidden one."""
    return [_pick(heap, chance) if card == HIDDEN else card for card in places]


def _asked_again(game: Game[Realm, Content], state: Realm, asked: Decision) -> Decision:
    """The question as it is put with the cards now dealt; where it would not be put, what anybody can see of it."""
    taking = state.agenda[-1]
    if asked.seat == CHANCE:
        if not isinstance(taking, Taking):
            return asked
        bag = state.deck(taking.deck).bag
        kinds = sorted(set(bag))
        return Decision(CHANCE, asked.kind, kinds, [bag.count(kind) for kind in kinds])
    for step in vars(type(taking)):
        table = Table(game, game.records.clone(state))
        section = table.state.agenda[-1]
        if step.startswith("_") or step == section.at or not callable(getattr(section, step)):
            continue
        try:
            arrow = getattr(section, step)(table)
        except Exception:  # a step that is not due now, or no step at all
            continue
        if isinstance(arrow, Ask) and (arrow.seat, arrow.kind) == (asked.seat, asked.kind):
            if arrow.then.__name__ == section.at and arrow.options:
                return Decision(asked.seat, asked.kind, arrow.options)
    return asked
