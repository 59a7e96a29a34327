"""The table as a screen shows it: the board, the heroes with their gems, the river, dice, the rounds."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.conan.model import HEROES, Game, layout_number, scenario_of
from heraut.games.conan.screen.fight_scene import dice, outlook
from heraut.games.conan.screen.map_scene import map_board, map_pieces
from heraut.games.conan.screen.table_scene import players, pools, round_under_way, tracks, zones
from heraut.games.conan.screen.tips import tips
from heraut.kernel.content import Text
from heraut.tabletop.scene import Label, Scene, named
from heraut.tabletop.vocabulary import spaced, typeset


def show(t: Game) -> Scene:
    """The table: nothing is hidden, all see the same."""
    pieces = map_pieces(t)
    return Scene(
        title=named(typeset(scenario_of(t).name)),
        path=tuple(_path(t)),
        players=tuple(players(t)),
        boards=(map_board(t, pieces),),
        pieces=tuple(pieces),
        notes=tuple(_notes(t)),
        goal=named(spaced(_goal(t))),
        zones=tuple(zones(t)),
        tracks=tuple(tracks(t)),
        pools=tuple(pools(t)),
        dice=tuple(dice(t)),
        tips=tuple(tips(t, t.state.pending)),
    )


def _goal(t: Game) -> Text:
    """What the heroes must do, with the numbers of this layout."""
    printed, goals = scenario_of(t).goal, scenario_of(t).goals
    marks = goals.marks_left[layout_number(t)] if goals.marks_left else 0
    en, fr = printed.en, printed.fr
    for word, number in (("{marks}", marks), ("{kills}", goals.at_least), ("{fled}", goals.fled)):
        en, fr = en.replace(word, str(number)), fr.replace(word, str(number))
    return Text(en=en, fr=fr)


def _path(t: Game) -> Iterator[Label]:
    """The round, whose turn."""
    if not t.state.agenda:
        yield Label("path-over")
        return
    yield Label("path-round", {"number": round_under_way(t), "rounds": scenario_of(t).rounds})
    yield Label("path-heroes" if t.state.side == HEROES else "path-overlord")


def _notes(t: Game) -> Iterator[Label]:
    """How the attack stands."""
    yield from outlook(t)
