"""The laws of every game, on random games of Conan; every section of its chapters is known to it."""

from __future__ import annotations

import inspect
from importlib import import_module
from pkgutil import walk_packages

import pytest

from heraut.games.conan import rules
from heraut.games.conan.game import SECTIONS
from heraut.kernel import Section
from heraut.laws import check
from tests.games.conan.doctoring import game_of_casters
from tests.games.conan.playing import GAME


@pytest.mark.parametrize(
    "scenario",
    [
        "salt_cages_1", "salt_cages_4", "clutches_of_the_picts_3", "drowned_stair_3", "gate_of_thornford_4",
        "thing_in_the_well_2", "three_flames_2", "three_heads_3", "gate_of_thornford_3_automaton",
        "salt_cages_3_automaton", "thing_in_the_well_1_automaton", "three_flames_2_automaton",
    ],
)  # fmt: skip
def test_random_games_obey_the_laws(scenario: str) -> None:
    assert check(GAME, scenarios=[scenario], games_per_scenario=1, every=7).games == 1


@pytest.mark.parametrize("scenario", ["salt_cages", "thing_in_the_well"])
def test_games_of_casters_obey_the_laws(scenario: str) -> None:
    """Everybody has every spell, and who recovers walks."""
    walking = ({"rest_walk": "yes"},)
    game = game_of_casters(scenario)
    assert check(game, scenarios=[scenario + "_2"], games_per_scenario=2, every=11, settings=walking).games == 2


def test_the_game_knows_every_section_of_its_chapters() -> None:
    modules = [import_module(one.name) for one in walk_packages(rules.__path__, rules.__name__ + ".")]
    defined = {
        section
        for module in modules
        for _, section in inspect.getmembers(module, inspect.isclass)
        if issubclass(section, Section) and section.__module__ == module.__name__
    }
    assert defined <= set(SECTIONS)
