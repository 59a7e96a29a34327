"""Tests: faces that open, dice thrown again, finals that grow."""

import pytest

from heraut.games.confrontation.rules.ch02_tests import steady

from ..duels import AUTHORITY, Fight, Warrior, duel, warrior

TESTS = ("INI", "ATT", "DEF", "DIS")


def final(who: Warrior, stat: str, *dice: int, **settings: str) -> int:
    """The final result when this fighter, figure 1, makes one test of a characteristic with these dice."""
    if stat == "DIS":
        fight = duel(who, warrior(), dice=(*dice, 1), **settings)
        return fight.results("authority_roll")[0]
    fight = duel(who, warrior(), **settings)
    if stat == "INI":
        fight.open("2/0", "0/2", initiative=(*dice, 1))
        return fight.results("initiative_test")[0]
    if stat == "ATT":
        fight.open("1/1", "2/0")
        fight.say(0, "attack 1 2", *dice, 1, 1)
        return fight.results("attack_test")[0]
    fight.open("0/2", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 1", 1, *dice)  # the attack: 1 + 3 = 4
    return fight.results("defence_test")[0]


# ── faces that open ──


@pytest.mark.rule("CF-K-13")
def test_a_thug_rolls_a_5_again_in_attack() -> None:
    assert final(warrior("thug"), "ATT", 5, 2) == 10  # 5 + 2 + 3
    assert final(warrior(), "ATT", 5) == 8


@pytest.mark.rule("CF-K-14")
def test_a_dodger_rolls_a_5_again_in_defence() -> None:
    assert final(warrior("dodge"), "DEF", 5, 2) == 10
    assert final(warrior(), "DEF", 5) == 8


@pytest.mark.rule("CF-K-46")
def test_reflexes_roll_a_5_again_for_initiative() -> None:
    assert final(warrior("reflexes"), "INI", 5, 2) == 10
    assert final(warrior(), "INI", 5) == 8


@pytest.mark.rule("CF-K-47")
def test_a_strategist_rolls_a_5_again_for_discipline() -> None:
    assert final(warrior("strategist"), "DIS", 5, 2) == 10
    assert final(warrior(), "DIS", 5) == 8


@pytest.mark.rule("CF-K-13", "CF-K-14", "CF-K-46", "CF-K-47")
@pytest.mark.parametrize(
    ("skill", "stat"),
    [
        (skill, stat)
        for skill, own in (("thug", "ATT"), ("dodge", "DEF"), ("reflexes", "INI"), ("strategist", "DIS"))
        for stat in TESTS
        if stat != own
    ],
)
def test_each_opens_its_own_test_only(skill: str, stat: str) -> None:
    assert final(warrior(skill), stat, 5) == 8


@pytest.mark.rule("CF-K-15")
@pytest.mark.parametrize("stat", TESTS)
def test_the_war_hardened_roll_every_5_again(stat: str) -> None:
    assert final(warrior("war_hardened"), stat, 5, 2) == 10
    assert final(warrior("war_hardened"), stat, 5, 5, 6, 1) == 20  # 5 + 5 + 6 + 1 + 3: as long as they open
    assert final(warrior("war_hardened"), stat, 4) == 7


@pytest.mark.rule("CF-K-48")
@pytest.mark.parametrize("stat", TESTS)
def test_the_loved_by_the_gods_roll_every_4_and_5_again(stat: str) -> None:
    assert final(warrior("loved_by_the_gods"), stat, 4, 2) == 9
    assert final(warrior("loved_by_the_gods"), stat, 5, 4, 3) == 15
    assert final(warrior("loved_by_the_gods"), stat, 3) == 6


@pytest.mark.rule("CF-K-15", "CF-K-48")
@pytest.mark.parametrize(("skill", "faces"), [("war_hardened", {5}), ("loved_by_the_gods", {4, 5})])
def test_shooting_and_courage_too(skill: str, faces: set[int]) -> None:
    """No such test is made in the combat phase: the card says it."""
    content = duel(warrior(skill), warrior()).t.content
    for stat in (*TESTS, "TIR", "COU"):
        assert faces <= set(content.fighters["fighter_1"].opens[stat])
        assert not faces & set(content.fighters["fighter_2"].opens.get(stat, ()))


@pytest.mark.rule("CF-K-14", "CF-T-4")
def test_of_two_dice_that_open_the_best_chain_counts() -> None:
    fight = duel(warrior("dodge"), warrior())
    fight.open("0/2", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 2", 1, 5, 6, 1, 1)  # 6 + 1 = 7 is rolled first, then 5 + 1 = 6
    assert fight.results("defence_test") == [10]


# ── Cursed ──


@pytest.mark.rule("CF-K-16")
@pytest.mark.parametrize("stat", TESTS)
def test_a_6_of_the_cursed_stays_a_6(stat: str) -> None:
    assert final(warrior("cursed"), stat, 6) == 9
    assert final(warrior(), stat, 6, 2) == 11
    assert final(warrior("cursed", "loved_by_the_gods"), stat, 5) == 8


@pytest.mark.rule("CF-K-16", "CF-K-17")
def test_the_cursed_have_no_luck() -> None:
    fight = duel(warrior("cursed", "luck"), warrior())
    fight.open("1/1", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 1, 1, 1)
    assert "use_luck" not in fight.question
    assert fight.results("attack_test") == [4]


# ── Luck ──


def lucky() -> Fight:
    """Figure 1, with Luck, has thrown a 1 in attack against a parry."""
    fight = duel(warrior("luck"), warrior())
    fight.open("2/0", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "parry 1", 1)
    assert (fight.question, fight.seat, fight.options) == ("use_luck", 0, ["pass", "luck"])
    return fight


@pytest.mark.rule("CF-K-17")
def test_luck_cancels_a_test_and_rolls_it_again() -> None:
    fight = lucky()
    fight.say(0, "luck", 4, 1, 1, 1)  # 4 + 3 against 1 + 3: hit, and a wound roll
    assert fight.results("attack_test") == [7]
    assert fight.last("luck") == {"who": 1, "rolled": (1,)}


@pytest.mark.rule("CF-K-17")
def test_luck_may_be_kept() -> None:
    fight = lucky()
    fight.say(0, "pass", 2)  # 1 + 3 = 4 against 2 + 3
    assert fight.results("attack_test") == [4]
    fight.say(0, "attack 1 2")
    fight.say(1, "parry 1", 2)
    assert fight.question == "use_luck"


@pytest.mark.rule("CF-K-17")
def test_the_new_roll_counts_even_if_it_is_worse() -> None:
    fight = duel(warrior("luck"), warrior())
    fight.open("2/0", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "parry 1", 6, 5)
    fight.say(0, "luck", 2, 2)  # 2 + 3, not 6 + 5 + 3
    assert fight.results("attack_test") == [5]
    assert fight.told("parried")


@pytest.mark.rule("CF-K-17")
def test_luck_comes_once_a_turn() -> None:
    fight = lucky()
    fight.say(0, "luck", 4, 1, 1, 1)
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 1, 1, 1)
    assert fight.results("attack_test") == [7, 4]
    assert len(fight.told("luck")) == 1


@pytest.mark.rule("CF-K-17")
def test_luck_comes_back_with_the_next_turn() -> None:
    fight = duel(warrior("luck"), warrior(), turns=2)
    fight.open("1/1", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 1)
    fight.say(0, "luck", 2, 1, 1)
    fight.answer("name 1")
    fight.chance.add(1)
    fight.answer("name 2")
    assert (fight.state.turn, fight.question) == (2, "use_luck")  # on the Authority roll


@pytest.mark.rule("CF-K-17")
def test_luck_throws_as_many_dice_again() -> None:
    fight = duel(warrior("luck"), warrior())
    fight.open("0/2", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 2", 4, 1, 2)
    fight.say(0, "luck", 3, 5)
    assert fight.results("defence_test") == [8]


@pytest.mark.rule("CF-K-17")
def test_luck_is_for_ones_own_tests() -> None:
    fight = duel(warrior("luck"), warrior())
    fight.open("0/2", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "endure", 4, 1, 1)  # neither the foe's attack test nor the wound roll
    assert fight.question == "choose_attack"


# ── Resolution ──


def resolute() -> Fight:
    fight = duel(warrior("resolution 2"), warrior())
    fight.open("2/0", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "parry 1")
    assert (fight.question, fight.seat, fight.options) == ("use_resolution", 0, ["pass", "resolution"])
    assert not fight.results("attack_test")  # before the die
    return fight


@pytest.mark.rule("CF-K-18")
def test_resolution_adds_its_number_to_the_final_result() -> None:
    fight = resolute()
    fight.say(0, "resolution", 2, 3, 1, 1)  # 2 + 3 + 2 = 7 against 3 + 3
    assert fight.results("attack_test") == [7]
    assert fight.told("hit")


@pytest.mark.rule("CF-K-18")
def test_resolution_may_be_kept_for_a_later_test() -> None:
    fight = resolute()
    fight.say(0, "pass", 2, 3)  # 5 against 6
    fight.say(0, "attack 1 2")
    fight.say(1, "endure")
    assert fight.question == "use_resolution"


@pytest.mark.rule("CF-K-18")
def test_resolution_comes_once_a_turn() -> None:
    fight = resolute()
    fight.say(0, "resolution", 2, 3, 1, 1)
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 2, 1, 1)
    assert fight.results("attack_test") == [7, 5]


@pytest.mark.rule("CF-K-18")
def test_resolution_comes_back_with_the_next_turn() -> None:
    fight = duel(warrior("resolution 2"), warrior(), turns=2)
    for turn in (1, 2):
        fight.open("1/1", "0/2")
        fight.say(0, "attack 1 2")
        fight.say(1, "endure")
        assert (fight.state.turn, fight.question) == (turn, "use_resolution")
        fight.say(0, "resolution", 2, 1, 1)
        fight.to_combat(*(AUTHORITY if turn == 1 else ()))
    assert fight.results("attack_test") == [7, 7]


@pytest.mark.rule("CF-K-18")
def test_resolution_serves_initiative_and_defence() -> None:
    fight = duel(warrior("resolution 2"), warrior())
    fight.answer("place 2 2 0")
    fight.answer("place 1 0 2")
    fight.answer("name 1")
    fight.answer("name 2")
    fight.say(0, "resolution", 1, 2)  # 1 + 3 + 2 against 2 + 3
    assert (fight.results("initiative_test"), fight.last("initiative")) == ([6, 5], {"who": 1})
    fight = duel(warrior("resolution 2"), warrior())
    fight.open("0/2", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 1", 3)
    fight.say(0, "resolution", 1)  # 1 + 3 + 2 against 6
    assert fight.told("parried")


@pytest.mark.rule("CF-K-18")
def test_resolution_does_not_serve_discipline() -> None:
    fight = duel(warrior("resolution 2"), warrior(), dice=AUTHORITY)  # no question on the Authority roll
    assert fight.results("authority_roll") == [5, 4]


@pytest.mark.rule("CF-K-17", "CF-K-18")
def test_resolution_survives_luck() -> None:
    fight = duel(warrior("luck", "resolution 2"), warrior())
    fight.open("2/0", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "parry 1")
    fight.say(0, "resolution", 1)
    fight.say(0, "luck", 2, 1, 1, 1)
    assert fight.results("attack_test") == [7]  # the same test, rolled again


# ── Desperate ──


def finals(fight: Fight) -> dict[str, int]:
    """Figure 1, DEF and INI as it may be, tests once each in INI, DEF and ATT with a 2."""
    others = len(fight.state.figures) - 1
    fight.open(f"1/{others}", *["1/1"] * others, first=2, initiative=(2, 6, 6, 1))
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 1", 1, 2)  # 4 against 5
    for other in range(3, 2 + others):
        fight.say(1, f"attack {other} 1")
        fight.say(0, "parry 1", 1, 2)
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 2, 1, 1)
    return {stat: fight.results(why)[0] for stat, why in (("INI", "initiative_test"), ("DEF", "defence_test"))} | {
        "ATT": fight.results("attack_test")[-1]
    }


@pytest.mark.rule("CF-K-34")
def test_the_desperate_rise_in_a_duel_with_a_dearer_fighter() -> None:
    assert finals(duel(warrior("desperate"), warrior(PA=21))) == {"INI": 6, "DEF": 6, "ATT": 6}


@pytest.mark.rule("CF-K-34")
@pytest.mark.parametrize("dear", [19, 20])
def test_a_foe_as_dear_or_cheaper_drives_nobody_to_despair(dear: int) -> None:
    assert finals(duel(warrior("desperate"), warrior(PA=dear))) == {"INI": 5, "DEF": 5, "ATT": 5}


@pytest.mark.rule("CF-K-34")
def test_the_desperate_rise_when_outnumbered() -> None:
    cheap = warrior(PA=5)
    assert finals(duel(warrior("desperate"), cheap, cheap)) == {"INI": 6, "DEF": 6, "ATT": 6}
    assert finals(duel(warrior(), cheap, cheap)) == {"INI": 5, "DEF": 5, "ATT": 5}


@pytest.mark.rule("CF-K-34")
def test_two_against_one_is_neither_a_duel_nor_a_reason_to_despair() -> None:
    fight = duel(warrior(PA=90), warrior("desperate"), warrior())
    fight.open("2/1", "1/1", "1/1", first=2, initiative=(1, 3))  # the first of the two rolls: 3 + 3 + 1
    assert fight.results("initiative_test") == [4, 7]
    fight.say(1, "attack 2 1")
    fight.say(0, "endure", 3, 1, 1)
    assert fight.results("attack_test") == [6]


@pytest.mark.rule("CF-K-34")
def test_the_last_of_several_is_in_a_duel() -> None:
    fight = duel(warrior(PA=90), warrior("desperate", PA=1), warrior(wound="critical"))
    fight.open("2/1", "1/1", "0/2")
    fight.say(0, "attack 1 3")
    fight.say(1, "endure", 2, 1, 4)  # killed
    fight.say(0, "attack 1 2")
    fight.say(1, "parry 1", 2, 1)  # 5 against 1 + 3 + 1
    assert fight.told("parried")


# ── all dice in attack ──


@pytest.mark.rule("CF-K-33")
@pytest.mark.parametrize("skills", [("bravery",), ("righteous",), ("bravery", "righteous")])
def test_all_out_attacks_of_the_brave_and_the_righteous_gain_1(skills: tuple[str, ...]) -> None:
    for placed, final in (("2/0", 7), ("1/1", 6)):
        fight = duel(warrior(*skills), warrior())
        fight.open(placed, "0/2")
        fight.say(0, "attack 1 2")
        fight.say(1, "parry 1", 3, 1, 1, 1)  # 3 + 3, and 1 more
        assert fight.results("attack_test") == [final]
        assert fight.results("defence_test") == [4]


@pytest.mark.rule("CF-K-33")
def test_a_die_held_back_is_not_in_attack_until_it_is() -> None:
    fight = duel(warrior("bravery", "swashbuckler"), warrior())
    fight.open("1/0/1", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 1)
    fight.say(0, "commit 1")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 1)
    assert fight.results("attack_test") == [6, 7]


@pytest.mark.rule("CF-K-33", "CF-K-44")
def test_a_die_held_back_that_parried_was_not_in_attack() -> None:
    fight = duel(warrior("bravery", "swashbuckler", "fanaticism"), warrior())
    fight.open("1/0/1", "1/1", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 1 1", 1, 3)
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 1)
    assert fight.results("attack_test")[-1] == 6
    assert fight.last("wound_roll")["result"] == 1


# ── where a natural 1 fails ──


@pytest.mark.rule("CF-K-42")
@pytest.mark.parametrize(
    ("skill", "stat"), [("parry", "DEF"), ("fine_blade", "ATT"), ("vivacity", "INI"), ("rigour", "DIS")]
)
def test_steady_skills_spare_their_test_when_a_natural_1_fails(skill: str, stat: str) -> None:
    table = duel(warrior(skill), warrior()).t
    assert steady(table, 1) == {stat}
    assert steady(table, 2) == set()


@pytest.mark.rule("CF-K-42")
@pytest.mark.parametrize(("skills", "failed"), [((), True), (("fine_blade",), False), (("parry",), True)])
def test_a_fine_blade_hits_with_a_1(skills: tuple[str, ...], failed: bool) -> None:
    fight = duel(warrior(*skills), warrior(), one_fails="yes")
    fight.open("2/0", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 1, *(() if failed else (1, 1)))
    assert fight.last("test")["failed"] == failed


@pytest.mark.rule("CF-K-42")
@pytest.mark.parametrize(("skills", "failed"), [((), True), (("parry",), False)])
def test_a_1_may_parry(skills: tuple[str, ...], failed: bool) -> None:
    fight = duel(warrior(*skills, DEF=9), warrior(), one_fails="yes")
    fight.open("0/2", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 1", 2, 1, *((1, 1) if failed else ()))  # 1 + 9 against 5
    assert bool(fight.told("parried")) != failed


@pytest.mark.rule("CF-K-42")
@pytest.mark.parametrize(("skills", "winner"), [((), 2), (("vivacity",), 1)])
def test_a_1_may_win_initiative(skills: tuple[str, ...], winner: int) -> None:
    fight = duel(warrior(*skills, INI=9), warrior(), one_fails="yes")
    fight.open("1/1", "1/1", first=winner, initiative=(1, 2))  # 10 against 5


@pytest.mark.rule("CF-K-42")
@pytest.mark.parametrize(("skills", "winner"), [((), 2), (("rigour",), 1)])
def test_a_1_may_win_authority(skills: tuple[str, ...], winner: int) -> None:
    fight = duel(warrior(*skills, DIS=9), warrior(), one_fails="yes", dice=(1, 2))
    assert fight.last("authority")["who"] == winner


@pytest.mark.rule("CF-K-42")
def test_a_1_after_a_6_fails_but_not_for_the_steady() -> None:
    for skills, failed in (((), True), (("fine_blade",), False)):
        fight = duel(warrior(*skills), warrior(), one_fails="yes")
        fight.open("2/0", "0/2")
        fight.say(0, "attack 1 2")
        fight.say(1, "endure", 6, 1, *(() if failed else (1, 1)))
        assert fight.last("test")["failed"] == failed


@pytest.mark.rule("CF-K-42")
@pytest.mark.parametrize("skills", [(), ("fine_blade",)])
def test_without_the_option_these_skills_change_nothing(skills: tuple[str, ...]) -> None:
    fight = duel(warrior(*skills), warrior())
    fight.open("2/0", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "parry 1", 1, 1)  # 4 against 4
    assert (fight.results("attack_test"), fight.results("defence_test")) == ([4], [4])
    assert not [test for test in fight.told("test") if test["failed"]]
