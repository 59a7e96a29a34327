"""What a seat may know, and worlds imagined from it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from heraut.games.heroes3.model import HIDDEN, Game, Realm
from heraut.games.heroes3.rules.ch07_town.for_hire import HireFrom
from heraut.games.heroes3.rules.ch09_map import SpyOnDeck
from heraut.kernel import CHANCE, Decision
from heraut.players.dice import Seeded

from .playing import CONTENT, GAME, A, B, Play


def playing(seed: int, answers: int, scenario: str = "house_first_steps") -> Game:
    """A game some way on."""
    table: Game = GAME.table(scenario, Seeded(seed))
    random = Random(seed)
    for _ in range(answers):
        if table.decision is None:
            break
        table.answer(random.choice(list(table.decision.options)))
    return table


def until(kind: str, seat: int | None = None) -> Game:
    """A game at a question of this kind."""
    for seed in range(60):
        table: Game = GAME.table("house_first_steps", Seeded(seed))
        random = Random(seed)
        while table.decision is not None:
            if table.decision.kind == kind and seat in (None, table.decision.seat):
                return table
            table.answer(random.choice(list(table.decision.options)))
    raise AssertionError(f"{kind} was never asked")


def imagined(view: Realm, seat: int | None, seed: int) -> Realm:
    return GAME.determinise(GAME.records.clone(view), seat, Seeded(seed))


def test_own_cards_are_seen_and_those_of_others_are_not() -> None:
    table = playing(3, 60)
    view = GAME.view(table, A)
    state = table.state
    assert view.players[A].hand == state.players[A].hand
    assert sorted(view.players[A].deck.bag) == sorted(state.players[A].deck.bag)
    assert view.players[B].hand == [HIDDEN] * len(state.players[B].hand)
    assert set(view.players[B].deck.bag) <= {HIDDEN}
    assert view.players[B].deck.size() == state.players[B].deck.size()
    assert view.players[B].discard == state.players[B].discard
    assert view.players[B].gold == state.players[B].gold
    for deck in ("abilities", "artifacts", "spells"):
        assert set(view.decks[deck].bag) == {HIDDEN}
        assert view.discards[deck] == state.discards[deck]


def test_a_spectator_sees_no_hand() -> None:
    view = GAME.view(playing(3, 60), None)
    assert {card for player in view.players for card in player.hand} <= {HIDDEN}


def test_the_piles_of_neutrals_hold_what_is_nowhere_else() -> None:
    table = playing(3, 60)
    assert sorted(GAME.view(table, A).decks["bronze"].bag) == sorted(table.state.decks["bronze"].bag)


def test_cards_looked_at_in_a_search_are_seen_by_one_seat() -> None:
    table = until("keep_one", A)
    seen = table.state.agenda[-1].seen  # type: ignore[attr-defined]
    assert HIDDEN not in seen
    mine, theirs = GAME.view(table, A), GAME.view(table, B)
    assert mine.agenda[-1].seen == seen  # type: ignore[attr-defined]
    assert theirs.agenda[-1].seen == (HIDDEN,) * len(seen)  # type: ignore[attr-defined]
    assert mine.pending is not None
    assert len(mine.pending.options) == len(set(seen)) or len(mine.pending.options) > len(set(seen))
    assert theirs.pending is not None
    assert not theirs.pending.options


def test_a_card_put_back_on_a_deck_is_known_to_whoever_looked() -> None:
    table = playing(3, 30)
    deck = table.state.decks["artifacts"]
    deck.top.append(deck.bag.pop())
    table.state.peeked["artifacts"] = A
    assert GAME.view(table, A).decks["artifacts"].top == deck.top
    assert GAME.view(table, B).decks["artifacts"].top == [HIDDEN]
    bronze = table.state.decks["bronze"]
    bronze.bottom.append(bronze.bag.pop())
    table.state.peeked["bronze"] = B
    view = GAME.view(table, A)
    assert view.decks["bronze"].bottom == [HIDDEN]
    assert GAME.pieces(imagined(view, A, 1)) == GAME.pieces(table.state)


def test_a_draw_does_not_tell_which_card_another_has_put_at_the_bottom() -> None:
    state = playing(3, 30).state
    state.pending = None
    pile = state.decks["golden"]
    pile.bottom.append(pile.bag.pop(pile.bag.index(min(pile.bag, key=pile.bag.count))))
    state.peeked["golden"] = A
    table = Game(GAME, state)
    table.begin(HireFrom(A, ("golden",)))
    asked = [GAME.view(table, seat).pending for seat in (A, B, None)]
    known, *others = [one.options for one in asked if one is not None]
    assert known == sorted(set(pile.bag))
    assert others == [sorted({*pile.bag, *pile.bottom})] * 2


@pytest.mark.parametrize("deck", ["silver", "spells", "hero_0"])
def test_a_card_spied_on_is_seen_by_one_seat(deck: str) -> None:
    state = playing(3, 30).state
    state.pending = None
    play = Play(state, SpyOnDeck(A, deck), min(state.deck(deck).bag))
    assert play.asked == (A, "put_back")
    assert GAME.view(play.t, A).agenda[-1].seen == play.t.state.agenda[-1].seen  # type: ignore[attr-defined]
    view = GAME.view(play.t, B)
    assert view.agenda[-1].seen == (HIDDEN,)  # type: ignore[attr-defined]
    for seed in range(3):
        world = imagined(view, B, seed)
        assert GAME.pieces(world) == GAME.pieces(play.t.state)
        assert GAME.records.dump(GAME.view(Game(GAME, world), B)) == GAME.records.dump(view)


@pytest.mark.parametrize("seat", [A, B, None])
def test_worlds_have_the_same_pieces_and_the_same_view(seat: int | None) -> None:
    for answers in (0, 7, 30, 61, 90, 140):
        table = playing(5, answers)
        view = GAME.view(table, seat)
        for seed in range(3):
            world = imagined(view, seat, seed)
            assert GAME.pieces(world) == GAME.pieces(table.state)
            again = GAME.view(Game(GAME, world), seat)
            assert GAME.records.dump(again) == GAME.records.dump(view)


def test_a_heros_own_cards_are_imagined_with_that_hero() -> None:
    table = playing(3, 60)
    world = imagined(GAME.view(table, A), A, 9)
    player = world.players[B]
    board = CONTENT.heroes[player.hero]
    held = Counter(
        [*player.hand, *player.deck.bag, *player.discard, *player.removed, *[one.card for one in player.laid]]
    )
    assert held["attack"] == board.attack
    assert held["knowledge"] == board.knowledge
    assert held[f"{player.hero}_1"] == 1
    assert held[board.ability] >= 1


def test_worlds_differ_in_what_is_not_known() -> None:
    view = GAME.view(playing(3, 60), A)
    hands = {tuple(sorted(imagined(view, A, seed).players[B].hand)) for seed in range(20)}
    assert len(hands) > 1


def test_what_a_hand_allows_is_not_read_off_anothers_question() -> None:
    table = until("turn", A)
    view = GAME.view(table, B)
    assert view.pending is not None
    words = {option.word for option in view.pending.options}
    assert "move" in words
    assert not words & {"play", "recruit", "reinforce", "spell"}
    world = imagined(view, B, 1)
    assert world.pending is not None
    assert words <= {option.word for option in world.pending.options}


def test_a_draw_from_a_hidden_deck_could_bring_any_card_not_seen() -> None:
    table: Any = GAME.table("house_first_steps", None)
    random = Random(2)
    while table.decision.seat != CHANCE or table.decision.kind != "hero_0":
        table.answer(random.choice(list(table.decision.options)))
    assert GAME.view(table, A).pending.options == table.decision.options  # type: ignore[union-attr]
    seen = GAME.view(table, B).pending
    assert seen is not None
    assert set(table.decision.options) < set(seen.options)


@pytest.mark.parametrize(
    ("scenario", "settings"),
    [
        ("house_first_steps", {}),
        ("house_oath_of_the_ford", {"two_heroes": "yes"}),
        ("fan_emerald_island_2", {"free_trade": "yes"}),
        ("house_greywater_bell", {"edition": "official"}),
    ],
)
def test_any_question_is_put_again_as_it_was(scenario: str, settings: dict[str, str]) -> None:
    """With the cards as they lie, whatever hangs on a hand comes out again, and nothing else changes."""
    table: Game = GAME.table(scenario, Seeded(7), settings)
    random, hanging = Random(7), set()
    while (decision := table.decision) is not None:
        if decision.seat != CHANCE:
            known = GAME.open_answers(decision)
            shown = Decision(decision.seat, decision.kind, known, None, False, decision.lister)
            before = GAME.records.key(table.state)
            again = GAME.listed_again(table.state, shown)
            assert GAME.records.key(table.state) == before
            if len(known) < len(decision.options):
                assert again.options == decision.options
                hanging.add(decision.kind)
        table.answer(random.choice(list(decision.options)))
    assert len(hanging) > 5
