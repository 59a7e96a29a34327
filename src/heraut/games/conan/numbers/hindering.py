"""Hindering: enemies who share the area."""

from __future__ import annotations

from heraut.games.conan.model import AreaId, FigureId, Game
from heraut.games.conan.numbers.figures import area_of, enemies, friends, has


def hindering(t: Game, figure: FigureId, area: AreaId) -> int:
    """CN-HIN-1 CN-HIN-2 CN-HIN-4. Enemies less other friends; captives and objects do not count."""
    return max(0, len(enemies(t, figure, area)) - len(friends(t, figure, area)))


def moving(skills: frozenset[str], hindrance: int) -> int:
    """CN-HIN-5 CN-SKL-11 CN-SKL-13 CN-SKL-16 CN-SKL-17. What leaving an area with so much hindering costs."""
    if hindrance <= 0 or not skills.isdisjoint(("evasive", "flying", "intangible")):
        return 0
    return hindrance - 1 if "feline_grace" in skills else hindrance


def rolling(t: Game, figure: FigureId) -> int:
    """CN-HIN-3 CN-HIN-6 CN-SKL-21. What is taken off the sum of manipulations and spells."""
    return 0 if has(t, figure, "concentration") else hindering(t, figure, area_of(t, figure))


def shooting(t: Game, figure: FigureId) -> int:
    """CN-HIN-6 CN-SKL-8. What is taken off the sum of a ranged attack."""
    return 0 if has(t, figure, "elite_shooter") else rolling(t, figure)
