"""What is said when a game breaks a law."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class LawBroken(AssertionError):
    """A law does not hold; the message is enough to come back to the position."""

    def __init__(
        self,
        law: str,
        game: str,
        scenario: str,
        settings: Mapping[str, str],
        seed: int,
        answers: Sequence[str],
        why: str,
    ) -> None:
        self.law = law
        self.game = game
        self.scenario = scenario
        self.settings = dict(settings)
        self.seed = seed
        self.answers = list(answers)
        self.why = why
        super().__init__(
            f"{game} breaks the law '{law}' in scenario '{scenario}' after {len(answers)} answers: {why}\n"
            f"  position: replay(game, {scenario!r}, {self.answers!r}, {self.settings!r})\n"
            f"  same game: check(game, scenarios=[{scenario!r}], settings=[{self.settings!r}], seed={seed}, "
            "games_per_scenario=1)"
        )
