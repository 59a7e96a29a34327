"""What the kernel, players, screens and odds ask of a game, each apart."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from heraut.kernel import Game
from heraut.kernel.playable import Playable
from heraut.kernel.reckonable import Reckonable
from heraut.kernel.showable import Showable
from heraut.kernel.thinkable import Thinkable


def asked_by(trade: type) -> set[str]:
    return {name for name in vars(trade) if not name.startswith("_")}


def test_each_thing_is_asked_by_one_trade_and_answered_by_none_but_games() -> None:
    trades = (Playable, Thinkable, Showable, Reckonable)
    asked = Counter(name for trade in trades for name in asked_by(trade))
    assert set(asked.values()) == {1}
    assert asked_by(Game) == {"choose_settings", "table", "lay"}


def test_what_is_shown_needs_nothing_that_is_played() -> None:
    assert not issubclass(Showable, Playable)
    nothing: Showable[Any] = Showable()
    assert nothing.wording(None, "card", 3, "fr") == 3
    assert nothing.printed("duel") is None
    with pytest.raises(NotImplementedError):
        nothing.asks(None, None)
