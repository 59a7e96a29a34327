"""How the tests play any game: answers in writing, the results of chance scripted, everything told kept.

A game's own `playing.py` lays its positions and derives its `Play` from this one.  Questions with a single answer are
put too (`forced=False`), so that every decision is in the test.  After each answer no result of chance may be left
over, and none may be missing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from heraut.kernel import Fact, Game, Section, Table, write
from heraut.players.dice import Scripted


@dataclass(slots=True)
class Harness(Section):
    """Calls the section under test and keeps what it gives."""

    got: Any = None

    def hear(self, t: Any, value: Any = None) -> None:
        self.got = value


class Play:
    """A table being played, with everything it told."""

    t: Table[Any, Any]

    def __init__(self, *results: Any) -> None:
        self.chance = Scripted(*results)
        self.facts: list[Fact] = []

    # what is asked

    @property
    def over(self) -> bool:
        return self.t.over

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked, and what."""
        decision = self.t.decision
        return None if decision is None else (decision.seat, decision.kind)

    @property
    def options(self) -> list[str]:
        return [] if self.t.decision is None else [write(option) for option in self.t.decision.options]

    def asks(self, seat: int, kind: str, *options: str) -> None:
        """This is the question put, and (if given) these are exactly the answers to it."""
        assert self.asked == (seat, kind)
        if options:
            assert self.options == list(options)

    # answering

    def say(self, seat: int, text: str, *results: Any) -> Self:
        """Answer, and have these dice and cards come before the next question: no fewer, no more."""
        self.chance.add(*results)
        self.t.say(seat, text)
        self.chance.finish()
        return self

    def on_to(self, kind: str, *results: Any) -> Self:
        """Give the first answer to every question until this one is put."""
        self.chance.add(*results)
        while self.asked is not None and self.asked[1] != kind:
            self.t.say(self.asked[0], self.options[0])
        assert self.asked is not None, f"{kind} was never asked"
        self.chance.finish()
        return self

    # what was told

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [fact.about for fact in self.facts if fact.kind == kind]

    def last(self, kind: str) -> dict[str, Any]:
        return self.told(kind)[-1]


class OnPosition(Play):
    """A section being played on a position."""

    def __init__(self, game: Game[Any, Any], state: Any, section: Section, *results: Any, forced: bool = False) -> None:
        super().__init__(*results)
        self.harness = Harness(at="hear")
        self.t = Table(game, state, self.chance, self.facts.append, forced)
        state.agenda = [self.harness]
        self.t.begin(section)
        self.chance.finish()

    @property
    def got(self) -> Any:
        """What the section gave back."""
        assert self.over, f"still asked: {self.asked}"
        return self.harness.got

    def asks(self, seat: int, kind: str, *options: str) -> None:
        """This is the question put, and (if given) these are exactly the answers to it, in any order."""
        super().asks(seat, kind)
        assert not options or sorted(self.options) == sorted(options)
