"""1. Moments: when a hero may play cards, units and skills, and what is of use then.

"At any time of one's turn" is no window: wherever a hero is asked about his own business, the plays that are of use
there stand beside the answers.  Cards know no phase: a moment says what is of use, and takes the points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import heraut.games.mage_knight.rules.ch1_reminders.playable as playable
from heraut.games.mage_knight.answers.hand_words import hangs_on_hand
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.numbers.points import Points as Points
from heraut.games.mage_knight.rules.ch1_reminders.own_business import OwnBusiness
from heraut.kernel import Arrow, Option, Reason, ask, call

MOVE, INFLUENCE, HEAL, ATTACK, BLOCK, SPECIAL = "move", "influence", "heal", "attack", "block", "special"


@dataclass(slots=True)
class Moment(OwnBusiness):
    """A question of one's own business, beside which plays may be made: own answer, or a play ⟲."""

    def question(self) -> str:
        """The kind of question put."""
        raise NotImplementedError

    def uses(self, t: Game) -> frozenset[str]:
        """What is of use now: move, influence, heal, attack, block, special."""
        raise NotImplementedError

    def own(self, t: Game) -> Sequence[Option]:
        """Its own answers."""
        raise NotImplementedError

    def answered(self, t: Game, choice: Any) -> Arrow:
        """One of its own answers is given."""
        raise NotImplementedError

    def gather(self, t: Game, points: Points) -> None:
        """Points of attack or block are played; other points go to the hero."""
        raise NotImplementedError

    def start(self, t: Game) -> Arrow:
        return self.put(t)

    def put(self, t: Game) -> Arrow:
        """MK-CRD-24. The question; in secret where perhaps only what the hand holds makes it one."""
        listed = self.choices(t)
        secret = bool(t.state.heroes[self.seat].hand) and hangs_on_hand(listed)
        return ask(self.seat, self.question(), listed, self.hear, None, secret, "choices")

    def choices(self, t: Game) -> Sequence[Option]:
        """MK-CRD-2 MK-CRD-5 MK-CRD-6 MK-CRD-7. Its own answers, then what may be played."""
        return [*self.own(t), *playable.plays(t, self.seat, self.uses(t))]

    def hear(self, t: Game, choice: Any) -> Arrow:
        played = playable.section_for(t, self.seat, choice)
        return self.answered(t, choice) if played is None else call(played, self.start)

    def wishes(self, t: Game) -> Sequence[Option]:
        return [*playable.wishes(t, self.seat)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return playable.forbids(t, self.seat, self.uses(t), wish)


def moment(t: Game) -> Moment:
    """The moment under way, the nearest."""
    return t.find(Moment)
