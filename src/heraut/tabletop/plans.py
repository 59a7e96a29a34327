"""Scenarios that have a map for each number of players: each is a scenario of its own (`full_conquest_3`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from heraut.kernel import Game
from heraut.kernel.content import Text
from heraut.kernel.showable import Variant
from heraut.kernel.table import C, S


class PlannedGame(Game[S, C]):
    """A game whose content has `scenarios`, with a `name`, and `layouts` for so many `players` each.

    `chairs`: what its seats are called, the first ones of them where fewer play.
    """

    chairs: tuple[str, ...]

    def __init__(self, *what: Any) -> None:
        super().__init__(*what)
        content: Any = self.content
        counts = {
            name: list(dict.fromkeys([layout.players for layout in scenario.layouts]))
            for name, scenario in content.scenarios.items()
        }
        self.plans: dict[str, tuple[str, int]] = {
            f"{name}_{players}" if len(numbers) > 1 else name: (name, players)
            for name, numbers in counts.items()
            for players in numbers
        }
        self.in_order = sorted(self.plans, key=self.order)

    def order(self, name: str) -> Any:
        """What a scenario is sorted by: the first is offered first."""
        return name

    def scenarios(self) -> list[str]:
        return self.in_order

    def seats(self, scenario: str) -> tuple[str, ...]:
        return self.chairs[: self.plans[scenario][1]]

    def variant(self, scenario: str) -> Variant:
        """All numbers of players of a scenario are one family."""
        name, players = self.plans[scenario]
        content: Any = self.content
        return Variant(name, content.scenarios[name].name, players)

    def printed(self, scenario: str) -> Any:
        """Where a scenario has several maps its name says for how many players this one is."""
        name, players = self.plans[scenario]
        content: Any = self.content
        shown = content.scenarios[name]
        if name == scenario:
            return shown
        return replace(shown, name=Text(fr=f"{shown.name.fr} (à {players})", en=f"{shown.name.en} (for {players})"))
