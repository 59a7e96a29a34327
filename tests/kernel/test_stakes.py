"""What is at stake in any game: who wins, alone or together."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from heraut.kernel.stakes import GAME, Outcome, Stakes, usual_stakes


def stakes_of(*scores: float, mine: int = 0) -> tuple[Stakes, Any]:
    """What is at stake for a seat, and a game that ended so."""
    return usual_stakes(GAME, len(scores), mine, lambda t: scores), SimpleNamespace(over=True)


def outcome(*scores: float, mine: int = 0) -> Outcome:
    """What is told of a game that ended so."""
    stakes, table = stakes_of(*scores, mine=mine)
    (told,) = [one for one in stakes.outcomes if one.id == stakes.read(None, table)]
    return told


@pytest.mark.parametrize(
    ("scores", "id"),
    [
        ((1, -1), "wins-0"),
        ((1, -1, 1), "wins-0-2"),  # two seats of one side
        ((1, 1), "wins-0-1"),  # all together, against the game
        ((-1, -1), "all-lose"),
        ((-1,), "all-lose"),  # alone, and beaten
        ((0, 0, -1), "drawn"),
    ],
)
def test_who_has_won(scores: tuple[float, ...], id: str) -> None:
    assert outcome(*scores).id == id


def test_a_side_that_wins_together_is_told_as_won_by_its_seats() -> None:
    ours, theirs = outcome(1, -1, 1, mine=2), outcome(1, -1, 1, mine=1)
    assert (ours.tone, ours.message, ours.about) == ("good", "win-together", {"seats": (0, 2)})
    assert theirs.tone == "hurt"


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_end_is_listed_once_and_no_two_rivals_alone_look_alike(seats: int) -> None:
    stakes, _ = stakes_of(*[0.0] * seats)
    assert len({one.id for one in stakes.outcomes}) == len(stakes.outcomes) == 2**seats - 1 + 3
    alone = [one.tone for one in stakes.outcomes if one.message != "win-together"]
    assert len(set(alone)) == len(alone)
