"""Random games: every scenario is played to its end, and obeys the laws."""

from __future__ import annotations

from random import Random

import pytest

from heraut.laws import check
from tests.games.wow_adventure.playing import GAME, whole

LONGEST = 20_000  # answers
TO_TEN = {"valor": "10", "finish_round": "yes", "packs": "all"}
# A marker is shown, and goes back to the pool; what it took is not missed once the turn is over.
FORGOTTEN = ("marker_revealed", "marker_returned", "energy")
TO_SIX = {"valor": "6", "packs": "rogue"}


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


@pytest.mark.parametrize("name", GAME.scenarios())
def test_laws(name: str) -> None:
    settings = ({}, TO_TEN, TO_SIX)
    report = check(GAME, scenarios=[name], games_per_scenario=1, settings=settings, every=9, forgotten=FORGOTTEN)
    assert report.games == 3
