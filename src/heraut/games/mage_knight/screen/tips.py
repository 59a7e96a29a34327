"""Rules for whoever plays the first reconnaissance: told at the question where each is first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from heraut.games.mage_knight.answers import Challenge, Enter, Explore, Interact, Play, Sideways, Step
from heraut.games.mage_knight.model import DUMMY, NO_FOE, SHEET, WOUND, Game, is_day
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.rules.ch1_reminders.card_plays import STRONG
from heraut.games.mage_knight.rules.ch4_turn.movement import provoked_by
from heraut.kernel import Decision, Option
from heraut.tabletop.scene import Label, Tip

TAUGHT = frozenset(("first_reconnaissance",))


class Lesson(NamedTuple):
    """A tip, the questions it may go with, the rules that say it in full, and when it is needed there."""

    id: str
    kinds: tuple[str, ...]
    rules: tuple[str, ...]
    needed: Callable[[Game, Decision], bool] = lambda t, asked: True


def offered(*answers: type[Option]) -> Callable[[Game, Decision], bool]:
    """One of these is among the answers."""
    return lambda t, asked: any(isinstance(one, answers) for one in asked.options)


def strong_play(t: Game, asked: Decision) -> bool:
    return any(isinstance(one, Play) and one.mode == STRONG for one in asked.options)


def provoking(t: Game, asked: Decision) -> bool:
    here = t.state.heroes[asked.seat].hex
    return any(isinstance(one, Step) and provoked_by(t, asked.seat, here, one.hex) for one in asked.options)


def wounded(t: Game, asked: Decision) -> bool:
    return WOUND in t.state.heroes[asked.seat].hand


def at_night(t: Game, asked: Decision) -> bool:
    return t.state.round > 0 and not is_day(t)


def beside_a_dummy(t: Game, asked: Decision) -> bool:
    return DUMMY in t.state.order


def burning(t: Game, asked: Decision) -> bool:
    """The attack to be blocked is of an element that the two editions block otherwise."""
    foe = t.state.battle.against if t.state.battle is not None else NO_FOE
    return foe != NO_FOE and foe_numbers.attacker(t, foe).element in ("fire", "ice")


LESSONS = (
    Lesson("goal", ("pick_hero",), ("MK-SCN-6",)),
    Lesson("heroes", ("pick_hero",), ("MK-SET-9",)),
    Lesson("tactics", ("pick_tactic",), ("MK-TAC-1", "MK-TAC-5")),
    Lesson("night", ("pick_tactic", "move"), ("MK-MAN-3", "MK-MAN-4"), at_night),
    Lesson("cards", ("move",), ("MK-CRD-16",)),
    Lesson("strong", ("move",), ("MK-CRD-17", "MK-MAN-6"), strong_play),
    Lesson("sideways", ("move",), ("MK-CRD-1", "MK-CRD-15"), offered(Sideways)),
    Lesson("movement", ("move",), ("MK-MOV-2", "MK-MOV-11", "MK-MOV-12"), offered(Step)),
    Lesson("exploring", ("move",), ("MK-EXP-1", "MK-EXP-8"), offered(Explore)),
    Lesson("provoking", ("move",), ("MK-MOV-6",), provoking),
    Lesson("resting", ("move",), ("MK-RST-1", "MK-RST-4"), wounded),
    Lesson("mana", ("pay",), ("MK-MAN-6", "MK-MAN-9", "MK-PRE-7")),
    Lesson("action", ("action",), ("MK-ACT-2",)),
    Lesson("people", ("action",), ("MK-INT-1",), offered(Interact)),
    Lesson("enemies", ("action",), ("MK-ACT-2", "MK-ADV-1"), offered(Challenge, Enter)),
    Lesson("influence", ("interact",), ("MK-INT-2", "MK-INT-7", "MK-INT-10")),
    Lesson("phases", ("name_targets",), ("MK-CMB-6",)),
    Lesson("attack", ("name_targets",), ("MK-CMB-7", "MK-CMB-8")),
    Lesson("gathering", ("gather_attack",), ("MK-CMB-2", "MK-CMB-7")),
    Lesson("block", ("name_attacker",), ("MK-CMB-9", "MK-CMB-39")),
    Lesson("damage", ("whose_damage", "assign_damage"), ("MK-CMB-11", "MK-CMB-15", "MK-CMB-16")),
    Lesson("draw", ("discard",), ("MK-HND-1", "MK-HND-2")),
    Lesson("dummy", ("discard",), ("MK-DUM-4",), beside_a_dummy),
    Lesson("skills", ("learn_skill",), ("MK-LVL-4", "MK-SKL-1")),
    Lesson("rewards", ("reward",), ("MK-REW-11",)),
    Lesson("round_end", ("announce",), ("MK-PRE-4", "MK-PRE-9")),
)
# What surprises whoever knows the published game is told in every scenario.
SURPRISES = (Lesson("edition", ("gather_block",), ("MK-CMB-26", "MK-CMB-27"), burning),)


def tips(t: Game, asked: Decision | None) -> Iterator[Tip]:
    """What is needed now, in the order in which it is told."""
    if asked is None or asked.seat < 0:
        return
    if t.state.edition == SHEET:
        yield from [_tip(one, "edition") for one in SURPRISES if _now(t, asked, one)]
    if t.state.scenario in TAUGHT:
        yield from [_tip(one) for one in LESSONS if _now(t, asked, one)]


def _now(t: Game, asked: Decision, lesson: Lesson) -> bool:
    return asked.kind in lesson.kinds and lesson.needed(t, asked)


def _tip(lesson: Lesson, setting: str = "") -> Tip:
    return Tip(lesson.id, Label(f"tip-{lesson.id.replace('_', '-')}"), lesson.rules, setting)
