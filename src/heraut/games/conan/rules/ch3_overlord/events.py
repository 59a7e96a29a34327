"""3. What an activated tile does: its units act; of the event tile, one of the things that the scenario says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from heraut.games.conan.answers.ruling import Happen, HappenAt
from heraut.games.conan.model import (
    EVENT_TILE,
    HEROES,
    NO_FIGURE,
    OVERLORD,
    AreaId,
    Game,
    GroupId,
    TileId,
    chart_of,
    layout_of,
    overlord_seat,
    scenario_of,
)
from heraut.games.conan.numbers.crowds import room_in
from heraut.games.conan.numbers.figures import in_area, kin, life_of, of_group, of_side, size_of, tile_of
from heraut.games.conan.printed.missions import EventOption, group_on
from heraut.games.conan.rules.ch3_overlord.activation import FiguresAct
from heraut.games.conan.rules.ch3_overlord.reinforcement import Reinforce, brings
from heraut.games.conan.rules.ch4_magic.area_effects import AreaEffect
from heraut.games.conan.rules.ch6_end import add, count
from heraut.kernel import Arrow, Section, ask, call
from heraut.kernel.sections import Ends


def tile_acts(t: Game, tile: TileId) -> Ends:
    """CN-OVL-4 CN-RIV-4 CN-RIV-5 CN-SPL-13. The event, or the figures of the tile, of which a dead one has none."""
    group = GroupId(group_on(tile))
    activated(t, tile)
    t.state.expire(f"tile:{group}")
    return EventTile() if tile == EVENT_TILE else FiguresAct(tuple(of_group(t, group)), group=group)


def activated(t: Game, tile: TileId) -> None:
    """CN-OVL-2 CN-OVL-3."""
    t.tell("activated", tile=tile)


@dataclass(slots=True)
class EventTile(Section):
    """The event tile: one of its options.

    choose → it happens
    """

    def start(self, t: Game) -> Arrow:
        """CN-OVL-24 CN-AUT-6."""
        if not t.state.automaton:
            return ask(overlord_seat(t), "event", self.options, self.hear, otherwise=self.over)
        found = [one for one in self.options(t) if isinstance(one, Happen) or of_side(t, HEROES, one.area)]
        return self.hear(t, found[0]) if found else None

    def options(self, t: Game) -> list[Happen | HappenAt]:
        """CN-OVL-24 CN-RIV-4. Whatever would change anything now."""
        return [one for option in scenario_of(t).event if may_happen(t, option) for one in happenings(t, option)]

    def hear(self, t: Game, choice: Happen | HappenAt) -> Arrow:
        """CN-OVL-24 CN-RIV-4 CN-SPL-2. What the scenario says."""
        option = next(one for one in scenario_of(t).event if one.id == choice.event)
        happened(t, choice.event)
        if option.once:
            add(t, f"done:{option.id}")
        if isinstance(choice, HappenAt):
            return call(AreaEffect(overlord_seat(t), NO_FIGURE, choice.area, option.dice))
        if option.reinforce:
            return call(Reinforce(layout_of(t).reinforcement))
        if option.hurry:
            hurried = [figure for figure in t.state.units if tile_of(t, figure).id == option.hurry]
            return call(FiguresAct(tuple(hurried), option.points))
        if option.shut:
            shut_doors(t)
        else:
            arrive_late(t, option)
        return None

    def over(self, t: Game) -> Arrow:
        return None


def happened(t: Game, event: str) -> None:
    """CN-OVL-24."""
    t.tell("happened", event=event)


# ── what may happen ──────────────────────────────────────────────────────────────────────────────────────────────────


def may_happen(t: Game, option: EventOption) -> bool:
    """CN-OVL-24. Not again what comes once, not before its round; oil is poured from above a gate that is shut."""
    if (option.once and count(t, f"done:{option.id}")) or t.state.round < option.from_round:
        return False
    manned = not option.manned or any(of_side(t, OVERLORD, AreaId(area)) for area in option.manned)
    return manned and option.shut_still not in t.state.opened


def happenings(t: Game, option: EventOption) -> Iterator[Happen | HappenAt]:
    """CN-OVL-24. One answer for each area that it may touch, or one in all."""
    if option.dice:
        yield from (HappenAt(option.id, AreaId(area)) for area in option.at if in_area(t, AreaId(area)))
    elif (
        (option.reinforce and brings(t, layout_of(t).reinforcement))
        or (option.hurry and any(tile_of(t, figure).id == option.hurry for figure in t.state.units))
        or (option.shut and doors_open(t))
        or (option.arrives and free_areas(t, option))
    ):
        yield Happen(option.id)


# ── doors, late figures ──────────────────────────────────────────────────────────────────────────────────────────────


def doors_open(t: Game) -> list[str]:
    """CN-DOR-1 CN-SKL-10. Doors that somebody opened; no gates, no walls, nothing that was wrecked."""
    doors = [border for border in t.state.opened if chart_of(t).named[border].kind == "door"]
    return [door for door in doors if not count(t, f"wrecked:{door}")]


def shut_doors(t: Game) -> None:
    """CN-DOR-1. They are shut again, not locked."""
    shut = doors_open(t)
    t.state.opened = tuple([border for border in t.state.opened if border not in shut])


def free_areas(t: Game, option: EventOption) -> list[AreaId]:
    """CN-MOV-9. Where a figure of the late group finds room."""
    places = kin(t)[option.arrives].places
    return [AreaId(area) for area in option.at if room_in(t, AreaId(area)) >= places]


def arrive_late(t: Game, option: EventOption) -> None:
    """CN-RIV-12. The figures of a late group come as far as there is room; its tile joins at the right end."""
    group = GroupId(option.arrives)
    for _ in range(size_of(t, group)):
        for area in free_areas(t, option)[:1]:
            t.state.come(group, area, life_of(t, group))
    t.state.river = (*t.state.river, TileId(group))


SECTIONS = (EventTile,)
