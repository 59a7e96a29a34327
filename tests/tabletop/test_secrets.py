"""Who may see what follows from the marks; worlds imagined are dealt fairly."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from heraut.kernel import CHANCE, Table
from heraut.kernel.state import Deck
from heraut.laws import LawBroken, check
from heraut.players.dice import Seeded
from heraut.tabletop.cards import HIDDEN, refill, shuffle_in
from heraut.tabletop.secrets import CardGame
from tests.tabletop import toys


@pytest.mark.parametrize("game", [toys.keeps(), toys.quests(), toys.events()], ids=lambda game: str(game.name))
def test_toys_that_only_mark_their_fields_keep_every_law(game: CardGame[Any, Any]) -> None:
    assert check(game, games_per_scenario=12).unseen(game) == []


def at(game: CardGame[Any, Any], kind: str, seed: int = 1) -> Table[Any, Any]:
    """The game at its first question of this kind."""
    table = game.table("usual", Seeded(seed))
    random = Random(seed)
    while table.decision is not None and table.decision.kind != kind:
        table.answer(random.choice(table.decision.options))
    return table


def imagined(game: CardGame[Any, Any], table: Table[Any, Any], seat: int | None, worlds: int) -> list[Any]:
    view = game.view(table, seat)
    return [game.determinise(game.records.clone(view), seat, Seeded(seed)) for seed in range(worlds)]


def test_of_ones_own_deck_the_cards_are_known_and_not_their_order() -> None:
    game = toys.keeps()
    table = at(game, "act")
    mine, theirs = [game.view(table, seat).knights[0] for seat in (0, 1)]
    own = table.state.knights[0]
    assert mine.hand == own.hand
    assert mine.deck.bag == sorted(own.deck.bag)
    assert theirs.hand == [HIDDEN] * 2
    assert theirs.deck.bag == [HIDDEN] * len(own.deck.bag)


def test_a_token_lies_face_down_for_all_until_it_is_turned_up() -> None:
    game = toys.keeps()
    table = at(game, "act")
    for seat in (0, 1, None):
        assert [keep.garrison for keep in game.view(table, seat).keeps] == [(HIDDEN,)] * 3
    table.answer(toys.Storm(1))
    beaten = table.state.keeps[1].beaten
    assert beaten[0] in toys.TOKENS["grey"]
    assert game.view(table, 1).keeps[1].beaten == beaten


def test_hidden_tokens_are_imagined_of_their_colour_and_as_often_as_there_are() -> None:
    game = toys.keeps()
    worlds = imagined(game, at(game, "act"), 0, 2000)
    green = Counter([world.keeps[0].garrison[0] for world in worlds])
    assert {name: round(count / 400) for name, count in green.items()} == toys.TOKENS["green"]
    assert {world.keeps[1].garrison[0] for world in worlds} == set(toys.TOKENS["grey"])


def test_what_one_seat_has_looked_at_is_known_to_that_seat_alone() -> None:
    game = toys.quests()
    table = at(game, "put")
    seen = table.state.agenda[-1].seen
    bag = sorted([*table.state.decks["deck0"].bag, *seen])
    assert game.view(table, 0).agenda[-1].seen == seen
    assert game.view(table, 1).agenda[-1].seen == (HIDDEN,)
    assert game.view(table, 1).decks["deck0"].bag == bag  # it could be any card of the deck
    table.answer(toys.Put("top"))
    assert game.view(table, 0).decks["deck0"].top == list(seen)
    assert game.view(table, 1).decks["deck0"].top == game.view(table, None).decks["deck0"].top == [HIDDEN]
    assert game.view(table, 1).decks["deck0"].bag == bag
    assert {world.decks["deck0"].top[0] for world in imagined(game, table, 1, 60)} == set(toys.QUESTS)


def test_a_field_says_who_has_looked() -> None:
    game = toys.events()
    table = at(game, "show")
    laid = table.state.laid
    assert [game.view(table, seat).laid for seat in (0, 1, None)] == [laid, HIDDEN, HIDDEN]
    table.answer(toys.Storm(1))
    assert [game.view(table, seat).laid for seat in (0, 1, None)] == [laid, laid, HIDDEN]


def test_hidden_cards_lie_among_open_ones() -> None:
    game = toys.events()
    view = game.view(at(game, "show"), 0)
    assert view.box == [HIDDEN, "shield"]
    assert set(view.events.bag) == {HIDDEN}
    assert HIDDEN not in view.items.bag  # nothing of it lies elsewhere


def test_whoever_draws_is_told_of_the_card() -> None:
    game = toys.keeps()
    table = game.table("usual")
    told: dict[str, list[bool]] = {}
    random = Random(3)
    while (asked := table.decision) is not None:
        option = random.choice(asked.options)
        if asked.seat == CHANCE:
            told[asked.kind] = [game.knows(table, seat, option) for seat in (0, 1, None)]
        table.answer(option)
    nobody, everybody = [False] * 3, [True] * 3
    assert told == {
        "green": nobody, "grey": nobody, "spells": everybody, "0": [True, False, False], "1": [False, True, False],
    }  # fmt: skip


@pytest.mark.parametrize(("turn", "why"), [(toys.Forgetful, "Forgetful.sleeve"), (toys.Misplaced, "lie where only")])
def test_a_card_where_none_is_declared_is_found(turn: type[toys.Turn], why: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check(toys.broken(turn), games_per_scenario=4)
    assert caught.value.law == "cards are declared"
    assert why in caught.value.why


def test_a_deck_that_is_shuffled_has_no_known_cards_and_one_that_ran_out_is_refilled() -> None:
    deck, discard = Deck(["a"], ["b"], ["c"]), ["d"]
    assert refill(deck, discard)
    assert discard == ["d"]
    shuffle_in(deck, discard)
    assert (sorted(deck.bag), deck.top, deck.bottom, discard) == (["a", "b", "c", "d"], [], [], [])
    empty = Deck([])
    assert not refill(empty, [])
    assert refill(empty, ["e"])
    assert empty.bag == ["e"]
