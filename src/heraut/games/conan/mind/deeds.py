"""What each deed of a hero is worth to him."""

from __future__ import annotations

from typing import NamedTuple

from heraut.games.conan.answers.acting import (
    BreakFree,
    CastAt,
    CastOn,
    Cross,
    Depart,
    DropItem,
    Finish,
    Go,
    Manipulate,
    OpenChest,
    TakeItem,
    Unlock,
    UseItem,
)
from heraut.games.conan.answers.fighting import Shoot, Strike
from heraut.games.conan.mind import errands
from heraut.games.conan.mind.blows import (
    best_gems,
    blow_worth,
    cheap_gems,
    mark_of,
    needs,
    price,
    price_of,
    spare_gems,
)
from heraut.games.conan.mind.remembered import board, of_hero, on_board
from heraut.games.conan.mind.throws import exceeds, reaches
from heraut.games.conan.model import (
    MANIPULATION,
    AreaId,
    FigureId,
    Game,
    HeroId,
    ItemId,
    chart_of,
    scenario_of,
)
from heraut.games.conan.numbers.blows import SPELL_BLOW
from heraut.games.conan.numbers.borders import crossings
from heraut.games.conan.numbers.burden import too_heavy
from heraut.games.conan.numbers.efforts import effort_dice
from heraut.games.conan.numbers.figures import in_area, is_hero, side_of
from heraut.games.conan.numbers.hindering import rolling
from heraut.games.conan.numbers.limits import room_on
from heraut.games.conan.numbers.ways import hero_reach, points_left
from heraut.games.conan.printed.effects import Effect
from heraut.games.conan.rules.ch2_sheet.chests import ForceChest
from heraut.games.conan.rules.ch2_sheet.manipulation import PickLock, UseHandle, handle_of
from heraut.kernel import Option, Section

NOTHING = 0.01  # a deed worth less is not done
STEP = 0.5  # a point nearer to where one is wanted
ERRAND, CHEST = 3.0, 0.6
FETCHED, ARMED, HEALED = 4.0, 1.0, 0.5
TORN = 1.0
NEVER = -9.0
BATTERED = 4  # a total that no single effort is likely to reach


class Plan(NamedTuple):
    """How far it is from each area to where a hero is wanted, and for how many points he gets to each now.

    `here`: how far it is from where he stands; `free`: the points he has for nothing; `cheap`, `spare`: of his gems;
    `step`: what a point nearer is worth; `known`: what was thought of his deeds.
    """

    far: dict[AreaId, int]
    reach: dict[AreaId, int]
    here: int
    free: int
    cheap: int
    spare: int
    step: float
    known: dict[Option, float]


def plans(t: Game) -> dict[HeroId, Plan]:
    units = board(t)
    wanted, effort = errands.outlook(t, units)
    step, known = STEP * (1 + errands.haste_for(t, effort)), on_board(t, units)
    return {
        hero: Plan(
            far, hero_reach(t, hero), far.get(t.state.heroes[hero].area, errands.TOO_FAR), points_left(t, hero),
            cheap_gems(t, hero), spare_gems(t, hero), step, of_hero(t, hero, known),
        )
        for hero, far in wanted.items()
    }  # fmt: skip


def deed_worth(t: Game, deed: Option, plan: Plan) -> float:
    """What a deed is worth to a hero with this plan; nothing: to finish."""
    if isinstance(deed, Go | Cross):
        return way_worth(t, deed, plan)
    if isinstance(deed, Unlock) and not leads_on(t, deed, plan):
        return NEVER
    if deed not in plan.known:
        plan.known[deed] = worth_here(t, deed)
    return plan.known[deed]


def worth_here(t: Game, deed: Option) -> float:
    """What it is worth wherever he is wanted."""
    if isinstance(deed, Strike | Shoot):
        return best_gems(t, deed)[0]
    if isinstance(deed, Manipulate | OpenChest | Unlock):
        return effort_worth(t, deed)
    if isinstance(deed, TakeItem):
        return item_worth(t, deed.hero, deed.item) - price(t, deed.hero, 1)
    if isinstance(deed, DropItem):
        return room_worth(t, deed)
    if isinstance(deed, UseItem):
        return HEALED if t.state.heroes[deed.hero].wounds > 1 else NEVER
    if isinstance(deed, CastOn | CastAt):
        return spell_worth(t, deed)
    if isinstance(deed, Depart):
        return leaving_worth(t, deed.hero)
    if isinstance(deed, BreakFree):
        return TORN
    return NOTHING if isinstance(deed, Finish) else NEVER


def way_worth(t: Game, deed: Go | Cross, plan: Plan) -> float:
    """How much nearer it brings him, less the gems it costs."""
    nearer = plan.here - plan.far.get(deed.area, errands.TOO_FAR)
    if nearer <= 0:
        return NOTHING * (nearer - 1)
    if isinstance(deed, Go):
        points = plan.reach[deed.area]
    else:
        ways = crossings(t, HeroId(deed.figure))
        points = next(one.points for one in ways if (one.area, one.how) == (deed.area, deed.how))
        nearer -= errands.RISK.get(deed.how, 0)
    return plan.step * nearer - price_of(max(0, points - plan.free), plan.cheap, plan.spare)


def leads_on(t: Game, deed: Unlock, plan: Plan) -> bool:
    """Is he wanted behind this lock?"""
    beyond = AreaId(chart_of(t).named[deed.border].beyond(t.state.heroes[deed.hero].area))
    return plan.far.get(beyond, errands.TOO_FAR) < plan.here


def leaving_worth(t: Game, hero: HeroId) -> float:
    """He leaves if that is what he came for."""
    goals = scenario_of(t).goals
    return FETCHED if goals.escaped or set(goals.carries_out).intersection(t.state.heroes[hero].items) else NEVER


# ── objects, locks, handles ──────────────────────────────────────────────────────────────────────────────────────────


def item_worth(t: Game, hero: HeroId, item: ItemId) -> float:
    """What the goal needs; a weapon for whoever has none."""
    scenario, printed = scenario_of(t), t.content.items[item]
    if item in needs(t):
        return FETCHED
    held = [t.content.items[one] for one in t.state.heroes[hero].items]
    lacks = [
        printed.melee and not any(one.melee for one in held),
        printed.guard and not any(one.guard for one in held),
        printed.armour and not any(one.armour for one in held),
        item in [handle.helps for handle in scenario.handles],
        bool(printed.use),
    ]
    return ARMED if any(lacks) else NEVER


def room_worth(t: Game, deed: DropItem) -> float:
    """He lays down the heaviest thing that the goal does not need, if what it needs lies there and is too heavy."""
    held, items = t.state.heroes[deed.hero], t.content.items
    needed = needs(t)
    lying = [item for item in t.state.objects.get(held.area, ()) if item in needed]
    spare = [item for item in held.items if item not in needed]
    in_the_way = any(too_heavy(t, deed.hero, item) is not None for item in lying)
    return FETCHED if in_the_way and deed.item == max(spare, key=lambda item: items[item].weight) else NEVER


def effort_worth(t: Game, deed: Manipulate | OpenChest | Unlock) -> float:
    """What comes of it with the best number of gems."""
    if isinstance(deed, Manipulate) and handle_of(t, deed.handle).price:
        return ERRAND - price(t, deed.hero, handle_of(t, deed.handle).price)
    gain = CHEST if isinstance(deed, OpenChest) else ERRAND
    need, lock, help = demand(t, deed)
    return best_effort(t, deed.hero, need, lock, help, gain)[0]


def effort_deed(asks: Section) -> Manipulate | OpenChest | Unlock | None:
    """The deed that a section plays, if its dice decide."""
    if isinstance(asks, PickLock):
        return Unlock(asks.hero, asks.border)
    if isinstance(asks, UseHandle):
        return Manipulate(asks.hero, asks.handle)
    return OpenChest(asks.hero) if isinstance(asks, ForceChest) else None


def demand(t: Game, deed: Manipulate | OpenChest | Unlock) -> tuple[int, bool, tuple[str, ...]]:
    """What it takes: a total, whether it is a lock, and the dice that an object adds."""
    if isinstance(deed, OpenChest):
        return scenario_of(t).chest_difficulty, False, ()
    if isinstance(deed, Unlock):
        return chart_of(t).named[deed.border].difficulty, True, ()
    handle = handle_of(t, deed.handle)
    helped = handle.helps and ItemId(handle.helps) in t.state.heroes[deed.hero].items
    need = t.state.marks.get(f"life:{handle.batters}", 0) if handle.batters else handle.difficulty
    return need, False, handle.help if helped else ()


def best_effort(t: Game, hero: HeroId, need: int, lock: bool, help: tuple[str, ...], gain: float) -> tuple[float, int]:
    """The most that a manipulation is worth, and with how many gems (less than nothing, so that fewer come first)."""
    need += rolling(t, hero)

    def worth(gems: int) -> float:
        dice = effort_dice(t, hero, gems, lock, help)
        part = (exceeds(t, dice, 0) - exceeds(t, dice, need)) / max(1, need) if need > BATTERED else 0.0
        return gain * max(part, reaches(t, dice, need)) - price(t, hero, gems)

    return max([(worth(gems), -gems) for gems in range(1, room_on(t, hero, MANIPULATION) + 1)], default=(NEVER, -1))


# ── spells ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def spell_worth(t: Game, deed: CastOn | CastAt) -> float:
    return spell_gain(t, deed) - price(t, HeroId(deed.figure), t.content.spells[deed.spell].cost)


def spell_gain(t: Game, deed: CastOn | CastAt) -> float:
    """What the dice of a spell do to all whom it touches, friends too; healing the wounded."""
    touched = [deed.target] if isinstance(deed, CastOn) else in_area(t, deed.area)
    effects = t.content.spells[deed.spell].effects
    return sum([touch(t, deed.figure, target, effect) for effect in effects for target in touched])


def touch(t: Game, caster: FigureId, target: FigureId, effect: Effect) -> float:
    if effect.attack:
        hurt = blow_worth(t, mark_of(t, caster, target, SPELL_BLOW), effect.attack)
        return hurt if side_of(target) != side_of(caster) else -hurt
    return HEALED * min(2, t.state.heroes[target].wounds) if effect.heal and is_hero(target) else 0.0
