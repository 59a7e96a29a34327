"""Several processes think about one question: each searches with luck of its own, and what they tried is added up."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from typing import Any

from heraut.games import game
from heraut.kernel import Option
from heraut.players.advice import Advice, Mind
from heraut.players.dice import Seeded
from heraut.players.search import Search
from heraut.players.sight import Sight, imagined


def think(
    name: str, view: dict[str, Any], seat: int, seed: str, simulations: int, seconds: float | None
) -> list[Advice]:
    """In a process of its own, from what the seat sees."""
    return Search(seed, simulations, seconds).explain(imagined(game(name), view, seat, Seeded(seed)))


class Together:
    """Shares its simulations among so many processes; the seconds are the same for all.  For installed games."""

    def __init__(
        self, seed: int | str | None = None, processes: int = 2, simulations: int = 200, seconds: float | None = None
    ) -> None:
        self.mind = Mind(seed)
        self.processes = processes
        self.simulations = simulations
        self.seconds = seconds
        self.pool = ProcessPoolExecutor(processes)

    def answer(self, sight: Sight[Any, Any]) -> Option:
        options = sight.decision.options
        return options[0] if len(options) == 1 else self.explain(sight)[0].option

    def explain(self, sight: Sight[Any, Any]) -> list[Advice]:
        view = sight.view()
        luck = self.mind.luck(sight, view)
        asked = (sight.game.name, sight.game.records.dump(view), sight.seat)
        share = -(-self.simulations // self.processes)
        minds = [
            self.pool.submit(think, *asked, f"{luck}:{number}", share, self.seconds) for number in range(self.processes)
        ]
        tried: dict[Option, list[Advice]] = {}
        for mind in minds:
            for one in mind.result():
                tried.setdefault(one.option, []).append(one)
        told = [add_up(advice) for advice in tried.values()]
        return sorted(told, key=lambda one: (-one.visits, -one.value))

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def add_up(advice: list[Advice]) -> Advice:
    visits = sum([one.visits for one in advice])
    return Advice(advice[0].option, sum([one.value * one.visits for one in advice]) / max(visits, 1), visits)
