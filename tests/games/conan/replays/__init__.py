"""Five whole games as they were played; `python -m tests.games.conan.replays` plays them anew."""

from pathlib import Path

from tests.games.recording import Played

HERE = Path(__file__).parent
GAMES = (
    Played("drowned_stair", "drowned_stair_1", ("easy", "greedy"), 2, {"rest_walk": "yes"}),
    Played("gate_of_thornford", "gate_of_thornford_2", ("greedy", "greedy", "greedy"), 1),
    Played("picts", "clutches_of_the_picts_3", ("greedy", "greedy", "greedy", "greedy"), 1),
    Played("salt_cages", "salt_cages_4", ("greedy", "greedy", "greedy", "greedy", "greedy"), 1),
    Played("thing_in_the_well", "thing_in_the_well_3_automaton", ("easy", "greedy", "easy"), 4),
)
