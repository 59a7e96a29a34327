"""Whole games, played again answer by answer."""

import pytest

from heraut.games import game
from tests.games.heroes3.replays import EVERY, GAMES, fingerprint, kept


@pytest.mark.parametrize("name", [played.name for played in GAMES])
def test_the_same_answers_make_the_same_game(name: str) -> None:
    record = kept(name)
    table = game("heroes3").table(record["scenario"], None, record["settings"])
    prints = []
    for number, line in enumerate(record["answers"]):
        if number % EVERY == 0:
            prints.append(fingerprint(table))
        seat, _, answer = line.partition(" ")
        table.say(int(seat), answer)
    prints.append(fingerprint(table))
    assert table.over
    assert prints == record["fingerprints"]
    assert table.state.ended == record["ended"]
    assert list(table.state.winners) == record["winners"]
