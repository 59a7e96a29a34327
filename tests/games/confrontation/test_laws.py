"""Confrontation obeys the laws: random games of every scenario, in both editions."""

from __future__ import annotations

import os
from random import Random

import pytest

from heraut.games import game
from heraut.laws import check
from heraut.laws.report import Report
from heraut.players.dice import Seeded

GAMES = 40 if os.environ.get("HERAUT_SOAK") else 1
SETTINGS = (
    {},
    {"edition": "official"},
    {"one_fails": "yes"},
    {"quick": "yes"},
)
LONG = {"skirmish", "masters", "line", "swirl", "skies", "three_sides"}


@pytest.mark.parametrize("scenario", game("confrontation").scenarios())
def test_every_scenario_obeys_the_laws(scenario: str) -> None:
    every = 9 if scenario in LONG else 1
    report = check(
        game("confrontation"), scenarios=[scenario], games_per_scenario=GAMES, settings=SETTINGS, every=every
    )
    assert report.games


def test_every_answer_and_every_section_is_seen_in_random_play() -> None:
    """A card that is silently never offered passes every other law."""
    confrontation = game("confrontation")
    fights = [name for name in confrontation.scenarios() if not name.startswith("example")]
    seen, seed = Report(), 0
    while seen.unseen(confrontation):
        assert seed < 400, seen.unseen(confrontation)
        table = confrontation.table(fights[seed % len(fights)], Seeded(seed), SETTINGS[seed % len(SETTINGS)])
        random = Random(seed)
        while (decision := table.decision) is not None:
            table.step(random.choice(decision.options))
            seen.see(table)
            while table.decision is None and not table.over:
                table.step()
                seen.see(table)
        seed += 1
