"""Play the games anew and write them down."""

from tests.games.heroes3.replays import GAMES, HERE
from tests.games.recording import record

record("heroes3", GAMES, HERE)
