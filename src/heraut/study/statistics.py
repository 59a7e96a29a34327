"""How sure a share is, and how strong each player: Wilson's interval, and Elo by Bradley and Terry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, log, sqrt
from statistics import NormalDist
from typing import NamedTuple

SURE = 0.95
Z = NormalDist().inv_cdf(0.5 + SURE / 2)
ELO_PER_LOGIT = 400 / log(10)
STEPS = 100  # of Newton's method; a dozen are enough


class Interval(NamedTuple):
    """A number, and where it lies with 95 % confidence."""

    value: float
    low: float
    high: float

    def written(self) -> str:
        """`120 ± 15`: where it lies in the middle."""
        return f"{self.value:.0f} ± {(self.high - self.low) / 2:.0f}".replace("-", "\N{MINUS SIGN}")


def wilson(won: float, games: int, z: float = Z) -> Interval:
    """The share won (a draw is half a win).

    With draws the interval is a little wider than it need be, since a draw varies less than a win and a loss do.
    """
    if games == 0:
        return Interval(0.5, 0.0, 1.0)
    share = won / games
    centre = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    low = 0.0 if won == 0 else (centre - reach) / scale
    high = 1.0 if won == games else (centre + reach) / scale
    return Interval(share, low, high)


class Meeting(NamedTuple):
    """How two players fared: the points of the first (a draw is half a point) in so many games."""

    points: float
    games: int


def elo(
    names: Sequence[str], meetings: Mapping[tuple[str, str], Meeting], anchor: str, prior: float = 1.0
) -> dict[str, Interval]:
    """The ratings that make the results most likely (Bradley–Terry); the anchor stands at 0.

    `prior` draws are added between every two players, so that whoever never lost has a finite rating.  The intervals
    come from the curvature of the likelihood at its top, and are those of the difference to the anchor.
    """
    points = {pair: prior / 2 + meetings.get(pair, Meeting(0, 0)).points for pair in _pairs(names, meetings)}
    games = {pair: prior + meetings.get(pair, Meeting(0, 0)).games for pair in points}
    others = [name for name in names if name != anchor]
    strength = dict.fromkeys(names, 0.0)
    for _ in range(STEPS):
        slope, bend = _derivatives(others, strength, points, games)
        step = _solve(bend, slope)
        longest = max(map(abs, step), default=0.0)
        for name, by in zip(others, step, strict=True):
            strength[name] += by / max(1.0, longest)  # never more than one logit at a time: the start may be far away
        if longest < 1e-12:
            break
    errors = {anchor: 0.0}
    for at, name in enumerate(others):
        unit = [float(at == row) for row in range(len(others))]
        errors[name] = sqrt(_solve(bend, unit)[at])
    return {name: _rated(strength[name], errors[name]) for name in names}


def _rated(strength: float, error: float) -> Interval:
    value, reach = ELO_PER_LOGIT * strength, ELO_PER_LOGIT * Z * error
    return Interval(value, value - reach, value + reach)


def _pairs(names: Sequence[str], meetings: Mapping[tuple[str, str], Meeting]) -> list[tuple[str, str]]:
    return [(a, b) if (a, b) in meetings else (b, a) for a, b in combinations(names, 2)]


def _derivatives(
    others: Sequence[str],
    strength: Mapping[str, float],
    points: Mapping[tuple[str, str], float],
    games: Mapping[tuple[str, str], float],
) -> tuple[list[float], list[list[float]]]:
    """The slope of the log likelihood, and minus its second derivatives."""
    row = {name: at for at, name in enumerate(others)}
    slope = [0.0] * len(others)
    bend = [[0.0] * len(others) for _ in others]
    for (a, b), count in games.items():
        expected = 1 / (1 + exp(strength[b] - strength[a]))
        missing = points[a, b] - count * expected
        weight = count * expected * (1 - expected)
        for name, sign in ((a, 1), (b, -1)):
            if name in row:
                slope[row[name]] += sign * missing
                bend[row[name]][row[name]] += weight
        if a in row and b in row:
            bend[row[a]][row[b]] -= weight
            bend[row[b]][row[a]] -= weight
    return slope, bend


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss's elimination; the matrices here are small, symmetric and positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for below in rows[at + 1 :]:
            factor = below[at] / pivot[at]
            for column in range(at, len(pivot)):
                below[column] -= factor * pivot[column]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, len(rows)))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found
