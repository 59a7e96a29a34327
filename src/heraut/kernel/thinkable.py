"""What players think with: they play any game as it is, and better what tells them more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heraut.kernel.playable import Playable
from heraut.kernel.sections import Decision, Option
from heraut.kernel.table import C, S, Table


class Thinkable(Playable[S, C]):
    """A game as bots think about it.

    `good_habits`: what is likely is what a good player does, more often than not.
    """

    good_habits = False

    def evaluate(self, t: Table[S, C]) -> tuple[float, ...]:
        """What each seat may expect of the game from here: -1 all is lost, 1 all is won.

        A game with an evaluation of its own is thought through only so far; without one, to its end.
        """
        return self.scores(t)

    def likely(self, t: Table[S, C], decision: Decision, random: Callable[[], float]) -> Option:
        """What a player would answer without thinking long; `random` gives numbers from 0 up to 1."""
        options = decision.options
        return options[int(random() * len(options))]

    def foremost(self, t: Table[S, C], decision: Decision) -> int:
        """Which of several bots that are asked at once answers: the first of them, unless it matters who goes first.

        It hangs on nothing but what all of them may know.
        """
        return decision.seat

    def sensible(self, t: Table[S, C], decision: Decision) -> Sequence[Option]:
        """The answers that bots think about at all: never none of them."""
        return decision.options

    def horizon(self, t: Table[S, C]) -> Callable[[Table[S, C]], bool] | None:
        """How far bots look: asked at each later question, is what the question now put is about over by then?

        If it is over at once, looking ahead tells nothing, and they give a `likely` answer.  Without a horizon they
        look so many answers ahead.
        """
        return None

    def reckoned(self, t: Table[S, C], most: int, patience: Callable[[], bool]) -> Sequence[tuple[Option, float, int]]:
        """The answers to the question, the best first, where a game can work out what each is worth; or none.

        With each answer what it is worth (-1 to 1) and how many positions were looked at: not more than `most` in all,
        and none once `patience`, asked at each, has run out.
        """
        return ()
