"""Dice in hand: more of them, bought, or held back."""

import pytest

from ..duels import AROUND, AUTHORITY, MIDDLE, Fight, charge, duel, field_of, warrior


def offered(fight: Fight, who: int) -> list[str]:
    """The placements offered to a figure, written `attack/defence/held/bought`."""
    while fight.question == "place_dice" and not fight.options[0].startswith(f"place {who} "):
        fight.answer(fight.options[0])
    return ["/".join(option.split()[2:]) or option for option in fight.options]


# ── more dice ──


@pytest.mark.rule("CF-K-30")
@pytest.mark.parametrize(
    ("skills", "foes", "dice"), [((), 1, 2), (("born_killer",), 1, 3), ((), 2, 3), (("born_killer",), 2, 4)]
)
def test_a_born_killer_has_one_die_more(skills: tuple[str, ...], foes: int, dice: int) -> None:
    fight = duel(warrior(*skills), *[warrior()] * foes)
    assert offered(fight, 1) == [f"{attack}/{dice - attack}" for attack in range(dice, -1, -1)]


@pytest.mark.rule("CF-K-31")
def test_a_war_horse_that_did_not_charge_has_one_die_more() -> None:
    assert offered(duel(warrior("war_horse"), warrior()), 1) == ["3/0", "2/1", "1/2", "0/3"]
    assert offered(charge(warrior(), warrior("war_horse")), 2) == ["3/0", "2/1", "1/2", "0/3"]


@pytest.mark.rule("CF-K-31")
def test_a_war_horse_that_charged_has_no_die_more() -> None:
    assert offered(charge(warrior("war_horse"), warrior()), 1) == ["2/0", "1/1", "0/2"]
    assert offered(duel(warrior("war_horse", states=["charging"]), warrior()), 1) == ["2/0", "1/1", "0/2"]


# ── Battle fury ──


@pytest.mark.rule("CF-K-32")
def test_fury_is_one_die_more_and_all_of_them_in_attack() -> None:
    fight = duel(warrior("battle_fury"), warrior())
    assert offered(fight, 1) == ["2/0", "1/1", "0/2", "rage 1"]
    fight.open("rage", "1/1")
    assert fight.dice_of(1) == (3, 0)


@pytest.mark.rule("CF-K-32")
def test_fury_is_a_choice_of_those_who_know_it() -> None:
    assert "rage 1" not in duel(warrior(), warrior("battle_fury")).options
    fight = duel(warrior("battle_fury"), warrior())
    fight.open("1/1", "1/1")
    assert fight.dice_of(1) == (1, 1)


@pytest.mark.rule("CF-K-32")
def test_fury_lasts_until_the_end_of_the_turn() -> None:
    """Figure 1 kills figure 2, pursues figure 3 and is in a fury still; in the next turn it is not."""
    fight = charge(warrior("battle_fury"), warrior(wound="critical"), warrior(), turns=2)
    fight.open("rage", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 4)
    fight.say(0, "pursue 1 3")
    fight.answer("resolve 1 3")
    fight.say(1, "place 3 0 2")
    assert fight.options == ["place 1 3 0"]
    fight.open("3/0", "", "0/2")
    for _ in range(3):
        fight.say(0, "attack 1 3")
        fight.say(1, "endure", 3, 1, 1)  # stunned, no more
    fight.to_combat(*AUTHORITY)
    assert fight.state.turn == 2
    assert offered(fight, 1) == ["2/0", "1/1", "0/2", "rage 1"]


@pytest.mark.rule("CF-K-32")
def test_fury_is_announced_before_initiative_even_by_those_who_place_after_it() -> None:
    fight = duel(warrior("battle_fury"), warrior(), edition="official")
    assert (fight.question, fight.seat, fight.options) == ("prepare_initiative", 0, ["pass", "rage 1"])
    fight.say(0, "rage 1")
    fight.open("3/0", "1/1")
    assert fight.dice_of(1) == (3, 0)
    fight = duel(warrior("battle_fury"), warrior(), edition="official")
    fight.say(0, "pass")
    fight.say(0, "name 1")
    fight.say(1, "name 2", 3, 1)
    assert offered(fight, 1) == ["2/0", "1/1", "0/2"]  # too late


@pytest.mark.rule("CF-K-32")
def test_who_waits_for_initiative_announces_a_fury_before_it() -> None:
    fight = duel(warrior("battle_fury", states=["place_after"]), warrior())
    fight.say(1, "place 2 1 1")
    assert (fight.question, fight.seat, fight.options) == ("prepare_initiative", 0, ["pass", "rage 1"])
    fight.say(0, "rage 1")
    fight.open("3/0", "")
    assert fight.dice_of(1) == (3, 0)


@pytest.mark.rule("CF-K-32")
@pytest.mark.parametrize(("edition", "question"), [("sheet", "place_dice"), ("official", "name_for_initiative")])
def test_who_flees_is_in_no_fury(edition: str, question: str) -> None:
    fight = duel(warrior("battle_fury", states=["routing"]), warrior(), edition=edition)
    assert fight.question == question  # no window for a fury
    fight.open("0/2", "1/1")
    assert fight.dice_of(1) == (0, 2)


# ── Sequence ──


@pytest.mark.rule("CF-K-7")
def test_a_sequence_buys_dice() -> None:
    fight = duel(warrior("sequence 2"), warrior())
    assert offered(fight, 1) == [
        *("2/0", "1/1", "0/2"),
        *("3/0/0/1", "2/1/0/1", "1/2/0/1", "0/3/0/1"),
        *("4/0/0/2", "3/1/0/2", "2/2/0/2", "1/3/0/2", "0/4/0/2"),
    ]


@pytest.mark.rule("CF-K-7")
@pytest.mark.parametrize(
    ("edition", "placed", "left"),
    [("sheet", "2/0", 5), ("sheet", "2/1/0/1", 4), ("sheet", "2/2/0/2", 3), ("official", "2/1/0/1", 3)],
)
def test_each_die_bought_costs_att_and_def(edition: str, placed: str, left: int) -> None:
    fight = duel(warrior("sequence 2", ATT=5, DEF=5), warrior(), edition=edition)
    fight.open(placed, "1/1")
    assert (fight.value(1, "ATT"), fight.value(1, "DEF")) == (left, left)
    assert (fight.value(1, "INI"), fight.value(1, "FOR")) == (3, 5)


@pytest.mark.rule("CF-K-7")
@pytest.mark.parametrize(("edition", "left"), [("sheet", -1), ("official", 0)])
def test_by_the_published_rule_the_price_stops_at_0(edition: str, left: int) -> None:
    fight = duel(warrior("sequence 2", ATT=1), warrior(), edition=edition)
    fight.open("4/0/0/2", "1/1")
    assert fight.value(1, "ATT") == left  # 1 - 2, or 1 - 4 stopped at 0


@pytest.mark.rule("CF-K-7")
def test_the_floor_of_the_price_does_not_lift_what_a_wound_took() -> None:
    fight = duel(warrior("sequence 2", ATT=0, wound="light"), warrior(), edition="official")
    hurt = fight.value(1, "ATT")
    assert hurt < 0
    fight.open("2/1/0/1", "1/1")
    assert fight.value(1, "ATT") == hurt


@pytest.mark.rule("CF-K-7")
def test_the_price_is_paid_for_this_combat_only() -> None:
    fight = charge(warrior("sequence 1"), warrior(wound="critical"), warrior())
    fight.open("3/0/0/1", "0/2")
    assert fight.value(1, "ATT") == 2
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 4)
    fight.say(0, "pursue 1 3")
    assert fight.value(1, "ATT") == 3


# ── Swashbuckler ──


@pytest.mark.rule("CF-K-6")
def test_a_swashbuckler_may_hold_one_die_back() -> None:
    fight = duel(warrior("swashbuckler"), warrior())
    assert offered(fight, 1) == ["2/0", "1/1", "0/2", "1/0/1", "0/1/1"]
    assert offered(duel(warrior(), warrior()), 1) == ["2/0", "1/1", "0/2"]


@pytest.mark.rule("CF-K-6")
def test_the_die_held_back_may_parry() -> None:
    fight = duel(warrior("swashbuckler"), warrior())
    fight.open("0/1/1", "2/0", first=2)
    fight.say(1, "attack 2 1")
    assert fight.options == ["endure", "parry 1", "parry 1 1", "parry 2 1"]  # and no sustained defence yet
    fight.say(0, "parry 1 1", 2, 2)
    assert (fight.dice_of(1), fight.figure(1).unplaced) == ((0, 1), 0)
    fight.say(1, "attack 2 1")
    assert fight.options == ["endure", "parry 1", "sustain"]


@pytest.mark.rule("CF-K-6")
def test_the_die_held_back_may_join_a_parry() -> None:
    fight = duel(warrior("swashbuckler"), warrior())
    fight.open("0/1/1", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 2 1", 3, 1, 3)  # one attack die; of two defence dice the best: 6 against 6
    assert (fight.dice_of(1), fight.figure(1).unplaced) == ((0, 0), 0)
    assert fight.told("parried")


@pytest.mark.rule("CF-K-6")
def test_the_die_held_back_may_strike_in_a_pass() -> None:
    fight = duel(warrior("swashbuckler"), warrior())
    fight.open("0/1/1", "1/1")
    assert (fight.question, fight.seat, fight.options) == ("choose_attack", 0, ["pass", "commit 1"])
    fight.say(0, "commit 1")
    assert (fight.dice_of(1), fight.figure(1).unplaced) == ((1, 1), 0)
    assert fight.options == ["attack 1 2"]


@pytest.mark.rule("CF-K-6", "CF-E5-1", "CF-E5-2")
def test_the_die_held_back_counts_where_it_was_put_in_the_end() -> None:
    """Two dice in attack and one in defence: no sustained defence, whenever the second was put there."""
    fight = duel(warrior("swashbuckler"), warrior(), warrior())
    fight.open("1/1/1", "1/1", "1/1")
    fight.say(0, "commit 1")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 1)
    fight.say(0, "attack 1 3")
    fight.say(1, "endure", 3, 1, 1)
    fight.say(1, "attack 2 1")
    assert fight.options == ["endure", "parry 1"]


@pytest.mark.rule("CF-K-6")
def test_no_more_dice_are_committed_than_there_are_targets_left() -> None:
    fight = duel(warrior("swashbuckler"), warrior())
    fight.open("1/0/1", "1/1")
    assert fight.options == ["attack 1 2"], "it strikes once in a pass, whatever it holds"
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 1)
    assert (fight.seat, fight.options) == (1, ["attack 2 1"]), "nobody is left whom it could strike in this pass"
    fight.say(1, "attack 2 1")
    fight.say(0, "endure", 3, 1, 1)
    assert (fight.question, fight.options) == ("commit_last", ["pass", "commit 1"])


@pytest.mark.rule("CF-K-6")
def test_a_die_still_held_back_is_offered_when_nobody_can_strike_and_is_lost_when_refused() -> None:
    for answer, dice in (("commit 1", (1, 1)), ("pass", (0, 0))):
        fight = duel(warrior("swashbuckler"), warrior())
        fight.open("0/1/1", "0/2")
        assert (fight.question, fight.options) == ("commit_last", ["pass", "commit 1"])
        fight.say(0, answer)
        assert (fight.dice_of(1), fight.figure(1).unplaced) == (dice, 0)
        assert bool(fight.told("combat_ends")) == (answer == "pass")


@pytest.mark.rule("CF-K-6")
def test_it_may_wait_for_a_later_pass() -> None:
    fight = duel(warrior("swashbuckler"), warrior())
    fight.open("0/1/1", "2/0")
    fight.say(0, "pass")
    fight.say(1, "attack 2 1")
    fight.say(0, "endure", 3, 1, 1)
    assert len(fight.told("pass_begins")) == 2
    assert (fight.question, fight.seat, fight.options) == ("choose_attack", 0, ["pass", "commit 1"])


@pytest.mark.rule("CF-K-6", "CF-D3-3")
def test_holding_a_die_back_excuses_nobody_else_from_attacking() -> None:
    fight = duel(warrior(), warrior("swashbuckler"), warrior())
    fight.open("0/3", "0/1/1", "1/1", first=2)
    assert (fight.seat, fight.options) == (1, ["commit 2", "attack 3 1"])


@pytest.mark.rule("CF-K-6", "CF-D3-3")
def test_who_keeps_a_die_back_keeps_nobody_else_from_attacking() -> None:
    """Figures 2 and 3, of two players, fight figure 1."""
    swashbuckler = warrior("swashbuckler")
    fight = field_of(
        (warrior(), 0, MIDDLE), (swashbuckler, 1, AROUND[0]), (warrior(), 2, AROUND[1]), tactics="third", dice=(3, 2, 1)
    )
    fight.to_combat()
    fight.open("0/3", "0/1/1", "1/1", first=2)
    assert (fight.seat, fight.options) == (1, ["pass", "commit 2"])
    fight.say(1, "pass")
    assert (fight.seat, fight.options) == (2, ["attack 3 1"])
