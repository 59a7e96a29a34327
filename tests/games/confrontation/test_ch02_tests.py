"""Chapter II: characteristic tests and opposed tests."""

from __future__ import annotations

import pytest

from .playing import FIRST_WINS, HARMLESS, A, B, C, Play, card, duel, fig, lay, man, tough

# ── one test ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-T-1")
def test_die_plus_characteristic_plus_modifiers() -> None:
    # The attacker is lightly wounded: 4 + ATT 5 - 1 = 8; the parry needs 8: 3 + DEF 5 = 8.
    play = Play(lay(fig(man(ATT=5), A, 0, wound="light"), fig(man(DEF=5), B, 25))).ready({1: "2 0", 2: "0 2"}, first=1)
    play.say(A, "attack 1 2")
    play.say(B, "parry 1", 4, 3)
    assert play.tests("attack_test") == [(1, 8)]
    assert play.tests("defence_test") == [(2, 8)]
    assert play.last("parried")["difficulty"] == 8  # the difficulty reached is enough
    play.say(A, "attack 1 2")
    play.say(B, "parry 1", 4, 2, 1, 1)  # 2 + 5 = 7: one short
    assert play.tests("defence_test")[-1] == (2, 7)
    assert len(play.told("parried")) == 1
    assert len(play.told("hit")) == 1


@pytest.mark.rule("CF-T-2", "CF-E2-2")
@pytest.mark.parametrize(
    ("dice", "final"),
    [((6, 3), 12), ((6, 6, 2), 17), ((6, 6, 6, 1), 22), ((5,), 8)],
)
def test_a_6_is_rolled_again_and_added_as_long_as_6s_come_up(dice: tuple[int, ...], final: int) -> None:
    play = duel(man(), tough(), ("2 0", "0 2"))
    play.say(A, "attack 1 2")
    play.say(B, "endure", *dice, *HARMLESS)
    assert play.tests("attack_test") == [(1, final)]


@pytest.mark.rule("CF-T-2")
def test_6s_are_rolled_again_on_discipline_and_initiative_and_defence_too() -> None:
    play = Play(lay(fig(man(), A, 0), fig(man(), B, 25)))
    play.on_to("place_dice", 2, 6, 1)  # Authority: 2 + 3 = 5 against 6 + 1 + 3 = 10
    assert play.tests("authority_roll") == [(1, 5), (2, 10)]
    play.say(B, "place 2 0 2").say(A, "place 1 2 0")
    play.on_to("choose_attack", 6, 4, 5)  # Initiative: 6 + 4 + 3 = 13 against 5 + 3 = 8
    assert play.tests("initiative_test") == [(1, 13), (2, 8)]
    play.say(A, "attack 1 2")
    play.say(B, "parry 1", 5, 6, 1)  # 5 + 3 = 8; 6 + 1 + 3 = 10
    assert play.tests("defence_test") == [(2, 10)]


@pytest.mark.rule("CF-T-3")
def test_6_then_1_counts_7() -> None:
    play = duel(man(), tough(), ("2 0", "0 2"))
    play.say(A, "attack 1 2")
    play.say(B, "parry 1", 6, 1, 6, 1)  # 6 + 1 + 3 = 10 on both sides: parried
    assert play.tests("attack_test") == [(1, 10)]
    assert not play.last("test")["failed"]
    assert play.last("parried")["result"] == 10


@pytest.mark.rule("CF-T-3", "CF-T-8")
@pytest.mark.parametrize("settings", [{"edition": "official"}, {"one_fails": "yes"}])
def test_published_a_1_after_a_6_is_a_failure(settings: dict[str, str]) -> None:
    play = attack_one_with_nothing(settings)
    play.say(A, "attack 1 2", 6, 1)
    assert play.last("test")["failed"]
    assert play.told("hit") == []
    assert len(play.told("attack_fails")) == 1


def attack_one_with_nothing(settings: dict[str, str]) -> Play:
    """Figure 1, two dice in attack, faces figure 2, who has none anywhere to parry with."""
    if "edition" not in settings:
        return duel(man(), tough(), ("2 0", "2 0"), **settings)
    play = Play(lay(fig(man(), A, 0), fig(tough(), B, 25)), **settings)
    play.on_to("place_dice", *FIRST_WINS)
    return play.say(B, "place 2 2 0").say(A, "place 1 2 0")


@pytest.mark.rule("CF-T-4", "CF-E3-4")
def test_several_defence_dice_keep_the_best_one_and_add_def_once() -> None:
    play = duel(man(ATT=4), man(DEF=3), ("2 0", "0 2"))
    play.say(A, "attack 1 2")
    play.say(
        B, "parry 2", 5, 2, 4, 1, 1
    )  # attack 9; best of 2 and 4 is 4, 4 + 3 = 7 (not 4 + 2 + 3 = 9, nor 4 + 3 + 3)
    assert play.tests("defence_test") == [(2, 7)]
    assert play.told("parried") == []


@pytest.mark.rule("CF-T-4")
@pytest.mark.parametrize(
    ("dice", "final"),
    [
        ((6, 5, 1), 6 + 1 + 3),  # the 6 goes on alone and ends at 7, above the 5
        ((6, 6, 2, 4), 6 + 4 + 3),  # both 6s go on, each on its own
        ((6, 6, 6, 5, 1), 6 + 6 + 1 + 3),  # 6, 6, 1 beats 6, 5
    ],
)
def test_each_defence_die_has_its_own_chain_of_6s(dice: tuple[int, ...], final: int) -> None:
    play = duel(man(ATT=20), tough(), ("2 0", "0 2"))
    play.say(A, "attack 1 2")
    play.say(B, "parry 2", 1, *dice, *HARMLESS)
    assert play.tests("defence_test") == [(2, final)]


@pytest.mark.rule("CF-T-4")
def test_the_best_chain_counts_whatever_falls_after_it() -> None:
    # Dodge: a 5 goes on too.  6 and 5: the 6 ends at 6 + 4 = 10, the 5 at 5 + 1 = 6.  The best is 10.
    play = duel(man(ATT=20), card("gibbet_harpy", DEF=3, RES=15), ("2 0", "0 2"))
    play.say(A, "attack 1 2")
    play.say(B, "parry 2", 1, 5, 6, 4, 1, *HARMLESS)
    assert play.tests("defence_test") == [(2, 13)]


@pytest.mark.rule("CF-T-7")
def test_penalties_bring_a_characteristic_below_0() -> None:
    wounded = fig(man(ATT=1, DEF=2, INI=5), A, 0, wound="critical", states=("stunned",))
    play = Play(lay(wounded, fig(tough(INI=0), B, 25)))
    assert play.values(1, "ATT", "DEF") == (-3, -2)
    play.ready({1: "2 0", 2: "2 0"}, first=1)
    play.say(A, "attack 1 2", 3)  # 3 - 3 = 0: a failure, which it would not be from ATT 0
    assert play.tests("attack_test") == [(1, 0)]
    assert play.last("test")["failed"]


# ── a natural 1 ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-E2-5")
def test_a_natural_1_is_a_number_like_any_other() -> None:
    play = duel(man(), tough(), ("2 0", "2 0"))
    play.say(A, "attack 1 2", 1, *HARMLESS)
    assert play.tests("attack_test") == [(1, 4)]
    assert len(play.told("hit")) == 1


@pytest.mark.rule("CF-T-8", "CF-E2-4", "CF-E2-5")
@pytest.mark.parametrize("settings", [{"edition": "official"}, {"one_fails": "yes"}])
def test_with_the_option_and_in_the_published_game_a_natural_1_fails(settings: dict[str, str]) -> None:
    play = attack_one_with_nothing(settings)
    play.say(A, "attack 1 2", 1)  # 1 + 3 = 4, and yet
    assert play.tests("attack_test") == [(1, 4)]
    assert play.last("test")["failed"]
    assert play.told("hit") == []


@pytest.mark.rule("CF-T-8")
def test_the_option_makes_a_defence_fail_and_an_opposed_test_lost() -> None:
    play = Play(lay(fig(man(DIS=1), A, 0), fig(man(DIS=9, DEF=30), B, 25)), one_fails="yes")
    play.on_to("place_dice", 2, 1)  # Authority: 2 + 1 = 3 beats a natural 1, though 1 + 9 = 10
    assert play.last("authority")["order"] == (A, B)
    play.ready({1: "2 0", 2: "0 2"}, first=1)
    play.say(A, "attack 1 2")
    play.say(B, "parry 1", 3, 1, 1, 1)  # 1 + 30 parries nothing
    assert play.last("test")["failed"]
    assert len(play.told("hit")) == 1


@pytest.mark.rule("CF-T-8", "CF-T-3", "CF-T-4")
@pytest.mark.parametrize(
    ("dice", "final", "failed"),
    [
        ((1, 5), 8, False),  # the 1 fails, the other die counts: 5 + 3
        ((1, 1), 4, True),
        ((6, 5, 1), 8, False),  # the 6 breaks on a 1, the 5 still stands
        ((6, 6, 1, 4), 13, False),
        ((6, 1, 1), 10, True),  # one die shows 1, the other 6 then 1: both failed
    ],
)
def test_the_option_fails_each_die_of_a_defence_by_itself(dice: tuple[int, ...], final: int, failed: bool) -> None:
    play = duel(man(ATT=1), tough(), ("2 0", "0 2"), one_fails="yes")
    play.say(A, "attack 1 2")
    wound = HARMLESS if failed else ()
    play.say(B, "parry 2", 2, *dice, *wound)
    assert play.tests("defence_test") == [(2, final)]
    assert play.last("test")["failed"] == failed


# ── opposed tests ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-T-5")
def test_a_tie_is_rolled_again() -> None:
    play = Play(lay(fig(man(DIS=2), A, 0), fig(man(DIS=4, INI=5), B, 25)))
    play.on_to("place_dice", 4, 2, 3, 1, 5, 1)  # Authority: 6 to 6, 5 to 5, then 7 to 5
    assert play.tests("authority_roll") == [(1, 6), (2, 6), (1, 5), (2, 5), (1, 7), (2, 5)]
    assert [tie["fighters"] for tie in play.told("tie")] == [(1, 2), (1, 2)]
    assert play.last("authority")["order"] == (A, B)
    play.say(B, "place 2 1 1").say(A, "place 1 1 1")
    play.on_to("choose_attack", 4, 2, 1, 2)  # Initiative: 7 to 7, then 4 to 7
    assert play.last("initiative") == {"who": 2}


@pytest.mark.rule("CF-T-5", "CF-A2-2")
def test_a_tie_of_the_split_and_of_the_tactics_roll_is_rolled_again() -> None:
    chain = [fig(man(), side, 25 * place) for place, side in enumerate((A, B, A, B))]
    play = Play(lay(*chain, tactics=None))
    play.on_to("name_for_split", 3, 3, 2, 4)  # Tactics: 6 to 6, then 5 to 7
    assert play.told("tactics") == [{"order": (B, A)}]
    play.on_to("split_melee", 5, 5, 1, 4)  # split, B rolls first: 8 to 8, then 4 to 7
    assert play.asked == (A, "split_melee")


@pytest.mark.rule("CF-T-5", "CF-T-9")
def test_of_three_only_the_tied_roll_again() -> None:
    three = lay(fig(man(), A, 0), fig(man(), B, 25), fig(man(), C, -25), tactics=C)
    play = Play(three).on_to("designate_combat", 3, 5, 3, 2, 4)  # 6, 8, 6; then A 5 and C 7
    assert play.tests("authority_roll") == [(1, 6), (2, 8), (3, 6), (1, 5), (3, 7)]
    assert play.last("authority")["order"] == (B, C, A)


@pytest.mark.rule("CF-T-6")
def test_at_0_or_less_one_loses_to_anybody_above_0() -> None:
    weak = man(INI=-9)
    # Initiative: 6, 3 - 9 = 0 fails; the other, at 1, wins without ado.
    play = Play(lay(fig(weak, A, 0), fig(man(INI=0), B, 25))).on_to("place_dice", *FIRST_WINS)
    play.say(B, "place 2 1 1").say(A, "place 1 1 1")
    play.on_to("choose_attack", 6, 3, 1)
    assert play.tests("initiative_test") == [(1, 0), (2, 1)]
    assert play.last("initiative") == {"who": 2}


@pytest.mark.rule("CF-T-6")
def test_if_both_are_at_0_or_less_they_roll_again_whoever_is_higher() -> None:
    play = Play(lay(fig(man(INI=-5), A, 0), fig(man(INI=-5), B, 25))).on_to("place_dice", *FIRST_WINS)
    play.say(B, "place 2 1 1").say(A, "place 1 1 1")
    play.on_to("choose_attack", 5, 2, 6, 1, 4)  # 0 and -3: nobody wins; then 6 + 1 - 5 = 2 and -1
    assert len(play.told("tie")) == 1
    assert play.last("initiative") == {"who": 1}
