"""Positions that come again: one simulation after another passes through them, so what was thought of one is kept."""

from __future__ import annotations

from typing import Any, TypeAlias

from heraut.games.conan.model import Game, HeroId
from heraut.games.conan.rules.ch1_heroes_turn import what_counts
from heraut.kernel import Option
from heraut.kernel.memo import Memo

Board: TypeAlias = tuple[Any, ...]

BOARDS, HEROES, ROUTES = 200, 500, 2000  # positions of the units, of a hero among them, and of everybody
LEADERS_GUARD = 2  # gems that the overlord is likely to guard a leader with


def board(t: Game) -> Board:
    """The units, statuses and marks, what life the heroes have left, and whether leaders can be guarded."""
    state = t.state
    heroes = [(hero.sheet, hero.available + hero.fatigue + hero.boxes) for hero in state.heroes]
    return (
        state.scenario, *heroes, tuple(state.units.items()), tuple(state.modifiers.items()),
        tuple(state.marks.items()), min(LEADERS_GUARD, state.overlord.available),
    )  # fmt: skip


def on_board(t: Game, units: Board) -> Memo:
    boards = t.content.memo.part("boards", BOARDS)
    found: Memo | None = boards.get(units)
    if found is None:
        found = boards[units] = Memo(HEROES)
    return found


def of_hero(t: Game, hero: HeroId, known: Memo) -> dict[Option, float]:
    """What was thought of his deeds while this board, his gems and what lies about him were the same."""
    held = t.state.heroes[hero]
    key = (what_counts(t, hero), held.fatigue + held.boxes)
    found: dict[Option, float] | None = known.get(key)
    if found is None:
        found = known[key] = {}
    return found


def of_errands(t: Game, units: Board) -> tuple[Memo, tuple[Any, ...]]:
    """Where it is kept who is wanted where, and all that this hangs on."""
    state = t.state
    heroes = [(hero.area, hero.items, hero.away) for hero in state.heroes]
    key = (units, *heroes, tuple(state.objects.items()), state.opened, state.water, state.seen)
    return t.content.memo.part("errands", ROUTES), key
