"""Lessons of the first steps: told at the question where each is first needed."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.heroes3.answers.in_combat import Prolong, Strike
from heraut.games.heroes3.answers.on_map import Move
from heraut.games.heroes3.model import Game
from heraut.kernel import Decision
from heraut.tabletop import lessons
from heraut.tabletop.lessons import Lesson
from heraut.tabletop.scene import Tip

TAUGHT = frozenset(("house_first_steps",))

LESSONS = (
    Lesson("goal", "", "H3-VIC-1", at="round"),
    Lesson("heroes", "choose_hero", "H3-SET-1 H3-SET-16 H3-SET-21"),
    Lesson("start", "turn_tile", "H3-SET-13 H3-TIL-15"),
    Lesson("choice", "take_one", "H3-SET-10"),
    Lesson("hand", "start_hand", "H3-TUR-1 H3-TUR-10", at="hand{seat}"),
    Lesson("movement", "turn", "H3-MOV-1 H3-MOV-2 H3-MOV-6", about=(Move,)),
    Lesson("guards", "turn", "H3-TIL-7 H3-DIF-2", about=(Move,)),
    Lesson("town", "turn", "H3-TWN-1 H3-TWN-4 H3-TWN-5", at="tokens{seat}"),
    Lesson("cards", "turn", "H3-TUR-7 H3-CRD-10", at="hand{seat}"),
    Lesson("rounds", "turn", "H3-RND-6 H3-RND-2", at="round"),
    Lesson("window", "town_action", "H3-TWN-3", at="tokens{seat}"),
    Lesson("search", "search_abilities search_artifacts search_spells", "H3-CRD-2 H3-CRD-13"),
    Lesson("deploy", "deploy", "H3-CMB-2 H3-CMB-6"),
    Lesson("guarding", "place_guard", "H3-CMB-8 H3-CMB-9"),
    Lesson("initiative", "activation", "H3-ORD-1 H3-ORD-2 H3-ORD-11"),
    Lesson("attack", "activation", "H3-ORD-12 H3-ORD-4 H3-UNI-5", about=(Strike,)),
    Lesson("retaliation", "activation", "H3-CMB-14 H3-CMB-34", about=(Strike,)),
    Lesson("boosts", "before_roll", "H3-ORD-3 H3-CMB-18", at="hand{seat}"),
    Lesson("power", "power", "H3-SPL-2 H3-SPL-13", at="hand{seat}"),
    Lesson("prolong", "prolong", "H3-MOV-3 H3-CMB-3 H3-CMB-5", about=(Prolong,)),
    Lesson("reroll", "reroll", "H3-MOR-9", at="morale{seat}"),
)


def tips(t: Game, asked: Decision | None) -> Iterator[Tip]:
    return lessons.tips(t, asked, LESSONS if t.state.scenario in TAUGHT else ())
