"""What may be answered.  In the heroes' phase every answer names its hero: it alone says who acts."""

from __future__ import annotations

from typing import Any, NamedTuple

from heraut.games.conan.model import (
    BARE_HANDS,
    AreaId,
    BorderId,
    FigureId,
    GroupId,
    HandleId,
    HeroId,
    ItemId,
    SpellId,
    TileId,
)

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


# ── fighting ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Strike(NamedTuple):
    """CN-ATT-1. A melee attack; `other`: the second weapon of an ambidextrous hero."""

    figure: FigureId
    target: FigureId
    weapon: ItemId = BARE_HANDS
    other: ItemId = BARE_HANDS
    word: str = "strike"


class Shoot(NamedTuple):
    """CN-ATT-4. A ranged attack, with a weapon that shoots or is thrown."""

    figure: FigureId
    target: FigureId
    weapon: ItemId = BARE_HANDS
    word: str = "shoot"


class Web(NamedTuple):
    """CN-SKL-14. Instead of an attack."""

    figure: FigureId
    target: FigureId
    word: str = "web"


class Gems(NamedTuple):
    """So many gems, once for all."""

    number: int
    word: str = "gems"


class Reroll(NamedTuple):
    """CN-RRL-1. One die of this kind that shows this face; what pays for it is never asked."""

    die: str
    face: int
    word: str = "reroll"


class Enough(NamedTuple):
    """The dice stay as they are."""

    word: str = "enough"


class Endure(NamedTuple):
    """CN-DEF-1. No active defence."""

    word: str = "endure"


class Dodge(NamedTuple):
    """CN-DEF-8. Base dice only."""

    word: str = "dodge"


class Parry(NamedTuple):
    """CN-DEF-5. With one weapon or one shield."""

    item: ItemId
    word: str = "parry"


class LeaveTo(NamedTuple):
    """CN-SKL-30. A bodyguard parries."""

    figure: FigureId
    word: str = "leave_to"


class Guard(NamedTuple):
    """CN-OVL-6. So many gems of the overlord for a unit that is attacked; 0 for none."""

    gems: int
    word: str = "guard"


class Sacrifice(NamedTuple):
    """CN-SKL-28. This figure becomes the target."""

    figure: FigureId
    word: str = "sacrifice"


class Next(NamedTuple):
    """CN-SKL-4. The blow goes on to this enemy."""

    target: FigureId
    word: str = "next"


# ── objects ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class TakeItem(NamedTuple):
    """CN-MAN-2. From the ground of one's area."""

    hero: HeroId
    item: ItemId
    word: str = "take"


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
    """CN-MAN-4. An object to an area in sight."""

    hero: HeroId
    item: ItemId
    area: AreaId
    word: str = "throw"


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


# ── the overlord ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Activate(NamedTuple):
    """CN-OVL-2. A tile, for the price of its place."""

    tile: TileId
    word: str = "activate"


class Clean(NamedTuple):
    """CN-RIV-3. A dead tile leaves the game."""

    tile: TileId
    word: str = "clean"


class EndTurn(NamedTuple):
    """CN-OVL-2. No more activations."""

    word: str = "end"


class Figure(NamedTuple):
    """CN-OVL-20. This unit acts now."""

    figure: FigureId
    word: str = "figure"


class Wait(NamedTuple):
    """CN-OVL-29. This unit is done."""

    word: str = "wait"


class Happen(NamedTuple):
    """CN-OVL-24. One option of the event tile."""

    event: str
    word: str = "happen"


class HappenAt(NamedTuple):
    """CN-OVL-24. One option of the event tile, in this area."""

    event: str
    area: AreaId
    word: str = "happen_at"


class Bring(NamedTuple):
    """CN-RIV-4. A figure comes back."""

    group: GroupId
    area: AreaId
    word: str = "bring"


OPTIONS: tuple[type[Any], ...] = (
    Active, Recover, Finish, Go, Cross, Depart, BreakFree, Strike, Shoot, Web, Gems, Reroll, Enough, Endure, Dodge,
    Parry, LeaveTo, Guard, Sacrifice, Next, TakeItem, GiveItem, DropItem, UseItem, FromWounds, OpenChest, Unlock,
    Manipulate, ThrowItem, Lands, Cast, CastOn, CastAt, Lead, Activate, Clean, EndTurn, Figure, Wait, Happen, HappenAt,
    Bring,
)  # fmt: skip
