"""2. The sheet of a hero, 4F: rolls and rerolls."""

from __future__ import annotations

import pytest

from heraut.games.conan.rules.ch2_sheet.rolls import Roll
from tests.games.conan.playing import A, B, Play, figure, hero, world

OVERLORD_SEAT = 1


@pytest.mark.rule("CN-RRL-1", "CN-RRL-3", "CN-RRL-5", "CN-DIE-4")
def test_three_marked_dice() -> None:
    """O* 0, 0, 1.  One 0 free: 2.  The other 0 free: 0, its mark is used.  Paid: 1.  2 + 1 + 1 = 4, one gem."""
    play = Play(world(hero("valeria", "B4", (5, 0, 5, 0))), Roll(A, A, ("O*", "O*", "O*"), "attack"), 0, 0, 1)
    play.asks(A, "reroll", "enough", "reroll O* 0", "reroll O* 1")
    play.say(A, "reroll O* 0", 2).say(A, "reroll O* 0", 0)
    assert play.zones() == (5, 0, 5, 0)
    play.say(A, "reroll O 0", 1).say(A, "enough")
    assert (play.got, play.zones()) == ((("O", 1), ("O", 2), ("O*", 1)), (4, 0, 5, 1))


@pytest.mark.rule("CN-RRL-2")
def test_the_same_die_again_one_gem_each_time() -> None:
    play = Play(world(hero("conan", "B4")), Roll(A, A, ("R",), "attack"), 0)
    play.say(A, "reroll R 0", 0).say(A, "reroll R 0", 3).say(A, "enough")
    assert (play.got, play.zones()) == ((("R", 3),), (9, 0, 0, 2))


@pytest.mark.rule("CN-ZON-5")
def test_who_cannot_pay_is_not_asked() -> None:
    play = Play(world(hero("conan", "B4", (0, 11, 0, 0))), Roll(A, A, ("R", "Y"), "attack"), 2, 1)
    assert play.got == (("R", 2), ("Y", 1))


@pytest.mark.rule("CN-SKL-27")
def test_support_gives_a_friend_one_reroll_an_action() -> None:
    state = world(hero("conan", "B4", (0, 11, 0, 0)), hero("belit", "B4"))
    play = Play(state, Roll(A, A, ("R",), "attack"), 0)
    play.say(A, "reroll R 0", 0)
    assert play.got == (("R", 0),)
    assert Play(world(hero("belit", "B4", (0, 9, 0, 0))), Roll(A, A, ("R",), "attack"), 0).over


@pytest.mark.rule("CN-SKL-25")
def test_jinx_forbids_every_reroll() -> None:
    state = world(hero("conan", "P1"), scenario="thing_in_the_well", units=[("swamp_demon", "P1")])
    assert Play(state, Roll(A, A, ("O*",), "attack"), 0).got == (("O*", 0),)


@pytest.mark.rule("CN-OVL-7", "CN-OVL-22")
def test_the_overlord_pays_for_his_units() -> None:
    state = world(hero("conan", "B4"), units=[("pirates:green", "P4")], overlord=(2, 0, 3))
    play = Play(state, Roll(OVERLORD_SEAT, figure(100), ("O",), "attack"), 0)
    play.say(OVERLORD_SEAT, "reroll O 0", 2).say(OVERLORD_SEAT, "enough")
    assert (play.got, play.state.overlord) == ((("O", 2),), (1, 1, 3))


@pytest.mark.rule("CN-SKL-34")
def test_an_ally_has_no_gems() -> None:
    state = world(
        hero("conan", "B4"), hero("belit", "B4"), scenario="gate_of_thornford", allies=[("belits_guards", "B3")]
    )
    play = Play(state, Roll(B, figure(1000), ("O*",), "attack"), 1)
    play.say(B, "reroll O* 1", 0)
    assert play.got == (("O", 0),)
