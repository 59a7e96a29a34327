"""5. Combat, phases 1 and 4: attacks on enemies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch1_reminders.playable as playable
from heraut.games.mage_knight.answers.in_combat import Gather, NextPhase, Strike, Target
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import FoeId
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.numbers.foe_numbers import ATTACK_PHASE
from heraut.games.mage_knight.numbers.points import Points
from heraut.games.mage_knight.rules.ch1_reminders.moments import ATTACK
from heraut.games.mage_knight.rules.ch5_combat import judged_foes
from heraut.games.mage_knight.rules.ch5_combat.phases import ASIDE, COMBAT_START, FOES, RANGED, SIEGE, Phase, with_units
from heraut.kernel import Arrow, Option, Reason, Section
from heraut.kernel.values import total

GATHER, STRIKE, NEXT_PHASE = Gather(), Strike(), NextPhase()
EVERY_ATTACK = frozenset((ATTACK, RANGED, SIEGE))


@dataclass(slots=True)
class Attack(Phase):
    """Phases 1 and 4: any number of attacks.

    name a target, and others in rising order ⟲ ── none: next phase → end
       ↓
    gather points ⟲
       ↓
    strike: as much as their armour together? all are defeated : nothing ⟲

    `opening`: nothing was attacked in this combat yet.
    """

    targets: tuple[FoeId, ...] = ()
    gathering: bool = False
    opening: bool = False

    def question(self) -> str:
        return "gather_attack" if self.gathering else "name_targets"

    def uses(self, t: Game) -> frozenset[str]:
        """MK-CMB-17 MK-CMB-32 MK-CMB-55."""
        now = ASIDE | reaches(t, self.targets) if self.gathering else ASIDE
        return with_units(t, now | {COMBAT_START} if self.opening else now)

    def choices(self, t: Game) -> Sequence[Option]:
        """MK-CMB-6 MK-CMB-34 MK-CMB-54. A target, the attack, the next phase; beside it what may be played.

        Who has named targets and lost what he held since then attacks with nothing.
        """
        return [*self.own(t), *playable.plays(t, self.seat, self.uses(t))] or [STRIKE]

    def own(self, t: Game) -> Sequence[Option]:
        """MK-CMB-6 MK-CMB-34. Once targets are named the attack is made."""
        if self.gathering:
            return [STRIKE] if self.acted else []
        named = [wish for wish in self.wishes(t) if self.forbids(t, wish) is None]
        return [*named, GATHER if self.targets else NEXT_PHASE]

    def wishes(self, t: Game) -> Sequence[Option]:
        return [] if self.gathering else [Target(foe) for foe in foe_numbers.left(t)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, Target):
            return self.out_of_turn(wish) or too_well_walled(t, wish) or self.unarmed(t, wish)
        return Phase.forbids(self, t, wish)

    def out_of_turn(self, wish: Target) -> Reason | None:
        """MK-CMB-6. Targets are named in rising order, each once."""
        if not self.targets or wish.foe > self.targets[-1]:
            return None
        return Reason("targets-in-order", ("MK-CMB-6",), foe=wish.foe)

    def unarmed(self, t: Game, wish: Target) -> Reason | None:
        """MK-CMB-7 MK-CMB-32 MK-CMB-54. Something must be there to attack them with."""
        targets = (*self.targets, wish.foe)
        if any(foe_numbers.serves(t, targets, one.reach) for one in self.points):
            return None
        wanted = reaches(t, targets)
        if foe_numbers.battle(t).phase == ATTACK_PHASE:
            wanted |= {FOES}  # what destroys an enemy is played like an attack
        if playable.plays(t, self.seat, with_units(t, wanted)):
            return None
        return Reason("nothing-to-attack-with", ("MK-CMB-7", "MK-CMB-32", "MK-CMB-54"), foe=wish.foe)

    def gather(self, t: Game, points: Points) -> None:
        """MK-CMB-32 MK-CMB-54."""
        self.keep(points)

    def answered(self, t: Game, choice: Target | Gather | Strike | NextPhase) -> Arrow:
        """MK-CMB-6 MK-CMB-34."""
        if isinstance(choice, NextPhase):
            return None
        if isinstance(choice, Strike):
            return self.strike
        self.opening = False
        if isinstance(choice, Target):
            self.targets = (*self.targets, choice.foe)
        else:
            self.gathering = True
        return self.start

    def strike(self, t: Game) -> Arrow:
        """MK-CMB-8 MK-CMB-33 MK-CMB-54. All or nothing; whoever was destroyed meanwhile is no target any more."""
        targets = tuple([foe for foe in self.targets if not foe_numbers.opponent(t, foe).beaten])
        if targets:
            attack_foes(t, self.seat, targets, self.points)
        self.targets, self.gathering = (), False
        self.forget()
        return self.start


def attack_foes(t: Game, seat: int, targets: tuple[FoeId, ...], points: tuple[Points, ...]) -> None:
    """MK-CMB-8 MK-CMB-29 MK-CMB-33."""
    reached, needed = total(foe_numbers.strength(t, targets, points)), total(foe_numbers.armours(t, targets))
    kinds = tuple([foe_numbers.opponent(t, foe).kind for foe in targets])
    t.tell("attacked", seat=seat, foes=kinds, total=reached, need=needed, enough=reached >= needed)
    if reached >= needed:
        for foe in targets:
            judged_foes.defeat(t, seat, foe)


def reaches(t: Game, targets: tuple[FoeId, ...]) -> frozenset[str]:
    """MK-CMB-7 MK-CMB-17 MK-CMB-32 MK-CMB-52. The attacks that count against these."""
    if foe_numbers.battle(t).phase == ATTACK_PHASE:
        return EVERY_ATTACK
    return frozenset([reach for reach in (RANGED, SIEGE) if foe_numbers.serves(t, targets, reach)])


def too_well_walled(t: Game, wish: Target) -> Reason | None:
    """MK-CMB-31. Fortified twice, an enemy is no target in phase 1."""
    if foe_numbers.battle(t).phase == ATTACK_PHASE or total(foe_numbers.fortified(t, wish.foe)) < 2:
        return None
    return Reason("doubly-fortified", ("MK-CMB-31",), foe=wish.foe)


SECTIONS: tuple[type[Section], ...] = (Attack,)
