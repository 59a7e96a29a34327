"""Honest odds: what an answer leads to, counted, not guessed; or sampled, and then it says so."""

from heraut.odds.reckoning import Budget, Start, all_odds, odds, reckon
from heraut.odds.result import Odds

__all__ = ["Budget", "Odds", "Start", "all_odds", "odds", "reckon"]
