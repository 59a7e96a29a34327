"""What a player would answer without thinking long: the heroes' questions, and the table of all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heraut.games.conan.answers.acting import (
    Active,
    Lead,
    OpenChest,
    Recover,
)
from heraut.games.conan.answers.fighting import Dodge, Gems, LeaveTo, Parry, Shoot, Strike
from heraut.games.conan.mind import reign, rerolls
from heraut.games.conan.mind.blows import best_gems, best_guard, guard_worth, price
from heraut.games.conan.mind.deeds import CHEST, ERRAND, NEVER, best_effort, deed_worth, demand, effort_deed, plans
from heraut.games.conan.model import (
    BARE_HANDS,
    HEROES,
    AreaId,
    Game,
    HeroId,
    scenario_of,
)
from heraut.games.conan.numbers.blows import MELEE_BLOW
from heraut.games.conan.numbers.figures import in_area, side_of
from heraut.games.conan.rules.ch1_heroes_turn import recovers
from heraut.games.conan.rules.ch2_sheet.attack import Declare
from heraut.games.conan.rules.ch2_sheet.defence import Defence
from heraut.games.conan.rules.ch2_sheet.manipulation import ComplexManipulation
from heraut.kernel import PASS, Decision, Option

Random = Callable[[], float]
Habit = Callable[[Game, Decision], Option]
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
    return best(decision.options, deed_worths(t))


def deed_worths(t: Game) -> Callable[[Option], float]:
    """What each deed of this phase is worth to its hero."""
    plan = plans(t)

    def worth(option: Option) -> float:
        if isinstance(option, Lead):
            return reign.figure_worth(t, option.ally) - price(t, option.hero, 1)
        return deed_worth(t, option, plan[HeroId(option[0])])

    return worth


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
        strikes = section.way == MELEE_BLOW
        strike = Strike(section.hero, section.target, section.weapon, section.other)
        return Gems(best_gems(t, strike if strikes else Shoot(section.hero, section.target, section.weapon))[1])
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
    deed = effort_deed(t.state.agenda[-2])
    if deed is None:
        return decision.options[0]
    number = -best_effort(t, section.hero, *demand(t, deed), CHEST if isinstance(deed, OpenChest) else ERRAND)[1]
    return best(decision.options, lambda option: -abs(option.number - number))


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
    """What leaving it to this bodyguard is worth: the best that he can parry with."""
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
    "stance": stance, "act": act, "gems": gems, "reroll": rerolls.reroll, "defend": defend, "cover": cover,
    "react": react, "aim": aim, "lands": aim, "from_wounds": from_wounds,
    "river": reign.river, "figure": reign.figure, "unit": reign.unit, "guard": reign.guard, "event": reign.event,
    "bring": reign.bring, "sacrifice": reign.sacrifice, "next": reign.sweep,
}  # fmt: skip
