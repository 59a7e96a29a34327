"""Boards and scenarios changed for a test: what the printed ones do not hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from heraut.games.conan.game import SECTIONS, Conan
from heraut.games.conan.model import World
from heraut.games.conan.printed.content import Content
from heraut.games.conan.printed.content import load as load_content
from heraut.games.conan.printed.missions import Adventurer
from heraut.kernel import Section
from tests.games import playing
from tests.games.conan.playing import Play

CASTERS = ("skuthus", "constantius", "zelata")
GEAR = ("battle_axe", "buckler", "explosive_orb", "life_potion", "pictish_drink")


class Doctored(Play):
    """A section run on a position of a changed game."""

    def __init__(self, change: Callable[[Content], None], state: World, section: Section, *results: object) -> None:
        content = load_content()
        change(content)
        game = Conan(content, (*SECTIONS, playing.Harness))
        playing.OnPosition.__init__(self, game, state, section, *results)


def with_leap(ends: tuple[str, str], difficulty: int, state: World, section: Section, *results: object) -> Doctored:
    """Between these areas one leaps."""

    def change(content: Content) -> None:
        board = content.boards[content.scenarios[state.scenario].board]
        borders = [
            replace(border, kind="leap", name="", difficulty=difficulty) if border.ends == ends else border
            for border in board.borders
        ]
        content.boards[board.id] = replace(board, borders=tuple(borders))

    return Doctored(change, state, section, *results)


def with_spells(group: str, spells: tuple[str, ...], state: World, section: Section, *results: object) -> Doctored:
    """This group of units can cast these spells."""

    def change(content: Content) -> None:
        scenario = content.scenarios[state.scenario]
        groups = [replace(one, spells=spells) if one.id == group else one for one in scenario.groups]
        content.scenarios[state.scenario] = replace(scenario, groups=tuple(groups))

    return Doctored(change, state, section, *results)


def game_of_casters() -> Conan:
    """Every scenario with casters and their bodyguards, and units that spin webs: all have every spell, and objects."""
    content = load_content()
    for name, printed in content.scenarios.items():
        layouts = [replace(layout, heroes=tuple(casters(content, len(layout.heroes)))) for layout in printed.layouts]
        groups = [
            replace(group, gains=("spell_caster", "web_projection"), spells=tuple(content.spells))
            for group in printed.groups
        ]
        content.scenarios[name] = replace(printed, layouts=tuple(layouts), groups=tuple(groups))
    return Conan(content)


def casters(content: Content, number: int) -> Iterator[Adventurer]:
    for place in range(number):
        yield Adventurer(hero=CASTERS[place % 3], gear=GEAR, spells=tuple(content.spells))
