"""Heroes III obeys the laws: random games of every scenario, in both editions and with variants."""

from __future__ import annotations

import os

import pytest

from heraut.games.heroes3.game import load
from heraut.laws import check

SOAK = bool(os.environ.get("HERAUT_SOAK"))
# Facts that tell more than the table remembers: a card shown, then shuffled in or taken to a hand.
FORGOTTEN = (
    "discarded", "searched", "played", "removed", "took_discarded", "came_back", "replaced", "turned_up",
    "swapped", "swap_refused",
)  # fmt: skip
# Between them they switch every variant on.
HARDER = {
    "edition": "official", "difficulty": "hard", "two_heroes": "yes", "slow_cards": "yes", "lean_dice": "yes",
    "poor_towns": "yes", "no_rerolls": "yes", "no_proclamations": "yes",
}  # fmt: skip
EASIER = {
    "difficulty": "easy", "double_income": "yes", "free_trade": "yes", "free_rounds": "yes", "sure_damage": "yes",
    "calm_die": "yes", "more_proclamations": "yes", "fresh_sites": "yes", "no_bonus": "yes",
}  # fmt: skip


@pytest.mark.parametrize("scenario", load().scenarios())
def test_every_scenario_obeys_the_laws(scenario: str) -> None:
    number = load().scenarios().index(scenario)
    settings = [{}, HARDER, EASIER][number % 3 : number % 3 + 1] if not SOAK else [{}, HARDER, EASIER]
    report = check(
        load(),
        scenarios=[scenario],
        games_per_scenario=26 if SOAK else 1,
        settings=settings,
        every=5 if SOAK else 60,
        seed=number,
        forgotten=FORGOTTEN,
    )
    assert report.games
