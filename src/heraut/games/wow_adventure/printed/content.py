"""Everything printed of the adventure game, read from TOML, checked, and shared by all tables and clones.

    characters.toml  abilities.toml                    the characters and their decks
    encounters_gray.toml … encounters_red.toml         the challenge cards that are fought, with their items
    events.toml                                        those that happen
    quests.toml  trophies.toml  markers.toml           what is worth valor, what is found
    board.toml  dice.toml                              where it is played, and with what

The records are in `effects.py`, `cards.py` and `board.py`; what they must agree on is in `checks.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from heraut.games.wow_adventure.printed.board import Dice, Space
from heraut.games.wow_adventure.printed.cards import (
    Ability,
    Character,
    Encounter,
    Event,
    Item,
    Marker,
    QuestCard,
    Trophy,
)
from heraut.games.wow_adventure.printed.checks import check
from heraut.games.wow_adventure.printed.effects import COLOURS
from heraut.kernel import Die
from heraut.kernel.content import Folder, folder_of, read_fields
from heraut.kernel.memo import Memo


@dataclass(frozen=True, slots=True)
class Content:
    """Everything printed, checked.  An item is the back of an encounter card, so it has that card's id."""

    characters: dict[str, Character]
    abilities: dict[str, Ability]
    encounters: dict[str, Encounter]
    events: dict[str, Event]
    quests: dict[str, QuestCard]
    trophies: dict[str, Trophy]
    markers: dict[str, Marker]
    board: dict[str, Space]
    dice: Dice
    version: str
    items: dict[str, Item] = field(init=False, repr=False, compare=False)
    movement_die: Die = field(init=False, repr=False, compare=False)
    red_die: Die = field(init=False, repr=False, compare=False)
    black_die: Die = field(init=False, repr=False, compare=False)
    memo: Memo = field(default_factory=Memo, init=False, repr=False, compare=False)  # what clones share

    def __post_init__(self) -> None:
        """WW-DIE-1 WW-DIE-3. The movement die shows spaces and energy: `3/2`."""
        combat = [(1, face) for face in self.dice.combat]
        made = {
            "items": {card.id: card.item for card in self.encounters.values()},
            "movement_die": Die("movement", [(1, f"{move}/{energy}") for move, energy in self.dice.movement], False),
            "red_die": Die("red", combat),
            "black_die": Die("black", combat),
        }
        for name, value in made.items():
            object.__setattr__(self, name, value)


def load(folder: Folder | None = None) -> Content:
    """Read and check a folder of these files; by default the one of this module."""
    home = folder_of(__file__) if folder is None else folder
    encounters = " ".join([f"encounters_{colour}" for colour in COLOURS])
    content = Content(**read_fields(home, Content, {"encounters": encounters}))
    check(content)
    return content
