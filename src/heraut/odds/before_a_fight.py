"""What players of Confrontation ask before a fight: who wins, how wounded, and with which placement of dice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from heraut.games.confrontation.game import WORTH, Confrontation
from heraut.games.confrontation.model import Battle
from heraut.games.confrontation.stakes import COMBAT, FIGHT, of_fates
from heraut.games.confrontation.versus import ATTACKER, DEFENDER, versus
from heraut.kernel import Decision, Option, Refusal, write
from heraut.odds.policies import BEST
from heraut.odds.reckoning import Budget, Start, reckon
from heraut.odds.result import Odds
from heraut.players.dice import Seeded

NO_CHOICE = ""
LEVELS = ("unhurt", "light", "serious", "critical", "killed")


@dataclass(frozen=True)
class Cell:
    """One placement against another: what becomes of both, and what that is worth to the attacker."""

    odds: Odds
    worth: Fraction

    def of(self, who: int, *fates: str) -> Fraction:
        """How often this fighter meets one of these fates."""
        at = who - ATTACKER
        return self.odds.of(*[id for id in self.odds.shares if id.split("|")[at] in fates])


@dataclass(frozen=True)
class Prospects:
    """One combat, placement by placement, and the whole fight."""

    attacker: str
    defender: str
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
                    **_json(cell),
                }
                for (mine, theirs), cell in self.cells.items()
            ],
            "fight": _json(self.fight),
        }


def _json(cell: Cell) -> dict[str, Any]:
    fates = {
        name: {level: float(cell.of(who, level)) for level in LEVELS}
        for name, who in (("attacker", ATTACKER), ("defender", DEFENDER))
    }
    how = {key: value for key, value in cell.odds.json().items() if key != "shares"}
    return {"worth": float(cell.worth), "fates": fates, **how}


def before_a_fight(
    game: Confrontation,
    attacker: str,
    defender: str,
    scenario: str,
    charging: bool,
    budget: Budget,
    seed: int | str = 0,
) -> Prospects:
    """Every placement against every reply, and who is left at the end."""
    table = versus(game, attacker, defender, scenario, Seeded(seed), charging)
    decision, combat, fight = table.decision, of_fates(table, COMBAT), of_fates(table, FIGHT)
    if decision is None or combat is None or fight is None:
        raise Refusal("no-fight", "These two do not come to blows in '{scenario}'.", scenario=scenario)
    first = ATTACKER if decision.seat == 0 else DEFENDER
    starts = _pairs(table, decision, first)
    found = reckon([Start(one) for one in starts.values()], combat, BEST, budget, seed)
    cells = {pair: _cell(game, table, one) for pair, one in zip(starts, found, strict=True)}
    (whole,) = reckon([Start(table)], fight, BEST, replace(budget, seconds=budget.seconds / 3), seed)
    mine, theirs = (tuple(dict.fromkeys(pair[at] for pair in cells)) for at in (0, 1))
    return Prospects(attacker, defender, first, mine, theirs, cells, _cell(game, table, whole))


def _pairs(table: Battle, decision: Decision, first: int) -> dict[tuple[str, str], Battle]:
    """The table after each placement (attacker's, defender's); one who cannot choose has placed nothing."""
    found: dict[tuple[str, str], Battle] = {}
    for option in decision.options:
        placed = _after(table, option)
        other = placed.decision
        replies = other.options if other is not None and other.kind == "place_dice" else (None,)
        for reply in replies:
            both = placed if reply is None else _after(placed, reply)
            names = (_dice(option), NO_CHOICE if reply is None else _dice(reply))
            found[names if first == ATTACKER else names[::-1]] = both
    return found


def _after(table: Battle, option: Option) -> Battle:
    twin = table.clone()
    twin.answer(option)
    return twin


def _dice(option: Option) -> str:
    """`place 1 2 0` → `2/0`; what is held back and bought follows."""
    word, _, *numbers = write(option).split(" ")
    return "/".join(numbers) if numbers else word


def _cell(game: Confrontation, table: Battle, odds: Odds) -> Cell:
    """As `scores` counts: quarters of PA left, less the other's, as a share of all."""
    values = [game.content.fighters[table.state.figures[who].fighter].PA for who in (ATTACKER, DEFENDER)]
    worth = Fraction(0)
    for id, share in odds.shares.items():
        mine, theirs = [value * _left(fate) for value, fate in zip(values, id.split("|"), strict=True)]
        worth += share * (mine - theirs)
    return Cell(odds, worth / (4 * sum(values)))


def _left(fate: str) -> int:
    return 0 if fate == "killed" else WORTH["" if fate == "unhurt" else fate]
