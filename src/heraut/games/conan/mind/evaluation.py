"""How the sides stand: the goal against the rounds left, gems alive, enemies, the overlord's gems."""

from __future__ import annotations

from math import tanh

from heraut.games.conan.mind import errands
from heraut.games.conan.mind.blows import WORTH
from heraut.games.conan.model import ALLIES, HEROES, NOBODY, Game, GroupId, layout_number, layout_of, scenario_of
from heraut.games.conan.numbers.figures import kin, life_of, size_of
from heraut.games.conan.rules.ch6_end import is_crowded_out, whole_marks

MOST = 0.95  # nobody has won before the end
GOAL, LIFE, FOES, FRESH = 1.5, 0.8, 0.8, 0.15
AVAILABLE = 6  # gems of a hero that count as fresh


def evaluate(t: Game) -> tuple[float, ...]:
    """The heroes share one score, the overlord has its negative."""
    winner = t.state.winner
    ours = standing(t) if winner == NOBODY else 1.0 if winner == HEROES else -1.0
    overlord = () if t.state.automaton else (-ours,)
    return (*[ours] * t.state.players, *overlord)


def standing(t: Game) -> float:
    """What the heroes may expect, from -1 to 1.

    As a regression over a thousand games that were played by habit had it, at the ends of turns; but fresh gems,
    which are there to be spent, count for less.
    """
    return MOST * tanh(GOAL * goal(t) + LIFE * life(t) - FOES * foes(t) + FRESH * fresh(t))


def goal(t: Game) -> float:
    """The time that would be left after all that is still to be done, as a part of all the time."""
    scenario = scenario_of(t)
    if scenario.goals.marks_left:
        return marks(t)
    left = scenario.rounds - t.state.round
    slack = errands.PACE * left - errands.remaining(t)
    return max(-1.0, min(1.0, slack / (errands.PACE * scenario.rounds)))


def marks(t: Game) -> float:
    """How many marks are whole and in nobody's way, against how many are needed."""
    needed = scenario_of(t).goals.marks_left[layout_number(t)]
    safe = sum([0.4 if is_crowded_out(t, area) else 1.0 for area in whole_marks(t)])
    return max(-1.0, min(1.0, (safe - needed + 0.5) / 2))


def life(t: Game) -> float:
    """Gems that are no wounds, of all; from -1 to 1."""
    printed = sum([t.content.heroes[hero.sheet].gems for hero in t.state.heroes])
    return 2 * sum([hero.available + hero.fatigue + hero.boxes for hero in t.state.heroes]) / printed - 1


def foes(t: Game) -> float:
    """The worth of the units on the board, of all that the scenario has."""
    groups = kin(t)
    units = [unit for figure, unit in t.state.units.items() if figure < ALLIES]
    here = sum([WORTH[groups[unit.group].tile.role] * unit.life / life_of(t, unit.group) for unit in units])
    return here / all_foes(t)


def all_foes(t: Game) -> float:
    memo, key = t.content.memo, ("all foes", t.state.scenario, t.state.players)
    if key not in memo:
        ids = [GroupId(group.id) for group in scenario_of(t).groups]
        memo[key] = sum([WORTH[kin(t)[group].tile.role] * size_of(t, group) for group in ids])
    found: float = memo[key]
    return found


def fresh(t: Game) -> float:
    """Gems that are available, the heroes' against the overlord's."""
    ours = sum([min(AVAILABLE, hero.available) for hero in t.state.heroes]) / (AVAILABLE * t.state.players)
    printed = layout_of(t)
    return ours - t.state.overlord.available / (printed.available + printed.fatigue)
