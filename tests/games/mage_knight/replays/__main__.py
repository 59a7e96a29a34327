"""Play the games anew and write them down."""

from tests.games.mage_knight.replays import GAMES, HERE
from tests.games.recording import record

record("mage_knight", GAMES, HERE)
