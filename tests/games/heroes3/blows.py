"""Attacks reckoned by hand: every fall of the dice of a blow and of what comes back, with numbers copied from cards.

Nothing here uses the rules of the game, or its content.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import NamedTuple

FACES = (-1, 0, 1)
ONE, LOW, HIGH, SUM, NONE = "one", "low", "high", "sum", "none"


class Side(NamedTuple):
    """A side of a card.  `lucky`: the faces of the enemy's die on which it defends one better."""

    attack: int
    defense: int
    health: int
    dice: str = ONE
    lucky: tuple[int, ...] = ()
    better: int = 0  # added to its die
    more_on: tuple[int, ...] = ()  # the faces of its own die for which it strikes one harder
    again: tuple[int, ...] = ()  # the faces it rolls again; `for_ever`, not just once
    for_ever: bool = False
    pierces: bool = False
    sets: int | None = None  # what any die against it counts as


class Unit(NamedTuple):
    """The sides of a card that are left, the one that lies up first, and the damage on it."""

    sides: tuple[Side, ...]
    damage: int = 0

    def suffers(self, damage: int) -> Unit:
        left, sides = self.damage + damage, self.sides
        while sides and left >= sides[0].health:
            left -= sides[0].health
            sides = sides[1:]
        return Unit(sides, left if sides else 0)


def fate(before: Unit, after: Unit) -> str:
    if not after.sides:
        return "beaten"
    if len(after.sides) < len(before.sides):
        return "turned"
    return "hurt" if after.damage > before.damage else "whole"


def die(side: Side) -> dict[int, Fraction]:
    """One die, with what its unit rolls again."""
    third = Fraction(1, 3)
    if side.for_ever:
        rest = [face for face in FACES if face not in side.again]
        return {face: Fraction(1, len(rest)) for face in rest}
    shares = dict.fromkeys(FACES, Fraction(0))
    for face in FACES:
        if face in side.again:
            for second in FACES:
                shares[second] += third * third
        else:
            shares[face] += third
    return shares


def falls(side: Side, how: str) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """The dice that count, and how likely they are."""
    single = die(side)
    if how == NONE:
        yield (), Fraction(1)
    elif how == ONE:
        for face, share in single.items():
            yield (face,), share
    else:
        for (one, p), (other, q) in product(single.items(), repeat=2):
            yield ((one, other) if how == SUM else (min(one, other),) if how == LOW else (max(one, other),)), p * q


def blow(
    striker: Side, target: Unit, how: str, shield: bool = False, first: bool = True, less: int = 0
) -> Iterator[tuple[Unit, Fraction]]:
    """What one blow leaves of its target.  `first`: not a retaliation, not a further blow."""
    top = target.sides[0]
    for dice, share in falls(striker, how):
        if dice and top.sets is not None:
            dice = (top.sets,)
        dice = tuple(one + (striker.better if first else 0) for one in dice)
        shown = [min(one, 1) for one in dice]
        attack = striker.attack - less + sum(dice)
        attack += first and any(one in striker.more_on for one in shown)
        defense = 0 if striker.pierces and first else top.defense
        defense += any(one in top.lucky for one in shown)
        for token, part in ((1, Fraction(1, 3)), (0, Fraction(2, 3))) if shield else ((0, Fraction(1)),):
            yield target.suffers(max(0, attack - defense - token)), share * part


def exchange(
    own: Unit,
    foe: Unit,
    how: str = ONE,
    back: str = ONE,
    shield: bool = False,
    twice: bool = False,
    less: int = 0,
) -> dict[str, Fraction]:
    """Own strikes the foe, by these dice; whoever is left strikes back by those (NONE: it does not)."""
    found: dict[str, Fraction] = {}
    for hit, p in blow(own.sides[0], foe, how, shield, less=less):
        blows = [(hit, Fraction(1))]
        if twice and hit.sides:
            blows = list(blow(own.sides[0], hit, how, shield, first=False, less=less))
        for left, q in blows:
            answers = [(own, Fraction(1))]
            if left.sides and back != "no":
                answers = list(blow(left.sides[0], own, back, first=False))
            for mine, r in answers:
                id = f"{fate(foe, left)}-{fate(own, mine)}"
                found[id] = found.get(id, Fraction(0)) + p * q * r
    return {id: share for id, share in found.items() if share}
