"""Exact odds against icepool: whole distributions, as fractions, not to so many digits."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

import icepool
import pytest

from heraut.odds import odds
from tests.odds.gambles import Again, Best, Forever, Oppose, Red, Sum, Weighted, gamble


def won(option: Any) -> dict[int, Fraction]:
    found = odds(gamble(option), option)
    assert found.exact
    assert found.left_out == 0
    return {int(id): share for id, share in found.shares.items()}


def shares(die: Any) -> dict[int, Fraction]:
    return {face: Fraction(weight, die.denominator()) for face, weight in die.items() if weight}


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 8, 10, 12])
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_sums(dice: int, sides: int) -> None:
    assert won(Sum(dice, sides)) == shares(dice @ icepool.d(sides))


BEST = [(dice, sides, keep) for sides in (3, 6, 9, 12) for dice in range(2, 5) for keep in range(1, dice + 1)]


@pytest.mark.parametrize(("dice", "sides", "keep"), BEST)
def test_the_best_of_several(dice: int, sides: int, keep: int) -> None:
    assert won(Best(dice, sides, keep)) == shares(icepool.d(sides).highest(dice, keep))


AGAIN = [(sides, low) for sides in range(2, 13) for low in range(1, sides)]


@pytest.mark.parametrize(("sides", "low"), AGAIN)
def test_a_die_rolled_again(sides: int, low: int) -> None:
    """A loop: exact all the same."""
    assert won(Again(sides, low)) == shares(icepool.d(sides).reroll(set(range(1, low + 1)), depth="inf"))


@pytest.mark.parametrize("mine", range(2, 12))
@pytest.mark.parametrize("theirs", range(2, 12))
def test_opposed_dice(mine: int, theirs: int) -> None:
    """Ties are rolled again: a loop through many states."""
    margin = (icepool.d(mine) - icepool.d(theirs)).reroll({0}, depth="inf")
    assert won(Oppose(mine, theirs)).get(1, 0) == shares(margin > 0).get(True, 0)


@pytest.mark.parametrize("cards", range(1, 9))
def test_cards(cards: int) -> None:
    expected = {red: Fraction(comb(4, red) * comb(5, cards - red), comb(9, cards)) for red in range(min(4, cards) + 1)}
    assert won(Red(cards)) == {red: share for red, share in expected.items() if share}


@pytest.mark.parametrize("dice", range(1, 7))
def test_loaded_dice(dice: int) -> None:
    assert won(Weighted(dice)) == shares(dice @ icepool.Die({1: 1, 2: 2, 3: 3}))


def test_what_never_ends_is_left_out() -> None:
    found = odds(gamble(Forever()), Forever())
    assert found.shares == {}
    assert found.left_out == 1
