"""What a complex manipulation or the dice of a spell come to: faces, less hindering."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.conan.model import FigureId, Game, HeroId
from heraut.games.conan.numbers import hindering
from heraut.games.conan.numbers.blows import shown
from heraut.games.conan.numbers.figures import has, sheet_of
from heraut.kernel.values import ADDED, AT_LEAST, PRINTED, Part
from heraut.tabletop.throws import Fallen

LOCK_DIE = "R"


def effort_dice(t: Game, hero: HeroId, gems: int, lock: bool, help: tuple[str, ...]) -> tuple[str, ...]:
    """CN-MAN-12 CN-SKL-22. A die a gem; one more for a lock-picker at a lock; what an object adds."""
    skill = (LOCK_DIE,) if lock and has(t, hero, "lock_picking") else ()
    return (*[sheet_of(t, hero).manipulation.die] * gems, *skill, *help)


def effort_parts(t: Game, figure: FigureId, dice: Fallen) -> Iterator[Part]:
    """CN-MAN-12 CN-HIN-6 CN-SPL-8. Manipulations and spells alike."""
    yield Part(PRINTED, shown(dice), "dice", ("CN-DIE-4",))
    lost = hindering.rolling(t, figure)
    if lost:
        yield Part(ADDED, -lost, "hindering", ("CN-HIN-6",))
    yield Part(AT_LEAST, 0, "least", ())
