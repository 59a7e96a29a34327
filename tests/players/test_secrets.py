"""A bot sees its seat's view and nothing else: scramble what it may not know, and it answers the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from heraut.kernel import CHANCE, Option, Table
from heraut.players.dice import Seeded
from heraut.players.greedy import Greedy
from heraut.players.search import Search
from heraut.players.sight import Sight
from heraut.players.simple import Player
from tests.server.toys.hands import hands

GAME = hands()
SCENARIO = "brawl"


class Cheat:
    """Counts the cards in the others' hands."""

    def answer(self, sight: Sight[Any, Any]) -> Option:
        options = sight.decision.options
        shields = sum([hand.count("shield") for hand in sight._table.state.hands])
        return options[shields % len(options)]


def scrambled(table: Table[Any, Any], seat: int, seed: int) -> Table[Any, Any]:
    """Another table that this seat cannot tell from the real one."""
    return Table(GAME, GAME.determinise(GAME.view(table, seat), seat, Seeded(seed)))


def differences(make: Callable[[], Player]) -> tuple[int, int, int]:
    """A bot answers each question twice, its secrets scrambled: questions, real scrambles, answers that differ."""
    questions = scrambles = changed = 0
    for seed in range(6):
        table = GAME.table(SCENARIO, Seeded(seed))
        one, twin = make(), make()
        others = Random(seed)
        while table.decision is not None:
            seat = table.decision.seat
            assert seat != CHANCE
            if seat == 0:
                other = scrambled(table, seat, seed + questions)
                questions += 1
                scrambles += GAME.records.key(other.state) != GAME.records.key(table.state)
                answer = one.answer(Sight(table, seat))
                changed += twin.answer(Sight(other, seat)) != answer
                table.answer(answer)
            else:
                table.answer(others.choice(table.decision.options))
    return questions, scrambles, changed


@pytest.mark.parametrize("make", [lambda: Greedy(7), lambda: Search(7, 40)], ids=["greedy", "search"])
def test_what_a_bot_may_not_know_changes_no_answer(make: Callable[[], Player]) -> None:
    questions, scrambles, changed = differences(make)
    assert questions > 20
    assert scrambles > questions / 2
    assert changed == 0


def test_a_cheat_is_caught() -> None:
    assert differences(Cheat)[2] > 0


def test_thinking_leaves_the_table_alone() -> None:
    table = GAME.table(SCENARIO, Seeded(1))
    assert table.decision is not None
    before = GAME.records.dump(table.state)
    for player in (Greedy(1), Search(1, 30)):
        player.answer(Sight(table, table.decision.seat))
    assert GAME.records.dump(table.state) == before
