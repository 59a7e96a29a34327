"""Six whole games as they were played; `python -m tests.games.mage_knight.replays` plays them anew."""

from pathlib import Path

from tests.games.recording import Played

HERE = Path(__file__).parent
GAMES = (
    Played("first_reconnaissance", "first_reconnaissance_1", ("easy",), 1),
    Played("duels", "conquer_and_hold_2", ("greedy", "greedy"), 1),
    Played("four_heroes", "first_reconnaissance_4", ("greedy", "easy", "greedy", "random"), 3),
    Played("cooperation", "full_cooperation_2", ("easy", "greedy"), 4),
    Played("blitz", "blitz_conquest_2", ("easy", "easy"), 5),
    Played("druid_nights", "druid_nights_2", ("greedy", "random"), 6, {"edition": "official"}),
)
