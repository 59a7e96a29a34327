"""1. Cards and skills that deal with units, of one's own, of the offer, of others."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch1_reminders.gaining as gaining
import heraut.games.mage_knight.rules.ch1_reminders.resolving as resolving
import heraut.games.mage_knight.rules.ch1_reminders.unit_plays as unit_plays
from heraut.games.mage_knight.answers.anywhere import DONE, Done, UnitOf
from heraut.games.mage_knight.answers.on_turn import Recruit
from heraut.games.mage_knight.answers.with_cards import Borrow
from heraut.games.mage_knight.model.heroes import UnitCard
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import OFF_MAP, UNITS, UnitId, UnitKind
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_reminders.judged_effects import NO_UNITS, anything_to_heal
from heraut.games.mage_knight.rules.ch1_reminders.named_plays import NAMED, Named, others
from heraut.games.mage_knight.rules.ch1_reminders.plays_cards import works
from heraut.kernel import Arrow, Option, Section, ask, call, draw

REGULAR = "regular"  # the deck of regular units
BOND_LESS = 5  # influence that a unit costs less by them
NEW_RECRUITS = 2  # that Bonds of Loyalty bring
IN_FOREST = 2  # levels more that Rebirth readies there


def level_of(t: Game, unit: UnitCard) -> int:
    return t.content.units[unit.kind].level


# ── Rebirth ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class ReadyByLevels(Named):
    """Which unit is ready again? ⟲ up to so many levels together, in a forest two more.

    `used`: the levels of those that are.
    """

    used: int = 0

    @classmethod
    def tempts(cls, t: Game, seat: int) -> bool:
        """MK-UNI-2."""
        return any(unit.spent for unit in t.state.heroes[seat].units)

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        """MK-UNI-2 MK-CRD-4. It heals besides."""
        return anything_to_heal(t.state.heroes[seat]) or bool(cls(seat, "", amount).units(t))

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "unit_to_ready", self.units, self.hear, otherwise=self.over)

    def units(self, t: Game) -> list[Option]:
        """MK-UNI-2. A spent unit of a level that is left, or enough of it."""
        hero = t.state.heroes[self.seat]
        forest = hero.hex != OFF_MAP and t.content.hexes[hero.hex].terrain == "forest"
        left = self.amount + (IN_FOREST if forest else 0) - self.used
        found = [UnitOf(unit.id) for unit in hero.units if unit.spent and level_of(t, unit) <= left]
        return [DONE, *found] if found else []

    def hear(self, t: Game, choice: UnitOf | Done) -> Arrow:
        """MK-UNI-2."""
        if isinstance(choice, Done):
            return None
        self.used += level_of(t, gains.unit_of(t.state.heroes[self.seat], choice.unit))
        gaining.make_ready(t, self.seat, choice.unit)
        return self.start


# ── Call to Arms, Call to Glory ──────────────────────────────────────────────────────────────────────────────────────


def to_borrow(t: Game, seat: int) -> list[Borrow]:
    """MK-UNI-5 MK-CMB-55. The abilities of units on offer that are of use and can be paid for."""
    if NO_UNITS in resolving.uses_now(t, seat):
        return []
    found: list[Borrow] = []
    for kind in dict.fromkeys(t.state.units):
        for ability in range(1, len(t.content.units[kind].abilities) + 1):
            if works(t, seat, f"unit {kind} {ability} 0", ()):
                found.append(Borrow(kind, ability))
    return found


@dataclass(slots=True)
class BorrowAUnit(Named):
    """Which ability of which unit on offer? → it happens → the unit is on offer again.

    While it acts it is in the army, where nothing can hurt it: nobody is asked about damage meanwhile.
    """

    unit: int = 0
    place: int = 0

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return bool(to_borrow(t, seat))

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "borrow", self.abilities, self.hear, otherwise=self.over)

    def abilities(self, t: Game) -> list[Borrow]:
        """MK-UNI-5. An ability of a unit on offer."""
        return to_borrow(t, self.seat)

    def hear(self, t: Game, choice: Borrow) -> Arrow:
        """MK-UNI-5."""
        hero = t.state.heroes[self.seat]
        self.unit, self.place = t.state.recruited + 1, t.state.units.index(choice.unit)
        t.state.units = (*t.state.units[: self.place], *t.state.units[self.place + 1 :])
        hero.units = (*hero.units, UnitCard(UnitId(self.unit), choice.unit, spent=True))
        t.tell("borrows", seat=self.seat, unit=choice.unit, ability=choice.ability)
        source = f"unit {choice.unit} {choice.ability} {self.unit}"
        return call(resolving.Resolve(self.seat, source), self.give_back)

    def give_back(self, t: Game) -> Arrow:
        """MK-UNI-5."""
        hero = t.state.heroes[self.seat]
        kind = gains.unit_of(hero, UnitId(self.unit)).kind
        gains.change_unit(hero, UnitId(self.unit), None)
        t.state.modifiers.pop(UNITS + self.unit, None)
        t.state.units = (*t.state.units[: self.place], kind, *t.state.units[self.place :])
        return None


@dataclass(slots=True)
class RecruitForFree(Named):
    """Which unit on offer? → it joins the army, wherever the hero is."""

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return bool(t.state.units)

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "recruit_free", self.units, self.hear, otherwise=self.over)

    def units(self, t: Game) -> list[Recruit]:
        """MK-UNI-6 MK-UNI-7. Any unit on offer."""
        return [Recruit(kind) for kind in dict.fromkeys(t.state.units)]

    def hear(self, t: Game, choice: Recruit) -> Arrow:
        """MK-UNI-8."""
        left = list(t.state.units)
        left.remove(choice.unit)
        t.state.units = tuple(left)
        return call(unit_plays.GainUnit(self.seat, choice.unit))


# ── Bonds of Loyalty ─────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class BindAUnit(Named):
    """When the skill is gained two regular units are added to the offer.  It is never used: its bond just holds."""

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return False

    def start(self, t: Game) -> Arrow:
        return draw(REGULAR, self.hear, NEW_RECRUITS)

    def hear(self, t: Game, drawn: tuple[str, ...]) -> Arrow:
        """MK-RND-3."""
        t.state.units = (*t.state.units, *[UnitKind(kind) for kind in drawn])
        t.tell("units_added", seat=self.seat, units=drawn)
        return None


# ── Energy Flow, Energy Steal ────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class TireOthers(Named):
    """After a unit of one's own was made ready: of each other player one unit may be spent, up to a level ⟲.

    `asked`: how many of the others were looked at.
    """

    asked: int = 0

    def start(self, t: Game) -> Arrow:
        return self.next

    def next(self, t: Game) -> Arrow:
        """MK-UNI-2. What else it does needs a unit made ready."""
        if not t.find(resolving.Resolve).unit or self.asked == len(others(t, self.seat)):
            return None
        self.asked += 1
        return ask(self.seat, "unit_to_tire", self.units, self.hear, otherwise=self.next)

    def victim(self, t: Game) -> int:
        return others(t, self.seat)[self.asked - 1]

    def units(self, t: Game) -> list[Option]:
        """MK-UNI-2. A ready unit of that player, not above the level; or none."""
        units = t.state.heroes[self.victim(t)].units
        found = [UnitOf(unit.id) for unit in units if not unit.spent and level_of(t, unit) <= self.amount]
        return [DONE, *found] if found else []

    def hear(self, t: Game, choice: UnitOf | Done) -> Arrow:
        """MK-UNI-2."""
        if isinstance(choice, UnitOf):
            hero = t.state.heroes[self.victim(t)]
            unit = gains.unit_of(hero, choice.unit)
            gains.change_unit(hero, choice.unit, unit._replace(spent=True))
            t.tell("unit_tired", seat=self.victim(t), unit=unit.kind)
        return self.next


@dataclass(slots=True)
class TireOthersAndHeal(TireOthers):
    """The unit made ready is healed too → the same."""

    def start(self, t: Game) -> Arrow:
        """MK-UNI-3 MK-CRD-11."""
        unit = UnitId(t.find(resolving.Resolve).unit)
        while unit and gains.unit_of(t.state.heroes[self.seat], unit).wounds:
            gaining.heal_unit(t, self.seat, unit)
        return self.next


NAMED.update(
    ready_by_levels=ReadyByLevels,
    borrow_a_unit=BorrowAUnit,
    recruit_for_free=RecruitForFree,
    bind_a_unit=BindAUnit,
    tire_others=TireOthers,
    tire_others_and_heal=TireOthersAndHeal,
)
SECTIONS: tuple[type[Section], ...] = (
    ReadyByLevels, BorrowAUnit, RecruitForFree, BindAUnit, TireOthers, TireOthersAndHeal,
)  # fmt: skip
