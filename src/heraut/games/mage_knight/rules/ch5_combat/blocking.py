"""5. Combat, phase 2: blocks, and what summoners summon."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch1_reminders.playable as playable
from heraut.games.mage_knight.answers.in_combat import Block, NextPhase, Parry
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import NO_FOE, FoeId, FoeKind
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.numbers.points import Points
from heraut.games.mage_knight.rules.ch1_reminders.judged_effects import PHASE_2
from heraut.games.mage_knight.rules.ch1_reminders.lasting import Happen
from heraut.games.mage_knight.rules.ch1_reminders.moments import BLOCK
from heraut.games.mage_knight.rules.ch5_combat import judged_foes
from heraut.games.mage_knight.rules.ch5_combat.phases import ASIDE, Phase, with_units
from heraut.games.mage_knight.rules.tokens import left_in, refill
from heraut.kernel import Arrow, Option, Reason, Section, call, draw
from heraut.kernel.values import total

SUMMONED = "brown"
PARRY, NEXT_PHASE = Parry(), NextPhase()


@dataclass(slots=True)
class Blocks(Phase):
    """Phase 2: enemies are blocked, one at a time.

    which enemy? ── none: next phase → end
       ↓  (a summoner: what it summons is drawn ⟲)
    gather points ⟲
       ↓
    as much as its attack? it is blocked → what answers to that : nothing ⟲
    """

    gathering: bool = False

    def question(self) -> str:
        return "gather_block" if self.gathering else "name_attacker"

    def go_on(self, t: Game) -> Arrow:
        """MK-CMB-39. With no attack left to come the phase is over."""
        return self.put(t) if foe_numbers.attacking(t) else None

    def uses(self, t: Game) -> frozenset[str]:
        """MK-CMB-39 MK-CMB-55."""
        now = ASIDE | {PHASE_2}
        return with_units(t, now | {BLOCK} if self.gathering else now)

    def choices(self, t: Game) -> Sequence[Option]:
        """MK-CMB-39 MK-CMB-42 MK-CMB-54. An enemy, the block, the next phase; beside it what may be played.

        Who has named an enemy and lost what he held since then blocks with nothing.
        """
        return [*self.own(t), *playable.plays(t, self.seat, self.uses(t))] or [PARRY]

    def own(self, t: Game) -> Sequence[Option]:
        """MK-CMB-39. Once an enemy is named the block is made."""
        if self.gathering:
            return [PARRY] if self.acted else []
        return [*[wish for wish in self.wishes(t) if self.forbids(t, wish) is None], NEXT_PHASE]

    def wishes(self, t: Game) -> Sequence[Option]:
        return [] if self.gathering else [Block(foe) for foe in foe_numbers.left(t)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, Block):
            return no_attack(t, wish) or self.unarmed(t, wish)
        return Phase.forbids(self, t, wish)

    def unarmed(self, t: Game, wish: Block) -> Reason | None:
        """MK-CMB-54. Something must be there to block it with."""
        if playable.plays(t, self.seat, with_units(t, frozenset((BLOCK,)))):
            return None
        return Reason("nothing-to-block-with", ("MK-CMB-54",), foe=wish.foe)

    def gather(self, t: Game, points: Points) -> None:
        """MK-CMB-54. An attack that comes along with something else is of no use here."""
        if points.reach == "melee":
            self.keep(points)

    def answered(self, t: Game, choice: Block | Parry | NextPhase) -> Arrow:
        """MK-CMB-39 MK-CMB-10. A summoner first shows what attacks in its place."""
        if isinstance(choice, NextPhase):
            return None
        if isinstance(choice, Parry):
            return self.parry
        if foe_numbers.will_summon(t, choice.foe):
            return call(Summon(choice.foe), self.start)
        turn_to(t, choice.foe)
        self.gathering = True
        return self.start

    def parry(self, t: Game) -> Arrow:
        """MK-CMB-9 MK-CMB-38 MK-CMB-57. All or nothing; an enemy that was stopped meanwhile is not blocked."""
        foe = foe_numbers.battle(t).against
        blocked = foe in foe_numbers.attacking(t) and block_foe(t, self.seat, foe, self.points)
        sources = tuple([one.source for one in self.points])
        return call(Happen(self.seat, "blocked", str(foe), sources), self.after) if blocked else self.after

    def after(self, t: Game) -> Arrow:
        """MK-CMB-40. A summoned enemy that is blocked is discarded."""
        foe = foe_numbers.battle(t).against
        if foe_numbers.opponent(t, foe).stopped:
            judged_foes.discard_summoned(t, foe)
        turn_to(t, NO_FOE)
        self.gathering = False
        self.forget()
        return self.start


def turn_to(t: Game, foe: FoeId) -> None:
    """MK-CMB-39. This is the enemy being blocked."""
    t.state.battle = foe_numbers.battle(t)._replace(against=foe)


def block_foe(t: Game, seat: int, foe: FoeId, points: tuple[Points, ...]) -> bool:
    """MK-CMB-4 MK-CMB-9 MK-CMB-38."""
    reached, needed = total(foe_numbers.guard(t, foe, points)), total(foe_numbers.need_of(t, foe))
    t.tell(
        "blocked", seat=seat, foe=foe_numbers.attacker(t, foe).id, total=reached, need=needed, enough=reached >= needed
    )
    if reached >= needed:
        judged_foes.change(t, foe, stopped=True)
    return reached >= needed


def no_attack(t: Game, wish: Block) -> Reason | None:
    """MK-CMB-9 MK-CMB-63. It is blocked already, or does not attack."""
    return None if wish.foe in foe_numbers.attacking(t) else Reason("does-not-attack", ("MK-CMB-9",), foe=wish.foe)


# ── summoners ────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Summon(Section):
    """A summoner draws a brown enemy, which attacks in its place."""

    foe: FoeId

    def start(self, t: Game) -> Arrow:
        """MK-CMB-10 MK-SET-10. With no such token in the box nothing comes."""
        if left_in(t, SUMMONED) <= 0:
            refill(t, SUMMONED)
        if left_in(t, SUMMONED) <= 0:
            judged_foes.stop_attack(t, self.foe)
            return None
        return draw(SUMMONED, self.hear)

    def hear(self, t: Game, drawn: tuple[str, ...]) -> Arrow:
        """MK-CMB-10 MK-CMB-42."""
        one = judged_foes.change(t, self.foe, summoned=FoeKind(drawn[0]))
        t.tell("summoned", foe=one.kind, summoned=one.summoned)
        return None


@dataclass(slots=True)
class SummonAll(Section):
    """Every summoner that attacks and has not drawn draws now, one by one ⟲."""

    def start(self, t: Game) -> Arrow:
        """MK-CMB-10 MK-CMB-63."""
        waiting = [foe for foe in foe_numbers.left(t) if foe_numbers.will_summon(t, foe)]
        return call(Summon(waiting[0]), self.start) if waiting else None


SECTIONS: tuple[type[Section], ...] = (Blocks, Summon, SummonAll)
