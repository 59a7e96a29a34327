"""Six whole games as they were played; `python -m tests.games.mage_knight.replays` plays them anew."""

from pathlib import Path

from tests.games.recording import Played

HERE = Path(__file__).parent
GAMES = (
    Played("first_reconnaissance", "first_reconnaissance_1", ("easy",), 1),
    Played("blitz_of_two", "blitz_conquest_2", ("easy", "easy"), 2),
    Played("full_conquest_of_four", "full_conquest_4", ("greedy", "easy", "greedy", "random"), 3),
    Played("cooperation", "full_cooperation_2", ("easy", "easy"), 4),
    Played("duel", "conquer_and_hold_2", ("easy", "easy"), 5),
    Played("druid_nights", "druid_nights_3", ("easy", "greedy", "easy"), 6, {"edition": "official"}),
)
