"""What must hold when nobody wants anything any more: the game ends all the same."""

from __future__ import annotations

from typing import Any

from heraut.kernel import CHANCE, PASS, Decision, Option, Table, write
from heraut.laws.trial import Law, Trial


class EndsWhenAllPass(Law):
    """From here on all pass for ever, and yet the game ends.

    Whoever cannot pass answers with a bare word if there is one (`done`, `prolong`), and so again each time he is
    asked.  Random games say little about this: sooner or later they stumble over the end.
    """

    name = "games end when all pass"

    def __init__(self, trial: Trial) -> None:
        super().__init__(trial)
        self.seen: set[tuple[str, ...]] = set()

    def look(self, table: Table[Any, Any]) -> None:
        assert table.decision is not None
        way = (*[type(section).__name__ for section in table.state.agenda], table.decision.kind)
        if table.decision.seat == CHANCE or way in self.seen:
            return  # one of each is enough: a whole game is played from here
        self.seen.add(way)
        twin = table.clone(self.trial.dice())
        habits: dict[str, Option] = {}
        for _ in range(self.trial.steps):
            if twin.over:
                return
            twin.step(None if twin.decision is None else self.passive(twin.decision, habits))
        self.require(False, f"{self.trial.steps} steps after all began to pass it is not over")

    def passive(self, decision: Decision, habits: dict[str, Option]) -> Option:
        """The answer that does the least; the habits are the bare words answered to each kind of question."""
        options = decision.options
        if PASS in options:
            return PASS
        if habits.get(decision.kind) in options:
            return habits[decision.kind]
        bare = [option for option in options if write(option) == option.word]
        if not bare:
            return self.trial.random.choice(options)
        habits[decision.kind] = self.trial.random.choice(bare)
        return habits[decision.kind]
