"""Lessons for whoever learns the game: told at the question where each is first needed."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.wow_adventure.answers import Equip, PickCharacter, Play, Walk
from heraut.games.wow_adventure.model import Game
from heraut.kernel import Decision
from heraut.tabletop import lessons
from heraut.tabletop.lessons import Lesson
from heraut.tabletop.scene import Tip

LESSONS = (
    Lesson("goal", "", "WW-END-1 WW-VAL-1", at="valor"),
    Lesson("character", "pick_character", "WW-SET-3 WW-LVL-9", about=(PickCharacter,)),
    Lesson("movement", "move", "WW-MOV-1 WW-DIE-1", at="moves{seat}", about=(Walk,)),
    Lesson("colours", "move", "WW-MOV-2 WW-LVL-5", about=(Walk,)),
    Lesson("aggro", "move", "WW-MOV-3 WW-MOV-5", at="h{seat}"),
    Lesson("resource", "resource", "WW-EXP-3 WW-RES-5"),
    Lesson("marker", "marker", "WW-EXP-4 WW-EXP-8"),
    Lesson("challenge", "challenge", "WW-CHA-2 WW-CHA-3", at="h{seat}"),
    Lesson("combat", "powers", "WW-CMB-3 WW-CMB-4", at="h{seat}"),
    Lesson("energy", "powers", "WW-ABL-1 WW-ENE-1", at="energy{seat}", about=(Play,)),
    Lesson("equip", "equip", "WW-MAI-2 WW-MAI-3 WW-MAI-10", about=(Equip,)),
)


def tips(t: Game, asked: Decision | None) -> Iterator[Tip]:
    return lessons.tips(t, asked, LESSONS)
