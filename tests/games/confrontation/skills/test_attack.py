"""Blows: Master strike, Feint, Fanaticism."""

import pytest

from ..duels import Fight, Warrior, charge, duel, warrior


def struck(left: Warrior, blow: str, *dice: int, placed: str = "2/0", right: Warrior | None = None) -> Fight:
    """Figure 1 strikes, figure 2 lets it come."""
    fight = duel(left, right or warrior())
    fight.open(placed, "0/2")
    fight.say(0, blow)
    fight.say(1, "endure", *dice)
    return fight


# ── Master strike ──


@pytest.mark.rule("CF-K-8")
def test_a_master_strike_adds_printed_att_and_its_number_to_the_strength() -> None:
    fight = struck(warrior("master_strike 2"), "master 1 2", 3, 1, 2)
    assert fight.last("wound_roll")["result"] == 7  # 2 + (5 + 3 + 2) - 5
    assert fight.results("attack_test") == [6]  # one die
    assert fight.dice_of(1) == (0, 0)  # two dice spent


@pytest.mark.rule("CF-K-8")
def test_the_att_added_is_the_printed_one_and_for_is_the_present_one() -> None:
    fight = struck(warrior("master_strike 0", wound="serious", INI=9), "master 1 2", 3, 1, 2)
    assert fight.last("wound_roll")["result"] == 3  # 2 + (5 - 2 + 3) - 5


@pytest.mark.rule("CF-K-8")
def test_a_master_strike_needs_the_skill_and_two_dice() -> None:
    for left, placed, options in (
        (warrior("master_strike 2"), "2/0", ["attack 1 2", "master 1 2"]),
        (warrior("master_strike 2"), "1/1", ["attack 1 2"]),
        (warrior(), "2/0", ["attack 1 2"]),
    ):
        fight = duel(left, warrior())
        fight.open(placed, "0/2")
        assert fight.options == options


@pytest.mark.rule("CF-K-8")
def test_a_plain_blow_of_a_master_is_plain() -> None:
    fight = struck(warrior("master_strike 2"), "attack 1 2", 3, 1, 2)
    assert (fight.last("wound_roll")["result"], fight.dice_of(1)) == (2, (1, 0))


@pytest.mark.rule("CF-K-8")
def test_a_master_strike_may_be_parried() -> None:
    fight = duel(warrior("master_strike 2"), warrior())
    fight.open("2/0", "0/2")
    fight.say(0, "master 1 2")
    fight.say(1, "parry 1", 3, 3)
    assert not fight.told("wound_roll")


@pytest.mark.rule("CF-K-10", "CF-K-8")
def test_strength_in_charge_does_not_serve_a_master_strike() -> None:
    for blow, final in (("attack 1 2", 6), ("master 1 2", 5)):
        fight = charge(warrior("master_strike 0", "strength_in_charge 9"), warrior())
        fight.open("2/0", "0/2")
        fight.say(0, blow)
        fight.say(1, "endure", 3, 1, 2)  # 2 + 9 - 5, or 2 + (5 + 3) - 5
        assert fight.last("wound_roll")["result"] == final


# ── Feint ──


@pytest.mark.rule("CF-K-9")
@pytest.mark.parametrize(("die", "left"), [("attack", (0, 1)), ("defence", (1, 0))])
def test_a_feint_strikes_off_a_die_instead_of_wounding(die: str, left: tuple[int, int]) -> None:
    fight = duel(warrior("feint"), warrior())
    fight.open("2/0", "1/1")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3)
    assert (fight.question, fight.seat) == ("wound_or_feint", 0)
    assert fight.options == ["wound", "feint attack", "feint defence"]
    fight.say(0, f"feint {die}")
    assert fight.dice_of(2) == left
    assert not fight.told("wound_roll")


@pytest.mark.rule("CF-K-9")
def test_who_can_feint_may_wound() -> None:
    fight = duel(warrior("feint"), warrior())
    fight.open("2/0", "1/1")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3)
    fight.say(0, "wound", 1, 4)
    assert (fight.dice_of(2), fight.figure(2).wound) == ((1, 1), "light")


@pytest.mark.rule("CF-K-9")
def test_a_feint_wants_a_hit_and_a_die_to_take() -> None:
    fight = duel(warrior("feint"), warrior())
    fight.open("2/0", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "parry 1", 3, 3)
    assert fight.question == "choose_attack"  # parried
    fight.say(0, "attack 1 2")
    fight.say(1, "parry 1", 3, 1, 1, 1)  # hit, but no die is left to strike off
    assert fight.told("wound_roll")


@pytest.mark.rule("CF-K-9")
def test_a_feint_takes_placed_dice_only() -> None:
    fight = duel(warrior("feint"), warrior("swashbuckler"))
    fight.open("2/0", "0/1/1")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3)
    assert fight.options == ["wound", "feint defence"]


@pytest.mark.rule("CF-K-9")
def test_others_cannot_feint() -> None:
    assert struck(warrior(), "attack 1 2", 3, 1, 1).told("wound_roll")


@pytest.mark.rule("CF-K-9")
def test_a_sustained_defence_may_be_feinted_away() -> None:
    fight = duel(warrior("feint"), warrior())
    fight.open("2/0", "1/1")
    fight.say(0, "attack 1 2")
    fight.say(1, "sustain", 3, 1)  # 6 against 1 + 3 - 2
    fight.say(0, "feint defence")
    fight.say(1, "attack 2 1", 3, 1, 1)
    fight.say(0, "attack 1 2", 3, 1, 1)  # nothing left to defend with
    assert fight.t.over


# ── Fanaticism ──


@pytest.mark.rule("CF-K-44")
@pytest.mark.parametrize(
    ("skills", "placed", "final"), [(("fanaticism",), "2/0", 3), (("fanaticism",), "1/1", 2), ((), "2/0", 2)]
)
def test_wounds_of_fanatics_who_attack_with_everything_gain_1(skills: tuple[str, ...], placed: str, final: int) -> None:
    fight = struck(warrior(*skills), "attack 1 2", 3, 1, 2, placed=placed)
    assert fight.last("wound_roll")["result"] == final
    assert fight.results("attack_test") == [6]  # the attack gains nothing


@pytest.mark.rule("CF-K-44")
def test_a_master_strike_of_a_fanatic_gains_it_too() -> None:
    fight = struck(warrior("fanaticism", "master_strike 0"), "master 1 2", 3, 1, 2)
    assert fight.last("wound_roll")["result"] == 6  # 2 + (5 + 3 + 0) + 1 - 5
