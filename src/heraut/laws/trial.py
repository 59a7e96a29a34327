"""One game under trial: the random game that was played, and what laws need to look at it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from heraut.kernel import Fact, Game, Listener, Option, Table
from heraut.kernel.chance import Chance
from heraut.kernel.table import NoOptions
from heraut.laws.broken import LawBroken
from heraut.laws.report import Report
from heraut.players.dice import Seeded

GAMES_END = "random games end"
HAVE_OPTIONS = "every question has options"
OPTIONS_APPLY = "every listed option applies"
PLAIN = "the state is plain"


@dataclass
class Played:
    """A game as it went: what was answered, where it stood at each question, what was told."""

    answers: list[tuple[int, str]] = field(default_factory=list)  # (seat, written), chance's included
    single: set[int] = field(default_factory=set)  # which answers were a seat's only option
    digests: dict[int, str] = field(default_factory=dict)  # by the number of answers given
    facts: list[str] = field(default_factory=list)


@dataclass
class Trial:
    """One random game of one scenario."""

    game: Game[Any, Any]
    scenario: str
    settings: Mapping[str, str]
    seed: int
    steps: int
    forgotten: frozenset[str]
    report: Report
    played: Played = field(default_factory=Played)
    given: int = 0  # how many of the answers have been given where the laws are looking

    def __post_init__(self) -> None:
        self.random = Random(f"{self.scenario} {self.seed} laws")

    def seeds(self, whose: str) -> str:
        return f"{self.scenario} {self.seed} {whose}"

    def seats(self) -> range:
        return range(len(self.game.seats(self.scenario)))

    def table(
        self, chance: Chance | None = None, listener: Listener | None = None, forced: bool = False
    ) -> Table[Any, Any]:
        """The table of this game, at its first question."""
        return self.game.table(self.scenario, chance, self.settings, listener, forced)

    def seat_at(self, state: Any, listener: Listener | None = None) -> Table[Any, Any]:
        """A table for this state, where every question is put: single options, dice and cards too."""
        return Table(self.game, state, None, listener, forced=False)

    def dice(self) -> Seeded:
        """Dice for a twin, other dice each time."""
        return Seeded(self.random.getrandbits(32))

    def coming(self, count: int) -> list[str]:
        """The next answers of the game that was played."""
        return [text for _, text in self.played.answers[self.given : self.given + count]]

    def hear(self, heard: list[str]) -> Callable[[Fact], None]:
        """A listener that writes the facts down."""

        def listen(fact: Fact) -> None:
            heard.append(self.write_fact(fact))

        return listen

    def write_fact(self, fact: Fact) -> str:
        try:
            return json.dumps([fact.kind, fact.about, fact.to])
        except TypeError as error:
            raise self.broken(PLAIN, f"the fact {fact.kind} holds {fact.about!r}: {error}") from error

    def go_on(self, table: Table[Any, Any], option: Option) -> None:
        """Answer, and play on step by step: what never comes to a question is found out."""
        table.step(option)
        for _ in range(self.steps):
            if table.decision is not None or table.over:
                return
            table.step()
        raise self.broken(GAMES_END, f"{self.steps} steps after the answer '{option}' no question is put")

    def playout(self, table: Table[Any, Any], answers: int) -> None:
        """Play a few random answers."""
        for _ in range(answers):
            if table.decision is not None:
                self.go_on(table, self.random.choice(table.decision.options))

    def digest(self, state: Any) -> str:
        with self.under(PLAIN):
            return self.game.records.digest(state)

    def broken(self, law: str, why: str) -> LawBroken:
        answers = [text for _, text in self.played.answers[: self.given]]
        return LawBroken(law, self.game.name, self.scenario, self.settings, self.seed, answers, why)

    @contextmanager
    def under(self, law: str) -> Iterator[None]:
        """Whatever the rules raise meanwhile breaks this law."""
        try:
            yield
        except LawBroken:
            raise
        except NoOptions as error:
            raise self.broken(HAVE_OPTIONS, str(error)) from error
        except Exception as error:
            notes = "".join(f" ({note})" for note in getattr(error, "__notes__", []))
            raise self.broken(law, f"{type(error).__name__}: {error}{notes}") from error


class Law:
    """What must hold at every question of a game.  One is made for each game."""

    name: ClassVar[str]

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.game = trial.game
        self.records = trial.game.records

    def look(self, table: Table[Any, Any]) -> None:
        """Look at the table, which waits for an answer.  It may not be touched."""
        raise NotImplementedError

    def require(self, holds: bool, why: str) -> None:
        if not holds:
            raise self.trial.broken(self.name, why)

    def require_same(self, one: Any, other: Any, why: str) -> None:
        if one != other:
            raise self.trial.broken(self.name, f"{why}: {difference(one, other)}")


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two dumps differ first, in words."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, Sequence) and isinstance(other, Sequence) and not isinstance(one, str):
        if len(one) == len(other):
            for index, (a, b) in enumerate(zip(one, other, strict=True)):
                if a != b:
                    return difference(a, b, f"{path}[{index}]")
    return f"{path.lstrip('.') or 'all'}: {one!r}, then {other!r}"
