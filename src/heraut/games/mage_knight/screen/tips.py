"""Rules for whoever plays the first reconnaissance: told at the question where each is first needed."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.mage_knight.answers.on_turn import Challenge, Enter, Explore, Interact, Step
from heraut.games.mage_knight.answers.with_cards import Play, Sideways
from heraut.games.mage_knight.model.land import Game, is_day
from heraut.games.mage_knight.model.names import DUMMY, NO_FOE, SHEET, WOUND
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.rules.ch1_reminders.card_plays import STRONG
from heraut.games.mage_knight.rules.ch4_turn.movement import provoked_by
from heraut.kernel import Decision
from heraut.tabletop import lessons
from heraut.tabletop.lessons import Lesson
from heraut.tabletop.scene import Tip

TAUGHT = frozenset(("first_reconnaissance",))


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
    Lesson("goal", "", "MK-SCN-6", at="round"),
    Lesson("heroes", "pick_hero", "MK-SET-9"),
    Lesson("tactics", "pick_tactic", "MK-TAC-1 MK-TAC-5", at="tactics"),
    Lesson("night", "pick_tactic move", "MK-MAN-3 MK-MAN-4", at="round", needed=at_night),
    Lesson("cards", "move", "MK-CRD-16", at="hand{seat}"),
    Lesson("strong", "move", "MK-CRD-17 MK-MAN-6", at="hand{seat}", needed=strong_play),
    Lesson("sideways", "move", "MK-CRD-1 MK-CRD-15", about=(Sideways,)),
    Lesson("movement", "move", "MK-MOV-2 MK-MOV-11 MK-MOV-12", about=(Step,)),
    Lesson("exploring", "move", "MK-EXP-1 MK-EXP-8", about=(Explore,)),
    Lesson("provoking", "move", "MK-MOV-6", at="h{seat}", needed=provoking),
    Lesson("resting", "move", "MK-RST-1 MK-RST-4", at="hand{seat}", needed=wounded),
    Lesson("mana", "pay", "MK-MAN-6 MK-MAN-9 MK-PRE-7"),
    Lesson("action", "action", "MK-ACT-2", at="h{seat}"),
    Lesson("people", "action", "MK-INT-1", about=(Interact,)),
    Lesson("enemies", "action", "MK-ACT-2 MK-ADV-1", about=(Challenge, Enter)),
    Lesson("influence", "interact", "MK-INT-2 MK-INT-7 MK-INT-10", at="reputation"),
    Lesson("phases", "name_targets", "MK-CMB-6", at="fighter{seat}"),
    Lesson("attack", "name_targets", "MK-CMB-7 MK-CMB-8"),
    Lesson("gathering", "gather_attack", "MK-CMB-2 MK-CMB-7", at="hand{seat}"),
    Lesson("block", "name_attacker", "MK-CMB-9 MK-CMB-39"),
    Lesson("damage", "whose_damage assign_damage", "MK-CMB-11 MK-CMB-15 MK-CMB-16", at="fighter{seat}"),
    Lesson("draw", "discard", "MK-HND-1 MK-HND-2", at="deck{seat}"),
    Lesson("dummy", "discard", "MK-DUM-4", at="round", needed=beside_a_dummy),
    Lesson("skills", "learn_skill", "MK-LVL-4 MK-SKL-1"),
    Lesson("rewards", "reward", "MK-REW-11", at="fame"),
    Lesson("round_end", "announce", "MK-PRE-4 MK-PRE-9", at="deck{seat}"),
)
# What surprises whoever knows the published game is told in every scenario.
SURPRISES = (Lesson("edition", "gather_block", "MK-CMB-26 MK-CMB-27", needed=burning, setting="edition"),)


def tips(t: Game, asked: Decision | None) -> Iterator[Tip]:
    taught = LESSONS if t.state.scenario in TAUGHT else ()
    return lessons.tips(t, asked, (*(SURPRISES if t.state.edition == SHEET else ()), *taught))
