"""Every worked example of chapter IX, die by die and decision by decision."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heraut.games.confrontation.game import Confrontation
from heraut.games.confrontation.model import Fight
from heraut.games.confrontation.numbers.values import value

from .playing import GAME, Play, every_way

FOUR = ("INI", "ATT", "FOR", "DEF")


# ── IX-A: melees ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-EX-23")
def test_ix_a_1_a_chain_of_enemies_is_one_melee() -> None:
    lions, orcs = 0, 1
    play = Play("example_melee_chain")  # 1 - 2 - 3 - 4, lion, orc, lion, orc
    assert play.told("phase_begins") == [{"melees": 1}]
    play.asks(lions, "name_for_split", "name 1", "name 3")  # every lion of the chain is in this melee,
    play.say(lions, "name 1")
    play.asks(orcs, "name_for_split", "name 2", "name 4")  # and every orc


@pytest.mark.rule("CF-EX-24")
def test_ix_a_1_friends_do_not_link_melees_and_who_touches_no_enemy_is_in_none() -> None:
    play = Play("example_two_melees")  # orc 1 - lion 2 - (lion 3) - orc 4, and lion 5 beside lions 2 and 3
    assert play.told("phase_begins") == [{"melees": 2}]
    assert play.combats == [Fight(1, (2,)), Fight(3, (4,))]
    assert all(5 not in (fight.lone, *fight.others) for fight in play.combats)


@pytest.mark.rule("CF-EX-25")
def test_ix_a_2_this_melee_can_be_split_in_three_ways() -> None:
    lions, orcs = 0, 1
    play = Play("example_three_splits")  # orc 4 touches lions 1, 2, 3; orc 5 touches lions 2, 3
    play.say(lions, "name 1")
    play.say(orcs, "name 4", 5, 2)  # Discipline 2 and 2: 5 + 2 = 7 against 2 + 2 = 4, the lions split
    assert play.tests("split_test") == [(1, 7), (4, 4)]
    play.asks(lions, "split_melee")
    ways = {tuple(sorted(table.state.combats)) for table in every_way(play, "split_melee")}
    assert ways == {
        (Fight(1, (4,)), Fight(5, (2, 3))),
        (Fight(2, (5,)), Fight(4, (1, 3))),
        (Fight(3, (5,)), Fight(4, (1, 2))),
    }


# ── IX-C-2: combat dice ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-EX-1")
def test_ix_c_2_royal_guard_against_dawn_warrior_two_dice_each() -> None:
    lions, scorpions = 0, 1
    play = Play("example_dice_1")
    play.say(scorpions, "name 2")
    play.say(lions, "name 1", 2, 5)  # Authority: 2 + 3 = 5 against 5 + 4 = 9
    play.say(lions, "resolve 1 2")
    assert play.figure(1).unplaced == 2  # 1 + 1
    assert play.figure(2).unplaced == 2  # 1 + 1


@pytest.mark.rule("CF-EX-2")
def test_ix_c_2_praetorian_against_three_four_dice_and_two_each() -> None:
    griffons, scorpions = 0, 1
    play = Play("example_dice_2")
    play.say(griffons, "name 1")
    play.say(scorpions, "name 4", 4, 2)  # Authority: 4 + 5 = 9 against 2 + 3 = 5
    play.say(griffons, "resolve 1 2 3 4")
    assert play.figure(1).unplaced == 4  # 1 + 3
    assert [play.figure(who).unplaced for who in (2, 3, 4)] == [2, 2, 2]  # 1 + 1 each


# ── IX-C-3: placing the dice ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-EX-3")
def test_ix_c_3_the_swordsman_of_13_places_before_the_dawn_warrior_of_22() -> None:
    lions, scorpions = 0, 1
    play = Play("example_placement_1")
    play.say(scorpions, "name 2")
    play.say(lions, "name 1", 5, 1)
    play.say(scorpions, "resolve 1 2")
    play.asks(lions, "place_dice", "place 1 2 0", "place 1 1 1", "place 1 0 2")
    play.say(lions, "place 1 1 1")
    assert play.attack_defence(1) == (1, 1)
    play.asks(scorpions, "place_dice", "place 2 2 0", "place 2 1 1", "place 2 0 2")
    play.say(scorpions, "place 2 2 0")
    assert play.attack_defence(2) == (2, 0)
    assert play.asked == (lions, "name_for_initiative")


@pytest.mark.rule("CF-EX-4")
def test_ix_c_3_the_two_warriors_of_22_then_the_praetorian_of_45_then_arkeon_of_91() -> None:
    griffons, scorpions = 0, 1
    play = Play("example_placement_2")
    play.say(griffons, "name 1")
    play.say(scorpions, "name 4", 5, 1)  # 5 + 5 = 10 against 1 + 6 = 7
    play.say(griffons, "resolve 1 2 3 4")
    assert [play.figure(who).unplaced for who in (1, 2, 3, 4)] == [4, 2, 2, 2]
    assert play.asked == (scorpions, "place_dice")
    assert {option.split()[1] for option in play.options} == {"2", "3"}  # their player's order between the warriors
    play.say(scorpions, "place 2 2 0")
    assert {option.split()[1] for option in play.options} == {"3"}
    play.say(scorpions, "place 3 1 1")
    assert play.asked == (griffons, "place_dice")
    play.say(griffons, "place 1 3 1")
    assert play.asked == (scorpions, "place_dice")
    assert {option.split()[1] for option in play.options} == {"4"}
    play.say(scorpions, "place 4 1 1")
    assert [play.attack_defence(who) for who in (2, 3, 1, 4)] == [(2, 0), (1, 1), (3, 1), (1, 1)]
    assert play.asked == (griffons, "name_for_initiative")


# ── IX-C-4: Initiative ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-EX-5")
def test_ix_c_4_the_dawn_warrior_wins_initiative_by_8_to_7() -> None:
    lions, scorpions = 0, 1
    play = Play("example_initiative_1")
    play.say(scorpions, "name 2")
    play.say(lions, "name 1", 2, 5)
    play.say(lions, "resolve 1 2")
    play.say(scorpions, "place 2 1 1")  # 22 PA before 30
    play.say(lions, "place 1 1 1")
    play.say(lions, "name 1")
    play.say(scorpions, "name 2", 3, 5)
    # 3 + INI 4 = 7 against 5 + INI 3 = 8
    assert play.tests("initiative_test") == [(1, 7), (2, 8)]
    assert play.last("initiative") == {"who": 2}
    play.asks(scorpions, "choose_attack", "attack 2 1")


@pytest.mark.rule("CF-EX-6")
def test_ix_c_4_the_dawn_warrior_and_his_clones_win_initiative_by_7_to_6() -> None:
    griffons, scorpions = 0, 1
    play = Play("example_initiative_2")
    play.say(griffons, "name 1")
    play.say(scorpions, "name 4", 5, 1)
    play.say(griffons, "resolve 1 2 3 4")
    play.say(scorpions, "place 2 2 0")
    play.say(scorpions, "place 3 2 0")
    play.say(scorpions, "place 4 2 0")
    play.say(griffons, "place 1 4 0")
    play.say(griffons, "name 1")
    play.asks(scorpions, "name_for_initiative", "name 2", "name 3", "name 4")
    play.say(scorpions, "name 4", 3, 2)
    # 3 + INI 3 = 6 against 2 + INI 3 + 2 clones = 7
    assert play.tests("initiative_test") == [(1, 6), (4, 7)]
    assert play.last("initiative") == {"who": 4}
    play.asks(scorpions, "choose_attack", "attack 2 1", "attack 3 1", "attack 4 1")


# ── IX-D: passes of arms ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-EX-7")
def test_ix_d_1_the_orc_attacks_the_clone_attacks_and_the_orc_again() -> None:
    orcs, scorpions = 0, 1
    clone, orc = 1, 2
    play = Play("example_duel")
    play.say(orcs, "name 2")
    play.say(scorpions, "name 1", 3, 4)  # 3 + 2 = 5 against 4 + 3 = 7
    play.say(scorpions, "resolve 1 2")
    play.say(scorpions, "place 1 1 1")  # 9 PA before 18
    play.say(orcs, "place 2 2 0")
    play.say(scorpions, "name 1")
    play.say(orcs, "name 2", 1, 4)  # 1 + 2 = 3 against 4 + 3 = 7
    assert play.attack_defence(clone) == (1, 1)
    assert play.attack_defence(orc) == (2, 0)
    # First pass: the orc, then the clone, who has survived.
    play.asks(orcs, "choose_attack", "attack 2 1")
    play.say(orcs, "attack 2 1")
    play.asks(scorpions, "announce_defence", "endure", "parry 1", "sustain")
    play.say(scorpions, "parry 1", 2, 4)  # 2 + 4 = 6 against 4 + 2 = 6: parried
    assert play.last("parried") == {"who": clone, "by": orc, "result": 6, "difficulty": 6}
    assert play.attack_defence(clone) == (1, 0)
    assert play.attack_defence(orc) == (1, 0)
    play.asks(scorpions, "choose_attack", "attack 1 2")
    play.say(scorpions, "attack 1 2", 2, 1, 1)  # 2 + 3 = 5 hits; legs, 1 + 4 - 6 = -1: nothing
    assert play.last("wound_roll")["severity"] == "nothing"
    assert play.attack_defence(clone) == (0, 0)
    # Second pass: the orc's second attack; the combat then ends whatever happens.
    assert len(play.told("pass_begins")) == 2
    play.asks(orcs, "choose_attack", "attack 2 1")
    play.say(orcs, "attack 2 1", 2, 1, 1)  # legs, 1 + 6 - 5 = 2: stunned
    assert play.attacks() == [(orc, clone), (clone, orc), (orc, clone)]
    assert len(play.told("pass_begins")) == 2
    assert play.over
    assert not play.figure(clone).down


@pytest.mark.rule("CF-EX-8")
@pytest.mark.parametrize("last_target", [2, 3])
def test_ix_d_2_khor_against_bushi_and_ashigaru(last_target: int) -> None:
    dwarves, goblins = 0, 1
    khor, bushi, ashigaru = 1, 2, 3
    play = Play("example_khor")
    play.say(dwarves, "name 1")
    play.say(goblins, "name 2", 5, 1)
    play.say(dwarves, "resolve 1 2 3")
    play.say(goblins, "place 3 1 1")  # 6 PA, then 15, then 24
    play.say(goblins, "place 2 2 0")
    play.say(dwarves, "place 1 3 0")
    play.say(dwarves, "name 1")
    play.say(goblins, "name 2", 1, 3)  # 1 + 2 = 3 against 3 + 4 + 1 = 8
    assert [play.attack_defence(who) for who in (khor, bushi, ashigaru)] == [(3, 0), (2, 0), (1, 1)]
    # First pass: each goblin must attack the Khor, then the Khor each of the two.
    play.asks(goblins, "choose_attack", "attack 2 1", "attack 3 1")
    play.say(goblins, "attack 2 1", 1, 1, 1)  # legs, 1 + 5 - 8 = -2: nothing
    play.asks(goblins, "choose_attack", "attack 3 1")
    play.say(goblins, "attack 3 1", 1, 1, 1)
    play.asks(dwarves, "choose_attack", "attack 1 2", "attack 1 3")
    play.say(dwarves, "attack 1 2", 1, 1, 1)  # legs, 1 + 6 - 5 = 2: stunned
    play.asks(dwarves, "choose_attack", "attack 1 3")
    play.say(dwarves, "attack 1 3")
    play.say(goblins, "endure", 1, 1, 1)  # legs, 1 + 6 - 4 = 3: stunned
    assert [play.attack_defence(who) for who in (khor, bushi, ashigaru)] == [(1, 0), (1, 0), (0, 1)]
    # Second pass: the bushi, then the Khor against either of them.
    assert len(play.told("pass_begins")) == 2
    play.asks(goblins, "choose_attack", "attack 2 1")
    play.say(goblins, "attack 2 1", 2, 1, 1)
    play.asks(dwarves, "choose_attack", "attack 1 2", "attack 1 3")
    if last_target == bushi:
        play.say(dwarves, "attack 1 2", 1, 1, 1)
    else:
        play.say(dwarves, "attack 1 3")
        play.say(goblins, "endure", 1, 1, 1)
    assert play.attacks() == [
        (bushi, khor), (ashigaru, khor), (khor, bushi), (khor, ashigaru), (bushi, khor), (khor, last_target),
    ]  # fmt: skip
    assert play.over
    assert not any(figure.down for figure in play.t.state.figures.values())


# ── IX-E-5: sustained defence ────────────────────────────────────────────────────────────────────────────────────

DWARVES, GOBLINS = 0, 1
PRIEST, ASHIGARU_1, ASHIGARU_2 = 1, 2, 3


def thermo_priest() -> Play:
    """The dice are placed and the goblins have Initiative."""
    play = Play("example_sustained")
    play.say(DWARVES, "name 1")
    play.say(GOBLINS, "name 3", 5, 1)
    play.say(DWARVES, "resolve 1 2 3")
    play.say(GOBLINS, "place 2 2 0")
    play.say(GOBLINS, "place 3 2 0")
    play.say(DWARVES, "place 1 1 2")
    play.say(DWARVES, "name 1")
    play.say(GOBLINS, "name 3", 1, 4)  # 1 + 2 = 3 against 4 + 3 + 1 = 8
    return play


@pytest.mark.rule("CF-EX-9", "CF-EX-10", "CF-EX-11", "CF-EX-12", "CF-EX-13")
def test_ix_e_5_the_thermo_priest_and_the_two_ashigaru() -> None:
    play = thermo_priest()
    assert [play.attack_defence(who) for who in (1, 2, 3)] == [(1, 2), (2, 0), (2, 0)]
    assert play.figure(ASHIGARU_1).wound == "critical"
    assert play.has(ASHIGARU_1, "charged")
    play.asks(GOBLINS, "choose_attack", "attack 2 1", "attack 3 1")

    # (1) The charged, critically wounded ashigaru: 1 + 2 - 1 - 3 = -1.  The attack fails and the die is kept.
    play.say(GOBLINS, "attack 2 1")
    play.asks(DWARVES, "announce_defence", "endure", "parry 1", "parry 2")  # two dice: nothing to sustain with yet
    play.say(DWARVES, "parry 1", 1)
    assert play.last("test")["result"] == -1
    assert play.last("test")["failed"]
    assert play.last("attack_fails") == {"who": ASHIGARU_1, "target": PRIEST}
    assert play.tests("defence_test") == []
    assert play.attack_defence(PRIEST) == (1, 2)
    assert play.attack_defence(ASHIGARU_1) == (1, 0)

    # (2) The unhurt one: 3 + 2 = 5.  The priest 4 + 4 = 8: parried, and this die is lost.
    play.asks(GOBLINS, "choose_attack", "attack 3 1")
    play.say(GOBLINS, "attack 3 1")
    play.asks(DWARVES, "announce_defence", "endure", "parry 1", "parry 2")
    play.say(DWARVES, "parry 1", 3, 4)
    assert play.tests("attack_test") == [(ASHIGARU_1, -1), (ASHIGARU_2, 5)]
    assert play.tests("defence_test") == [(PRIEST, 8)]
    assert play.last("parried") == {"who": PRIEST, "by": ASHIGARU_2, "result": 8, "difficulty": 5}
    assert play.attack_defence(PRIEST) == (1, 1)

    # (3) The priest strikes the unhurt ashigaru, who has no defence die, with a 5: a hit and a critical wound
    # (the text gives no dice: 4 and 5 are the chest and 5 + 5 - 4 = 6).
    play.asks(DWARVES, "choose_attack", "attack 1 2", "attack 1 3")
    play.say(DWARVES, "attack 1 3", 5, 4, 5)
    assert play.tests("attack_test")[-1] == (PRIEST, 8)
    assert play.last("wound_roll")["severity"] == "critical"
    assert play.figure(ASHIGARU_2).wound == "critical"
    assert play.attack_defence(PRIEST) == (0, 1)
    assert play.attack_defence(ASHIGARU_2) == (1, 0)

    # (4) Second pass.  The ashigaru that is not charged: 4 + 2 - 3 = 3.  Sustained defence, which the priest may use:
    # as many dice in defence as in attack or more, and one defence die left.  4 + 4 - 2 = 6: parried, the die is kept.
    assert len(play.told("pass_begins")) == 2
    play.asks(GOBLINS, "choose_attack", "attack 2 1", "attack 3 1")
    play.say(GOBLINS, "attack 3 1")
    play.asks(DWARVES, "announce_defence", "endure", "parry 1", "sustain")
    play.say(DWARVES, "sustain", 4, 4)
    assert play.tests("attack_test")[-1] == (ASHIGARU_2, 3)
    assert play.tests("defence_test")[-1] == (PRIEST, 6)
    assert play.last("parried") == {"who": PRIEST, "by": ASHIGARU_2, "result": 6, "difficulty": 3}
    assert play.attack_defence(PRIEST) == (0, 1)
    assert play.has(PRIEST, "sustained_defence")

    # (5) The charged one: 5 + 2 - 3 - 1 = 3.  No other choice than to sustain: 3 + 4 - 2 = 5, parried.
    play.asks(GOBLINS, "choose_attack", "attack 2 1")
    play.say(GOBLINS, "attack 2 1")
    play.asks(DWARVES, "announce_defence", "sustain")
    play.say(DWARVES, "sustain", 5, 3)
    assert play.tests("attack_test")[-1] == (ASHIGARU_1, 3)
    assert play.tests("defence_test")[-1] == (PRIEST, 5)
    assert play.last("parried") == {"who": PRIEST, "by": ASHIGARU_1, "result": 5, "difficulty": 3}

    # No attack die is left: the combat is over.
    assert len(play.told("pass_begins")) == 2
    assert play.told("combat_ends") == [{"lone": PRIEST, "others": (ASHIGARU_1, ASHIGARU_2)}]
    assert play.over


# ── IX-F: a whole combat ─────────────────────────────────────────────────────────────────────────────────────────

GRIFFONS, SCORPIONS = 0, 1
PRAETORIAN, CLONE_1, CLONE_2, WARRIOR = 1, 2, 3, 4


def two_turns() -> Confrontation:
    """The example with a second turn to see what lasts."""
    laid = replace(GAME.content.scenarios["example_combat"], id="laid", turns=2)
    return Confrontation(replace(GAME.content, scenarios={"duel": GAME.content.scenarios["duel"], "laid": laid}))


def whole_combat(**settings: str) -> Play:
    """The dice are placed and the Scorpion has Initiative."""
    play = Play(two_turns(), **settings)
    play.say(GRIFFONS, "name 1")
    play.say(SCORPIONS, "name 4", 5, 1)
    play.say(GRIFFONS, "resolve 1 2 3 4")
    assert [play.figure(who).unplaced for who in (PRAETORIAN, CLONE_1, CLONE_2, WARRIOR)] == [4, 2, 2, 2]
    play.say(SCORPIONS, "place 2 2 0")
    play.say(SCORPIONS, "place 3 1 1")
    play.say(SCORPIONS, "place 4 2 0")
    play.say(GRIFFONS, "place 1 3 1")
    play.say(GRIFFONS, "name 1")
    play.say(SCORPIONS, "name 4", 1, 3)  # 1 + 3 = 4 against 3 + 3 + 2 = 8
    return play


@pytest.mark.rule(
    "CF-EX-14", "CF-EX-15", "CF-EX-16", "CF-EX-17", "CF-EX-18", "CF-EX-19", "CF-EX-20", "CF-EX-21", "CF-EX-22"
)  # fmt: skip
def test_ix_f_the_praetorian_against_two_clones_and_a_dawn_warrior() -> None:
    play = whole_combat()
    assert play.values(PRAETORIAN, "INI", "ATT", "FOR", "DEF", "RES") == (3, 5, 8, 5, 11)
    assert play.values(CLONE_1, "ATT", "FOR", "DEF", "RES") == (3, 4, 2, 5)
    assert play.values(WARRIOR, "ATT", "FOR", "RES") == (3, 7, 7)
    assert [play.attack_defence(who) for who in (1, 2, 3, 4)] == [(3, 1), (2, 0), (1, 1), (2, 0)]

    # IX-F-1. Clone 1 attacks, no defence: 3 + 3 = 6 hits.  Wound dice 2 and 4: arms, 4 + 4 - 11 = -3: stunned.
    play.asks(SCORPIONS, "choose_attack", "attack 2 1", "attack 3 1", "attack 4 1")
    play.say(SCORPIONS, "attack 2 1")
    play.asks(GRIFFONS, "announce_defence", "endure", "parry 1")  # 3 in attack, 1 in defence: nothing to sustain
    play.say(GRIFFONS, "endure", 3, 4, 2)
    assert play.tests("attack_test")[-1] == (CLONE_1, 6)
    wound = play.last("wound_roll")
    assert (wound["rolled"], wound["location"], wound["result"]) == ((2, 4), "arms", -3)
    assert (wound["row"], wound["severity"]) == ("<0", "stunned")
    assert play.has(PRAETORIAN, "stunned")
    assert play.figure(PRAETORIAN).wound == ""
    assert play.values(PRAETORIAN, *FOUR) == (2, 4, 7, 4)
    assert play.attack_defence(PRAETORIAN) == (3, 1)
    assert play.attack_defence(CLONE_1) == (1, 0)

    # Clone 1 has to wait for the next pass.  Clone 2: 1 + 3 = 4 hits.  Dice 1 and 3: legs, 3 + 4 - 11 = -4: nothing.
    play.asks(SCORPIONS, "choose_attack", "attack 3 1", "attack 4 1")
    play.say(SCORPIONS, "attack 3 1")
    play.say(GRIFFONS, "endure", 1, 1, 3)
    assert play.tests("attack_test")[-1] == (CLONE_2, 4)
    wound = play.last("wound_roll")
    assert (wound["rolled"], wound["location"], wound["result"]) == ((1, 3), "legs", -4)
    assert wound["severity"] == "nothing"
    assert play.attack_defence(CLONE_2) == (0, 1)  # he will not attack again in this combat

    # The dawn warrior: 5 + 3 = 8.  The praetorian parries with his only die: 5 + 5 - 1 = 9.  Parried.
    play.asks(SCORPIONS, "choose_attack", "attack 4 1")
    play.say(SCORPIONS, "attack 4 1")
    play.asks(GRIFFONS, "announce_defence", "endure", "parry 1")
    play.say(GRIFFONS, "parry 1", 5, 5)
    assert play.tests("attack_test")[-1] == (WARRIOR, 8)
    assert play.tests("defence_test") == [(PRAETORIAN, 9)]
    assert play.last("parried") == {"who": PRAETORIAN, "by": WARRIOR, "result": 9, "difficulty": 8}
    assert play.attack_defence(PRAETORIAN) == (3, 0)
    assert play.attack_defence(WARRIOR) == (1, 0)

    # The praetorian has three attacks for three enemies.  Clone 2 first: 1 + 5 - 1 = 5; he parries, 4 + 2 = 6.
    play.asks(GRIFFONS, "choose_attack", "attack 1 2", "attack 1 3", "attack 1 4")
    play.say(GRIFFONS, "attack 1 3")
    play.asks(SCORPIONS, "announce_defence", "endure", "parry 1", "sustain")
    play.say(SCORPIONS, "parry 1", 1, 4)
    assert play.tests("attack_test")[-1] == (PRAETORIAN, 5)
    assert play.tests("defence_test")[-1] == (CLONE_2, 6)
    assert play.last("parried")["who"] == CLONE_2
    assert play.attack_defence(CLONE_2) == (0, 0)
    assert play.attack_defence(PRAETORIAN) == (2, 0)

    # The dawn warrior has no defence die: 4 + 5 - 1 = 8 hits.  Dice 3 and 6 (not rolled again): abdomen,
    # 6 + 8 - 7 - 1 = 6: a serious wound.
    play.asks(GRIFFONS, "choose_attack", "attack 1 2", "attack 1 4")
    play.say(GRIFFONS, "attack 1 4", 4, 3, 6)
    assert play.tests("attack_test")[-1] == (PRAETORIAN, 8)
    wound = play.last("wound_roll")
    assert (wound["rolled"], wound["location"], wound["result"]) == ((3, 6), "abdomen", 6)
    assert (wound["row"], wound["severity"]) == ("6/7", "serious")
    assert play.figure(WARRIOR).wound == "serious"
    assert play.values(WARRIOR, "INI", "ATT", "FOR", "DEF", "RES") == (1, 1, 5, 2, 7)

    # Clone 1 has no defence die: 2 + 5 - 1 = 6 hits.  Dice 5 and 5: head, 5 + 8 - 5 - 1 = 7: killed outright.
    play.asks(GRIFFONS, "choose_attack", "attack 1 2")
    play.say(GRIFFONS, "attack 1 2", 2, 5, 5)
    assert play.tests("attack_test")[-1] == (PRAETORIAN, 6)
    wound = play.last("wound_roll")
    assert (wound["rolled"], wound["location"], wound["result"]) == ((5, 5), "head", 7)
    assert (wound["row"], wound["severity"]) == ("6/7", "killed")
    assert play.figure(CLONE_1).down
    assert play.attack_defence(CLONE_1) == (0, 0)  # his second attack die is lost

    # IX-F-2. Only the dawn warrior has an attack die: he is the attacker, and nobody can parry.
    assert len(play.told("pass_begins")) == 2
    assert [play.attack_defence(who) for who in (1, 2, 3, 4)] == [(0, 0), (0, 0), (0, 0), (1, 0)]
    play.asks(SCORPIONS, "choose_attack", "attack 4 1")
    # 3 + 3 - 2 = 4 hits.  Dice 4 and 5: chest, 5 + 7 - 11 - 2 = -1: a light wound.  No attack die is left: the end.
    play.say(SCORPIONS, "attack 4 1", 3, 4, 5)
    assert play.tests("attack_test")[-1] == (WARRIOR, 4)
    wound = play.last("wound_roll")
    assert (wound["rolled"], wound["location"], wound["result"]) == ((4, 5), "chest", -1)
    assert (wound["row"], wound["severity"]) == ("<0", "light")
    assert len(play.told("pass_begins")) == 2
    assert play.told("combat_ends") == [{"lone": 1, "others": (2, 3, 4)}]

    # At the end of the combat: the praetorian light and stunned, which add up; the others as they were.
    end = play.when("combat_ends")
    assert end.state.figures[PRAETORIAN].wound == "light"
    assert end.state.has(PRAETORIAN, "stunned")
    assert tuple([value(end, PRAETORIAN, stat) for stat in FOUR]) == (1, 3, 6, 3)
    assert end.state.figures[WARRIOR].wound == "serious"
    assert end.state.figures[CLONE_2].wound == ""
    assert not end.state.has(CLONE_2, "stunned")
    assert play.told("pursuit") == []

    # The next turn: the stun is gone, the wounds are not.
    assert play.told("turn_begins") == [{"turn": 1}, {"turn": 2}]
    assert play.asked == (GRIFFONS, "name_for_authority")
    assert not play.has(PRAETORIAN, "stunned")
    assert play.values(PRAETORIAN, *FOUR) == (2, 4, 7, 4)
    assert play.figure(WARRIOR).wound == "serious"


@pytest.mark.rule("CF-F-4", "CF-F-15", "CF-EX-19", "CF-EX-20", "CF-EX-21")
def test_ix_f_notes_a_roll_that_cannot_fail_may_be_skipped() -> None:
    """The same combat at a table that plays fast: in each place of a note the attack die is left on the table."""
    play = whole_combat(quick="yes")
    play.say(SCORPIONS, "attack 2 1")
    play.say(GRIFFONS, "endure")
    play.asks(SCORPIONS, "throw_or_skip", "skip", "throw")
    play.say(SCORPIONS, "throw", 3, 2, 4)  # whoever likes still rolls
    assert play.tests("attack_test") == [(CLONE_1, 6)]
    play.say(SCORPIONS, "attack 3 1")
    play.say(GRIFFONS, "endure")
    play.say(SCORPIONS, "throw", 1, 1, 3)
    play.say(SCORPIONS, "attack 4 1")
    play.say(GRIFFONS, "parry 1", 5, 5)  # a defence is tried: the attack must be rolled
    play.say(GRIFFONS, "attack 1 3")
    play.say(SCORPIONS, "parry 1", 1, 4)
    assert len(play.tests("attack_test")) == 4
    # "The praetorian's Attack being above 0 in spite of the penalties, this roll can be avoided."
    play.say(GRIFFONS, "attack 1 4")
    play.asks(GRIFFONS, "throw_or_skip", "skip", "throw")
    play.say(GRIFFONS, "skip", 3, 6)
    assert play.figure(WARRIOR).wound == "serious"
    # "Once again …"
    play.say(GRIFFONS, "attack 1 2")
    play.asks(GRIFFONS, "throw_or_skip", "skip", "throw")
    play.say(GRIFFONS, "skip", 5, 5)
    assert play.figure(CLONE_1).down
    # "Here too …": the warrior's Attack is 3 - 2 = 1.
    play.say(SCORPIONS, "attack 4 1")
    play.asks(SCORPIONS, "throw_or_skip", "skip", "throw")
    play.say(SCORPIONS, "skip", 4, 5)
    assert play.figure(PRAETORIAN).wound == "light"
    assert len(play.tests("attack_test")) == 4
    assert len(play.told("hit")) == 5
