"""Odds against dice that really fall: chi-square.  HERAUT_SOAK=1 throws a million times for each case."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from heraut.games.confrontation.answers import Parry
from heraut.games.confrontation.model import Battle
from heraut.kernel import Option, write
from heraut.odds import Budget, Odds, odds
from heraut.players.dice import Seeded
from tests.games.confrontation.duels import duel, warrior
from tests.odds.attacks import struck, struck_with

SOAK = os.environ.get("HERAUT_SOAK") == "1"
ROLLS = 1_000_000  # of one case, of dice alone
GAMES = 100_000 if SOAK else 1_200  # of one case, through the rules
RARE = 1e-4  # a good chi-square is smaller than this once in ten thousand cases
FINE = Budget(fine=1e-7)


def agrees(seen: Mapping[str, int], found: Odds) -> None:
    """Do the counts look like the odds?  Outcomes expected less than five times are taken together."""
    total = sum(seen.values())
    followed = sum(found.shares.values())  # what was left out could be any of them
    shares = {id: float(share / followed) for id, share in found.shares.items()}
    assert set(seen) <= set(shares)
    common = [id for id, share in shares.items() if share * total >= 5]
    rest = 1 - sum(shares[id] for id in common)
    counts = [seen.get(id, 0) for id in common]
    expected = [shares[id] * total for id in common]
    if rest * total >= 5:
        counts.append(total - sum(counts))
        expected.append(rest * total)
    elif total > sum(counts):
        counts[0] += total - sum(counts)
    scale = sum(counts) / sum(expected)
    if len(counts) > 1:
        assert chisquare(counts, [one * scale for one in expected]).pvalue > RARE


# --- a million dice: a model of the dice, not of the rules ----------------------------------------------------------


def open_dice(random: np.random.Generator, size: int) -> Any:
    """Dice whose 6 is rolled again and added."""
    total = np.zeros(size, dtype=np.int64)
    rolling = np.arange(size)
    while rolling.size:
        faces = random.integers(1, 7, rolling.size)
        total[rolling] += faces
        rolling = rolling[faces == 6]
    return total


MILLION = [(att, defence, dice) for att in (2, 3, 4, 5) for defence in (2, 3, 4, 5) for dice in (1, 2)]


@pytest.mark.parametrize(("att", "defence", "dice"), MILLION)
def test_a_million_attacks(att: int, defence: int, dice: int) -> None:
    random = np.random.default_rng([att, defence, dice])
    attack = open_dice(random, ROLLS) + att
    best = np.max([open_dice(random, ROLLS) for _ in range(dice)], axis=0) + defence
    parried = int((best >= attack).sum())
    found = odds(struck_with(ATT=att, DEF=defence, dice=dice), Parry(dice), budget=Budget(fine=1e-6))
    hit = sum(found.shares.values()) - found.of("parried")
    two = Odds("attack", "best", True, {"parried": found.of("parried"), "hit": hit}, ())
    agrees({"parried": parried, "hit": ROLLS - parried}, two)


# --- games through the rules ---------------------------------------------------------------------------------------


def played(table: Battle, option: Option, horizon: str, games: int) -> Counter[str]:
    """Games with seeded dice, chance asked like a seat, everybody taking the first option."""
    stakes = table.game.stakes(table, horizon)
    assert stakes is not None
    fall = Seeded(write(option)).random
    seen: Counter[str] = Counter()
    for _ in range(games):
        twin = table.clone()
        twin.forced = True
        moment = stakes.moment(twin)
        twin.answer(option)
        while (decision := twin.decision) is not None and not stakes.over(twin):
            moment = stakes.moment(twin)
            options = decision.options
            twin.answer(options[int(fall() * len(options))] if decision.seat < 0 else options[0])
        seen[stakes.read(moment, twin)] += 1
    return seen


CASES: dict[str, Callable[[], Battle]] = {
    "plain": struck,
    "luck": lambda: struck(right=warrior("luck")),
    "attacker's luck": lambda: struck(left=warrior("luck")),
    "instinct": lambda: struck(right=warrior("survival_instinct 4")),
    "feint": lambda: struck(left=warrior("feint")),
    "counter-attack": lambda: struck(right=warrior("counter_attack")),
    "ambidextrous": lambda: struck(right=warrior("ambidextrous")),
    "ones fail": lambda: struck(one_fails="yes"),
    "published": lambda: struck(one_fails="yes", left=warrior(ATT=1)),
    "hard-boiled": lambda: struck(right=warrior("hard_boiled")),
    "wounded": lambda: struck(right=warrior(wound="serious")),
    "strong": lambda: struck(left=warrior(FOR=12)),
}


@pytest.mark.parametrize("name", CASES)
def test_attacks_through_the_rules(name: str) -> None:
    table = CASES[name]()
    assert table.decision is not None
    for option in (table.decision.options[0], table.decision.options[-1]):
        agrees(played(table, option, "attack", GAMES), odds(table, option, policy="first", budget=FINE))


# --- a whole duel ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("policy", ["first", "best"])
def test_a_whole_duel(policy: str) -> None:
    """Placement, Initiative, every pass of arms, solved to the end; by `first` also played."""
    table = duel(warrior(FOR=9), warrior()).t
    assert table.decision is not None
    option = table.decision.options[1]
    found = odds(table, option, "fight", policy, Budget(states=100_000, fine=1e-6 if policy == "first" else 1e-4))
    assert found.exact
    assert found.left_out < Fraction(1, 20)
    assert sum(found.shares.values()) + found.left_out == 1
    if policy == "first":
        agrees(played(table, option, "fight", GAMES), found)


def test_two_turns() -> None:
    """Wounds are carried over, and Authority is rolled for again."""
    table = duel(warrior(FOR=9), warrior(FOR=9), turns=2).t
    assert table.decision is not None
    option = table.decision.options[0]
    found = odds(table, option, "fight", "first", Budget(states=100_000, fine=1e-5))
    assert found.exact
    counts = played(table, option, "fight", GAMES)
    for outcome, count in counts.items():
        low, high = found.interval(outcome)
        spread = 5 * (0.25 / GAMES) ** 0.5
        assert low - spread < count / GAMES < high + spread
