"""Simple opponents: they read their seat's question, and answer."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from heraut.kernel import Option
from heraut.players.sight import Sight


class Player(Protocol):
    """Whoever answers for a seat."""

    def answer(self, sight: Sight[Any, Any]) -> Option:
        """One of the options of `sight.decision`."""


class RandomPlayer:
    """Any option, each as likely."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)

    def answer(self, sight: Sight[Any, Any]) -> Option:
        options = sight.decision.options
        return options[int(self.random.random() * len(options))]


class FirstPlayer:
    """The first option, always."""

    def answer(self, sight: Sight[Any, Any]) -> Option:
        return sight.decision.options[0]
