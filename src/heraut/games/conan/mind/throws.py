"""Tables of dice: how likely each sum is, marked dice rerolled when they fell badly; remembered with the content."""

from __future__ import annotations

from heraut.games.conan.model import Game
from heraut.games.conan.numbers import automaton
from heraut.games.conan.rules.ch2_sheet.rolls import MARK

Chances = tuple[float, ...]  # of the sum 0, 1, 2 …


def sums(t: Game, dice: tuple[str, ...]) -> Chances:
    """How likely each sum of these dice is: to the last digit the same, in whatever order they are named."""
    memo, sorted_dice = t.content.memo, tuple(sorted(dice))
    key = ("sums", *sorted_dice)
    if key not in memo:
        memo[key] = added(sums(t, sorted_dice[1:]), one(t, sorted_dice[0])) if dice else (1.0,)
    found: Chances = memo[key]
    return found


def one(t: Game, kind: str) -> Chances:
    """CN-RRL-3. A die; with its mark it is rerolled once when the automaton would."""
    faces = t.content.dice[kind.removesuffix(MARK)].faces
    plain = [faces.count(face) / len(faces) for face in range(max(faces) + 1)]
    poor = [automaton.rerolls(kind, face) for face in range(len(plain))]
    again = sum([chance for chance, bad in zip(plain, poor, strict=True) if bad])
    return tuple([chance * (again + (not bad)) for chance, bad in zip(plain, poor, strict=True)])


def added(some: Chances, more: Chances) -> Chances:
    found = [0.0] * (len(some) + len(more) - 1)
    for low, chance in enumerate(some):
        for high, other in enumerate(more):
            found[low + high] += chance * other
    return tuple(found)


def reaches(t: Game, dice: tuple[str, ...], need: int) -> float:
    """How likely they come to so much."""
    memo, key = t.content.memo, ("reaches", dice, need)
    if key not in memo:
        memo[key] = sum(sums(t, dice)[max(0, need) :])
    found: float = memo[key]
    return found


def exceeds(t: Game, dice: tuple[str, ...], stands: int) -> float:
    """By how much they exceed this on average; less than nothing counts as nothing."""
    memo, key = t.content.memo, ("exceeds", dice, stands)
    if key not in memo:
        memo[key] = sum([chance * max(0, number - stands) for number, chance in enumerate(sums(t, dice))])
    found: float = memo[key]
    return found


def falls_short(t: Game, dice: tuple[str, ...], need: int) -> float:
    """By how much they fall short of this on average."""
    return need - exceeds(t, dice, 0) + exceeds(t, dice, need)
