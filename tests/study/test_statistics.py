"""Wilson's interval and Elo, against published numbers and another library."""

from itertools import combinations
from math import exp, log, log10, sqrt

import numpy as np
import pytest
from scipy.optimize import minimize
from scipy.stats import binomtest

from heraut.study.statistics import ELO_PER_LOGIT, Meeting, Z, elo, wilson


@pytest.mark.parametrize(("won", "games", "low", "high"), [
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0000, 0.1611),
    (1, 29, 0.0061, 0.1718),
])  # fmt: skip
def test_wilson_as_published(won: int, games: int, low: float, high: float) -> None:
    """Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    found = wilson(won, games)
    assert found.value == won / games
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_wilson_as_scipy() -> None:
    for games in (1, 2, 7, 40, 1000):
        for won in {0, 1, games // 3, games - 1, games}:
            expected = binomtest(won, games).proportion_ci(method="wilson")
            assert wilson(won, games)[1:] == pytest.approx(tuple(expected), abs=1e-12)


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0)[1:] == (0.0, 1.0)


def test_elo_of_two_by_hand() -> None:
    found = elo(["a", "b"], {("a", "b"): Meeting(75, 100)}, "b", prior=0)
    assert found["b"] == (0, 0, 0)
    assert found["a"].value == pytest.approx(400 * log10(3))
    assert found["a"].high - found["a"].value == pytest.approx(ELO_PER_LOGIT * Z / sqrt(100 * 0.75 * 0.25))
    turned = elo(["a", "b"], {("b", "a"): Meeting(25, 100)}, "b", prior=0)
    assert turned["a"] == pytest.approx(found["a"])


def test_the_prior_is_one_draw() -> None:
    """Ten wins of ten, and half of one more."""
    assert elo(["a", "b"], {("a", "b"): Meeting(10, 10)}, "b")["a"].value == pytest.approx(400 * log10(10.5 / 0.5))
    assert elo(["a", "b"], {}, "b")["a"].value == 0


def test_elo_finds_the_ratings_that_the_results_come_from() -> None:
    true = {"a": 1200.0, "b": 310.0, "c": 0.0, "d": -55.0}
    meetings = {(a, b): Meeting(1000 / (1 + 10 ** ((true[b] - true[a]) / 400)), 1000) for a, b in combinations(true, 2)}
    found = elo(list(true), meetings, "c", prior=0)
    assert {name: rating.value for name, rating in found.items()} == pytest.approx(true, abs=1e-6)


def test_elo_as_scipy_finds_it() -> None:
    names = ["a", "b", "c"]
    meetings = {("a", "b"): Meeting(31, 40), ("a", "c"): Meeting(38.5, 40), ("b", "c"): Meeting(22, 40)}

    def unlikely(strength: np.ndarray) -> float:
        full = dict(zip(names, [*strength, 0.0], strict=True))
        total = 0.0
        for (a, b), (points, games) in meetings.items():
            for sign, count in ((1, points + 0.5), (-1, games - points + 0.5)):
                total += count * log(1 + exp(-sign * (full[a] - full[b])))
        return total

    best = minimize(unlikely, np.zeros(2), tol=1e-10)
    found = elo(names, meetings, "c")
    assert [found[name].value / ELO_PER_LOGIT for name in "ab"] == pytest.approx(list(best.x), abs=1e-4)
    step = 1e-3
    unit = np.eye(2) * step
    bend = [
        [(unlikely(best.x + i + j) - unlikely(best.x + i - j) - unlikely(best.x - i + j) + unlikely(best.x - i - j))
         / (4 * step * step) for j in unit] for i in unit
    ]  # fmt: skip
    errors = np.sqrt(np.diag(np.linalg.inv(np.array(bend))))
    reach = [(found[name].high - found[name].low) / 2 for name in "ab"]
    assert reach == pytest.approx(list(ELO_PER_LOGIT * Z * errors), rel=1e-3)
