"""5. What the phases of a combat have in common: Wounds, knock-out, and plays beside the fighting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import heraut.games.mage_knight.rules.ch1_reminders.playable as playable
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import WOUND
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.numbers.limits import level_of
from heraut.games.mage_knight.numbers.points import Points
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_reminders.lasting import Happen
from heraut.games.mage_knight.rules.ch1_reminders.moments import SPECIAL, Moment
from heraut.kernel import Arrow, call

RANGED, SIEGE, FOES, COMBAT_START, NO_UNITS = "ranged", "siege", "foes", "combat_start", "no_units"
ASIDE = frozenset((SPECIAL, FOES))  # of use whatever is being done


@dataclass(slots=True)
class Phase(Moment):
    """A phase of a combat: knocked out? → what answers to a defeat ⟲ → its question, while an enemy is left.

    `points`: gathered for the attack or block under way.  `acted`: something was played since the last one, without
    which it cannot be carried out; so nobody goes round in circles.
    """

    points: tuple[Points, ...] = ()
    acted: bool = False

    def start(self, t: Game) -> Arrow:
        """MK-CMB-35 MK-CMB-16 MK-CMB-59."""
        knock_out(t, self.seat)
        here = foe_numbers.battle(t)
        if here.answered < sum(foe.beaten for foe in here.foes):
            t.state.battle = here._replace(answered=here.answered + 1)
            return call(Happen(self.seat, "foe_defeated"), self.start)
        return self.go_on if foe_numbers.left(t) else None

    def go_on(self, t: Game) -> Arrow:
        return self.put(t)

    def hear(self, t: Game, choice: Any) -> Arrow:
        """MK-CRD-6."""
        played = playable.section_for(t, self.seat, choice)
        if played is None:
            return self.answered(t, choice)
        self.acted = True
        return call(played, self.start)

    def keep(self, points: Points) -> None:
        """In any order: equal gatherings are equal states."""
        self.points = tuple(sorted((*self.points, points)))

    def forget(self) -> None:
        """MK-CMB-54. Points not used are lost."""
        self.points, self.acted = (), False


def with_units(t: Game, uses: frozenset[str]) -> frozenset[str]:
    """MK-CMB-55. Where units are not allowed none may act."""
    return uses | {NO_UNITS} if foe_numbers.battle(t).no_units else uses


# ── Wounds ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def knock_out(t: Game, seat: int) -> None:
    """MK-CMB-16 MK-CMB-59. As many Wounds in this combat as the unmodified hand limit; it happens once."""
    if t.state.heroes[seat].hurt >= level_of(t, seat).hand and not t.state.has(seat, "knocked_out"):
        t.state.gain(seat, "knocked_out", "combat")
        discard_hand(t, seat, "knocked_out")


def discard_hand(t: Game, seat: int, why: str) -> None:
    """MK-CMB-16 MK-CMB-50. All cards of the hand but Wounds."""
    t.tell("hand_lost", seat=seat, why=why)
    for card in [card for card in t.state.heroes[seat].hand if card != WOUND]:
        gains.discard(t, seat, card)
