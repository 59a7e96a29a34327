"""A whole table that a view could come from: the cards that a seat cannot see, dealt to where they can lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from heraut.games.heroes3.model import HIDDEN, Realm
from heraut.games.heroes3.printed.content import Content
from heraut.games.heroes3.secrets.hidden import (
    AI_DECKS,
    HAD,
    MIXED,
    ON_THE_WAY,
    in_deck,
    in_laid,
    on_the_way,
    open_answers,
    unseen_cards,
)
from heraut.kernel import CHANCE, Decision, Game, Section, Table
from heraut.kernel.asking import asking_steps
from heraut.kernel.chance import Chance, Taking
from heraut.kernel.sections import Ask


def determinise(game: Game[Realm, Content], view: Realm, seat: int | None, chance: Chance) -> Realm:
    """Deal the cards that the seat cannot see to the places where they can lie."""
    unseen = unseen_cards(game.content, view)
    holes = [_holes(view, number) for number in range(len(view.players))]
    heaps = [_own_cards(game.content, view, number, unseen) if holes[number] else [] for number in range(len(holes))]
    for name, deck in view.decks.items():
        heap = unseen[name] if name in MIXED else unseen["ai_cards"] if name in AI_DECKS else deck.bag
        deck.top, deck.bottom = _dealt(deck.top, heap, chance), _dealt(deck.bottom, heap, chance)
        if heap is not deck.bag:
            deck.bag = _dealt_bag(deck.bag, heap, chance)
    view.box = _dealt(view.box, unseen["ai_cards"], chance)
    piles = {name: deck.bag for name, deck in view.decks.items()}
    heaps_of_kinds = {name: unseen["ai_cards" if name in AI_DECKS else name] for name in (*MIXED, *AI_DECKS)}
    for section in view.agenda:
        _deal_section(section, {**piles, **heaps_of_kinds}, chance)
    rest = [card for name in (*MIXED, "statistics", "specialties") for card in unseen[name]]
    for number, player in enumerate(view.players):
        heap = heaps[number]
        while len(heap) < holes[number]:
            heap.append(_pick(rest, chance))
        for section in view.agenda:
            _deal_section(section, {"own": heap, f"hero_{number}": heap, f"hand_{number}": heap}, chance, number)
        player.hand = _dealt(player.hand, heap, chance)
        for section in view.agenda:
            had: tuple[str, ...] = getattr(section, HAD, ())
            if HIDDEN in had and getattr(section, "seat", None) == number:
                setattr(section, HAD, (*player.hand, *player.discard)[: len(had)])
        deck = player.deck
        deck.top, deck.bottom = _dealt(deck.top, heap, chance), _dealt(deck.bottom, heap, chance)
        deck.bag = _dealt_bag(deck.bag, heap, chance)
    if view.pending is not None and view.pending.seat != seat:
        view.pending = asked_again(game, view, view.pending)
        if not view.pending.options:
            view.pending = _asked_with_another_hand(game, view, view.pending)
    return view


def _holes(view: Realm, seat: int) -> int:
    """How many hidden cards are this player's."""
    player = view.players[seat]
    places = [*player.hand, *in_deck(player.deck)]
    for section in view.agenda:
        if _heap_of(section, seat) in (f"hero_{seat}", f"hand_{seat}", "own"):
            places += on_the_way(section)
    return places.count(HIDDEN)


def _heap_of(section: Section, seat: int) -> str:
    """The deck that the cards on their way come from; one's own is another's for everybody else."""
    deck: str = getattr(section, "deck", "abilities")  # the Witch Hut names no deck
    return "" if deck == "own" and getattr(section, "seat", seat) != seat else deck


def _deal_section(section: Section, heaps: dict[str, list[str]], chance: Chance, seat: int = 0) -> None:
    deck = _heap_of(section, seat)
    if deck not in heaps:
        return
    for field in ON_THE_WAY:
        held = getattr(section, field, ())
        if isinstance(held, tuple) and HIDDEN in held:
            setattr(section, field, tuple(_dealt(held, heaps[deck], chance)))


def _own_cards(content: Content, view: Realm, seat: int, unseen: dict[str, list[str]]) -> list[str]:
    """What this player's hidden cards hold almost for certain: the hero's own cards that lie nowhere else.

    A card of a shared deck may have been swapped away, so only what that deck cannot hold is claimed.
    """
    player = view.players[seat]
    if not player.hero:
        return []
    board = content.heroes[player.hero]
    began = ["magic_arrow"] * board.magic_arrows + [board.ability]
    for name in ("attack", "defense", "power", "knowledge"):
        began += [name] * getattr(board, name)
    began += [card.id for card in content.specialties.values() if card.hero == player.hero]
    open_to_all = Counter([*player.discard, *player.removed, *in_laid(player.laid), *_laid_in_combat(view, seat)])
    own: list[str] = []
    for card in began:
        name = next((name for name, cards in unseen.items() if card in cards), "")
        if open_to_all[card]:
            open_to_all[card] -= 1
        elif name and len(own) < _holes(view, seat) and len(unseen[name]) > _lying_in(view, name):
            unseen[name].remove(card)
            own.append(card)
    return own


def _lying_in(view: Realm, name: str) -> int:
    """How many hidden cards lie in this shared deck, or are on their way from it."""
    if name not in MIXED:
        return 0
    places = [*in_deck(view.decks[name])]
    for section in view.agenda:
        if _heap_of(section, -1) == name:
            places += on_the_way(section)
    return places.count(HIDDEN)


def _laid_in_combat(view: Realm, seat: int) -> Iterator[str]:
    """The cards of this player that lie on the combat board."""
    battle = view.battle
    if battle is not None:
        on_units = [laid for fighter in battle.fighters.values() for laid in fighter.laid]
        yield from in_laid([laid for laid in (*on_units, *battle.laid[0], *battle.laid[1]) if laid.by == seat])


def _pick(heap: list[str], chance: Chance) -> str:
    card = chance.pick(heap, "unseen")
    heap.remove(card)
    return card


def _dealt(places: Any, heap: list[str], chance: Chance) -> list[str]:
    """These places with a card of the heap for each hidden one."""
    return [_pick(heap, chance) if card == HIDDEN else card for card in places]


def _dealt_bag(bag: list[str], heap: list[str], chance: Chance) -> list[str]:
    """The same for a bag, which has no order: where few cards of the heap stay out, those are picked instead."""
    hidden = bag.count(HIDDEN)
    out = len(heap) - hidden
    if not 0 <= out < hidden:
        return _dealt(bag, heap, chance)
    stay = [_pick(heap, chance) for _ in range(out)]
    dealt = [card for card in bag if card != HIDDEN] + heap
    heap[:] = stay
    return dealt


def asked_again(game: Game[Realm, Content], state: Realm, asked: Decision) -> Decision:
    """The question as it is put with the cards now dealt; where it would not be put, what anybody can see of it."""
    top = state.agenda[-1]
    if asked.seat == CHANCE:
        if not isinstance(top, Taking):
            return asked
        bag = state.deck(top.deck).bag
        kinds = sorted(set(bag))
        return Decision(CHANCE, asked.kind, kinds, [bag.count(kind) for kind in kinds])
    if asked.lister:
        again = Table(game, state).list_again()
        return again if open_answers(game.content, again.options) == asked.options else asked
    kind: Any = type(top)
    for step in asking_steps(kind, asked.kind, top.at):
        table = Table(game, game.records.clone(state))
        arrow = getattr(table.state.agenda[-1], step)(table)
        if not isinstance(arrow, Ask) or (arrow.seat, arrow.kind) != (asked.seat, asked.kind):
            continue
        if arrow.options and open_answers(game.content, arrow.options) == asked.options:
            return Decision(asked.seat, asked.kind, arrow.options, None, asked.secret)
    return asked


def _asked_with_another_hand(game: Game[Realm, Content], state: Realm, asked: Decision) -> Decision:
    """The question is put because of a card in that hand: exchange one for each that it could be, until it is put."""
    hand = state.players[asked.seat].hand
    for heap in (state.players[asked.seat].deck.bag, *[state.decks[name].bag for name in MIXED]):
        for place in range(len(heap) if hand else 0):
            hand[0], heap[place] = heap[place], hand[0]
            again = asked_again(game, state, asked)
            if again.options:
                return again
            hand[0], heap[place] = heap[place], hand[0]
    return asked
