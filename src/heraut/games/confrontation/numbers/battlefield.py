"""Who stands where, and who touches whom: always computed from the table, never declared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from heraut.games.confrontation.answers import Name, names
from heraut.games.confrontation.model import WORTH, Battle, Figure, FigureId, Figures
from heraut.tabletop.discs import Disc, Landing, distance, gap, landings, touching

Contacts = Mapping[FigureId, Figures]
Naming = dict[int, tuple[Name, ...]]
Base = tuple[FigureId, int, int, int, int, int]  # whose, of which side, x, y, diameter, level
MOST_PLACES = 4096  # remembered: thousands of clones stand alike


def disc(t: Battle, figure: Figure) -> Disc:
    return Disc(figure.x, figure.y, t.content.fighters[figure.fighter].base, figure.level)


def standing(t: Battle) -> list[FigureId]:
    return [who for who, figure in t.state.figures.items() if not figure.down]


def points_left(t: Battle) -> list[int]:
    """What each side is still worth, in quarters of PA."""
    left, cards = [0] * t.state.sides, t.content.fighters
    for figure in t.state.figures.values():
        if not figure.down:
            left[figure.side] += cards[figure.fighter].PA * WORTH[figure.wound]
    return left


def bases(t: Battle, group: Iterable[FigureId] | None = None) -> tuple[Base, ...]:
    """Where figures stand: those of a group, or all that are not down."""
    figures, cards = t.state.figures, t.content.fighters
    return tuple(
        [
            (who, figure.side, figure.x, figure.y, cards[figure.fighter].base, figure.level)
            for who in (figures if group is None else group)
            for figure in [figures[who]]
            if group is not None or not figure.down
        ]
    )


def contacts(t: Battle, group: Iterable[FigureId] | None = None) -> Contacts:
    """For each standing figure, the enemies it touches.  With a group, the contacts inside it."""
    return contacts_of(bases(t, group))


@lru_cache(maxsize=MOST_PLACES)
def contacts_of(bases: tuple[Base, ...]) -> Contacts:
    """CF-A1-3 CF-A2-5 CF-B1-1. For each figure, the enemies whose base touches its own, on its own level."""
    discs = {who: Disc(*place) for who, _, *place in bases}
    sides = {who: side for who, side, *_ in bases}
    found: dict[FigureId, list[FigureId]] = {who: [] for who in discs}
    ordered = list(discs)
    for i, a in enumerate(ordered):
        for b in ordered[i + 1 :]:
            if sides[a] != sides[b] and touching(discs[a], discs[b]):
                found[a].append(b)
                found[b].append(a)
    return {who: tuple(sorted(enemies)) for who, enemies in found.items()}


def touched_by(t: Battle, who: FigureId) -> Figures:
    """The enemies in contact with one figure; nobody touches the fallen."""
    return contacts(t).get(who, ())


def nearest_foes(t: Battle, who: FigureId) -> list[FigureId]:
    """The enemies of a figure, the nearest first, and the fallen last."""
    figures = t.state.figures
    base, side = disc(t, figures[who]), figures[who].side
    foes = [other for other, figure in figures.items() if figure.side != side]
    return sorted(foes, key=lambda foe: (figures[foe].down, gap(base, disc(t, figures[foe]))))


def reachable(t: Battle, who: FigureId, reach: int, level: int) -> list[Landing[FigureId]]:
    """CF-B1-4 CF-B1-5. Where one straight move brings a figure into contact; only bases on that level are in the way.

    A flyer is measured by its marker on the ground, so levels make no move longer.
    """
    return ways(who, reach, bases(t), level)


@lru_cache(maxsize=MOST_PLACES)
def ways(who: FigureId, reach: int, bases: tuple[Base, ...], level: int) -> list[Landing[FigureId]]:
    """The same moves are looked for when they are listed, shown and made: the geometry is worked out once."""
    mine, mover = next((side, Disc(*place)) for one, side, *place in bases if one == who)
    near = [other for other in bases if other[-1] == level and other[0] != who]
    foes = {foe: Disc(*place) for foe, side, *place in near if side != mine}
    friends = [Disc(*place) for _, side, *place in near if side == mine]
    return landings(mover, reach, foes, friends, level)


def within_cm(t: Battle, a: Figure, b: Figure, centimetres: int) -> bool:
    return distance(disc(t, a), disc(t, b)) <= 10 * centimetres


def sides_of(t: Battle, group: Iterable[FigureId]) -> list[int]:
    """The sides present in a group, in the order of the Tactics roll, its winner first."""
    figures = t.state.figures
    present: list[int] = []
    for who in group:
        side = figures[who].side
        if side not in present:
            present.append(side)
    if len(present) == 1:
        return present
    ordered: list[int] = []
    for side in t.state.tactics:
        if side in present:
            ordered.append(side)
    return ordered


def next_to_name(t: Battle, sides: Sequence[int], named: Figures, group: Iterable[FigureId]) -> Naming:
    """Each of these sides in turn names a fighter of a group: whose turn it is, and whom it may name; {} at the end."""
    if len(named) == len(sides):
        return {}
    figures, side = t.state.figures, sides[len(named)]
    return {side: names(tuple([who for who in group if figures[who].side == side]))}
