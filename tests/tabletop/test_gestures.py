"""Gestures: the questions that follow one another, up to the next die, with all that may be answered to each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest

from heraut.kernel import PASS, Arrow, Decision, Die, Game, Option, Section, State, Table, ask, roll
from heraut.tabletop.gestures import coming, usual_answers

DIE = Die("coin", [(1, "heads"), (1, "tails")])


class Drop(NamedTuple):
    card: str
    word: str = "drop"


@dataclass(slots=True)
class Hand(State):
    cards: list[str] = field(default_factory=lambda: ["a", "b", "c", "d"])
    shown: int = 99


@dataclass(slots=True)
class Dropping(Section):
    """A card ⟲ until one is left; then a die falls."""

    def start(self, t: Any) -> Arrow:
        if len(t.state.cards) <= 1:
            return roll(DIE, "last", self.over)
        if len(t.state.cards) == t.state.shown:
            t.reveal()
        return ask(0, "drop", self.cards, self.hear)

    def cards(self, t: Any) -> list[Option]:
        enough: list[Option] = [PASS] if len(t.state.cards) < 4 else []
        return [*enough, *[Drop(card) for card in t.state.cards]]

    def hear(self, t: Any, answer: Any) -> Arrow:
        if answer == PASS:
            return None
        t.state.cards.remove(answer.card)
        return self.start

    def over(self, t: Any, faces: tuple[str, ...]) -> Arrow:
        return None


class Droppers(Game[Hand, None]):
    hides = False

    def __init__(self) -> None:
        super().__init__("droppers", None, "1", Hand, [Dropping], [Drop, type(PASS)], [DIE])


def begun(shown: int = 99) -> Table[Any, Any]:
    table: Table[Any, Any] = Table(Droppers(), Hand(shown=shown))
    table.begin(Dropping())
    return table


def nothing(t: Table[Any, Any], asked: Decision) -> Option | None:
    return None


def last(t: Table[Any, Any], asked: Decision) -> Option | None:
    return asked.options[-1]


def test_each_may_take_any_card_up_to_the_die() -> None:
    following = coming([begun()], nothing)
    assert len(following) == 2, "three cards go before the die falls"
    cards = {Drop(card) for card in "abcd"}
    assert [set(one.options) for one in following] == [{PASS, *cards}, {PASS, *cards}]


def test_what_is_usual_is_found_for_all_or_none() -> None:
    table = begun()
    following = coming([table], last)
    assert usual_answers(table, last, following) == (Drop("d"), Drop("c"), Drop("b"))
    assert usual_answers(table, nothing, following) == ()


@pytest.mark.parametrize(("shown", "left"), [(3, 0), (2, 1)])
def test_nothing_is_looked_at_beyond_what_is_shown(shown: int, left: int) -> None:
    assert len(coming([begun(shown)], nothing)) == left


def test_looking_ahead_changes_nothing() -> None:
    table = begun()
    before = table.game.records.key(table.state)
    coming([table], nothing)
    assert table.game.records.key(table.state) == before
