"""Clone, save and single steps: at every moment the whole game is plain data."""

from __future__ import annotations

import json
from typing import Any

from heraut.kernel import State, Table
from heraut.kernel.options import choose
from heraut.laws.trial import Law, Trial

A_FEW = 3


class Twins(Law):
    """Clone, play the clone: the original is untouched; play the original: the clone is untouched."""

    name = "a twin is independent"

    def __init__(self, trial: Trial) -> None:
        super().__init__(trial)
        self.left_alone: Table[Any, Any] | None = None
        self.stood: dict[str, Any] = {}

    def look(self, table: Table[Any, Any]) -> None:
        records, trial = self.records, self.trial
        dump, key = records.dump(table.state), records.key(table.state)
        then = trial.played.digests.get(trial.given)
        self.require(
            then is None or records.digest(table.state) == then,
            "the position is not the one that was recorded: what twins played has reached it",
        )
        if self.left_alone is not None:
            now = records.dump(self.left_alone.state)
            self.require_same(self.stood, now, "playing on changed an earlier twin")
        twin = table.clone(trial.dice())
        self.require_same(dump, records.dump(twin.state), "the twin is not equal to the original")
        trial.playout(twin, A_FEW)
        self.require_same(dump, records.dump(table.state), "playing a twin changed the original")
        self.require(records.key(table.state) == key, "playing a twin changed the key of the original")
        self.left_alone, self.stood = table.clone(), dump


class Saved(Law):
    """Save, load: equal, and the game goes on identically."""

    name = "save and load is equal"

    def look(self, table: Table[Any, Any]) -> None:
        records = self.records
        dump = records.dump(table.state)
        loaded = self.save_and_load(table.state)
        self.require_same(dump, records.dump(loaded), "loaded, the state differs")
        self.require(records.key(loaded) == records.key(table.state), "loaded, the state has another key")
        asked, loaded_asked = table.decision, loaded.pending
        self.require(
            asked is not None and loaded_asked is not None and list(loaded_asked.options) == list(asked.options),
            "loaded, the options are others",
        )
        self.require(
            asked is not None and loaded_asked is not None and loaded_asked.owners == asked.owners,
            "loaded, the options are others'",
        )
        twin = records.clone(table.state)
        self.require_same(self.go_on(loaded), self.go_on(twin), "the loaded game goes on otherwise")

    def save_and_load(self, state: State) -> Any:
        return self.records.load(json.loads(json.dumps(self.records.dump(state))))

    def go_on(self, state: State) -> list[Any]:
        """Where the next answers lead, and what is told."""
        facts: list[str] = []
        table = self.trial.seat_at(state, self.trial.hear(facts))
        for text in self.trial.coming(A_FEW):
            assert table.decision is not None
            table.answer(choose(table.decision, text))
        return [facts, self.records.dump(table.state)]


class SavedBetweenSteps(Saved):
    """Saved and loaded after every single step, the game goes on as if nothing had happened."""

    name = "everything is data between steps"

    def look(self, table: Table[Any, Any]) -> None:
        assert table.decision is not None
        text = self.trial.coming(1)[0]
        facts: list[str] = []
        at_once = self.trial.seat_at(self.records.clone(table.state), self.trial.hear(facts))
        at_once.answer(choose(table.decision, text))
        heard: list[str] = []
        stepping = self.trial.seat_at(self.records.clone(table.state), self.trial.hear(heard))
        stepping.step(choose(table.decision, text))
        while stepping.decision is None and not stepping.over:
            loaded = self.save_and_load(stepping.state)
            dump, again = self.records.dump(stepping.state), self.records.dump(loaded)
            self.require_same(dump, again, "loaded between steps, the state differs")
            stepping = self.trial.seat_at(loaded, self.trial.hear(heard))
            self.trial.report.see(stepping)
            stepping.step()
        one, other = self.records.dump(at_once.state), self.records.dump(stepping.state)
        self.require_same(one, other, "saved between steps, the game goes on otherwise")
        self.require_same(facts, heard, "saved between steps, other facts are told")
