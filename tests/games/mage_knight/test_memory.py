"""What is remembered between questions is what would be found anew."""

from __future__ import annotations

from random import Random

import pytest

from heraut.games.mage_knight.game import MageKnight
from heraut.games.mage_knight.model import Game
from heraut.games.mage_knight.printed.content import load as load_content
from heraut.kernel import Option, Table
from tests.games.mage_knight.playing import GAME, whole

FORGETFUL = MageKnight(load_content())


def listed_anew(t: Game) -> list[Option]:
    """The answers as they are listed by somebody who remembers nothing."""
    FORGETFUL.content.memo.clear()
    FORGETFUL.content.charts.clear()
    return list(Table(FORGETFUL, t.clone().state).list_again().options)


@pytest.mark.parametrize("name", ["first_reconnaissance_1", "full_conquest_3", "dungeon_lords_2"])
def test_answers_are_listed_alike_with_and_without_memory(name: str) -> None:
    assert name in GAME.scenarios()
    for seed in (5, 6):
        t, random = whole(name, seed), Random(seed)
        while t.decision is not None:
            if t.decision.lister:
                assert list(t.decision.options) == listed_anew(t), t.decision.kind
            t.answer(random.choice(t.decision.options))
