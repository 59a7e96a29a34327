"""Rules for whoever learns the game: told at the question where each is first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from heraut.games.conan.answers.acting import Cast, CastAt, CastOn, Cross, Go, OpenChest, TakeItem, Unlock
from heraut.games.conan.answers.fighting import Shoot, Strike
from heraut.games.conan.model import Game
from heraut.games.conan.numbers.figures import area_of, enemies, living
from heraut.games.conan.rules.ch3_overlord.river import is_dead_tile
from heraut.kernel import Decision, Option
from heraut.tabletop.scene import Label, Tip

FIRST = "salt_cages"


class Lesson(NamedTuple):
    """A tip, the question it goes with, the rules that say it in full, and when it is needed there."""

    id: str
    kind: str
    rules: tuple[str, ...]
    needed: Callable[[Game, Decision], bool] = lambda t, asked: True


def offered(*answers: type[Option]) -> Callable[[Game, Decision], bool]:
    """One of these is among the answers."""
    return lambda t, asked: any(isinstance(one, answers) for one in asked.options)


def first_scenario(t: Game, asked: Decision) -> bool:
    return t.state.scenario == FIRST


def beside_enemies(t: Game, asked: Decision) -> bool:
    return any(enemies(t, hero, area_of(t, hero)) for hero in living(t))


def dead_tile(t: Game, asked: Decision) -> bool:
    return any(is_dead_tile(t, tile) for tile in t.state.river)


LESSONS = (
    Lesson("goal", "stance", ("CN-END-2", "CN-END-3"), first_scenario),
    Lesson("gems", "stance", ("CN-ZON-1", "CN-ZON-7")),
    Lesson("stance", "stance", ("CN-STA-1", "CN-STA-4")),
    Lesson("together", "act", ("CN-TUR-6", "CN-TUR-9")),
    Lesson("move", "act", ("CN-MOV-1", "CN-MOV-2"), offered(Go)),
    Lesson("doors", "act", ("CN-DOR-2",), offered(Cross, Unlock)),
    Lesson("strike", "act", ("CN-ATT-1", "CN-ATT-3"), offered(Strike)),
    Lesson("shoot", "act", ("CN-ATT-4", "CN-HIN-6"), offered(Shoot)),
    Lesson("hindering", "act", ("CN-HIN-1", "CN-HIN-5"), beside_enemies),
    Lesson("chest", "act", ("CN-CHE-1", "CN-MAN-12"), offered(OpenChest)),
    Lesson("objects", "act", ("CN-MAN-2", "CN-ENC-1"), offered(TakeItem)),
    Lesson("spells", "act", ("CN-SPL-1", "CN-SPL-6"), offered(Cast, CastOn, CastAt)),
    Lesson("saturation", "gems", ("CN-SAT-1", "CN-SAT-2")),
    Lesson("reroll", "reroll", ("CN-RRL-1", "CN-RRL-3")),
    Lesson("defence", "defend", ("CN-DEF-1", "CN-DEF-4")),
    Lesson("guard", "guard", ("CN-OVL-6",)),
    Lesson("river", "river", ("CN-OVL-2", "CN-OVL-10")),
    Lesson("dead", "river", ("CN-RIV-1", "CN-RIV-3"), dead_tile),
    Lesson("unit", "unit", ("CN-OVL-5", "CN-OVL-13")),
)


def tips(t: Game, asked: Decision | None) -> Iterator[Tip]:
    """What is needed now, in the order in which it is told."""
    if asked is None or asked.seat < 0:
        return
    for lesson in LESSONS:
        if lesson.kind == asked.kind and lesson.needed(t, asked):
            yield Tip(lesson.id, Label(f"tip-{lesson.id}"), lesson.rules)
