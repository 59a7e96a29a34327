"""What the odds are, and how they were found."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from heraut.kernel.stakes import Outcome
from heraut.study.statistics import wilson


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely each outcome is at the horizon, when everybody on the way plays by the policy.

    Exact: every fall of the dice was followed, but for `left_out`, the weight of those too rare to follow (dice that
    are rolled again and again never end).  Otherwise so many games were played, and `error` says how sure that is.
    """

    horizon: str
    policy: str
    exact: bool
    shares: Mapping[str, Fraction]
    outcomes: tuple[Outcome, ...]
    left_out: Fraction = Fraction(0)
    samples: int = 0
    states: int = 0
    headlines: tuple[tuple[str, frozenset[str]], ...] = ()

    def of(self, *ids: str) -> Fraction:
        """How likely one of these is."""
        return sum((self.shares.get(id, Fraction(0)) for id in ids), Fraction(0))

    def interval(self, *ids: str) -> tuple[float, float]:
        """Where the truth lies: for certain when exact; in 95 of 100 cases when sampled (Wilson)."""
        share = self.of(*ids)
        if self.exact:
            return float(share), float(share + self.left_out)
        _, low, high = wilson(float(share * self.samples), self.samples)
        return low, high

    @property
    def error(self) -> float:
        """How far off any of the numbers may be."""
        if self.exact:
            return float(self.left_out)
        spans = [self.interval(id) for id in self.shares]
        return max([(high - low) / 2 for low, high in spans], default=1.0)

    def json(self) -> dict[str, Any]:
        return {
            "horizon": self.horizon,
            "policy": self.policy,
            "exact": self.exact,
            "samples": self.samples,
            "states": self.states,
            "error": self.error,
            "shares": {id: float(self.of(id)) for id in self.shares},
        }


def average(worlds: Iterable[Odds], drawn: bool) -> Odds:
    """The odds over several worlds that are as likely; drawn by lot, they are no longer exact."""
    listed = list(worlds)
    first = listed[0]
    if len(listed) == 1:
        return first
    met = {id for one in listed for id in one.shares}
    ids = [one.id for one in first.outcomes if one.id in met]
    return Odds(
        first.horizon,
        first.policy,
        not drawn and all(one.exact for one in listed),
        {id: sum((one.of(id) for one in listed), Fraction(0)) / len(listed) for id in ids},
        first.outcomes,
        sum((one.left_out for one in listed), Fraction(0)) / len(listed),
        sum(one.samples for one in listed) or len(listed),
        sum(one.states for one in listed),
        first.headlines,
    )
