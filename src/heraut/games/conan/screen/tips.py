"""Rules for whoever learns the game: told at the question where each is first needed."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.conan.answers.acting import Cast, CastAt, CastOn, Cross, Go, OpenChest, TakeItem, Unlock
from heraut.games.conan.answers.fighting import Shoot, Strike
from heraut.games.conan.model import Game
from heraut.games.conan.numbers.figures import area_of, enemies, living
from heraut.games.conan.rules.ch3_overlord.river import is_dead_tile
from heraut.kernel import Decision
from heraut.tabletop import lessons
from heraut.tabletop.lessons import Lesson
from heraut.tabletop.scene import Tip

FIRST = "salt_cages"


def first_scenario(t: Game, asked: Decision) -> bool:
    return t.state.scenario == FIRST


def beside_enemies(t: Game, asked: Decision) -> bool:
    return any(enemies(t, hero, area_of(t, hero)) for hero in living(t))


def dead_tile(t: Game, asked: Decision) -> bool:
    return any(is_dead_tile(t, tile) for tile in t.state.river)


LESSONS = (
    Lesson("goal", "", "CN-END-2 CN-END-3", at="rounds", needed=first_scenario),
    Lesson("gems", "stance", "CN-ZON-1 CN-ZON-7", at="available{seat}"),
    Lesson("stance", "stance", "CN-STA-1 CN-STA-4", at="f{seat}"),
    Lesson("together", "act", "CN-TUR-6 CN-TUR-9", at="f{seat}"),
    Lesson("move", "act", "CN-MOV-1 CN-MOV-2", about=(Go,)),
    Lesson("doors", "act", "CN-DOR-2", about=(Cross, Unlock)),
    Lesson("strike", "act", "CN-ATT-1 CN-ATT-3", about=(Strike,)),
    Lesson("shoot", "act", "CN-ATT-4 CN-HIN-6", about=(Shoot,)),
    Lesson("hindering", "act", "CN-HIN-1 CN-HIN-5", at="f{seat}", needed=beside_enemies),
    Lesson("chest", "act", "CN-CHE-1 CN-MAN-12", about=(OpenChest,)),
    Lesson("objects", "act", "CN-MAN-2 CN-ENC-1", about=(TakeItem,)),
    Lesson("spells", "act", "CN-SPL-1 CN-SPL-6", about=(Cast, CastOn, CastAt)),
    Lesson("saturation", "gems", "CN-SAT-1 CN-SAT-2", at="melee{seat}"),
    Lesson("reroll", "reroll", "CN-RRL-1 CN-RRL-3"),
    Lesson("defence", "defend", "CN-DEF-1 CN-DEF-4", at="f{seat}"),
    Lesson("guard", "guard", "CN-OVL-6"),
    Lesson("river", "river", "CN-OVL-2 CN-OVL-10", at="zone-river"),
    Lesson("dead", "river", "CN-RIV-1 CN-RIV-3", at="zone-river", needed=dead_tile),
    Lesson("unit", "unit", "CN-OVL-5 CN-OVL-13"),
)


def tips(t: Game, asked: Decision | None) -> Iterator[Tip]:
    return lessons.tips(t, asked, LESSONS)
