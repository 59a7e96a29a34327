"""4. The turn, 2, phase 2: the action, forced or chosen, and what may be done after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch4_turn.cooperation as cooperation
import heraut.games.mage_knight.rules.ch5_combat.duel as duel
from heraut.games.mage_knight.answers.on_turn import Burn, Challenge, EndTurn, Enter, Incant, Interact, Propose
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import OFF_MAP, HexId
from heraut.games.mage_knight.numbers.sites import (
    conquered,
    may_fight,
    open_to_all,
    others_on,
    roaming_near,
    site_of,
    to_assault,
)
from heraut.games.mage_knight.rules import ch6_sites
from heraut.games.mage_knight.rules.ch1_reminders.moments import HEAL, SPECIAL, Moment
from heraut.games.mage_knight.rules.ch4_turn.adventure import Adventure, Assault, BurnMonastery, cannot_enter
from heraut.games.mage_knight.rules.ch4_turn.hero_fight import Fight
from heraut.games.mage_knight.rules.ch4_turn.interaction import Interaction, cannot_interact
from heraut.games.mage_knight.rules.scenarios_druids import Incantation, MarkGlade, cannot_incant, may_mark
from heraut.kernel import Arrow, Option, Reason, Section, become, call

END_TURN, INTERACT, ENTER, BURN, INCANT = EndTurn(), Interact(), Enter(), Burn(), Incant()
OF_USE = frozenset((HEAL, SPECIAL))


@dataclass(slots=True)
class Action(Section):
    """Phase 2.

    (a glade to mark)
       ↓
    another hero here ── may they fight? duel : no action
       ↓ no
    an assault, enemies provoked ── the fight
       ↓ no
    an action of one's choice
    """

    seat: int
    provoked: tuple[HexId, ...] = ()

    def start(self, t: Game) -> Arrow:
        """MK-SCN-22. The movement has ended here."""
        return call(MarkGlade(self.seat), self.begin) if may_mark(t, self.seat) else self.begin

    def begin(self, t: Game) -> Arrow:
        """MK-ACT-1 MK-ACT-3 MK-ACT-5 MK-ACT-6 MK-ACT-10. Points not spent are lost; what is forced comes first."""
        hero = t.state.heroes[self.seat]
        hero.move = hero.influence = 0
        rivals = [] if open_to_all(t, hero.hex) else others_on(t, self.seat, hero.hex)
        if rivals:
            return self.meet(t, rivals[0])
        if to_assault(t, self.seat, hero.hex):
            return call(Assault(self.seat, self.provoked), self.after)
        if self.provoked:
            return call(Fight(self.seat, self.provoked, OFF_MAP, ch6_sites.ROAMING), self.after)
        return become(ChooseAction(self.seat))

    def meet(self, t: Game, rival: int) -> Arrow:
        """MK-MOV-7 MK-MOV-17 MK-MOV-19 MK-MOV-32 MK-SIT-1 MK-SIT-15. They fight, or this hero has no action at all."""
        if not may_fight(t, self.seat, rival):
            return self.after
        hex = t.state.heroes[self.seat].hex
        if to_assault(t, self.seat, hex):
            ch6_sites.assault_begins(t, self.seat, hex)
        return call(duel.Duel(self.seat, rival), self.after)

    def after(self, t: Game) -> Arrow:
        """MK-ACT-9."""
        return become(AfterAction(self.seat))


@dataclass(slots=True)
class ChooseAction(Moment):
    """An action of one's choice, or none."""

    def question(self) -> str:
        return "action"

    def uses(self, t: Game) -> frozenset[str]:
        return OF_USE

    def choices(self, t: Game) -> Sequence[Option]:
        """MK-ACT-1 MK-ACT-2 MK-ACT-3 MK-ACT-7 MK-INT-1 MK-ADV-1 MK-SCN-23. An action, the end, or a play."""
        return Moment.choices(self, t)

    def own(self, t: Game) -> Sequence[Option]:
        """MK-ACT-1 MK-ACT-2 MK-ACT-3 MK-ACT-7 MK-INT-1 MK-ADV-1."""
        return [wish for wish in self.wishes(t) if self.forbids(t, wish) is None]

    def wishes(self, t: Game) -> Sequence[Option]:
        here = t.state.heroes[self.seat].hex
        challenges = [Challenge(hex) for hex in roaming_near(t, here)]
        return [END_TURN, INTERACT, ENTER, BURN, INCANT, *challenges, *cooperation.proposals(t, self.seat)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        here = t.state.heroes[self.seat].hex
        if isinstance(wish, Interact):
            return cannot_interact(t, self.seat, here)
        if isinstance(wish, Enter):
            return cannot_enter(t, self.seat, here)
        if isinstance(wish, Burn):
            return nothing_to_burn(t, here)
        if isinstance(wish, Incant):
            return cannot_incant(t, self.seat, here)
        if isinstance(wish, Challenge):
            return not_beside(t, here, wish.hex)
        if isinstance(wish, Propose):
            return cooperation.cannot_propose(t, self.seat, wish)
        return None if isinstance(wish, EndTurn) else Moment.forbids(self, t, wish)

    def answered(self, t: Game, choice: EndTurn | Interact | Enter | Burn | Incant | Challenge | Propose) -> Arrow:
        """MK-ACT-1 MK-ACT-2 MK-ACT-7 MK-ADV-1 MK-INT-1 MK-SCN-23."""
        if isinstance(choice, EndTurn):
            return None
        if isinstance(choice, Interact):
            return call(Interaction(self.seat), self.after)
        if isinstance(choice, Enter):
            return call(Adventure(self.seat), self.after)
        if isinstance(choice, Burn):
            return call(BurnMonastery(self.seat), self.after)
        if isinstance(choice, Incant):
            return call(Incantation(self.seat), self.after)
        if isinstance(choice, Propose):
            return call(cooperation.Proposal(self.seat, choice.hex, choice.shares), self.proposed)
        return call(Fight(self.seat, (choice.hex,), OFF_MAP, ch6_sites.ROAMING), self.after)

    def proposed(self, t: Game, accepted: bool) -> Arrow:
        """MK-COO-2 MK-COO-16. If it was refused the turn goes on."""
        return self.after if accepted else self.start

    def after(self, t: Game) -> Arrow:
        """MK-ACT-9."""
        return become(AfterAction(self.seat))


@dataclass(slots=True)
class AfterAction(Moment):
    """After the action: special and healing effects, until the end of the turn is announced."""

    def question(self) -> str:
        return "after_action"

    def uses(self, t: Game) -> frozenset[str]:
        return OF_USE

    def choices(self, t: Game) -> Sequence[Option]:
        """MK-ACT-5 MK-ACT-9. The end of the turn, or a play."""
        return Moment.choices(self, t)

    def own(self, t: Game) -> Sequence[Option]:
        """MK-ACT-9."""
        return [END_TURN]

    def answered(self, t: Game, choice: EndTurn) -> Arrow:
        """MK-ACT-9."""
        return None


# ── what speaks against an action ────────────────────────────────────────────────────────────────────────────────────


def nothing_to_burn(t: Game, hex: HexId) -> Reason | None:
    """MK-ACT-7 MK-SIT-10. The hero stands on a monastery that is not burnt yet, and somebody is there to defend it."""
    if site_of(t, hex) != ch6_sites.MONASTERY or conquered(t, hex):
        return Reason("nothing-to-burn", ("MK-ACT-7",), hex=hex)
    return None if ch6_sites.has_foes(t, hex) else Reason("no-tokens-left", ("MK-SET-10",), hex=hex)


def not_beside(t: Game, here: HexId, hex: HexId) -> Reason | None:
    """MK-ACT-2."""
    return None if hex in roaming_near(t, here) else Reason("no-enemy-beside", ("MK-ACT-2",), hex=hex)


SECTIONS: tuple[type[Section], ...] = (Action, ChooseAction, AfterAction)
