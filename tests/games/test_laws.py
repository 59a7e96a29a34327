"""Every game obeys the laws: random games of every scenario."""

from __future__ import annotations

import os
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

from heraut.games import NAMES, game
from heraut.kernel import Section
from heraut.laws import check
from heraut.laws.passing import EndsWhenAllPass

SOAK = bool(os.environ.get("HERAUT_SOAK"))
EDITIONS = ({}, {"edition": "official"}, {"one_fails": "yes"}, {"quick": "yes"})
LONG = {"skirmish", "masters", "line", "swirl", "skies", "three_sides"}
# Between them they switch every variant of Heroes III on.
HARDER = {
    "edition": "official", "difficulty": "hard", "two_heroes": "yes", "slow_cards": "yes", "lean_dice": "yes",
    "poor_towns": "yes", "no_rerolls": "yes", "no_proclamations": "yes",
}  # fmt: skip
EASIER = {
    "difficulty": "easy", "double_income": "yes", "free_trade": "yes", "free_rounds": "yes", "sure_damage": "yes",
    "calm_die": "yes", "more_proclamations": "yes", "fresh_sites": "yes", "no_bonus": "yes",
}  # fmt: skip
# Editions and variants of Mage Knight.
PUBLISHED = {"edition": "official"}
PEACEFUL = {"fights": "no", "shared_assaults": "no"}
# What may be set in Conan.
WALKING = {"rest_walk": "yes"}
# Lengths, packs and ends of the adventure game.
TO_TEN = {"valor": "10", "finish_round": "yes", "packs": "all"}
TO_SIX = {"valor": "6", "packs": "rogue"}
# Facts that tell more than the table remembers: a card shown, then shuffled in or taken to a hand.
FORGOTTEN = (
    "discarded", "searched", "played", "removed", "took_discarded", "came_back", "replaced", "turned_up",
    "swapped", "swap_refused", "from_discard",
)  # fmt: skip
SHOWN = ("score", "game_over", "hand_shown")  # in the end every card counts; a mind that is read
# A marker is shown, and goes back to the pool; what it took is not missed once the turn is over.
RETURNED = ("marker_revealed", "marker_returned", "energy")


def how(name: str, scenario: str) -> dict[str, Any]:
    """How a game is tried, so that this takes seconds, and hours in a soak.  A new game: closely, as it usually is."""
    if name == "confrontation":
        every = 9 if scenario in LONG else 1
        return {"settings": EDITIONS, "games_per_scenario": 40 if SOAK else 1, "every": every}
    if name == "heroes3":
        number = game(name).scenarios().index(scenario)
        settings = ({}, HARDER, EASIER)
        return {
            "settings": settings if SOAK else [settings[number % 3]],
            "games_per_scenario": 26 if SOAK else 1,
            "every": 5 if SOAK else 60,
            "seed": number,
            "forgotten": FORGOTTEN,
        }
    if name == "mage_knight":
        number = game(name).scenarios().index(scenario)
        settings = ({}, PUBLISHED, PEACEFUL)
        return {
            "settings": [*settings[number % 3 :], *settings[: number % 3]] if SOAK else [settings[number % 3]],
            "games_per_scenario": 24 if SOAK else 1,
            "every": 60 if SOAK else 90,
            "closely": 1 if SOAK else 0,
            "seed": number,
            "forgotten": SHOWN,
        }
    if name == "conan":
        number = game(name).scenarios().index(scenario)
        settings = ({}, WALKING)
        return {
            "settings": settings if SOAK else [settings[number % 2]],
            "games_per_scenario": 15 if SOAK else 1,
            "every": 5 if SOAK else 60,
            "seed": number,
        }
    if name == "wow_adventure":
        number = game(name).scenarios().index(scenario)
        settings = ({}, TO_TEN, TO_SIX)
        return {
            "settings": settings if SOAK else [settings[number % 3]],
            "games_per_scenario": 112 if SOAK else 1,
            "every": 90 if SOAK else 30,
            "seed": number,
            "forgotten": RETURNED,
        }
    return {}


@pytest.mark.parametrize(
    ("name", "scenario"), [(name, scenario) for name in NAMES for scenario in game(name).scenarios()]
)
def test_every_scenario_obeys_the_laws(name: str, scenario: str) -> None:
    assert check(game(name), scenarios=[scenario], **how(name, scenario)).games


@pytest.mark.parametrize(
    ("scenario", "seed"), [("house_first_steps", 3), ("house_first_steps", 9), ("house_oath_of_the_ford", 4)]
)
def test_games_end_when_heroes_meet_and_all_pass(scenario: str, seed: int) -> None:
    """In most random games no two heroes ever meet; in these they do."""
    settings = ({}, EASIER)[seed == 9]
    report = check(
        game("heroes3"),
        scenarios=[scenario],
        settings=[settings],
        games_per_scenario=1,
        seed=seed,
        steps=20_000,
        laws=[EndsWhenAllPass],
    )
    assert report.facts["meets"]


@pytest.mark.parametrize("name", NAMES)
def test_every_section_of_the_rules_is_known_to_the_game(name: str) -> None:
    """Else it could be begun, and not be saved.  What others derive from need not be begun itself."""
    rules = import_module(f"heraut.games.{name}.rules")
    chapters = [import_module(module.name) for module in walk_packages(rules.__path__, f"{rules.__name__}.")]
    written = {
        thing
        for chapter in chapters
        for thing in vars(chapter).values()
        if isinstance(thing, type) and issubclass(thing, Section) and thing.__module__ == chapter.__name__
        if hasattr(thing, "start")
    }
    bases = {base for thing in written for base in thing.__bases__}
    assert written - bases - set(game(name).records.sections) == set()
