"""2. The sheet of a hero, 1 to 3: gems that are available, tired or wounded."""

from __future__ import annotations

from heraut.games.conan.model import (
    NOBODY,
    AreaId,
    Casting,
    FigureId,
    Game,
    HeroId,
    ItemId,
    Reserve,
    SpellId,
)
from heraut.games.conan.numbers.figures import is_hero

# ── spending ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def pay(t: Game, hero: HeroId, gems: int) -> None:
    """CN-ZON-1 CN-ZON-5 CN-TUR-8. Available gems go onto a box or a card, and stay there until the next upkeep."""
    held = t.state.heroes[hero]
    held.available -= gems
    held.boxes += gems
    if gems:
        t.tell("paid", hero=hero, gems=gems)


def put_on(t: Game, hero: HeroId, box: int, gems: int) -> None:
    """CN-ATT-2 CN-SAT-3. Pay for an action, and remember it on its box."""
    pay(t, hero, gems)
    held = t.state.heroes[hero]
    spent = list(held.spent)
    spent[box] += gems
    held.spent = (spent[0], spent[1], spent[2], spent[3])


def put_on_spell(t: Game, hero: HeroId, spell: SpellId, gems: int) -> None:
    """CN-SPL-1 CN-SPL-4. Pay for a spell, and remember it on its card."""
    pay(t, hero, gems)
    held = t.state.heroes[hero]
    before = sum(casting.gems for casting in held.cast if casting.spell == spell)
    others = [casting for casting in held.cast if casting.spell != spell]
    held.cast = tuple(sorted([*others, Casting(spell, before + gems)]))


def tire(t: Game, hero: HeroId, gems: int) -> None:
    """CN-SKL-19. Available gems go straight to fatigue."""
    held = t.state.heroes[hero]
    held.available -= gems
    held.fatigue += gems


def spend(t: Game, gems: int) -> None:
    """CN-OVL-22. The overlord's gems go straight to his fatigue."""
    available, fatigue, recovery = t.state.overlord
    t.state.overlord = Reserve(available - gems, fatigue + gems, recovery)
    if gems:
        t.tell("overlord_paid", gems=gems)


# ── getting back ─────────────────────────────────────────────────────────────────────────────────────────────────────


def clear_boxes(t: Game) -> None:
    """CN-TUR-1 CN-TUR-4 CN-TUR-8. What lies on boxes and cards goes to fatigue; the dead have nothing there."""
    for hero in t.state.heroes:
        hero.fatigue += hero.boxes
        hero.boxes = 0


def recover(t: Game, hero: HeroId, gems: int) -> None:
    """CN-STA-3. From fatigue to available, never more than there is."""
    held = t.state.heroes[hero]
    back = min(gems, held.fatigue)
    held.fatigue -= back
    held.available += back
    t.tell("recovered", hero=hero, gems=back)


# ── wounds ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def wound(t: Game, figure: FigureId, points: int) -> None:
    """CN-ZON-2 CN-ZON-8 CN-ZON-10 CN-OVL-25. A hero's gems, fatigue first, boxes, then available; a unit's life."""
    if points <= 0:
        return
    if not is_hero(figure):
        unit = t.state.units[figure]
        t.state.units[figure] = unit._replace(life=max(0, unit.life - points))
    else:
        hero = t.state.heroes[figure]
        tired = min(points, hero.fatigue)
        placed = min(points - tired, hero.boxes)
        fresh = min(points - tired - placed, hero.available)
        hero.fatigue -= tired
        hero.boxes -= placed
        hero.available -= fresh
        hero.wounds += tired + placed + fresh
    t.tell("wounded", figure=figure, wounds=points)


def is_dead(t: Game, figure: FigureId) -> bool:
    """CN-ZON-7 CN-OVL-25. All gems are wounds; no life is left."""
    return t.state.heroes[figure].dead if is_hero(figure) else t.state.units[figure].life == 0


def lay_down(t: Game, area: AreaId, items: tuple[ItemId, ...]) -> None:
    """CN-ZON-9 CN-MAN-1. Objects lie in an area, in no order."""
    if items:
        t.state.objects[area] = tuple(sorted((*t.state.objects.get(area, ()), *items)))


def is_decided(t: Game) -> bool:
    """CN-END-2. Somebody has won."""
    return t.state.winner != NOBODY
