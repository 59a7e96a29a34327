"""4. The turn, 1: preparation.  And the turn as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.mage_knight.answers.on_turn import Announce, Rest, TakeTurn
from heraut.games.mage_knight.model.heroes import NEW_TURN, cards_left
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import OFF_MAP, SHEET, HexId
from heraut.games.mage_knight.numbers.geography import printed
from heraut.games.mage_knight.rules.ch1_reminders import skill_plays
from heraut.games.mage_knight.rules.ch1_reminders.lasting import Happen
from heraut.games.mage_knight.rules.ch1_reminders.moments import Moment
from heraut.games.mage_knight.rules.ch3_rounds import last_turns
from heraut.games.mage_knight.rules.ch3_rounds.tactics import BeforeTurn
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import NO_MANA, EndOfTurn
from heraut.games.mage_knight.rules.ch4_turn.exploring import LookAround
from heraut.games.mage_knight.rules.ch4_turn.hero_action import AfterAction
from heraut.games.mage_knight.rules.ch4_turn.interruptions import interfere, mana_of
from heraut.games.mage_knight.rules.ch4_turn.movement import Movement
from heraut.games.mage_knight.rules.ch4_turn.resting import OF_USE, Resting, only_wounds
from heraut.games.mage_knight.rules.ch6_sites import PORTAL
from heraut.games.mage_knight.rules.gains import gain_mana
from heraut.kernel import Arrow, Option, Section, ask, become, call

ANNOUNCE, TAKE_TURN, REST = Announce(), TakeTurn(), Rest()
HELPLESS = "helpless"  # on a seat that is known to hold nothing but Wounds


@dataclass(slots=True)
class Turn(Section):
    """A turn.

    order token face down? turned up → end
       ↓
    effects before the turn → the end of the round announced, or must be? → end
       ↓
    others may interfere → benefit of the hex → only Wounds? slow recovery : movement, action
       ↓
    others may interfere → end of turn, with those who joined his assault, once they have healed ⟲

    `left`: whose turns are still to end.
    """

    seat: int
    left: tuple[int, ...] = ()

    def ends(self) -> str:
        return "turn"

    def start(self, t: Game) -> Arrow:
        """MK-PRE-1 MK-PRE-3 MK-PRE-17 MK-SKL-3. Interactive skills expire; a token face down costs the turn."""
        t.state.active = self.seat
        t.state.heroes[self.seat].plundered = False
        skill_plays.take_back(t, self.seat)
        if self.seat in t.state.face_down:
            turn_token(t, self.seat)
            return None
        return call(BeforeTurn(self.seat), self.decide)

    def decide(self, t: Game) -> Arrow:
        """MK-PRE-4 MK-PRE-5 MK-PRE-10 MK-PRE-14 MK-PRE-15 MK-PRE-16 MK-PRE-19. Who has neither deck nor hand passes."""
        hero = t.state.heroes[self.seat]
        if cards_left(hero):
            return self.begin
        if hero.hand:
            return self.begin if t.state.round_end else ask(self.seat, "announce", self.endings, self.hear)
        if t.state.round_end is None:
            last_turns.announce_round_end(t, self.seat)
        return self.idle

    def endings(self, t: Game) -> Sequence[Option]:
        """MK-PRE-4 MK-PRE-15."""
        return [TAKE_TURN, ANNOUNCE]

    def hear(self, t: Game, choice: TakeTurn | Announce) -> Arrow:
        """MK-PRE-4 MK-PRE-9."""
        if isinstance(choice, TakeTurn):
            return self.begin
        last_turns.announce_round_end(t, self.seat)
        return self.idle

    def idle(self, t: Game) -> Arrow:
        """MK-PRE-5 MK-PRE-9 MK-PRE-16 MK-MAN-1 MK-PVP-38. Mana kept from another's turn does not outlast this one."""
        t.state.heroes[self.seat].mana = NO_MANA
        t.tell("passes", seat=self.seat)
        return None

    def begin(self, t: Game) -> Arrow:
        """MK-MOV-22 MK-SET-8 MK-HND-12 MK-PRE-8 MK-PRE-20. On the portal, if the hero is off the map."""
        hero = t.state.heroes[self.seat]
        if hero.hex == OFF_MAP:
            hero.hex = portal(t)
        hero.path = (hero.hex,)
        hero.turn = NEW_TURN._replace(idle=not hero.hand)
        t.tell("turn", seat=self.seat)
        return interfere(t, self.seat, self.benefit)

    def benefit(self, t: Game) -> Arrow:
        """MK-SIT-30 MK-SCN-33 MK-EXP-21."""
        for colour in mana_of(t, self.seat):
            gain_mana(t, self.seat, colour)
        return call(LookAround(), self.lasting)

    def lasting(self, t: Game) -> Arrow:
        """MK-CRD-22. What waited for the turn."""
        return call(Happen(self.seat, "start_of_turn"), self.play)

    def play(self, t: Game) -> Arrow:
        """MK-PRE-6 MK-PRE-13 MK-RST-4. All see whether he must recover; published, special effects may come first."""
        t.reveal()
        if not only_wounds(t, self.seat):
            return call(Movement(self.seat), self.over)
        return call(Resting(self.seat) if t.state.edition == SHEET else OnlyWounds(self.seat), self.over)

    def over(self, t: Game) -> Arrow:
        """MK-PRE-20. The end of the turn is announced."""
        return interfere(t, self.seat, self.end)

    def end(self, t: Game) -> Arrow:
        """MK-EOT-10 MK-COO-4 MK-COO-14. After a shared assault all of them, in the order of the round."""
        joined = t.state.heroes[self.seat].turn.joined
        self.left = tuple([seat for seat in t.state.order if seat in joined or seat == self.seat])
        return self.end_next

    def end_next(self, t: Game) -> Arrow:
        """MK-COO-4 MK-COO-10 MK-CRD-5. Whoever joined has fought as in his own turn, and may still heal."""
        if not self.left:
            return None
        return self.end_one if self.left[0] == self.seat else call(AfterAction(self.left[0]), self.end_one)

    def end_one(self, t: Game) -> Arrow:
        """MK-EOT-10 MK-COO-4."""
        seat, self.left = self.left[0], self.left[1:]
        return call(EndOfTurn(seat), self.end_next)


@dataclass(slots=True)
class OnlyWounds(Moment):
    """Published, a hand of Wounds: special and healing effects ⟲ → still nothing else? a rest : movement, action."""

    def question(self) -> str:
        return "only_wounds"

    def uses(self, t: Game) -> frozenset[str]:
        return OF_USE

    def start(self, t: Game) -> Arrow:
        """MK-PRE-6. A turn stays possible once there is a card to play or discard; all see whether there is."""
        t.reveal()
        if not only_wounds(t, self.seat):
            t.state.drop(self.seat, HELPLESS)
            return become(Movement(self.seat))
        t.state.gain(self.seat, HELPLESS, "turn")
        return self.put(t)

    def choices(self, t: Game) -> Sequence[Option]:
        """MK-PRE-6 MK-RST-4. The slow recovery, or a play before it."""
        return Moment.choices(self, t)

    def own(self, t: Game) -> Sequence[Option]:
        """MK-PRE-6."""
        return [REST]

    def answered(self, t: Game, choice: Rest) -> Arrow:
        """MK-PRE-6."""
        return become(Resting(self.seat))


# ── before it begins ─────────────────────────────────────────────────────────────────────────────────────────────────


def turn_token(t: Game, seat: int) -> None:
    """MK-PRE-3 MK-PRE-17 MK-MAN-1. Mana kept from another's turn does not outlast this one either."""
    t.state.heroes[seat].mana = NO_MANA
    t.state.face_down = tuple([one for one in t.state.face_down if one != seat])
    t.tell("token_turned", seat=seat)


def portal(t: Game) -> HexId:
    """MK-SET-8 MK-MOV-22. The hex of the portal."""
    return next(HexId(f"{tile}.C") for tile in t.state.tiles.values() if printed(t, HexId(f"{tile}.C")).site == PORTAL)


SECTIONS: tuple[type[Section], ...] = (Turn, OnlyWounds)
