"""Whole games, played again answer by answer."""

import pytest

from tests.games.conan.replays import GAMES, HERE
from tests.games.recording import kept, replay


@pytest.mark.parametrize("name", [played.name for played in GAMES])
def test_the_same_answers_make_the_same_game(name: str) -> None:
    replay("conan", kept(HERE, name))
