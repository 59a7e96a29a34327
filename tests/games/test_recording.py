"""Games are written down the same on any machine."""

from __future__ import annotations

from itertools import count

import pytest

from heraut.games import game
from heraut.players import search
from heraut.players.dice import Seeded
from heraut.players.registry import EASY
from heraut.players.sight import Sight
from tests.games.recording import unhurried


def test_a_recording_does_not_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    hours = count(0, 3600)
    monkeypatch.setattr(search, "perf_counter", lambda: next(hours))
    table = game("confrontation").table("duel", Seeded(1))
    assert table.decision is not None
    player = unhurried("easy", 1)
    assert isinstance(player, search.Search)
    assert sum(one.visits for one in player.explain(Sight(table, table.decision.seat))) == EASY
