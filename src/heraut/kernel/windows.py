"""Windows: does anyone want to interrupt?

A window is an ordinary section that offers each seat in turn `pass` or a reaction, until all have passed one
after the other.  A reaction is a section too, so it may ask, roll and be interrupted.  Whoever opens a window first
looks whether anything listens (`wanted`): a window that nobody would use is not opened.  A `GivingWindow` gives its
caller a value: what was laid down, who sacrifices himself, whether the blow is parried.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from heraut.kernel.sections import Arrow, Ask, Ends, Give, Gives, Option, Section, call


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


@dataclass(slots=True)
class GivingWindow(Section):
    """Those of `speakers`, seats or sides, may react in turn; gives a value to whoever opened it.

    whose turn it is: pass, or react, and it is the next one's turn ⟲ → all have passed in a row → its outcome
    a reaction may also give a value: then it is over at once
    """

    speakers: tuple[int, ...]
    turn: int = field(default=0, kw_only=True)
    passes: int = field(default=0, kw_only=True)

    @property
    def whose(self) -> int:
        """Whose turn it is."""
        return self.speakers[self.turn]

    def start(self, t: Any) -> Gives[Any]:
        return Give(self.outcome(t)) if self.passes == len(self.speakers) else self.asks(t)

    def outcome(self, t: Any) -> Any:
        """What is given when all have passed."""
        raise NotImplementedError

    def asks(self, t: Any) -> Gives[Any]:
        """The question to whoever has the turn, which goes to `hear`; `let_go` where there is none to put."""
        raise NotImplementedError

    def hear(self, t: Any, choice: Option) -> Gives[Any]:
        return self.let_go if isinstance(choice, Pass) else self.react(t, choice)

    def react(self, t: Any, choice: Option) -> Gives[Any]:
        """The reaction is played and goes on to `next_turn`, or gives a value."""
        raise NotImplementedError

    def let_go(self, t: Any) -> Gives[Any]:
        self.passes += 1
        self.turn = (self.turn + 1) % len(self.speakers)
        return self.start

    def next_turn(self, t: Any) -> Gives[Any]:
        """Something has happened: all the others have another chance."""
        self.passes = 0
        self.turn = (self.turn + 1) % len(self.speakers)
        return self.start
