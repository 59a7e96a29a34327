"""Boards of cells and what lies before a player, drawn with characters."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.text import Text as Drawn

from heraut.cli import drawing
from heraut.cli.asking import draw_question, said_choice
from heraut.games import game
from heraut.kernel.content import Text
from heraut.table.speech import OneLanguage
from heraut.tabletop.scene import (
    Board,
    Card,
    Cell,
    Choice,
    Label,
    Number,
    Piece,
    Player,
    Pool,
    Question,
    Scene,
    Zone,
    named,
)


def called(name: str) -> Label:
    return named(Text(fr=f"{name} (fr)", en=name))


@pytest.fixture(scope="module")
def english() -> OneLanguage:
    return OneLanguage(game("confrontation"), "en")


CELLS = (
    Cell("a", 0, 0, called("Town, red"), icon="town", seat=0),
    Cell("b", 1, 0, called("Mine (gold)"), icon="mine", level="II"),
    Cell("c", 0, 1, called("Field")),
    Cell("d", 1, 1, called("Rock"), blocked=True),
    Cell("e", 0, 2, called("Unknown"), hidden=True, level="IV"),
)
HERO = Piece("h0", called("Aude"), 0, cell="a", numbers=(Number("h0.MP", called("MP"), 3),))
CHOICES = (
    Choice("go b", called("to the mine"), touches=("b",)),
    Choice("go c", called("to the field"), touches=("c",)),
)


def scene(kind: str) -> Scene:
    """A small map in hexes or squares, with a hand before seat 0."""
    board = Board("map", kind, called("Map"), cells=CELLS, pieces=("h0",))  # type: ignore[arg-type]
    hand = Card("c0", called("Haste"), text=(called("+1 speed"), called("Expert: +2 speed")), foot=called("instant"))
    army = Card("u0", called("Pikes"), numbers=(Number("u.att", called("ATT"), 2),), foot=called("pack: 3 gold"))
    return Scene(
        called("Test"),
        (called("here"),),
        (Player(0, called("Red")), Player(1, called("Blue"))),
        (board,),
        (HERO,),
        question=Question(0, "go", called("Where to?"), CHOICES),
        zones=(
            Zone("hand0", "fan", called("Hand"), (hand,), 1, 0),
            Zone("army0", "grid", called("Army"), (army,), 1, 0),
            Zone("hand1", "fan", called("Hand of blue"), (), 4, 1),
        ),
        pools=(Pool("gold0", called("gold"), 7, seat=0), Pool("gold1", called("gold of blue"), 9, seat=1)),
    )


def drawn(kind: str, speech: OneLanguage) -> list[str]:
    lines: list[Drawn] = drawing.draw_table(scene(kind), speech, 60, 20)
    return [line.plain for line in lines]


def test_squares_stand_in_rows(english: OneLanguage) -> None:
    lines = drawn("square", english)
    assert lines[2:8] == [
        "│A0      │1",
        "│Town    │Mine II",
        "│2       │",
        "│·       │▒▒▒▒▒▒▒",
        "│░░░░░░░",
        "│IV",
    ]


def test_each_row_of_hexes_is_shifted_by_half_a_cell(english: OneLanguage) -> None:
    lines = drawn("hex", english)
    assert lines[2] == "│A0      │1"
    assert lines[4] == "    │2       │"
    assert lines[6] == "         │░░░░░░░"


def test_whoever_stands_there_is_listed_with_the_name_of_the_place(english: OneLanguage) -> None:
    assert "A0 Aude  3  Town, red" in drawn("square", english)


def test_on_a_board_that_cannot_be_drawn_pieces_stand_at_named_places_above_what_lies_before_one(
    english: OneLanguage,
) -> None:
    lines = drawn("areas", english)
    assert "A0 Aude  3  Town, red" in lines
    assert "7 gold" in lines
    assert "Hand:" in lines


def test_supplies_with_names_of_their_own_are_told_before_their_number(english: OneLanguage) -> None:
    coloured = replace(scene("square"), pools=(Pool("red", called("Source: red"), 2, seat=0),))
    text = "\n".join([line.plain for line in drawing.draw_table(coloured, english, 60, 20)])
    assert "Source: red\N{NO-BREAK SPACE}×2" in text


def test_of_several_who_are_asked_nobody_is_named_twice(english: OneLanguage) -> None:
    def said(what: str) -> str:
        label = Label("choice-of", {"who": called("Aude"), "what": called(what)})
        return said_choice(Choice("go", label), english)

    assert said("Aude: go to the mine") == "Aude: go to the mine"
    assert said("go to the mine") == "Aude: go to the mine"


def test_what_follows_each_of_several_answers_is_told_once(english: OneLanguage) -> None:
    def said(*choices: Choice) -> list[str]:
        question = Question(0, "go", called("Where to?"), choices)
        return [line.plain.strip() for line in draw_question(question, "Where to?", "Red", english, 80, 20)]

    mine, field = (replace(one, consequences=(called(what), called("Then fight"))) for one, what in (
        (CHOICES[0], "1 gold"), (CHOICES[1], "1 step")))  # fmt: skip
    assert said(mine, field)[1:] == ["1 to the mine → 1 gold", "2 to the field → 1 step", "whichever → Then fight"]
    assert said(mine)[1:] == ["1 to the mine → 1 gold · Then fight"]


def test_a_hand_is_drawn_with_its_words_and_only_what_is_ones_own(english: OneLanguage) -> None:
    text = "\n".join(drawn("square", english))
    assert "7 gold" in text
    assert "  Haste  +1 speed / Expert: +2 speed [instant]" in text
    assert "Army: Pikes (ATT 2, pack: 3 gold)" in text
    assert "blue" not in text
