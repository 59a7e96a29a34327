"""The encoding of one scenario: found by playing it at random, always the same games."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from heraut.envs.features import Features, features
from heraut.envs.numbering import Numbering
from heraut.kernel import CHANCE, Game, write

GAMES = 60  # random games that are scouted
LOOKS = 0.25  # of the questions, on which what a seat sees is read
SPARE = 64  # numbers left for options never met


class Encoding:
    """Numbers for the options of a scenario and places for what its views show."""

    def __init__(
        self,
        game: Game[Any, Any],
        scenario: str,
        settings: Mapping[str, str] | None = None,
        games: int = GAMES,
        spare: int = SPARE,
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.settings = game.choose_settings(scenario, settings or {})
        self.seats = game.seats(scenario)
        self.longest = 0  # answers of players and of chance in one game
        self.zero_sum = True
        self._met: dict[int, set[str]] = {CHANCE: set(), **{seat: set() for seat in range(len(self.seats))}}
        self._largest: dict[str, float] = {}
        for number in range(games):
            self._scout(Random(f"scout {number}"))
        self.actions = Numbering(set().union(*[self._met[seat] for seat in range(len(self.seats))]), spare)
        self.outcomes = Numbering(self._met[CHANCE], spare if self._met[CHANCE] else 0)
        self.features = Features(self._largest)

    def _scout(self, random: Random) -> None:
        table = self.game.table(self.scenario, None, self.settings)
        answers = 0
        while (decision := table.decision) is not None:
            self._met[decision.seat].update(map(write, decision.options))
            if random.random() < LOOKS:
                self._look(table, random.randrange(len(self.seats)))
            table.answer(random.choices(decision.options, decision.weights)[0])
            answers += 1
        for seat in range(len(self.seats)):
            self._look(table, seat)
        self.longest = max(self.longest, answers)
        self.zero_sum = self.zero_sum and abs(sum(self.game.scores(table))) < 1e-9

    def _look(self, table: Any, seat: int) -> None:
        for name, value in features(self.game.view(table, seat), seat).items():
            self._largest[name] = max(self._largest.get(name, 0), abs(value))
