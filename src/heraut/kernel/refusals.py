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


class IllegalAnswer(Refusal):
    """The answer is not one of the options of the question."""


class WrongSeat(Refusal):
    """Another seat must answer."""


class NothingAsked(Refusal):
    """The game is over, or not waiting for an answer."""


class OutOfDice(Refusal):
    """Scripted chance has too few results, too many, or the wrong ones."""
