"""5. Heroes against heroes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import heraut.games.mage_knight.rules.ch1_reminders.playable as playable
import heraut.games.mage_knight.rules.ch4_turn.hero_action as hero_action
from heraut.games.mage_knight.answers.anywhere import DONE, Done, FoeOf
from heraut.games.mage_knight.answers.in_combat import Parry, Participate, Strike
from heraut.games.mage_knight.model.fights import Bout
from heraut.games.mage_knight.model.heroes import NEW_TURN
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import NO_FOE, NOBODY, PARTIAL, UNITS, FoeId
from heraut.games.mage_knight.numbers import duels
from heraut.games.mage_knight.numbers.effects import unit_in
from heraut.games.mage_knight.numbers.points import Points
from heraut.games.mage_knight.numbers.sites import hostile
from heraut.games.mage_knight.rules import ch6_sites, gains
from heraut.games.mage_knight.rules.ch1_reminders import lasting, skill_plays
from heraut.games.mage_knight.rules.ch1_reminders.moments import BLOCK, Moment
from heraut.games.mage_knight.rules.ch3_rounds.tactics import BeforeTurn
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import EndOfTurn, lay_down
from heraut.games.mage_knight.rules.ch4_turn.interruptions import Interference, mana_of
from heraut.games.mage_knight.rules.ch5_combat.attacking import EVERY_ATTACK
from heraut.games.mage_knight.rules.ch5_combat.duel_damage import Deal
from heraut.games.mage_knight.rules.ch5_combat.phases import ASIDE, COMBAT_START, RANGED, SIEGE, knock_out
from heraut.kernel import Arrow, Option, Reason, Section, ask, call

FULL = "full"
FULLY, PARTLY = Participate(FULL), Participate(PARTIAL)
STRIKE, PARRY = Strike(), Parry()


@dataclass(slots=True)
class Duel(Section):
    """A hero attacks the one he shares his hex with.

    full or partial participation → the defender's effects → (full: what his turn brings)
       ↓
    phase 1: exchanges in turn, the defender attacks first ⟲ until both pass
       ↓
    phase 4: exchanges in turn, the aggressor attacks first ⟲ until both pass, or somebody is made to retreat
       ↓
    nobody? the aggressor goes back → (full participation: the defender's end of turn) → end
    """

    seat: int
    other: int
    full: bool = False

    def ends(self) -> str:
        return "combat"

    def start(self, t: Game) -> Arrow:
        """MK-CMB-19 MK-CMB-61 MK-CRD-13. Healing points are lost; who holds only Wounds has no choice, and shows it."""
        t.state.heroes[self.seat].heal = 0
        t.tell("duel", seat=self.seat, other=self.other)
        t.reveal()
        return ask(self.other, "participation", self.ways, self.hear, secret=True)

    def ways(self, t: Game) -> Sequence[Option]:
        """MK-PVP-1 MK-PVP-37. Full participation needs a card that is no Wound."""
        return [wish for wish in self.wishes(t) if self.forbids(t, wish) is None]

    def wishes(self, t: Game) -> Sequence[Option]:
        return [FULLY, PARTLY]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return Reason("only-wounds", ("MK-PVP-37",)) if wish == FULLY and not self.may_take_part(t) else None

    def may_take_part(self, t: Game) -> bool:
        return bool(gains.deeds_in_hand(t.state.heroes[self.other]))

    def hear(self, t: Game, choice: Participate) -> Arrow:
        """MK-PVP-1 MK-PVP-9 MK-PVP-10 MK-PVP-11 MK-PVP-12 MK-SKL-3. His turn, or neither die nor skills."""
        self.full = choice.how == FULL
        t.tell("participates", seat=self.other, how=choice.how)
        if not self.full:
            t.state.gain(self.other, "no_dice", "combat")
            t.state.gain(self.other, PARTIAL, "combat")
            return self.prepare
        t.state.face_down = (*t.state.face_down, self.other)
        skill_plays.take_back(t, self.other)
        hero = t.state.heroes[self.other]
        hero.turn, hero.path = NEW_TURN, (hero.hex,)
        return call(BeforeTurn(self.other), self.prepare)

    def prepare(self, t: Game) -> Arrow:
        """MK-PVP-11 MK-PRE-20. The defender may use what he has for another's turn."""
        window, then = Interference((self.other,)), self.benefit if self.full else self.begin
        return call(window, then) if window.wanted(t) else then

    def benefit(self, t: Game) -> Arrow:
        """MK-PVP-39 MK-CRD-22. What his hex gives him, and what waited for his turn."""
        for colour in mana_of(t, self.other):
            gains.gain_mana(t, self.other, colour)
        return call(lasting.Happen(self.other, "start_of_turn"), self.begin)

    def begin(self, t: Game) -> Arrow:
        """MK-PVP-2. The defender attacks first."""
        for seat in (self.seat, self.other):
            t.state.heroes[seat].hurt = 0
        t.state.duel = Bout(self.seat, self.other, attacker=self.other)
        return self.exchange

    def exchange(self, t: Game) -> Arrow:
        """MK-PVP-2 MK-PVP-13 MK-PVP-22 MK-PVP-44 MK-PVP-46. Who passes shows what he does not hold."""
        here = duels.bout(t)
        t.reveal()
        if here.repelled != NOBODY:
            return self.over
        if here.passes < 2:
            t.state.duel = here._replace(fighting=(), halted=(), playing=here.attacker)
            return call(Exchange(here.attacker), self.swap)
        if here.phase == duels.MELEE_PHASE:
            return self.over
        t.state.duel = here._replace(phase=duels.MELEE_PHASE, attacker=self.seat, passes=0)
        return self.exchange

    def swap(self, t: Game) -> Arrow:
        """MK-PVP-2 MK-PVP-22. The roles swap."""
        here = duels.bout(t)
        t.state.duel = here._replace(attacker=duels.rival_of(t, here.attacker))
        return self.exchange

    def over(self, t: Game) -> Arrow:
        """MK-PVP-34 MK-SIT-14 MK-SIT-15 MK-TEA-2 MK-PVP-38 MK-CMB-54. Who drives the owner out of his keep has it.

        His ally too, who was there for him.  What is left of movement and influence turned into attack or block is
        lost; what a partial participant played belongs to no turn of his own.
        """
        repelled = duels.bout(t).repelled
        t.state.duel = None
        for seat in (self.seat, self.other):
            t.state.heroes[seat].move = t.state.heroes[seat].influence = 0
        if not self.full:
            lay_down(t.state.heroes[self.other])
        hero = t.state.heroes[self.seat]
        if repelled == NOBODY and len(hero.path) > 1:
            hero.path = hero.path[:-1]
            hero.hex = hero.path[-1]
            t.tell("steps_back", seat=self.seat, hex=hero.hex)
        elif repelled == self.other and hostile(t, self.seat, hero.hex):
            ch6_sites.put_shield(t, self.seat, hero.hex)
        return call(hero_action.AfterAction(self.other), self.end_of_turn) if self.full else None

    def end_of_turn(self, t: Game) -> Arrow:
        """MK-PVP-35 MK-PVP-39. After his healing the defender ends his turn as always."""
        return call(EndOfTurn(self.other))


@dataclass(slots=True)
class Exchange(Moment):
    """An attack, or a pass → a block → what gets through is dealt by the attacker → end.

    `seat`: whose question it is, first the attacker's, then the blocker's.  `acted`: the attacker played something.
    """

    blocking: bool = False
    acted: bool = False
    attack: tuple[Points, ...] = ()
    block: tuple[Points, ...] = ()

    def question(self) -> str:
        return "duel_block" if self.blocking else "duel_attack"

    def uses(self, t: Game) -> frozenset[str]:
        """MK-PVP-14 MK-PVP-24. A combat starts for each of them when he is first asked."""
        here = duels.bout(t)
        now = ASIDE if self.seat in here.begun else ASIDE | {COMBAT_START}
        if self.blocking:
            return now | {BLOCK}
        if here.phase == duels.MELEE_PHASE:
            return now | EVERY_ATTACK
        rival = duels.rival_of(t, self.seat)
        return now | {reach for reach in (RANGED, SIEGE) if duels.serves(t, rival, reach)}

    def start(self, t: Game) -> Arrow:
        """MK-CMB-16 MK-CMB-59."""
        for seat in duels.seats(t):
            knock_out(t, seat)
        return self.put(t)

    def choices(self, t: Game) -> Sequence[Option]:
        """MK-PVP-13 MK-PVP-14 MK-PVP-24. Attack or pass, or the block; beside it what may be played."""
        return [*self.own(t), *playable.plays(t, self.seat, self.uses(t))]

    def own(self, t: Game) -> Sequence[Option]:
        """MK-PVP-13. Nothing played is a pass; a block may be nothing at all."""
        if self.blocking:
            return [PARRY]
        return [STRIKE] if self.acted else [DONE]

    def hear(self, t: Game, choice: Any) -> Arrow:
        """MK-CRD-6."""
        played = playable.section_for(t, self.seat, choice)
        if played is None:
            return self.answered(t, choice)
        self.acted = True
        return call(played, self.start)

    def gather(self, t: Game, points: Points) -> None:
        """MK-CMB-54 MK-PVP-45."""
        if not self.blocking:
            self.attack = tuple(sorted((*self.attack, points)))
        elif points.reach == "melee":
            self.block = tuple(sorted((*self.block, points)))
        unit = unit_in(points.source) if points.source else None
        if unit is not None:
            here = duels.bout(t)
            t.state.duel = here._replace(fighting=(*here.fighting, unit))

    def answered(self, t: Game, choice: Done | Strike | Parry) -> Arrow:
        """MK-PVP-2 MK-PVP-13. An attack of nothing is a pass."""
        here = duels.bout(t)
        if self.seat not in here.begun:
            t.state.duel = here = here._replace(begun=(*here.begun, self.seat))
        if self.blocking:
            return self.settle
        if not duels.strength(t, duels.rival_of(t, self.seat), self.attack):
            t.state.duel = here._replace(passes=here.passes + 1)
            t.tell("passes_attack", seat=self.seat)
            return None
        self.seat, self.blocking = duels.rival_of(t, self.seat), True
        t.state.duel = here._replace(passes=0, playing=self.seat)
        return self.start

    def settle(self, t: Game) -> Arrow:
        """MK-PVP-7 MK-PVP-15 MK-PVP-23 MK-PVP-28 MK-PVP-29. Units that were stopped do not count."""
        halted = duels.bout(t).halted
        going = [one for one in self.attack if not one.source or unit_in(one.source) not in halted]
        left = duels.counting(t, self.seat, going)
        damage = duels.through(t, self.seat, left, self.block)
        t.tell("exchange", seat=duels.rival_of(t, self.seat), other=self.seat, damage=damage)
        if damage:
            elements = tuple(sorted({one.element for one in left}))
            return call(Deal(duels.rival_of(t, self.seat), damage, elements))
        return ask(self.seat, "blocked_unit", self.attackers, self.answer_block, otherwise=self.answer_nobody)

    def attackers(self, t: Game) -> list[FoeOf]:
        """MK-PVP-27 MK-PVP-28. What a successful block does to an enemy it does to one of the attacking units."""
        if not lasting.waiting(t, self.seat, "blocked", str(NO_FOE), self.sources()):
            return []
        here, rival = duels.bout(t), duels.rival_of(t, self.seat)
        units = t.state.heroes[rival].units
        return [FoeOf(FoeId(UNITS + unit.id)) for unit in units if unit.id in here.fighting and not unit.wounds]

    def answer_block(self, t: Game, choice: FoeOf) -> Arrow:
        """MK-PVP-27 MK-PVP-28."""
        return call(lasting.Happen(self.seat, "blocked", str(choice.foe), self.sources()))

    def answer_nobody(self, t: Game) -> Arrow:
        """MK-PVP-28 MK-PVP-41. Never the enemy hero."""
        return call(lasting.Happen(self.seat, "blocked", str(NO_FOE), self.sources()))

    def sources(self) -> tuple[str, ...]:
        return tuple([one.source for one in self.block])


SECTIONS: tuple[type[Section], ...] = (Duel, Exchange)
