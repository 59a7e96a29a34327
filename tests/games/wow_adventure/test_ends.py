"""Random games: every scenario is played to its end; that they obey the laws, `tests/games/test_laws.py` tries."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.wow_adventure.playing import GAME, whole

LONGEST = 20_000  # answers


@pytest.mark.parametrize("name", GAME.scenarios())
@pytest.mark.parametrize("packs", ["none", "all"])
def test_every_scenario_is_played_to_its_end(name: str, packs: str) -> None:
    t, random = whole(name, 1, packs=packs), Random(1)
    for _ in range(LONGEST):
        if t.decision is None:
            break
        t.answer(random.choice(t.decision.options))
    assert t.over
    assert t.state.ended
    assert len(GAME.scores(t)) == t.state.players
