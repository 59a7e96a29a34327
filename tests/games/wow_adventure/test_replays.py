"""Whole games, played again answer by answer."""

import pytest

from tests.games.recording import kept, replay
from tests.games.wow_adventure.replays import GAMES, HERE


@pytest.mark.parametrize("name", [played.name for played in GAMES])
def test_the_same_answers_make_the_same_game(name: str) -> None:
    replay("wow_adventure", kept(HERE, name))


def test_one_of_them_is_fought_between_two_players() -> None:
    assert any(line.split()[1] == "attack" for line in kept(HERE, "duel")["answers"])
