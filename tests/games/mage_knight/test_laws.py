"""Random games: every scenario is played to its end, and obeys the laws."""

from __future__ import annotations

from random import Random

import pytest

from heraut.laws import LAWS, check
from heraut.laws.secrets import SecretsKept
from tests.games.mage_knight.playing import GAME, whole

LONGEST = 20_000  # answers


@pytest.mark.parametrize("name", GAME.scenarios())
@pytest.mark.parametrize("seed", [1, 2])
def test_every_scenario_is_played_to_its_end(name: str, seed: int) -> None:
    t, random = whole(name, seed), Random(seed)
    for _ in range(LONGEST):
        if t.decision is None:
            break
        t.answer(random.choice(t.decision.options))
    assert t.over
    assert t.state.ended
    assert len(GAME.scores(t)) == t.state.players
    assert all(-1 <= score <= 1 for score in GAME.scores(t))


def test_first_reconnaissance_alone_obeys_the_laws() -> None:
    laws = [law for law in LAWS if law is not SecretsKept]
    assert check(GAME, scenarios=["first_reconnaissance_1"], games_per_scenario=2, every=10, laws=laws).games == 2
