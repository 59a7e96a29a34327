"""5. Between players: what effects on enemies do to the opponent's units.

A unit is named as an enemy by where its statuses lie.
"""

from __future__ import annotations

from heraut.games.mage_knight.model.heroes import UnitCard
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import UNITS, FoeId, UnitId
from heraut.games.mage_knight.numbers import duels, units
from heraut.games.mage_knight.numbers.foe_numbers import IGNORED
from heraut.games.mage_knight.printed.effects import Effect
from heraut.games.mage_knight.rules import gains


def aims(t: Game, seat: int, effect: Effect, colour: str) -> list[FoeId]:
    """MK-PVP-6 MK-PVP-29 MK-PVP-41 MK-CMB-3. Unwounded units of the opponent; to be stopped, such that attack now."""
    rival = duels.rival_of(t, seat)
    found = [unit for unit in t.state.heroes[rival].units if not unit.wounds and not _ignores(t, rival, unit, colour)]
    if effect.stop:
        here = duels.bout(t)
        attack = here.fighting if here.attacker == rival else ()
        found = [unit for unit in found if unit.id in attack and unit.id not in here.halted]
    return [FoeId(UNITS + unit.id) for unit in found]


def _ignores(t: Game, seat: int, unit: UnitCard, colour: str) -> bool:
    return any(IGNORED.get(element) == colour for element in units.resists(t, seat, unit))


def foes_now(t: Game) -> int:
    """MK-PVP-31 MK-PVP-45. The opponent's ready unwounded units, those that fight now, and the hero."""
    here = duels.bout(t)
    units = t.state.heroes[duels.rival_of(t, here.playing)].units
    return 1 + sum((not unit.spent and not unit.wounds) or unit.id in here.fighting for unit in units)


def soften(t: Game, foe: FoeId, effect: Effect) -> None:
    """MK-PVP-6 MK-PVP-14 MK-PVP-25. A unit's armour is less, never below 1; behind walls perhaps much less."""
    seat, unit = _unit(t, foe)
    walled = effect.armour_if_fortified and duels.walled(t, seat)
    less = (effect.armour_if_fortified if walled else effect.armour) + effect.others_armour
    less += effect.armour_per_resistance * len(units.resists(t, seat, unit))
    if less:
        t.state.gain(foe, units.SOFTENED, "combat", less)
        t.tell("unit_softened", seat=seat, unit=unit.kind, amount=-less)


def strip(t: Game, foe: FoeId, what: str) -> None:
    """MK-PVP-6."""
    seat, unit = _unit(t, foe)
    t.state.gain(foe, f"lost_{what}", "combat")
    t.tell("unit_stripped", seat=seat, unit=unit.kind, what=what)


def stop_attack(t: Game, foe: FoeId) -> None:
    """MK-PVP-29. Its attack is nothing, and it is spent."""
    seat, unit = _unit(t, foe)
    here = duels.bout(t)
    t.state.duel = here._replace(halted=(*here.halted, unit.id))
    gains.change_unit(t.state.heroes[seat], unit.id, unit._replace(spent=True))
    t.tell("unit_stopped", seat=seat, unit=unit.kind)


def destroy(t: Game, foe: FoeId) -> None:
    """MK-PVP-26. It is wounded instead."""
    seat, unit = _unit(t, foe)
    gains.change_unit(t.state.heroes[seat], unit.id, unit._replace(wounds=1))
    t.tell("unit_struck", seat=seat, unit=unit.kind)


def _unit(t: Game, foe: FoeId) -> tuple[int, UnitCard]:
    id = UnitId(foe - UNITS)
    for seat in duels.seats(t):
        for unit in t.state.heroes[seat].units:
            if unit.id == id:
                return seat, unit
    raise LookupError(f"no unit {id} fights here")
