"""Choices that differ only in which of several like things they name are shown as one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heraut.games import game
from heraut.kernel.content import Text
from heraut.players.dice import Seeded
from heraut.tabletop.alike import merged
from heraut.tabletop.scene import Choice, Label, Number, Piece, Question, Scene, named


def name(number: int, kind: str = "Sister") -> Text:
    return Text(en=f"{kind} {number}", fr=f"{kind} (fr) {number}")


def sister(number: int, **more: object) -> Piece:
    piece = Piece(str(number), Label("figure", {"who": name(number)}), 0, x=10 * number, y=3)
    return replace(piece, **more)  # type: ignore[arg-type]


def naming(*numbers: int, then: str = "then-dice", worth: int = 4) -> Choice:
    return Choice(
        " ".join(["name", *map(str, numbers)]),
        Label("option-name", {"who": name(numbers[0])}),
        (Label(then, {"who": name(numbers[0])}),),
        (Number(f"{numbers[0]}.DIS", Label("stat"), worth),),
        tuple(map(str, numbers)),
    )


def asked(pieces: list[Piece], *choices: Choice) -> list[tuple[str, list[str]]]:
    """The choices shown, each with those that are alike."""
    question = Question(0, "who", Label("ask"), choices)
    scene = merged(Scene(named(name(1)), (), (), (), tuple(pieces), question=question))
    assert scene.question is not None
    return [(one.answer, [other.answer for other in one.alike]) for one in scene.question.choices]


THREE = [sister(1), sister(2), sister(3)]


def test_sisters_that_only_stand_elsewhere_are_one_choice() -> None:
    assert asked(THREE, naming(1), naming(2), naming(3)) == [("name 1", ["name 2", "name 3"])]


@pytest.mark.parametrize(
    "hurt", [{"out": True}, {"seat": 1}, {"level": 2}, {"numbers": (Number("ATT", Label("stat"), 3),)}, {"cell": "B2"}]
)
def test_a_sister_who_looks_otherwise_is_another(hurt: dict[str, object]) -> None:
    assert asked([sister(1), sister(2, **hurt), sister(3)], naming(1), naming(2), naming(3)) == [
        ("name 1", ["name 3"]),
        ("name 2", []),
    ]


def test_what_leads_elsewhere_or_is_worth_more_is_another() -> None:
    assert asked(THREE, naming(1), naming(2, then="then-over"), naming(3, worth=5)) == [
        ("name 1", []),
        ("name 2", []),
        ("name 3", []),
    ]


def test_pairs_are_alike_in_both() -> None:
    pieces = [*THREE, sister(4, seat=1), sister(5, seat=1)]
    assert asked(pieces, naming(1, 4), naming(2, 5), naming(3, 2)) == [("name 1 4", ["name 2 5"]), ("name 3 2", [])]


def test_what_touches_a_place_or_nothing_is_like_no_other() -> None:
    place, nothing = replace(naming(1), touches=("A1",)), replace(naming(2), touches=())
    assert asked(THREE, place, replace(place, answer="b"), nothing, replace(nothing, answer="c")) == [
        ("name 1", []), ("b", []), ("name 2", []), ("c", []),
    ]  # fmt: skip


def test_six_sisters_who_might_make_the_tactics_roll_are_one() -> None:
    confrontation = game("confrontation")
    table = confrontation.table("line", Seeded(1))
    scene = merged(confrontation.scene(confrontation.view(table, 0), 0))
    (choice,) = scene.question.choices
    assert choice.answer == "name 1"
    assert [one.answer for one in choice.alike] == [f"name {number}" for number in range(2, 7)]
