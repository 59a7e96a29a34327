"""Who stands where, and who touches whom: always computed from the table, never declared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from heraut.games.confrontation.model import Battle, Figure
from heraut.tabletop.discs import Disc, Landing, distance, landings, touching

Contacts = Mapping[int, tuple[int, ...]]


def disc(t: Battle, figure: Figure) -> Disc:
    return Disc(figure.x, figure.y, t.content.fighters[figure.fighter].base, figure.level)


def standing(t: Battle) -> list[int]:
    return [who for who, figure in t.state.figures.items() if not figure.down]


def contacts(t: Battle, group: Iterable[int] | None = None) -> dict[int, tuple[int, ...]]:
    """CF-A1-3 CF-A2-5 CF-B1-1. For each standing figure, the enemies whose base touches its own, on its own level.

    With a group, the contacts inside it.
    """
    discs = {who: disc(t, t.state.figures[who]) for who in (standing(t) if group is None else group)}
    sides = {who: t.state.figures[who].side for who in discs}
    found: dict[int, list[int]] = {who: [] for who in discs}
    ordered = list(discs)
    for i, a in enumerate(ordered):
        for b in ordered[i + 1 :]:
            if sides[a] != sides[b] and touching(discs[a], discs[b]):
                found[a].append(b)
                found[b].append(a)
    return {who: tuple(sorted(enemies)) for who, enemies in found.items()}


def touched_by(t: Battle, who: int) -> tuple[int, ...]:
    """The enemies in contact with one figure."""
    figures = t.state.figures
    mine, side = disc(t, figures[who]), figures[who].side
    return tuple(
        [
            other
            for other, figure in sorted(figures.items())
            if not figure.down and figure.side != side and touching(mine, disc(t, figure))
        ]
    )


def reachable(t: Battle, who: int, reach: int, level: int) -> list[Landing]:
    """CF-B1-4 CF-B1-5. Where one straight move brings a figure into contact; only bases on that level are in the way.

    A flyer is measured by its marker on the ground, so levels make no move longer.
    """
    figures = t.state.figures
    mover = figures[who]
    foes: dict[int, Disc] = {}
    friends: list[Disc] = []
    for other, figure in figures.items():
        if figure.down or other == who or figure.level != level:
            continue
        if figure.side != mover.side:
            foes[other] = disc(t, figure)
        else:
            friends.append(disc(t, figure))
    return ways(disc(t, mover), reach, tuple(foes.items()), tuple(friends), level)


@lru_cache(maxsize=4096)
def ways(
    mover: Disc, reach: int, foes: tuple[tuple[int, Disc], ...], friends: tuple[Disc, ...], level: int
) -> list[Landing]:
    """The same moves are looked for when they are listed, shown and made: the geometry is worked out once."""
    return landings(mover, reach, dict(foes), friends, level)


def within_cm(t: Battle, a: Figure, b: Figure, centimetres: int) -> bool:
    return distance(disc(t, a), disc(t, b)) <= 10 * centimetres


def sides_of(t: Battle, group: Iterable[int]) -> list[int]:
    """The sides present in a group, in the order of the Tactics roll, its winner first."""
    present = {t.state.figures[who].side for who in group}
    if len(present) == 1:
        return list(present)
    return [side for side in t.state.tactics if side in present]
