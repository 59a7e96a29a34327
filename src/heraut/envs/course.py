"""The course of one game, by numbers: what every environment steps through."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heraut.envs.encoding import Encoding
from heraut.envs.features import Vector
from heraut.envs.rendering import as_svg, as_text
from heraut.kernel import Option, Table
from heraut.players.dice import Seeded

Mask = NDArray[np.int8]


class Course:
    """A table, with its options numbered and its views as vectors.

    Of several seats that are asked at once one answers, with its own options: the `favourite`, else the first.
    """

    def __init__(self, encoding: Encoding, seed: int, favourite: int | None = None) -> None:
        self.encoding = encoding
        self.favourite = favourite
        self.game = encoding.game
        self.table: Table[Any, Any] = self.game.table(encoding.scenario, Seeded(seed), encoding.settings)
        self._number()

    def _number(self) -> None:
        decision = self.table.decision
        self.seat: int | None = None  # who must answer; None when the game is over
        self.options: dict[int, Option] = {}
        if decision is not None:
            self.seat = self.favourite if self.favourite in decision.seats else decision.seat
            self.options = self.encoding.actions.numbers(decision.put_to(self.seat).options)

    def answer(self, option: Option) -> None:
        self.table.answer(option)
        self._number()

    def scores(self) -> tuple[float, ...]:
        return self.game.scores(self.table)

    def observe(self, seat: int) -> Vector:
        return self.encoding.features.vector(self.game.view(self.table, seat), seat)

    def mask(self, seat: int) -> Mask:
        """1 for each number that this seat may answer now."""
        mask = np.zeros(len(self.encoding.actions), np.int8)
        if self.seat == seat:
            mask[list(self.options)] = 1
        return mask

    def read(self, seat: int) -> dict[str, Any]:
        """What the seat sees, as plain data for people and language models."""
        seen: dict[str, Any] = json.loads(json.dumps(self.game.records.dump(self.game.view(self.table, seat))))
        return seen

    def render(self, mode: str | None, seat: int | None) -> str | None:
        """What this seat sees (None: a spectator), as text or SVG; `human` prints the text."""
        if mode == "svg":
            return as_svg(self.table, seat)
        if mode == "human":
            print(as_text(self.table, seat))
            return None
        return as_text(self.table, seat) if mode == "ansi" else None
