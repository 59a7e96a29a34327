"""The scenarios of Confrontation: who stands where when the fight begins."""

from dataclasses import dataclass
from typing import Literal

from heraut.games.confrontation.printed.cards import WOUND_LEVELS, Origin, Profile, State
from heraut.kernel.content import ContentError, Text
from heraut.tabletop.discs import Disc, overlapping

HIGHEST_LEVEL = 2


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a scenario."""

    id: str
    name: Text


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a scenario: who it is, whose it is, and the centre of its base in millimetres."""

    id: int
    fighter: str
    side: str
    at: tuple[int, int]
    level: int = 0
    wound: Literal["", "light", "serious", "critical"] = ""
    states: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenario:
    """A fight to play: the sides, the figures, how many turns, and whether they may charge before each combat phase.

    `tactics` is the side that lost the Tactics roll; when empty the roll is made at the start of each turn.
    `rules` names the worked examples of the rulebook that this scenario sets up.
    """

    id: str
    name: Text
    about: Text
    origin: Origin
    turns: int
    charges: bool
    sides: tuple[Side, ...]
    figures: tuple[Figure, ...]
    tactics: str = ""
    rules: tuple[str, ...] = ()


def check_scenario(scenario: Scenario, fighters: dict[str, Profile], states: dict[str, State]) -> None:
    file = f"scenarios/{scenario.id}.toml"
    sides = [side.id for side in scenario.sides]
    if len(sides) < 2:
        raise ContentError(file, "", "sides", "a fight needs at least two sides")
    for number, side in enumerate(sides, start=1):
        if side in sides[: number - 1]:
            raise ContentError(file, "", f"sides {number} id", f"'{side}' is already taken")
        if not any(figure.side == side for figure in scenario.figures):
            raise ContentError(file, "", f"sides {number}", f"'{side}' has no figure")
    if scenario.turns < 1:
        raise ContentError(file, "", "turns", "a fight lasts at least one turn")
    if scenario.tactics and scenario.tactics not in sides:
        raise ContentError(file, "", "tactics", f"unknown side '{scenario.tactics}'")
    taken: set[int] = set()
    for number, figure in enumerate(scenario.figures, start=1):
        _check_figure(file, f"figures {number}", figure, sides, fighters, states)
        if figure.id in taken:
            raise ContentError(file, "", f"figures {number} id", f"{figure.id} is already taken")
        taken.add(figure.id)
    _check_bases(file, scenario, fighters)


def _check_figure(
    file: str,
    place: str,
    figure: Figure,
    sides: list[str],
    fighters: dict[str, Profile],
    states: dict[str, State],
) -> None:
    if figure.id < 1:
        raise ContentError(file, "", f"{place} id", "figures are numbered from 1")
    if figure.fighter not in fighters:
        raise ContentError(file, "", f"{place} fighter", f"unknown fighter '{figure.fighter}'")
    if figure.side not in sides:
        raise ContentError(file, "", f"{place} side", f"unknown side '{figure.side}'")
    if not 0 <= figure.level <= HIGHEST_LEVEL:
        raise ContentError(file, "", f"{place} level", f"expected 0 to {HIGHEST_LEVEL}, got {figure.level}")
    if figure.level and not fighters[figure.fighter].flight_mm:
        raise ContentError(file, "", f"{place} level", f"'{figure.fighter}' cannot fly")
    for state in figure.states:
        if state not in states:
            raise ContentError(file, "", f"{place} states", f"unknown state '{state}'")
        if state in WOUND_LEVELS:
            raise ContentError(file, "", f"{place} states", f"'{state}' is a wound: write wound = \"{state}\"")


def _check_bases(file: str, scenario: Scenario, fighters: dict[str, Profile]) -> None:
    """Two bases on one level may not lie one upon the other."""
    bases = [Disc(*figure.at, fighters[figure.fighter].base, figure.level) for figure in scenario.figures]
    for number, one in enumerate(scenario.figures):
        for before, other in enumerate(scenario.figures[:number]):
            if overlapping(bases[number], bases[before]):
                raise ContentError(
                    file, "", f"figures {number + 1} at", f"the bases of figures {other.id} and {one.id} overlap"
                )
