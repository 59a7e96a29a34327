"""Random games: every scenario is played to its end, and obeys the laws."""

from __future__ import annotations

from random import Random

import pytest

from heraut.laws import check
from tests.games.mage_knight.gifts import LATE
from tests.games.mage_knight.playing import GAME, whole
from tests.games.test_laws import SHOWN

LONGEST = 20_000  # answers
PUBLISHED = {"edition": "official"}


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


@pytest.mark.parametrize("name", ["first_reconnaissance_1", "mines_liberation_2", "druid_nights_4"])
def test_few_and_many_players_obey_the_laws(name: str) -> None:
    assert check(GAME, scenarios=[name], games_per_scenario=1, settings=({}, PUBLISHED), every=60).games == 2


@pytest.mark.interpreted("these games begin by a section that derives from the rules'")
@pytest.mark.parametrize("name", ["solo_conquest", "blitz_conquest_2", "full_cooperation_3", "dungeon_lords_3"])
def test_heroes_who_have_come_far_obey_the_laws(name: str) -> None:
    """With artifacts, spells, skills and units in hand, and before a city: what is hidden stays so."""
    report = check(LATE, scenarios=[name], games_per_scenario=1, settings=({}, PUBLISHED), every=60, forgotten=SHOWN)
    assert report.games == 2
