"""1. Healing points spent: on Wounds of the hand, on units."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch1_reminders.lasting as lasting
from heraut.games.mage_knight.model.heroes import UnitCard
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import WOUND, UnitId
from heraut.games.mage_knight.rules.ch1_reminders.gaining import heal_unit
from heraut.games.mage_knight.rules.ch1_reminders.judged_effects import HEAL
from heraut.games.mage_knight.rules.gains import heal_hand, unit_of
from heraut.kernel import Arrow, Reason, Section, call


def level_of(t: Game, unit: UnitCard) -> int:
    """MK-CRD-10. What a wound of a unit costs to heal."""
    return t.content.units[unit.kind].level


def no_healing_now(uses: frozenset[str]) -> Reason | None:
    """MK-CRD-5 MK-CRD-13. Never in combat."""
    return None if HEAL in uses else Reason("no-healing-now", ("MK-CRD-5", "MK-CRD-13"))


def no_wound_to_heal(t: Game, seat: int) -> Reason | None:
    """MK-CRD-4. A healing point, and a Wound in hand."""
    hero = t.state.heroes[seat]
    if WOUND not in hero.hand:
        return Reason("no-wound-in-hand", ("MK-CRD-4",))
    return None if hero.heal else Reason("too-little-healing", ("MK-CRD-4",), have=0, need=1)


def no_unit_to_heal(t: Game, seat: int, unit: UnitId) -> Reason | None:
    """MK-CRD-10 MK-CRD-11. A wounded unit, and as many points as its level."""
    hero = t.state.heroes[seat]
    card = unit_of(hero, unit)
    if not card.wounds:
        return Reason("unit-not-wounded", ("MK-CRD-10",), unit=card.kind)
    need = level_of(t, card)
    return None if hero.heal >= need else Reason("too-little-healing", ("MK-CRD-10",), have=hero.heal, need=need)


@dataclass(slots=True)
class HealHand(Section):
    """A healing point returns a Wound of the hand → what waited for a point spent → for a Wound healed."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-CRD-4."""
        t.state.heroes[self.seat].heal -= 1
        heal_hand(t, self.seat)
        return call(lasting.Happen(self.seat, "healing_spent", "1"), self.healed)

    def healed(self, t: Game) -> Arrow:
        """MK-CRD-22."""
        return call(lasting.Happen(self.seat, "wound_healed"))


@dataclass(slots=True)
class HealAUnit(Section):
    """Healing points take a wound off a unit → what waited for points spent."""

    seat: int
    unit: UnitId

    def start(self, t: Game) -> Arrow:
        """MK-CRD-10 MK-CRD-11."""
        hero = t.state.heroes[self.seat]
        cost = level_of(t, unit_of(hero, self.unit))
        hero.heal -= cost
        heal_unit(t, self.seat, self.unit)
        return call(lasting.Happen(self.seat, "healing_spent", str(cost)))


SECTIONS: tuple[type[Section], ...] = (HealHand, HealAUnit)
