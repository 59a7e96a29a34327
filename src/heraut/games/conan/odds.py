"""What is at stake in a question: an attack, a manipulation, a fall, a leap.

On the way everybody plays by one policy, so that only dice are counted: two gems where gems are asked for, or what
there is; free rerolls as long as the goal is not reached (see `rerolls`), none that is paid for; no guard, no active
defence, nobody steps in, nobody reacts.  What is asked now is told answer by answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from heraut.games.conan.answers.acting import Cross, Manipulate, OpenChest, Unlock
from heraut.games.conan.answers.fighting import Enough, Gems, Reroll, Shoot, Strike
from heraut.games.conan.model import HEROES, OVERLORD, FigureId, Game, Side, chart_of, scenario_of
from heraut.games.conan.numbers import automaton
from heraut.games.conan.numbers.blows import attack_parts, defence_parts, life_left, shown
from heraut.games.conan.numbers.borders import JUMP, LEAP
from heraut.games.conan.numbers.efforts import effort_parts
from heraut.games.conan.numbers.figures import area_of, figures, has, is_there, side_of
from heraut.games.conan.rules.ch2_sheet.after_attack import Blow
from heraut.games.conan.rules.ch2_sheet.attack import Attack, Declare
from heraut.games.conan.rules.ch2_sheet.chests import ForceChest
from heraut.games.conan.rules.ch2_sheet.death import Death
from heraut.games.conan.rules.ch2_sheet.defence import Defence
from heraut.games.conan.rules.ch2_sheet.manipulation import ComplexManipulation, PickLock, UseHandle, handle_of
from heraut.games.conan.rules.ch2_sheet.movement import CrossBorder
from heraut.games.conan.rules.ch2_sheet.rolls import MARK, Roll
from heraut.games.conan.rules.ch4_magic.falls import Fall
from heraut.kernel import CHANCE, Decision, Option, Section
from heraut.kernel.stakes import Outcome, Stakes, Tone
from heraut.kernel.values import total
from heraut.tabletop.throws import Fallen, ThrowTogether

ATTACK, HANDLE, FALL, LEAPING = "attack", "handle", "fall", "leap"
WAGER = 2  # gems where they are still to be chosen
MOST_TOLD = 3  # wounds: so many or more
UNHURT, DEAD, DONE, FAILED = "unhurt", "dead", "done", "failed"
WOUNDS: tuple[Tone, ...] = ("good", "mild", "warn", "hurt", "dead")  # none, one, two, more, dead
HITS: tuple[Tone, ...] = ("dire", "warn", "mild", "calm", "good")


def stakes(t: Game, horizon: str) -> Stakes | None:
    """What is at stake in the question now put; None where no odds would help to answer it."""
    if t.decision is None or t.decision.seat == CHANCE:
        return None
    found = AT_STAKE.get(horizon or usual_horizon(t))
    return None if found is None else found(t)


def usual_horizon(t: Game) -> str:
    """What is under way; else an attack or a manipulation, where one could be tried."""
    for section in reversed(t.state.agenda):
        for kinds, horizon in UNDER_WAY:
            if isinstance(section, kinds):
                return horizon
    for kinds, horizon in SOUGHT:
        if any(isinstance(option, kinds) for option in asked(t)):
            return horizon
    return ""


KILLS = ("headline-dead", frozenset([DEAD]))
HURTS = ("headline-hurt", frozenset([*[f"wounds-{number}" for number in range(1, MOST_TOLD + 1)], DEAD]))
UNSCATHED = ("headline-unhurt", frozenset([UNHURT]))


# ── wounds ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def wounds(tones: Sequence[Tone]) -> tuple[Outcome, ...]:
    """From none to dead."""
    some = [Outcome(f"wounds-{number}", tones[number], {"wounds": number}, "wounds") for number in range(1, MOST_TOLD)]
    many = Outcome(f"wounds-{MOST_TOLD}", tones[MOST_TOLD], {"wounds": MOST_TOLD}, "wounds-or-more")
    return (Outcome(UNHURT, tones[0]), *some, many, Outcome(DEAD, tones[-1]))


def suffered(t: Game, before: dict[FigureId, int]) -> str:
    """The worst that has become of any of these figures, which had so much life."""
    if any(not is_there(t, figure) or not life_left(t, figure) for figure in before):
        return DEAD
    most = max([life - life_left(t, figure) for figure, life in before.items()], default=0)
    return f"wounds-{min(most, MOST_TOLD)}" if most > 0 else UNHURT


def of_attack(t: Game) -> Stakes | None:
    """This attack: what it does to its target, before anybody strikes back or the blow goes on."""
    side = attacking(t)
    if side is None or t.decision is None:
        return None
    before = {figure: life_left(t, figure) for figure, _ in figures(t) if side_of(figure) != side}
    striking = side == (OVERLORD if t.decision.seat == t.state.players else HEROES)
    strikes = (HURTS, KILLS) if side == OVERLORD else (KILLS,)  # a hero has many lives

    def over(now: Game) -> bool:
        return attack_of(now, side) is None or suffered(now, before) != UNHURT

    return Stakes(
        ATTACK, over, lambda moment, now: suffered(now, before), wounds(HITS if striking else WOUNDS),
        simplify=simplify, headlines=strikes if striking else (UNSCATHED,),
        concerns=lambda now, option: attack_of(now, side) is not None or isinstance(option, (Strike, Shoot)),
        considers=policy, open=True, forced=False,
    )  # fmt: skip


def attacking(t: Game) -> Side | None:
    """The side that attacks, or could by this question."""
    for section in reversed(t.state.agenda):
        if isinstance(section, (Attack, Blow, Declare)):
            return side_of(attacker_of(section))
        if isinstance(section, Death):
            return None
    sought = [option.figure for option in asked(t) if isinstance(option, (Strike, Shoot))]
    return side_of(sought[0]) if sought else None


def attack_of(t: Game, side: Side) -> Section | None:
    """The attack of this side that is under way."""
    found = [section for section in t.state.agenda if isinstance(section, (Attack, Blow, Declare))]
    return next((section for section in found if side_of(attacker_of(section)) == side), None)


def attacker_of(section: Attack | Blow | Declare) -> FigureId:
    return section.hero if isinstance(section, Declare) else section.attacker


def asked(t: Game) -> Sequence[Option]:
    return () if t.decision is None else t.decision.options


def of_fall(t: Game) -> Stakes | None:
    """A jump from a cliff, or the fall under way: what it costs whoever falls."""
    falling = t.nearest(Fall)
    jumps = [option.figure for option in asked(t) if is_crossing(option, JUMP)]
    before = {figure: life_left(t, figure) for figure in (jumps if falling is None else [falling.figure])}
    if not before:
        return None
    return Stakes(
        FALL, lambda now: not now.within(Fall), lambda moment, now: suffered(now, before), wounds(WOUNDS),
        simplify=simplify, headlines=(UNSCATHED,),
        concerns=lambda now, option: now.within(Fall) or is_crossing(option, JUMP),
        considers=policy, open=True, forced=False,
    )  # fmt: skip


# ── reached or not ───────────────────────────────────────────────────────────────────────────────────────────────────

REACHED = (Outcome(DONE, "good"), Outcome(FAILED, "dire"))


def of_leap(t: Game) -> Stakes | None:
    """A leap: is it over there?"""
    leaping = t.nearest(CrossBorder)
    leaps = [option.figure for option in asked(t) if is_crossing(option, LEAP)]
    if leaping is not None:
        leaps = [leaping.figure] if leaping.how == LEAP and t.within(Roll) else []
    before = {figure: area_of(t, figure) for figure in leaps}
    if not before:
        return None
    return tried(
        LEAPING, CrossBorder, lambda now: any(area_of(now, one) != area for one, area in before.items()),
        lambda option: is_crossing(option, LEAP),
    )  # fmt: skip


def of_handling(t: Game) -> Stakes:
    """A manipulation: does anything come of it?"""
    before = things(t)
    return tried(
        HANDLE, ComplexManipulation, lambda now: things(now) != before,
        lambda option: isinstance(option, (OpenChest, Unlock, Manipulate)),
    )  # fmt: skip


def things(t: Game) -> object:
    """What a manipulation can change."""
    return dict(t.state.marks), t.state.opened, t.state.chests, t.state.winner


def tried(
    horizon: str, kind: type[Section], reached: Callable[[Game], bool], concerns: Callable[[Option], bool]
) -> Stakes:
    return Stakes(
        horizon, lambda now: not now.within(kind), lambda moment, now: DONE if reached(now) else FAILED, REACHED,
        simplify=simplify, headlines=(("headline-done", frozenset([DONE])),),
        concerns=lambda now, option: now.within(kind) or concerns(option),
        considers=policy, open=True, forced=False,
    )  # fmt: skip


def is_crossing(option: Option, how: str) -> bool:
    return isinstance(option, Cross) and option.how == how


SOUGHT: tuple[tuple[Any, str], ...] = (((Strike, Shoot), ATTACK), ((OpenChest, Unlock, Manipulate), HANDLE))
UNDER_WAY: tuple[tuple[Any, str], ...] = (
    (Fall, FALL), (CrossBorder, LEAPING), (ComplexManipulation, HANDLE), ((Declare, Attack, Blow), ATTACK),
)  # fmt: skip
AT_STAKE: dict[str, Callable[[Game], Stakes | None]] = {
    ATTACK: of_attack, HANDLE: of_handling, FALL: of_fall, LEAPING: of_leap,
}  # fmt: skip


# ── how everybody plays ──────────────────────────────────────────────────────────────────────────────────────────────


def policy(t: Game, decision: Decision) -> Sequence[Option]:
    """The one answer considered: a free reroll that may help, two gems, else the first (nothing is done)."""
    if decision.kind == "reroll":
        return (rerolls(t),)
    if isinstance(decision.options[0], Gems):
        return (decision.options[min(WAGER, len(decision.options)) - 1],)
    return decision.options[:1]


def rerolls(t: Game) -> Option:
    """The lowest die that a mark or Support rerolls, while the goal is not reached.

    Where it is out of reach, only a die below its mean.  Whoever falls wants less: the highest, if it shows 2 or more.
    """
    roll = t.find(Roll)
    helped = roll.is_supported(t)
    free = [die for die in roll.fallen if helped or die[0].endswith(MARK)]
    if t.within(Fall):
        worst = max(free, key=lambda die: die[1], default=("", 0))
        return Reroll(*worst) if worst[1] > 1 else Enough()
    poor = [die for die in free if die[1] < best(t, die[0])]
    if not poor or is_reached(t, roll.fallen):
        return Enough()
    hoped = tuple([(kind, best(t, kind) if (kind, face) in free else face) for kind, face in roll.fallen])
    if not is_reached(t, hoped):
        poor = [die for die in poor if automaton.rerolls(die[0].removesuffix(MARK) + MARK, die[1])]
    return Reroll(*min(poor, key=lambda die: (not die[0].endswith(MARK), die[1]))) if poor else Enough()


def best(t: Game, kind: str) -> int:
    return max(t.content.dice[kind.removesuffix(MARK)].faces)


def is_reached(t: Game, dice: Fallen) -> bool:
    """Do these dice do all that they can be wanted to do?"""
    for section in reversed(t.state.agenda):
        if isinstance(section, Defence):
            return total(defence_parts(t, section.attacker, section.target, section.way, dice)) >= section.total
        if isinstance(section, Attack):
            came = total(attack_parts(t, section.attacker, section.way, dice, section.bare_hands))
            return came >= life_left(t, section.target) + stands(t, section)
        if isinstance(section, CrossBorder):
            return shown(dice) >= section.border(t).difficulty
        if isinstance(section, (PickLock, UseHandle, ForceChest)):
            return total(effort_parts(t, section.hero, dice)) >= difficulty(t, section)
    return False


def difficulty(t: Game, tried: PickLock | UseHandle | ForceChest) -> int:
    if isinstance(tried, ForceChest):
        return scenario_of(t).chest_difficulty
    if isinstance(tried, PickLock):
        return chart_of(t).named[tried.border].difficulty
    return handle_of(t, tried.handle).difficulty


def stands(t: Game, attack: Attack) -> int:
    """What stands against it without dice."""
    if attack.no_defence:
        return 0
    return total(defence_parts(t, attack.attacker, attack.target, attack.way, ()))


def simplify(t: Game) -> None:
    """What comes after the action does not matter; of plain dice that nobody looks at one by one, only the sum."""
    agenda = t.state.agenda
    first = next((at for at, section in enumerate(agenda) if isinstance(section, ACTIONS)), 0)
    del agenda[:first]
    throw, roll = agenda[-1], t.nearest(Roll)
    if isinstance(throw, ThrowTogether) and roll is not None and is_sum(t, roll):
        plain = tuple([die for die in throw.fallen if not die[0].endswith(MARK)])
        if len(plain) > 1:
            marked = [die for die in throw.fallen if die[0].endswith(MARK)]
            throw.fallen = (*marked, (plain[0][0], shown(plain)))


def is_sum(t: Game, roll: Roll) -> bool:
    """Does only the sum of its plain dice matter?"""
    return not roll.is_supported(t) and not has(t, roll.figure, "constriction")


ACTIONS = (Declare, Attack, Blow, CrossBorder, Fall, PickLock, UseHandle, ForceChest)
