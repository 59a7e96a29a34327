"""What single scenarios add to the rules: their events, and their clauses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import heraut.games.heroes3.numbers.geography as geography
import heraut.games.heroes3.rules.ch08_sites as ch08_sites
from heraut.games.heroes3.answers.on_map import DONE, Done, FieldOf
from heraut.games.heroes3.model import FEW, PACK, Game, has_clause, main_hero, mission, seats_from
from heraut.games.heroes3.printed.missions import Event
from heraut.kernel import Arrow, Option, Section, ask, become, call

TWICE = 4  # the level that is reached twice under `level_four_twice`
DREAD_KNIGHTS, GHOST_DRAGONS = "dread_knights", "ghost_dragons"


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
        fields: list[Option] = [FieldOf(field) for field, site in sorted(t.state.sites.items()) if site.cube]
        return ask(self.seat, "site_again", [DONE, *fields], self.hear)

    def hear(self, t: Game, choice: FieldOf | Done) -> Arrow:
        """H3-MOD-5. The main hero visits it, wherever he stands, as if there were no cube."""
        if isinstance(choice, Done):
            return None
        t.state.sites[choice.field].cube = False
        return become(ch08_sites.Visit(main_hero(self.seat), choice.field))


# ── clauses about combats ────────────────────────────────────────────────────────────────────────────────────────────


def no_talking(t: Game, field: str) -> bool:
    """H3-MOD-5. Diplomacy does not skip the combat of this field."""
    at_goals = has_clause(t, "no_talking_at_sites") and geography.printed(t, field).site in goal_sites(t)
    return at_goals or last_guard(t, field)


def corner_guards(t: Game, field: str) -> bool:
    """H3-MOD-5. In the combat of this field the hero's units stand in the middle row, the guards in the corners."""
    return has_clause(t, "corner_guards") and geography.printed(t, field).site in goal_sites(t)


def is_quarry(t: Game, field: str) -> bool:
    """H3-MOD-5. Guards that a main hero must beat: they are not beaten for good by a secondary hero."""
    site = geography.printed(t, field).site
    return any(goal.kind == "beat_guards" and site in goal.sites for goal in mission(t).goals)


def last_guard(t: Game, field: str) -> bool:
    """H3-MOD-5. Is this the last mine or settlement: one more golden guard, no limit of rounds, no Diplomacy?"""
    if not has_clause(t, "last_guard") or any(not tile.shown for tile in t.state.tiles.values()):
        return False
    wanted = goal_sites(t)
    left = [one for one, site in t.state.sites.items() if geography.printed(t, one).site in wanted and not site.flags]
    return left == [field]


def goal_sites(t: Game) -> tuple[str, ...]:
    return tuple([site for goal in mission(t).goals for site in goal.sites])


# ── other clauses ────────────────────────────────────────────────────────────────────────────────────────────────────


def near_enough(t: Game, seat: int, other: int) -> bool:
    """H3-MOD-5. May units be given: main heroes on one tile or adjacent, or one of them in the other's town?"""
    heroes = t.state.heroes
    one, two = heroes.get(main_hero(seat)), heroes.get(main_hero(other))
    if one is None or two is None:
        return False
    same_tile = one.field.split(".")[0] == two.field.split(".")[0]
    return (
        same_tile
        or two.field in geography.neighbours(t, one.field)
        or in_town_of(t, one.field, other)
        or in_town_of(t, two.field, seat)
    )


def in_town_of(t: Game, field: str, seat: int) -> bool:
    printed = geography.printed(t, field)
    return printed.site == "town" and printed.faction == t.state.players[seat].faction


def enemy_at_utopia(t: Game) -> None:
    """H3-MOD-5. The enemy is first at the utopia: Dread Knights turn to few, a pack of Ghost Dragons joins him."""
    army = t.state.enemy_army
    if DREAD_KNIGHTS in army:
        army[DREAD_KNIGHTS] = FEW
    army[GHOST_DRAGONS] = PACK
    t.tell("enemy_at_utopia", unit=GHOST_DRAGONS)


SECTIONS: tuple[type[Section], ...] = (HappensNow, GainASiteAgain)
