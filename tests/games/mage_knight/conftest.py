"""Combats are pretended where the turn is tested."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.rules.ch4_turn import hero_fight
from tests.games.mage_knight.turning import PretendedCombat


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> None:
    """A combat is one question: does the hero win?"""
    monkeypatch.setattr(hero_fight, "Combat", PretendedCombat)
