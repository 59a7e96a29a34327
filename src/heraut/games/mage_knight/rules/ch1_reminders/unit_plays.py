"""1. Units: activated, gained, disbanded; the banners they carry."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch1_reminders.lasting as lasting
import heraut.games.mage_knight.rules.ch1_reminders.resolving as resolving
from heraut.games.mage_knight.answers.anywhere import UnitOf
from heraut.games.mage_knight.model.heroes import UnitCard
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import UNITS, CardName, DeedId, UnitId, UnitKind
from heraut.games.mage_knight.numbers.limits import bond_is_free, free_command
from heraut.games.mage_knight.printed.statuses import Status
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_reminders.gaining import make_ready
from heraut.games.mage_knight.rules.ch1_reminders.judged_effects import BLOCK, HEAL, NO_UNITS, PHASE_2
from heraut.kernel import Arrow, Reason, Section, ask, call

BANNER = 0  # the ability that a banner gives; a unit's own are counted from 1


# ── activating ───────────────────────────────────────────────────────────────────────────────────────────────────────


def idle_unit(unit: UnitCard, uses: frozenset[str]) -> Reason | None:
    """MK-UNI-1 MK-UNI-2 MK-UNI-3 MK-CMB-55. Spent, wounded, or where no units are allowed."""
    if unit.spent:
        return Reason("unit-spent", ("MK-UNI-1", "MK-UNI-2"), unit=unit.kind)
    if unit.wounds:
        return Reason("unit-wounded", ("MK-UNI-1", "MK-UNI-3"), unit=unit.kind)
    if NO_UNITS in uses and not unit.bound:
        return Reason("no-units-here", ("MK-CMB-55",), unit=unit.kind)
    return None


def source_of(t: Game, unit: UnitCard, ability: int) -> str:
    """The source of an ability of this unit; none for a banner that only makes it ready."""
    if ability != BANNER:
        return f"unit {unit.kind} {ability} {unit.id}"
    status = banner_ability(t, unit)
    return f"banner {status.id} {unit.id}" if status is not None and not readies(status) else ""


@dataclass(slots=True)
class ActivateUnit(Section):
    """A unit is spent → the ability is announced, paid for, and happens."""

    seat: int
    unit: UnitId
    ability: int

    def start(self, t: Game) -> Arrow:
        """MK-UNI-5 MK-CRD-12. A banner may make it ready instead."""
        hero = t.state.heroes[self.seat]
        unit = gains.unit_of(hero, self.unit)
        t.tell("activates", seat=self.seat, unit=unit.kind, ability=self.ability)
        source = source_of(t, unit, self.ability)
        if not source:
            gains.change_unit(hero, self.unit, unit._replace(furled=True))
            make_ready(t, self.seat, self.unit)
            return None
        gains.change_unit(hero, self.unit, unit._replace(spent=True))
        return call(resolving.Resolve(self.seat, source))


# ── gaining ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class GainUnit(Section):
    """A unit joins an army: (no free command token: which other leaves?) → it arrives → what waited for it.

    Whoever calls this has taken it from where it lay.  `bound`: by loyalty, so that it needs no token.  `won`: as a
    reward, which is no recruiting.
    """

    seat: int
    kind: UnitKind
    bound: bool = False
    won: bool = False

    def start(self, t: Game) -> Arrow:
        """MK-UNI-6 MK-UNI-7 MK-REW-3. Loyalty is a command token too."""
        if self.bound or free_command(t, self.seat) > 0:
            return self.arrive
        if bond_is_free(t, self.seat):
            self.bound = True
            return self.arrive
        return ask(self.seat, "disband", self.leaving, self.disband)

    def leaving(self, t: Game) -> list[UnitOf]:
        """MK-UNI-7. A unit that holds a command token."""
        return [UnitOf(unit.id) for unit in t.state.heroes[self.seat].units if not unit.bound]

    def disband(self, t: Game, choice: UnitOf) -> Arrow:
        """MK-UNI-7 MK-CRD-9."""
        gains.lose_unit(t, self.seat, choice.unit)
        return self.arrive

    def arrive(self, t: Game) -> Arrow:
        """MK-UNI-8 MK-REW-3. Ready and unwounded."""
        t.state.recruited += 1
        hero = t.state.heroes[self.seat]
        hero.units = (*hero.units, UnitCard(UnitId(t.state.recruited), self.kind, bound=self.bound))
        t.tell("unit_gained", seat=self.seat, unit=self.kind)
        return None if self.won else call(lasting.Happen(self.seat, "recruited", self.kind))


# ── banners ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class AttachBanner(Section):
    """A banner of the hand is laid on a unit; another one there goes to the discard pile."""

    seat: int
    card: CardName
    unit: UnitId

    def start(self, t: Game) -> Arrow:
        """MK-CRD-3 MK-CRD-9 MK-CRD-12."""
        hero = t.state.heroes[self.seat]
        unit = gains.unit_of(hero, self.unit)
        if unit.banner:
            hero.discard.append(unit.banner)
            gains.take_banner_off(t, self.seat, self.unit)
        hero.hand.remove(self.card)
        gains.has_acted(hero)
        gains.change_unit(hero, self.unit, unit._replace(banner=self.card, furled=False))
        for status in t.content.deeds[self.card].banner:
            t.state.gain(UNITS + self.unit, status, t.content.statuses[status].until)
        t.tell("attached", seat=self.seat, card=self.card, unit=unit.kind)
        return None


def banner_ability(t: Game, unit: UnitCard) -> Status | None:
    """MK-CRD-12. What its banner offers to the unit, if anything."""
    given = t.content.deeds[unit.banner].banner if unit.banner else ()
    return next((t.content.statuses[name] for name in given if t.content.statuses[name].offer), None)


def readies(status: Status) -> bool:
    return status.offer is not None and status.offer.ready


def idle_banner(t: Game, unit: UnitCard, uses: frozenset[str]) -> Reason | None:
    """MK-CRD-12. One readies a spent unit once a round, not in combat; one spends a ready unit in phase 2."""
    status = banner_ability(t, unit)
    if status is None:
        return Reason("no-such-ability", ("MK-CRD-12", "MK-UNI-5"), unit=unit.kind)
    if not readies(status):
        blocking = BLOCK in uses or PHASE_2 in uses
        return idle_unit(unit, uses) or (None if blocking else Reason("not-now", ("MK-CRD-12",), at="block"))
    if unit.furled:
        return Reason("banner-furled", ("MK-CRD-12",), card=unit.banner)
    if not unit.spent:
        return Reason("unit-ready", ("MK-CRD-12",), unit=unit.kind)
    return None if HEAL in uses else Reason("not-now", ("MK-CRD-12",), at="not_combat")


def not_to_attach(t: Game, seat: int, card: DeedId, unit: UnitId) -> Reason | None:
    """MK-CRD-3. A banner, and a unit of one's own; the banner that it carries already is laid aside for another."""
    if card not in t.state.heroes[seat].hand:
        return Reason("not-in-hand", ("MK-CRD-3",), card=card)
    if card not in t.content.deeds or not t.content.deeds[card].banner:
        return Reason("no-banner", ("MK-CRD-3",), card=card)
    if all(one.id != unit for one in t.state.heroes[seat].units):
        return Reason("no-such-unit", ("MK-CRD-3",))
    return None


SECTIONS: tuple[type[Section], ...] = (ActivateUnit, GainUnit, AttachBanner)
