"""What a player would answer without thinking long: what heroes do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heraut.games.conan.answers.acting import (
    Active,
    BreakFree,
    CastAt,
    CastOn,
    Cross,
    Depart,
    Go,
    Lead,
    Manipulate,
    OpenChest,
    Recover,
    TakeItem,
    Unlock,
    UseItem,
)
from heraut.games.conan.answers.fighting import Dodge, Enough, LeaveTo, Parry, Reroll, Shoot, Strike
from heraut.games.conan.mind import errands, reign
from heraut.games.conan.mind.blows import best_gems, best_guard, blow_worth, carried, declared_worth, guard_worth, price
from heraut.games.conan.mind.throws import exceeds, reaches
from heraut.games.conan.model import (
    BARE_HANDS,
    HEROES,
    MANIPULATION,
    AreaId,
    Game,
    HeroId,
    ItemId,
    chart_of,
    scenario_of,
)
from heraut.games.conan.numbers import automaton
from heraut.games.conan.numbers.blows import SPELL_BLOW
from heraut.games.conan.numbers.borders import crossings
from heraut.games.conan.numbers.efforts import effort_dice
from heraut.games.conan.numbers.figures import in_area, is_hero, side_of
from heraut.games.conan.numbers.hindering import rolling
from heraut.games.conan.numbers.limits import room_on
from heraut.games.conan.numbers.ways import hero_reach, points_left
from heraut.games.conan.rules.ch1_heroes_turn import recovers
from heraut.games.conan.rules.ch2_sheet.attack import Declare
from heraut.games.conan.rules.ch2_sheet.chests import ForceChest
from heraut.games.conan.rules.ch2_sheet.defence import Defence
from heraut.games.conan.rules.ch2_sheet.manipulation import ComplexManipulation, PickLock, UseHandle, handle_of
from heraut.games.conan.rules.ch2_sheet.rolls import MARK, Roll
from heraut.games.conan.rules.ch4_magic.falls import Fall
from heraut.kernel import PASS, Decision, Option

Random = Callable[[], float]
Habit = Callable[[Game, Decision], Option]
NOTHING = 0.01  # a deed worth less is not done
STEP = 0.3  # a point nearer to where one is wanted
ERRAND, CHEST, LEADING = 3.0, 0.6, 0.5
FETCHED, ARMED, HEALED = 4.0, 1.0, 0.5
TORN = 1.0
NEVER = -9.0
TIRED = 4  # gems that an active hero wants to have


def likely(t: Game, decision: Decision, random: Random) -> Option:
    """By the kind of the question; else anything."""
    if len(decision.options) == 1:
        return decision.options[0]
    habit = HABITS.get(decision.kind)
    return decision.options[int(random() * len(decision.options))] if habit is None else habit(t, decision)


def best(options: Sequence[Option], worth: Callable[[Option], float]) -> Option:
    """The best answer; the first of equals."""
    return max(options, key=worth)


# ── the heroes' turn ─────────────────────────────────────────────────────────────────────────────────────────────────


def stance(t: Game, decision: Decision) -> Option:
    """He recovers when he would have too few gems, and much would come back."""
    hero = t.state.heroes[decision.seat]
    usual = min(hero.fatigue, recovers(t, False))
    much = min(hero.fatigue, recovers(t, True)) - usual
    last = t.state.round + 1 >= scenario_of(t).rounds
    return Recover() if hero.available + usual < TIRED and much > 1 and not last else Active()


def act(t: Game, decision: Decision) -> Option:
    """The deed that is worth most, whoever's; who has nothing to do finishes."""
    wanted = errands.charges(t)
    return best(decision.options, lambda option: deed_worth(t, option, wanted[HeroId(option[0])]))


def deed_worth(t: Game, deed: Option, wanted: tuple[AreaId, ...]) -> float:
    """What a deed is worth to a hero who is wanted in these areas; nothing: to finish."""
    if isinstance(deed, Strike | Shoot):
        return best_gems(t, deed)[0]
    if isinstance(deed, Go | Cross):
        return way_worth(t, deed, wanted)
    if isinstance(deed, Manipulate | OpenChest | Unlock):
        return effort_worth(t, deed) if not isinstance(deed, Unlock) or leads_on(t, deed, wanted) else NEVER
    if isinstance(deed, TakeItem):
        return item_worth(t, deed.hero, deed.item) - price(t, deed.hero, 1)
    if isinstance(deed, UseItem):
        return HEALED if t.state.heroes[deed.hero].wounds > 1 else NEVER
    if isinstance(deed, CastOn | CastAt):
        return spell_worth(t, deed)
    if isinstance(deed, Lead):
        return LEADING - price(t, deed.hero, 1)
    if isinstance(deed, Depart):
        return leaving_worth(t, deed.hero)
    if isinstance(deed, BreakFree):
        return TORN
    return NOTHING if deed[-1] == "finish" else NEVER


def way_worth(t: Game, deed: Go | Cross, wanted: tuple[AreaId, ...]) -> float:
    """How much nearer it brings him, less the gems it costs."""
    hero = HeroId(deed.figure)
    far = errands.far(t, hero, wanted)
    nearer = far.get(t.state.heroes[hero].area, errands.TOO_FAR) - far.get(deed.area, errands.TOO_FAR)
    if isinstance(deed, Go):
        points = hero_reach(t, hero)[deed.area]
    else:
        points = next(one.points for one in crossings(t, hero) if (one.area, one.how) == (deed.area, deed.how))
        nearer -= errands.RISK.get(deed.how, 0)
    return STEP * nearer - price(t, hero, max(0, points - points_left(t, hero)))


def leads_on(t: Game, deed: Unlock, wanted: tuple[AreaId, ...]) -> bool:
    """Is he wanted behind this lock?"""
    far, here = errands.far(t, deed.hero, wanted), t.state.heroes[deed.hero].area
    beyond = AreaId(chart_of(t).named[deed.border].beyond(here))
    return far.get(beyond, errands.TOO_FAR) < far.get(here, errands.TOO_FAR)


def leaving_worth(t: Game, hero: HeroId) -> float:
    """He leaves if that is what he came for."""
    goals = scenario_of(t).goals
    return FETCHED if goals.escaped or set(goals.carries_out).intersection(t.state.heroes[hero].items) else NEVER


# ── objects, locks, handles ──────────────────────────────────────────────────────────────────────────────────────────


def item_worth(t: Game, hero: HeroId, item: ItemId) -> float:
    """What the goal needs; a weapon for whoever has none."""
    scenario, printed = scenario_of(t), t.content.items[item]
    if item in (*scenario.goals.carries_out, *carried(t)):
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


def effort_worth(t: Game, deed: Manipulate | OpenChest | Unlock) -> float:
    """What comes of it with the best number of gems."""
    if isinstance(deed, Manipulate) and handle_of(t, deed.handle).price:
        return ERRAND - price(t, deed.hero, handle_of(t, deed.handle).price)
    gain = CHEST if isinstance(deed, OpenChest) else ERRAND
    need, lock, help = demand(t, deed)
    return best_effort(t, deed.hero, need, lock, help, gain)[0]


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


BATTERED = 4  # a total that no single effort is likely to reach


# ── spells ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def spell_worth(t: Game, deed: CastOn | CastAt) -> float:
    """What the dice of a spell do, to all whom it touches; healing the wounded."""
    spell, caster = t.content.spells[deed.spell], HeroId(deed.figure)
    touched = [deed.target] if isinstance(deed, CastOn) else in_area(t, deed.area)
    gain = 0.0
    for effect in spell.effects:
        for target in touched:
            if effect.attack:
                sign = 1.0 if side_of(target) != HEROES else -1.0
                gain += sign * blow_worth(t, caster, target, SPELL_BLOW, effect.attack)
            elif effect.heal and is_hero(target):
                gain += HEALED * min(2, t.state.heroes[target].wounds)
    return gain - price(t, caster, spell.cost)


def react(t: Game, decision: Decision) -> Option:
    """A spell of reaction, if gems are left after it."""
    seat = decision.seat
    rich = seat >= t.state.players or t.state.heroes[seat].available > TIRED
    return decision.options[-1] if rich else PASS


# ── gems and dice ────────────────────────────────────────────────────────────────────────────────────────────────────


def gems(t: Game, decision: Decision) -> Option:
    """As many as pay best in what is under way."""
    section = t.state.agenda[-1]
    if isinstance(section, Declare):
        kind = Strike(section.hero, section.target, section.weapon, section.other)
        deed = kind if section.box == 0 else Shoot(section.hero, section.target, section.weapon)
        return best(decision.options, lambda option: declared_worth(t, deed, option.number))
    if isinstance(section, Defence):
        hero, excess = HeroId(section.by), section.total - section.stands(t)
        return best(
            decision.options,
            lambda option: guard_worth(t, hero, section.target, excess, option.number, section.item),
        )
    if isinstance(section, ComplexManipulation):
        return effort(t, decision, section)
    return decision.options[-1]


def effort(t: Game, decision: Decision, section: ComplexManipulation) -> Option:
    """The gems of a lock, a chest, a handle; of a throw, the fewest."""
    asks = t.state.agenda[-2]
    deed = (
        Unlock(asks.hero, asks.border) if isinstance(asks, PickLock)
        else Manipulate(asks.hero, asks.handle) if isinstance(asks, UseHandle)
        else OpenChest(section.hero) if isinstance(asks, ForceChest)
        else None
    )  # fmt: skip
    if deed is None:
        return decision.options[0]
    number = -best_effort(t, section.hero, *demand(t, deed), CHEST if isinstance(deed, OpenChest) else ERRAND)[1]
    return best(decision.options, lambda option: -abs(option.number - number))


def reroll(t: Game, decision: Decision) -> Option:
    """Dice that a mark or Support rerolls and that fell badly; of a fall, those that fell high."""
    roll = t.find(Roll)
    helped = roll.is_supported(t)
    free = [die for die in roll.fallen if helped or die[0].endswith(MARK)]
    if t.within(Fall):
        high = max(free, key=lambda die: die[1], default=("", 0))
        return Reroll(*high) if high[1] > 1 else Enough()
    poor = [die for die in free if automaton.rerolls(die[0].removesuffix(MARK) + MARK, die[1])]
    return Reroll(*min(poor, key=lambda die: (not die[0].endswith(MARK), die[1]))) if poor else Enough()


# ── defence ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def defend(t: Game, decision: Decision) -> Option:
    """Against what exceeds: the defence that costs least, in wounds and gems."""
    section = t.find(Defence)
    hero, excess = HeroId(section.target), section.total - section.stands(t)

    def worth(option: Option) -> float:
        if isinstance(option, LeaveTo):
            return cover_worth(t, section, HeroId(option.figure))
        item = option.item if isinstance(option, Parry) else BARE_HANDS
        if isinstance(option, Dodge | Parry):
            return best_guard(t, hero, hero, excess, item)[0]
        return guard_worth(t, hero, hero, excess, 0, BARE_HANDS)

    return best(decision.options, worth)


def cover(t: Game, decision: Decision) -> Option:
    """A bodyguard parries for his friend, if that costs less than the wounds."""
    section = t.find(Defence)
    excess, hero = section.total - section.stands(t), HeroId(section.by)

    def worth(option: Option) -> float:
        if isinstance(option, Parry):
            return best_guard(t, hero, section.target, excess, option.item)[0]
        return guard_worth(t, hero, section.target, excess, 0, BARE_HANDS)

    return best(decision.options, worth)


def cover_worth(t: Game, section: Defence, guard: HeroId) -> float:
    """What leaving it to this bodyguard is worth: as a dodge of his own with his gems."""
    excess = section.total - section.stands(t)
    items = [item for item in t.state.heroes[guard].items if t.content.items[item].guard]
    return max([best_guard(t, guard, section.target, excess, item)[0] for item in items], default=NEVER)


# ── where something lands ────────────────────────────────────────────────────────────────────────────────────────────


def aim(t: Game, decision: Decision) -> Option:
    """Where most enemies and fewest friends stand."""
    return best(decision.options, lambda option: crowd(t, option.area))


def crowd(t: Game, area: AreaId) -> int:
    return sum([-2 if side_of(figure) == HEROES else 1 for figure in in_area(t, area)])


def from_wounds(t: Game, decision: Decision) -> Option:
    """As many from the wounds as can be."""
    return best(decision.options, lambda option: option.gems)


HABITS: dict[str, Habit] = {
    "stance": stance, "act": act, "gems": gems, "reroll": reroll, "defend": defend, "cover": cover, "react": react,
    "aim": aim, "lands": aim, "from_wounds": from_wounds,
    "river": reign.river, "figure": reign.figure, "unit": reign.unit, "guard": reign.guard, "event": reign.event,
    "bring": reign.bring, "sacrifice": reign.sacrifice, "next": reign.sweep,
}  # fmt: skip
