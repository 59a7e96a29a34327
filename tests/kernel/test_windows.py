"""Windows: does anyone want to interrupt?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest

from heraut.kernel import Arrow, Game, Pass, Section, State, Table, Window, call, write


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
