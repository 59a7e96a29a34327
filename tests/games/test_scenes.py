"""The scene of every game: plain data in which every answer can be found, clicked and understood."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from heraut.games import game
from heraut.kernel import CHANCE, write
from heraut.kernel.values import total
from heraut.tabletop.scene import Number, Scene

from .evenings import EVENINGS, Evening, each, looker, moments

MOST_DECISIONS = 110


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_scenes_of_random_games(evening: Evening) -> None:
    played = game(evening.game)
    seats = len(played.seats(evening.scenario))
    for table, _ in moments(evening, MOST_DECISIONS):
        seat = looker(table)
        for one in {seat, (seat + 1) % seats} if played.hides else {seat}:  # else all see the same
            view = played.view(table, one)
            before = played.records.key(view)
            scene: Scene = played.scene(view, one)
            assert played.records.key(view) == before
            json.dumps(asdict(scene))
            check_elements(scene)
            check_boards(scene)
            question, asked = scene.question, table.decision
            assert (question is None) == (asked is None)
            if question is None or asked is None:
                continue
            assert question.rules or asked.seat == CHANCE
            if one == asked.seat or not played.hides:
                assert [choice.answer for choice in question.choices] == [write(option) for option in asked.options]


def check_elements(scene: Scene) -> None:
    """Ids are unequal, what a question touches is there, numbers are the sum of their parts."""
    cells = [cell.id for board in scene.boards for cell in board.cells]
    ids = [*[piece.id for piece in scene.pieces], *cells]
    assert len(ids) == len(set(ids))
    zones = {zone.id for zone in scene.zones} | {card.id for zone in scene.zones for card in zone.cards}
    gone = {piece.id for piece in scene.pieces if piece.out}
    if scene.question is not None:
        assert {*scene.question.touches} <= {*ids, *zones}
        for choice in scene.question.choices:
            assert {*choice.touches} <= {*ids, *zones} - gone
    for number in each(Number, scene):
        assert not number.parts or total(number.parts) == number.value


def check_boards(scene: Scene) -> None:
    """Whoever is not out stands on one board, in a cell of it or within its edges."""
    standing = {piece.id: piece for piece in scene.pieces if not piece.out}
    assert sorted(id for board in scene.boards for id in board.pieces) == sorted(standing)
    for board in scene.boards:
        cells = {cell.id for cell in board.cells}
        for piece in [standing[id] for id in board.pieces]:
            if board.kind == "free":
                assert board.x < piece.x < board.x + board.width
                assert board.y < piece.y < board.y + board.height
            else:
                assert piece.cell in cells
