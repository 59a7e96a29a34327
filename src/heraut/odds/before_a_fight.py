"""What players ask before a duel: who wins, how wounded, and with which placement.  For games that know duels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Protocol

from heraut.kernel import Decision, Option, Refusal
from heraut.kernel.chance import Chance
from heraut.kernel.content import Text
from heraut.kernel.stakes import Stakes
from heraut.odds.graph import AnyTable
from heraut.odds.policies import BEST
from heraut.odds.reckoning import Budget, Start, reckon
from heraut.odds.result import Odds
from heraut.players.dice import Seeded

NO_CHOICE = ""
ATTACKER, DEFENDER = 0, 1


class Duels(Protocol):
    """What a game that lets two fighters fight it out says of them: its attribute `duels`.

    `placing`      the question that both answer before the blows
    `bout`, `fight`  the horizons: until these blows are over, and to the end
    `fates`        what may become of a fighter, from the best to the worst
    """

    placing: str
    bout: str
    fight: str
    fates: tuple[str, ...]

    def fighters(self, attacker: str, defender: str, scenario: str) -> tuple[str, str]:
        """The two by their names, or the first enemies of the scenario."""

    def name(self, fighter: str) -> Text:
        """How people call it."""

    def table(self, attacker: str, defender: str, scenario: str, chance: Chance, charging: bool = False) -> AnyTable:
        """These two and nobody else, at the first question of that kind; the attacker's is seat 0."""

    def stakes(self, t: Any, horizon: str) -> Stakes | None:
        """What becomes of both: two fates with a bar between them, the attacker's first."""

    def placed(self, option: Option) -> str:
        """A placement in short."""

    def left(self, fighter: str, fate: str) -> int:
        """What it is worth after that."""


@dataclass(frozen=True)
class Cell:
    """One placement against another: what becomes of both, and what that is worth to the attacker."""

    odds: Odds
    worth: Fraction

    def of(self, who: int, *fates: str) -> Fraction:
        """How often this fighter meets one of these fates."""
        return self.odds.of(*[id for id in self.odds.shares if id.split("|")[who] in fates])


@dataclass(frozen=True)
class Prospects:
    """One combat, placement by placement, and the whole fight."""

    attacker: str
    defender: str
    fates: tuple[str, ...]  # from the best to the worst
    first: int  # who places first
    mine: tuple[str, ...]
    theirs: tuple[str, ...]
    cells: Mapping[tuple[str, str], Cell]
    fight: Cell

    def best_of_attacker(self, theirs: str) -> str:
        return max(self.mine, key=lambda mine: self.cells[mine, theirs].worth)

    def best_of_defender(self, mine: str) -> str:
        return min(self.theirs, key=lambda theirs: self.cells[mine, theirs].worth)

    def line(self) -> tuple[str, str]:
        """What both place when each plays for the best: the second sees what the first has placed."""
        if self.first == ATTACKER:
            mine = max(self.mine, key=lambda one: self.cells[one, self.best_of_defender(one)].worth)
            return mine, self.best_of_defender(mine)
        theirs = min(self.theirs, key=lambda one: self.cells[self.best_of_attacker(one), one].worth)
        return self.best_of_attacker(theirs), theirs

    def json(self) -> dict[str, Any]:
        return {
            "attacker": self.attacker,
            "defender": self.defender,
            "places_first": self.attacker if self.first == ATTACKER else self.defender,
            "best": list(self.line()),
            "placements": [
                {
                    "attacker": mine,
                    "defender": theirs,
                    "best_of_attacker": self.best_of_attacker(theirs) == mine,
                    "best_of_defender": self.best_of_defender(mine) == theirs,
                    **self._json(cell),
                }
                for (mine, theirs), cell in self.cells.items()
            ],
            "fight": self._json(self.fight),
        }

    def _json(self, cell: Cell) -> dict[str, Any]:
        fates = {
            name: {fate: float(cell.of(who, fate)) for fate in self.fates}
            for name, who in (("attacker", ATTACKER), ("defender", DEFENDER))
        }
        how = {key: value for key, value in cell.odds.json().items() if key != "shares"}
        return {"worth": float(cell.worth), "fates": fates, **how}


def before_a_fight(
    duels: Duels, attacker: str, defender: str, scenario: str, charging: bool, budget: Budget, seed: int | str = 0
) -> Prospects:
    """Every placement against every reply, and who is left at the end."""
    table = duels.table(attacker, defender, scenario, Seeded(seed), charging)
    decision, bout, fight = table.decision, duels.stakes(table, duels.bout), duels.stakes(table, duels.fight)
    if decision is None or bout is None or fight is None:
        raise Refusal("no-fight", "These two do not come to blows in '{scenario}'.", scenario=scenario)
    first = ATTACKER if decision.seat == 0 else DEFENDER
    starts = _pairs(duels, table, decision, first)
    both = (attacker, defender)
    found = reckon([Start(one) for one in starts.values()], bout, BEST, budget, seed)
    cells = {pair: _cell(duels, both, one) for pair, one in zip(starts, found, strict=True)}
    (whole,) = reckon([Start(table)], fight, BEST, replace(budget, seconds=budget.seconds / 3), seed)
    mine, theirs = (tuple(dict.fromkeys(pair[at] for pair in cells)) for at in (ATTACKER, DEFENDER))
    return Prospects(attacker, defender, duels.fates, first, mine, theirs, cells, _cell(duels, both, whole))


def _pairs(duels: Duels, table: AnyTable, decision: Decision, first: int) -> dict[tuple[str, str], AnyTable]:
    """The table after each placement (attacker's, defender's); one who cannot choose has placed nothing."""
    found: dict[tuple[str, str], AnyTable] = {}
    for option in decision.options:
        placed = _after(table, option)
        other = placed.decision
        replies = other.options if other is not None and other.kind == duels.placing else (None,)
        for reply in replies:
            both = placed if reply is None else _after(placed, reply)
            names = (duels.placed(option), NO_CHOICE if reply is None else duels.placed(reply))
            found[names if first == ATTACKER else names[::-1]] = both
    return found


def _after(table: AnyTable, option: Option) -> AnyTable:
    twin = table.clone()
    twin.answer(option)
    return twin


def _cell(duels: Duels, both: tuple[str, str], odds: Odds) -> Cell:
    """What is left, less the other's, as a share of all."""
    worth = Fraction(0)
    for id, share in odds.shares.items():
        mine, theirs = [duels.left(fighter, fate) for fighter, fate in zip(both, id.split("|"), strict=True)]
        worth += share * (mine - theirs)
    return Cell(odds, worth / sum([duels.left(fighter, duels.fates[0]) for fighter in both]))
