"""What each seat remembers of a game: all that it was told, saw and answered.

A chain of answers, each of which knows the one before it.  Chains share their beginnings, so a search may hold many;
what a seat remembers is worked out, once, where somebody asks.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from heraut.envs.encoding import Encoding
from heraut.kernel import Fact, Option, Table, write


class Memory:
    """The answers so far."""

    __slots__ = ("_remembered", "_seen", "before", "encoding", "option")

    def __init__(self, encoding: Encoding, before: Memory | None = None, option: Option = None) -> None:
        self.encoding = encoding
        self.before = before
        self.option = option
        self._seen: tuple[Table[Any, Any], list[Fact]] | None = None
        self._remembered: dict[int, tuple[str, ...]] = {}

    def after(self, options: Iterable[Option]) -> Memory:
        memory = self
        for option in options:
            memory = Memory(self.encoding, memory, option)
        return memory

    def answers(self) -> list[Option]:
        return [memory.option for memory in self._chain() if memory.before is not None]

    def of(self, seat: int) -> str:
        """What the seat remembers, a line each: its answers (>), facts, and a fingerprint of each new view."""
        for memory in self._chain():
            memory._remember(seat)
        return "\n".join([f"seat {seat}", *self._remembered[seat]])

    def _chain(self) -> list[Memory]:
        """From the start to here."""
        chain, memory = [self], self
        while memory.before is not None:
            memory = memory.before
            chain.append(memory)
        return chain[::-1]

    def _remember(self, seat: int) -> None:
        if seat in self._remembered:
            return
        table, facts = self._see()
        lines: tuple[str, ...] = ()
        if self.before is not None:
            lines = self.before._remembered[seat]
            asked = self.before._see()[0].decision
            if asked is not None and asked.owner(self.option) == seat:
                lines = (*lines, f"> {write(self.option)}")
        told = [json.dumps([fact.kind, fact.about]) for fact in facts if fact.known_to(seat)]
        view = self.encoding.game.records.digest(self.encoding.game.view(table, seat))
        self._remembered[seat] = (*lines, *told, *([view] if view not in lines[-1:] else []))

    def _see(self) -> tuple[Table[Any, Any], list[Fact]]:
        """The table after this answer, and what was told meanwhile."""
        if self._seen is None:
            encoding, facts = self.encoding, list[Fact]()
            if self.before is None:
                table = encoding.game.table(encoding.scenario, None, encoding.settings, facts.append)
            else:
                table = self.before._see()[0].clone(None, facts.append)
                table.answer(self.option)
            self._seen = table, facts
        return self._seen
