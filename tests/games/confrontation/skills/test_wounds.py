"""What a hit becomes: rows, levels, poison, and what a wound weighs."""

import pytest

from ..duels import CONTENT, Fight, Warrior, duel, warrior

HUMAN = ("human",)


def hit(left: Warrior, right: Warrior, *dice: int) -> Fight:
    """Figure 1 hits figure 2: a 3 in attack, then these dice."""
    fight = duel(left, right)
    fight.open("2/0", "0/2", initiative=(6, 3, 1))
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, *dice)
    return fight


def suffered(fight: Fight) -> str:
    """What figure 2 bears."""
    if fight.figure(2).down:
        return "killed"
    return fight.figure(2).wound or ("stunned" if fight.state.has(2, "stunned") else "")


# ── rows: Bane and Hard-boiled ──


@pytest.mark.rule("CF-K-20")
@pytest.mark.parametrize("bane", ["bane human", "bane orcs", "bane undead human"])
def test_a_bane_reads_one_row_lower(bane: str) -> None:
    fight = hit(warrior(bane), warrior(tags=HUMAN, army="orcs"), 2, 4)
    assert fight.last("wound_roll")["result"] == 4
    assert fight.last("wound_roll")["row"] == "6/7"
    assert suffered(fight) == "serious"  # arms, instead of light in row 4/5


@pytest.mark.rule("CF-K-20")
@pytest.mark.parametrize("skills", [(), ("bane undead",)])
def test_a_bane_is_for_its_own_prey(skills: tuple[str, ...]) -> None:
    fight = hit(warrior(*skills), warrior(tags=HUMAN), 2, 4)
    assert (fight.last("wound_roll")["row"], suffered(fight)) == ("4/5", "light")


@pytest.mark.rule("CF-K-20")
def test_two_banes_of_one_prey_are_one_row() -> None:
    fight = hit(warrior("bane human orcs"), warrior(tags=HUMAN, army="orcs"), 2, 4)
    assert fight.last("wound_roll")["row"] == "6/7"


@pytest.mark.rule("CF-K-20")
def test_below_the_last_row_there_is_none() -> None:
    fight = hit(warrior("bane human", FOR=20), warrior(tags=HUMAN), 1, 4)
    assert fight.last("wound_roll")["row"] == "14+"


@pytest.mark.rule("CF-K-21")
def test_the_hard_boiled_are_read_one_row_higher() -> None:
    fight = hit(warrior(), warrior("hard_boiled"), 1, 4)
    assert (fight.last("wound_roll")["row"], suffered(fight)) == ("2/3", "stunned")  # legs, not light in row 4/5


@pytest.mark.rule("CF-K-21")
def test_above_the_first_row_there_is_none() -> None:
    fight = hit(warrior(FOR=0), warrior("hard_boiled"), 4, 4)  # 4 + 0 - 5 = -1
    assert (fight.last("wound_roll")["row"], suffered(fight)) == ("<0", "light")


@pytest.mark.rule("CF-K-49")
@pytest.mark.parametrize("dice", [(1, 4), (2, 2), (4, 6)])
def test_bane_and_hard_boiled_cancel_out(dice: tuple[int, int]) -> None:
    fight = hit(warrior("bane human"), warrior("hard_boiled", tags=HUMAN), *dice)
    plain = hit(warrior(), warrior(), *dice)
    assert fight.last("wound_roll")["row"] == plain.last("wound_roll")["row"]
    assert suffered(fight) == suffered(plain)


# ── levels: Vulnerable, Ferocious, Ethereal ──


@pytest.mark.rule("CF-K-22")
@pytest.mark.parametrize(
    ("dice", "plain", "vulnerable"),
    [
        ((1, 1), "stunned", "stunned"),
        ((1, 4), "light", "serious"),
        ((2, 6), "serious", "critical"),
        ((4, 6), "critical", "killed"),
        ((5, 6), "killed", "killed"),
    ],
)
def test_the_vulnerable_suffer_one_level_more(dice: tuple[int, int], plain: str, vulnerable: str) -> None:
    assert suffered(hit(warrior(), warrior(), *dice)) == plain
    assert suffered(hit(warrior(), warrior("vulnerable"), *dice)) == vulnerable


@pytest.mark.rule("CF-K-53")
@pytest.mark.parametrize(
    ("dice", "ethereal"), [((1, 4), ""), ((2, 6), "light"), ((4, 6), "serious"), ((5, 6), "critical")]
)
def test_the_ethereal_suffer_one_level_less(dice: tuple[int, int], ethereal: str) -> None:
    assert suffered(hit(warrior(), warrior("ethereal"), *dice)) == ethereal


@pytest.mark.rule("CF-K-38")
@pytest.mark.parametrize(("skills", "stunned"), [((), "stunned"), (("ethereal",), "")])
def test_the_ethereal_are_never_stunned(skills: tuple[str, ...], stunned: str) -> None:
    fight = hit(warrior(), warrior(*skills), 1, 1)
    assert suffered(fight) == stunned
    assert fight.value(2, "ATT") == (2 if stunned else 3)


@pytest.mark.rule("CF-K-23")
@pytest.mark.parametrize(("skills", "becomes"), [((), "stunned"), (("ferocious",), "light")])
def test_the_ferocious_wound_where_others_stun(skills: tuple[str, ...], becomes: str) -> None:
    assert suffered(hit(warrior(*skills), warrior(), 1, 1)) == becomes


@pytest.mark.rule("CF-K-23")
def test_the_ferocious_change_nothing_else() -> None:
    assert suffered(hit(warrior("ferocious"), warrior(), 1, 4)) == "light"
    assert suffered(hit(warrior("ferocious", FOR=0), warrior(), 1, 4)) == ""  # legs below 0: nothing
    assert suffered(hit(warrior(), warrior("ferocious"), 1, 1)) == "stunned"  # it causes wounds, it suffers as all do


@pytest.mark.rule("CF-K-23")
def test_a_light_wound_so_caused_worsens_one_held() -> None:
    assert suffered(hit(warrior("ferocious"), warrior(wound="light"), 1, 1)) == "serious"


# ── what a wound weighs: Endurance, Possessed ──

LEVELS = ("light", "serious", "critical")


@pytest.mark.rule("CF-K-25")
@pytest.mark.parametrize(("wound", "left"), [("light", 5), ("serious", 3), ("critical", 2)])
@pytest.mark.parametrize("stat", ["INI", "ATT", "FOR", "DEF"])
def test_endurance_ignores_light_wounds(wound: str, left: int, stat: str) -> None:
    fight = duel(warrior("endurance", wound=wound, **{stat: 5}), warrior(wound="light", **{stat: 5}))
    assert fight.value(1, stat) == left
    assert fight.value(2, stat) == 4


@pytest.mark.rule("CF-K-26")
@pytest.mark.parametrize(("wound", "left"), [("light", 5), ("serious", 4), ("critical", 3)])
@pytest.mark.parametrize("stat", ["INI", "ATT", "FOR", "DEF"])
def test_the_possessed_suffer_as_from_the_level_below(wound: str, left: int, stat: str) -> None:
    fight = duel(warrior("possessed", wound=wound, **{stat: 5}), warrior(wound=wound, **{stat: 5}))
    assert fight.value(1, stat) == left
    assert fight.value(2, stat) == left - 1


@pytest.mark.rule("CF-K-25", "CF-K-26")
@pytest.mark.parametrize("skill", ["endurance", "possessed"])
def test_a_stun_weighs_as_ever(skill: str) -> None:
    assert duel(warrior(skill, states=["stunned"]), warrior()).value(1, "ATT") == 2
    assert duel(warrior(skill, states=["stunned"], wound="light"), warrior()).value(1, "ATT") == 2


@pytest.mark.rule("CF-K-25", "CF-K-26")
@pytest.mark.parametrize("skill", ["endurance", "possessed"])
def test_they_die_of_wounds_like_all_others(skill: str) -> None:
    assert suffered(hit(warrior(), warrior(skill, wound="light"), 1, 4)) == "serious"
    assert suffered(hit(warrior(), warrior(skill, wound="critical"), 1, 4)) == "killed"


# ── Survival instinct ──


@pytest.mark.rule("CF-K-27")
def test_survival_instinct_cancels_the_wound_roll() -> None:
    fight = hit(warrior(), warrior("survival_instinct 5"), 5)
    assert (suffered(fight), fight.told("wound_roll")) == ("", [])
    fight = hit(warrior(), warrior("survival_instinct 5"), 4, 1, 4)  # 4 is too low, and the roll is made
    assert suffered(fight) == "light"


@pytest.mark.rule("CF-K-27")
def test_the_lowest_number_counts() -> None:
    fight = hit(warrior(), warrior("survival_instinct 5", "survival_instinct 3", "survival_instinct 6"), 3)
    assert fight.told("wound_roll") == []
    assert fight.last("survival_instinct") == {"who": 2, "face": 3, "needed": 3, "saved": True}


@pytest.mark.rule("CF-K-27")
def test_instinct_wakes_before_each_wound_roll() -> None:
    fight = hit(warrior("toxic 1"), warrior("survival_instinct 5"), 1, 1, 4, 5)  # the blow wounds, the poison does not
    assert (suffered(fight), len(fight.told("wound_roll"))) == ("light", 1)
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 5)
    assert len(fight.told("survival_instinct")) == 3


# ── Immunity ──


@pytest.mark.rule("CF-K-28")
def test_immunity_to_a_location() -> None:
    fight = hit(warrior(), warrior("immunity head"), 5, 6)
    assert (fight.last("wound_roll")["location"], suffered(fight)) == ("head", "")
    assert suffered(hit(warrior(), warrior("immunity head"), 4, 6)) == "critical"  # chest
    assert suffered(hit(warrior(), warrior("immunity chest head"), 4, 6)) == ""


@pytest.mark.rule("CF-K-28")
def test_a_blow_on_an_immune_location_poisons_nobody() -> None:
    assert suffered(hit(warrior("toxic 9"), warrior("immunity head"), 5, 6)) == ""


@pytest.mark.rule("CF-K-28")
def test_immunity_to_a_state() -> None:
    assert suffered(hit(warrior(), warrior("immunity stunned"), 1, 1)) == ""


@pytest.mark.rule("CF-K-28")
def test_immunity_to_a_master_strike_makes_it_a_plain_blow() -> None:
    fight = duel(warrior("master_strike 5"), warrior("immunity master_strike"))
    fight.open("2/0", "0/2")
    fight.say(0, "master 1 2")
    fight.say(1, "endure", 3, 1, 2)
    assert (fight.last("wound_roll")["result"], fight.dice_of(1)) == (2, (0, 0))


@pytest.mark.rule("CF-K-28")
def test_immunity_to_skills_that_hurt() -> None:
    assert suffered(hit(warrior("toxic 9"), warrior("immunity toxic"), 1, 4)) == "light"  # no second roll
    assert suffered(hit(warrior("ferocious"), warrior("immunity ferocious"), 1, 1)) == "stunned"
    assert suffered(hit(warrior("bane human"), warrior("immunity bane", tags=HUMAN), 1, 2)) == "stunned"
    assert hit(warrior("feint"), warrior("immunity feint"), 1, 1).question == "choose_attack"  # nothing was offered


# ── Toxic ──


@pytest.mark.rule("CF-K-29")
def test_poison_makes_a_second_wound_roll_of_its_own_strength() -> None:
    fight = hit(warrior("toxic 1"), warrior(), 1, 4, 2, 4)
    first, second = fight.told("wound_roll")
    assert (first["result"], first["poison"]) == (4, False)
    assert (second["result"], second["poison"]) == (5, True)  # 4 + 1 - 0
    assert suffered(fight) == "serious"  # light, and one light wound more


@pytest.mark.rule("CF-K-29")
def test_poison_wants_a_wound() -> None:
    assert len(hit(warrior("toxic 1"), warrior(), 1, 1).told("wound_roll")) == 1  # a stun is none
    assert len(hit(warrior(), warrior(), 1, 4).told("wound_roll")) == 1


@pytest.mark.rule("CF-K-29")
@pytest.mark.parametrize("tag", ["undead", "construct"])
def test_poison_does_nothing_to_undead_and_constructs(tag: str) -> None:
    assert any(tag in card.tags for card in CONTENT.fighters.values())
    fight = hit(warrior("toxic 9"), warrior(tags=(tag,)), 1, 4)
    assert (len(fight.told("wound_roll")), suffered(fight)) == (1, "light")


@pytest.mark.rule("CF-K-29")
def test_poison_does_not_poison_again_and_the_dead_are_past_it() -> None:
    fight = hit(warrior("toxic 1"), warrior(wound="serious"), 1, 4, 1, 1)  # critical, then a stun
    assert suffered(fight) == "critical"
    fight = hit(warrior("toxic 1"), warrior(wound="critical"), 1, 4)
    assert suffered(fight) == "killed"


@pytest.mark.rule("CF-K-29")
def test_poison_may_kill_and_end_the_combat() -> None:
    fight = hit(warrior("toxic 1"), warrior(wound="serious"), 1, 4, 1, 4)
    assert suffered(fight) == "killed"
    assert fight.t.over


@pytest.mark.rule("CF-K-29", "CF-K-23")
def test_the_ferocious_do_not_bite_by_poison() -> None:
    fight = hit(warrior("toxic 0", "ferocious"), warrior(), 1, 1, 1, 1)  # a stun made a wound; the poison stuns
    assert (fight.figure(2).wound, fight.state.has(2, "stunned")) == ("light", True)
