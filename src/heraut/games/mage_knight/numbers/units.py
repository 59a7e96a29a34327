"""The numbers of a unit: its armour with its reasons, what it resists."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.mage_knight.model.heroes import UnitCard
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import UNITS
from heraut.games.mage_knight.numbers import statuses
from heraut.kernel.values import ADDED, AT_LEAST, PRINTED, Part

SOFTENED, BARE, NO_FIRE = "softened", "lost_all", "lost_fire"  # by an opponent, between players


def armour_of(t: Game, seat: int, unit: UnitCard) -> Iterator[Part]:
    """MK-CRD-12 MK-PVP-25."""
    yield Part(PRINTED, t.content.units[unit.kind].armour, unit.kind)
    yield from statuses.unit_armour(t, seat, unit)
    for held in t.state.modifiers.get(UNITS + unit.id, ()):
        if held.status == SOFTENED:
            yield Part(ADDED, held.amount, SOFTENED, ("MK-PVP-6",))
    yield Part(AT_LEAST, 1, "least", ("MK-PVP-25",))


def resists(t: Game, seat: int, unit: UnitCard) -> frozenset[str]:
    """MK-CRD-12 MK-CMB-46 MK-PVP-6."""
    about = UNITS + unit.id
    if t.state.has(about, BARE):
        return frozenset()
    found = statuses.unit_resists(t, seat, unit).union(t.content.units[unit.kind].resistances)
    return found - {"fire"} if t.state.has(about, NO_FIRE) else found
