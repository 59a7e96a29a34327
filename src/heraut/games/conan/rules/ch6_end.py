"""The end: what is counted for it, and who has won.

What is counted lies in `World.marks`:

    mark:T1          1 while the mark of this area is whole
    life:main_gate   what life is left of a border
    wrecked:door     1 if this border can never be shut again
    dead:captain     how many of a group have died
    fled             how many figures have fled
    out:captive      an object has been carried off the board
    done:winch       a handle that wins has been used, or an event that comes once has come
    fed              1 if what hungers has wounded a hero in this turn of the overlord
"""

from __future__ import annotations

from heraut.games.conan.model import HEROES, NOBODY, OVERLORD, AreaId, FigureId, Game, Side, layout_number, scenario_of
from heraut.games.conan.numbers.figures import all_gone, is_hero, of_side

# ── counting ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def add(t: Game, mark: str, number: int = 1) -> None:
    t.state.marks[mark] = count(t, mark) + number


def count(t: Game, mark: str) -> int:
    return t.state.marks.get(mark, 0)


def count_dead(t: Game, figure: FigureId) -> None:
    """CN-END-2. A unit that dies is counted, by its group."""
    if not is_hero(figure):
        add(t, f"dead:{t.state.units[figure].group}")


def whole_marks(t: Game) -> list[AreaId]:
    """Where the mark of the scenario is whole."""
    marks = scenario_of(t).marks
    return [] if marks is None else [AreaId(area) for area in marks.areas if count(t, f"mark:{area}")]


def is_crowded_out(t: Game, area: AreaId) -> bool:
    """At least as many enemies as heroes stand there, and one at least."""
    return len(of_side(t, OVERLORD, area)) >= max(1, len(of_side(t, HEROES, area)))


# ── judging ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def judge(t: Game) -> None:
    """CN-END-2 CN-END-3 CN-END-4. As soon as a goal is met; if both are at once, whoever's turn it is wins."""
    if t.state.winner != NOBODY:
        return
    reached = [side for side, won in ((HEROES, heroes_won(t)), (OVERLORD, overlord_won(t))) if won]
    if reached:
        side = t.state.side if len(reached) > 1 else reached[0]
        decide(t, side, "alone" if side == OVERLORD and all_gone(t) else "goal")


def judge_last_round(t: Game) -> None:
    """CN-END-1 CN-END-2. After the last round what was to be counted then is counted; else the overlord wins."""
    if t.state.winner == NOBODY:
        decide(t, HEROES if heroes_last(t) else OVERLORD, "time")


def decide(t: Game, side: Side, how: str) -> None:
    """CN-END-2."""
    t.state.winner = side
    t.tell("won", side=side, how=how)


# ── goals ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def heroes_won(t: Game) -> bool:
    """CN-END-2. A goal of the heroes is met: carried out, killed, done, or enough escaped and nobody is left."""
    scenario = scenario_of(t)
    goals = scenario.goals
    if goals.carries_out and all(count(t, f"out:{item}") for item in goals.carries_out):
        return True
    if goals.killed and sum(count(t, f"dead:{group}") > 0 for group in goals.killed) >= goals.at_least:
        return True
    if any(handle.wins and count(t, f"done:{handle.id}") for handle in scenario.handles):
        return True
    return goals.escaped and all_gone(t) and half_escaped(t)


def overlord_won(t: Game) -> bool:
    """CN-END-2 CN-END-3. No hero is left, unless enough have escaped; enough have fled; no mark is left to defend."""
    goals = scenario_of(t).goals
    if all_gone(t):
        return not (goals.escaped and half_escaped(t))
    return bool(goals.fled and count(t, "fled") >= goals.fled) or bool(goals.marks_left and not whole_marks(t))


def heroes_last(t: Game) -> bool:
    """CN-END-1. Have the heroes won when the last round is over?  A mark that would be crowded out does not count."""
    goals = scenario_of(t).goals
    if goals.escaped:
        return half_escaped(t)
    whole = [area for area in whole_marks(t) if not is_crowded_out(t, area)]
    return bool(goals.marks_left) and len(whole) >= goals.marks_left[layout_number(t)]


def half_escaped(t: Game) -> bool:
    """Half of the heroes have left the board, rounded up."""
    return 2 * sum(hero.away for hero in t.state.heroes) >= t.state.players


SECTIONS = ()
