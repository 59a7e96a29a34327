"""What random games have shown, so that a test can require that everything was seen."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from heraut.kernel import Game, Table, write
from heraut.kernel.chance import Taking, Throwing


@dataclass
class Report:
    """How many games and decisions were tried, and what was seen in them, how often."""

    games: int = 0
    decisions: int = 0
    questions: Counter[str] = field(default_factory=Counter)
    words: Counter[str] = field(default_factory=Counter)
    sections: Counter[str] = field(default_factory=Counter)
    facts: Counter[str] = field(default_factory=Counter)

    def see(self, table: Table[Any, Any]) -> None:
        """Note the section under way and, if a question is put, its kind and its options' words."""
        if table.state.agenda:
            self.sections[type(table.state.agenda[-1]).__name__] += 1
        if table.decision is not None:
            self.questions[table.decision.kind] += 1
            self.words.update({write(option).split(" ")[0] for option in table.decision.options})

    def add(self, other: Report) -> None:
        """Put together what two trials have seen."""
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in (
            (self.questions, other.questions),
            (self.words, other.words),
            (self.sections, other.sections),
            (self.facts, other.facts),
        ):
            mine.update(theirs)

    def unseen(self, game: Game[Any, Any]) -> list[str]:
        """The option words and the sections of a game that never came up."""
        sections = [kind.__name__ for kind in game.records.sections if kind not in (Throwing, Taking)]
        return [
            *[f"option {word}" for word in game.grammar.kinds if word not in self.words],
            *[f"section {name}" for name in sections if name not in self.sections],
        ]
