"""Eleven whole games as they were played; `python -m tests.games.heroes3.replays` plays them anew."""

from pathlib import Path

from tests.games.recording import Played

HERE = Path(__file__).parent
RICH = {"double_income": "yes", "free_rounds": "yes"}
CROWDED = {"two_heroes": "yes", "edition": "official"}
GAMES = (
    Played("first_steps", "house_first_steps", ("easy", "greedy"), 1),
    Played("first_steps_official", "house_first_steps", ("greedy", "greedy"), 2, {"edition": "official"}),
    Played("first_steps_hard", "house_first_steps", ("greedy", "random"), 3, {"difficulty": "hard", "calm_die": "yes"}),
    Played("broken_crown_of_two", "house_broken_crown_2", ("greedy", "greedy"), 4),
    Played("broken_crown_of_three", "house_broken_crown_3", ("greedy", "random", "greedy"), 5, RICH),
    Played("greywater_bell", "house_greywater_bell", ("greedy",), 6),
    Played("emerald_island", "fan_emerald_island_2", ("greedy", "greedy"), 7, {"difficulty": "easy"}),
    Played("queens_gambit", "fan_queens_gambit_1", ("greedy",), 8),
    Played("force_of_will", "fan_force_of_will_2", ("greedy", "random"), 9, CROWDED),
    Played("the_hunt", "fan_the_hunt_2", ("greedy", "random"), 10, {"slow_cards": "yes", "free_trade": "yes"}),
    Played("oath_of_the_ford", "house_oath_of_the_ford", ("greedy", "greedy", "greedy"), 11),
)
