"""What an attack comes to, and what stands against it."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.conan.model import FigureId, Game, scenario_of
from heraut.games.conan.numbers import hindering
from heraut.games.conan.numbers.figures import has, is_hero, tile_of
from heraut.kernel.values import ADDED, AT_LEAST, PRINTED, Part
from heraut.tabletop.throws import Fallen

BARE_HANDS_LOSE = 2
MELEE_BLOW, SHOT, SPELL_BLOW = "melee", "ranged", "spell"  # the ways to attack


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
