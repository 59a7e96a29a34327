"""What Héraut says when it cannot do what was asked: what is wrong, where, what to do.

A refusal never changes anything.  Its `id` and `details` let a screen say it in the reader's language;
`str()` is the English sentence.
"""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """Something asked for cannot be done; the sentence is for people."""

    def __init__(self, id: str, sentence: str, **details: Any) -> None:
        super().__init__(sentence.format(**details))
        self.id = id
        self.details = details


class Reason:
    """Why the rules do not allow a wish: a message, the rules that say so, and what the message speaks of.

    A requirement is a function that gives a reason, or None where nothing speaks against the wish: to allow costs
    nothing.  Requirements are joined with `or`; the first that fails is the answer to "why not?".
    """

    __slots__ = ("about", "id", "rules")

    def __init__(self, id: str, rules: tuple[str, ...], **about: Any) -> None:
        self.id = id
        self.rules = rules
        self.about = about

    def __repr__(self) -> str:
        return f"<{self.id}: {', '.join(self.rules)}>"


class IllegalAnswer(Refusal):
    """The answer is not one of the options of the question."""


class WrongSeat(Refusal):
    """Another seat must answer."""


class NothingAsked(Refusal):
    """The game is over, or not waiting for an answer."""


class OutOfDice(Refusal):
    """Scripted chance has too few results, too many, or the wrong ones."""
