"""The cards and markers of the adventure game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from heraut.games.wow_adventure.printed.effects import Colour, Creature, Effect, Moment
from heraut.kernel.content import Count, Size, Text

Slot = Literal["weapon", "armour", "bag"]
Who = Literal[
    "active", "all", "all_in_city", "all_on", "everyone", "encounters", "attacker", "valor_6",
    "exploring_city", "leaving_green", "quest_completer", "next_victor",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Stats:
    """The numbers of whoever fights.  Without `melee` or `ranged`: no such attack."""

    melee: Count | None = None
    ranged: Count | None = None
    defence: Count
    damage: Count
    health: Size


@dataclass(frozen=True, slots=True, kw_only=True)
class Power:
    """What a side of a character card, or a worn item, does when its owner uses it."""

    when: Moment
    energy: Count = 0
    effect: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """A side of the cards of a character: its power, and its numbers from gray to red."""

    name: Text
    power: Power
    levels: tuple[Stats, Stats, Stats, Stats]


@dataclass(frozen=True, slots=True, kw_only=True)
class Character:
    """A character.  `pack`: it comes in a pack of its own.  `start`: the side that is up first."""

    id: str
    name: Text
    race: Text
    craft: Text
    pack: bool = False
    start: Side
    other: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """A card of a character's deck.  `fades`: attached, it is discarded once it has worked."""

    id: str
    name: Text
    character: str
    copies: Size
    energy: Count
    when: Moment
    effect: tuple[Effect, ...]
    fades: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """The back of an encounter card.

    `icons`: the characters that may use it, all where none is named.  Worn, its `effect` is always on, and `use` is
    what its owner may do with it once a turn; one of the bag works at `when` and is discarded.
    """

    name: Text
    slot: Slot
    icons: tuple[str, ...] = ()
    when: tuple[Moment, ...] = ()
    effect: tuple[Effect, ...]
    use: Power | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Encounter(Stats):
    """A challenge card that is fought; `special`, from its own side: the enemy is the character."""

    id: str
    name: Text
    level: Colour
    kind: Creature
    aggro: bool = False
    special: tuple[Effect, ...] = ()
    item: Item


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A challenge card that happens.

    `lasting`: it works until the next event, `once`: or until it has worked.  `who` it touches: `encounters` of these
    `kinds`, `all_on` spaces of these `colours`; `everyone` is every character and every encounter.
    """

    id: str
    name: Text
    level: Colour
    who: Who
    effect: tuple[Effect, ...]
    lasting: bool = False
    once: bool = False
    kinds: tuple[Creature, ...] = ()
    colours: tuple[Colour, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Marker:
    """A discovery.  Red works when it is revealed; green is kept and spent once, `when` it says."""

    id: str
    name: Text
    colour: Literal["red", "green"]
    copies: Size
    pack: str = ""
    when: tuple[Moment, ...] = ()
    who: Literal["active", "on_space"] = "active"
    effect: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """What a quest asks for.

    `visit`: turns ended on each of `spaces`.  `beat`: `number` encounters of this `kind`, of this `level` or of at
    least `level_min`.  `beat_hero`: another character.  `beat_printed`: the encounter of the space.  `beat_left`: an
    encounter that one left unbeaten.  `level`: that one has reached.  `own`: `number` green `markers`, cards of the
    `hand`, items of the `bag`, items worn in all `slots`, or worn and of at least `level_min`, or no `damage`, `at` a
    place.
    """

    type: Literal["visit", "beat", "beat_hero", "beat_printed", "beat_left", "level", "own"]
    spaces: tuple[str, ...] = ()
    number: Size = 1
    kind: Literal["", "beast", "humanoid", "undead", "demon", "spirit", "overlord"] = ""
    level: Literal["", "gray", "green", "yellow", "red"] = ""
    level_min: Literal["", "gray", "green", "yellow", "red"] = ""
    own: Literal["", "markers", "hand", "bag", "slots", "worn", "no_damage"] = ""
    slots: tuple[Slot, ...] = ()
    at: Literal["", "city", "red"] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestCard:
    """A quest, of the starting or the elite deck."""

    id: str
    name: Text
    deck: Literal["starting", "elite"]
    valor: Count
    pack: str = ""
    goal: Goal


@dataclass(frozen=True, slots=True, kw_only=True)
class Trophy:
    """What beating the encounter of a space earns, and a gift with it."""

    id: str
    name: Text
    source: str
    valor: Count
    effect: tuple[Effect, ...]
