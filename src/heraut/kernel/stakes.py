"""What is at stake in a question: how far to look ahead, and how to read what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, cycle
from typing import Any, Literal, NamedTuple, get_args

from heraut.kernel.sections import Decision, Option

# From the best to the worst.  `calm` and `faint` are as harmless as `mild`: no two outcomes of a question look alike.
Tone = Literal["good", "calm", "mild", "faint", "warn", "hurt", "bad", "dire", "dead"]
UNSEEN = ""  # what is read where it was gone before the next question
OTHERS_WIN: tuple[Tone, ...] = ("dead", "bad", "hurt", "faint", "calm")
ALL_LOSE: Tone = "dire"


class Outcome(NamedTuple):
    """One thing that may come of it.  `about` fills its message, `outcome-ID` of the words."""

    id: str
    tone: Tone
    about: Mapping[str, Any] = {}
    message: str = ""


def from_best_to_worst(outcomes: Iterable[Outcome]) -> tuple[Outcome, ...]:
    """By their tone, so that a bar reads one way; of one tone in the order given."""
    return tuple(sorted(outcomes, key=lambda one: get_args(Tone).index(one.tone)))


@dataclass(frozen=True, slots=True)
class Stakes:
    """From the question now put to a horizon.

    `over`       asked at every question on the way; the end of the game is always the horizon
    `moment`     where in the rules a question is put
    `read`       the id of an outcome, from the moment of the last question and what lies on the table then; UNSEEN if
                 that was gone by then: the last answer is given again, step by step, to where `over` first holds
    `outcomes`   in the order in which they are shown
    `simplify`   may make the table (a copy) one that leads to the same outcomes just as often: numbers beyond what
                 matters need not be told apart
    `headlines`  sums worth a large number: a message of the words, and the outcomes it counts
    `concerns`   the answers to the question now put that it tells something of
    `considers`  what whoever is asked on the way may answer
    `open`       nothing that a seat cannot see matters until then
    `far`        more can happen until then than anybody can count
    `forced`     questions with a single answer are no questions
    """

    horizon: str
    over: Callable[[Any], bool]
    read: Callable[[Any, Any], str]
    outcomes: tuple[Outcome, ...]
    moment: Callable[[Any], Any] = field(default=lambda t: None)
    simplify: Callable[[Any], None] = field(default=lambda t: None)
    headlines: tuple[tuple[str, frozenset[str]], ...] = ()
    concerns: Callable[[Any, Option], bool] = field(default=lambda t, option: True)
    considers: Callable[[Any, Decision], Sequence[Option]] = field(default=lambda t, decision: decision.options)
    open: bool = False
    far: bool = False
    forced: bool = True


QUESTION, GAME = "question", "game"


def winners(scores: Sequence[float]) -> tuple[int, ...]:
    """Who has won: those who stand best, if better than even.  Nobody wins a draw, or a game that all lose."""
    best = max(scores)
    return tuple([seat for seat, score in enumerate(scores) if score == best]) if best > 0 else ()


def usual_stakes(horizon: str, seats: int, mine: int, scores: Callable[[Any], tuple[float, ...]]) -> Stakes:
    """Any game: who wins, alone or together, if that is known at the next question; or at the end of the game."""

    def read(moment: Any, t: Any) -> str:
        if not t.over:
            return "undecided"
        standing = scores(t)
        if won := winners(standing):
            return _id(won)
        return "drawn" if max(standing) == 0 else "all-lose"

    losing = cycle(OTHERS_WIN)
    sides = [side for size in range(1, seats + 1) for side in combinations(range(seats), size)]
    ours = [_win(side, "good") for side in sides if mine in side]
    theirs = [_win(side, next(losing)) for side in sides if mine not in side]
    outcomes = (
        *ours, Outcome("drawn", "mild"), Outcome("undecided", "warn"), Outcome("all-lose", ALL_LOSE), *theirs,
    )  # fmt: skip
    to_the_end = horizon == GAME
    return Stakes(GAME if to_the_end else QUESTION, lambda t: not to_the_end and t.decision.seat >= 0, read, outcomes)


def _win(side: tuple[int, ...], tone: Tone) -> Outcome:
    if len(side) == 1:
        return Outcome(_id(side), tone, {"seat": side[0]}, "wins")
    return Outcome(_id(side), tone, {"seats": side}, "win-together")


def _id(side: tuple[int, ...]) -> str:
    return "-".join(["wins", *map(str, side)])
