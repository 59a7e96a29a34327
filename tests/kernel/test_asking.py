"""Which step puts a question."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heraut.kernel import Arrow, Section, ask
from heraut.kernel.asking import asking_steps


@dataclass(slots=True)
class Doors(Section):
    """Two questions end at the same door, and one of them goes on from an answer."""

    kind: str = "colour"

    def start(self, t: Any) -> Arrow:
        return ask(0, "door", ["left", "right"], self.open)

    def knock(self, t: Any) -> Arrow:
        return ask(0, "wait", ["a while"], self.open) if self.kind else None

    def open(self, t: Any, choice: str) -> Arrow:
        return ask(0, "door", ["another"], self.open)

    def paint(self, t: Any) -> Arrow:
        return ask(0, self.kind, ["red"], self.painted)

    def painted(self, t: Any, choice: str) -> Arrow:
        return None


@dataclass(slots=True)
class MoreDoors(Doors):
    def again(self, t: Any) -> Arrow:
        return ask(0, "door", ["once more"], self.open)


def test_it_is_the_step_whose_question_goes_there() -> None:
    assert asking_steps(Doors, "door", "open") == ("start",)
    assert asking_steps(Doors, "wait", "open") == ("knock",)
    assert asking_steps(Doors, "wait", "painted") == ("paint",)  # its kind is worked out: it may be any
    assert asking_steps(Doors, "door", "knock") == ()


def test_steps_are_inherited() -> None:
    assert asking_steps(MoreDoors, "door", "open") == ("again", "start")
