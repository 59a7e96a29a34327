"""What a scenario says besides: secrets, ways out, marks, handles, structures, floods, flight, hunger; and its goals.

The chapters call these functions at their moments.  What is counted lies in `World.marks`:

    mark:T1          1 while the mark of this area is whole
    life:main_gate   what life is left of a border
    dead:captain     how many of a group have died
    fled             how many figures have fled
    out:captive      an object has been carried off the board
    done:winch       a handle has been used (or an event that comes once)
"""

from __future__ import annotations

from heraut.games.conan.model import AreaId, FigureId, Game, HeroId, layout_number, scenario_of
from heraut.games.conan.numbers.figures import is_hero, living
from heraut.games.conan.printed.missions import Handle
from heraut.kernel import Reason
from heraut.kernel.sections import Ends

# ── moments ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def died(t: Game, figure: FigureId) -> None:
    """CN-END-2. A unit that dies is counted, by its group; a leader drops what the scenario says."""
    if is_hero(figure):
        return
    unit = t.state.units[figure]
    add(t, f"dead:{unit.group}")
    if unit.group in scenario_of(t).drops:
        pass  # stub: C lays the object down


def add(t: Game, mark: str, number: int = 1) -> None:
    t.state.marks[mark] = t.state.marks.get(mark, 0) + number


def entered(t: Game, figure: FigureId, area: AreaId) -> Ends | None:
    """What happens to whoever has come into an area: somebody looks for the secret."""
    return None  # stub: C


def overlord_begins(t: Game) -> None:
    """At the start of the overlord's turn: marks that are crowded out."""
    # stub: C


def overlord_ends(t: Game) -> None:
    """At the end of the overlord's turn: flight, hunger."""
    # stub: C


def round_ends(t: Game) -> Ends | None:
    """At the end of a round: floods."""
    return None  # stub: C


# ── what heroes may do ───────────────────────────────────────────────────────────────────────────────────────────────


def handles_at(t: Game, hero: HeroId) -> list[Handle]:
    """CN-MAN-3. What the scenario lets him do where he stands."""
    return []  # stub: C


def handled(t: Game, hero: HeroId, handle: Handle, total: int) -> None:
    """CN-MAN-3 CN-MAN-12. A handle was used: its price is paid, or its dice came to so much."""
    # stub: C


def no_way_out(t: Game, hero: HeroId) -> Reason | None:
    """What speaks against leaving the board from where he stands."""
    return Reason("no-way-out", ("CN-END-2",), hero=hero)  # stub: C


def departed(t: Game, hero: HeroId) -> None:
    """A hero has left the board, with all he carries."""
    # stub: C


# ── goals ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def heroes_won(t: Game) -> bool:
    """CN-END-2. A goal of the heroes that is met as soon as it is."""
    goals = scenario_of(t).goals
    if goals.killed:
        killed = sum(t.state.marks.get(f"dead:{group}", 0) > 0 for group in goals.killed)
        return killed >= goals.at_least
    return False  # stub: C (carried out, escaped, handles that win)


def overlord_won(t: Game) -> bool:
    """CN-END-2 CN-END-3. All heroes are dead, unless enough have escaped; or a goal of the overlord."""
    return not living(t)  # stub: C (fled, no mark left, escaped)


def heroes_last(t: Game) -> bool:
    """CN-END-1. Have the heroes won when the last round is over?"""
    least = scenario_of(t).goals.marks_left
    if not least:
        return False  # stub: C (escaped)
    whole = sum(number for mark, number in t.state.marks.items() if mark.startswith("mark:"))
    return whole >= least[layout_number(t)]
