"""Play the games anew and write them down."""

from tests.games.recording import record
from tests.games.wow_adventure.replays import GAMES, HERE

record("wow_adventure", GAMES, HERE)
