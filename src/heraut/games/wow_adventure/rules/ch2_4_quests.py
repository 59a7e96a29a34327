"""2.4 Quests: completed, counted, received."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Fight, Game
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class CompleteQuests(Section):
    """WW-MAI-1 WW-QST-2 WW-QST-3. While a goal is met (`goals.is_met`): complete it → draw an elite quest ⟲."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


@dataclass(slots=True)
class DrawQuest(Section):
    """WW-MAI-7 WW-QST-7. An elite quest for who has fewer than two open; none from an empty deck."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return None  # stub


def note_visit(t: Game, seat: int) -> None:
    """WW-QST-6. A turn has ended here: quests that ask for this space remember it."""
    # stub


def note_beaten(t: Game, seat: int, fight: Fight) -> None:
    """WW-QST-6. The other side of this combat was beaten: quests that count such (`goals.is_counted`) count one."""
    # stub


SECTIONS: tuple[type[Section], ...] = (CompleteQuests, DrawQuest)
