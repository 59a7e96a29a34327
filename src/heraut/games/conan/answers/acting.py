"""Answers of the heroes in their phase: each names its hero first, it alone says who acts."""

from __future__ import annotations

from typing import Any, NamedTuple

from heraut.games.conan.model import AreaId, BorderId, FigureId, HandleId, HeroId, ItemId, SpellId

# ── the heroes' turn ─────────────────────────────────────────────────────────────────────────────────────────────────


class Active(NamedTuple):
    """CN-STA-1. Recover a little, and act."""

    word: str = "active"


class Recover(NamedTuple):
    """CN-STA-1. Recover much, and only defend oneself."""

    word: str = "recover"


class Finish(NamedTuple):
    """CN-TUR-9. This hero's turn is over."""

    hero: HeroId
    word: str = "finish"


# ── moving ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Go(NamedTuple):
    """CN-MOV-1. The cheapest way on which nothing happens."""

    figure: FigureId
    area: AreaId
    word: str = "go"


class Cross(NamedTuple):
    """CN-MOV-5. A border at which something happens: `open` it, `wreck` it, `jump` down, `leap` over."""

    figure: FigureId
    area: AreaId
    how: str
    word: str = "cross"


class Depart(NamedTuple):
    """Leave the board, where the scenario lets one."""

    hero: HeroId
    word: str = "depart"


class BreakFree(NamedTuple):
    """CN-SKL-14. Pay 4 movement points to tear the web."""

    figure: FigureId
    word: str = "break_free"


# ── objects ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class TakeItem(NamedTuple):
    """CN-MAN-2. From the ground of one's area."""

    hero: HeroId
    item: ItemId
    word: str = "take"


class TakeFrom(NamedTuple):
    """CN-MAN-2 CN-MAN-10. From a hero of the same area."""

    hero: HeroId
    item: ItemId
    whose: HeroId
    word: str = "take_from"


class GiveItem(NamedTuple):
    """CN-MAN-2 CN-MAN-10. To a hero of the same area."""

    hero: HeroId
    item: ItemId
    to: HeroId
    word: str = "give"


class DropItem(NamedTuple):
    """CN-MAN-1."""

    hero: HeroId
    item: ItemId
    word: str = "drop"


class UseItem(NamedTuple):
    """CN-MAN-1 CN-OBJ-4."""

    hero: HeroId
    item: ItemId
    word: str = "use"


class FromWounds(NamedTuple):
    """CN-OBJ-4. How many of the gems come from the wounds, the others from fatigue."""

    gems: int
    word: str = "from_wounds"


class OpenChest(NamedTuple):
    """CN-CHE-1. The chest of one's area."""

    hero: HeroId
    word: str = "chest"


class Unlock(NamedTuple):
    """CN-DOR-2. A locked door of one's area."""

    hero: HeroId
    border: BorderId
    word: str = "unlock"


class Manipulate(NamedTuple):
    """CN-MAN-3. What the scenario lets one do here."""

    hero: HeroId
    handle: HandleId
    word: str = "handle"


class ThrowItem(NamedTuple):
    """CN-MAN-4. An object that he carries."""

    hero: HeroId
    item: ItemId
    word: str = "throw"


class Aim(NamedTuple):
    """CN-MAN-13. At an area in sight."""

    area: AreaId
    word: str = "aim"


class Lands(NamedTuple):
    """CN-MAN-9. Where a throw that falls short lands."""

    area: AreaId
    word: str = "lands"


# ── spells and allies ────────────────────────────────────────────────────────────────────────────────────────────────


class Cast(NamedTuple):
    """CN-SPL-1. A spell on oneself or on whatever its card leaves no choice about."""

    figure: FigureId
    spell: SpellId
    word: str = "cast"


class CastOn(NamedTuple):
    """CN-SPL-1. A spell on a figure."""

    figure: FigureId
    spell: SpellId
    target: FigureId
    word: str = "cast_on"


class CastAt(NamedTuple):
    """CN-SPL-1. A spell on an area."""

    figure: FigureId
    spell: SpellId
    area: AreaId
    word: str = "cast_at"


class Lead(NamedTuple):
    """CN-SKL-19. An ally acts."""

    hero: HeroId
    ally: FigureId
    word: str = "lead"


OPTIONS: tuple[type[Any], ...] = (
    Active, Recover, Finish, Go, Cross, Depart, BreakFree, TakeItem, TakeFrom, GiveItem, DropItem, UseItem, FromWounds,
    OpenChest, Unlock, Manipulate, ThrowItem, Aim, Lands, Cast, CastOn, CastAt, Lead,
)  # fmt: skip
