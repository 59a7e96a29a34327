"""Windows: does anyone want to interrupt?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest

from heraut.kernel import (
    PASS,
    Arrow,
    Game,
    Gives,
    GivingWindow,
    Option,
    Pass,
    Section,
    State,
    Table,
    Window,
    ask,
    call,
    give,
    write,
)


class Counter(NamedTuple):
    word: str = "counter"


@dataclass(slots=True)
class Spells(State):
    counters: list[int] = field(default_factory=list)  # left to each seat
    used: list[int] = field(default_factory=list)  # by whom, in order


@dataclass(slots=True)
class Reply(Window):
    def question(self) -> str:
        return "reply"

    def reactions(self, t: Table[Spells, None], seat: int) -> Sequence[Counter]:
        return [Counter()] if t.state.counters[seat] else []

    def reaction(self, t: Table[Spells, None], choice: Counter) -> Countering:
        return Countering(self.seats[self.turn])


@dataclass(slots=True)
class Countering(Section):
    seat: int

    def start(self, t: Table[Spells, None]) -> Arrow:
        t.state.counters[self.seat] -= 1
        t.state.used.append(self.seat)
        return None


@dataclass(slots=True)
class Casting(Section):
    """Seat 0 casts; the others may reply, from its left."""

    def start(self, t: Table[Spells, None]) -> Arrow:
        window = Reply((1, 2))
        return call(window, self.done) if window.wanted(t) else self.done

    def done(self, t: Table[Spells, None]) -> Arrow:
        return None


class Magic(Game[Spells, None]):
    def __init__(self, counters: Sequence[int]) -> None:
        super().__init__("magic", None, "1", Spells, [Casting, Reply, Countering], [Pass, Counter], [])
        self.counters = counters

    def scenarios(self) -> Sequence[str]:
        return ("usual",)

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Spells, Section]:
        return Spells(counters=list(self.counters)), Casting()


def cast(*counters: int) -> Table[Spells, None]:
    return Magic(counters).table("usual")


def asked(table: Table[Any, Any]) -> tuple[int, list[str]]:
    assert table.decision is not None
    return table.decision.seat, [write(option) for option in table.decision.options]


def test_a_window_that_nobody_would_use_is_not_opened() -> None:
    assert cast(3, 0, 0).over


def test_only_who_could_react_is_asked() -> None:
    assert asked(cast(0, 0, 1)) == (2, ["pass", "counter"])


def test_when_all_have_passed_the_game_goes_on() -> None:
    table = cast(0, 1, 1)
    table.say(1, "pass")
    table.say(2, "pass")
    assert table.over
    assert table.state.used == []


def test_a_reaction_gives_everybody_another_chance() -> None:
    table = cast(0, 1, 1)
    table.say(1, "pass")
    table.say(2, "counter")
    assert asked(table) == (1, ["pass", "counter"])
    table.say(1, "counter")
    assert table.over
    assert table.state.used == [2, 1]


def test_who_reacted_is_asked_again_at_once() -> None:
    table = cast(0, 2, 1)
    table.say(1, "counter")
    assert asked(table) == (1, ["pass", "counter"])


@pytest.mark.parametrize("said", [["pass"], ["counter"], ["pass", "counter"]])
def test_an_open_window_can_be_saved(said: list[str]) -> None:
    table = cast(0, 1, 2)
    for text in said:
        assert table.decision is not None
        table.say(table.decision.seat, text)
    records = table.game.records
    loaded = records.load(records.dump(table.state))
    assert records.key(loaded) == records.key(table.state)
    assert asked(Table(table.game, loaded)) == asked(table)


# ── windows that give a value ────────────────────────────────────────────────────────────────────────────────────────


class Bid(NamedTuple):
    gold: int
    word: str = "bid"


@dataclass(slots=True)
class Purses(State):
    gold: list[int] = field(default_factory=list)
    sold: tuple[int, int] = (-1, -1)


@dataclass(slots=True)
class Auction(GivingWindow):
    """Each in turn bids more or passes; gives who pays how much.  All that one has ends it at once."""

    best: tuple[int, int] = (-1, 0)

    def asks(self, t: Table[Purses, None]) -> Gives[tuple[int, int]]:
        if self.whose == self.best[0] or t.state.gold[self.whose] <= self.best[1]:
            return self.let_go
        return ask(self.whose, "bid", self.bids, self.hear)

    def bids(self, t: Table[Purses, None]) -> list[Option]:
        return [PASS, *[Bid(gold) for gold in range(self.best[1] + 1, t.state.gold[self.whose] + 1)]]

    def react(self, t: Table[Purses, None], choice: Bid) -> Gives[tuple[int, int]]:
        self.best = (self.whose, choice.gold)
        return give(self.best) if choice.gold == t.state.gold[self.whose] else self.next_turn

    def outcome(self, t: Table[Purses, None]) -> tuple[int, int]:
        return self.best


@dataclass(slots=True)
class Sale(Section):
    def start(self, t: Table[Purses, None]) -> Arrow:
        return call(Auction((2, 0, 1)), self.sell)

    def sell(self, t: Table[Purses, None], sold: tuple[int, int]) -> Arrow:
        t.state.sold = sold
        return None


class Market(Game[Purses, None]):
    def __init__(self, *gold: int) -> None:
        super().__init__("market", None, "1", Purses, [Sale, Auction], [Pass, Bid], [])
        self.gold = gold

    def scenarios(self) -> Sequence[str]:
        return ("usual",)

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Purses, Section]:
        return Purses(gold=list(self.gold)), Sale()


def sale(gold: tuple[int, int, int], *said: tuple[int, str]) -> Table[Purses, None]:
    table = Market(*gold).table("usual")
    for seat, text in said:
        table.say(seat, text)
    return table


def test_when_all_have_passed_in_a_row_the_outcome_is_given() -> None:
    assert sale((0, 0, 0)).state.sold == (-1, 0)
    assert sale((3, 3, 3), (2, "pass"), (0, "pass"), (1, "pass")).state.sold == (-1, 0)


def test_a_reaction_is_the_next_ones_turn_and_gives_all_others_another_chance() -> None:
    table = sale((3, 3, 3), (2, "pass"), (0, "bid 1"))
    assert asked(table) == (1, ["pass", "bid 2", "bid 3"])
    table.say(1, "pass")
    assert asked(table) == (2, ["pass", "bid 2", "bid 3"])
    table.say(2, "bid 2")
    assert asked(table)[0] == 0
    table.say(0, "pass")
    table.say(1, "pass")
    assert table.state.sold == (2, 2)


def test_a_reaction_may_give_a_value_at_once() -> None:
    assert sale((3, 3, 3), (2, "bid 3")).state.sold == (2, 3)


def test_a_window_that_gives_a_value_can_be_saved() -> None:
    table = sale((3, 3, 3), (2, "pass"), (0, "bid 1"))
    records = table.game.records
    loaded = Table(table.game, records.load(records.dump(table.state)))
    assert asked(loaded) == asked(table)
    loaded.say(1, "pass")
    loaded.say(2, "pass")
    assert loaded.state.sold == (0, 1)
