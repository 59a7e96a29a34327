"""Luck after a game: what was rolled against what was expected."""

from __future__ import annotations

from fractions import Fraction

import icepool
import pytest

from heraut.games import game
from heraut.games.confrontation.game import load
from heraut.odds.luck import Luck, dice_of, luck_of
from heraut.players.registry import bot
from heraut.table.session import Session

D6 = tuple((face, 1) for face in range(1, 7))
GAME = load()


def session(scenario: str = "duel") -> Session:
    played = Session.start(GAME, scenario, {}, ["random", "random"], "seeded:4")
    played.play_bots({seat: bot("random", seat) for seat in (0, 1)})
    return played


@pytest.mark.parametrize("faces", [(1,), (6, 6), (3, 4, 3), (1, 1, 6, 6, 2)])
def test_how_rare(faces: tuple[int, ...]) -> None:
    luck = Luck(0)
    for face in faces:
        luck.add(face, D6)
    dice = len(faces) @ icepool.d(6)
    weights = dict(dice.items())
    below = sum(weight for total, weight in weights.items() if total < sum(faces))
    assert luck.expected == Fraction(7 * len(faces), 2)
    assert luck.lower == (below + Fraction(weights[sum(faces)], 2)) / dice.denominator()


def test_every_die_of_a_game_is_somebodys() -> None:
    played = session()
    thrown = list(dice_of(played))
    assert len(thrown) == sum(seat == -1 for seat, _ in played.answers)
    assert {seat for seat, *_ in thrown} == {0, 1}
    told = luck_of(played)
    sides = [one for one in told if not one.why]
    assert [one.seat for one in sides] == [0, 1]
    for side in sides:
        reasons = [one for one in told if one.why and one.seat == side.seat]
        assert sum(one.dice for one in reasons) == side.dice
        assert sum(one.total for one in reasons) == side.total
        assert 0 < side.lower < 1


def test_wound_dice_are_the_attackers() -> None:
    """Each side throws two wound dice for each of its hits."""
    told = {(one.seat, one.why): one.dice for one in luck_of(session())}
    assert all(dice % 2 == 0 for (_, why), dice in told.items() if why == "wound_roll")


def test_dice_that_show_no_numbers_are_left_out() -> None:
    """The resource dice of Heroes III show goods: a sum of their faces would mean nothing."""
    played = Session.start(game("heroes3"), "house_first_steps", {}, ["random", "random"], "seeded:4")
    played.play_bots({seat: bot("random", seat) for seat in (0, 1)})
    dice = {die for _, _, _, die in dice_of(played)}
    assert {face for die in dice for face, _ in die} == {-1, 0, 1}
