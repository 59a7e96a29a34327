"""What a thinking player makes of a question: each option, what it is worth, how often it was tried out."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple, Protocol

from heraut.kernel import Option, State
from heraut.players.sight import Sight
from heraut.players.simple import Player


class Advice(NamedTuple):
    """One option: what the seat may expect after it (higher is better), and how many times it was tried out."""

    option: Option
    value: float
    visits: int


class Adviser(Player, Protocol):
    """A player who can say why."""

    def explain(self, sight: Sight[Any, Any]) -> list[Advice]:
        """Every option tried, the best first."""


class Mind:
    """Where a player's own luck comes from: its seed and what the seat sees.  The same sight, the same thoughts."""

    __slots__ = ("seed",)

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = Random().random() if seed is None else seed

    def luck(self, sight: Sight[Any, Any], view: State) -> str:
        """A seed for what is thought about this very question."""
        return f"{self.seed}:{sight.seat}:{sight.game.records.digest(view)}"
