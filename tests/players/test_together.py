"""Several processes think about one question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from heraut.games import game
from heraut.kernel import Table
from heraut.players.advice import Advice
from heraut.players.dice import Seeded
from heraut.players.sight import Sight
from heraut.players.together import Together, add_up
from tests.server.client import for_two


@pytest.fixture
def minds() -> Iterator[Together]:
    minds = Together(3, processes=2, simulations=60)
    yield minds
    minds.close()


def first_choice(name: str, scenario: str) -> Sight[Any, Any]:
    table: Table[Any, Any] = game(name).table(scenario, Seeded(1))
    while table.decision is not None and len(table.decision.options) == 1:
        table.answer(table.decision.options[0])
    assert table.decision is not None
    return Sight(table, table.decision.seat)


@pytest.mark.parametrize(("name", "scenario"), for_two())
def test_all_simulations_are_made_and_added_up(minds: Together, name: str, scenario: str) -> None:
    sight = first_choice(name, scenario)
    told = minds.explain(sight)
    assert sum(one.visits for one in told) == 60
    assert [one.visits for one in told] == sorted([one.visits for one in told], reverse=True)
    assert {one.option for one in told} <= set(sight.decision.options)
    assert minds.answer(sight) == told[0].option


def test_the_same_seed_thinks_the_same(minds: Together) -> None:
    sight = first_choice("confrontation", "duel")
    assert minds.explain(sight) == minds.explain(sight)


def test_what_was_tried_more_often_counts_for_more() -> None:
    sight = first_choice("confrontation", "duel")
    option = sight.decision.options[0]
    assert add_up([Advice(option, 1.0, 30), Advice(option, 0.0, 10)]) == Advice(option, 0.75, 40)
