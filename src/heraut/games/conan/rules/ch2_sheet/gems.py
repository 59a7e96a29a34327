"""2. The sheet of a hero, 1 to 3: gems that are available, tired or wounded; and death."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.conan.rules.ch2_sheet.after_attack as after_attack
import heraut.games.conan.rules.ch2_sheet.attack as attack
from heraut.games.conan.answers.fighting import Next
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
    scenario_of,
)
from heraut.games.conan.numbers.figures import area_of, has, is_automatic, is_hero, seat_of
from heraut.games.conan.rules import ch6_end
from heraut.kernel import Arrow, Option, Section, ask, call

LAST_BLOW = ("R", "R", "R")

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


@dataclass(slots=True)
class Death(Section):
    """A figure has no gem but wounds, or no life: it leaves the board.

    last blow (Attack from beyond) → bury
    """

    figure: FigureId

    def start(self, t: Game) -> Arrow:
        """CN-SKL-6. Attack from beyond comes first."""
        if not has(t, self.figure, "attack_from_beyond"):
            return self.bury
        if is_automatic(t, self.figure):
            left = self.last_blows(t)
            return self.strike(t, after_attack.preferred(t, left)) if left else self.bury
        return ask(seat_of(t, self.figure), "last_blow", self.last_blows, self.strike, otherwise=self.bury)

    def last_blows(self, t: Game) -> list[Option]:
        """CN-SKL-6. An enemy of the area."""
        return after_attack.victims(t, self.figure, area_of(t, self.figure))

    def strike(self, t: Game, choice: Next) -> Arrow:
        """CN-SKL-6. Three red dice, whatever it carries."""
        seat = seat_of(t, self.figure)
        return call(attack.Attack(seat, self.figure, choice.target, "melee", LAST_BLOW, free=True), self.bury)

    def bury(self, t: Game) -> Arrow:
        """CN-ZON-9 CN-RIV-1 CN-END-2. His objects stay in his area; whether that decides the game is judged at once."""
        lay_down(t, area_of(t, self.figure), left_behind(t, self.figure))
        died(t, self.figure)
        ch6_end.count_dead(t, self.figure)
        if is_hero(self.figure):
            t.state.heroes[self.figure].items = ()
        else:
            del t.state.units[self.figure]
        t.state.modifiers.pop(self.figure, None)
        ch6_end.judge(t)
        return None


def left_behind(t: Game, figure: FigureId) -> tuple[ItemId, ...]:
    """CN-ZON-9. A dead hero's objects; what the scenario says of a unit."""
    if is_hero(figure):
        return t.state.heroes[figure].items
    drops, group = scenario_of(t).drops, t.state.units[figure].group
    return (ItemId(drops[group]),) if group in drops else ()


def died(t: Game, figure: FigureId) -> None:
    """CN-ZON-7 CN-OVL-25."""
    t.tell("died", figure=figure)


def lay_down(t: Game, area: AreaId, items: tuple[ItemId, ...]) -> None:
    """CN-ZON-9 CN-MAN-1. Objects lie in an area, in no order."""
    if items:
        t.state.objects[area] = tuple(sorted((*t.state.objects.get(area, ()), *items)))


def is_decided(t: Game) -> bool:
    """CN-END-2. Somebody has won."""
    return t.state.winner != NOBODY


SECTIONS = (Death,)
