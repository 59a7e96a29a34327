"""2.2 Phase d'exploration."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.wow_adventure.answers import Keep, Leave
from heraut.games.wow_adventure.model import NO_MARKER, OFF_BOARD, Game, MarkerId, SpaceId
from heraut.games.wow_adventure.rules import gains, markers
from heraut.games.wow_adventure.rules.ch2_turn.resources import TakeResource
from heraut.games.wow_adventure.rules.ch4_abilities.effects import Resolve
from heraut.kernel import Arrow, Section, ask, call


@dataclass(slots=True)
class Explore(Section):
    """Markers here: REVEAL each ⟲ → TAKE A RESOURCE, of which there is none.  No markers: TAKE A RESOURCE.

    `space`, `left`: where he explores, and how many markers of it are still to be revealed.
    """

    seat: int
    space: SpaceId = OFF_BOARD
    left: int = 0

    def start(self, t: Game) -> Arrow:
        """WW-EXP-1 WW-EXP-3 WW-EXP-5 WW-EXP-6."""
        self.space = t.state.heroes[self.seat].space
        self.left = len(markers.lying(t, self.space))
        return self.reveal if self.left else call(TakeResource(self.seat))

    def reveal(self, t: Game) -> Arrow:
        """WW-EXP-1 WW-EXP-9. Those that lay there; none once he is somewhere else."""
        if not self.left or t.state.heroes[self.seat].space != self.space:
            return call(TakeResource(self.seat, True))
        self.left -= 1
        return call(Reveal(self.seat), self.reveal)


@dataclass(slots=True)
class Reveal(Section):
    """The oldest marker of the space: green → keep it, or leave it; red → its effect on all whom it touches ⟲.

    It lies there for all to see (`Realm.turned_up`).  `seats`: who has not yet felt a red one.
    """

    seat: int
    seats: tuple[int, ...] = ()

    def start(self, t: Game) -> Arrow:
        """WW-EXP-1 WW-EXP-2 WW-EXP-4."""
        found = markers.lying(t, t.state.heroes[self.seat].space)[0]
        t.state.found.remove(found)
        t.state.turned_up = found.kind
        t.reveal()
        t.tell("marker_revealed", seat=self.seat, marker=found.kind, space=found.space)
        if t.content.markers[found.kind].colour == "green":
            return ask(self.seat, "marker", self.choices, self.hear)
        self.seats = touched(t, self.seat, found.kind)
        return self.next

    def next(self, t: Game) -> Arrow:
        """WW-EXP-2. One after another; then it goes back to the pool."""
        if not self.seats:
            gains.put_back(t)
            return None
        seat, self.seats = self.seats[0], self.seats[1:]
        return call(Resolve(seat, t.state.turned_up), self.next)

    def choices(self, t: Game) -> Sequence[Keep | Leave]:
        """WW-EXP-4. Each may be kept."""
        return [Keep(), Leave()]

    def hear(self, t: Game, choice: Keep | Leave) -> Arrow:
        """WW-EXP-4 WW-EXP-8."""
        if isinstance(choice, Keep):
            markers.keep(t, self.seat, t.state.turned_up)
            t.state.turned_up = NO_MARKER
        gains.put_back(t)
        return None


def touched(t: Game, seat: int, marker: MarkerId) -> tuple[int, ...]:
    """WW-EXP-2. Who revealed it; or all on the space, he last, since his turn may end with it."""
    if t.content.markers[marker].who == "active":
        return (seat,)
    here = t.state.heroes[seat].space
    return (*[one for one, hero in enumerate(t.state.heroes) if one != seat and hero.space == here], seat)


SECTIONS: tuple[type[Section], ...] = (Explore, Reveal)
