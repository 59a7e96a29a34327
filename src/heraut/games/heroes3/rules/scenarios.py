"""What happens in single scenarios: their events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import DONE, Done, FieldOf
from heraut.games.heroes3.model import FEW, PACK, Game, main_hero, mission, seats_from
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.printed.missions import Event
from heraut.games.heroes3.rules.ch08_map import map_sites
from heraut.kernel import Arrow, Option, Reason, Section, ask, become, call

# ── events ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class HappensNow(Section):
    """Something that the scenario has for this round: done at once, or asked of each seat in turn."""

    event: int
    waiting: tuple[int, ...] = ()

    def start(self, t: Game) -> Arrow:
        """H3-RND-5 H3-RND-8."""
        event = mission(t).events[self.event]
        t.tell("event", round=t.state.round, event=self.event)
        if event.play in AT_ONCE:
            AT_ONCE[event.play](t, event)
            return None
        self.waiting = tuple(seats_from(t, t.state.first))
        return self.next_seat

    def next_seat(self, t: Game) -> Arrow:
        """H3-RND-5."""
        if not self.waiting:
            return None
        seat, *rest = self.waiting
        self.waiting = tuple(rest)
        return call(GainASiteAgain(seat), self.next_seat)


def clear_cubes_of_sites(t: Game, event: Event) -> None:
    """H3-MOD-5. Black cubes leave the sites it names."""
    for field, site in t.state.sites.items():
        if site.cube and geography.printed(t, field).site in event.sites:
            site.cube = False


def seat_gains_movement(t: Game, event: Event) -> None:
    """H3-MOD-5. One player, counted in the order of play, gains movement for this round."""
    seat = (t.state.first + event.seat - 1) % len(t.state.players)
    hero = t.state.heroes.get(main_hero(seat))
    if hero is not None:
        hero.extra += event.movement
        t.tell("movement_given", seat=seat, amount=event.movement)


def enemy_grows(t: Game, event: Event) -> None:
    """H3-MOD-5. The enemy's cheapest few unit becomes a pack; if none is few, the last that fell comes back."""
    army, fallen = t.state.enemy_army, t.state.enemy_fallen
    few = [unit for unit, form in army.items() if form == FEW]
    if few:
        unit = min(few, key=lambda one: (t.content.units[one].recruit.get("gold", 0), t.content.units[one].rank))
        army[unit] = PACK
    elif fallen:
        unit = fallen.pop()
        army[unit] = FEW
    else:
        return
    t.tell("enemy_grows", unit=unit, form=army[unit])


AT_ONCE: dict[str, Callable[[Game, Event], None]] = {
    "clear_cubes_of_sites": clear_cubes_of_sites,
    "seat_gains_movement": seat_gains_movement,
    "enemy_grows": enemy_grows,
}


@dataclass(slots=True)
class GainASiteAgain(Section):
    """One field with a black cube gives a seat once more what it gives."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """H3-MOD-5."""
        return ask(self.seat, "site_again", self.sites, self.hear)

    def sites(self, t: Game) -> list[Option]:
        """H3-MOD-5. Any field with a black cube, or none."""
        return [DONE, *[wish for wish in self.wishes(t) if self.forbids(t, wish) is None]]

    def wishes(self, t: Game) -> list[FieldOf]:
        return [FieldOf(field) for field in sorted(t.state.sites)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, FieldOf):
            return None
        site = t.state.sites.get(wish.field)
        return None if site is not None and site.cube else Reason("no-cube", ("H3-MOD-5",))

    def hear(self, t: Game, choice: FieldOf | Done) -> Arrow:
        """H3-MOD-5. The main hero visits it, wherever he stands, as if there were no cube."""
        if isinstance(choice, Done):
            return None
        t.state.sites[choice.field].cube = False
        return become(map_sites.Visit(main_hero(self.seat), choice.field))
