"""The combat board: spaces, ways, walls."""

from __future__ import annotations

import pytest

from heraut.games.heroes3.model import BESIDE, Battle, Fighter
from heraut.games.heroes3.numbers.combat_board import (
    FAR_AWAY,
    NEIGHBOURS,
    SPACES,
    adjacent,
    back_row,
    behind_wall,
    distance,
    front_row,
    obstacles,
    path_length,
    reach,
    row_spaces,
    standing,
)

WALLED = ("wall", "gate", "wall", "wall")


def board(*fighters: tuple[int, int], walls: tuple[str, ...] = ("", "", "", "")) -> Battle:
    """A battle with fighters given as (side, space)."""
    battle = Battle(field="", heroes=(0, 2), owners=(0, 1), commands=(0, 1), walls=walls)
    battle.fighters = {who: Fighter("halberdiers", side, "few", space) for who, (side, space) in enumerate(fighters)}
    return battle


@pytest.mark.rule("H3-CMB-2")
def test_four_columns_and_five_rows() -> None:
    assert len(SPACES) == 20
    assert row_spaces(back_row(0)) == (0, 1, 2, 3)
    assert row_spaces(front_row(0)) == (4, 5, 6, 7)
    assert row_spaces(front_row(1)) == (12, 13, 14, 15)
    assert row_spaces(back_row(1)) == (16, 17, 18, 19)


@pytest.mark.rule("H3-CMB-11")
def test_adjacent_is_never_diagonal() -> None:
    assert sorted(NEIGHBOURS[5]) == [1, 4, 6, 9]
    assert sorted(NEIGHBOURS[0]) == [1, 4]
    assert adjacent(5, 9)
    assert not adjacent(5, 10)
    assert not adjacent(3, 4)
    assert not adjacent(BESIDE, 19)
    assert distance(BESIDE, 0) == FAR_AWAY


@pytest.mark.rule("H3-UNI-9", "H3-CMB-12")
def test_ground_units_walk_three_spaces_around_cards() -> None:
    battle = board((0, 0), (0, 1), (1, 4))
    assert reach(battle, battle.fighters[0], "ground") == {0: 0}
    battle = board((0, 0), (1, 1))
    ways = reach(battle, battle.fighters[0], "ground")
    assert set(ways) == {0, 4, 5, 8, 6, 9, 12}
    assert ways[6] == 3
    assert 2 not in ways


@pytest.mark.rule("H3-UNI-10", "H3-UNI-34")
def test_flying_units_pass_over_anything_and_end_on_a_free_space() -> None:
    battle = board((0, 0), (0, 1), (1, 4), walls=WALLED)
    ways = reach(battle, battle.fighters[0], "flying")
    assert 5 in ways
    assert 2 in ways
    assert ways[2] == 2
    assert ways[12] == 3
    assert not {1, 4, 8, 9, 10} & set(ways), "occupied, walls and the gate"


@pytest.mark.rule("H3-UNI-30")
def test_ranged_units_move_one_space() -> None:
    battle = board((0, 0))
    assert set(reach(battle, battle.fighters[0], "ranged")) == {0, 1, 4}


@pytest.mark.rule("H3-CMB-32", "H3-SIE-17")
def test_the_gate_is_open_for_the_defender_alone() -> None:
    battle = board((0, 5), (1, 13), walls=WALLED)
    assert standing(battle, 9) == "gate"
    assert standing(battle, 5) == ""
    assert 9 not in reach(battle, battle.fighters[0], "ground")
    assert reach(battle, battle.fighters[1], "ground")[9] == 1
    assert obstacles(battle, 0) & 1 << 9
    assert not obstacles(battle, 1) & 1 << 9


@pytest.mark.rule("H3-CMB-12", "H3-CMB-31")
def test_a_wall_bars_everyone_until_it_is_destroyed() -> None:
    battle = board((0, 4), (1, 12), walls=("wall", "wall", "wall", "gate"))
    assert 8 not in reach(battle, battle.fighters[0], "ground")
    assert 8 not in reach(battle, battle.fighters[1], "ground")
    battle.walls = ("", "wall", "wall", "gate")
    assert reach(battle, battle.fighters[0], "ground")[8] == 1


@pytest.mark.rule("H3-AI-41")
def test_the_length_of_a_path_on_foot() -> None:
    assert path_length(0, 2, 0) == 2
    assert path_length(0, 2, 1 << 1) == 4
    assert path_length(0, 3, 1 << 1 | 1 << 4) == FAR_AWAY
    assert path_length(0, 1, 1 << 1) == 1, "whoever stands there"


@pytest.mark.rule("H3-SIE-18")
def test_behind_a_wall() -> None:
    battle = board((0, 5), (1, 13), (1, 9), (1, 12), walls=("", "wall", "gate", "wall"))
    assert behind_wall(battle, 5, battle.fighters[1])
    assert not behind_wall(battle, 14, battle.fighters[1]), "shot at from its own side"
    assert not behind_wall(battle, 5, battle.fighters[2]), "on the wall's row"
    assert not behind_wall(battle, 5, battle.fighters[3]), "that piece is gone"
    assert not behind_wall(battle, 13, battle.fighters[0]), "only defenders"
    assert not behind_wall(battle, BESIDE, battle.fighters[1])
