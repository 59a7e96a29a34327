"""Dice of several kinds that fall together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from heraut.kernel import Arrow, Die, Game, Section, State, Table, call
from heraut.laws import check
from heraut.players.dice import Scripted
from heraut.tabletop.throws import Fallen, ThrowTogether

RED, YELLOW = Die("red", [(1, face) for face in range(1, 7)]), Die("yellow", [(2, 0), (1, 3)])


@dataclass(slots=True)
class Lying(State):
    shown: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Strike(Section):
    def start(self, t: Table[Lying, None]) -> Arrow:
        return call(ThrowTogether((("red", 2), ("yellow", 1)), "strike"), self.look)

    def look(self, t: Table[Lying, None], fallen: Fallen) -> Arrow:
        t.state.shown = [f"{die} {face}" for die, face in fallen]
        return None


class Blows(Game[Lying, None]):
    hides = False

    def __init__(self) -> None:
        super().__init__("blows", None, "1", Lying, [Strike, ThrowTogether], [], [RED, YELLOW])

    def scenarios(self) -> Sequence[str]:
        return ("usual",)

    def seats(self, scenario: str) -> tuple[str, ...]:
        return ("one",)

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Lying, Section]:
        return Lying(), Strike()

    def scores(self, t: Table[Lying, None]) -> tuple[float, ...]:
        return (0.0,)

    def view(self, t: Table[Lying, None], seat: int | None) -> Lying:
        return self.records.clone(t.state)

    def determinise(self, view: Lying, seat: int | None, chance: Any) -> Lying:
        return view

    def pieces(self, state: Lying) -> Mapping[str, int]:
        return {}


def test_each_die_comes_with_its_face_whatever_the_order() -> None:
    assert Blows().table("usual", Scripted(5, 2, 3)).state.shown == ["red 2", "red 5", "yellow 3"]


def test_typed_they_are_asked_kind_by_kind() -> None:
    table = Blows().table("usual")
    for face in (6, 1, 0):
        assert table.decision is not None
        assert table.decision.kind == "strike"
        table.answer(face)
    assert table.state.shown == ["red 1", "red 6", "yellow 0"]


def test_the_laws_hold() -> None:
    assert check(Blows()).games
