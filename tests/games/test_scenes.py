"""The scene of every game: plain data in which every answer can be found, clicked and understood."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from heraut.games import NAMES, game
from heraut.kernel import CHANCE, Section, write
from heraut.kernel.values import total
from heraut.table.words import LANGS
from heraut.tabletop.differences import message_of
from heraut.tabletop.game import ShownGame
from heraut.tabletop.scene import Number, Question, Scene

from .evenings import EVENINGS, Evening, each, looker, moments, words_of

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
            assert scene.goal is not None
            question, asked = scene.question, table.decision
            assert (question is None) == (asked is None)
            if question is None or asked is None:
                continue
            assert question.rules or asked.seat == CHANCE
            if one == asked.seat or not played.hides:
                shown = [choice.answer for choice in question.choices]  # acts first, endings last
                assert sorted(shown) == sorted([write(option) for option in asked.options])
            if one == asked.seat:
                check_answers(question)


def check_answers(question: Question) -> None:
    """Every answer says what it leads to and by which rules, every refusal why not; that it can be said, words try."""
    for choice in question.choices:
        assert choice.consequences, (question.kind, choice.answer)
        assert choice.rules, (question.kind, choice.answer)
    ends = [choice.ends for choice in question.choices if choice.answer != question.proposed]
    assert ends == sorted(ends)
    for wish in question.refused:
        assert wish.why.id.startswith("why-not-")
        assert wish.rules, (question.kind, wish.answer)


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
        assert set(board.order) <= set(board.pieces)


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_whatever_was_once_an_answer_is_one_now_or_has_its_reason(evening: Evening) -> None:
    """The last answer of each kind, typed at every later question."""
    played = game(evening.game)
    once: dict[str, str] = {}
    for table, _ in moments(evening, 60):
        asked = table.decision
        if asked is None or asked.seat == CHANCE:
            continue
        view = played.view(table, asked.seat)
        offered = [write(option) for option in asked.options]
        for text in once.values():
            wish = played.why_not(view, asked.seat, text)
            assert wish is None or text not in offered
            if wish is not None:
                assert wish.rules, (asked.kind, text)
                assert all(words_of(evening.game, lang).label(wish.why) for lang in LANGS)
        once |= {text.split()[0]: text for text in offered}


@pytest.mark.parametrize("name", NAMES)
def test_every_field_of_every_record_is_worded_or_silent(name: str) -> None:
    """What an answer changes can be said in both languages, or is declared to mean nothing: none can be forgotten."""
    played = game(name)
    assert isinstance(played, ShownGame)
    told = played.questions.differences
    wanted = {
        message_of(record.__name__, field)
        for record in played.records.classes
        if not issubclass(record, Section)
        for field in told.told(record)
        if field not in told.owners and not told.holds_a_record(record, field)
    }
    assert wanted
    for lang in LANGS:
        assert sorted(id for id in wanted if id not in words_of(name, lang)) == []
    fields = {field for record in played.records.classes for field in record.__dataclass_fields__}
    silent = {field for words in told.silent.values() for field in words}
    assert silent <= fields


@pytest.mark.parametrize("evening", [one for one in EVENINGS if game(one.game).hides][:2], ids=str)
def test_what_an_answer_leads_to_is_told_to_whoever_is_asked(evening: Evening) -> None:
    """Nobody reads in another's choices what comes of a hidden card."""
    seats = len(game(evening.game).seats(evening.scenario))
    for table, _ in moments(evening, 60):
        for seat in range(seats):
            question = game(evening.game).scene(game(evening.game).view(table, seat), seat).question
            if question is not None and question.seat != seat:
                assert not any(choice.consequences for choice in question.choices if question.seat != CHANCE)
                assert question.refused == ()
