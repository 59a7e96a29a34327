"""What a seat sees, as text and as a picture."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from heraut.envs.rendering import as_svg, as_text
from heraut.envs.svg import Picture
from heraut.games import game
from heraut.kernel.content import Text
from heraut.players.dice import Scripted, Seeded
from heraut.tabletop.scene import Board, Cell, Label, Piece, Scene, named
from tests.reference.kuhn import Kuhn
from tests.reference.tic_tac_toe import MARKS, TicTacToe

CONFRONTATION = game("confrontation")


def elements(svg: str, tag: str) -> list[Any]:
    return ElementTree.fromstring(svg).findall(f"{{http://www.w3.org/2000/svg}}{tag}")


def words(svg: str) -> list[str]:
    return [text.text for text in elements(svg, "text")]


@pytest.mark.parametrize("scenario", CONFRONTATION.scenarios())
def test_every_scenario_can_be_drawn(scenario: str) -> None:
    table = CONFRONTATION.table(scenario, Seeded(1))
    svg = as_svg(table, 0)
    standing = [figure for figure in table.state.figures.values() if not figure.down]
    assert len(elements(svg, "circle")) == len(standing)
    _, _, width, height = map(float, ElementTree.fromstring(svg).attrib["viewBox"].split())
    for circle in elements(svg, "circle"):
        assert 0 <= float(circle.attrib["cx"]) <= width
        assert 0 <= float(circle.attrib["cy"]) <= height


def test_the_text_is_what_the_terminal_shows() -> None:
    text = as_text(CONFRONTATION.table("duel", Seeded(1)), 0)
    assert text.startswith("The duel › Turn 1")
    assert "A Lions" in text
    assert "┌──" in text
    assert "▸ Lions" in text
    assert " 1 Danil the Valiant: 2 in attack, 0 in defence" in text


def test_tic_tac_toe_is_a_grid_with_marks() -> None:
    table = TicTacToe().table("usual")
    for cell in (4, 0):
        table.answer(MARKS[cell])
    svg = as_svg(table, 0)
    assert len(elements(svg, "polygon")) == 9
    crosses, noughts = sorted(elements(svg, "circle"), key=lambda circle: float(circle.attrib["cx"]), reverse=True)
    assert crosses.attrib["fill"] != noughts.attrib["fill"]
    assert {"×", "○"} <= set(words(svg))


def test_hidden_cards_are_drawn_face_down() -> None:
    table = Kuhn().table("usual", Scripted("Q", "J"))
    assert "Q" in words(as_svg(table, 0))
    assert "J" not in words(as_svg(table, 0))
    assert "J" in words(as_svg(table, 1))
    assert {"Q", "J"}.isdisjoint(words(as_svg(table, None)))


def test_names_are_escaped_and_hexes_and_areas_drawn() -> None:
    def called(word: str) -> Label:
        return named(Text(en=word, fr=word))

    hexes = Board("h", "hex", called("h"), pieces=("p",), cells=(Cell("a", 0, 0), Cell("b", 1, 0), Cell("c", 0, 1)))
    areas = Board("z", "areas", called("z"), cells=(Cell("z", outline=((0, 0), (90, 0), (0, 90)), hidden=True),))
    piece = Piece("p", called("<b> & co"), None, cell="b")
    svg = Picture(Scene(called("<&>"), (), (), (hexes, areas), (piece,)), lambda label: label.text.en).svg()  # type: ignore[union-attr]
    assert words(svg)[0] == "<&>"
    assert [len(shape.attrib["points"].split()) for shape in elements(svg, "polygon")] == [6, 6, 6, 3]
    first, second, below = [
        [tuple(map(float, point.split(","))) for point in shape.attrib["points"].split()]
        for shape in elements(svg, "polygon")[:3]
    ]
    assert len({*first} & {*second}) == len({*first} & {*below}) == len({*second} & {*below}) == 2  # neighbours touch
