"""Setting up, and the rounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from heraut.games.conan.model import (
    ALLIES,
    FOUND,
    HEROES,
    OVERLORD,
    UNITS,
    AreaId,
    FigureId,
    Game,
    GroupId,
    Hero,
    ItemId,
    Reserve,
    SpellId,
    TileId,
    World,
    scenario_of,
)
from heraut.games.conan.printed.content import Content
from heraut.games.conan.printed.missions import Adventurer, Group, Scenario
from heraut.games.conan.rules import ch6_end, clauses
from heraut.games.conan.rules.ch1_heroes_turn import HeroesTurn
from heraut.games.conan.rules.ch2_sheet.gems import is_decided
from heraut.games.conan.rules.ch3_overlord.overlord_turn import OverlordTurn
from heraut.games.conan.rules.ch4_magic.effects import heros_moment
from heraut.kernel import Arrow, Deck, Section, call

EMPTY = "empty"  # of the secret's bag: not here

# ── laying the table ─────────────────────────────────────────────────────────────────────────────────────────────────


def lay(content: Content, scenario: str, players: int, automaton: bool, settings: Mapping[str, str]) -> World:
    """CN-SET-1 CN-SET-2. The board, the heroes, the river and the overlord's gems, as the scenario says."""
    printed = content.scenarios[scenario]
    number = players - printed.layouts[0].players
    layout = printed.layouts[number]
    world = World(
        scenario=scenario,
        players=players,
        automaton=automaton,
        rest_walk=settings["rest_walk"] == "yes",
        river=tuple([TileId(tile) for tile in printed.tiles]),
        overlord=Reserve(layout.available, layout.fatigue, layout.recovery),
        side=HEROES if printed.first == "heroes" else OVERLORD,
        objects={AreaId(area): kinds(items) for area, items in printed.objects.items()},
        chests=tuple([AreaId(area) for area in printed.chests]),
        assets=Deck([item for item, copies in printed.deck.items() for _ in range(copies)]),
        secret=Deck(hidden_places(printed)),
        marks=first_marks(printed, number),
    )
    for seat, adventurer in enumerate(layout.heroes):
        world.heroes.append(hero_at(content, printed, adventurer, seat))
    place(world, [group for group in printed.groups if not group.late], number, content, UNITS)
    place(world, list(printed.allies), number, content, ALLIES)
    if printed.gear_at:
        lay_gear_aside(world, AreaId(printed.gear_at))
    for seat, adventurer in enumerate(layout.heroes):
        already_cast(world, content, FigureId(seat), adventurer)
    return world


def kinds(items: tuple[str, ...]) -> tuple[ItemId, ...]:
    return tuple(sorted([ItemId(item) for item in items]))


def hidden_places(printed: Scenario) -> list[str]:
    """In one of the places it is found; in which is drawn when somebody looks."""
    return [] if printed.secret is None else [FOUND, *[EMPTY] * (len(printed.secret.areas) - 1)]


def first_marks(printed: Scenario, number: int) -> dict[str, int]:
    """What is whole, and what life things have."""
    areas = () if printed.marks is None else printed.marks.areas
    lives = {f"life:{structure.border}": structure.life[number] for structure in printed.structures}
    return {**{f"mark:{area}": 1 for area in areas}, **lives}


def hero_at(content: Content, printed: Scenario, adventurer: Adventurer, seat: int) -> Hero:
    """CN-SET-1. Some gems in fatigue, the rest available; the heroes are dealt out to the first areas."""
    gems = content.heroes[adventurer.hero].gems
    return Hero(
        sheet=adventurer.hero,
        area=AreaId(printed.start[seat % len(printed.start)]),
        available=gems - printed.fatigue,
        fatigue=printed.fatigue,
        items=kinds(adventurer.gear),
        spells=tuple([SpellId(spell) for spell in adventurer.spells]),
    )


def place(world: World, groups: list[Group], number: int, content: Content, first: int) -> None:
    """CN-SET-2 CN-OVL-25. The figures of these groups, with the life of the scenario."""
    for group in groups:
        life = group.life[number] if group.life else 1
        for area, numbers in group.figures.items():
            for _ in range(numbers[number]):
                world.come(GroupId(group.id), AreaId(area), life, first)


def lay_gear_aside(world: World, area: AreaId) -> None:
    """The heroes begin without objects: all of them lie in one area."""
    world.objects[area] = tuple(sorted([item for hero in world.heroes for item in hero.items]))
    for hero in world.heroes:
        hero.items = ()


def already_cast(world: World, content: Content, hero: FigureId, adventurer: Adventurer) -> None:
    """CN-SPL-13 CN-SPL-15. Spells that last from the start."""
    for spell in adventurer.lasting:
        for effect in content.spells[spell].effects:
            if effect.armour:
                world.gain(hero, "armour", heros_moment(hero, effect.until), effect.armour, spell)


# ── the rounds ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Adventure(Section):
    """Round after round, until somebody has won.

    round → its end ⟲ → over
    """

    def start(self, t: Game) -> Arrow:
        """CN-END-1 CN-END-2."""
        return self.over if is_decided(t) else call(Round(), self.end_of_round)

    def end_of_round(self, t: Game) -> Arrow:
        """CN-END-1. What the scenario does at the end of a round."""
        if is_decided(t):
            return self.over
        happens = clauses.round_ends(t)
        return self.count_down if happens is None else call(happens, self.count_down)

    def count_down(self, t: Game) -> Arrow:
        """CN-END-1 CN-END-2. After the last round what was to be counted then is counted."""
        ch6_end.judge(t)
        if t.state.round >= scenario_of(t).rounds:
            ch6_end.judge_last_round(t)
        return self.start

    def over(self, t: Game) -> Arrow:
        return None


@dataclass(slots=True)
class Round(Section):
    """One turn of each side, in the order of the scenario.

    first → second
    """

    def start(self, t: Game) -> Arrow:
        """CN-END-1."""
        return call(turn_of(first_side(t)), self.second)

    def second(self, t: Game) -> Arrow:
        """CN-END-1."""
        return None if is_decided(t) else call(turn_of(1 - first_side(t)))


def first_side(t: Game) -> int:
    return HEROES if scenario_of(t).first == "heroes" else OVERLORD


def turn_of(side: int) -> HeroesTurn | OverlordTurn:
    return HeroesTurn() if side == HEROES else OverlordTurn()


SECTIONS = (Adventure, Round)
