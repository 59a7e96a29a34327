"""Three whole games as they were played; `python -m tests.games.wow_adventure.replays` plays them anew."""

from pathlib import Path

from tests.games.recording import Played

HERE = Path(__file__).parent
GAMES = (
    Played("two", "adventure_2", ("easy", "easy"), 1),
    Played("duel", "adventure_3", ("random", "greedy", "random"), 3, {"packs": "all"}),
    Played("four", "adventure_4", ("easy", "greedy", "easy", "greedy"), 3, {"valor": "6", "finish_round": "yes"}),
)
