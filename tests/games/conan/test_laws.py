"""The laws of every game, where everybody has what few have on the printed cards."""

from __future__ import annotations

import pytest

from heraut.laws import check
from tests.games.conan.doctoring import game_of_casters


@pytest.mark.parametrize("scenario", ["salt_cages_2", "thing_in_the_well_2"])
def test_games_of_casters_obey_the_laws(scenario: str) -> None:
    """Everybody has every spell, and who recovers walks."""
    walking = ({"rest_walk": "yes"},)
    report = check(game_of_casters(), scenarios=[scenario], games_per_scenario=2, every=11, settings=walking)
    assert report.games == 2
