"""Who has won, by the scores."""

import pytest

from heraut.kernel import winners


@pytest.mark.parametrize(
    ("scores", "won"),
    [
        ((1.0, -1.0), (0,)),
        ((0.2, 0.1, -0.3), (0,)),
        ((0.0, 0.0), ()),  # a draw
        ((1.0, 1.0), (0, 1)),  # won together
        ((-1.0, -1.0), ()),  # lost together
        ((-1.0,), ()),  # alone, and beaten
        ((1.0,), (0,)),
    ],
)
def test_those_who_stand_best_if_better_than_even(scores: tuple[float, ...], won: tuple[int, ...]) -> None:
    assert winners(scores) == won
