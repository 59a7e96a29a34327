"""How the sides stand: the goal against the rounds left, gems alive, enemies, the overlord's gems."""

from __future__ import annotations

from math import tanh

from heraut.games.conan.mind import errands
from heraut.games.conan.mind.blows import WORTH
from heraut.games.conan.model import ALLIES, HEROES, NOBODY, Game, GroupId, layout_number, layout_of, scenario_of
from heraut.games.conan.numbers.figures import kin, life_of, size_of
from heraut.games.conan.rules.ch6_end import is_crowded_out, whole_marks

MOST = 0.95  # nobody has won before the end
GOAL, LATE_GOAL, LATE_MARKS = 0.9, 1.5, 0.6  # what the goal weighs at first, and how much more at the end
LIFE, FOES, FRESH, RULER = 0.8, 0.9, 0.4, 0.3
AVAILABLE = 3  # gems of a hero that count as fresh: those he needs to defend himself


def evaluate(t: Game) -> tuple[float, ...]:
    """The heroes share one score, the overlord has its negative."""
    winner = t.state.winner
    ours = standing(t) if winner == NOBODY else 1.0 if winner == HEROES else -1.0
    overlord = () if t.state.automaton else (-ours,)
    return (*[ours] * t.state.players, *overlord)


def standing(t: Game) -> float:
    """What the heroes may expect, from -1 to 1.

    As a regression over 440 games says that were played by habit, at the ends of turns.
    """
    return MOST * tanh(goal(t) + LIFE * life(t) - FOES * foes(t) + FRESH * fresh(t) - RULER * ruling(t))


def goal(t: Game) -> float:
    """How much the goal promises; the nearer the end, the surer."""
    scenario = scenario_of(t)
    over = t.state.round / scenario.rounds
    if scenario.goals.marks_left:
        return LATE_MARKS * over * marks(t)
    return (GOAL + LATE_GOAL * over) * slack(t)


def slack(t: Game) -> float:
    """The time that would be left after all that is still to be done, as a part of all the time."""
    rounds = scenario_of(t).rounds
    left = errands.PACE * (rounds - t.state.round) - errands.remaining(t)
    return max(-1.0, min(1.0, left / (errands.PACE * rounds)))


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
    """The gems that the heroes have to defend themselves with."""
    return sum([min(AVAILABLE, hero.available) for hero in t.state.heroes]) / (AVAILABLE * t.state.players)


def ruling(t: Game) -> float:
    """The gems that the overlord has available, of all."""
    printed = layout_of(t)
    return t.state.overlord.available / (printed.available + printed.fatigue)
