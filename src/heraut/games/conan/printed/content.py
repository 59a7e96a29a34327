"""Everything printed of Conan, read from TOML, checked, and shared by all tables and clones.

    heroes.toml  units.toml  items.toml  spells.toml    sheets, tiles and cards
    skills.toml  dice.toml                              their words and their dice
    boards/*.toml                                       areas and borders; who sees whom follows from them
    scenarios/*.toml                                    who fights whom, where, how long

The records are in `effects.py`, `pieces.py`, `board.py` and `missions.py`; what they must agree on is in `checks.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from heraut.games.conan.printed.board import Board, Chart, chart_of
from heraut.games.conan.printed.checks import check
from heraut.games.conan.printed.missions import Scenario
from heraut.games.conan.printed.pieces import Item, PrintedDie, PrintedSkill, Sheet, Spell, UnitTile
from heraut.kernel.content import Folder, folder_of, read_fields
from heraut.kernel.memo import Memo


@dataclass(frozen=True, slots=True)
class Content:
    """Everything printed, checked.  `charts`, `memo`: what was worked out once, for all tables."""

    heroes: dict[str, Sheet]
    units: dict[str, UnitTile]
    items: dict[str, Item]
    spells: dict[str, Spell]
    skills: dict[str, PrintedSkill]
    dice: dict[str, PrintedDie]
    boards: dict[str, Board]
    scenarios: dict[str, Scenario]
    version: str
    charts: dict[str, Chart] = field(default_factory=dict, init=False, repr=False, compare=False)
    memo: Memo = field(default_factory=Memo, init=False, repr=False, compare=False)

    def chart(self, board: str) -> Chart:
        """CN-LOS-1. What follows from a board, worked out when it is first asked for."""
        if board not in self.charts:
            self.charts[board] = chart_of(self.boards[board])
        return self.charts[board]


def load(folder: Folder | None = None) -> Content:
    """Read and check a folder of these files; by default the one of this module."""
    home = folder_of(__file__) if folder is None else folder
    content = Content(**read_fields(home, Content))
    check(content)
    return content
