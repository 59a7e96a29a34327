"""2.3 Événements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from heraut.games.wow_adventure.answers import Done, Pay
from heraut.games.wow_adventure.model import EventId, Game
from heraut.games.wow_adventure.numbers import events, routes
from heraut.games.wow_adventure.printed.cards import Event
from heraut.games.wow_adventure.rules import gains
from heraut.games.wow_adventure.rules.ch3_combat.defeat import Suffer
from heraut.games.wow_adventure.rules.ch4_abilities.effects import Resolve
from heraut.kernel import Arrow, Section, ask, call
from heraut.tabletop.cards import NAMES

PAY, DONE = Pay(), Done()


@dataclass(slots=True)
class ResolveEvent(Section):
    """It takes the place of the event in play → its effect for each whom it touches ⟲.

    `touched`: those for whom it is still to be done.
    """

    seat: int
    event: Annotated[EventId, NAMES]
    touched: tuple[int, ...] = ()

    def start(self, t: Game) -> Arrow:
        """WW-CHA-5 WW-CHA-8 WW-CHA-16. One that lasts works from now on by lying there."""
        gains.discard_event(t)
        t.state.event = self.event
        tell_event(t, self.event)
        event = t.content.events[self.event]
        self.touched = () if event.lasting else touched_by(t, event, self.seat)
        return self.next

    def next(self, t: Game) -> Arrow:
        """WW-CHA-5."""
        if not self.touched:
            return None
        seat, self.touched = self.touched[0], self.touched[1:]
        return call(Resolve(seat, self.event), self.next)


def touched_by(t: Game, event: Event, active: int) -> tuple[int, ...]:
    """WW-CHA-5 WW-CMB-29. Clockwise; the active player is the last, because a defeat would end his turn."""
    if event.who == "active":
        return (active,)
    order = [(active + place) % t.state.players for place in range(1, t.state.players + 1)]
    return tuple([seat for seat in order if is_touched(t, event, seat)])


def is_touched(t: Game, event: Event, seat: int) -> bool:
    """WW-CHA-5. Everybody, those in cities, or those on spaces of some colours."""
    space = t.state.heroes[seat].space
    if event.who == "all_in_city":
        return routes.is_city(t, space)
    return event.who == "all" or t.content.board[space].level in event.colours


@dataclass(slots=True)
class Toll(Section):
    """Bandit Tax: whoever leaves a green space pays energy, or is hurt."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """WW-CHA-8."""
        return ask(self.seat, "toll", self.choices, self.hear)

    def choices(self, t: Game) -> list[Pay | Done]:
        """WW-CHA-8 WW-ENE-1. Only who has the energy may pay it."""
        return [PAY, DONE] if t.state.heroes[self.seat].energy >= price(t)[0] else [DONE]

    def hear(self, t: Game, choice: Pay | Done) -> Arrow:
        """WW-CHA-8 WW-CMB-29."""
        energy, damage = price(t)
        if isinstance(choice, Done):
            return call(Suffer(self.seat, damage, t.state.event))
        gains.change_energy(t, self.seat, -energy)
        return None


def price(t: Game) -> tuple[int, int]:
    """WW-CHA-8. What leaving costs while this event is in play: energy, or damage."""
    event = events.touching(t, "leaving_green")
    ways = [way for clause in event.effect for way in clause.one_of] if event is not None else []
    return sum([way.pay_energy for way in ways]), sum([way.take for way in ways])


def tell_event(t: Game, event: EventId) -> None:
    """WW-CHA-5."""
    t.tell("event", event=event)


SECTIONS: tuple[type[Section], ...] = (ResolveEvent, Toll)
