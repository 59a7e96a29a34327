"""Walks: the cheapest row of answers to what no single answer reaches, no farther than the next die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest

from heraut.kernel import Arrow, Die, Game, Option, Section, State, Table, ask, roll
from heraut.tabletop.walks import walks

ROADS = {
    "a": {"b": 1, "c": 5},
    "b": {"c": 1, "d": 3},
    "c": {"d": 1, "trap": 1},
    "trap": {"e": 1},
    "d": {"a": 1},
    "e": {},
}
DIE = Die("coin", [(1, "heads"), (1, "tails")])


class Go(NamedTuple):
    to: str
    word: str = "go"


@dataclass(slots=True)
class Town(State):
    here: str = "a"


@dataclass(slots=True)
class Walking(Section):
    """step ⟲; a die falls in the trap."""

    def start(self, t: Any) -> Arrow:
        return ask(0, "walk", self.roads, self.hear) if ROADS[t.state.here] else None

    def roads(self, t: Any) -> list[Go]:
        return [Go(place) for place in ROADS[t.state.here]]

    def hear(self, t: Any, road: Go) -> Arrow:
        t.state.here = road.to
        return roll(DIE, "caught", self.caught) if road.to == "trap" else self.start

    def caught(self, t: Any, faces: tuple[str, ...]) -> Arrow:
        return self.start


class Towns(Game[Town, None]):
    hides = False

    def __init__(self) -> None:
        super().__init__("towns", None, "1", Town, [Walking], [Go], [DIE])


def cost(t: Table[Any, Any], option: Option) -> int | None:
    return ROADS[t.state.here][option.to] if isinstance(option, Go) and option.to != "a" else None


@pytest.fixture
def town() -> Table[Any, Any]:
    table: Table[Any, Any] = Table(Towns(), Town())
    table.begin(Walking())
    return table


def test_the_cheapest_way_to_each_place_that_is_not_an_answer_itself(town: Table[Any, Any]) -> None:
    found = {walk.answers[-1].to: ([one.to for one in walk.answers], walk.cost) for walk in walks(town, cost)}
    assert found == {"d": (["b", "c", "d"], 3), "trap": (["b", "c", "trap"], 3)}  # c is one answer away; e behind a die


def test_what_may_not_be_one_of_several_is_no_walk(town: Table[Any, Any]) -> None:
    assert [*walks(town, lambda t, option: None)] == []


def test_looking_for_walks_changes_nothing(town: Table[Any, Any]) -> None:
    before = town.game.records.key(town.state)
    assert [*walks(town, cost)]
    assert town.game.records.key(town.state) == before
