"""5. Combat, phase 3: damage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch1_reminders.playable as playable
from heraut.games.mage_knight.answers.in_combat import Suffer, ToHero, ToUnit
from heraut.games.mage_knight.model.heroes import UnitCard
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import NO_FOE, UNITS, FoeId, UnitId
from heraut.games.mage_knight.numbers import foe_numbers, limits, statuses, units
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_reminders import gaining
from heraut.games.mage_knight.rules.ch1_reminders.judged_effects import PHASE_3
from heraut.games.mage_knight.rules.ch1_reminders.moments import SPECIAL
from heraut.games.mage_knight.rules.ch5_combat import judged_foes
from heraut.games.mage_knight.rules.ch5_combat.phases import Phase, discard_hand, knock_out, with_units
from heraut.kernel import Arrow, Option, Reason, Section, ask
from heraut.kernel.values import total

TO_HERO = ToHero()
HIT = "hit"  # on a unit that took damage this turn


@dataclass(slots=True)
class Damage(Phase):
    """Phase 3: the enemies that were not blocked, in the player's order.

    whose damage? ── nobody's any more → end
       ↓
    to a unit, or a Wound to the hero, until none is left ⟲

    `foe`: whose damage is being dealt; `rest`: how much is left of it.
    """

    foe: FoeId = NO_FOE
    rest: int = 0

    def question(self) -> str:
        return "whose_damage" if self.foe == NO_FOE else "assign_damage"

    def uses(self, t: Game) -> frozenset[str]:
        """MK-CRD-2. Between two enemies something may be played, but not while damage is being dealt."""
        return with_units(t, frozenset((SPECIAL, PHASE_3)) if self.foe == NO_FOE else frozenset())

    def go_on(self, t: Game) -> Arrow:
        """MK-CMB-45 MK-CMB-51. Until there is no damage left."""
        if self.foe == NO_FOE:
            return self.put(t) if foe_numbers.attacking(t) else None
        return ask(self.seat, "assign_damage", self.takers, self.assign) if self.rest > 0 else self.dealt

    def choices(self, t: Game) -> Sequence[Option]:
        """MK-CMB-11 MK-CMB-45. Who deals damage next; beside it what may be played."""
        return [*self.own(t), *playable.plays(t, self.seat, self.uses(t))]

    def own(self, t: Game) -> Sequence[Option]:
        return [Suffer(foe) for foe in foe_numbers.attacking(t)]

    def answered(self, t: Game, choice: Suffer) -> Arrow:
        """MK-CMB-11 MK-CMB-44."""
        self.foe, self.rest = choice.foe, total(foe_numbers.damage_of(t, choice.foe))
        t.tell("damage", seat=self.seat, foe=foe_numbers.attacker(t, choice.foe).id, amount=self.rest)
        return self.go_on

    def takers(self, t: Game) -> Sequence[Option]:
        """MK-CMB-12 MK-CMB-15 MK-CMB-51. A unit, or the hero."""
        return [wish for wish in self.wishes(t) if self.forbids(t, wish) is None]

    def wishes(self, t: Game) -> Sequence[Option]:
        if self.foe == NO_FOE:
            return self.own(t)
        return [*[ToUnit(unit.id) for unit in t.state.heroes[self.seat].units], TO_HERO]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, ToUnit):
            return cannot_take(t, self.seat, wish.unit)
        return None if isinstance(wish, (ToHero, Suffer)) else Phase.forbids(self, t, wish)

    def assign(self, t: Game, choice: ToUnit | ToHero) -> Arrow:
        """MK-CMB-45 MK-CMB-51."""
        if isinstance(choice, ToUnit):
            self.rest = hit_unit(t, self.seat, choice.unit, self.foe, self.rest)
        else:
            self.rest -= hit_hero(t, self.seat, self.foe)
        return self.go_on

    def dealt(self, t: Game) -> Arrow:
        """MK-CMB-41 MK-CMB-45. A summoned enemy goes when its damage is done."""
        judged_foes.change(t, self.foe, dealt=True)
        judged_foes.discard_summoned(t, self.foe)
        self.foe, self.rest = NO_FOE, 0
        return self.start


# ── units ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def cannot_take(t: Game, seat: int, id: UnitId) -> Reason | None:
    """MK-CMB-12 MK-CMB-48 MK-CMB-55. What speaks against damage to this unit."""
    unit = gains.unit_of(t.state.heroes[seat], id)
    return not_here(t, unit) or spared(t, seat) or wounded(unit) or hit_before(t, unit)


def not_here(t: Game, unit: UnitCard) -> Reason | None:
    """MK-CMB-55. Where units are not allowed; one bound by loyalty is."""
    if unit.bound or t.state.battle is None or not t.state.battle.no_units:
        return None
    return Reason("no-units-here", ("MK-CMB-55",), unit=unit.id)


def spared(t: Game, seat: int) -> Reason | None:
    """MK-CRD-22. An effect keeps damage from the units."""
    return Reason("units-spared", ("MK-CRD-22",)) if statuses.units_unhurt(t, seat) else None


def wounded(unit: UnitCard) -> Reason | None:
    """MK-CMB-12. Only an unwounded unit."""
    return Reason("unit-wounded", ("MK-CMB-12",), unit=unit.id) if unit.wounds else None


def hit_before(t: Game, unit: UnitCard) -> Reason | None:
    """MK-CMB-12 MK-CMB-48. Once a turn each, with or without a wound."""
    return Reason("unit-hit-before", ("MK-CMB-12", "MK-CMB-48"), unit=unit.id) if _hit(t, unit) else None


def _hit(t: Game, unit: UnitCard) -> bool:
    return t.state.has(UNITS + unit.id, HIT)


def hit_unit(t: Game, seat: int, id: UnitId, foe: FoeId, damage: int) -> int:
    """MK-CMB-12 MK-CMB-13 MK-CMB-14 MK-CMB-46 MK-CMB-47 MK-CMB-48. What is left of the damage.

    Resistance takes off the armour first, without a wound.
    """
    unit = gains.unit_of(t.state.heroes[seat], id)
    armour = total(units.armour_of(t, seat, unit))
    resistances = units.resists(t, seat, unit)
    t.state.gain(UNITS + id, HIT, "turn")
    if foe_numbers.resisted(foe_numbers.attacker(t, foe).element, resistances):
        damage -= armour
    if damage <= 0:
        t.tell("unit_unhurt", seat=seat, unit=unit.kind)
        return 0
    for _ in range(2 if foe_numbers.poisons(t, foe) else 1):
        gaining.wound_unit(t, seat, id)
    if foe_numbers.paralyses(t, foe):
        gains.lose_unit(t, seat, id)
    return damage - armour


# ── the hero ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def hit_hero(t: Game, seat: int, foe: FoeId) -> int:
    """MK-CMB-15 MK-CMB-49 MK-CMB-50 MK-FIN-1. A Wound, and by poison another; what his armour takes off."""
    why = foe_numbers.attacker(t, foe).id
    gains.take_wounds(t, seat, 1, why)
    if foe_numbers.poisons(t, foe):
        gains.take_wounds(t, seat, 1, why, to_hand=False)
    if foe_numbers.paralyses(t, foe):
        discard_hand(t, seat, "paralysed")
    knock_out(t, seat)
    return total(limits.armour(t, seat))


SECTIONS: tuple[type[Section], ...] = (Damage,)
