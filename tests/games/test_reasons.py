"""Every question of every game knows its rules, and what it does not allow its reason."""

from __future__ import annotations

from itertools import islice

import pytest

from heraut.games import NAMES, game
from heraut.players.dice import Seeded
from tests.games.reasons import is_known_and_judged, questions
from tests.games.test_laws import how

EVERY = 2  # of the questions of a game are judged


@pytest.mark.parametrize(
    ("name", "scenario"), [(name, scenario) for name in NAMES for scenario in game(name).scenarios()]
)
def test_every_question_is_listed_by_a_method_that_names_its_rules_and_judges_alike(name: str, scenario: str) -> None:
    """Those with a single answer too."""
    for seed, settings in enumerate(how(name, scenario).get("settings", [{}])):
        table = game(name).table(scenario, Seeded(seed), settings, forced=False)
        for t in islice(questions(table, seed), 0, None, EVERY):
            is_known_and_judged(t)
            assert t.game.errand(t) in (None, *t.game.errands)  # who lays a table is told all that the herald may do
