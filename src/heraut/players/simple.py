"""Simple opponents: they see their seat's question, and answer."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from heraut.kernel import Decision, Option, Table


class Player(Protocol):
    """Whoever answers for a seat."""

    def answer(self, table: Table[Any, Any], decision: Decision) -> Option:
        """One of the options."""


class RandomPlayer:
    """Any option, each as likely."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)

    def answer(self, table: Table[Any, Any], decision: Decision) -> Option:
        return decision.options[int(self.random.random() * len(decision.options))]


class FirstPlayer:
    """The first option, always."""

    def answer(self, table: Table[Any, Any], decision: Decision) -> Option:
        return decision.options[0]
