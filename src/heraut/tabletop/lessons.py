"""Lessons: rules for whoever learns a game, each told at the question where it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from heraut.kernel import Decision, Option, Table, write
from heraut.tabletop.scene import Label, Tip

SHOWN = 3  # of many answers that a lesson is about, so many are pointed at


class Lesson(NamedTuple):
    """A tip, the questions it goes with ("": any), and the rules that say it in full.

    `about`: kinds of answers; it is told where one of them is offered, and points at these.  `at`: the elements of the
    scene that it points at, `{seat}` standing for who is asked, other names for what the game says; without either it
    stands beside the question.
    """

    id: str
    kinds: str
    rules: str
    about: tuple[type[Option], ...] = ()
    at: str = ""
    needed: Callable[[Any, Decision], bool] = lambda t, asked: True
    setting: str = ""


def tips(t: Table[Any, Any], asked: Decision | None, lessons: Iterable[Lesson], **names: object) -> Iterator[Tip]:
    """What is needed now, in the order in which it is told."""
    if asked is None or asked.seat < 0:
        return
    for lesson in lessons:
        offered = [write(one) for one in asked.options if isinstance(one, lesson.about)]
        put = not lesson.kinds or asked.kind in lesson.kinds.split()
        if put and (offered or not lesson.about) and lesson.needed(t, asked):
            at = (*lesson.at.format(seat=asked.seat, **names).split(), *offered[:SHOWN])
            message = f"tip-{lesson.id.replace('_', '-')}"
            yield Tip(lesson.id, Label(message), tuple(lesson.rules.split()), lesson.setting, at)
