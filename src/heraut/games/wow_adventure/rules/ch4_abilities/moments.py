"""4. Moments: the questions beside which plays are listed.

"At any moment of one's turn" is no window: wherever the active player is asked about his own business, the plays of
that moment stand beside the answers.  Each play exists once a turn or leaves play, so there is no free loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from heraut.games.wow_adventure.answers import PLAYS, Done, hangs_on_hand
from heraut.games.wow_adventure.model import Game
from heraut.games.wow_adventure.rules.ch4_abilities import playable, plays
from heraut.kernel import Arrow, Option, Reason, Section, ask, call

DONE = Done()


@dataclass(slots=True)
class Moment(Section):
    """A question of one's own business: own answer, or a play ⟲."""

    seat: int

    def question(self) -> str:
        """The kind of question put."""
        raise NotImplementedError

    def moment(self) -> str:
        """The moment of the turn or of the combat: one of `effects.Moment`."""
        raise NotImplementedError

    def own(self, t: Game) -> Sequence[Option]:
        """Its own answers."""
        raise NotImplementedError

    def answered(self, t: Game, choice: Any) -> Arrow:
        """One of its own answers is given."""
        raise NotImplementedError

    def start(self, t: Game) -> Arrow:
        return self.put(t)

    def put(self, t: Game) -> Arrow:
        """WW-ABL-2. The question; in secret where perhaps only what the hand holds makes it one."""
        listed = self.choices(t)
        secret = bool(t.state.heroes[self.seat].hand) and hangs_on_hand(listed)
        return ask(self.seat, self.question(), listed, self.hear, None, secret, "choices")

    def choices(self, t: Game) -> Sequence[Option]:
        """WW-ABL-2 WW-EXP-8 WW-MAI-13 WW-LVL-9. Its own answers, then what may be played."""
        return [*self.own(t), *playable.plays(t, self.seat, self.moment())]

    def hear(self, t: Game, choice: Any) -> Arrow:
        if isinstance(choice, PLAYS):
            return call(plays.section_for(self.seat, choice), self.start)
        return self.answered(t, choice)

    def wishes(self, t: Game) -> Sequence[Option]:
        return playable.wishes(t, self.seat)

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return playable.forbids(t, self.seat, self.moment(), wish) if isinstance(wish, PLAYS) else None


@dataclass(slots=True)
class OnlyPlays(Moment):
    """Plays ⟲ → done.  The question has the name of its moment."""

    def question(self) -> str:
        return self.moment()

    def own(self, t: Game) -> Sequence[Option]:
        return [DONE]

    def answered(self, t: Game, choice: Done) -> Arrow:
        return None
