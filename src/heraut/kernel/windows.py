"""Windows: does anyone want to interrupt?

A window is an ordinary section that offers each seat in turn `pass` or a reaction, until all have passed one
after the other.  A reaction is a section too, so it may ask, roll and be interrupted.  Whoever opens a window first
looks whether anything listens (`wanted`): a window that nobody would use is not opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from heraut.kernel.sections import Arrow, Ask, Ends, Option, Section, call


class Pass(NamedTuple):
    """Let it go."""

    word: str = "pass"


PASS = Pass()


@dataclass(slots=True)
class Window(Section):
    """Each seat of `seats`, in order, may react; a reaction gives everybody another chance."""

    seats: tuple[int, ...]
    turn: int = 0
    passes: int = 0

    def question(self) -> str:
        """The kind of question put."""
        raise NotImplementedError

    def reactions(self, t: Any, seat: int) -> Sequence[Option]:
        """What this seat could do now."""
        raise NotImplementedError

    def reaction(self, t: Any, choice: Option) -> Ends:
        """The section that plays this reaction."""
        raise NotImplementedError

    def secret(self, t: Any, seat: int) -> bool:
        """Does what this seat could do hang on what it holds unseen?"""
        return False

    def wanted(self, t: Any) -> bool:
        return any(self.reactions(t, seat) for seat in self.seats)

    def start(self, t: Any) -> Arrow:
        if self.passes >= len(self.seats):
            return None
        seat = self.seats[self.turn]
        listed, secret = self.choices(t), self.secret(t, seat)
        if len(listed) > 1 or (secret and t.steady):
            return Ask(seat, self.question(), listed, self.hear, None, secret, self.choices.__name__)
        return self.next_seat

    def choices(self, t: Any) -> list[Option]:
        """Let it go, or react.  A window that overrides this names the rules of its question here."""
        return [PASS, *self.reactions(t, self.seats[self.turn])]

    def hear(self, t: Any, choice: Option) -> Arrow:
        if isinstance(choice, Pass):
            return self.next_seat
        self.passes = 0
        return call(self.reaction(t, choice), self.next_after_reaction)

    def next_seat(self, t: Any) -> Arrow:
        self.passes += 1
        self.turn = (self.turn + 1) % len(self.seats)
        return self.start

    def next_after_reaction(self, t: Any) -> Arrow:
        """The seat that reacted is asked again; the others too, since something has happened."""
        return self.start
