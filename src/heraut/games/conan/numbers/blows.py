"""What an attack comes to, and what stands against it."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.conan.model import BARE_HANDS, FigureId, Game, HeroId, ItemId, scenario_of
from heraut.games.conan.numbers import hindering
from heraut.games.conan.numbers.figures import area_of, has, hero_of, is_hero, sheet_of, tile_of
from heraut.games.conan.numbers.sight import is_higher
from heraut.games.conan.printed.effects import Dice
from heraut.kernel.values import ADDED, AT_LEAST, PRINTED, Part
from heraut.tabletop.throws import Fallen

BARE_HANDS_LOSE = 2
MELEE_BLOW, SHOT, SPELL_BLOW, AREA_BLOW = "melee", "ranged", "spell", "area"  # the ways to attack
GUARD_DIE = "O"  # of the overlord's gems
HEIGHT_DIE = "Y"
ARMOUR = ("Y", "Y*", "O", "O*", "R", "R*")  # from the worst to the best

Thrown = tuple[str, ...]  # kinds of dice to be rolled

# ── dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def strike_dice(t: Game, hero: HeroId, gems: int, weapon: ItemId, other: ItemId) -> Thrown:
    """CN-ATT-1 CN-SKL-2. A base die a gem, and the bonus of the weapon, or of both."""
    bonus = [die for item in (weapon, other) if item != BARE_HANDS for die in t.content.items[item].melee]
    return (*[sheet_of(t, hero).melee.die] * gems, *bonus)


def shot_dice(t: Game, hero: HeroId, target: FigureId, gems: int, weapon: ItemId) -> Thrown:
    """CN-ATT-4 CN-ATT-7. A base die a gem, the bonus of the weapon, and one for height."""
    bonus = t.content.items[weapon].ranged
    return (*[sheet_of(t, hero).ranged.die] * gems, *bonus, *height_dice(t, hero, target))


def tile_dice(t: Game, figure: FigureId, target: FigureId, way: str) -> Thrown:
    """CN-OVL-29 CN-ATT-7. What the tile of a unit prints; one more for a shot from above."""
    tile = tile_of(t, figure)
    return tile.melee if way == MELEE_BLOW else (*tile.ranged, *height_dice(t, figure, target))


def height_dice(t: Game, shooter: FigureId, target: FigureId) -> Thrown:
    """CN-ATT-7. A shot from a higher level at a lower one has a yellow die more."""
    return (HEIGHT_DIE,) if is_higher(t, area_of(t, shooter), area_of(t, target)) else ()


def guard_dice(t: Game, figure: FigureId, gems: int, item: ItemId) -> Thrown:
    """CN-DEF-5 CN-DEF-8 CN-OVL-6. A base die a gem and those of one weapon or shield; orange ones of the overlord."""
    if not is_hero(figure):
        return (GUARD_DIE,) * gems
    bonus = t.content.items[item].guard if item != BARE_HANDS else ()
    return (*[sheet_of(t, HeroId(figure)).guard] * gems, *bonus)


def armour_dice(t: Game, figure: FigureId) -> Dice:
    """CN-DEF-7 CN-DEF-9. Of the best armour that a hero carries."""
    worn = [t.content.items[item].armour for item in hero_of(t, figure).items] if is_hero(figure) else []
    return max(worn, key=lambda dice: [ARMOUR.index(die) for die in dice], default=())


# ── totals ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def shown(dice: Fallen) -> int:
    """CN-DIE-4. The sum of the symbols."""
    return sum(face for _, face in dice)


def attack_parts(t: Game, attacker: FigureId, way: str, dice: Fallen, bare_hands: bool) -> Iterator[Part]:
    """CN-ATT-3 CN-ATT-13 CN-HIN-6 CN-SPL-8. The dice, less bare hands in melee, less hindering at range, at least 0."""
    yield Part(PRINTED, shown(dice), "dice", ("CN-DIE-4",))
    if bare_hands:
        yield Part(ADDED, -BARE_HANDS_LOSE, "bare-hands", ("CN-ATT-3",))
    lost = (
        hindering.shooting(t, attacker) if way == SHOT else hindering.rolling(t, attacker) if way == SPELL_BLOW else 0
    )
    if lost:
        yield Part(ADDED, -lost, "hindering", ("CN-HIN-6",))
    yield Part(AT_LEAST, 0, "least", ("CN-ATT-13",))


def defence_parts(t: Game, attacker: FigureId, target: FigureId, way: str, dice: Fallen) -> Iterator[Part]:
    """CN-DEF-3 CN-DEF-10 CN-SKL-5 CN-SKL-29 CN-SKL-32. Dice, armour, statuses, less what a good aim takes."""
    yield Part(PRINTED, shown(dice), "dice", ("CN-DIE-4",))
    yield from armour_parts(t, target)
    if way == SHOT and has(t, target, "untouchable"):
        yield Part(ADDED, 1, "untouchable", ("CN-SKL-29",))
    if way == MELEE_BLOW and has(t, attacker, "precision_strike"):
        yield Part(ADDED, -1, "precision_strike", ("CN-SKL-5",))
    if way == SHOT and has(t, attacker, "precision_shot"):
        yield Part(ADDED, -1, "precision_shot", ("CN-SKL-32",))
    yield Part(AT_LEAST, 0, "least", ())


def armour_parts(t: Game, figure: FigureId) -> Iterator[Part]:
    """CN-DEF-10 CN-SPL-13. The flat number of a tile, what marks of the scenario add, and halos."""
    if not is_hero(figure):
        tile, marks = tile_of(t, figure), scenario_of(t).marks
        yield Part(ADDED, tile.armour, tile.id, ("CN-DEF-10",))
        if marks is not None and marks.guards == t.state.units[figure].group:
            whole = sum(t.state.marks.get(f"mark:{area}", 0) for area in marks.areas)
            yield Part(ADDED, marks.armour * whole, "marks", ())
    for modifier in t.state.modifiers.get(figure, ()):
        if modifier.status == "armour":
            yield Part(ADDED, modifier.amount, modifier.source, ("CN-SPL-13",))


def life_left(t: Game, figure: FigureId) -> int:
    """CN-ZON-7 CN-OVL-25. How many wounds kill it now."""
    if is_hero(figure):
        hero = hero_of(t, figure)
        return hero.available + hero.fatigue + hero.boxes
    return t.state.units[figure].life
