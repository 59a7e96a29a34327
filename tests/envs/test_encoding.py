"""Options have numbers and views have places: none shared, none lost, the same everywhere."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from heraut.envs.encoding import Encoding
from heraut.envs.features import UNKNOWN, features
from heraut.envs.numbering import Numbering
from heraut.games import game
from heraut.kernel import CHANCE, Refusal, Table, write
from heraut.players.dice import Scripted, Seeded
from tests.envs.games import ALL, DUEL, SMALL, Tried, encoded
from tests.reference.kuhn import Kuhn

CONFRONTATION = game("confrontation")


def questions(encoding: Encoding, seed: int) -> Iterator[Table[Any, Any]]:
    """A random game, question by question."""
    random = Random(seed)
    table = encoding.game.table(encoding.scenario, None, encoding.settings)
    while (decision := table.decision) is not None:
        yield table
        table.answer(random.choice(decision.options))


@pytest.mark.parametrize("scenario", CONFRONTATION.scenarios())
def test_in_every_scenario_each_option_has_its_own_number(scenario: str) -> None:
    """Scouted in three games only, so that options never met come up too."""
    encoding = Encoding(CONFRONTATION, scenario, games=3)
    number_of: dict[str, int] = {}
    for table in questions(encoding, 1):
        decision = table.decision
        assert decision is not None
        numbering = encoding.outcomes if decision.seat == CHANCE else encoding.actions
        numbers = numbering.numbers(decision.options)
        assert sorted(map(write, numbers.values())) == sorted(map(write, decision.options))
        assert list(numbers) == sorted(numbers)
        assert max(numbers) < len(numbering)
        for number, option in numbers.items():
            if number < len(numbering.forms):
                assert numbering.forms[number] == write(option)
                if decision.seat != CHANCE:
                    assert number_of.setdefault(write(option), number) == number


def test_options_never_met_get_the_spare_numbers_in_the_order_of_their_writing() -> None:
    numbering = Numbering(["b", "d"], spare=2)
    assert numbering.numbers(["d", "c", "a", "b"]) == {0: "b", 1: "d", 2: "a", 3: "c"}
    assert numbering.numbers(["c"]) == {2: "c"}
    assert len(numbering) == 4


def test_too_many_options_never_met_are_refused() -> None:
    with pytest.raises(Refusal, match="3 options of one question"):
        Numbering(["d"], spare=2).numbers(["a", "b", "c", "d"])


def fingerprint(encoding: Encoding) -> str:
    names = [*encoding.actions.forms, *encoding.outcomes.forms, *encoding.features.names]
    return hashlib.sha256("\n".join(names).encode()).hexdigest()


def test_the_encoding_is_the_same_in_every_process() -> None:
    code = (
        "from tests.envs.test_encoding import *\n"
        "print(fingerprint(Encoding(CONFRONTATION, 'three_sides', games=2)), fingerprint(Encoding(Kuhn(), 'usual')))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
    assert next(iter(told)).split()[1] == fingerprint(Encoding(Kuhn(), "usual"))


@pytest.mark.parametrize("tried", ALL, ids=str)
def test_whatever_changes_in_a_view_changes_the_vector(tried: Tried) -> None:
    encoding, rules = encoded(tried), tried.game
    for seed in range(3):
        seen: dict[bytes, Any] = {}
        for table in questions(encoding, seed):
            view = rules.view(table, 0)
            vector = encoding.features.vector(view, 0)
            assert vector.shape == (len(encoding.features),)
            assert abs(vector).max() <= 1
            if vector[-1] == 0:
                key = (rules.records.key(view), view.pending and view.pending.kind)
                assert seen.setdefault(vector.tobytes(), key) == key


def test_what_a_seat_may_not_know_is_not_in_its_vector() -> None:
    encoding = encoded(SMALL[1])
    tables = [Kuhn().table("usual", Scripted(*cards)) for cards in (("Q", "J"), ("Q", "K"))]
    first, second = [
        [encoding.features.vector(Kuhn().view(table, seat), seat).tolist() for table in tables] for seat in (0, 1)
    ]
    assert first[0] == first[1]
    assert second[0] != second[1]


def test_features_are_named_after_what_is_seen() -> None:
    table = Kuhn().table("usual", Scripted("Q", "J"))
    seen = features(Kuhn().view(table, 0), 0)
    assert seen["hands.0=Q"] == seen["hands.1=?"] == seen["me=0"] == seen["asked=speak"] == 1
    assert seen["cards.bag:?"] == 1
    assert "hands.1=J" not in seen
    fight = features(CONFRONTATION.view(CONFRONTATION.table("duel", Seeded(1)), 0), 0)
    assert fight["figures.1.x"] == CONFRONTATION.content.scenarios["duel"].figures[0].at[0]
    assert any(name.startswith("agenda.") and name.endswith("=Combat") for name in fight)


def test_what_was_never_met_is_counted() -> None:
    encoding = encoded(DUEL)
    assert encoding.features.names[-1] == UNKNOWN
    table = CONFRONTATION.table("duel", Seeded(1))
    assert encoding.features.vector(table.state, 0)[-1] == 0
    table.state.figures[1].fighter = "stranger"
    table.state.figures[2].fighter = "stranger"
    assert encoding.features.vector(table.state, 0)[-1] == pytest.approx(0.2)
