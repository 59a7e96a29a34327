"""A scene made by hand, drawn with characters."""

import pytest
from rich.text import Text as Drawn

from heraut.cli import asking, drawing
from heraut.cli.why import Why
from heraut.games import game
from heraut.kernel import Refusal
from heraut.kernel.content import Text
from heraut.kernel.values import ADDED, AT_LEAST, PRINTED, REPLACED, Part
from heraut.table.speech import Line, OneLanguage
from heraut.tabletop.scene import Board, Choice, Label, Number, Piece, Player, Question, Scene, Token, named


def called(name: str) -> Label:
    return named(Text(fr=f"{name} (fr)", en=name))


def piece(at: int, seat: int, x: int, y: int, level: int = 0, attack: int = 5) -> Piece:
    parts = (Part(PRINTED, 5, "ATT"), Part(ADDED, attack - 5, "charged", ("CF-X-1",)))
    numbers = (Number(f"{at}.ATT", called("ATT"), attack, parts, usual=5), Number(f"{at}.DEF", called("DEF"), 3))
    tokens = (Token(f"{at}.dice", called("dice"), 1), Token(f"{at}.hurt", called("hurt"), rules=("CF-F-3",)))
    return Piece(str(at), called(f"Figure {at}"), seat, x, y, level=level, size=25, tokens=tokens, numbers=numbers)


def scene(pieces: tuple[Piece, ...], question: Question | None = None) -> Scene:
    boards = (Board("ground", "free", called("ground"), pieces=tuple(one.id for one in pieces)),)
    players = tuple(Player(seat, called(f"Side {seat}")) for seat in (0, 1))
    return Scene(called("Test"), (called("here"), called("now")), players, boards, pieces, question=question)


@pytest.fixture(scope="module")
def english() -> OneLanguage:
    return OneLanguage(game("confrontation"), "en")


def plain(lines: list[Drawn]) -> list[str]:
    return [line.plain for line in lines]


PAIR = (piece(1, 0, 100, 100), piece(2, 1, 126, 100, attack=3))


def test_figures_in_contact_stand_side_by_side_with_their_letters(english: OneLanguage) -> None:
    lines = plain(drawing.draw_table(scene(PAIR), english, 100, 20))
    assert lines[0] == "Test › here › now"
    assert lines[1] == "A Side 0   b Side 1"
    (row,) = [line for line in lines if line.startswith("│") and "A1" in line.split("│")[1]]
    assert row.index("A1") < row.index("b2")
    assert "5 cm" in lines[-1] or any("5 cm" in line for line in lines)


def test_changed_numbers_and_counts_are_marked_without_colour(english: OneLanguage) -> None:
    lines = plain(drawing.draw_table(scene(PAIR), english, 100, 20))
    told = "\n".join(lines)
    assert "b2 Figure 2  3↓   3  dice\N{NO-BREAK SPACE}×1, hurt" in told
    assert "A1 Figure 1   5   3" in told


def test_twelve_figures_and_a_question_fit_a_screen(english: OneLanguage) -> None:
    pieces = tuple(piece(at, at % 2, 40 * at, 30 * (at % 5)) for at in range(1, 13))
    choices = tuple(Choice(f"go {at}", called(f"Go {at}"), (called("There"),)) for at in range(6))
    question = Question(0, "go", called("Where to?"), choices)
    above = drawing.draw_table(scene(pieces, question), english, 100, 20)
    below = asking.draw_question(question, "Where to?", "Side 0", english, 100, 20)
    assert len(above) + len(below) < 32
    assert max(len(line) for line in above + below) <= 100
    drawn = "\n".join(plain(above))
    for at in range(1, 13):
        assert f"{'Ab'[at % 2]}{at}" in drawn


def test_no_mark_hides_another(english: OneLanguage) -> None:
    pieces = tuple(piece(at, 0, 100, 100, level=at % 2) for at in range(1, 9))
    field = "\n".join(plain(drawing.draw_field(scene(pieces), drawing.marks(scene(pieces)), set(), 30, 12)))
    for at in range(1, 9):
        assert f"A{at}{'^' * (at % 2)}" in field


def test_a_narrow_screen_puts_the_pieces_below(english: OneLanguage) -> None:
    lines = plain(drawing.draw_table(scene(PAIR), english, 50, 20))
    assert max(map(len, lines)) <= 50
    assert any(line.startswith("A1 Figure 1") for line in lines)


def test_who_is_asked_is_named_once(english: OneLanguage) -> None:
    question = Question(0, "go", called("x"), (Choice("a", called("A")),), rules=("CF-A-1", "CF-A-2", "CF-A-3"))
    assert plain(asking.draw_question(question, "Go?", "Side 0", english, 80, 20))[0] == (
        "▸ Side 0: Go?  CF-A-1\N{NO-BREAK SPACE}CF-A-2\N{NO-BREAK SPACE}+1"
    )
    assert plain(asking.draw_question(question, "Side 0, go?", "Side 0", english, 80, 20))[0].startswith(
        "▸ Side 0, go?"
    )


def test_many_choices_that_begin_alike_are_told_together(english: OneLanguage) -> None:
    choices = [
        Choice(f"c {at}", called(f"Monk charges foe {at}"), (called("far"),), touches=("1",)) for at in range(30)
    ]
    question = Question(0, "go", called("x"), (Choice("stay", called("Stay")), *choices))
    lines = plain(asking.draw_question(question, "Go?", "Side 0", english, 100, 15))
    assert len(lines) < 10
    assert sum(line.count("Monk charges foe") for line in lines) == 1
    assert " 31\N{NO-BREAK SPACE}29" in lines[-1]


def test_consequences_are_told_while_there_is_room(english: OneLanguage) -> None:
    choices = tuple(Choice(f"c {at}", called(f"Go {at}"), (called("first"), called("second" * 12))) for at in range(4))
    question = Question(0, "go", called("x"), choices)
    roomy = "\n".join(plain(asking.draw_question(question, "Go?", "S", english, 80, 20)))
    tight = "\n".join(plain(asking.draw_question(question, "Go?", "S", english, 80, 5)))
    assert "second" in roomy
    assert "first …" in tight
    assert "second" not in tight


def test_the_newest_of_what_happened_is_shown(english: OneLanguage) -> None:
    told = [Line(f"Event {at}.", ("CF-A-1",), at) for at in range(20)]
    lines = plain(asking.draw_told(told, english, 80, 5))
    assert lines[0] == "… 16 earlier lines: tale"
    assert lines[-1] == "· Event 19.  CF-A-1"
    assert len(lines) == 5
    assert len(asking.draw_told(told, english, 80, 20)) == 20


def test_a_long_line_is_folded_between_words() -> None:
    lines = [line.plain for line in drawing.fold(Drawn("one two three four five"), 10, 2)]
    assert lines == ["one two", "  three", "  four", "  five"]
    assert [line.plain for line in drawing.fold(Drawn("x" * 25), 10, 2)] == ["x" * 10, "  " + "x" * 8, "  " + "x" * 7]


def test_why_tells_every_part_and_its_rules(english: OneLanguage) -> None:
    number = Number(
        "1.ATT",
        called("ATT"),
        0,
        (
            Part(PRINTED, 5, "ATT"),
            Part(REPLACED, 2, "weird"),
            Part(ADDED, -3, "weird", ("CF-X-1",)),
            Part(AT_LEAST, 0, "weird"),
        ),
    )
    why = Why(scene((Piece("1", called("Figure"), 0, numbers=(number,)),)), english)
    assert why.explain(["att", "A1"])[1] == (
        "  ATT 0 = 5 (printed), replaced by 2 (weird), −3 (weird) [CF-X-1], at least 0 (weird)"
    )
    assert why.explain([]) == ["No rule is named here."]
    with pytest.raises(Refusal):
        why.explain(["ATT", "Z9"])
