"""2.1 Phase de mouvement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.wow_adventure.answers import Stop, Walk
from heraut.games.wow_adventure.model import OFF_BOARD, Game, SpaceId
from heraut.games.wow_adventure.numbers import events, routes
from heraut.games.wow_adventure.rules import gains
from heraut.games.wow_adventure.rules.ch2_turn.events import Toll
from heraut.games.wow_adventure.rules.ch4_abilities.moments import Moment
from heraut.kernel import Arrow, Option, Reason, Section, call

STOP = Stop()


@dataclass(slots=True)
class Movement(Moment):
    """Walk ⟲ | a play ⟲ | stop → over.

    `goal`: where he walks to while he pays a toll.
    """

    goal: SpaceId = OFF_BOARD

    def question(self) -> str:
        return "move"

    def moment(self) -> str:
        return "movement"

    def choices(self, t: Game) -> Sequence[Option]:
        """WW-MOV-1 WW-MOV-2 WW-MOV-3 WW-MOV-5 WW-MOV-7 WW-LVL-7. Stop, any space within reach, or a play."""
        return Moment.choices(self, t)

    def own(self, t: Game) -> Sequence[Option]:
        """WW-MOV-1 WW-MOV-7. A walk shows nothing new, so single steps are asked for only where each may cost."""
        reach = routes.reach(t, self.seat)
        if events.touching(t, "leaving_green"):
            return [STOP, *[Walk(space) for space, far in reach.items() if far == 1]]
        return [STOP, *[Walk(space) for space, far in reach.items() if far]]

    def wishes(self, t: Game) -> Sequence[Option]:
        hero = t.state.heroes[self.seat]
        around = routes.within(t, hero.space, max(1, hero.moves))
        return [*[Walk(space) for space in around if space != hero.space], *Moment.wishes(self, t)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, Walk):
            return (
                held(t, self.seat)
                or above_level(t, self.seat, wish.space)
                or too_far(t, self.seat, wish.space)
                or step_by_step(t, self.seat, wish.space)
            )
        return Moment.forbids(self, t, wish)

    def answered(self, t: Game, choice: Walk | Stop) -> Arrow:
        """WW-MOV-1 WW-MOV-7."""
        if isinstance(choice, Stop):
            return None
        self.goal = choice.space
        leaves_green = t.content.board[t.state.heroes[self.seat].space].level == "green"
        if leaves_green and events.touching(t, "leaving_green"):
            return call(Toll(self.seat), self.walk)
        return self.walk

    def walk(self, t: Game) -> Arrow:
        """WW-MOV-1 WW-MOV-5. By a shortest way; a red marker there holds him from now on."""
        t.state.heroes[self.seat].moves -= routes.reach(t, self.seat)[self.goal]
        gains.place_figure(t, self.seat, self.goal)
        self.goal = OFF_BOARD
        return self.start


# ── what speaks against a walk ───────────────────────────────────────────────────────────────────────────────────────


def held(t: Game, seat: int) -> Reason | None:
    """WW-MOV-3 WW-MOV-8."""
    return Reason("held", ("WW-MOV-3",), space=t.state.heroes[seat].space) if routes.is_held(t, seat) else None


def above_level(t: Game, seat: int, space: SpaceId) -> Reason | None:
    """WW-MOV-2 WW-MOV-4."""
    if routes.level_of(t, space) <= t.state.heroes[seat].level:
        return None
    return Reason("above-level", ("WW-MOV-2",), space=space)


def too_far(t: Game, seat: int, space: SpaceId) -> Reason | None:
    """WW-MOV-1 WW-MOV-2 WW-MOV-5. With the movement left, round what he may not cross."""
    if space in routes.reach(t, seat):
        return None
    return Reason("too-far", ("WW-MOV-1", "WW-MOV-2", "WW-MOV-5"), space=space, moves=t.state.heroes[seat].moves)


def step_by_step(t: Game, seat: int, space: SpaceId) -> Reason | None:
    """WW-MOV-1. While leaving a space may cost something, he walks from space to space."""
    if routes.reach(t, seat)[space] == 1 or not events.touching(t, "leaving_green"):
        return None
    return Reason("step-by-step", ("WW-MOV-1",), space=space)


SECTIONS: tuple[type[Section], ...] = (Movement,)
