"""What is printed on sheets, tiles, object and spell cards, and dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from heraut.games.conan.printed.effects import Dice, DieKind, Effect, Skill, Target
from heraut.kernel.content import Count, Size, Text

MONSTER = 2  # places of an area that a monster takes


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedDie:
    """A colour of die: its six faces, and the colour that is one better."""

    id: str
    name: Text
    faces: tuple[Count, ...]
    better: Literal["Y", "O", "R"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedSkill:
    """A skill, and the rule that says what it does."""

    id: str
    name: Text
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Characteristic:
    """A box of a hero's sheet: its base die, and its saturation index."""

    die: DieKind
    limit: Count


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A hero.

    `free`: free movement points; `move`: the saturation index of movement.  `slower`: from these weights on one point
    less, two points less.  `lost`: from which weight on a skill is lost.
    """

    id: str
    name: Text
    gems: Size
    melee: Characteristic
    ranged: Characteristic
    guard: DieKind
    free: Count
    move: Count
    manipulation: Characteristic
    carries: Count
    slower: tuple[Count, Count]
    skills: tuple[Skill, ...]
    lost: dict[Skill, Count]


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitTile:
    """A tile of the overlord, or of an ally.

    `reinforce`: what bringing one back costs, 0 if none comes back.  `colours`: of the bases that tell its groups
    apart. `beast`: it opens no doors.  `one`: what a figure of them is called, where the tile names several.
    """

    id: str
    name: Text
    role: Literal["minion", "leader", "monster"]
    move: Count
    armour: Count
    melee: Dice = ()
    ranged: Dice = ()
    reinforce: Count = 0
    skills: tuple[Skill, ...] = ()
    colours: tuple[Literal["blue", "green", "orange", "purple", "red"], ...] = ()
    undead: bool = False
    beast: bool = False
    one: Text | None = None

    @property
    def places(self) -> int:
        """CN-MOV-9. A monster takes two places of an area."""
        return MONSTER if self.role == "monster" else 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """An object.  `melee`, `ranged`, `guard`, `armour`: bonus dice; `throwable`: it has the throw mark.

    `use`: what it does when it is used; `thrown`: what happens to everybody in the area where it lands.  Either way it
    is discarded then.
    """

    id: str
    name: Text
    kind: Literal["weapon", "shield", "armour", "staff", "drink", "object"]
    weight: Count
    melee: Dice = ()
    ranged: Dice = ()
    guard: Dice = ()
    armour: Dice = ()
    throwable: bool = False
    use: tuple[Effect, ...] = ()
    thrown: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Spell:
    """A spell card.  `limit`: its saturation index, 0 for none.  `play`: the section of the rules that plays it.

    `target`: whom it touches; `here`: in the caster's area; `sight`: in sight; `within`: at most so many areas away, if
    not 0; `next_door`: not in the caster's area; `others`: not the caster.
    """

    id: str
    name: Text
    cost: Count
    limit: Count
    target: Target
    here: bool = False
    sight: bool = False
    within: Count = 0
    next_door: bool = False
    others: bool = False
    area: bool = False
    reaction: bool = False
    effects: tuple[Effect, ...] = ()
    play: str = ""
