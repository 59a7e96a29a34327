"""Command: Pariah and Leadership."""

import pytest

from ..duels import Fight, Warrior, duel, field_of, warrior

NEAR, FAR = (300, 340), (300, 400)


def army(*left: tuple[Warrior, tuple[int, int]], right: Warrior | None = None, dice: tuple[int, ...]) -> Fight:
    """Figure 1 of the left side fights the last figure; the Tactics roll is yet to be made."""
    figures = [(one, 0, at) for one, at in left]
    return field_of(*figures, (right or warrior(), 1, (325, 300)), dice=dice, tactics="")


def tactics_roll(fight: Fight) -> list[int]:
    """Both sides name their first fighter."""
    fight.answer("name 1")
    fight.answer(fight.options[0])
    fight.chance.finish()
    return fight.results("tactics_roll")


# ── Pariah ──


@pytest.mark.rule("CF-K-40")
def test_a_pariah_keeps_the_worse_of_two_dice_for_tactics() -> None:
    fight = army((warrior("pariah"), (300, 300)), (warrior(), NEAR), dice=(5, 2, 3))
    assert tactics_roll(fight) == [5, 6]  # 2 + 3 against 3 + 3
    assert fight.state.tactics == (1, 0)


@pytest.mark.rule("CF-K-40")
def test_a_6_that_is_not_kept_is_not_rolled_again() -> None:
    fight = army((warrior("pariah"), (300, 300)), (warrior(), NEAR), dice=(6, 4, 1))
    assert tactics_roll(fight) == [7, 4]


@pytest.mark.rule("CF-K-40")
def test_an_army_of_pariahs_rolls_like_any_other() -> None:
    fight = army((warrior("pariah"), (300, 300)), (warrior("pariah"), NEAR), dice=(5, 3))
    assert tactics_roll(fight) == [8, 6]


@pytest.mark.rule("CF-K-40")
def test_friends_who_have_fallen_are_no_army() -> None:
    fight = army((warrior("pariah"), (300, 300)), (warrior(), NEAR), dice=(5, 3))
    fight.figure(2).down = True
    assert tactics_roll(fight) == [8, 6]


@pytest.mark.rule("CF-K-40")
def test_who_stands_beside_a_pariah_rolls_one_die() -> None:
    fight = army((warrior(), (300, 300)), (warrior("pariah"), NEAR), dice=(5, 3))
    assert tactics_roll(fight) == [8, 6]


@pytest.mark.rule("CF-K-40")
def test_a_pariah_rolls_one_die_for_authority() -> None:
    fight = army((warrior("pariah"), (300, 300)), (warrior(), NEAR), dice=(5, 2, 3))
    tactics_roll(fight)
    fight.answer(fight.options[0])
    fight.chance.add(1, 4)  # the winner of Tactics rolls first: 1 + 3, then the Pariah's one die
    fight.answer(fight.options[0])
    fight.chance.finish()
    assert fight.results("authority_roll") == [4, 7]


# ── Leadership ──


@pytest.mark.rule("CF-K-41")
def test_friends_near_a_leader_use_its_printed_discipline() -> None:
    fight = army((warrior(), (300, 300)), (warrior("leadership 5", DIS=7), NEAR), dice=(2, 3))
    assert tactics_roll(fight) == [9, 6]  # 2 + 7 against 3 + 3


@pytest.mark.rule("CF-K-41")
@pytest.mark.parametrize("stat", ["DIS", "COU"])
def test_discipline_and_courage(stat: str) -> None:
    leader = warrior("leadership 5", **{stat: 7})
    fight = army((warrior(), (300, 300)), (leader, NEAR), (warrior(), FAR), dice=())
    assert [fight.value(who, stat) for who in (1, 2, 3, 4)] == [7, 7, 3, 3]  # 4 cm away; itself; 6 cm; an enemy
    for other in {"DIS", "COU", "INI", "ATT"} - {stat}:
        assert fight.value(1, other) == 3


@pytest.mark.rule("CF-K-41")
@pytest.mark.parametrize(("reach", "led"), [(4, 7), (3, 3)])
def test_within_so_many_centimetres(reach: int, led: int) -> None:
    fight = army((warrior(), (300, 300)), (warrior(f"leadership {reach}", DIS=7), NEAR), dice=())
    assert fight.value(1, "DIS") == led


@pytest.mark.rule("CF-K-41")
def test_a_leader_less_disciplined_harms_nobody() -> None:
    fight = army((warrior(), (300, 300)), (warrior("leadership 5", DIS=1), NEAR), dice=())
    assert fight.value(1, "DIS") == 3


@pytest.mark.rule("CF-K-41")
def test_the_fallen_lead_no_more() -> None:
    fight = army((warrior(), (300, 300)), (warrior("leadership 5", DIS=7), NEAR), dice=())
    fight.figure(2).down = True
    assert fight.value(1, "DIS") == 3


@pytest.mark.rule("CF-K-41")
def test_a_leader_of_ones_own_side_only() -> None:
    fight = duel(warrior(), warrior("leadership 5", DIS=7), dice=(2, 1))
    assert fight.results("authority_roll") == [5, 8]
    assert fight.value(1, "DIS") == 3
