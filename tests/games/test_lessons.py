"""Every game teaches its first scenario: the goal first, then a word at a time, each where the table shows it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from heraut.games import NAMES, game
from heraut.kernel.book import read_ledger
from heraut.players.dice import Seeded
from heraut.players.sight import Sight
from heraut.players.simple import RandomPlayer
from heraut.table.speech import OneLanguage
from heraut.table.words import folder_of
from heraut.tabletop.scene import Scene, Tip

# The lessons that a first game begins with, in the order in which they are met.
FIRST = {
    "confrontation": ["goal", "dice", "initiative", "parry", "hit"],
    "heroes3": ["goal", "heroes", "start"],
    "mage_knight": ["goal", "heroes", "tactics", "cards"],
    "conan": ["goal", "gems", "stance", "together"],
    "wow_adventure": ["goal", "character", "movement"],
}
QUESTIONS = 60


@cache
def met(name: str) -> list[tuple[Tip, Scene]]:
    """Whatever the first seat is taught in the first scenario, played at random: each lesson once, where it comes."""
    played = game(name)
    table = played.table(played.scenarios()[0], Seeded(3))
    player, found = RandomPlayer(1), list[tuple[Tip, Scene]]()
    for _ in range(QUESTIONS):
        if table.decision is None:
            break
        if table.decision.seat == 0:
            scene = played.scene(played.view(table, 0), 0)
            found += [(tip, scene) for tip in scene.tips if tip.id not in {one.id for one, _ in found}]
        table.answer(player.answer(Sight(table, table.decision.seat)))
    return found


def things(scene: Scene) -> Iterator[str]:
    """Everything that a lesson can point at."""
    yield from [one.id for one in (*scene.boards, *scene.pieces, *scene.tracks, *scene.pools, *scene.zones)]
    yield from [cell.id for board in scene.boards for cell in board.cells]
    yield from [choice.answer for choice in scene.question.choices] if scene.question else ()


@pytest.mark.parametrize("name", NAMES)
def test_the_first_lessons_come_in_order(name: str) -> None:
    assert [tip.id for tip, _ in met(name)][: len(FIRST[name])] == FIRST[name]


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_points_at_what_lies_there(name: str) -> None:
    pointing = [(tip, scene) for tip, scene in met(name) if tip.at]
    assert len(pointing) >= len(FIRST[name]) / 2
    assert [tip.id for tip, scene in pointing if not set(tip.at) & set(things(scene))] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_short_and_names_its_rules(name: str) -> None:
    played = game(name)
    ledger = set(read_ledger(folder_of(played) / "ledger.toml").rules)
    for lang in ("en", "fr"):
        speech = OneLanguage(played, lang)
        for tip, _ in met(name):
            assert tip.rules
            assert set(tip.rules) <= ledger
            assert 20 < len(speech.label(tip.label)) <= 220, tip.id


@pytest.mark.parametrize("seat", [0, 1])
def test_the_goal_of_a_duel_points_at_the_foe_of_whoever_is_asked(seat: int) -> None:
    played = game("confrontation")
    table, player = played.table("first_duel", Seeded(3)), RandomPlayer(1)
    while table.decision is not None and table.decision.seat != seat:
        table.answer(player.answer(Sight(table, table.decision.seat)))
    scene = played.scene(played.view(table, seat), seat)
    (foe,) = [piece.id for piece in scene.pieces if piece.seat != seat]
    assert next(tip.at for tip in scene.tips if tip.id == "goal") == (foe,)
