"""What an attack or a defence is worth: what it does by the tables of dice, less what its gems cost."""

from __future__ import annotations

from typing import NamedTuple

from heraut.games.conan.answers.fighting import Shoot, Strike
from heraut.games.conan.mind.remembered import LEADERS_GUARD
from heraut.games.conan.mind.throws import exceeds, falls_short, reaches
from heraut.games.conan.model import (
    BARE_HANDS,
    MELEE,
    OVERLORD,
    RANGED,
    FigureId,
    Game,
    HeroId,
    ItemId,
    scenario_of,
)
from heraut.games.conan.numbers.blows import (
    MELEE_BLOW,
    SHOT,
    armour_dice,
    attack_parts,
    defence_parts,
    guard_dice,
    life_left,
    shot_dice,
    strike_dice,
    tile_dice,
)
from heraut.games.conan.numbers.figures import area_of, is_hero, side_of, tile_of
from heraut.games.conan.numbers.limits import room_on
from heraut.games.conan.rules.ch1_heroes_turn import recovers
from heraut.kernel.values import total

Dice = tuple[str, ...]
WORTH = {"minion": 1.0, "leader": 2.5, "monster": 3.0}
WANTED = 4.0  # times its worth, of a figure whose death is a goal
AT_HAND = 0.5  # of an enemy that hinders
WOUND, DEATH = 0.75, 6.0  # of a hero
PRIZED = 4.0  # times as much, of one who carries what the goal needs
CHEAP, DEAR, LAST = 0.04, 0.16, 0.5  # a gem that comes back at once, another, one of the last
KEPT = 3  # gems that a hero likes to keep for his defence
RULER = 0.35  # a gem of the overlord
DISARMED = 1.5  # less for a throw of one's last weapon
MANY = 99  # more than any dice show
NEARER = 1.5  # a wound at least, of a figure whose death is a goal
HALF = 0.5  # what wounding a figure to death is worth, if it does not die of it


# ── what figures and gems are worth ──────────────────────────────────────────────────────────────────────────────────


def worth(t: Game, figure: FigureId) -> float:
    """Of a unit or ally: its role, and whether its death is a goal."""
    return WORTH[tile_of(t, figure).role] * (WANTED if is_wanted(t, figure) else 1.0)


def is_wanted(t: Game, figure: FigureId) -> bool:
    """Is its death a goal of the heroes, or does it carry what they need?"""
    group, scenario = t.state.units[figure].group, scenario_of(t)
    return group in scenario.goals.killed or scenario.drops.get(group) in needs(t)


def needs(t: Game) -> tuple[str, ...]:
    """The objects that the goal needs: to be carried out, or to a handle."""
    memo, key = t.content.memo, ("needs", t.state.scenario)
    if key not in memo:
        scenario = scenario_of(t)
        memo[key] = (*scenario.goals.carries_out, *[one.carrying for one in scenario.handles if one.carrying])
    found: tuple[str, ...] = memo[key]
    return found


def price(t: Game, hero: HeroId, gems: int) -> float:
    return price_of(gems, cheap_gems(t, hero), spare_gems(t, hero))


def price_of(gems: int, cheap: int, spare: int) -> float:
    """CN-STA-1. Gems that would come back in the next turn anyway are nearly free; the last ones are dear."""
    last = max(0, min(gems, gems - spare))
    return CHEAP * min(gems, cheap) + DEAR * max(0, gems - cheap) + (LAST - DEAR) * last


def cheap_gems(t: Game, hero: HeroId) -> int:
    held = t.state.heroes[hero]
    return max(0, recovers(t, False) - held.fatigue - held.boxes)


def spare_gems(t: Game, hero: HeroId) -> int:
    return t.state.heroes[hero].available - KEPT


# ── attacks ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Mark(NamedTuple):
    """Whom a blow is meant for: what stands against it without dice, what life is left, what it is worth.

    `wound`: what a wound is worth that does not kill it.
    """

    target: FigureId
    stands: int
    life: int
    worth: float
    wound: float = 0.0


def mark_of(t: Game, attacker: FigureId, target: FigureId, way: str, bare: bool = False) -> Mark:
    """As the attacker sees it: leaders are likely to be guarded; who shares his area hinders him."""
    lost = MANY - total(attack_parts(t, attacker, way, (("R", MANY),), bare))
    stands = lost + total(defence_parts(t, attacker, target, way, ()))
    if is_hero(target):
        return Mark(target, stands + armour_mean(t, target), 0, prize(t, target))
    if side_of(target) == OVERLORD and tile_of(t, target).role != "minion":
        stands += min(LEADERS_GUARD, t.state.overlord.available)
    near = AT_HAND if area_of(t, target) == area_of(t, attacker) else 0.0
    life, gain = life_left(t, target), worth(t, target) + near
    return Mark(target, stands, life, gain, max(HALF * gain / life, NEARER if is_wanted(t, target) else 0.0))


def blow_worth(t: Game, mark: Mark, dice: Dice) -> float:
    """What these dice are likely to do to it."""
    if is_hero(mark.target):
        return mark.worth * hero_worth(t, mark.target, exceeds(t, dice, mark.stands))
    kills = reaches(t, dice, mark.stands + mark.life)
    hurts = min(mark.life, exceeds(t, dice, mark.stands))
    return mark.worth * kills + mark.wound * max(0.0, hurts - mark.life * kills)


def sum_worth(t: Game, mark: Mark, number: int) -> float:
    """What a blow of this sum does to it."""
    over = max(0, number - mark.stands)
    if is_hero(mark.target):
        return mark.worth * hero_worth(t, mark.target, over)
    return mark.worth if over >= mark.life else mark.wound * over


def prize(t: Game, hero: FigureId) -> float:
    """Times its worth, what hurts a hero: who carries what the goal needs is the one to be stopped."""
    needed = needs(t)
    return PRIZED if any(item in needed for item in t.state.heroes[hero].items) else 1.0


def armour_mean(t: Game, figure: FigureId) -> int:
    """What the armour of a hero takes on average, rounded down."""
    return int(exceeds(t, armour_dice(t, figure), 0))


def hero_worth(t: Game, hero: FigureId, wounds: float) -> float:
    """So many wounds of a hero: more if he is near his end."""
    left = life_left(t, hero)
    return WOUND * wounds + DEATH * min(1.0, wounds / max(1, left)) ** 3


def attack_worths(t: Game, deed: Strike | Shoot, most: int) -> list[float]:
    """A hero's attack with one gem, with two …"""
    hero, target, lost = HeroId(deed.figure), deed.target, 0.0
    if isinstance(deed, Strike):
        mark = mark_of(t, hero, target, MELEE_BLOW, deed.weapon == BARE_HANDS)
        throws = [strike_dice(t, hero, gems, deed.weapon, deed.other) for gems in range(1, most + 1)]
    else:
        mark = mark_of(t, hero, target, SHOT)
        lost = DISARMED if is_last_weapon(t, hero, deed.weapon) else 0.0
        throws = [shot_dice(t, hero, target, gems, deed.weapon) for gems in range(1, most + 1)]
    cheap, spare = cheap_gems(t, hero), spare_gems(t, hero)
    return [blow_worth(t, mark, dice) - lost - price_of(gems, cheap, spare) for gems, dice in enumerate(throws, 1)]


def is_last_weapon(t: Game, hero: HeroId, weapon: ItemId) -> bool:
    """CN-ATT-14. Would he throw away the only thing he can strike with?"""
    arms = [item for item in t.state.heroes[hero].items if t.content.items[item].melee]
    return t.content.items[weapon].throwable and arms == [weapon]


def best_gems(t: Game, deed: Strike | Shoot) -> tuple[float, int]:
    """The most that an attack is worth, and with how many gems; the fewest of equals."""
    room = room_on(t, HeroId(deed.figure), MELEE if isinstance(deed, Strike) else RANGED)
    worths = attack_worths(t, deed, room)
    best = max(range(room), key=worths.__getitem__)
    return worths[best], best + 1


def unit_worth(t: Game, deed: Strike | Shoot) -> float:
    """The attack of a unit or ally."""
    way = MELEE_BLOW if isinstance(deed, Strike) else SHOT
    mark = mark_of(t, deed.figure, deed.target, way)
    return blow_worth(t, mark, tile_dice(t, deed.figure, deed.target, way))


# ── defence ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def guard_worth(t: Game, hero: HeroId, target: FigureId, excess: int, gems: int, item: ItemId) -> float:
    """Less than nothing: the wounds and gems that this defence against so much too much is likely to cost."""
    active = guard_dice(t, hero, gems, item) if gems else ()
    dice = (*active, *armour_dice(t, target))
    life, lost = life_left(t, target), falls_short(t, dice, excess)
    dies = 1.0 - reaches(t, dice, excess - life + 1) if excess >= life else 0.0
    if not is_hero(target):
        return -worth(t, target) * dies - price(t, hero, gems)
    return -WOUND * lost - DEATH * dies - price(t, hero, gems)


def defence_worth(t: Game, target: FigureId, wounds: int) -> float:
    """Less than nothing: so many wounds are left after a defence."""
    dies = wounds >= life_left(t, target)
    if is_hero(target):
        return -WOUND * max(0, wounds) - (DEATH if dies else 0.0)
    return -worth(t, target) * (1.0 if dies else HALF * max(0, wounds) / life_left(t, target))


def best_guard(t: Game, hero: HeroId, target: FigureId, excess: int, item: ItemId) -> tuple[float, int]:
    """The best that a dodge or a parry with this object is worth, and with how many gems."""
    most = min(t.state.heroes[hero].available, 2 * excess)
    return max([(guard_worth(t, hero, target, excess, gems, item), -gems) for gems in range(1, most + 1)])


def overlord_guard(t: Game, target: FigureId, excess: int, gems: int) -> float:
    """Less than nothing: what is likely to be lost of a unit guarded with so many gems, and what they cost."""
    dice = guard_dice(t, target, gems, BARE_HANDS)
    life = life_left(t, target)
    dies = 1.0 - reaches(t, dice, excess - life + 1)
    hurt = min(1.0, falls_short(t, dice, excess) / life)
    return -worth(t, target) * (dies + HALF * max(0.0, hurt - dies)) - RULER * gems
