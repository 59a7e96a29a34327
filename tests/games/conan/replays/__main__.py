"""Play the games anew and write them down."""

from tests.games.conan.replays import GAMES, HERE
from tests.games.recording import record

record("conan", GAMES, HERE)
