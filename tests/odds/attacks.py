"""Attacks to reckon, and what their odds must be, worked out apart from the rules' code."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import comb
from pathlib import Path

from heraut.games import confrontation
from heraut.games.confrontation.model import Battle
from tests.games.confrontation.duels import Warrior, duel, warrior

LEVELS = ("", "light", "serious", "critical", "killed")
SIXTH = Fraction(1, 6)
SHEET = tomllib.loads((Path(confrontation.__file__).parent / "printed" / "wound_table.toml").read_text("utf-8"))


def struck(left: Warrior | None = None, right: Warrior | None = None, dice: int = 2, **settings: str) -> Battle:
    """Figure 1 has struck figure 2, who has so many dice to defend with and is asked how."""
    fight = duel(left or warrior(), right or warrior(), **settings)
    fight.open("2/0", "0/2")
    return strike(fight.t, dice)


def strike(table: Battle, dice: int) -> Battle:
    twin = table.clone()
    twin.state.figures[2].defence = dice
    twin.say(0, "attack 1 2")
    return twin


def struck_with(ATT: int = 3, DEF: int = 3, FOR: int = 5, RES: int = 5, dice: int = 2) -> Battle:  # noqa: N803
    return strike(ready(ATT, DEF, FOR, RES), dice)


@cache
def ready(att: int, defence: int, strength: int, resistance: int) -> Battle:
    fight = duel(warrior(ATT=att, FOR=strength), warrior(DEF=defence, RES=resistance))
    fight.open("2/0", "0/2")
    return fight.t


# --- a die whose 6 is rolled again and added --------------------------------------------------------------------------


def at_least(number: int) -> Fraction:
    """How often the die reaches a number."""
    if number <= 1:
        return Fraction(1)
    sixes, rest = divmod(number - 1, 6)
    return SIXTH**sixes * Fraction(6 - rest, 6)


def parried(att: int, defence: int, dice: int) -> Fraction:
    """How often the best of so many dice + DEF reaches a die + ATT: an endless sum, worked out."""
    ahead = att - defence
    first = 0
    while 6 * first + 1 + ahead < 1:
        first += 1
    whole = Fraction(0)
    for face in range(1, 6):
        for sixes in range(first):
            whole += SIXTH ** (sixes + 1) * best_of(dice, at_least(6 * sixes + face + ahead))
        # From here on each further pair of sixes is as likely as the last one, by the same factor.
        reach = at_least(6 * first + face + ahead)
        for some in range(1, dice + 1):
            term = comb(dice, some) * (-1) ** (some + 1) * reach**some
            whole += SIXTH ** (first + 1) * term / (1 - SIXTH ** (some + 1))
    return whole


def best_of(dice: int, share: Fraction) -> Fraction:
    return 1 - (1 - share) ** dice


# --- wounds -----------------------------------------------------------------------------------------------------------


def wounds(margin: int, held: str = "") -> dict[str, Fraction]:
    """What the 36 throws of two dice do to one who holds a wound, when FOR − RES is so much."""
    found: dict[str, Fraction] = {}
    for one, other in throws():
        severity = cell(min(one, other), max(one, other) + margin)
        if severity in LEVELS[1:]:
            rank, before = LEVELS.index(severity), LEVELS.index(held)
            severity = LEVELS[rank if rank > before else before + 1]
        found[severity] = found.get(severity, Fraction(0)) + Fraction(1, 36)
    return found


def throws() -> Iterator[tuple[int, int]]:
    for one in range(1, 7):
        for other in range(1, 7):
            yield one, other


def cell(low: int, final: int) -> str:
    """A cell of the wound table, as it is printed."""
    row = next(row for row in SHEET["rows"] if final <= row.get("up_to", final))
    severity: str = row[SHEET["locations"][low - 1]]
    return severity
