"""Chance is a seat: seeded, scripted, typed, or every outcome at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from heraut.kernel import (
    CHANCE,
    Arrow,
    Bag,
    Deck,
    Die,
    Game,
    IllegalAnswer,
    OutOfDice,
    Section,
    State,
    Table,
    draw,
    roll,
)
from heraut.kernel.chance import outcomes
from heraut.players.dice import Recorded, Scripted, Seeded, every_outcome
from tests.table.toy import TOY

D6 = Die("d6", [(1, face) for face in range(1, 7)])
COIN = Die("coin", [(3, "heads"), (1, "tails")])


@dataclass(slots=True)
class Felt(State):
    faces: tuple[Any, ...] = ()
    hand: Bag = field(default_factory=list)
    cards: Deck = field(default_factory=lambda: Deck([]))

    def deck(self, name: str) -> Deck:
        assert name == "cards"
        return self.cards


@dataclass(slots=True)
class Rolling(Section):
    die: str
    count: int

    def start(self, t: Table[Felt, None]) -> Arrow:
        return roll(t.game.dice[self.die], "luck", self.read, self.count)

    def read(self, t: Table[Felt, None], faces: tuple[Any, ...]) -> Arrow:
        t.state.faces = faces
        return None


@dataclass(slots=True)
class Drawing(Section):
    count: int

    def start(self, t: Table[Felt, None]) -> Arrow:
        return draw("cards", self.take, self.count)

    def take(self, t: Table[Felt, None], cards: tuple[str, ...]) -> Arrow:
        t.state.faces = cards
        t.state.hand.extend(cards)
        return None


class Luck(Game[Felt, None]):
    def scenarios(self) -> Sequence[str]:
        return ("usual",)

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Felt, Section]:
        return Felt(), Rolling("d6", 1)


LUCK = Luck("luck", None, "1", Felt, [Rolling, Drawing], [], [D6, COIN])


def play(root: Section, chance: Any = None, deck: Deck | None = None) -> Table[Felt, None]:
    table = Table(LUCK, Felt(cards=deck or Deck([])), chance)
    table.begin(root)
    return table


def ways(table: Table[Felt, None]) -> Counter[tuple[Any, ...]]:
    """Every end and the number of ways that lead to it, level by level."""
    ends: Counter[tuple[Any, ...]] = Counter()
    level = [(1, table)]
    while level:
        after = []
        for weight, here in level:
            if here.over:
                ends[here.state.faces] += weight
            else:
                after += [(weight * more, twin) for more, twin in every_outcome(here)]
        level = after
    return ends


# --- seeded


def test_the_same_seed_rolls_the_same_dice() -> None:
    one, other = Seeded(7), Seeded(7)
    assert [one.roll(D6, "luck") for _ in range(50)] == [other.roll(D6, "luck") for _ in range(50)]


def test_seeded_dice_follow_their_weights() -> None:
    chance = Seeded(1)
    heads = sum(chance.roll(COIN, "luck") == "heads" for _ in range(4000))
    assert 2900 < heads < 3100


def test_inline_chance_asks_nobody_and_keeps_dice_sorted() -> None:
    table = play(Rolling("d6", 3), Scripted(5, 2, 4))
    assert table.over
    assert table.state.faces == (2, 4, 5)
    assert table.revealed == 1


# --- scripted


def test_a_script_that_runs_out_says_for_what() -> None:
    with pytest.raises(OutOfDice, match="no result left for 'luck'"):
        play(Rolling("d6", 2), Scripted(5))


def test_a_script_cannot_say_what_cannot_come_up() -> None:
    with pytest.raises(OutOfDice, match="says 7 for 'luck'"):
        play(Rolling("d6", 1), Scripted(7))
    with pytest.raises(OutOfDice, match="says ace for 'cards'"):
        play(Drawing(1), Scripted("ace"), Deck(["king"]))


def test_a_script_with_results_left_over_complains() -> None:
    chance = Scripted(5)
    chance.add(6)
    play(Rolling("d6", 1), chance)
    with pytest.raises(OutOfDice, match=r"left over: \[6\]"):
        chance.finish()
    play(Rolling("d6", 1), chance)
    chance.finish()


# --- typed


def test_without_dice_at_the_table_each_die_is_asked() -> None:
    table = play(Rolling("d6", 2))
    assert table.decision is not None
    assert table.decision.seat == CHANCE
    table.say(CHANCE, "6")
    table.say(CHANCE, "1")
    assert table.over
    assert table.state.faces == (1, 6)
    assert table.revealed == 2


def test_a_typed_die_has_no_seven() -> None:
    table = play(Rolling("d6", 1))
    with pytest.raises(IllegalAnswer):
        table.say(CHANCE, "7")
    assert not table.over


def test_dice_half_typed_can_be_saved() -> None:
    table = play(Rolling("d6", 2))
    table.say(CHANCE, "6")
    loaded = Table(LUCK, LUCK.records.load(LUCK.records.dump(table.state)))
    loaded.say(CHANCE, "3")
    assert loaded.state.faces == (3, 6)


def test_no_dice_at_all_is_an_empty_throw() -> None:
    assert play(Rolling("d6", 0)).state.faces == ()
    assert play(Rolling("d6", 0), Scripted()).state.faces == ()


# --- every outcome


def test_two_dice_fall_in_thirty_six_ways() -> None:
    sums: Counter[int] = Counter()
    for faces, weight in ways(play(Rolling("d6", 2))).items():
        sums[sum(faces)] += weight
    assert sums == {total: 6 - abs(7 - total) for total in range(2, 13)}
    assert sum(sums.values()) == 36


def test_weights_are_exact() -> None:
    assert ways(play(Rolling("coin", 2))) == {
        ("heads", "heads"): 9,
        ("heads", "tails"): 6,
        ("tails", "tails"): 1,
    }


def test_only_chance_has_outcomes() -> None:
    table = play(Rolling("d6", 1), Scripted(1))
    with pytest.raises(ValueError, match="chance is not asked"):
        list(every_outcome(table))


def test_a_card_comes_as_often_as_it_is_in_the_bag() -> None:
    table = play(Drawing(1), deck=Deck(["ace", "king", "king"]))
    assert table.decision is not None
    assert list(outcomes(table.decision)) == [("ace", 1), ("king", 2)]
    assert ways(play(Drawing(2), deck=Deck(["ace", "king", "king"]))) == {
        ("ace", "king"): 2,
        ("king", "ace"): 2,
        ("king", "king"): 2,
    }


# --- decks


def test_a_known_top_comes_first_and_a_known_bottom_last() -> None:
    deck = Deck(["x", "y"], top=["second", "first"], bottom=["sixth", "seventh"])
    assert deck.size() == 6
    inline = play(Drawing(9), Scripted("y", "x"), LUCK.records.clone(Felt(cards=deck)).cards)
    assert inline.state.faces == ("first", "second", "y", "x", "sixth", "seventh")
    typed = play(Drawing(9), deck=deck)
    for card in ("y", "x"):
        assert typed.decision is not None
        assert typed.decision.seat == CHANCE
        typed.say(CHANCE, card)
    assert typed.state.faces == inline.state.faces
    assert deck.size() == 0


def test_an_empty_deck_gives_nothing() -> None:
    assert play(Drawing(2), Scripted()).state.faces == ()
    assert play(Drawing(2)).state.faces == ()


def test_a_journal_of_inline_chance_replays_with_chance_suspended() -> None:
    """One answer a card, even for the last of the bag: both journals are the same."""
    journal: list[str] = []
    inline = play(Drawing(3), Recorded(Seeded(3), journal.append), Deck(["a", "a", "b"], bottom=["z"]))
    assert len(journal) == 3
    typed = play(Drawing(3), deck=Deck(["a", "a", "b"], bottom=["z"]))
    for text in journal:
        typed.say(CHANCE, text)
    assert typed.over
    assert LUCK.records.digest(typed.state) == LUCK.records.digest(inline.state)


def test_hands_are_compared_as_multisets() -> None:
    one = play(Drawing(3), Scripted("a", "b", "a"), Deck(["a", "a", "b", "c", "c"])).state
    other = play(Drawing(3), Scripted("b", "a", "a"), Deck(["c", "b", "a", "c", "a"])).state
    one.faces = other.faces = ()
    assert LUCK.records.key(one) == LUCK.records.key(other)
    other.hand.append("a")
    assert LUCK.records.key(one) != LUCK.records.key(other)


def test_a_whole_throw_falls_at_once() -> None:
    """`fall` answers for all dice of a throw: the same state as die by die."""
    game = TOY
    one, other = game.table("joust"), game.table("joust")
    for table in (one, other):
        table.say(0, "strike 2")
    for face in (5, 2):
        one.answer(face)
    other.fall((2, 5))
    assert game.records.dump(one.state) == game.records.dump(other.state)
    assert one.revealed == other.revealed
